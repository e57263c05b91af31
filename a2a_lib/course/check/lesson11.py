"""Checks of lesson 11, uneven work."""

from __future__ import annotations

import numpy as np
import torch

from ...moe import Problem, Shape
from ...node import Node
from ...table import Table
from .lesson11_split import split_evenly
from .trial import Trial, exercise

__all__ = ["busiest_link", "find_row", "split_evenly"]

BIG = 2**31
COUNTS = {
    "3 sources": [3, 1, 2],
    "6 sources, 4 of them silent": [0, 0, 4, 0, 3, 0],
    "1 source": [5],
    "100 experts, every third without rows": [0 if e % 3 == 1 else 1 + e % 4 for e in range(100)],
    "3 sources of more than 2^31 rows": [BIG + 5, 3, BIG + 7],
}


@exercise
def find_row(trial: Trial, source):
    """source: HIP with the kernel `find_row`, or its path."""
    with Node(1, name="small", max_instructions=20_000_000) as node:
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


MISTAKES = (
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
    if len(items) > 1 and len(set(got)) == 1:
        trial.fail(expected="an answer for each number of the range",
                   got="sequence {}, item {} for all".format(*got[0]),
                   cause="the same for every number: is the function still the stub?")
    runs = [*before, (counts, items, got)]
    cause = next((text for text, wrong in MISTAKES
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
    trial.fail(where={"item": items[n]}, place=f"item {items[n]} of counts {_some(counts)}",
               expected="sequence {}, item {}".format(*want[n]),
               got="never written" if got[n] == (poison, poison) else "sequence {}, item {}".format(*got[n]),
               wrong=f"{len(bad)} of {len(items)} items", cause=cause)


def _some(counts) -> str:
    return f"[{', '.join(map(str, counts[:8]))}{', ...' if len(counts) > 8 else ''}]"


PROBLEMS = (("4 ranks with equal tokens", Shape("links", 16, 4, 512, 12), 4, 1, {"num_tokens": 12}),
            ("every token for every rank", Shape("links", 4, 4, 512, 12), 4, 1, {"num_tokens": 12}),
            ("rank 2 brings most tokens", Shape("links", 16, 4, 512, 12), 4, 2, {"num_tokens": [3, 5, 12, 1]}),
            ("expert 13 is hot, all ranks have as many tokens", Shape("links", 16, 4, 512, 12), 4, 3,
             {"num_tokens": 12, "routing": "hot_expert", "target": 13}),
            ("all tokens stay on rank 1, but one", Shape("links", 16, 4, 512, 12), 4, 4,
             {"num_tokens": [0, 12, 0, 1], "routing": "one_rank", "target": 1}),
            ("8 ranks of the largest shape", Shape("links", 256, 8, 7168, 256), 8, 4, {}))


@exercise
def busiest_link(trial: Trial, function):
    """function(flat_tokens, row_bytes, gbps) -> source, destination, us."""
    got, wants, inputs = [], [], []
    for words, shape, world, seed, how in PROBLEMS:
        trial.case(f"{words} ({world} ranks, {shape.num_experts} experts, seed {seed})")
        flat, gbps = _flat_tokens(shape, world, seed, how), 45.0
        answer = trial.call(function, flat, shape.row_bytes, gbps)
        try:
            got.append(tuple(float(part) for part in answer))
        except (TypeError, ValueError):
            trial.fail(cause=f"the function returns three numbers, source, destination, us; it returned {answer!r}")
        if len(got[-1]) != 3:
            trial.fail(cause=f"the function returns three numbers, source, destination, us; it returned {len(got[-1])}")
        inputs.append((flat.numpy(), shape.row_bytes, gbps))
        wants.append(_busiest(*inputs[-1]))
        if not _alike(got[-1], wants[-1]):
            runs = list(zip(got, wants, inputs))
            cause = next((text for text, how in BLUNDERS
                          if all(_alike(mine, want) or _alike(mine, _busiest(*given, **how))
                                 for mine, want, given in runs)), "")
            trial.fail(expected=_pair(wants[-1]), got=_pair(got[-1]), cause=cause)
    source, destination, us = wants[-1]
    return Table({"link": [f"{source} -> {destination}"], "least us": [us]}, label="computed, 45 GB/s per link",
                 title="the busiest link of the last case")


def _flat_tokens(shape, world, seed, how) -> torch.Tensor:
    """[W, E] by looking at every choice, without rows: they would take seconds to draw."""
    small = Shape(shape.name, shape.num_experts, shape.topk, 8, shape.max_tokens)
    problem = Problem.random(small, world, seed, **how)
    table = torch.zeros(world, shape.num_experts, dtype=torch.int64)
    for rank, ids in enumerate(problem.topk_ids):
        for expert in ids.flatten().tolist():
            if expert >= 0:
                table[rank, expert] += 1
    return table


def _busiest(flat, row_bytes, gbps, *, home=False, turned=False, once=False, per_expert=False, all_links=False,
             unit=1e3, two=False, last=False, in_turn=False):
    """The oracle, and what it becomes with a mistake."""
    world, experts = flat.shape
    rows = {}
    for source in range(world):
        for expert in range(experts):
            destination = expert % world if in_turn else expert // (experts // world)
            if source != destination or home:
                key = (source, destination, expert if per_expert else 0)
                rows[key] = rows.get(key, 0) + int(flat[source, expert])
    order = -1 if last else 1
    (source, destination, _), most = max(rows.items(), key=lambda row: (row[1], [-order * part for part in row[0]]))
    if all_links:
        most = sum(n for (s, _, _), n in rows.items() if s == source)
    if turned:
        source, destination = destination, source
    return source, destination, (1 if once else 2) * most * (2 if two else 1) * row_bytes / (gbps * unit)


BLUNDERS = (
    ("rows that stay on their rank cross no link: leave the diagonal out", {"home": True}),
    ("source and destination are exchanged", {"turned": True}),
    ("that is dispatch alone: in combine the same rows come back", {"once": True}),
    ("those are the rows for one expert; a link carries those for all experts of its destination",
     {"per_expert": True}),
    ("these are all rows of a rank; it has a link to each peer, and they carry at the same time", {"all_links": True}),
    ("of several links that carry most, the first is asked for: lowest source, then destination", {"last": True}),
    ("GB/s is 1e9 bytes in a second: 1e3 bytes in a us", {"unit": 1}),
    ("GB/s is 1e9 bytes in a second; this is in seconds", {"unit": 1e9}),
    ("GB/s are bytes, not bits: no factor of 8", {"unit": 1e3 / 8}),
    ("the experts of a rank stand together: rank r owns r * E/W to (r + 1) * E/W - 1, not every W-th",
     {"in_turn": True}),
    ("a row has row_bytes already: its numbers are of 2 bytes, and that is counted in it", {"two": True}),
)


def _alike(got, want) -> bool:
    return tuple(got[:2]) == tuple(want[:2]) and bool(np.isclose(got[2], want[2], rtol=1e-6, atol=0))


def _pair(answer) -> str:
    return f"{answer[0]:g} -> {answer[1]:g}, {answer[2]:.6g} us"
