"""The range that the clock's constants leave a time: what is drawn, what is computed from it, and a run repeated for it."""
from operator import attrgetter

import pytest
from trace_tools import META, STRINGS, launch

from a2a_lib.kernels.ag_gemm import AG_GEMM, AG_GEMM_NODES
from a2a_lib.kernels.all_to_all import TokenFlags
from a2a_lib.kernels.gemm import GemmProblem, GemmShape
from a2a_lib.kernels.gemm.rung import call_us
from a2a_lib.kernels.gemm_rs import GEMM_RS
from a2a_lib.kernels.moe import Problem
from a2a_lib.kernels.moe_layer import LayerProblem, LayerShape, Megakernel
from a2a_lib.machine.node import Node
from a2a_lib.machine.node.cluster import Cluster
from a2a_lib.machine.sim import presets, spreads
from a2a_lib.machine.trace import Trace, records_of


def trace_of(us, **meta):
    return Trace(records_of([launch(0, 0, us, 0, 0)]), STRINGS, META | meta)


@pytest.mark.parametrize("preset", presets.NAMES)
def test_every_constant_lies_in_its_range(preset):
    values, ranges = presets.constants(preset), spreads.spread(preset)
    assert list(ranges) == list(values) and set(spreads.OPEN.get(preset, ())) <= set(values) >= set(spreads.FIXED)
    assert all(least <= values[name] <= most for name, (least, most) in ranges.items())
    assert any(least < most for least, most in ranges.values()) == (preset != "ideal")


def test_what_decides_how_open_a_constant_is():
    values, ranges = presets.constants("mi300x"), spreads.spread("mi300x")
    share = {name: (most - values[name]) / values[name] for name, (_, most) in ranges.items() if values[name]}
    assert share["cycle"] == share["lds_width"] == share["l2_bytes"] == share["nic_gbps"] == 0  # documented
    assert [share["host_call"], share["release_turn"]] == pytest.approx([spreads.CHOICE] * 2)
    assert [share["cu_gbps"], share["mall_gbps"]] == pytest.approx([spreads.ONE_SOURCE] * 2)
    assert spreads.spread("h200")["remote"][1] == pytest.approx(855e3 * (1 + spreads.MEASURED))
    assert ranges["mall"] == (218e3, 262e3) and ranges["port_gbps"] == (0, 0)
    assert "xGMI" in repr(spreads.table("mi300x"))
    pytest.raises(ValueError, spreads.spread, "mi400").match("no preset is called")


def test_the_first_two_sets_are_the_ends_and_the_others_cover_every_range_evenly():
    ranges, (fast, slow, *_) = spreads.spread("mi300x"), spreads.draw("mi300x", 4, seed=2)
    assert {name: tuple(sorted((fast[name], slow[name]))) for name in fast} == {name: ranges[name] for name in fast}
    for name in ("l2", "remote", "release", "queue_gap", "request_bytes", "block_start"):
        assert fast[name] < slow[name], name
    for name in ("hbm_gbps", "link_gbps", "cu_loads", "wave_remote_loads", "private_width", "mall_stores", "link_crowd"):
        assert fast[name] > slow[name], name
    assert spreads.draw("mi300x", 2, seed=9) == [fast, slow]
    ranges, drawn = spreads.spread("mi300x"), spreads.draw("mi300x", 10, seed=2)
    assert drawn == spreads.draw("mi300x", 10, seed=2) != spreads.draw("mi300x", 10, seed=3)
    assert set(drawn[0]) == {name for name, (least, most) in ranges.items() if least < most}
    for name in drawn[0]:
        least, most = ranges[name]
        assert sorted(int(8 * (constants[name] - least) / (most - least)) for constants in drawn[2:]) == list(range(8)), name
    assert spreads.draw("mi300x", 10, 2, ["l2"]) == [{"l2": constants["l2"]} for constants in drawn]
    assert len(spreads.draw("mi300x", 1)) == 1 and ranges["l2"][0] < spreads.draw("mi300x", 1)[0]["l2"] < ranges["l2"][1]
    for wrong, message in ((dict(names=["l3"]), "no constant l3"), (dict(count=0), "at least 1")):
        pytest.raises(ValueError, spreads.draw, "mi300x", **{"count": 2, **wrong}).match(message)
    problem, times = Problem.random("tiny", 2, seed=7), []
    for constants in spreads.draw("mi300x", 6, seed=1):
        with Node(2, name="small", constants=constants) as node:
            comm = TokenFlags(node, "tiny")
            comm(problem)
            times.append(comm.trace.span_us)
    assert times[0] == min(times) and times[1] == max(times) and times[0] < 0.8 * times[1]


def test_the_range_is_that_of_the_draws_relative_to_the_run_repeated():
    """A run takes 100 us. Repeated with cold caches it takes 50 us, times the drawn L2 latency over the usual one."""
    asked = []

    def again(constants):
        asked.append(constants)
        return trace_of(50 * constants.get("l2", 100e3) / 100e3)
    uncertainty = trace_of(100).uncertainty(4, 1, ["l2"], again=again)
    times = [constants["l2"] / 1e3 for constants in spreads.draw("mi300x", 4, 1, ["l2"])]
    assert asked[0] == {} and uncertainty.draws == pytest.approx(times, rel=1e-6)
    assert (uncertainty.us, uncertainty.low, uncertainty.high) == pytest.approx((100, min(times), max(times)), rel=1e-6)
    assert uncertainty.drawn == ("l2",) and "100.0 us" in repr(uncertainty) and "in 4 draws of 1 constant;" in repr(uncertainty)
    doubled = trace_of(100).uncertainty(4, 1, ["l2"], of=lambda trace: 2 * trace.span_us, again=again)
    assert doubled.high == pytest.approx(2 * uncertainty.high)
    slower = trace_of(100).uncertainty(2, again=lambda constants: trace_of(80 if constants else 50))
    assert (slower.low, slower.high) == (100, 160)  # the time itself is part of the range


