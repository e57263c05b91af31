"""Lesson 11, exercise 1: find_row(count, n, items, number, places). Whose row is it?"""

import numpy as np
import torch

from ..cases import small
from ..compare import blunder
from ..trial import exercise

BIG, POISON = 2**31, -0x5A5A5A5A5A5A5A5B
COUNTS = {
    "3 sources": [3, 1, 2],
    "6 sources, 4 of them silent": [0, 0, 4, 0, 3, 0],
    "1 source": [5],
    "100 experts, every third without rows": [0 if e % 3 == 1 else 1 + e % 4 for e in range(100)],
    "3 sources of more than 2^31 rows": [BIG + 5, 3, BIG + 7],
}


@exercise
def find_row(trial, source):
    """source: HIP with the kernel `find_row`, or its path."""
    with small() as node:
        kernel, rank, runs = trial.load(node, source, "find_row"), node.ranks[0], []
        for description, counts in COUNTS.items():
            items = _items(counts)
            trial.case(f"{description}, {len(items)} items")
            count = rank.from_torch(torch.from_numpy(np.array(counts, dtype=np.uint32).view(np.int32)), "count")
            item_numbers = rank.from_torch(torch.tensor(items, dtype=torch.int64), "items")
            places = rank.empty((len(items), 2), torch.int64, "places")
            places.memset_(0xA5)
            trial.run(node, lambda: rank.launch(kernel, 4, 128, count, len(counts), item_numbers, len(items), places),
                      fault="`count` has n values: which of them do you read?")
            runs.append(((counts, items), [tuple(row) for row in places.to_torch().tolist()]))
            _judge(trial, runs)


def _items(counts) -> list[int]:
    """Every item of a short range; of a long one those around the borders; and one past the end."""
    ends = np.cumsum(np.array(counts, dtype=np.int64))
    if ends[-1] < 1000:
        return list(range(int(ends[-1]) + 1))
    return sorted({int(x) for e in (0, *ends) for x in (e - 1, e, e + 1) if 0 <= x <= ends[-1]})


def _places(counts, items, *, lower=False, begins=False, far=0, whole=False, up=0, most=None):
    """The oracle: walks over all sequences, one after the other. Each option is one mistake."""
    result, starts = [], [sum(counts[:s]) for s in range(len(counts))]
    for item in items:
        ends = [s for s, n in enumerate(counts[:most]) if item < starts[s] + n + far or begins and item == starts[s]]
        s = ends[0] if ends else -1
        if lower and ends:
            s = max(0, sum(start < item for start in starts) - 1)
        result.append((s + up, item - starts[s] * (not whole)) if ends else (-1, -1))
    return result


def _judge(trial, runs):
    (counts, items), got = runs[-1]
    want = _places(counts, items)
    bad = [n for n, place in enumerate(got) if place != want[n]]
    if not bad:
        return
    if all(place == (POISON, POISON) for place in got):
        trial.fail(cause="nothing was written: is the kernel still the stub?")
    if len(runs) == 1 and len(set(got)) == 1:
        trial.fail(expected="an answer for each number of the range",
                   got="sequence {}, item {} for all".format(*got[0]),
                   cause="the same for every number: is the function still the stub?")
    item, (sequence, row) = items[bad[0]], got[bad[0]]
    cause = blunder(runs, _places, BLUNDERS) or next(text for text, holds in (
        ("sums of counts do not fit 32 bits: from 2^31 on they are negative. Add in int64_t", max(counts) >= BIG),
        ("only the item behind the last row is wrong: the range has no such item, so the answer is -1, -1",
         bad == [len(items) - 1]),
        ("wrong from the 65th sequence on: there can be more of them than a wave has lanes; go on with the next 64",
         len(counts) > 64 and item >= sum(counts[:64])),
        ("`item` is negative: the sequence that was found begins behind the number. Look for the first one that *ends* "
         "behind it", row < 0 <= sequence),
        ("the sequence is the first that ends behind the number, the item what is left when all rows before that "
         "sequence are taken off", True)) if holds)
    few = f"[{', '.join(map(str, counts[:8]))}{', ...' if len(counts) > 8 else ''}]"
    trial.fail(where={"item": item}, place=f"item {item} of counts {few}", wrong=f"{len(bad)} of {len(items)} items",
               expected="sequence {}, item {}".format(*want[bad[0]]), cause=cause,
               got="never written" if (sequence, row) == (POISON, POISON) else f"sequence {sequence}, item {row}")


BLUNDERS = (
    ("the last sequence that begins *before* the number was taken: for a number that is a beginning itself, that is "
     "the one in front. Look for the first that *ends* behind it", {"lower": True}),
    ("an empty sequence was taken: it begins where the next one does, and has no rows. The row belongs to the last of "
     "those that begin there, or: to the first that *ends* behind it", {"begins": True}),
    ("off by one: a sequence with c rows has the rows 0 to c - 1; row c is row 0 of a later one", {"far": 1}),
    ("`item` counts from the beginning of its sequence, not of the range: take off what stands before",
     {"whole": True}),
    ("`sequence` is one too many: they are numbered from 0", {"up": 1}),
    ("only the first 64 counts were looked at: there can be more sequences than lanes", {"most": 64}),
    ("the last sequence was not looked at", {"most": -1}),
)


SOLUTION = "11_uneven_work.ipynb", "exercise-1"
FOUND = "if (i < end) return Place{s, i - begin};"
MISTAKES = {
    "first that begins there": (FOUND, "if (i == begin || i < end) return Place{s, i - begin};",
                                "an empty sequence was taken"),
    "up to the end": (FOUND, FOUND.replace("i < end", "i <= end"), "off by one"),
    "item of the range": (FOUND, FOUND.replace("i - begin", "i"), "take off what stands before"),
    "sequence from one": (FOUND, FOUND.replace("{s,", "{s + 1,"), "one too many"),
    "64 sequences": ("s < n; ++s", "s < min(n, 64); ++s", "only the first 64 counts"),
    "last one left out": ("s < n; ++s", "s < n - 1; ++s", "the last sequence was not looked at"),
    "32 bits": ("const int64_t end = begin + count[s];", "const int64_t end = int(begin + count[s]);",
                "do not fit 32 bits"),
    "count as int": ("begin + count[s];", "begin + (int)count[s];", "do not fit 32 bits"),
    "lower bound": (FOUND, "if (i <= end && (i < end || count[s])) return Place{s, i - begin};", "off by one"),
    "behind the end": ("return Place{-1, -1};", "return Place{n - 1, i - begin};", "the range has no such item"),
    "begins at or behind": (FOUND, "if (i <= begin) return Place{s, i - begin};",
                            "the sequence that was found begins behind"),
    "one wave of sequences": (FOUND, "if (i < end || s == 64) return Place{s, i - begin};",
                              "from the 65th sequence on"),
    "always the first": (FOUND, "return Place{0, 0};", "is the function still the stub"),
    "nothing": ("if (lane_id() == 0) places[k] = place;", "", "nothing was written"),
}
