"""The published ladder as a test of the clock: stage times of the competition's largest shape, published and
simulated."""
from collections.abc import Mapping

import numpy as np

from ...kernels.all_to_all.published import V6, V7

SHAPE = "dsv3"
SOURCE = "published, competition write-up, 8 x MI300X, device events"


def simulate() -> Mapping[str, np.ndarray]:
    """us per rank of token_flags at SHAPE with the shape's own seed, simulated, preset mi300x: {stage: [8]}."""
    from ...kernels.all_to_all import TokenFlags
    from ...kernels.moe import Problem, shapes
    from ...machine.node import Node

    with Node() as node:
        comm = TokenFlags(node, shapes[SHAPE])
        problem = Problem.random(shapes[SHAPE])
        problem.check(comm(problem))
        table = comm.trace.stages()
        return {name: table[name].astype(float) for name in table.columns if name != "rank"}


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
