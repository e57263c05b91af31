"""The rungs made of PyTorch calls: `sorted` and `reference` are right for all inputs and refuse bad ones; p2p copies only what it must,
times only its exchanges. Between real processes: tests/lab/test_processes.py."""
import random
from dataclasses import replace
from types import SimpleNamespace

import pytest
import torch
from rung_tools import GuardedHeap

from a2a_lib.kernels.all_to_all import P2P, Reference, Sorted, p2p
from a2a_lib.kernels.moe import Problem, ProblemError, Shape, benchmark_shapes
from a2a_lib.kernels.moe import test_shapes as small_shapes
from a2a_lib.machine.node import Node

SMALL = Shape("small", 16, 4, 128, 12, 3)
CASES = [
    dict(), dict(num_tokens=12), dict(num_tokens=0), dict(num_tokens=[0, 12, 1, 0, 5, 12, 0, 3]),
    dict(routing="one_expert", target=9, num_tokens=12), dict(routing="hot_expert", target=0, num_tokens=12),
    dict(routing="one_rank", target=0), dict(routing="empty_rank", target=0, num_tokens=12), dict(drop=0.3),
    dict(drop=1.0), dict(drop=0.6, num_tokens=[12, 0, 0, 0, 0, 0, 0, 1], routing="empty_rank", target=0),
]


def run(comm, problem):
    received = comm.dispatch(problem)
    problem.check_dispatch(received, ranks=comm.ranks)
    problem.check(comm.combine(problem, comm.experts(received)), ranks=comm.ranks)


def draw(case, world_size, seed, exact=True):
    case = dict(case)
    if isinstance(case.get("num_tokens"), list):
        case["num_tokens"] = case["num_tokens"][:world_size]
    if world_size == 1 and case.get("routing") == "empty_rank":
        del case["routing"], case["target"]
    return Problem.random(SMALL, world_size, seed, exact, **case)


@pytest.mark.parametrize("world_size", [1, 2, 4, 8])
@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize("kind, options", [(Sorted, {"identify": True}), (Reference, {})])
def test_all_distributions(kind, options, case, world_size):
    comm = kind(None, SMALL, world_size=world_size, **options)
    for exact in (True, False):
        run(comm, draw(case, world_size, random.randrange(2**32), exact))


@pytest.mark.parametrize("shape", [*small_shapes, *(pytest.param(shape, marks=pytest.mark.soak) for shape in benchmark_shapes)],
                         ids=lambda s: s.name)
def test_all_shapes(shape):
    problem = Problem.random(shape, exact=True)
    problem.check(Sorted(None, shape, world_size=8)(problem))


