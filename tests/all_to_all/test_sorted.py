"""The rungs `sorted` and `reference` are right for all inputs and refuse bad ones. Between real processes: tests/lab/test_processes.py."""

import random
from dataclasses import replace
from types import SimpleNamespace

import pytest
import torch

from a2a_lib.kernels.all_to_all import Reference, Sorted
from a2a_lib.kernels.moe import Problem, ProblemError, Shape, benchmark_shapes
from a2a_lib.kernels.moe import test_shapes as small_shapes

SMALL = Shape("small", 16, 4, 128, 12, 3)
CASES = [
    dict(),
    dict(num_tokens=12),
    dict(num_tokens=0),
    dict(num_tokens=[0, 12, 1, 0, 5, 12, 0, 3]),
    dict(routing="one_expert", target=9, num_tokens=12),
    dict(routing="hot_expert", target=0, num_tokens=12),
    dict(routing="one_rank", target=0),
    dict(routing="empty_rank", target=0, num_tokens=12),
    dict(drop=0.3),
    dict(drop=1.0),
    dict(drop=0.6, num_tokens=[12, 0, 0, 0, 0, 0, 0, 1], routing="empty_rank", target=0),
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
    with pytest.raises(ValueError, match="drives 1 of 4 ranks"):
        Sorted(SimpleNamespace(world_size=4, ranks=[2]), SMALL)
    with pytest.raises(ValueError, match="the node has 4 ranks, world_size says 8"):
        Sorted(node, SMALL, world_size=8)
    with pytest.raises(TypeError, match="needs a node or a world_size"):
        Sorted(None, SMALL)
    with pytest.raises(TypeError, match="needs a shape"):
        Sorted(node)
    with pytest.raises(ValueError, match="divide"):
        Sorted(None, SMALL, world_size=3)


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
        with pytest.raises(ProblemError, match=text):
            comm(problem)
