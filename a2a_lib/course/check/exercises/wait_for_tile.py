"""Lesson 15, exercise 1: wait_for_tile(...), one barrier per tile of rows, in Triton."""

import torch

from ..cases import NAN, small
from ..trial import exercise
from ..triton_answer import ends, load_answer

SIGNATURE = "*fp32, *i32, *i32, *i32, *i32, *fp32, i32"
BM, BLOCK = 16, 64
CASES = (((20, 0, 33), 64, 1), ((5, 16, 1, 48), 40, 2))  # rows of each expert, columns, seed


@exercise
def wait_for_tile(trial, kernel):
    """kernel: a `@jit` function; the signature is the stub's."""
    for counts, dim, seed in CASES:
        trial.case(f"experts with {', '.join(map(str, counts))} rows of {dim} numbers; a tile's rows come in two parts")
        with small(2, seed=seed) as node:
            answer = load_answer(trial, node, kernel, SIGNATURE, len(MISTAKES), BM=BM, BLOCK=BLOCK)
            _case(trial, node, answer, counts, dim, seed)


def _case(trial, node, kernel, counts, dim, seed):
    tiles = [(expert, min(BM, n - first)) for expert, n in enumerate(counts) for first in range(0, n, BM)]
    draw = torch.Generator().manual_seed(seed)
    whole = torch.randint(1, 9, (len(tiles) * BM, dim), generator=draw).float()  # sums are exact
    begin = [BM * sum(-(-n // BM) for n in counts[:expert]) for expert in range(len(counts))]
    rank, peer = node.ranks
    ints = lambda values, name: rank.from_torch(torch.tensor(values, dtype=torch.int32), name)  # noqa: E731
    rows = rank.empty(tuple(whole.shape), torch.float32, "rows").fill_(NAN)
    first, count, experts = ints(begin, "first"), ints(counts, "count"), ints([expert for expert, _ in tiles], "tiles")
    arrived, out = ints([0] * len(tiles), "arrived"), rank.empty((len(tiles), dim), torch.float32, "out").fill_(NAN)
    numbers, mine = ints(list(range(BM + 1)), "numbers"), rank.from_torch(whole, "sent")
    node.synchronize()
    with ends(trial, kernel.name, "a program waits for more rows than its tile gets: the last tile of an expert is "
                                  "seldom full, and others have no more than BM", "arrived", "tile"):
        kernel.launch(rank, len(tiles), rows, first, count, experts, arrived, out, dim)
        streams = [rank.stream() for _ in range(2)]
        for part in range(2):
            for tile, (_, filled) in reversed(list(enumerate(tiles))):
                a, b = tile * BM + (filled // 2 if part else 0), tile * BM + (filled if part else filled // 2)
                if b > a:  # copies the rows, then sets their count
                    rank.copy(rows[a:b], mine[a:b], streams[tile % 2])
                    rank.copy(arrived[tile:tile + 1], numbers[b - tile * BM:b - tile * BM + 1], streams[tile % 2])
        node.synchronize()
    want = torch.stack([whole[tile * BM:tile * BM + filled].sum(0) for tile, (_, filled) in enumerate(tiles)])
    got = out.to_torch()
    trial.compare(got, want, row="tile", column="column", cause=
                  "read before they were there: some rows of the tile had come, or none. It waits for its own counter, "
                  "and for all its rows" if bool(got.isnan().any()) else
                  "rows of the tile are left out: an expert's rows end at first + count, whatever tile they are in")


SOLUTION = "15_expert_parallel_megakernel.ipynb", "exercise-1"
WAIT, THERE = "wait_at_least(arrived + tile, there)", "there = tl.minimum(end - tile * BM, BM)"
MISTAKES = {
    "no wait": (WAIT, "pass", "read before they were there"),
    "one row": (WAIT, "wait_at_least(arrived + tile, 1)", "read before they were there"),
    "always full": (WAIT, "wait_at_least(arrived + tile, BM)", "waits for more rows than its tile gets"),
    "the whole expert": (WAIT, "wait_at_least(arrived + tile, tl.load(count + expert))", "waits for more rows than"),
    "the expert's counter": (WAIT, "wait_at_least(arrived + expert, there)", "read before they were there"),
    "no minimum": (THERE, "there = end - tile * BM", "waits for more rows than its tile gets"),
    "a tile is no expert": ("expert = tl.load(tiles + tile)", "expert = tile", "an address outside of its buffer"),
    "counted from 0": ("end = tl.load(first + expert) + tl.load(count + expert)", "end = tl.load(count + expert)",
                       "rows of the tile are left out"),
}
ALSO_RIGHT = {"another minimum": (THERE, "there = end - tile * BM if end - tile * BM < BM else BM")}
