"""SwiGLU experts in 8 bits, in Triton: e4m3 rows with a scale per 128 columns, e4m3 matrices with a scale per block of 128 x 128.

Products are added in float32, 128 columns at a time, each sum times the two scales. So does DeepSeek-V3. Between the two GEMMs
values are rounded to e4m3 again. On NVIDIA GPUs the matrix units multiply e4m3 as it is; a row is the narrow side of their tiles.

    experts = Experts8(up, down, capacity)              # bfloat16 matrices, rounded once
    y = experts(codes, scales, offsets)                 # of `ExpertParallel(..., wire=torch.float8_e4m3fn, block_size=experts.BM)`
"""
from __future__ import annotations

import torch

from ...machine.device.triton_names import jit, tl
from .fp8 import BLOCK, E4M3

UP_SIGNATURE = "*fp8e4nv:16, *fp32, *fp8e4nv:16, *fp32, *fp8e4nv:16, *fp32, *i32, i32, i32:16, i32, i32, i32:16, i32:16"
DOWN_SIGNATURE = "*fp8e4nv:16, *fp32, *fp8e4nv:16, *fp32, *bf16:16, *i32, i32, i32, i32:16, i32:16"
MOST = 448  # the largest value of e4m3
BN = tl.constexpr(BLOCK)  # columns of a block, and of the inner dimension at a time: one scale each


