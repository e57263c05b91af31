"""Lesson 16, exercise 1: wait_for_tile(...), one barrier per tile of rows, in Triton."""

import torch

from ..kit import NAN, Draw, SymmetricHeap, ends, exercise, load_answer, strict

SIGNATURE = "*fp32, *i32, *i32, *i32, *i32, *fp32, i32"
BLOCK = 64
CASES = (((20, 0, 33), 64, 16, 1), ((5, 16, 1, 48), 40, 16, 2), ((40, 0, 64, 3), 64, 32, 3))  # rows of each expert, columns, BM, seed


@exercise("16_expert_parallel_megakernel.ipynb", "exercise-1")
def wait_for_tile(trial, kernel):
    for counts, dim, bm, seed in CASES:
        trial.case(f"experts with {', '.join(map(str, counts))} rows of {dim} numbers, tiles of {bm}; a tile's rows come "
                   "from a peer, in two parts")
        with strict(2, seed) as node:
            answer = load_answer(trial, node, kernel, SIGNATURE, BM=bm, BLOCK=BLOCK)
            _case(trial, node, answer, counts, dim, bm, seed)


def _case(trial, node, kernel, counts, dim, bm, seed):
    tiles = [(expert, min(bm, n - first)) for expert, n in enumerate(counts) for first in range(0, n, bm)]
    whole = Draw(seed).integers(1, 9, len(tiles) * bm, dim, dtype=torch.float32)  # sums are exact
    begin = [bm * sum(-(-n // bm) for n in counts[:expert]) for expert in range(len(counts))]
    rank, peer = node.ranks
    ints = lambda values, name: rank.from_torch(torch.tensor(values, dtype=torch.int32), name)
    heap = SymmetricHeap(node, whole.nbytes + 4096)
    rows, arrived = heap.alloc("rows", tuple(whole.shape), torch.float32), heap.alloc("arrived", (len(tiles),), torch.int32)
    heap.zero_()
    rows[0].fill_(NAN)
    first, count, experts = ints(begin, "first"), ints(counts, "count"), ints([expert for expert, _ in tiles], "tiles")
    out = rank.empty((len(tiles), dim), torch.float32, "out").fill_(NAN)
    numbers = peer.from_torch(torch.arange(bm + 1, dtype=torch.int32), "numbers")
    mine, there, counter = peer.from_torch(whole, "sent"), heap.translate(rows[1], 0), heap.translate(arrived[1], 0)
    node.synchronize()
    mark = node.mark()
    with ends(trial, node, kernel.name):
        kernel.launch(rank, len(tiles), rows[0], first, count, experts, arrived[0], out, dim)
        streams = [peer.stream() for _ in range(2)]
        for part in range(2):
            for tile, (_, filled) in reversed(list(enumerate(tiles))):
                a, b = tile * bm + (filled // 2 if part else 0), tile * bm + (filled if part else filled // 2)
                if b > a:  # copies the rows, then sets their count
                    peer.copy(there[a:b], mine[a:b], streams[tile % 2])
                    peer.copy(counter[tile:tile + 1], numbers[b - tile * bm:b - tile * bm + 1], streams[tile % 2])
        node.synchronize()
    want = torch.stack([whole[tile * bm:tile * bm + filled].sum(0) for tile, (_, filled) in enumerate(tiles)])
    seen = node.trace_since(mark).select("flag_seen", symbol="arrived").records
    for record in seen[seen["index"] != seen["block"]][:1]:
        tile, other = int(record["block"]), int(record["index"])
        trial.wrong([sorted({(int(r["block"]), int(r["index"])) for r in seen})], where={"tile": tile},
                    expected=f"waits for arrived[{tile}]", got=f"waited for arrived[{other}]")
    trial.compare(out.to_torch(), want, row="tile", column="column")
