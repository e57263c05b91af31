"""Lesson 11, exercise 1: find_row(count, n, items, number, places). Finds the source of a row from its number."""

import numpy as np
import torch

from ..kit import Memory, Run, graded

BIG, POISON = 2**31, -0x5A5A5A5A5A5A5A5B
COUNTS = {
    "3 sources": [3, 1, 2],
    "6 sources, 4 of them silent": [0, 0, 4, 0, 3, 0],
    "1 source": [5],
    "100 experts, every third without rows": [0 if e % 3 == 1 else 1 + e % 4 for e in range(100)],
    "3 sources of more than 2^31 rows": [BIG + 5, 3, BIG + 7],
}


@graded("11_uneven_work.ipynb", "exercise-1", COUNTS.items())
def find_row(description, counts):
    items = _items(counts)
    want = torch.tensor(_places(counts, items))
    count = torch.from_numpy(np.array(counts, dtype=np.uint32).view(np.int32))
    return Run(f"{description}, {len(items)} items", 4, 128,
               (Memory("count", count), len(counts), Memory("items", torch.tensor(items)), len(items), Memory("places", POISON, want)),
               how={"row": "entry", "column": "part", "where": lambda i: {"item": items[i]}})


def _items(counts) -> list[int]:
    """Every item of a short range; of a long one those around the borders; and one past the end."""
    ends = np.cumsum(np.array(counts, dtype=np.int64))
    if ends[-1] < 1000:
        return list(range(int(ends[-1]) + 1))
    return sorted({int(x) for e in (0, *ends) for x in (e - 1, e, e + 1) if 0 <= x <= ends[-1]})


def _places(counts, items) -> list[tuple[int, int]]:
    """The oracle: walks over all sequences, one after the other."""
    starts = [sum(counts[:s]) for s in range(len(counts))]
    sequences = (next((s for s, n in enumerate(counts) if item < starts[s] + n), -1) for item in items)
    return [(s, item - starts[s]) if s >= 0 else (-1, -1) for item, s in zip(items, sequences)]
