"""If a trace is too long, launches stay and the oldest details are dropped. All results of such a trace say so."""
import numpy as np
import pytest

from a2a_lib import show
from a2a_lib.kernels.all_to_all import TokenFlags
from a2a_lib.kernels.moe import Problem, Shape
from a2a_lib.machine.node import Node
from a2a_lib.machine.trace import COPY, HOST, LAUNCH, RECORD, Trace

SHAPE = Shape("long", 8, 2, 64, 6)
KEPT = (LAUNCH, COPY, HOST)


def calls(count=2, **limits):
    """(trace of all, trace of the last call) of a rung on a node of its own."""
    with Node(2, **limits) as node:
        comm = TokenFlags(node, SHAPE, blocks=8)
        for seed in range(count):
            mark = node.mark()
            comm(Problem.random(SHAPE, 2, seed))
        return node.trace, node.trace_since(mark)


def parts(trace):
    kept = np.isin(trace.records["kind"], KEPT)
    return trace.records[kept], trace.records[~kept]


@pytest.fixture(scope="module")
def whole():
    return calls()


@pytest.mark.parametrize("limit", (0, 1, 7, 100))
def test_launches_stay_and_the_latest_details(whole, limit):
    trace, last = calls(max_events=limit)
    for some, all_ in ((trace, whole[0]), (last, whole[1])):
        kept, details = parts(some)
        every, every_detail = parts(all_)
        assert np.array_equal(kept, every)
        assert np.array_equal(details, every_detail[len(every_detail) - limit:])
        assert some.meta["dropped"] == len(all_) - len(some) == len(every_detail) - limit
        expected = all_.records[np.isin(np.arange(len(all_)), np.flatnonzero(np.isin(all_.records["kind"], KEPT)))
                                | (np.arange(len(all_)) >= len(all_) - _tail(all_, limit))]
        assert np.array_equal(some.records, expected)  # in the order in which they came


def _tail(trace, details):
    """The number of a trace's last records that hold this many details."""
    behind = np.flatnonzero(~np.isin(trace.records["kind"], KEPT))
    return len(trace) - behind[len(behind) - details] if details else 0


def test_a_part_that_is_all_there_is_complete(whole):
    first, last = (len(parts(trace)[1]) for trace in whole)
    trace, latest = calls(max_events=(first + last) // 2)
    assert trace.meta["dropped"] and "incomplete" in trace.label
    assert latest.meta["dropped"] == 0 and latest.label == whole[1].label
    assert latest.digest() == whole[1].digest() and np.array_equal(latest.records, whole[1].records)


def test_whatever_is_made_of_it_says_so(whole):
    trace, _ = calls(max_events=50)
    words = f"incomplete: the oldest {trace.meta['dropped']:,} records are lost"
    assert list(trace.stages().columns) == list(whole[0].stages().columns)  # and none is a KeyError
    assert np.array_equal(trace.stages()["total"], whole[0].stages()["total"])
    for made in (trace.stages(), trace.flags(), trace.replays(), trace):
        assert words in repr(made)
    picture = show.timeline(trace)
    assert words in picture.alt and words in repr(picture.table)
    assert trace.digest().endswith("-incomplete") and trace.digest() != whole[0].digest()
    assert not whole[0].digest().endswith("-incomplete") and "incomplete" not in repr(whole[0])


def test_clearing_begins_anew():
    with Node(2, max_events=10) as node:
        comm = TokenFlags(node, SHAPE, blocks=8)
        comm(Problem.random(SHAPE, 2, 1))
        assert node.trace.meta["dropped"] and node.mark() > 400
        node.clear_trace()
        assert node.trace.meta["dropped"] == 0 and not len(node.trace.select(("launch", "wave"))) and node.mark() < 20


def test_the_digest_does_not_know_which_streams_there_were_before():
    def run(streams):
        with Node(2) as node:
            kept = [rank.stream() for rank in node.ranks for _ in range(streams)]
            comm = TokenFlags(node, SHAPE, blocks=8)
            comm(Problem.random(SHAPE, 2, 1))
            assert len(kept) == 2 * streams
            return comm.trace.digest()
    assert run(0) == run(3)


def test_but_it_knows_streams_apart():
    records = np.zeros(4, dtype=RECORD)
    records["time"], records["launch"] = range(4), range(4)

    def digest(*streams):
        records["stream"] = streams
        return Trace(records, {"kernels": ["k"], "symbols": ["s"]}).digest()

    assert digest(0, 0, 0, 0) == digest(5, 5, 5, 5) != digest(0, 5, 0, 5)
    assert digest(0, 5, 0, 5) == digest(2, 3, 2, 3) != digest(0, 0, 5, 5)
