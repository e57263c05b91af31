"""p2p: right on everything, copies only what it must, times only its exchanges, and noticed when broken."""
import pytest
import torch
from rung_tools import GuardedHeap
from test_sorted import CASES, draw
from test_sorted import SMALL as SORTED_SHAPE

from a2a_lib import cli
from a2a_lib.kernels.all_to_all import P2P, Sorted, p2p
from a2a_lib.kernels.moe import Problem, ProblemError, Shape, benchmark_shapes
from a2a_lib.kernels.moe import test_shapes as small_shapes
from a2a_lib.machine.node import Node

WORLDS = (1, 2, 4, 8)


@pytest.fixture(autouse=True)
def guarded(monkeypatch):
    """Known bytes behind every allocation of the heap."""
    monkeypatch.setattr(p2p, "SymmetricHeap", GuardedHeap)


def make(shape=SORTED_SHAPE, world=4, kind=P2P, **options):
    return kind(Node(world, name="small"), shape, **options)


def check_call(comm, problem):
    """Makes one call on inboxes full of NaN. Checks the rows that dispatch delivered, and the answer."""
    for name in ("rows", "replies"):
        for inbox in comm.inboxes[name]:
            inbox.memset_(0xFF)
    received = comm.dispatch(problem)
    problem.check_dispatch(received)
    problem.check(comm.combine(problem, comm.experts(received)))
    comm.heap.check()


@pytest.mark.parametrize("world", WORLDS)
def test_all_distributions(world):
    comm = make(world=world, identify=True)
    for seed, case in enumerate(CASES):
        check_call(comm, draw(case, world, seed, exact=seed % 2 == 0))


@pytest.mark.parametrize("shape, world", [
    pytest.param(shape, world, marks=[] if world == 8 and shape.name in ("test1", "test2", "test4", "bench2") else [pytest.mark.soak])
    for shape in benchmark_shapes + small_shapes for world in WORLDS])
def test_every_shape(shape, world):
    comm = make(shape, world, identify=True)
    for seed, case in enumerate((dict(), dict(num_tokens=shape.max_tokens, routing="hot_expert", target=0))):
        check_call(comm, Problem.random(shape, world, seed, True, **case))


def test_the_inbox_is_full_to_the_last_row():
    shape = Shape("full", 8, 3, 64, 7)  # a rank has two experts: at the most two rows of a token
    problem = Problem.random(shape, 4, 1, True, num_tokens=7, routing="one_rank", target=3)
    check_call(make(shape, identify=True), problem)
    assert int(problem.traffic()[0, 3]) == 7 * 2 * shape.row_bytes == make(shape).inboxes["rows"][3][0].nbytes


def test_the_same_bits_and_bytes_as_sorted():
    problem = Problem.random("tiny", 8, 3, drop=0.2)
    ours, theirs = make("tiny", 8), Sorted(None, "tiny", world_size=8)
    assert all(torch.equal(a, b) for a, b in zip(ours(problem), theirs(problem), strict=True))
    assert list(ours.bytes_moved) == list(theirs.bytes_moved) == ["counts", "rows", "replies"]
    assert all(torch.equal(ours.bytes_moved[what], moved) for what, moved in theirs.bytes_moved.items())
    moved = torch.from_numpy(ours.trace.link_bytes())  # what the copies moved, by the simulator's own count
    assert torch.equal(moved, sum(theirs.bytes_moved.values()).fill_diagonal_(0))


def test_outputs_stay_and_another_shape_and_back():
    node = Node(4, name="small")
    one, two = P2P(node, SORTED_SHAPE), P2P(node, "tiny")
    a, b, c = draw({}, 4, 1), Problem.random("tiny", 4, 2, True), draw({}, 4, 3)
    outputs = [comm(problem) for comm, problem in ((one, a), (two, b), (one, c))]
    for problem, output in zip((a, b, c), outputs, strict=True):
        problem.check(output)


# ---- time ------------------------------------------------------------------------------------------------------------

def test_stages_are_the_exchanges_and_labelled():
    comm = make("tiny", 8)
    comm(Problem.random("tiny", 8, 1))
    table = comm.trace.stages()
    assert table.columns == ["rank", "counts", "rows", "replies", "total"]
    assert table["rank"].tolist() == list(range(8)) and list(table.footer) == ["max"]
    assert comm.trace.mean_stages() == {name: table[name].max() for name in ("counts", "rows", "replies")}
    assert table.label == "simulated (preset mi300x, memory ideal)"
    assert "PyTorch's work takes no time here" in str(table)
    assert comm.trace.span_us == pytest.approx(sum(table[name].max() for name in ("counts", "rows", "replies")))
    assert min(table["counts"]) > 8, "eight host calls and a copy at least"


def test_copies_to_different_peers_run_at_once():
    shape = Shape("long", 8, 1, 8192, 64)
    comm = make(shape, 8)
    comm(Problem.random(shape, 8, 1, True, num_tokens=64))
    records = comm.trace.records
    between = records[records["src"] != records["dst"]]
    mine = between[between["rank"] == 0]
    rows = mine[mine["bytes"] > 8192][:7]  # then come the replies
    assert len(set(rows["stream"])) == 7
    assert rows["time"].max() < (rows["time"] + rows["duration"]).min(), "the last begins before the first ends"


def test_command_line(capsys):
    assert cli.main(["run", "p2p", "--world-size", "2", "--analyse"]) == 0
    out = capsys.readouterr().out
    assert "time of each exchange per rank" in out and "the exchanges, each until the last rank is done" in out
    assert cli.main(["explore", "p2p"]) == 2
    assert "made of PyTorch calls" in capsys.readouterr().err


# ---- refused ---------------------------------------------------------------------------------------------------------

def test_what_is_refused():
    with pytest.raises(TypeError, match="needs a node"):
        P2P(None, "tiny", world_size=8)
    comm = make()
    for problem in (Problem.random(SORTED_SHAPE, 2), Problem.random("tiny", 4)):
        with pytest.raises(ProblemError, match="p2p was made for"):
            comm(problem)
    check_call(make(identify=True), draw({}, 4, 1))
