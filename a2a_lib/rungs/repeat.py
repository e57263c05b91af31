"""How a rung of Triton kernels repeats a call on a fresh node, for `Trace.uncertainty`."""
from __future__ import annotations

from collections.abc import Mapping
from functools import partial


def repeatable(trace, rung, problem):
    """The trace of a call of `rung` with `problem`, which now knows how it is repeated: with the options that the rung
    was made with, on a fresh node of the same kind. problem: None where there was no whole call, which nobody can repeat.
    Neither the rung nor its node is held: a trace that is kept would keep their memory."""
    if problem is not None and rung.node.target == "sim":
        trace.again = partial(_again, type(rung), rung.node.twin(), rung.shape, rung.options, problem)
    return trace


def _again(kind, twin, shape, options: Mapping, problem, constants: Mapping[str, float]):
    with twin(constants) as node:
        rung = kind(node, shape, **options)
        rung(problem)
        return rung.trace
