"""The exchange between ranks that are threads: it moves as torch does, and says who does not agree."""

import sys

import pytest
import torch

from a2a_lib.course.check.exchange import ExchangeError, run_ranks


def exchange(dist, rank):
    x = torch.arange(3) + 10 * rank
    out = torch.empty(3, dtype=torch.int64)
    dist.all_to_all_single(out, x, [1] * 3, [1] * 3)
    return out.tolist()


def test_the_exchange_moves_as_torch_does():
    assert run_ranks(3, exchange) == [[0, 10, 20], [1, 11, 21], [2, 12, 22]]

    def twice(dist, rank):  # 0, 1, 2, ... rows to ranks 0, 1, 2, and back
        sends, recvs = [0, 1, 2], [rank] * 3
        x, there = torch.full((3, 2), float(rank)), torch.empty(3 * rank, 2)
        dist.all_to_all_single(there, x, recvs, sends)
        back = torch.empty(3, 2)
        dist.all_to_all_single(back, there, sends, recvs)
        return torch.equal(back, x) and there[:, 0].tolist() == [src for src in range(3) for _ in range(rank)]
    assert run_ranks(3, twice) == [True] * 3


@pytest.mark.parametrize("spoilt, message", [
    (lambda dist, rank: exchange(dist, rank) if rank != 1 else None,
     "rank 1 returned after no exchange, and rank 0 waits"),
    (lambda dist, rank: [exchange(dist, rank) for _ in range(2 - (rank == 2))],
     "rank 2 returned after 1 exchange, and"),
    (lambda dist, rank: dist.all_to_all_single(torch.empty(4 if rank == 1 else 3), torch.zeros(3),
                                               [2, 1, 1] if rank == 1 else [1] * 3, [1] * 3),
     "exchange 1: rank 1 expects 2 rows from rank 0, which sends it 1"),
    (lambda dist, rank: dist.all_to_all_single(torch.empty(3), torch.zeros(3).to([torch.float, torch.int][rank == 2])),
     "rank 0 expects rows [] torch.float32, rank 2 sends [] torch.int32"),
    (lambda dist, rank: dist.all_to_all_single(torch.empty(3), torch.zeros(3), [1, 1], [1] * 3),
     "rank 0: 2 splits of output"),
    (lambda dist, rank: dist.all_to_all_single(torch.empty(4), torch.zeros(3)), "the 4 rows of output are cut into 3"),
    (lambda dist, rank: dist.all_to_all_single([1, 2, 3], torch.zeros(3)), "rank 0: output is no tensor"),
])
def test_the_exchange_says_who_does_not_agree(spoilt, message):
    error = pytest.raises(ExchangeError, run_ranks, 3, spoilt)
    assert message in str(error.value)


def test_an_error_of_one_rank_ends_all():
    with pytest.raises(ZeroDivisionError):
        run_ranks(4, lambda dist, rank: exchange(dist, rank) if rank != 2 else 1 / 0)
    with pytest.raises(ZeroDivisionError):  # the lowest rank's
        run_ranks(4, lambda dist, rank: [exchange(dist, rank) if rank == 0 else 1 / (rank - 1)][rank - 1])


def test_a_rank_that_exits_ends_all():
    with pytest.raises(ExchangeError, match="rank 2 returned after no exchange"):
        run_ranks(4, lambda dist, rank: exchange(dist, rank) if rank != 2 else sys.exit(1))
