"""Every rung of kernels: what the registry says, late ranks, odd numbers of ranks, inputs and grids that are refused, kinds of memory,
how rows are dealt out, overheads. That they are right in all circumstances: test_coverage.py."""
import json
from dataclasses import replace
from types import SimpleNamespace

import pytest
import torch
from rung_cases import RUNGS, SMALL
from rung_tools import check_call, draw, make, mutant

import a2a_lib as a2a
from a2a_lib import toolchain
from a2a_lib.errors import BudgetError, DeadlockError, FaultError, HeapError, LaunchError
from a2a_lib.kernels.all_to_all import AllToAll, TokenFlags, measured, rungs
from a2a_lib.kernels.moe import Problem, ProblemError, Shape, shapes
from a2a_lib.kernels.rung.hip_rung import HipRung
from a2a_lib.lab import explore
from a2a_lib.lab.bench import run
from a2a_lib.machine.node import Node, SymmetricHeap


def test_no_rung_inherits_from_another():
    for name in rungs:
        others = [kind for kind in rungs[name].__mro__[1:] if getattr(kind, "name", "")]
        assert not others, f"{name} inherits from {others}"
        assert rungs[name].name == name and issubclass(rungs[name], AllToAll)


def test_every_kernel_has_the_arguments_that_its_stage_passes():
    for name in rungs:
        if not issubclass(rungs[name], HipRung):
            continue
        modules = [toolchain.compile(file).kernels for file in rungs[name].files()]
        for stage in rungs[name].stages:
            kernel = next(kernels[stage.kernel] for kernels in modules if stage.kernel in kernels)
            assert [arg.name for arg in kernel.args] == stage.arguments.split(), f"{name}, {stage.kernel}"
            assert len(kernel.args) <= 14


def test_profiled_runs_by_its_name_and_is_no_step_of_the_ladder(call_a2a):
    assert "profiled" in rungs and "profiled" not in measured()
    assert json.loads(call_a2a("run", "profiled", "--shape", "tiny", "--world-size", "2", "--json").out)["correct"]
    assert "all_to_all/profiled" not in run.choose(None) and run.choose(["profiled"]) == ["all_to_all/profiled"]


def test_names_are_listed_after_the_rung_sorted_was_used():
    """The rung's module `sorted` has the name of the function that sorts names."""
    assert a2a.all_to_all.rungs["sorted"]
    assert {"TokenFlags", "best", "Sorted"} <= set(dir(a2a.all_to_all))
    with pytest.raises(KeyError, match="no rung is called 'teleport'"):
        rungs["teleport"]


# ---- bad input -------------------------------------------------------------------------------------------------------

@pytest.fixture(scope="module")
def comm():
    return make(SMALL, 4, blocks=8)


def test_bad_input_is_refused_before_anything_runs(comm):
    """Through each entry. All that is refused: tests/moe/test_moe.py."""
    unknown, many = draw(SMALL, 4, 0, num_tokens=[3, 5, 0, 12]), draw(replace(SMALL, max_tokens=13), 4, 0, num_tokens=[3, 5, 0, 13])
    unknown.topk_ids[1][2, 3] = 2**31 - 1
    waves, epoch = comm.node.counters()["waves"], comm.epoch
    for problem, message in ((unknown, r"rank 1: topk_ids\[2, 3\] is 2147483647, must be an expert in \[0, 16\) or -1"),
                             (many, "13 tokens, .* made for at most 12")):
        for entry in (comm, comm.launch, comm.dispatch):
            pytest.raises(ProblemError, entry, problem).match(message)
    assert comm.node.counters()["waves"] == waves and comm.epoch == epoch
    check_call(comm, draw(SMALL, 4, 9))  # the rung is as good as before
    check_call(comm, draw(replace(SMALL, max_tokens=5), 4, 1))  # fewer tokens fit


def test_a_heap_too_small_is_refused():
    node = Node(4)
    with pytest.raises(HeapError, match="the heap is full"):
        TokenFlags(node, SMALL, heap=SymmetricHeap(node, 60_000))
    assert node.counters()["waves"] == 0