def test_what_has_no_range_or_leaves_nothing_open():
    assert spreads.draw("mi300x", 2, names=[]) == [{}, {}]
    for trace, message in ((trace_of(1, target="cuda", preset=None), "measured"), (trace_of(1), "how its run is repeated")):
        pytest.raises(ValueError, trace.uncertainty, 2).match(message)
    pytest.raises(ValueError, trace_of(1).uncertainty, 2, again=lambda constants: trace_of(0)).match("took 0")
    with Node(2, name="small", preset="ideal") as node:
        comm = TokenFlags(node, "tiny")
        comm(Problem.random("tiny", 2, seed=7))
        uncertainty = comm.trace.uncertainty(2)
    assert uncertainty.drawn == () and uncertainty.low == uncertainty.us == uncertainty.high


GEMM, LAYER = GemmShape(m=128, n=128, k=64), LayerShape(8, 2, 64, 64, max_tokens=8)
SPAN, ROWS = attrgetter("span_us"), GemmProblem.random("ag_gemm", GEMM, 2)
RUNGS = {  # class, shape, problem, how it is made, how else, its time
    "token_flags": (TokenFlags, "tiny", Problem.random("tiny", 2, seed=7), {"blocks": 6}, {"blocks": 8}, SPAN),
    "copy_engine": (AG_GEMM["copy_engine"], GEMM, ROWS, {"programs": 4, "pieces": 2}, {"programs": 4}, call_us),
    "put_by_waves": (AG_GEMM["put_by_waves"], GEMM, ROWS, {"programs": 4, "pieces": 2}, {"programs": 4}, call_us),
    "slots": (GEMM_RS["slots"], GEMM, GemmProblem.random("gemm_rs", GEMM, 2), {"programs": 4}, None, call_us),
    "megakernel": (Megakernel, LAYER, LayerProblem.random(LAYER, 2, 0, num_tokens=8), {"programs": 8, "combine": "scatter"},
                   {"programs": 8}, SPAN),
}


@pytest.mark.parametrize("name", [pytest.param(name, marks=pytest.mark.soak) if name == "put_by_waves" else name for name in RUNGS])
def test_a_rung_is_repeated_as_it_was_made(name):
    make, shape, problem, options, other, time = RUNGS[name]

    def run(options, constants=None):
        with Node(2, name="small", seed=4, constants=constants) as node:
            rung = make(node, shape, **options)
            rung(problem)
            return rung.trace
    trace = run(options)
    uncertainty = trace.uncertainty(3, seed=5, of=time)
    by_hand = [time(run(options, constants)) for constants in spreads.draw("mi300x", 3, 5)]
    assert uncertainty.us == time(trace) and uncertainty.draws == pytest.approx(by_hand, rel=1e-12) and len(set(by_hand)) == 3
    assert uncertainty.low == min(uncertainty.us, *by_hand) < uncertainty.high == max(uncertainty.us, *by_hand)
    assert trace.again({}).digest() == trace.digest() and (other is None or trace.digest() != run(other).digest())


def test_kernels_variants_and_given_constants_are_those_of_the_run():
    problem = Problem.random("tiny", 2, seed=7)
    variant = next(iter(TokenFlags.VARIANTS))
    with Node(2, name="small", constants={"link_gbps": 9}) as node:
        comm = TokenFlags(node, "tiny", variant=variant)
        other = comm.SOURCE.read_text().replace("#include", "#pragma clang fp contract(off)\n#include", 1)
        comm.use("combine_recv", node.load(other, opt="-O1").combine_recv)
        comm(problem)
        trace = comm.trace
    assert trace.label == "simulated (preset mi300x with link_gbps 9, memory ideal)" and trace.links().link_gbps == 9
    assert trace.again({}).digest() == trace.digest()
    uncertainty = trace.uncertainty(1, constants=["link_gbps"])
    assert uncertainty.drawn == () and uncertainty.low == uncertainty.high == uncertainty.us  # what the node was given is known


def test_a_cluster_is_repeated_as_one_and_no_whole_call_is_not():
    with Cluster(2, 1, name="small", seed=2) as cluster:
        rung = AG_GEMM_NODES["two_level"](cluster, GEMM, programs=4)
        rung(ROWS)
        trace = rung.trace
    assert trace.again({}).digest() == trace.digest()
    slow = trace.again({"nic": 50e6})
    assert slow.span_us > trace.span_us + 10
    with Node(2, name="small") as node:
        rung = AG_GEMM["sequential"](node, GEMM, programs=4)
        rung.write(ROWS)
        rung.launch()
        rung.read()
        pytest.raises(ValueError, rung.trace.uncertainty, 1).match("how its run is repeated")
