"""Lesson 11, exercise 3: busiest_link(flat_tokens, row_bytes, gbps) -> source, destination, us."""

from __future__ import annotations

import numpy as np
import torch

from ....moe import Problem, Shape
from ....table import Table
from ..trial import exercise

PROBLEMS = (("4 ranks with equal tokens", Shape("links", 16, 4, 512, 12), 4, 1, {"num_tokens": 12}),
            ("every token for every rank", Shape("links", 4, 4, 512, 12), 4, 1, {"num_tokens": 12}),
            ("rank 2 brings most tokens", Shape("links", 16, 4, 512, 12), 4, 2, {"num_tokens": [3, 5, 12, 1]}),
            ("expert 13 is hot, all ranks have as many tokens", Shape("links", 16, 4, 512, 12), 4, 3,
             {"num_tokens": 12, "routing": "hot_expert", "target": 13}),
            ("all tokens stay on rank 1, but one", Shape("links", 16, 4, 512, 12), 4, 4,
             {"num_tokens": [0, 12, 0, 1], "routing": "one_rank", "target": 1}),
            ("8 ranks of the largest shape", Shape("links", 256, 8, 7168, 256), 8, 4, {}))


MANY = torch.zeros(4, 8, dtype=torch.int64)  # float32 takes both links for equal
MANY[0, 2], MANY[2, 1] = 2**25, 2**25 + 1


@exercise
def busiest_link(trial, function):
    """function(flat_tokens, row_bytes, gbps) -> source, destination, us."""
    got, wants, inputs = [], [], []
    tables = [(f"{words} ({world} ranks, {shape.num_experts} experts, seed {seed})",
               _flat_tokens(shape, world, seed, how), shape.row_bytes) for words, shape, world, seed, how in PROBLEMS]
    tables.insert(-1, ("2^25 rows for one link, one row more for another", MANY, 14336))
    for words, flat, row_bytes in tables:
        trial.case(words)
        gbps = 45.0
        got.append(trial.numbers(trial.call(function, flat, row_bytes, gbps), "source, destination, us"))
        inputs.append((flat.numpy(), row_bytes, gbps))
        wants.append(_busiest(*inputs[-1]))
        if not _alike(got[-1], wants[-1]):
            runs = list(zip(got, wants, inputs))
            cause = next((text for text, how in BLUNDERS
                          if all(_alike(mine, want) or _alike(mine, _busiest(*given, **how))
                                 for mine, want, given in runs)), "")
            if not cause and flat is MANY:
                cause = ("right for few rows, wrong for many: neither int32 nor float32 holds these numbers of rows and "
                         "bytes. Add in int64, multiply as Python numbers")
            if not cause and got[-1][:2] != tuple(wants[-1][:2]):
                cause = "another link carries more: which pair of two different ranks has the most rows?"
            elif not cause:
                cause = "the link is right, the time is not: its rows, there and back, times their bytes, over the link's speed"
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


SOLUTION = "11_uneven_work.ipynb", "exercise-3"
US = "return source, destination, 2 * us"
MISTAKES = {
    "diagonal": ("s != d and rows", "rows", "leave the diagonal out"),
    "exchanged": (US, US.replace("source, destination", "destination, source"),
                  "source and destination are exchanged"),
    "dispatch alone": (US, US.replace("2 * ", ""), "in combine the same rows come back"),
    "one expert": (".sum(2)", ".amax(2)", "a link carries those for all experts"),
    "whole rank": ("int(rows[source, destination])", "int(rows[source].sum() - rows[source, source])",
                   "it has a link to each peer"),
    "seconds": ("gbps * 1e3", "gbps * 1e9", "this is in seconds"),
    "bits": ("row_bytes /", "8 * row_bytes /", "bytes, not bits"),
    "experts in turn": ("view(world, world, experts // world).sum(2)",
                        "view(world, experts // world, world).sum(1)", "the experts of a rank stand together"),
    "bytes twice": ("row_bytes /", "2 * row_bytes /", "a row has row_bytes already"),
    "float32": (".sum(2)", ".float().sum(2)", "right for few rows"),
    "int32": ("int(rows[source, destination]) * row_bytes", "float((rows[source, destination]).int() * row_bytes)",
              "right for few rows"),
    "in place": (".sum(2)", ".sum(2)\n    flat_tokens -= 1", "argument 1 changed in place"),
    "us alone": (US, "return 2 * us, source", "it returned 2"),
    "last of several": ("> rows[source, destination]", ">= rows[source, destination]",
                        "the first is asked for"),
}
