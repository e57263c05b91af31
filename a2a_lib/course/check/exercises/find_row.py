"""Lesson 11, exercise 1: find_row(count, n, items, number, places). Whose row is it?"""

from __future__ import annotations

import numpy as np
import torch

from ..cases import small
from ..trial import exercise

BIG = 2**31
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
        kernel = trial.load(node, source, "find_row")
        rank, shown = node.ranks[0], []
        for words, counts in COUNTS.items():
            items = _items(counts)
            trial.case(f"{words}, {len(items)} items")
            count = rank.from_torch(torch.from_numpy(np.array(counts, dtype=np.uint32).view(np.int32)), "count")
            wanted = rank.from_torch(torch.tensor(items, dtype=torch.int64), "items")
            places = rank.empty((len(items), 2), torch.int64, "places")
            places.memset_(0xA5)
            trial.run(node, lambda: rank.launch(kernel, 4, 128, count, len(counts), wanted, len(items), places),
                      fault="`count` has n values: which of them do you read?")
            got = [tuple(row) for row in places.to_torch().tolist()]
            _compare(trial, counts, items, got, shown)
            shown.append((counts, items, got))
    return None


def _items(counts) -> list[int]:
    """Every item of a short range, those around the borders of a long one, and one behind the end."""
    ends = np.cumsum(np.array(counts, dtype=np.int64))
    if ends[-1] < 1000:
        return list(range(int(ends[-1]) + 1))
    return sorted({int(x) for e in (0, *ends) for x in (e - 1, e, e + 1) if 0 <= x <= ends[-1]})


def _place(counts, i):
    """The oracle: lay the sequences out, one behind the other, by walking over whole sequences."""
    for sequence, rows in enumerate(counts):
        if i < rows:
            return sequence, i
        i -= rows
    return -1, -1


def _first_begin(counts, i):
    begins = [sum(counts[:s]) for s in range(len(counts))]
    return (begins.index(i), 0) if i in begins else _place(counts, i)


def _wrapped(counts, i):
    at = 0
    for sequence, rows in enumerate(counts):
        end = (at + rows + BIG) % 2**32 - BIG
        if i < end:
            return sequence, i - at
        at = end
    return -1, -1


def _too_far(counts, i):
    for sequence, rows in enumerate(counts):
        if i <= rows:
            return sequence, i
        i -= rows
    return -1, -1


def _lower_bound(counts, i):
    """What a search for the last sequence that begins *before* i finds."""
    begins = [sum(counts[:s]) for s in range(len(counts))]
    s = max(0, sum(begin < i for begin in begins) - 1)
    return (s, i - begins[s]) if i < sum(counts) else (-1, -1)


LIKE = (
    ("the last sequence that begins *before* the number was taken: for a number that is a beginning itself, that is the "
     "one in front. Look for the first that *ends* behind it", _lower_bound),
    ("an empty sequence was taken: it begins where the next one does, and has no rows. The row belongs to the last of "
     "those that begin there, or: to the first that *ends* behind it", _first_begin),
    ("off by one: a sequence with c rows has the rows 0 to c - 1; row c is row 0 of a later one", _too_far),
    ("`item` counts from the beginning of its sequence, not of the range: take off what stands before",
     lambda counts, i: (_place(counts, i)[0], i if _place(counts, i)[0] >= 0 else -1)),
    ("`sequence` is one too many: they are numbered from 0",
     lambda counts, i: (_place(counts, i)[0] + (_place(counts, i)[0] >= 0), _place(counts, i)[1])),
    ("only the first 64 counts were looked at: there can be more sequences than lanes",
     lambda counts, i: _place(counts[:64], i)),
    ("the last sequence was not looked at", lambda counts, i: _place(counts[:-1], i)),
)
OVERFLOW = "sums of counts do not fit 32 bits: from 2^31 on they are negative. Add in int64_t"


def _compare(trial, counts, items, got, before):
    want = [_place(counts, i) for i in items]
    if got == want:
        return
    bad = [n for n, pair in enumerate(got) if pair != want[n]]
    poison = -0x5A5A5A5A5A5A5A5B
    if all(pair == (poison, poison) for pair in got):
        trial.fail(cause="nothing was written: is the kernel still the stub?")
    if not before and len(items) > 1 and len(set(got)) == 1:
        trial.fail(expected="an answer for each number of the range",
                   got="sequence {}, item {} for all".format(*got[0]),
                   cause="the same for every number: is the function still the stub?")
    runs = [*before, (counts, items, got)]
    cause = next((text for text, wrong in LIKE
                  if all([wrong(c, i) for i in those] == pairs for c, those, pairs in runs)), "")
    if not cause and max(counts) >= BIG:
        cause = OVERFLOW
    if not cause and bad == [len(items) - 1]:
        cause = "only the item behind the last row is wrong: the range has no such item, so the answer is -1, -1"
    if not cause and len(counts) > 64 and items[bad[0]] >= sum(counts[:64]):
        cause = ("wrong from the 65th sequence on: there can be more of them than a wave has lanes; go on with the "
                 "next 64")
    if not cause and got[bad[0]][1] < 0 <= got[bad[0]][0]:
        cause = ("`item` is negative: the sequence that was found begins behind the number. Look for the first one "
                 "that *ends* behind it")
    n = bad[0]
    cause = cause or ("the sequence is the first that ends behind the number, the item what is left when all rows before that "
                      "sequence are taken off")
    trial.fail(where={"item": items[n]}, place=f"item {items[n]} of counts {_some(counts)}",
               expected="sequence {}, item {}".format(*want[n]),
               got="never written" if got[n] == (poison, poison) else "sequence {}, item {}".format(*got[n]),
               wrong=f"{len(bad)} of {len(items)} items", cause=cause)


def _some(counts) -> str:
    return f"[{', '.join(map(str, counts[:8]))}{', ...' if len(counts) > 8 else ''}]"


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
