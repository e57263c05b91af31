"""Lesson 11, exercise 1: find_row(count, n, items, number, places). Finds the source of a row from its number."""

import numpy as np
import torch

from ..cases import strict
from ..trial import exercise

BIG, POISON = 2**31, -0x5A5A5A5A5A5A5A5B
COUNTS = {
    "3 sources": [3, 1, 2],
    "6 sources, 4 of them silent": [0, 0, 4, 0, 3, 0],
    "1 source": [5],
    "100 experts, every third without rows": [0 if e % 3 == 1 else 1 + e % 4 for e in range(100)],
    "3 sources of more than 2^31 rows": [BIG + 5, 3, BIG + 7],
}


@exercise("11_uneven_work.ipynb", "exercise-1")
def find_row(trial, source):
    """source: HIP with the kernel `find_row`, or its path."""
    with strict() as node:
        kernel, rank = trial.load(node, source, "find_row"), node.ranks[0]
        for description, counts in COUNTS.items():
            items = _items(counts)
            trial.case(f"{description}, {len(items)} items")
            count = rank.from_torch(torch.from_numpy(np.array(counts, dtype=np.uint32).view(np.int32)), "count")
            item_numbers = rank.from_torch(torch.tensor(items, dtype=torch.int64), "items")
            places = rank.empty((len(items), 2), torch.int64, "places")
            places.memset_(0xA5)
            trial.run(node, lambda: rank.launch(kernel, 4, 128, count, len(counts), item_numbers, len(items), places))
            _judge(trial, counts, items, [tuple(row) for row in places.to_torch().tolist()])


def _items(counts) -> list[int]:
    """Every item of a short range; of a long one those around the borders; and one past the end."""
    ends = np.cumsum(np.array(counts, dtype=np.int64))
    if ends[-1] < 1000:
        return list(range(int(ends[-1]) + 1))
    return sorted({int(x) for e in (0, *ends) for x in (e - 1, e, e + 1) if 0 <= x <= ends[-1]})


def _places(counts, items):
    """The oracle: walks over all sequences, one after the other."""
    result, starts = [], [sum(counts[:s]) for s in range(len(counts))]
    for item in items:
        s = next((s for s, n in enumerate(counts) if item < starts[s] + n), -1)
        result.append((s, item - starts[s]) if s >= 0 else (-1, -1))
    return result


def _judge(trial, counts, items, got):
    want = _places(counts, items)
    bad = [n for n, place in enumerate(got) if place != want[n]]
    if bad:
        item, (sequence, row) = items[bad[0]], got[bad[0]]
        few = f"[{', '.join(map(str, counts[:8]))}{', ...' if len(counts) > 8 else ''}]"
        trial.wrong(torch.tensor(got), where={"item": item}, place=f"item {item} of counts {few}",
                    wrong=f"{len(bad)} of {len(items)} items", expected="sequence {}, item {}".format(*want[bad[0]]),
                    got="never written" if (sequence, row) == (POISON, POISON) else f"sequence {sequence}, item {row}")
