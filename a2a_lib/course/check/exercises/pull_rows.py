"""Lesson 04, exercise 3: pull_rows: row i of out is row from_row[i] of x on rank from_rank[i]."""

import torch

from ..kit import NAN, Draw, SymmetricHeap, exercise, strict, whole

GUARD = -777.0  # fills the places that the kernel must not write
BEHIND = 555.0  # fills the memory after the rows that it reads
CASES = ((2, 6, 64, 64, 51), (3, 9, 100, 128, 52), (2, 40, 1027, 1032, 53))


@exercise("04_peer_memory_and_the_symmetric_heap.ipynb", "exercise-3")
def pull_rows(trial, source):
    for ranks, rows, dim, pitch, seed in CASES:
        trial.case(f"{ranks} ranks, {rows} rows of {dim} values, one every {pitch} (seed {seed})")
        with strict(ranks, seed) as node:
            _case(trial, node, source, rows, dim, pitch, 2, seed)
    trial.case("8 ranks, 64 rows of 2884 values, one every 2888 (seed 54)")
    with whole(8) as node:
        return _case(trial, node, source, 64, 2884, 2888, 16, 54)


def _case(trial, node, source, rows, dim, pitch, grid, seed):
    kernel = trial.load(node, source, "pull_rows")
    ranks, draw = node.world_size, Draw(seed)
    x = torch.full((ranks, rows, pitch), BEHIND).half()
    x[:, :, :dim] = draw.normal(ranks, rows, dim)
    from_rank = torch.stack([(draw.permutation(rows) + rank) % ranks for rank in range(ranks)])
    from_row = torch.stack([draw.permutation(rows) for _ in range(ranks)])
    heap = SymmetricHeap(node, 2 * (rows + 2) * pitch + 4096)
    heap.alloc("before", (64,), torch.float16)
    shared = heap.alloc("x", (rows, pitch), torch.float16)
    empty = torch.full((rows + 2, pitch), GUARD).half()
    empty[1:-1, :dim] = NAN
    out, index = [rank.from_torch(empty, "out") for rank in node.ranks], []
    for i, rank in enumerate(node.ranks):
        shared[i].copy_from(x[i])
        index.append([rank.from_torch(from_rank[i].int(), "from_rank"), rank.from_torch(from_row[i].int(), "from_row")])
    trace = trial.run(node, lambda: [
        rank.launch(kernel, grid, 256, out[i][1:rows + 1], shared[i], *index[i], heap.bases[i], i, rows, dim, pitch)
        for i, rank in enumerate(node.ranks)])
    everything, peers, of = torch.stack([buffer.to_torch() for buffer in out]), from_rank.flatten(), from_row.flatten()
    want = empty.repeat(ranks, 1, 1)
    want[:, 1:-1, :dim] = x[peers, of].view(ranks, rows, pitch)[..., :dim]
    trial.compare(everything[:, 1:-1].reshape(-1, pitch), want[:, 1:-1].reshape(-1, pitch), row="row", width=dim, where=lambda i: {
        "rank": i // rows, "row of out": i % rows, "from rank": int(peers[i]), "its row": int(of[i])})
    trial.untouched(everything, want, "out")
    me = torch.arange(ranks).repeat_interleave(rows)
    return trial.card(trace, remote_bytes=2 * dim * int((peers != me).sum()), waves=ranks * rows,
                      note="least: each row once, a wave per row")
