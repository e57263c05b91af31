"""The published ladder as a test of the clock: stage times of the competition's largest shape, published and simulated.

The published values are device times of the kernels on 8 x MI300X, us per rank, from the write-up of the competition's
solution. Nothing in the clock is fitted to them.
"""
from __future__ import annotations

from typing import Mapping

import numpy as np

SHAPE = "dsv3"
SOURCE = "published, competition write-up, 8 x MI300X, device events"

# v6-like, before fusing: dispatch, grouped GEMM, combine; ranks 0 to 7.
V6_STAGES = ("dispatch", "grouped GEMM", "combine")
V6 = ((348.60, 115.66, 342.94), (334.80, 115.98, 342.18), (377.98, 115.78, 333.76), (330.19, 115.30, 317.28),
      (333.96, 115.22, 349.44), (314.84, 115.46, 326.59), (327.07, 115.02, 325.34), (329.03, 115.42, 336.49))

# v7, combine on 304 blocks: dispatch-send, dispatch-recv, combine-send, combine-recv.
V7_STAGES = ("dispatch-send", "dispatch-recv", "combine-send", "combine-recv")
V7 = ((219.33, 95.70, 108.88, 60.02), (216.93, 106.40, 115.42, 50.75), (283.88, 64.19, 117.95, 46.54),
      (291.94, 32.27, 97.66, 56.09), (236.97, 60.94, 126.17, 43.06), (211.08, 106.96, 113.14, 54.24),
      (304.65, 32.83, 113.46, 46.02), (214.08, 106.68, 113.17, 52.04))
V7_256 = ((225.99, 78.78, 300.92, 46.26), (225.35, 77.50, 310.66, 53.48), (289.38, 38.29, 311.23, 47.15),
          (289.58, 32.51, 299.80, 49.71), (231.08, 77.17, 307.38, 62.30), (211.76, 90.44, 302.80, 65.03),
          (279.92, 32.95, 292.10, 48.07), (205.35, 87.68, 305.97, 47.99))  # combine on 256 blocks
SPEED_OF_LIGHT = 104.36  # us, by the organisers


def simulate() -> Mapping[str, np.ndarray]:
    """us per rank of token_flags at SHAPE with the shape's own seed, simulated, preset mi300x: {stage: [8]}."""
    from ..alltoall import TokenFlags
    from ..moe import Problem, shapes
    from ..node import Node

    with Node() as node:
        comm = TokenFlags(node, shapes[SHAPE])
        problem = Problem.random(shapes[SHAPE])
        problem.check(comm(problem))
        table = comm.trace.stages()
        ranks = [row for row in range(len(table)) if str(table["rank"][row]).isdigit()]
        return {name: table[name][ranks].astype(float) for name in table.columns if name != "rank"}


def rows(simulated: Mapping[str, np.ndarray]) -> list[tuple[str, str, str, str]]:
    """(what, v6-like published, v7 published, token_flags simulated): mean over ranks and range, us."""
    v6, v7, s = np.array(V6), np.array(V7), simulated
    dispatch = s["dispatch_send"] + s["dispatch_recv"]
    combine = s["combine_send"] + s["combine_recv"]
    return [
        ("dispatch, send", "-", _said(v7[:, 0]), _said(s["dispatch_send"])),
        ("dispatch, receive", "-", _said(v7[:, 1]), _said(s["dispatch_recv"])),
        ("dispatch together", _said(v6[:, 0]), _said(v7[:, 0] + v7[:, 1]), _said(dispatch)),
        ("experts", _said(v6[:, 1]) + " (grouped GEMM)", "in combine-send", _said(s["expert"])),
        ("combine, send", "-", _said(v7[:, 2]), _said(s["combine_send"])),
        ("combine, receive", "-", _said(v7[:, 3]), _said(s["combine_recv"])),
        ("combine together", _said(v6[:, 2]), _said(v7[:, 2] + v7[:, 3]), _said(combine)),
        ("all", _said(v6.sum(1)), _said(v7.sum(1)), _said(dispatch + combine + s["expert"])),
    ]


def _said(values: np.ndarray) -> str:
    return f"{values.mean():.0f} ({values.min():.0f} to {values.max():.0f})"
