"""Checks of lesson 04, peer memory and the symmetric heap; push_rows is in lesson04_push.py."""

from __future__ import annotations

import re
import textwrap

import torch

from ...errors import DeadlockError, FaultError
from ...node.heap import SymmetricHeap
from ...node import Node
from .score import score_card
from .trial import Trial, exercise

BUDGET = 20_000_000  # instructions of one launch: an endless loop shows within seconds
GUARD = -777.0  # stands wherever a kernel has nothing to write
BEHIND = 555.0  # stands behind the rows it reads
NAN = float("nan")  # stands wherever a kernel has to write
def run(trial: Trial, node, launches, *, fault, deadlock=None):
    """trial.run, where fault(error) and deadlock() find the cause after the failure, from what memory holds."""
    def guarded():
        try:
            launches()
            node.synchronize()
        except FaultError as error:
            trial.fail(cause=f"{fault(error)}\n{report(error)}")
        except DeadlockError as error:
            trial.fail(cause=f"{deadlock() if deadlock else 'the kernel waits forever'}\n{report(error)}")
    return trial.run(node, guarded)


def report(error) -> str:
    """The simulator's report, its long lines broken."""
    lines = str(error).splitlines()
    indent = [" " * (len(line) - len(line.lstrip()) + 2) for line in lines]
    return "\n".join(part for line, lead in zip(lines, indent)
                     for part in textwrap.wrap(line, 100, subsequent_indent=lead, break_long_words=False))


def fault_cause(error, nbytes: int, guesses, otherwise: str) -> str:
    """The cause whose address the fault is at. guesses: (cause, rank, address its array would start at)."""
    found, rank = re.search(r"at 0x([0-9a-f]+)", str(error)), re.search(r"by rank (\d+)", str(error))
    if found and rank:
        for cause, on, start in guesses:
            if on == int(rank[1]) and 0 <= int(found[1], 16) - start % 2**64 < nbytes:
                return cause
    return otherwise


def _bases(heap) -> list[list[int]]:
    """[rank][peer]: where `rank` sees the heap of `peer`."""
    return [bases.to_torch().tolist() for bases in heap.bases]


# ---- pass_on(inbox, mine, bases, rank, world_size, n)

@exercise
def pass_on(trial: Trial, source):
    """source: HIP with a kernel `pass_on`, which writes mine[0..n) into the inbox of rank + 1."""
    for ranks, n, grid in ((2, 64, 1), (3, 200, 2), (8, 1000, 4)):
        trial.case(f"{ranks} ranks in a ring, {n} numbers each")
        with Node(ranks, name="small", max_instructions=BUDGET) as node:
            score = _pass_on_case(trial, node, trial.load(node, source, "pass_on"), n, grid)
    return score


