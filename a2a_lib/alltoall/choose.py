"""Which rung for a shape on a node: for who wants an answer, and no ladder.

    comm = a2a.alltoall.best("dsv3", node)
    outputs = comm(problem)

Where the rules come from: measured (2 x NVIDIA H200, 2026-11-22, graph, us) and simulated (preset mi300x). Words with
their flags inside cost twice the bytes and save three steps of a microsecond each way, so it is bytes that decide:

    max_tokens * row bytes    0.1 MB (bench2)   0.2 (bench1)   0.7 (bench3)   2.1 (bench4)   3.7 (dsv3)
    prereduced, H200                     16.5           15.5           17.7           25.2         32.3
    inline_flags, H200                   12.0           10.4           12.6           26.2         36.7
"""
from __future__ import annotations

from ..moe.shapes import Shape, as_shape

MOST_INLINE = 1 << 20  # bytes of a rank's rows


def name_of(shape: Shape | str, target: str) -> str:
    """The name of the fastest rung at a shape on a target ("sim", "hip" or "cuda"). On AMD GPUs, whose lanes write such
    words by 8 bytes instead of 16, prereduced (simulated)."""
    shape = as_shape(shape)
    inline = target == "cuda" and shape.max_tokens * shape.row_bytes <= MOST_INLINE
    return "inline_flags" if inline else "prereduced"
