"""Lesson 14, exercise 1: sum_in_order(...), a reduction in Triton that has the same bits in every schedule."""

import torch

from ....node.heap import SymmetricHeap
from ..cases import NAN, small
from ..trial import exercise
from ..triton_answer import ends, load_answer, send_all

SIGNATURE = "*fp16:16, *fp16:16, *fp16:16, *i32, i32, i32, i32, i32"
BLOCK, EPOCH = 128, 4
CASES = ((4, 256, 1), (2, 200, 2), (8, 128, 3))


@exercise
def sum_in_order(trial, kernel):
    """kernel: a `@jit` function; the signature is the stub's."""
    for ranks, n, seed in CASES:
        trial.case(f"{ranks} ranks, {n} sums on each; parts come in another order on each rank")
        with small(ranks, seed=seed) as node:
            _case(trial, node, load_answer(trial, node, kernel, SIGNATURE, len(MISTAKES), BLOCK=BLOCK), n, seed)


def _case(trial, node, kernel, n, seed):
    ranks, draw = node.world_size, torch.Generator().manual_seed(seed)
    # Two large parts that cancel, among small ones: the order decides which bits rounding loses in between.
    parts = torch.randn(ranks, ranks, n, generator=draw) / 256  # [source, owner, n]
    pair = torch.rand(ranks, ranks, n, generator=draw).argsort(0)[:2]
    large = torch.tensor([30000.0, -30000.0]).view(2, 1, 1).expand(2, ranks, n)
    parts = (parts + torch.zeros_like(parts).scatter_(0, pair, large)).half()
    heap = SymmetricHeap(node, 4 * ranks * n + 8192)
    slots, flags = heap.alloc("slots", (ranks, n), torch.float16), heap.alloc("flags", (ranks,), torch.int32)
    out = [rank.empty((n,), torch.float16, "out").fill_(NAN) for rank in node.ranks]
    mine = [rank.from_torch(parts[i], "parts") for i, rank in enumerate(node.ranks)]
    number = [rank.from_torch(torch.full((1,), EPOCH, dtype=torch.int32), "number") for rank in node.ranks]
    for i in range(ranks):
        slots[i].fill_(NAN)
        flags[i].fill_(EPOCH - 1)
    node.synchronize()
    mark = node.mark()
    with ends(trial, kernel.name, "a program waits for a flag that nobody sets. The own part comes from nowhere: it "
                                  "lies in `own`, and has no flag", "flags", "rank"):
        for i, rank in enumerate(node.ranks):
            kernel.launch(rank, -(-n // BLOCK), mine[i][i], slots[i], out[i], flags[i], i, ranks, n, EPOCH)
        send_all(node, heap, number, lambda i, owner: ((slots[i], i), mine[i][owner], flags[i]))
        node.synchronize()
    got, every = torch.stack([buffer.to_torch() for buffer in out]).double(), range(ranks)

    def sums(order, dtype=torch.float32):
        """The sum of each rank that adds its parts in order(rank)."""
        return torch.stack([_added(parts[:, i], order(i), dtype) for i in every]).double()
    trial.compare(got, sums(lambda i: every), row="rank", column="number", causes=[
        ("the sum begins with the own part, so each rank has an order of its own: rows that move to another rank "
         "change their bits. The order is that of the ranks, 0 first, wherever the own part stands in it",
         sums(lambda i: [(i + s) % ranks for s in every])),
        ("the own part is added last: each rank has an order of its own. It has its place among the ranks",
         sums(lambda i: [*(s for s in every if s != i), i])),
        ("each partial sum is rounded to fp16: add in float32, and round once, at the end",
         sums(lambda i: every, torch.float16)),
        ("the own part is missing", sums(lambda i: [s for s in every if s != i])),
        ("the part of rank 0 is missing", sums(lambda i: every[1:])),
        ("the part of the last rank is missing", sums(lambda i: every[:-1])),
        ("that is the last part alone: += adds it to what was summed before", sums(lambda i: every[-1 - (i == ranks - 1):])),
        ("the own part is added twice", sums(lambda i: sorted([*every, i]))),
        ("the parts are added from the last rank to the first: the order is 0, 1, 2, ...", sums(lambda i: every[::-1]))],
                  cause=_unread(node.trace_since(mark), ranks) if got.isnan().any() else "")


def _unread(trace, ranks) -> str:
    """The cause of a value that was never written."""
    flags_seen = trace.select("flag_seen")
    flags_seen = {(int(r["rank"]), int(r["index"])) for r in flags_seen.records[flags_seen.names("symbol") == "flags"]}
    if all((rank, source) in flags_seen for rank in range(ranks) for source in range(ranks) if rank != source):
        return ("read before it was there, or where nobody writes. All flags were looked at: before their parts were loaded, and "
                "for this call's number? And is it the right slot: the part of rank s begins at slots + s * n, slots[rank] is empty")
    return "read before it was there: wait for each source's flag, and for this call's number, before its slot is loaded"


def _added(parts, order, dtype):
    total = torch.zeros(parts.shape[1], dtype=dtype)
    for source in order:
        total = total + parts[source].to(dtype)
    return total.half()


SOLUTION = "14_gemm_reducescatter.ipynb", "exercise-1"
WAIT, LOOP = "wait_at_least(flags + source, epoch)", "for source in range(world_size):"
ADD = "total += tl.load(slots + source * n + i, mask=inside).to(tl.float32)"
MISTAKES = {
    "no wait": (WAIT, "pass", "read before it was there"),
    "any call": (WAIT, "wait_at_least(flags + source, 1)", "read before it was there"),
    "only the first": (WAIT, "wait_at_least(flags + (rank + world_size - 1) % world_size, epoch)", "read before it was there"),
    "another slot": ("slots + source * n + i", "slots + rank * n + i", "is it the right slot"),
    "backwards": (LOOP, "for step in range(world_size):\n        source = world_size - 1 - step", "from the last rank to the first"),
    "own flag": ("if source == rank:", "if source == rank + world_size:", "has no flag"),
    "own first": (LOOP, LOOP + "\n        source = (rank + source) % world_size", "begins with the own part"),
    "in fp16": ("tl.zeros((BLOCK,), tl.float32)", "tl.zeros((BLOCK,), tl.float16)", "total += tl.load(own + i, mask=inside)"
                ".to(tl.float32)", "total += tl.load(own + i, mask=inside)", ADD, ADD.replace(".to(tl.float32)", ""),
                "rounded to fp16"),
    "from rank 1 on": (LOOP, "for source in range(1, world_size):", "the part of rank 0 is missing"),
    "the last part alone": (ADD, ADD.replace("total += ", "total = "), "the last part alone"),
    "no own part": ("total += tl.load(own + i, mask=inside).to(tl.float32)", "pass", "the own part is missing"),
}