def _pass_on_case(trial, node, kernel, n, grid):
    ranks = node.world_size
    heap = SymmetricHeap(node, 1 << 16)
    before = heap.alloc("before", (n,), torch.int32)  # what stands at the start of the heap is not the kernel's
    inbox = heap.alloc("inbox", (n,), torch.int32)
    numbers = [1000 * (rank + 1) + torch.arange(n, dtype=torch.int32) for rank in range(ranks)]
    mine = [rank.from_torch(numbers[rank.index], "mine") for rank in node.ranks]
    for rank in range(ranks):
        before[rank].copy_from(torch.full((n,), -2, dtype=torch.int32))
        inbox[rank].copy_from(torch.full((n,), -1, dtype=torch.int32))
    bases = _bases(heap)
    guesses = []
    for rank in range(ranks):
        own, base, there = inbox[rank].address, bases[rank][rank], bases[rank][(rank + 1) % ranks]
        guesses += [
            ("the two heap bases are swapped: add the peer's, subtract your own", rank, own - there + base),
            ("the distance in bytes was added to an int*, which counts in ints: cast to char* (or int64_t) first", rank,
             own + 4 * (there - base)),
            ("the own heap base is not subtracted: own address + peer's base lies far beyond both heaps", rank,
             own + there)]
    trace = run(trial, node, lambda: [
        rank.launch(kernel, grid, 64, inbox[rank.index], mine[rank.index], heap.bases[rank.index], rank.index, ranks, n)
        for rank in node.ranks], fault=lambda error: fault_cause(error, 4 * n, guesses, (
            "the kernel writes to an address that means nothing on its rank")))

    for rank in range(ranks):
        start = before[rank].to_torch()
        if not bool((start == -2).all()):
            sent = int(start[start != -2][0]) // 1000 - 1
            trial.fail(where={"rank": rank}, place=f"the start of the heap of rank {rank}",
                       expected="-2 (not yours to write)", got=str(int(start[start != -2][0])),
                       cause=f"rank {sent} wrote to the start of the heap of rank {rank}: the heap base alone is not "
                             "the address. The inbox lies at an offset from it: own address - own base")
    got = torch.stack([buffer.to_torch() for buffer in inbox]).double()
    got[got == -1] = NAN
    sent = torch.stack(numbers).double()
    nowhere = "" if not bool(got.isnan().all()) else (
        "the numbers arrived in no inbox: `there` points elsewhere. Was something else translated than `inbox`?")
    trial.compare(got, sent.roll(1, 0), row="rank", column="number", cause=nowhere, causes=[
        ("translate was forgotten: each rank wrote into its own inbox", sent),
        ("wrong peer: the numbers went to rank - 1", sent.roll(-1, 0))])
    return score_card(trace, remote_bytes=4 * n * ranks, note="least remote bytes: each number once")


# ---- pull_rows(out, x, from_rank, from_row, bases, rank, rows, dim, pitch)

@exercise
def pull_rows(trial: Trial, source):
    """source: HIP with a kernel `pull_rows`: row i of out is row from_row[i] of x on rank from_rank[i]."""
    cases = (2, 6, 64, 64, 51), (3, 9, 100, 104, 52), (2, 40, 1027, 1032, 53)
    for ranks, rows, dim, pitch, seed in cases:
        trial.case(f"{ranks} ranks, {rows} rows of {dim} values, one every {pitch} (seed {seed})")
        with Node(ranks, name="small", seed=seed, max_instructions=BUDGET) as node:
            _pull_case(trial, node, source, rows, dim, pitch, 2, seed)
    trial.case("8 ranks, 64 rows of 2884 values, one every 2888 (seed 54)")
    with Node(8, max_instructions=BUDGET) as node:
        return _pull_case(trial, node, source, 64, 2884, 2888, 16, 54)


