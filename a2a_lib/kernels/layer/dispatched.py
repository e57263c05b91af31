"""`Dispatched`: what dispatch gives a rank."""
from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Dispatched:
    """The result of dispatch on one rank: rows grouped by expert, and their counts on the GPU. Buffers; CUDA tensors if
    the caller's `x` is one. They belong to the `ExpertParallel` and are overwritten by its next dispatch.

    rows       [capacity, dim]: expert e has rows[offsets[e]:offsets[e] + counts[e]], in the order of arrival; the rows
               between the experts, and after the last one, are undefined
    counts     int32 [local experts]
    offsets    int32 [local experts + 1]: multiples of block_size; the last one is the number of rows in use with
               padding. offsets[1:] is the argument `offs` of `torch.nn.functional.grouped_mm`
    expert_ids int32 [capacity / block_size]: the local expert of each tile of block_size rows, -1 after the last one;
               None if block_size is 1
    call       names this dispatch for `combine`
    codes      float8_e4m3fn [capacity, dim], and
    scales     float32 [capacity, dim / 128]: what `rows` were made of, for experts in 8 bits (`fp8`). None unless rows are sent so
    dropped    choices of this rank that were dropped for lack of room; None if there is room for the worst case
    """

    rows: Any
    counts: Any
    offsets: Any
    expert_ids: Any
    call: Any = field(default=None, repr=False, compare=False)
    dropped: Any = field(default=None, compare=False)
    codes: Any = field(default=None, repr=False, compare=False)
    scales: Any = field(default=None, repr=False, compare=False)
