"""Lesson 11, exercise 3: busiest_link(flat_tokens, row_bytes, gbps) -> source, destination, us."""

import numpy as np
import torch

from ....moe import Problem, Shape
from ....table import Table
from ..compare import blunder
from ..trial import exercise

GBPS = 45.0
WIDE, LARGEST = Shape("links", 16, 4, 512, 12), Shape("links", 256, 8, 7168, 256)
PROBLEMS = (("4 ranks with equal tokens", WIDE, 4, 1, {"num_tokens": 12}),
            ("every token for every rank", Shape("links", 4, 4, 512, 12), 4, 1, {"num_tokens": 12}),
            ("rank 2 brings most tokens", WIDE, 4, 2, {"num_tokens": [3, 5, 12, 1]}),
            ("expert 13 is hot, all ranks have as many tokens", WIDE, 4, 3,
             {"num_tokens": 12, "routing": "hot_expert", "target": 13}),
            ("all tokens stay on rank 1, but one", WIDE, 4, 4,
             {"num_tokens": [0, 12, 0, 1], "routing": "one_rank", "target": 1}),
            ("8 ranks of the largest shape", LARGEST, 8, 4, {}))
MANY = torch.zeros(4, 8, dtype=torch.int64)  # in float32 both links would be equal
MANY[0, 2], MANY[2, 1] = 2**25, 2**25 + 1


@exercise
def busiest_link(trial, function):
    """function(flat_tokens, row_bytes, gbps) -> source, destination, us."""
    cases = [(f"{description} ({world} ranks, {shape.num_experts} experts, seed {seed})",
              _flat_tokens(shape, world, seed, routing), shape.row_bytes)
             for description, shape, world, seed, routing in PROBLEMS]
    runs, large = [], ("2^25 rows for one link, one row more for another", MANY, 14336)
    for description, flat, row_bytes in (*cases[:-1], large, cases[-1]):
        trial.case(description)
        got = trial.numbers(trial.call(function, flat, row_bytes, GBPS), "source, destination, us")
        runs.append(((flat.numpy(), row_bytes), got))
        want = _busiest(*runs[-1][0])
        if not _alike(got, want):
            trial.fail(expected=_as_text(want), got=_as_text(got),
                       cause=blunder(runs, _busiest, BLUNDERS, _alike, chance=True) or (
                MANY_ROWS if flat is MANY else ANOTHER_LINK if got[:2] != want[:2] else ANOTHER_TIME))
    source, destination, us = want
    return Table({"link": [f"{source} -> {destination}"], "least us": [us]}, label="computed, 45 GB/s per link",
                 title="the busiest link of the last case")


def _flat_tokens(shape, world, seed, routing) -> torch.Tensor:
    """[W, E] rows, by counting choices. Drawing the rows themselves would take seconds."""
    small = Shape(shape.name, shape.num_experts, shape.topk, 8, shape.max_tokens)
    return torch.stack([torch.bincount(ids[ids >= 0].long(), minlength=shape.num_experts)
                        for ids in Problem.random(small, world, seed, **routing).topk_ids])


def _busiest(flat, row_bytes, *, home=False, turned=False, back=2, per_expert=False, all_links=False, unit=1e3,
             last=False, in_turn=False):
    """The oracle. Each option is one mistake."""
    (world, experts), rows = flat.shape, {}
    for source, expert in np.ndindex(world, experts):
        destination = expert % world if in_turn else expert // (experts // world)
        if source != destination or home:
            key = (source, destination, expert if per_expert else 0)
            rows[key] = rows.get(key, 0) + int(flat[source, expert])
    order = 1 if last else -1
    (source, destination, _), most = max(rows.items(), key=lambda row: (row[1], [order * part for part in row[0]]))
    if all_links:
        most = sum(n for (s, _, _), n in rows.items() if s == source)
    return (*((destination, source) if turned else (source, destination)), back * most * row_bytes / (GBPS * unit))


def _alike(got, want) -> bool:
    return tuple(got[:2]) == tuple(want[:2]) and bool(np.isclose(got[2], want[2], rtol=1e-6, atol=0))


def _as_text(answer) -> str:
    return f"{answer[0]:g} -> {answer[1]:g}, {answer[2]:.6g} us"


BLUNDERS = (
    ("rows that stay on their rank cross no link: leave the diagonal out", {"home": True}),
    ("source and destination are exchanged", {"turned": True}),
    ("that is dispatch alone: in combine the same rows come back", {"back": 1}),
    ("those are the rows for one expert; a link carries those for all experts of its destination",
     {"per_expert": True}),
    ("these are all rows of a rank; it has a link to each peer, and they carry at the same time", {"all_links": True}),
    ("of several links that carry most, the first is asked for: lowest source, then destination", {"last": True}),
    ("GB/s is 1e9 bytes in a second: 1e3 bytes in a us", {"unit": 1}),
    ("GB/s is 1e9 bytes in a second; this is in seconds", {"unit": 1e9}),
    ("GB/s are bytes, not bits: no factor of 8", {"unit": 1e3 / 8}),
    ("the experts of a rank stand together: rank r owns r * E/W to (r + 1) * E/W - 1, not every W-th",
     {"in_turn": True}),
    ("a row has row_bytes already: its numbers are of 2 bytes, and that is counted in it", {"back": 4}),
)
MANY_ROWS = ("right for few rows, wrong for many: neither int32 nor float32 holds these numbers of rows and bytes. Add "
             "in int64, multiply as Python numbers")
ANOTHER_LINK = "another link carries more: which pair of two different ranks has the most rows?"
ANOTHER_TIME = "the link is right, the time is not: its rows, there and back, times their bytes, over the link's speed"


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
