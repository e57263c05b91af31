"""`hopper` in 8 bits: rows, matrices and `hidden` are e4m3, sums float32, answers bfloat16.

    rung = HopperE4M3(node, shape)     # as `Hopper`; it rounds the problem's bfloat16 matrices when they are given

A scale belongs to 128 columns of a row, or to 128 x 128 values of a matrix. The matrix units add up 128 products; each such sum is
scaled and added in float32 outside of them. A row's scale is a power of two (`fp8.py`), and so is that of `hidden`.
Matrices have the scales of `fp8.of_blocks`. Measured: benchmarks/MEASURED.md, "Our own CUDA for Hopper".
"""
from typing import Any

import torch

from ...errors import A2AError
from ...machine.node import Node
from ...machine.runtime.shared import as_tensor
from ..moe.checks import MismatchError
from ..moe.layer_problem import LayerProblem, LayerShape
from ..moe_layer.hopper_rung import Hopper
from . import fp8

# Relative errors in the 2-norm that `check` allows: of the worst token, and of the median one. The reference rounds in the same places,
# in float64. A value of `hidden` on the edge of two codes
# may round to the other one, which is up to 1/8 away.
MOST_ERROR, USUAL_ERROR = 0.1, 0.02
BIAS, MOST_BLOCKS = 64, 128  # as in names.cuh


def in_turn(up: torch.Tensor) -> torch.Tensor:
    """w_up [2 * inter, dim], gate first, in the kernel's order: gate and up of 128 features in turn, of each 16 features the even ones
    first. So a thread of the matrix units has gate and up of neighbours in `hidden`."""
    return up.view(2, -1, 8, 8, 2, up.shape[1]).permute(1, 0, 2, 4, 3, 5).reshape(up.shape)


def in_8_bits(x: torch.Tensor) -> torch.Tensor:
    """Rows [n, k] rounded to e4m3 with a scale per 128 columns, as float64."""
    return fp8.restored(fp8.packed(x.float()), x.shape[1]).double()


def rounded(w: torch.Tensor) -> torch.Tensor:
    """A matrix [n, k] rounded to e4m3 with a scale per 128 x 128, as float64."""
    codes, scale = fp8.of_blocks(w)
    return codes.double() * scale.double().repeat_interleave(fp8.BLOCK, 0).repeat_interleave(fp8.BLOCK, 1)


def answer(problem: LayerProblem, rank: int) -> torch.Tensor:
    """A rank's output [T, dim] in float64, with the kernel's roundings to e4m3 and to bfloat16, expert by expert."""
    ids, weights = problem.topk_ids[rank], problem.topk_weights[rank].double()
    x = in_8_bits(problem.tokens[rank]) if len(ids) else problem.tokens[rank].double()
    total = torch.zeros_like(x)
    for expert in ids[ids >= 0].unique().tolist():
        token, k = (ids == expert).nonzero(as_tuple=True)
        gate, value = (x[token] @ rounded(problem.up[expert]).T).chunk(2, 1)
        y = in_8_bits(gate * torch.sigmoid(gate) * value) @ rounded(problem.down[expert]).T
        total[token] += weights[token, k][:, None] * y.bfloat16().double()
    return total