@pytest.mark.parametrize("name", ("tiny", "test2", "test5", "bench3"))
def test_reference_has_the_same_answer_and_rows(name):
    problem = Problem.random(name, exact=True)
    ours, theirs = Reference(None, name, world_size=8), Sorted(None, name, world_size=8)
    assert all(torch.equal(a, b) for a, b in zip(ours(problem), theirs(problem), strict=True))
    for what in ("rows", "replies"):
        assert torch.equal(ours.bytes_moved[what], theirs.bytes_moved[what])
    assert torch.equal(ours.bytes_moved["identity"], problem.traffic() // problem.shape.row_bytes * 8)
    assert (ours.bytes_moved["counts"] == 8).all()


def test_bytes_are_exact():
    comm, problem = Sorted(None, "tiny", world_size=8, identify=True), Problem.random("tiny", drop=0.2)
    comm(problem)
    rows = problem.traffic()
    assert torch.equal(comm.bytes_moved["rows"], rows)
    assert torch.equal(comm.bytes_moved["replies"], rows.t())
    assert torch.equal(comm.bytes_moved["identity"], rows // problem.shape.row_bytes * 4)
    assert (comm.bytes_moved["counts"] == 8 * 2).all()
    plain = Sorted(None, "tiny", world_size=8)
    plain(problem)
    assert "identity" not in plain.bytes_moved and plain.trace is None


def test_outputs_and_inputs_are_not_touched_by_later_calls():
    comm = Sorted(None, SMALL, world_size=4)
    a, b = Problem.random(SMALL, 4, 1), Problem.random(SMALL, 4, 2)
    before = [t.clone() for t in a.tokens]
    out = comm(a)
    comm(b)
    a.check(out)
    assert all(torch.equal(x, y) for x, y in zip(before, a.tokens, strict=True))


def test_a_node_gives_the_ranks():
    node = SimpleNamespace(world_size=4, ranks=[SimpleNamespace(index=r) for r in range(4)])
    problem = Problem.random(SMALL, 4)
    problem.check(Sorted(node, SMALL)(problem))
    pytest.raises(ValueError, Sorted, SimpleNamespace(world_size=4, ranks=[2]), SMALL).match("drives 1 of 4 ranks")
    pytest.raises(ValueError, Sorted, node, SMALL, world_size=8).match("the node has 4 ranks, world_size says 8")
    pytest.raises(TypeError, Sorted, None, SMALL).match("needs a node or a world_size")
    pytest.raises(TypeError, Sorted, node).match("needs a shape")
    pytest.raises(ValueError, Sorted, None, SMALL, world_size=3).match("divide")


def test_bad_input_is_refused_before_any_work():
    class Spy(Sorted):
        def _all_to_all(self, *args):
            raise AssertionError("work began")

    comm = Spy(None, SMALL, world_size=4)
    bad = Problem.random(SMALL, 4)
    bad.topk_ids[2][0, 3] = 16
    for problem, text in (
        (bad, r"topk_ids\[0, 3\] is 16"),
        (Problem.random(SMALL, 2), "the problem has 2 ranks, sorted was made for 4"),
        (Problem.random(replace(SMALL, dim=64), 4), "has dim 64, sorted was made for 128"),
        (Problem.random(replace(SMALL, topk=3), 4), "has topk 3, sorted was made for 4"),
        (Problem.random(replace(SMALL, num_experts=20), 4), "has num_experts 20, sorted was made for 16"),
    ):
        pytest.raises(ProblemError, comm, problem).match(text)


WORLDS = (1, 2, 4, 8)


@pytest.fixture(autouse=True)
def guarded(monkeypatch):
    """Known bytes behind every allocation of the heap."""
    monkeypatch.setattr(p2p, "SymmetricHeap", GuardedHeap)


def make(shape=SMALL, world=4, kind=P2P, **options):
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
def test_p2p_in_all_distributions(world):
    comm = make(world=world, identify=True)
    for seed, case in enumerate(CASES):
        check_call(comm, draw(case, world, seed, exact=seed % 2 == 0))


@pytest.mark.parametrize("shape, world", [
    pytest.param(shape, world, marks=[] if world == 8 and shape.name in ("test1", "test2", "test4", "bench2") else [pytest.mark.soak])
    for shape in benchmark_shapes + small_shapes for world in WORLDS])
def test_p2p_in_every_shape(shape, world):
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


def test_outputs_of_p2p_stay_and_another_shape_and_back():
    node = Node(4, name="small")
    small, tiny = P2P(node, SMALL), P2P(node, "tiny")
    a, b, c = draw({}, 4, 1), Problem.random("tiny", 4, 2, True), draw({}, 4, 3)
    outputs = [comm(problem) for comm, problem in ((small, a), (tiny, b), (small, c))]
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


def test_p2p_by_the_command_line(call_a2a):
    out = call_a2a("run", "p2p", "--world-size", "2", "--analyse").out
    assert "time of each exchange per rank" in out and "the exchanges, each until the last rank is done" in out
    assert "made of PyTorch calls" in call_a2a("explore", "p2p", status=2).err


# ---- refused ---------------------------------------------------------------------------------------------------------

def test_what_p2p_refuses():
    pytest.raises(TypeError, P2P, None, "tiny", world_size=8).match("needs a node")
    comm = make()
    for problem in (Problem.random(SMALL, 2), Problem.random("tiny", 4)):
        pytest.raises(ProblemError, comm, problem).match("p2p was made for")
    check_call(make(identify=True), draw({}, 4, 1))
