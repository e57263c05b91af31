"""Attention over ranks: shapes, inputs, right answers. Each rank has some rows of Q, K and V, and wants its rows of the output."""
from dataclasses import dataclass

import torch

from ...draw import Draw
from ...plurals import quantity
from ..moe.checks import require_form, require_within

DTYPES = {"f16": torch.float16, "bf16": torch.bfloat16}
MASKS = ("full", "causal")
ORDERS = ("contiguous", "zigzag", "striped")
_EPS = {"f16": 2.0**-11, "bf16": 2.0**-8}  # relative error of rounding to nearest
_STEP = {"f16": 2.0**-25, "bf16": 2.0**-134}  # absolute error of rounding where numbers are subnormal
_FP32 = 2.0**-24
WHOLE, SAMPLE = 4096, 32  # longest sequence of which every row is checked; of a longer one so many rows of each rank


@dataclass(frozen=True)
class AttentionShape:
    """Attention of `length` rows, over the whole node.

    heads, kv_heads   of Q, and of K and V; a multiple of the second, so that heads // kv_heads heads of Q share one of K and V
    dim               values of a head
    mask              "full", or "causal": a row sees the rows up to its own
    order             which rows a rank has: "contiguous", "striped" (rank, rank + ranks, ...), "zigzag" (of 2 * ranks chunks, chunk
                      rank from the front and chunk rank from the back). "": zigzag for a causal mask, else contiguous
    dtype_name        "f16" or "bf16"

    Raises ValueError for another word, and for heads that are no multiple of kv_heads.
    """

    length: int
    heads: int = 8
    kv_heads: int = 8
    dim: int = 64
    mask: str = "full"
    order: str = ""
    dtype_name: str = "f16"

    def __post_init__(self):
        if not self.order:
            object.__setattr__(self, "order", "zigzag" if self.mask == "causal" else "contiguous")
        for name, known in (("mask", MASKS), ("order", ORDERS), ("dtype_name", DTYPES)):
            if getattr(self, name) not in known:
                raise ValueError(f"{name} is {getattr(self, name)!r}, not one of {', '.join(known)}")
        if min(self.length, self.heads, self.kv_heads, self.dim) < 1 or self.heads % self.kv_heads:
            raise ValueError(f"{self}: at least one row, head and value, and heads a multiple of kv_heads")

    @property
    def dtype(self) -> torch.dtype:
        """The dtype of Q, K, V and the output."""
        return DTYPES[self.dtype_name]

    @property
    def causal(self) -> bool:
        """Whether a row sees only the rows up to its own."""
        return self.mask == "causal"

    def chunk(self, world_size: int) -> int:
        """Rows of a rank's first piece: of a chunk in zigzag order, else all its rows."""
        return -(-self.length // (world_size * (1 + (self.order == "zigzag"))))

    def rows(self, world_size: int) -> int:
        """Rows of a rank, those past the end of the sequence included."""
        return self.chunk(world_size) * (1 + (self.order == "zigzag"))

    def positions(self, rank: int, world_size: int) -> torch.Tensor:
        """Places in the sequence of a rank's rows, int64 [rows], rising; those past its end are left out."""
        chunk, index = self.chunk(world_size), torch.arange(self.rows(world_size))
        places = {"contiguous": rank * chunk + index, "striped": rank + world_size * index,
                  "zigzag": torch.where(index < chunk, rank * chunk + index, (2 * world_size - 2 - rank) * chunk + index)}[self.order]
        return places[places < self.length]

    def pairs(self, rank: int, world_size: int) -> int:
        """Number of (row, row it sees) of a rank, per head: its work."""
        places = self.positions(rank, world_size)
        return int((places + 1).sum()) if self.causal else len(places) * self.length


class AttentionProblem:
    """Inputs of all ranks: per rank q [rows, heads, dim], k and v [rows, kv_heads, dim], of the shape's dtype; their rows
    are those of `positions`. The output of a rank is like its q. whole: q, k and v of the whole sequence."""

    def __init__(self, shape: AttentionShape, whole: tuple[torch.Tensor, torch.Tensor, torch.Tensor], world_size: int, seed: int = 0):
        self.shape, self.world_size, self.seed, self.whole = shape, world_size, seed, whole
        self.places = [shape.positions(rank, world_size) for rank in range(world_size)]
        self.q, self.k, self.v = ([tensor[places] for places in self.places] for tensor in whole)
        self.checked = torch.arange(shape.length)
        if shape.length > WHOLE:
            self.checked = torch.cat([places[:: max(1, len(places) // SAMPLE)] for places in self.places]).sort().values
        self._right: tuple[torch.Tensor, torch.Tensor] | None = None

    @classmethod
    def random(cls, shape: AttentionShape, world_size: int, seed: int = 0, values: str = "normal") -> "AttentionProblem":
        """values: "normal", or "peaked": Q is four times larger, so that a row attends to few others. The same seed gives the
        same bits. Raises ValueError for another word."""
        if values not in ("normal", "peaked"):
            raise ValueError(f"values is {values!r}, not 'normal' or 'peaked'")
        draw = Draw(seed)
        tensors = [draw.normal(shape.length, heads, shape.dim) for heads in (shape.heads, shape.kv_heads, shape.kv_heads)]
        if values == "peaked":
            tensors[0] = 4 * tensors[0]
        return cls(shape, tuple(tensor.to(shape.dtype) for tensor in tensors), world_size, seed)

    def answer(self) -> tuple[torch.Tensor, torch.Tensor]:
        """The output in float64 by `scaled_dot_product_attention`, and the allowed error: two tensors [rows, heads, dim]. The rows are
        those of `checked`: all, or some of a long sequence.

        The bound, for one element, with weights w (which sum to 1), eps of the dtype, u = 2^-24, n keys:
        * A score sums dim exact products in fp32 and is scaled twice: it errs by at most (dim + 4) u sum |q k| / sqrt(dim). So a
          weight errs by that factor, and by 4 u more for exp2 and its argument: in the sum and in what divides it, twice.
        * The weights are rounded to the dtype for the second product: eps. Subnormal ones err by a step each.
        * The second product and the sum of weights add n terms in any order: n u each. Merging rescales each partial result, at most
          once a tile of 16 keys: n u more.
        * The output is rounded: eps of it.
        All but the last are relative to sum w |v|, of which the answer is computed as of v.
        """
        if self._right is None:
            s = self.shape
            q, k, v = (tensor.transpose(0, 1) for tensor in self.whole)
            q, k, v = q[:, self.checked].double(), k.double(), v.double()
            seen = self.checked[:, None] >= torch.arange(s.length) if s.causal else None
            k, v = (tensor.repeat_interleave(s.heads // s.kv_heads, 0) for tensor in (k, v))
            attend = torch.nn.functional.scaled_dot_product_attention
            right, size = attend(q, k, v, attn_mask=seen), attend(q, k, v.abs(), attn_mask=seen)
            largest = (q.abs() @ k.abs().transpose(1, 2)).amax(2, keepdim=True) * s.dim**-0.5
            part = 2 * (s.dim + 4) * _FP32 * largest + (3 * s.length + 8) * _FP32 + _EPS[s.dtype_name]
            bound = 1.01 * part * size + s.length * _STEP[s.dtype_name] * v.abs().amax() + _EPS[s.dtype_name] * right.abs() * 1.01
            self._right, self._size = (right.transpose(0, 1), bound.transpose(0, 1)), size.transpose(0, 1)
        return self._right

    def checked_rows(self, rank: int) -> tuple[torch.Tensor, torch.Tensor]:
        """Which of a rank's rows are checked, and where they are in `answer`."""
        mine = torch.isin(self.checked, self.places[rank]).nonzero().flatten()
        return torch.searchsorted(self.places[rank], self.checked[mine]), mine

    def check(self, outputs: list[torch.Tensor], ranks: list[int] | None = None, roundings: int = 0) -> None:
        """Raises MismatchError with rank, row and head of the worst element if an output is wrong. outputs: one per rank,
        [rows, heads, dim] of the shape's dtype; ranks: theirs (default: all, in order). roundings: how often partial results were
        rounded to the dtype before they were merged; each allows an error of eps sum w |v|."""
        answer, bounds = self.answer()
        if roundings:
            bounds = bounds + roundings * 1.01 * _EPS[self.shape.dtype_name] * self._size
        for rank, out in zip(range(self.world_size) if ranks is None else ranks, outputs, strict=True):
            rows, mine = self.checked_rows(rank)
            right, bound = answer[mine], bounds[mine]
            due = (len(self.places[rank]), *right.shape[1:])
            require_form(out, due, self.shape.dtype, f"rank {rank}: the output")
            require_within(out.cpu()[rows], right, bound, f"rank {rank}",
                           lambda row, head, value, rows=rows: f"row {int(rows[row])}, head {head}, value {value}")

    def __repr__(self) -> str:
        return f"AttentionProblem({self.shape}, {quantity(self.world_size, 'rank')}, seed {self.seed})"