def check(problem: LayerProblem, outputs: list[torch.Tensor], ranks: list[int]) -> float:
    """The largest error of a token of these ranks. Raises MismatchError if it is over MOST_ERROR, or the median over USUAL_ERROR."""
    worst = 0.0
    for rank, out in zip(ranks, outputs, strict=True):
        want = answer(problem, rank)
        if out.shape != want.shape:
            raise MismatchError(f"rank {rank}: the output is {list(out.shape)}, not {list(want.shape)}")
        error = ((out.double() - want).norm(dim=1) / want.norm(dim=1).clamp(min=1e-6)).nan_to_num(nan=float("inf"))
        if not len(error):
            continue
        worst = max(worst, float(error.max()))
        if not float(error.median()) <= USUAL_ERROR:
            raise MismatchError(f"rank {rank}: half of the tokens are off by {float(error.median()):.3g} or more, not {USUAL_ERROR}")
        if not worst <= MOST_ERROR:
            token = int(error.argmax())
            column = int((out[token].double() - want[token]).abs().nan_to_num(nan=float("inf")).argmax())
            many = f"{int((error > MOST_ERROR).sum())} of {len(error)} tokens"
            raise MismatchError(f"rank {rank}: {many} are off by more than {MOST_ERROR}. Token {token} is by {float(error[token]):.3g}, "
                                f"worst in column {column}: expected {float(want[token, column]):.6g}, got {float(out[token, column]):.6g}")
    return worst


class HopperE4M3(Hopper):
    """`Hopper` in 8 bits, in clusters of two blocks. Its own check compares with `answer`."""

    name, idea = "hopper_e4m3", "hopper with experts in 8 bits: e4m3 rows and matrices, a scale per 128 columns, float32 sums"
    element = 1
    most_error = 0.2  # of a token against bfloat16 matrices: three roundings to e4m3
    worst = 0.0  # error of a token in `check` so far

    def lay_memory(self, symmetric: dict, own: dict) -> None:
        s, (slots, _) = self.shape, symmetric["rows"][0]
        blocks = {"dim": s.dim // fp8.BLOCK, "inter": s.inter // fp8.BLOCK}
        matrices = {"w_up": ((self.local, 2 * s.inter, s.dim), torch.uint8), "w_down": ((self.local, s.dim, s.inter), torch.uint8),
                    "up_scales": ((self.local, 2 * blocks["inter"], -(-blocks["dim"] // 4) * 4), torch.int32),
                    "down_scales": ((self.local, blocks["dim"], -(-blocks["inter"] // 4) * 4), torch.int32)}
        rows = {"packed": ((s.max_tokens, self.row_bytes()), torch.uint8), "row_scales": ((blocks["dim"], slots), torch.int16),
                "hidden_scales": ((blocks["inter"], slots), torch.int16)}
        super().lay_memory(symmetric, own | matrices | rows)

    def give_weights(self, i: int, up: torch.Tensor, down: torch.Tensor) -> None:
        to = {name: as_tensor(self.memory[name][i]) for name in ("w_up", "w_down", "up_scales", "down_scales")}
        for expert in range(self.local):
            for name, scales, matrix in (("w_up", "up_scales", up), ("w_down", "down_scales", down)):
                codes, scale = fp8.of_blocks(matrix[expert].to(to[name].device))
                to[name][expert] = in_turn(codes.view(torch.uint8)) if name == "w_up" else codes.view(torch.uint8)
                to[scales][expert, :, :scale.shape[1]] = scale.view(torch.int32) - (BIAS << 23)
        torch.cuda.synchronize()

    def bring(self, problem: LayerProblem) -> None:
        super().bring(problem)
        for name, value in (("packed", 255), ("row_scales", -1), ("hidden_scales", -1)):
            for buffer in self.memory[name]:
                buffer.fill_(value)

    def check(self, problem: LayerProblem, outputs: list[torch.Tensor]) -> None:
        self.worst = max(self.worst, check(problem, outputs, self.ranks))

    def __init__(self, node: Node, shape: LayerShape | str, *, cluster: int | None = None, **options: Any):
        if cluster == 1:
            raise A2AError("hopper_e4m3 needs clusters of 2 blocks: a warp of the second one puts scales in order")
        if max(self.family.shape(shape).dim, self.family.shape(shape).inter) > MOST_BLOCKS * fp8.BLOCK:
            raise A2AError(f"hopper_e4m3 takes a dim and an inter of up to {MOST_BLOCKS * fp8.BLOCK}")
        super().__init__(node, shape, cluster=cluster or 2, **options)
