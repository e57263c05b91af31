"""The experts of the course.

Expert e rotates the row and scales it:

    y[(i + shift_e) % dim] = x[i] * scale_e          shift_e = 8 * (e + 1) % dim
                                                     scale_e = (1, -1, 2, -2, 1/2, -1/2)[e % 6]

The competition's expert, x * (1 + rank), is a scalar of the rank. A kernel without any communication can fake it, and a
token handed to the wrong local expert is not noticed. Here every expert of the benchmark shapes gives another result.
Shifts are whole 16-byte pieces (8 fp16 elements), so a kernel still moves rows with the widest loads and stores. Piece
c of y is piece (c - (e + 1)) mod (dim / 8) of x, times the scale. Scales are powers of two, so y is exact in fp16
(short of overflow and denormals).
"""

from __future__ import annotations

from dataclasses import dataclass

import torch

from . import draw
from .shapes import ROW_ALIGN

SCALES = (1.0, -1.0, 2.0, -2.0, 0.5, -0.5)


def expert_shift(expert: int, dim: int) -> int:
    """Elements by which expert `expert` (number in the whole node) rotates a row of `dim` elements: a multiple of 8."""
    return ROW_ALIGN * (expert + 1) % dim


def expert_scale(expert: int) -> float:
    """Factor of expert `expert` (number in the whole node): one of +-1, +-2, +-1/2."""
    return SCALES[expert % len(SCALES)]


def apply_expert(x: torch.Tensor, expert_ids: torch.Tensor) -> torch.Tensor:
    """Applies to every row its own expert.

    x [rows, dim] (any floating dtype), expert_ids [rows] integer, global numbers -> [rows, dim], dtype of x. Raises
    ValueError for another number of ids than rows, and for negative ids.
    """
    rows, dim = x.shape
    if expert_ids.shape != (rows,):
        raise ValueError(f"expert_ids has shape {list(expert_ids.shape)}, x has {rows} rows")
    if rows == 0:
        return torch.empty_like(x)
    expert = expert_ids.to(device=x.device, dtype=torch.int64)
    if int(expert.min()) < 0:
        raise ValueError(f"expert id {int(expert.min())} names no expert (dropped choices have no row)")
    pieces = dim // ROW_ALIGN
    piece = torch.arange(pieces, device=x.device)
    source = (piece[None, :] - (expert[:, None] + 1)) % pieces  # [rows, pieces]
    source += pieces * torch.arange(rows, device=x.device)[:, None]
    y = x.reshape(rows * pieces, ROW_ALIGN)[source.flatten()].view(rows, dim)
    scale = torch.tensor(SCALES, dtype=x.dtype, device=x.device)[expert % len(SCALES)]
    return y.mul_(scale[:, None])


@dataclass(frozen=True)
class Experts:
    """Parameters of all experts of a node. shift: elements, multiples of 8 below dim; scale: each one of `SCALES`."""

    shift: tuple[int, ...]
    scale: tuple[float, ...]

    @classmethod
    def usual(cls, number: int, dim: int) -> Experts:
        """The parameters of `expert_shift` and `expert_scale`."""
        return cls(tuple(expert_shift(e, dim) for e in range(number)), tuple(expert_scale(e) for e in range(number)))

    @classmethod
    def drawn(cls, number: int, dim: int, seed: int) -> Experts:
        """Random parameters, for a judge, because a kernel cannot know them. The same seed gives the same ones."""
        raw_words = draw.raw(seed, draw.EXPERTS, 0, 2 * number)
        return cls(tuple(int(word) % (dim // ROW_ALIGN) * ROW_ALIGN for word in raw_words[:number]),
                   tuple(SCALES[int(word) % len(SCALES)] for word in raw_words[number:]))

    def rescaled(self, seed: int) -> Experts:
        """Experts with the same shifts and another scale each."""
        words = draw.raw(seed, draw.EXPERTS, 1, len(self.scale))
        others = [[scale for scale in SCALES if scale != own] for own in self.scale]
        return Experts(self.shift, tuple(scales[int(word) % len(scales)] for word, scales in zip(words, others)))

    def apply(self, row: torch.Tensor, expert: int) -> torch.Tensor:
        """A row [dim] through one expert, dtype of the row."""
        return row.roll(self.shift[expert]) * self.scale[expert]