def test_grids_that_cannot_be_are_refused():
    node = Node(2)
    for options in (dict(blocks=0), dict(blocks=-1), dict(waves=0), dict(waves=17)):
        pytest.raises(ValueError, TokenFlags, node, "tiny", **options).match("at least 1 block, 1 to 16 waves")
    pytest.raises(ValueError, TokenFlags, node, Shape("wide", 64, 33, 8, 1)).match("topk <= 32")
    pytest.raises(ValueError, TokenFlags, Node(3), "tiny").match("16 experts do not divide over 3 ranks")
    pytest.raises(TypeError, TokenFlags, None, "tiny", world_size=2).match("needs a node")
    assert node.counters()["waves"] == 0


@pytest.mark.parametrize("rung", RUNGS)
@pytest.mark.parametrize("world, shape", [(3, Shape("three", 9, 3, 64, 5)), (16, Shape("sixteen", 32, 5, 64, 5))],
                         ids=("three", "sixteen"))
def test_ranks_that_are_no_power_of_two_and_more_than_eight(rung, world, shape):
    if world > getattr(rungs[rung], "most_ranks", world):
        pytest.raises(ValueError, make, shape, world, rung=rung, blocks=5).match("at most")
        return
    check_call(make(shape, world, rung=rung, blocks=5), draw(shape, world, 1))


# ---- memory that is nobody's, failures, inputs -----------------------------------------------------------------------

def test_a_piece_too_many_shows_where_nobody_else_writes():
    """Every row that is read is right. Only a check of memory that no rank should write reveals the error."""
    source = mutant("copy_row(world.at(recv_x + at * shape.dim, peer)",
                    "copy_row(world.at(recv_x + at * shape.dim + shape.dim, peer), x, 16);\n"
                    "    copy_row(world.at(recv_x + at * shape.dim, peer)")
    comm = make(SMALL, 4, source=source, blocks=1, waves=1)
    check_call(comm, draw(SMALL, 4, 1))
    with pytest.raises(AssertionError, match="recv_x was written at an unused row"):
        check_call(comm, draw(SMALL, 4, 1), untouched=True)
    full = draw(SMALL, 4, 1, num_tokens=12, routing="one_rank", target=3)  # the last slot of rank 3's buffer
    with pytest.raises(AssertionError, match="rank 3: bytes .* of the recv_x guard were written"):
        check_call(make(SMALL, 4, source=source, blocks=1, waves=1), full)


def test_a_mutant_does_not_stop_the_process():
    """After any of these failures a new rung on the same node is right, and the inputs are as they were."""
    node, problem = Node(4, max_instructions=20_000_000), draw(SMALL, 4, 2)
    kept = [[t.clone() for t in group] for group in (problem.tokens, problem.topk_ids, problem.topk_weights)]
    for change in (("if (id < 0) continue;", ""), ("alone = gridDim.x == 1", "alone = false"),
                   ("slot = atomicAdd(&send_slots[peer], 1u)", "slot = 1 << 30")):
        comm = make(SMALL, 4, node=node, blocks=1, source=mutant(*change))
        with pytest.raises((DeadlockError, FaultError, BudgetError)):
            for seed in range(2):
                comm(draw(SMALL, 4, seed, drop=0.3))
        check_call(make(SMALL, 4, node=node, blocks=4), problem)
    for group, old in zip((problem.tokens, problem.topk_ids, problem.topk_weights), kept, strict=True):
        assert all(torch.equal(a, b) for a, b in zip(group, old, strict=True))


# ---- grids: more blocks than fit -------------------------------------------------------------------------------------

def crowded(rung, blocks, variant=None, **limits):
    """8 CUs a GPU, blocks of 16 waves: two fit on a CU at the most."""
    node = Node(4, name="small", **limits)
    return make(SMALL, 4, rung=rung, node=node, blocks=blocks, waves=16, variant=variant)


