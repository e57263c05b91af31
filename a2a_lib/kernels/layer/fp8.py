"""Rows in 8 bits for dispatch: e4m3 codes, with a float32 scale for each row and each 128 columns.

The codes are OCP's e4m3 on every GPU, as those of the rung `fp8_rows`. A scale is the least power of two by which the largest
of its 128 values is at most 448, e4m3's largest. So a code times its scale is exact in bfloat16, and in float16 where that has its
full precision. A value x arrives as x' with |x' - x| <= |x| / 16, or 2^-17 of the largest of the 128 if that is more. Values of at
most four significant bits do not change. A block with an infinity or a NaN arrives as NaN.

gfx942's matrix cores read e4m3fnuz: there the same bits are half the value, so their scale is the double. No code is 0x80: zero
has no sign here, because 0x80 is fnuz's NaN.

A packed row is its codes, then its scales, then zeros up to a multiple of 16 bytes. Dispatch sends it as a row of 16-bit elements
and does not look into it. All rows are packed, also those of local experts, so the answer does not depend on where experts are.
"""
import torch

E4M3 = torch.float8_e4m3fn
BLOCK = 128  # columns with one scale
LEAST = -40  # the exponent of a block of zeros
MOST = 448  # the largest value of e4m3


def packed_columns(dim: int) -> int:
    """16-bit elements of a packed row."""
    return -(-(dim + 4 * dim // BLOCK) // 16) * 8


def packed(x: torch.Tensor) -> torch.Tensor:
    """x [rows, dim] in 8 bits: [rows, packed_columns(dim)] of the dtype of x, whose bits are bytes."""
    rows, dim = x.shape
    blocks = x.float().unflatten(1, (-1, BLOCK))
    most = blocks.abs().amax(-1)
    exponent = ((most.view(torch.int32) + 0x1fffff) >> 23) - 127 - 8  # 448 is 1.75 * 2^8
    scale = torch.where(most.isfinite(), torch.ldexp(torch.ones_like(most), exponent.clamp(min=LEAST)), torch.nan)
    codes = (blocks / scale[..., None]).to(E4M3).view(torch.uint8)
    codes = torch.where(codes == 0x80, 0, codes).flatten(1)
    left = x.new_zeros((rows, 2 * packed_columns(dim) - dim - 4 * dim // BLOCK), dtype=torch.uint8)
    scales = scale.flatten().view(torch.uint8).unflatten(0, (rows, 4 * dim // BLOCK))  # without rows, PyTorch cannot view [0, 1]
    return torch.cat([codes, scales, left], 1).view(x.dtype)


def codes(rows: torch.Tensor, dim: int) -> torch.Tensor:
    """The codes of packed rows: [rows, dim] float8_e4m3fn, on the same memory."""
    return rows.view(torch.uint8)[:, :dim].view(E4M3)


def scales(rows: torch.Tensor, dim: int) -> torch.Tensor:
    """The scales of packed rows: [rows, dim / 128] float32."""
    return rows.view(torch.uint8)[:, dim:dim + 4 * dim // BLOCK].contiguous().view(torch.float32)


def restored(rows: torch.Tensor, dim: int) -> torch.Tensor:
    """The values of packed rows, [rows, dim] of their dtype."""
    most = torch.finfo(rows.dtype).max  # a value near it may round up to more
    values = codes(rows, dim).float().unflatten(1, (-1, BLOCK)) * scales(rows, dim)[..., None]
    return values.flatten(1).clamp(-most, most).to(rows.dtype)


def of_blocks(w: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    """A matrix [n, k] -> its e4m3 codes, and a scale for each block of 128 x 128, [n / 128, k / 128] float32. ValueError for other n
    or k."""
    n, k = w.shape
    if n % BLOCK or k % BLOCK:
        raise ValueError(f"a matrix of {n} x {k}: one scale belongs to {BLOCK} x {BLOCK} values, so both must be multiples of {BLOCK}")
    blocks = w.float().view(n // BLOCK, BLOCK, k // BLOCK, BLOCK)
    scale = blocks.abs().amax((1, 3)).clamp(1e-20) / MOST
    return (blocks / scale[:, None, :, None]).view(n, k).to(E4M3), scale
