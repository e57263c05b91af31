"""Lesson 04, exercise 3: pull_rows(out, x, from_rank, from_row, bases, rank, rows, dim, pitch)."""

import torch

from ....node.heap import SymmetricHeap
from ..cases import NAN, small, whole
from ..faults import bases_of, cause_of_address
from ..trial import exercise

GUARD = -777.0  # fills the places that the kernel must not write
BEHIND = 555.0  # fills the memory after the rows that it reads
CASES = ((2, 6, 64, 64, 51), (3, 9, 100, 104, 52), (2, 40, 1027, 1032, 53))


@exercise
def pull_rows(trial, source):
    """source: HIP with a kernel `pull_rows`: row i of out is row from_row[i] of x on rank from_rank[i]."""
    for ranks, rows, dim, pitch, seed in CASES:
        trial.case(f"{ranks} ranks, {rows} rows of {dim} values, one every {pitch} (seed {seed})")
        with small(ranks, seed=seed) as node:
            _case(trial, node, source, rows, dim, pitch, 2, seed)
    trial.case("8 ranks, 64 rows of 2884 values, one every 2888 (seed 54)")
    with whole(8) as node:
        return _case(trial, node, source, 64, 2884, 2888, 16, 54)


def _case(trial, node, source, rows, dim, pitch, grid, seed):
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
    out, index = [rank.from_torch(empty, "out") for rank in node.ranks], []
    for i, rank in enumerate(node.ranks):
        shared[i].copy_from(x[i])
        index.append([rank.from_torch(from_rank[i].int(), "from_rank"), rank.from_torch(from_row[i].int(), "from_row")])
    bases = bases_of(heap)
    pairs = [(rank, peer) for rank in range(ranks) for peer in range(ranks) if peer != rank]
    guesses = [(cause, rank, start) for rank, peer in pairs for cause, start in (
        ("rank and peer are swapped in translate(own pointer, bases, rank, peer)",
         shared[rank].address + bases[rank][rank] - bases[rank][peer]),
        ("`out` was translated. It is this rank's own memory, and not in the heap: no peer has a copy of it",
         out[rank].address + bases[rank][peer] - bases[rank][rank]))]
    trace = trial.run(node, lambda: [
        rank.launch(kernel, grid, 256, out[i][1:rows + 1], shared[i], *index[i], heap.bases[i], i, rows, dim, pitch)
        for i, rank in enumerate(node.ranks)], lambda error: cause_of_address(error, 2 * (rows + 2) * pitch, guesses, (
            "an address that is not the kernel's: which of row, pitch and the arguments of translate is wrong?")))
    everything, peers, of = torch.stack([buffer.to_torch() for buffer in out]), from_rank.flatten(), from_row.flatten()
    _rows_are(trial, everything, x, peers, of, dim, 4 * grid)
    over = everything != empty
    over[:, 1:-1, :dim] = False
    for rank, row, j in over.nonzero().tolist()[:1]:
        trial.fail(where={"rank": rank, "row of "
                          "out": row - 1, "dim": j}, place=f"out on rank {rank}, row {row - 1}, dim {j}",
                   expected=f"{GUARD:g} (not yours to write)", got=f"{float(everything[rank, row, j]):g}",
                   cause=f"the tail: a row ends after {dim} values = {2 * dim} bytes, which is no multiple of 16. "
                         "Rounded up to whole pieces (or to `pitch`), the copy runs over what follows the row")
    me = torch.arange(ranks).repeat_interleave(rows)
    return trial.card(trace, remote_bytes=2 * dim * int((peers != me).sum()), waves=ranks * rows,
                      note="least: each row once, a wave per row")


def _rows_are(trial, everything, x, peers, of, dim, waves):
    (ranks, rows, pitch), body = x.shape, everything[:, 1:-1]
    me, number = torch.arange(ranks).repeat_interleave(rows), torch.arange(rows).repeat(ranks)
    got, want = body.reshape(-1, pitch), x[peers, of]

    def only(values):
        """Rows of these values; any values may follow them."""
        whole = torch.full_like(got, NAN)
        whole[:, :dim] = values[:, :dim]
        return whole
    apart = x.view(ranks, -1)[peers[:, None], (of * dim)[:, None] + torch.arange(dim)]
    tight = everything.clone().view(ranks, -1)
    tight[:, pitch:pitch + rows * dim] = want[:, :dim].reshape(ranks, -1)
    strides = [("wrong stride: rows of x were read `dim` values apart; they start every `pitch` values", only(apart)),
               ("wrong stride: the rows stand `dim` values apart in out; they start every `pitch` values",
                tight.view_as(everything)[:, 1:-1].reshape(-1, pitch))]
    nothing, cause = body[:, :, 0].isnan(), ""
    if bool(got[:, dim // 2 + 8:dim].isnan().all()) and not bool(got[:, :dim // 2 - 8].isnan().any()):
        cause = ("only half of every row was copied: copy_row counts in bytes, and a value has sizeof(half_t) = 2 of "
                 "them")
    elif rows > waves and bool(nothing[:, waves:].all()) and not bool(nothing[:, :waves].any()):
        cause = (f"the rows from {waves} on were never written: {waves} waves were launched for {rows} rows, so each "
                 "goes on with a further one (+= waves_in_grid())")
    trial.compare(got, want, row="row", width=dim, cause=cause, causes=[
        ("translate was forgotten: each rank read its own x instead of the peer's", only(x[me, of])),
        ("from_row was not used: row i was read for row i", only(x[peers, number])),
        ("from_rank and from_row are mixed up: the row read has the number of the rank", only(x[peers, peers])),
        *(strides if dim != pitch else ())],
                  where=lambda i: {"rank": i // rows, "row of out": i % rows, "from rank": int(peers[i]), "its row": int(of[i])},
                  name=lambda i: f"row {i % rows} of rank {i // rows}")


SOLUTION = "04_peer_memory_and_the_symmetric_heap.ipynb", "exercise-3"
COPY = "copy_row(out + (int64_t)i * pitch, there, dim * sizeof(half_t));"
MISTAKES = {
    "forgot translate": ("translate(own, bases, rank, from_rank[i])", "own", "translate was forgotten"),
    "translate the other way round": ("bases, rank, from_rank[i]", "bases, from_rank[i], rank",
                                      "rank and peer are swapped in translate"),
    "out translated": (COPY, "copy_row(translate(out + (int64_t)i * pitch, bases, rank, from_rank[i]), own, "
                       "dim * sizeof(half_t));", "`out` was translated"),
    "wrong stride of x": ("from_row[i] * pitch", "from_row[i] * dim", "wrong stride: rows of x were read"),
    "wrong stride of out": ("(int64_t)i * pitch", "(int64_t)i * dim", "wrong stride: the rows stand `dim` values"),
    "values, not bytes": ("dim * sizeof(half_t)", "dim", "copy_row counts in bytes"),
    "whole pitch": ("dim * sizeof(half_t)", "pitch * sizeof(half_t)", "the copy runs over what follows the row"),
    "no tail": ("dim * sizeof(half_t)", "dim / 8 * 16", "the tail is never written"),
    "off by one": ("dim * sizeof(half_t)", "(dim - 1) * sizeof(half_t)", "off by one: the last value of every row"),
    "from_row not used": ("(int64_t)from_row[i]", "(int64_t)i", "from_row was not used"),
    "rank for row": ("(int64_t)from_row[i]", "(int64_t)from_rank[i]", "mixed up"),
    "one round of the waves": ("i += waves_in_grid()", "i += rows", "+= waves_in_grid()"),
}
