"""Lesson 11, exercise 3: busiest_link(flat_tokens, row_bytes, gbps) -> source, destination, us."""

import numpy as np
import torch

from ..kit import Problem, Shape, Table, exercise

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


@exercise("11_uneven_work.ipynb", "exercise-3")
def busiest_link(trial, function):
    cases = []
    for description, shape, world, seed, routing in PROBLEMS:
        small = Shape(shape.name, shape.num_experts, shape.topk, 8, shape.max_tokens)  # to draw rows of the whole width would take seconds
        flat = torch.stack([torch.bincount(ids[ids >= 0].long(), minlength=shape.num_experts)
                            for ids in Problem.random(small, world, seed, **routing).topk_ids])
        cases.append((f"{description} ({world} ranks, {shape.num_experts} experts, seed {seed})", flat, shape.row_bytes))
    large = ("2^25 rows for one link, one row more for another", MANY, 14336)
    for description, flat, row_bytes in (*cases[:-1], large, cases[-1]):
        trial.case(description)
        source, destination, us = want = _busiest(flat.numpy(), row_bytes)
        trial.near(trial.call(function, flat, row_bytes, GBPS), want, "source, destination, us", "{:g} -> {:g}, {:.6g} us")
    return Table({"link": [f"{source} -> {destination}"], "least us": [us]}, label="computed, 45 GB/s per link",
                 title="the busiest link of the last case")


def _busiest(flat, row_bytes):
    """The oracle: (source, destination, us)."""
    (world, experts), rows = flat.shape, {}
    for source, expert in np.ndindex(world, experts):
        destination = expert // (experts // world)
        if source != destination:
            rows[source, destination] = rows.get((source, destination), 0) + int(flat[source, expert])
    (source, destination), most = max(rows.items(), key=lambda row: (row[1], [-part for part in row[0]]))
    return source, destination, 2 * most * row_bytes / (GBPS * 1e3)
