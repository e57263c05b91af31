"""SwiGLU experts in PyTorch, for the rows that `ExpertParallel` dispatches."""
import torch
from torch.nn import functional

grouped_mm = getattr(functional, "grouped_mm", None) or getattr(torch, "_grouped_mm", None)  # of one GPU


def swiglu(x: torch.Tensor, up: torch.Tensor, down: torch.Tensor) -> torch.Tensor:
    """One expert: x [rows, dim], up [dim, 2 * hidden] (gate first), down [hidden, dim] -> [rows, dim], of one
    dtype."""
    gate, value = (x @ up).chunk(2, -1)
    return (functional.silu(gate) * value) @ down


def one_by_one(rows: torch.Tensor, offsets: torch.Tensor, up: torch.Tensor, down: torch.Tensor) -> torch.Tensor:
    """All local experts, each with its rows: [capacity, dim], dtype of rows.

    rows [capacity, dim], sorted by expert. offsets [local experts + 1] int32: the start of each expert's rows, and the
    end of the last one's. up [local experts, dim, 2 * hidden], down [local experts, hidden, dim], of the dtype of rows.
    """
    ends = offsets.tolist()
    y = [swiglu(rows[first:end], up[e], down[e]) for e, (first, end) in enumerate(zip(ends[:-1], ends[1:], strict=True))]
    return torch.cat([*y, torch.zeros_like(rows[ends[-1]:])])


def grouped(rows: torch.Tensor, offsets: torch.Tensor, up: torch.Tensor, down: torch.Tensor) -> torch.Tensor:
    """`one_by_one` on a GPU, by PyTorch's grouped GEMM, which reads the ends of the experts' rows there. bfloat16."""
    gate, value = grouped_mm(rows, up, offs=offsets[1:]).chunk(2, -1)
    return grouped_mm(functional.silu(gate) * value, down, offs=offsets[1:])
