"""The exercises of lesson 03: wrong answers and what they are told. `test_check.py` runs the table."""

import sys

import pytest
import torch

from a2a_lib.course.check.exchange import ExchangeError, run_ranks

LESSON = "03_expert_parallelism_in_pytorch.ipynb"
SEND_ROWS = "    dist.all_to_all_single(rows, x[order // topk], recvs, sends)\n"
COUNTS = "    dist.all_to_all_single(heard, counts)\n"
SENDS = "sends = counts.view(world_size, local).sum(1).tolist()"
RECVS = "recvs = heard.view(world_size, local).sum(1).tolist()"
EXPERT = "torch.arange(local).repeat(world_size).repeat_interleave(heard)"
BACK = "    dist.all_to_all_single(back, replies, sends, recvs)\n"
OWNER = "torch.where(topk_ids < 0, -1, topk_ids // local)"

# check -> (where its solution stands, {mistake: (old text, new text, words of the message)})
WRONG = {
    "sorted_dispatch": ((LESSON, "exercise-1"), {
        "dropped choices sent": ("[(flat < 0).sum():]", "", "do not add up to its 9 rows"),
        "empty rank stays out": (COUNTS, "    if len(x) == 0: return x, flat, order, [], []\n" + COUNTS,
                                 "rank 1 returned after no exchange, and rank 0 waits in exchange 1 for ever"),
        "counts not exchanged": (COUNTS, "    heard.copy_(counts)\n",
                                 "exchange 1: rank 0 expects 5 rows from rank 1, which sends it 7"),
        "expects what it sends": (RECVS, "recvs = sends", "which sends it"),
        "splits exchanged": ("recvs, sends)\n", "sends, recvs)\n", "do not add up to its"),
        "splits as tensors": (RECVS, RECVS.replace(".tolist()", ""), "on the host (.tolist())"),
        "a split per expert": (SENDS, "sends = counts.tolist()", "16 splits of input for 1 rank: one per rank"),
        "flat token as token": ("x[order // topk]", "x[order % len(x) if len(x) else order]", "stands what belongs in"),
        "not stable": ("flat.argsort(stable=True)", "(flat.flip(0).argsort(stable=True) * -1 + len(flat) - 1)",
                       "then in rising order (sort stably)"),
        "tokens for flat tokens": ("return rows, expert, order,", "return rows, expert, order // topk,",
                                   "these are tokens, not flat tokens"),
        "the inverse": ("return rows, expert, order,", "return rows, expert, order.argsort().argsort(),",
                        "order"),
        "experts of the node": (EXPERT, f"{EXPERT} + dist.get_rank() * local", "begins with 0 on every rank"),
        "experts as if sorted": (EXPERT, f"{EXPERT}.sort().values", "as if rows came by expert"),
        "empty experts forgotten": ("bincount(minlength=num_experts)", "bincount()", "equal pieces"),
        "four things": ("return rows, expert, order, sends, recvs", "return rows, expert, sends, recvs",
                        "returns five things"),
        "raises": ("heard = ", "heard = nonsense\n    heard = ", "NameError: name 'nonsense'"),
        "another collective": (COUNTS, "    dist.all_gather(heard, counts)\n", "it has no all_gather"),
    }),
    "sorted_combine": ((LESSON, "exercise-2"), {
        "order forgotten": ("flat[order] = back.float()", "flat[:len(back)] = back.float()",
                            "in the order in which they came back"),
        "read instead of written": ("flat[order] = back.float()", "flat[:len(back)] = back[order % len(back)].float() "
                                    "if len(back) else back.float()", "takes apart what was not put together"),
        "splits not exchanged": ("back, replies, sends, recvs", "back, replies, recvs, sends", "do not add up to its"),
        "no weights": (" * topk_weights[:, :, None]", "", "the weights are missing"),
        "first weight": ("topk_weights[:, :, None]", "topk_weights[:, :1, None]", "that of k = 0 for every k"),
        "first choice": ("weighted.sum(1)", "weighted[:, 0]", "only the first choice is there"),
        "sum in fp16": ("weighted.sum(1).half()", "(sum(weighted[:, k].half() for k in range(topk)))",
                        "rounded too often"),
        "adds once per token": ("    return weighted.sum(1).half()",
                                "    out, wide = torch.zeros(num_tokens, dim), topk_weights.flatten()[order][:, None]\n"
                                "    out[order // topk] += back.float() * wide\n    return out.half()",
                                "adds once where an index stands several times"),
        "dropped choices not zero": ("torch.zeros(num_tokens * topk, dim)", "torch.ones(num_tokens * topk, dim)",
                                     "token"),
        "empty rank stays out": (BACK, "    if num_tokens == 0: return torch.zeros(0, dim).half()\n" + BACK,
                                 "rank 1 returned after no exchange"),
        "float32": (".sum(1).half()", ".sum(1)", "torch.float16"),
        "flat tokens": ("    return weighted.sum(1).half()", "    return flat.half()", "out"),
    }),
    "least_bytes": ((LESSON, "exercise-3"), {
        "a row per choice": ("(owner == peer).any(dim=1)", "(owner == peer)", "a row per choice"),
        "what stays": ("    tokens[rank] = 0\n", "", "counts what stays with it"),
        "dropped choices": (OWNER, "topk_ids // local % world_size", "the dropped choices (-1) are counted"),
        "modulo": (OWNER, "torch.where(topk_ids < 0, -1, topk_ids % world_size)", "not on e % world_size"),
        "rows": ("n * row_bytes", "n", "these are rows"),
        "too few numbers": ("range(world_size)]", "range(int(owner.max()) + 1 if len(owner) else 1)]\n"
                            "    tokens += [0] * (rank + 1 - len(tokens))", "also for those that get nothing"),
        "one number": ("return [n * row_bytes for n in tokens]", "return sum(tokens) * row_bytes",
                       "expected 1 number, one per rank got 0"),
    }),
}


# ---- the exchange itself

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


@pytest.mark.parametrize("spoilt, words", [
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
def test_the_exchange_says_who_does_not_agree(spoilt, words):
    with pytest.raises(ExchangeError) as error:
        run_ranks(3, spoilt)
    assert words in str(error.value)


def test_an_error_of_one_rank_ends_all():
    with pytest.raises(ZeroDivisionError):
        run_ranks(4, lambda dist, rank: exchange(dist, rank) if rank != 2 else 1 / 0)


def test_a_rank_that_exits_ends_all():
    with pytest.raises(ExchangeError, match="rank 2 returned after no exchange"):
        run_ranks(4, lambda dist, rank: exchange(dist, rank) if rank != 2 else sys.exit(1))
