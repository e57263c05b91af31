"""Lesson 15, exercise 1: wait_for_tile(...), one barrier per tile of rows, in Triton."""

import torch

from ..cases import NAN, strict
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
        with strict(2, seed) as node:
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
    mark = node.mark()
    with ends(trial, node, kernel.name):
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
    seen = node.trace_since(mark).select("flag_seen", symbol="arrived").records
    for record in seen[seen["index"] != seen["block"]][:1]:
        tile, other = int(record["block"]), int(record["index"])
        trial.wrong([sorted({(int(r["block"]), int(r["index"])) for r in seen})], where={"tile": tile}, place=f"tile {tile}",
                    expected=f"waits for arrived[{tile}]", got=f"waited for arrived[{other}]")
    trial.compare(out.to_torch(), want, row="tile", column="column")


SOLUTION = "15_expert_parallel_megakernel.ipynb", "exercise-1"
WAIT, THERE = "wait_at_least(arrived + tile, there)", "there = tl.minimum(end - tile * BM, BM)"
MISTAKES = {
    "no wait": (WAIT, "pass", "nothing orders them: no signal"),
    "one row": (WAIT, "wait_at_least(arrived + tile, 1)", "nothing orders them: no signal"),
    "always full": (WAIT, "wait_at_least(arrived + tile, BM)", "every tile waits for BM rows: an expert's last tile may have fewer"),
    "the whole expert": (WAIT, "wait_at_least(arrived + tile, tl.load(count + expert))",
                         "a tile waits for all rows of its expert: it has BM at most"),
    "the expert's counter": (WAIT, "wait_at_least(arrived + expert, there)", "nothing orders them: no signal"),
    "no minimum": (THERE, "there = end - tile * BM", "a tile waits for all rows from its first to the expert's last: it has BM at most"),
    "a tile is no expert": ("expert = tl.load(tiles + tile)", "expert = tile", "an address outside of its buffer"),
    "counted from 0": ("end = tl.load(first + expert) + tl.load(count + expert)", "end = tl.load(count + expert)",
                       "the expert's rows end at `count`: they end at first + count"),
}
ALSO_RIGHT = {"another minimum": (THERE, "there = end - tile * BM if end - tile * BM < BM else BM")}
