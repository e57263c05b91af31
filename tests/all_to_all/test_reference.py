"""reference: right on everything, with the bits of `sorted`. Both between real processes: tests/lab/test_processes.py."""
import pytest
import torch
from test_sorted import CASES, SMALL, draw, run

from a2a_lib.kernels.all_to_all import Reference, Sorted
from a2a_lib.kernels.moe import Problem, ProblemError


@pytest.mark.parametrize("world_size", (1, 2, 4, 8))
@pytest.mark.parametrize("case", CASES, ids=str)
def test_all_distributions(case, world_size):
    comm = Reference(None, SMALL, world_size=world_size)
    for seed in range(2):
        run(comm, draw(case, world_size, seed, exact=seed == 0))


@pytest.mark.parametrize("name", ("tiny", "test2", "test5", "bench3"))
def test_the_same_answer_and_rows_as_sorted(name):
    problem = Problem.random(name, exact=True)
    ours, theirs = Reference(None, name, world_size=8), Sorted(None, name, world_size=8)
    assert all(torch.equal(a, b) for a, b in zip(ours(problem), theirs(problem), strict=True))
    for what in ("rows", "replies"):
        assert torch.equal(ours.bytes_moved[what], theirs.bytes_moved[what])
    assert torch.equal(ours.bytes_moved["identity"], problem.traffic() // problem.shape.row_bytes * 8)
    assert (ours.bytes_moved["counts"] == 8).all()


def test_bad_input_is_refused():
    with pytest.raises(ProblemError, match="reference was made for 4"):
        Reference(None, SMALL, world_size=4)(Problem.random(SMALL, 2))