def _pull_case(trial, node, source, rows, dim, pitch, grid, seed):
    kernel = trial.load(node, source, "pull_rows")
    ranks, draw = node.world_size, torch.Generator().manual_seed(seed)
    x = torch.full((ranks, rows, pitch), BEHIND).half()
    x[:, :, :dim] = torch.randn((ranks, rows, dim), generator=draw).half()
    from_rank = torch.stack([(torch.randperm(rows, generator=draw) + rank) % ranks for rank in range(ranks)])
    from_row = torch.stack([torch.randperm(rows, generator=draw) for _ in range(ranks)])
    heap = SymmetricHeap(node, 2 * (rows + 2) * pitch + 4096)
    heap.alloc("before", (64,), torch.float16)
    shared = heap.alloc("x", (rows, pitch), torch.float16)
    empty = torch.full((rows + 2, pitch), GUARD).half()
    empty[1:-1, :dim] = NAN
    out, index = [], []
    for rank in node.ranks:
        i = rank.index
        shared[i].copy_from(x[i])
        out.append(rank.from_torch(empty, "out"))
        index.append([rank.from_torch(from_rank[i].int(), "from_rank"), rank.from_torch(from_row[i].int(), "from_row")])
    bases, nbytes = _bases(heap), 2 * (rows + 2) * pitch
    guesses = [(cause, rank, start) for rank in range(ranks) for peer in range(ranks) if peer != rank
               for cause, start in (
                   ("rank and peer are swapped in translate(own pointer, bases, rank, peer)",
                    shared[rank].address + bases[rank][rank] - bases[rank][peer]),
                   ("`out` was translated. It is this rank's own memory, and not in the heap: no peer has a copy of it",
                    out[rank].address + bases[rank][peer] - bases[rank][rank]))]
    trace = run(trial, node, lambda: [
        rank.launch(kernel, grid, 256, out[i][1:rows + 1], shared[i], *index[i], heap.bases[i], i, rows, dim, pitch)
        for i, rank in enumerate(node.ranks)], fault=lambda error: fault_cause(error, nbytes, guesses, (
            "an address that is not the kernel's: which of row, pitch and the arguments of translate is wrong?")))
    everything = torch.stack([buffer.to_torch() for buffer in out])
    body = everything[:, 1:-1]
    peers, of = from_rank.flatten(), from_row.flatten()
    me = torch.arange(ranks).repeat_interleave(rows)
    got, want = body.reshape(-1, pitch), x[peers, of]
    free, flat = torch.full_like(got, NAN), x.view(ranks, -1)
    apart = free.clone()  # of rows read `dim` values apart
    apart[:, :dim] = flat[peers[:, None], (of * dim)[:, None] + torch.arange(dim)]
    causes = [
        ("translate was forgotten: each rank read its own x instead of the peer's", _guarded(x[me, of], dim)),
        ("from_row was not used: row i was read for row i",
         _guarded(x[peers, torch.arange(rows).repeat(ranks)], dim)),
        ("from_rank and from_row are mixed up: the row read has the number of the rank",
         _guarded(x[peers, peers], dim))]
    if dim != pitch:
        tight = everything.clone().view(ranks, -1)
        tight[:, pitch:pitch + rows * dim] = want[:, :dim].reshape(ranks, -1)
        causes += [("wrong stride: rows of x were read `dim` values apart; they start every `pitch` values", apart),
                   ("wrong stride: the rows stand `dim` values apart in out; they start every `pitch` values",
                    tight.view_as(everything)[:, 1:-1].reshape(-1, pitch))]
    half = bool(got[:, dim // 2 + 8:dim].isnan().all()) and not bool(got[:, :dim // 2 - 8].isnan().any())
    trial.compare(got, want, row="row", width=dim, causes=causes, waves=None, cause=(
        "only half of every row was copied: copy_row counts in bytes, and a value has sizeof(half_t) = 2 of them"
        if half else _unreached(body, rows, 4 * grid)),
        where=lambda i: {"rank": i // rows, "row of out": i % rows, "from rank": int(peers[i]), "its row": int(of[i])},
        name=lambda i: f"row {i % rows} of rank {i // rows}")
    over = (everything != empty)
    over[:, 1:-1, :dim] = False
    if bool(over.any()):
        rank, row, j = over.nonzero()[0].tolist()
        trial.fail(where={"rank": rank, "row of out": row - 1, "dim": j},
                   place=f"out on rank {rank}, row {row - 1}, dim {j}", expected=f"{GUARD:g} (not yours to write)",
                   got=f"{float(everything[rank, row, j]):g}",
                   cause=f"the tail: a row ends after {dim} values = {2 * dim} bytes, which is no multiple of 16. "
                         "Rounded up to whole pieces (or to `pitch`), the copy runs over what follows the row")
    return score_card(trace, remote_bytes=2 * dim * int((peers != me).sum()), waves=ranks * rows,
                      note="least: each row once, a wave per row")


def _guarded(rows, dim):
    """The rows, with anything behind their first `dim` values."""
    rows = rows.clone()
    rows[:, dim:] = NAN
    return rows


def _unreached(body, rows, waves) -> str:
    """Rows that only a further round of the waves reaches."""
    nothing = body[:, :, 0].isnan()
    if rows > waves and bool(nothing[:, waves:].all()) and not bool(nothing[:, :waves].any()):
        return (f"the rows from {waves} on were never written: {waves} waves were launched for {rows} rows, so each "
                "goes on with a further one (+= waves_in_grid())")
    return ""
