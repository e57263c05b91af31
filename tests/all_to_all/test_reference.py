"""reference: right on everything, with the bits of `sorted`, and both between real processes."""
import pytest
import torch
import torch.distributed as dist
import torch.multiprocessing as mp
from test_sorted import CASES, SMALL, draw, run

from a2a_lib.kernels.all_to_all import Reference, Sorted
from a2a_lib.kernels.moe import MismatchError, Problem, ProblemError


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


class NextToken(Reference):
    def combine(self, problem, replies):
        self._calls = [([flat + self.shape.topk for flat in flats[:-1]] + flats[-1:], *rest)
                       for flats, *rest in self._calls]
        return super().combine(problem, replies)


class FirstWeight(Reference):
    def combine(self, problem, replies):
        weights = [w[:, :1].expand_as(w).contiguous() for w in problem.topk_weights]
        return super().combine(Problem(problem.shape, problem.tokens, problem.topk_ids, weights), replies)


class LastRowTwice(Reference):
    def _all_to_all(self, what, sends, *splits):
        return super()._all_to_all(what, [torch.cat([t[:-2], t[-1:], t[-1:]]) if what == "rows" else t for t in sends],
                                   *splits)


@pytest.mark.parametrize("broken", (NextToken, FirstWeight, LastRowTwice))
def test_broken_rungs_are_noticed(broken):
    problem = draw(dict(num_tokens=12), 4, 1, exact=True)
    with pytest.raises((MismatchError, IndexError)):
        problem.check(broken(None, SMALL, world_size=4)(problem))


def _process(rank, world_size, file):
    torch.set_num_threads(1)
    dist.init_process_group("gloo", init_method=f"file://{file}", rank=rank, world_size=world_size)
    try:
        for comm in (Reference(None, "tiny"), Sorted(None, "tiny", identify=True)):
            assert comm.ranks == [rank] and comm.world_size == world_size
            for seed, case in enumerate((dict(), dict(drop=0.5), dict(num_tokens=[0, 8]), dict(routing="one_rank", target=1))):
                problem = Problem.random("tiny", world_size, seed, exact=seed % 2 == 0, **case)
                run(comm, problem)
                assert torch.equal(comm.bytes_moved["rows"][rank], problem.traffic()[rank])
                assert torch.equal(comm.bytes_moved["replies"][rank], problem.traffic().t()[rank])
    finally:
        dist.destroy_process_group()


@pytest.mark.xdist_group("machine")
@pytest.mark.skipif(not (dist.is_available() and dist.is_gloo_available()), reason="torch has no gloo")
def test_real_processes_with_gloo(tmp_path):
    mp.start_processes(_process, args=(2, tmp_path / "store"), nprocs=2, start_method="spawn")