@jit
def place(offsets, unit, local, blocks, BM: tl.constexpr, LOCAL: tl.constexpr):
    """(expert, first slot, block of columns) of a unit: expert by expert, block by block, so that an expert's tiles share weights."""
    number = tl.arange(0, LOCAL)
    ends = tl.load(offsets + 1 + number, mask=number < local, other=1 << 30)
    expert = tl.sum((ends <= unit // blocks * BM).to(tl.int32), 0)
    begin, end = tl.load(offsets + expert) // BM, tl.cdiv(tl.load(offsets + expert + 1), BM)
    within = unit - begin * blocks
    return expert, (begin + within % (end - begin)) * BM, within // (end - begin)


@jit
def scaled(total, part, weights, row_scale, scale):
    """total [columns, rows] += weights part^T, times the scales of rows and of the block."""
    return total + tl.dot(weights, part.T) * (row_scale * scale)[None, :]


@jit
def up_in_8_bits(rows, row_scales, w_up, up_scales, hidden, hidden_scales, offsets, capacity, row_stride, scale_stride, local, dim,
                 inter, BM: tl.constexpr, LOCAL: tl.constexpr):
    """hidden = silu(x gate^T) * (x up^T) in 8 bits, with a scale for each row and block of columns."""
    blocks = inter // BN
    of_rows = tl.make_tensor_descriptor(rows, [capacity, dim], [row_stride, 1], [BM, BN])
    of_weights = tl.make_tensor_descriptor(w_up, [local * 2 * inter, dim], [dim, 1], [BN, BN])
    units = tl.cdiv(tl.load(offsets + local), BM) * blocks
    for unit in range(tl.program_id(0), units, tl.num_programs(0)):
        expert, slot, block = place(offsets, unit, local, blocks, BM, LOCAL)
        row, column = slot + tl.arange(0, BM), block * BN + tl.arange(0, BN)
        there = row < capacity
        gate, value = tl.zeros((BN, BM), tl.float32), tl.zeros((BN, BM), tl.float32)
        gate_row = expert * 2 * inter + block * BN
        of_gate = up_scales + gate_row // BN * (dim // BN)
        of_value = of_gate + inter // BN * (dim // BN)
        for k in range(0, dim // BN):
            row_scale = tl.load(row_scales + row * scale_stride + k, mask=there, other=0)
            part = of_rows.load([slot, k * BN])
            gate = scaled(gate, part, of_weights.load([gate_row, k * BN]), row_scale, tl.load(of_gate + k))
            value = scaled(value, part, of_weights.load([gate_row + inter, k * BN]), row_scale, tl.load(of_value + k))
        h = (gate / (1 + tl.exp(-gate)) * value).T
        scale = tl.maximum(tl.max(tl.abs(h), 1), 1e-20) / 448
        tl.store(hidden_scales + row * blocks + block, scale, mask=there)
        tl.store(hidden + row.to(tl.int64)[:, None] * inter + column[None, :], (h / scale[:, None]).to(hidden.dtype.element_ty),
                 mask=there[:, None])


@jit
def down_in_8_bits(hidden, hidden_scales, w_down, down_scales, y, offsets, capacity, local, dim, inter, BM: tl.constexpr,
                   LOCAL: tl.constexpr):
    """y = hidden down^T, bfloat16."""
    blocks = dim // BN
    of_rows = tl.make_tensor_descriptor(hidden, [capacity, inter], [inter, 1], [BM, BN])
    of_weights = tl.make_tensor_descriptor(w_down, [local * dim, inter], [inter, 1], [BN, BN])
    units = tl.cdiv(tl.load(offsets + local), BM) * blocks
    for unit in range(tl.program_id(0), units, tl.num_programs(0)):
        expert, slot, block = place(offsets, unit, local, blocks, BM, LOCAL)
        row, column = slot + tl.arange(0, BM), block * BN + tl.arange(0, BN)
        there = row < capacity
        total, weight_row = tl.zeros((BN, BM), tl.float32), expert * dim + block * BN
        of_block = down_scales + weight_row // BN * (inter // BN)
        for k in range(0, inter // BN):
            row_scale = tl.load(hidden_scales + row * (inter // BN) + k, mask=there, other=0)
            total = scaled(total, of_rows.load([slot, k * BN]), of_weights.load([weight_row, k * BN]), row_scale, tl.load(of_block + k))
        tl.store(y + row.to(tl.int64)[:, None] * dim + column[None, :], total.T.to(y.dtype.element_ty), mask=there[:, None])


def of_blocks(w: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    """[n, k] -> its e4m3 codes, and a scale for each block of 128 x 128, [n / 128, k / 128] float32. ValueError for other n or k."""
    n, k = w.shape
    if n % BLOCK or k % BLOCK:
        raise ValueError(f"a matrix of {n} x {k}: one scale belongs to {BLOCK} x {BLOCK} values, so both must be multiples of {BLOCK}")
    blocks = w.float().view(n // BLOCK, BLOCK, k // BLOCK, BLOCK)
    scale = blocks.abs().amax((1, 3)).clamp(1e-20) / MOST
    return (blocks / scale[:, None, :, None]).view(n, k).to(E4M3), scale


class Experts8:
    """The experts of one real GPU. up [local, 2 * hidden, dim] (gate first), down [local, dim, hidden]: of any float dtype; the
    constructor rounds them. capacity: rows of codes. BM: rows of a tile. Launch options are (num_warps, num_stages, programs per SM).
    """

    def __init__(self, up: torch.Tensor, down: torch.Tensor, capacity: int, *, BM: int = 32, first=(8, 5, 1), second=(4, 4, 2)):
        import triton

        triton.set_allocator(lambda size, align, stream: torch.empty(size, dtype=torch.int8, device=up.device))
        self.local, self.dim, self.inter = down.shape
        self.capacity, self.BM, self.first, self.second = capacity, BM, first, second
        self.up, self.up_scales = (torch.stack(part) for part in zip(*(of_blocks(w) for w in up), strict=True))
        self.down, self.down_scales = (torch.stack(part) for part in zip(*(of_blocks(w) for w in down), strict=True))
        empty = lambda extents, dtype: torch.empty(extents, dtype=dtype, device=up.device)  # noqa: E731
        self.hidden, self.hidden_scales = empty((capacity, self.inter), E4M3), empty((capacity, self.inter // BLOCK), torch.float32)
        self.y = empty((capacity, self.dim), torch.bfloat16)
        self.processors = torch.cuda.get_device_properties(up.device).multi_processor_count
        self.constants = {"BM": BM, "LOCAL": max(8, triton.next_power_of_2(self.local))}

    def __call__(self, codes: torch.Tensor, scales: torch.Tensor, offsets: torch.Tensor) -> torch.Tensor:
        """codes [capacity, dim] e4m3, scales [capacity, dim / 128], offsets [local + 1]: as of `Dispatched`; rows may be apart. Returns y
        [capacity, dim] bfloat16, which the next call overwrites."""
        warps, stages, each = self.first
        up_in_8_bits[(self.processors * each,)](codes, scales, self.up, self.up_scales, self.hidden, self.hidden_scales, offsets,
                                                self.capacity, codes.stride(0), scales.stride(0), self.local, self.dim, self.inter,
                                                **self.constants, num_warps=warps, num_stages=stages)
        warps, stages, each = self.second
        down_in_8_bits[(self.processors * each,)](self.hidden, self.hidden_scales, self.down, self.down_scales, self.y, offsets,
                                                  self.capacity, self.local, self.dim, self.inter, **self.constants, num_warps=warps,
                                                  num_stages=stages)
        return self.y