def test_roles_by_number_need_all_blocks_resident():
    """Receivers have the lowest block numbers. Up to the occupancy limit the launch works; beyond it, it is refused or hangs."""
    comm = crowded("active_tokens", 1)
    room = comm.node.ranks[0].resident_blocks(comm.kernel("combine"), comm.threads)
    check_call(crowded("active_tokens", room // 2, "receivers_first"), draw(SMALL, 4, 1, num_tokens=12))
    with pytest.raises(LaunchError, match=rf"launches {room + 2} blocks .* wait for one another, but only {room} fit"):
        crowded("active_tokens", room // 2 + 1, "receivers_first")
    hangs = crowded("active_tokens", 2 * room, "receivers_first_unchecked")
    with pytest.raises(DeadlockError, match=r"rank \d, kernel combine(.|\n)*reply_flags\[\d+, \d+\](.|\n)*"
                                            r"blocks have not started: no CU has room"):
        problem = draw(SMALL, 4, 1, num_tokens=12)
        hangs(problem)


@pytest.mark.parametrize("name", [name for name in rungs if hasattr(rungs[name], "stages")])
def test_the_usual_grid_fits_a_small_node(name):
    """If the caller gives no grid, the rung launches as many blocks as run at once on 8 CUs, because they wait for one another."""
    problem = draw("tiny", 2, 1)
    problem.check(rungs[name](Node(2, name="small"), "tiny")(problem))


# ---- how rows are dealt out ------------------------------------------------------------------------------------------

PUZZLE = Shape("puzzle", 64, 4, 64, 64)  # 4 ranks: 16 experts a rank, a buffer of 256 rows each; about 16 are filled


@pytest.mark.parametrize("blocks, divides", ((60, False), (64, True), (68, False), (72, False), (128, True)))
def test_a_stride_that_divides_the_capacity_leaves_the_rows_to_few_waves(blocks, divides):
    """The seed's grid of 256 blocks against 304, scaled down: 256 rows per expert, 4 waves a block."""
    problem = draw(PUZZLE, 4, 1, num_tokens=64)
    longest = {}
    for variant in ("flat_slots", None):
        comm = make(PUZZLE, 4, rung="fused_combine", blocks=blocks, waves=4, variant=variant)
        problem.check(comm(problem))
        counts = comm.rows_per_wave(1)
        assert sum(counts) == int(problem.flat_tokens()[:, 16:32].sum())
        longest[variant] = counts[0]
    assert longest[None] <= -(-sum(counts) // (4 * blocks)) + 2
    if (4 * blocks) % 256 == 0 or 256 % (4 * blocks) == 0:
        assert divides and longest["flat_slots"] >= (16 if blocks == 64 else 8)
    else:
        assert not divides and longest["flat_slots"] <= 6


def test_padded_experts_do_more_work():
    problem, work = draw("tiny", 4, 1), {}
    for variant in (None, "padded"):
        comm = make("tiny", 4, rung="active_tokens", blocks=8, variant=variant)
        problem.check(comm(problem))
        work[variant] = comm.trace.stages()["expert"].max()
    assert work["padded"] > 1.5 * work[None]


# ---- overheads -------------------------------------------------------------------------------------------------------

def test_host_time_per_call_falls_with_the_launches():
    problems = [draw("tiny", 4, seed) for seed in range(2)]
    took = {}
    for rung, variant in (("token_flags", None), ("fused_combine", None), ("no_overheads", None),
                          ("no_overheads", "memsets")):
        comm = make("tiny", 4, rung=rung, blocks=8, variant=variant)
        took[rung, variant] = comm.host_us(problems)
        problems[0].check(comm(problems[0]))
    assert took["token_flags", None] > took["fused_combine", None] > took["no_overheads", None]
    assert took["no_overheads", "memsets"] > took["no_overheads", None] + 4  # four calls of the host more


def test_output_buffers_are_used_again_only_after_their_result():
    comm = make(SMALL, 2, rung="no_overheads", blocks=4)
    problems = [draw(SMALL, 2, seed, num_tokens=n) for seed, n in enumerate((12, 5, 0, 7))]
    first, second = comm.launch(problems[0]), comm.launch(problems[1])
    places = {call: [buffer.address for buffer in call.buffers] for call in (first, second)}
    assert all(a != b for a, b in zip(places[first], places[second], strict=True))
    problems[0].check(comm.result(first))
    third = comm.launch(problems[2])
    assert [buffer.address for buffer in third.buffers] == places[first]
    fourth = comm.launch(problems[3])
    for problem, call in zip(problems, (first, second, third, fourth), strict=True):
        problem.check(comm.result(call))  # the first one's a second time


def grid_of(rung, shape, target, units):
    """(blocks, waves) of a rung for which no memory is made."""
    comm = object.__new__(rungs[rung])
    comm.shape, comm.node = shape, SimpleNamespace(target=target, world_size=8, ranks=[SimpleNamespace(compute_units=units)])
    return comm.usual_blocks(comm.usual_waves()), comm.usual_waves()


@pytest.mark.parametrize(("rung", "shape", "target", "grid"), [
    ("varlen", "dsv3", "sim", (304, 4)), ("varlen", "bench1", "sim", (10, 4)), ("varlen", "dsv3", "cuda", (132, 16)),
    ("varlen", "bench1", "cuda", (26, 16)), ("rank_flags", "bench1", "cuda", (132, 16)), ("varlen", "bench1", "hip", (10, 4))])
def test_usual_grid(rung, shape, target, grid):
    assert grid_of(rung, shapes[shape], target, 132) == grid


@pytest.mark.parametrize("experts, topk, dim, tokens, target, waves", [
    *((8, 2, dim, 4, target, waves) for dim, target, waves in ((7168, "cuda", 14), (4096, "cuda", 16), (6144, "cuda", 12), (7168, "sim", 8),
                                                               (16384, "cuda", 16), (72, "cuda", 16))),
    *((256, 8, 7168, tokens, "sim", waves) for tokens, waves in ((1, 8), (16, 8), (64, 8), (128, 12), (256, 12)))])
def test_blocks_have_whole_rows_and_the_grid_takes_the_fewest_rounds_over_the_parts_sent(experts, topk, dim, tokens, target, waves):
    """7 peers x 256 tokens x 4 parts of 4 KiB: 3 rounds of 304 x 8 waves, but 2 of 304 x 12; 16 waves save none of them."""
    assert grid_of("prereduced", Shape("s", experts, topk, dim, tokens), target, 304)[1] == waves


MODES = ("strict", "hw-spx", "cpx")


@pytest.mark.parametrize("kind", ["default", "uncached"])
@pytest.mark.parametrize("rung", RUNGS)
def test_every_rung_is_right(rung, kind):
    mode = MODES[RUNGS.index(rung) % len(MODES)]
    node = Node(4, name="small", memory=mode, seed=3)
    comm = make(SMALL, 4, rung=rung, node=node, blocks=6, heap_memory=kind)
    for seed in range(2):
        check_call(comm, draw(SMALL, 4, seed))
    assert comm.heap_memory == kind


def test_bytes_that_queue_at_several_links_go_faster_in_uncached_memory():
    """128 tokens of 5.6 KiB on each rank: queues are longer than `link_crowd`."""
    took = {}
    problem = Problem.random("bench3", 8, seed=1, exact=True)
    for kind in ("finegrained", "uncached"):
        with Node(8, seed=0) as node:
            comm = rungs["prereduced"](node, problem.shape, heap_memory=kind)
            problem.check(comm(problem))
            took[kind] = comm.trace.span_us
    assert took["uncached"] < 0.95 * took["finegrained"]


@pytest.mark.parametrize("rung", [name for name in RUNGS if getattr(rungs[name], "heap_memory", "") == "uncached"])
def test_schedules_are_tried_in_memory_that_hides_nothing(rung, monkeypatch):
    """In uncached memory, a missing release gives right values. So the explorer uses cached memory. Rungs are right in both."""
    kinds, init = set(), rungs[rung].__init__
    monkeypatch.setattr(rungs[rung], "__init__", lambda self, *args, **options: (
        kinds.add(options.get("heap_memory")), init(self, *args, **options))[1])
    assert explore.rung(rung, seeds=2, races=False).ok and kinds == {"finegrained"}
    kinds.clear()
    situations = [replace(each, options=(*each.options, ("heap_memory", "uncached"))) for each in rungs[rung].all_situations()]
    assert explore.rung(rung, seeds=4, situations=situations).ok and kinds == {"uncached"}


def test_another_kind_of_memory_is_refused():
    pytest.raises(ValueError, make, SMALL, 2, heap_memory="slow").match("finegrained")
