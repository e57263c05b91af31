"""Times an expert's two GEMMs alone, in kernels of their own, with several tiles and loops, bf16 and e4m3. One real NVIDIA GPU.

    python benchmarks/bench_grouped_gemm.py --compile     compiles every variant for Hopper, on any machine: shared memory
    python benchmarks/bench_grouped_gemm.py --only 4096   measures at 4096 tokens: a row for each, in turn, each checked

Rows per expert are drawn as on 2 GPUs with 256 or 4096 tokens on each. A row: us of the first and of the second GEMM, relative error
against float32. e4m3: rows have a scale per 128 columns, matrices one per block of 128 x 128, and products are added in float32 per 128.
"""
from __future__ import annotations

import argparse

import torch
from bench_dweights import timed
from grouped_gemm_given import DIM, EXPERTS, INTER, ROWS, Given

from a2a_lib.machine.device.triton_names import jit, tl
from a2a_lib.machine.toolchain.triton import compile_function


@jit
def add(total, part, weights, row_scales, scale, FP8: tl.constexpr):
    """total [columns, rows] += weights part^T, with scales if e4m3."""
    if FP8:
        total += tl.dot(weights, part.T) * (row_scales * scale)[None, :]
    else:
        total = tl.dot(weights, part.T, total)
    return total


@jit
def keep_up(hidden, scales, gate, value, slot, there, column, inter, most, FP8: tl.constexpr):
    """hidden, from gate and value [columns, rows]; e4m3: one scale for each row's 128 columns."""
    h = (gate / (1 + tl.exp(-gate)) * value).T
    if FP8:
        scale = tl.maximum(tl.max(tl.abs(h), 1), 1e-10) / 448
        tl.store(scales + tl.max(column, 0) // 128 * most + slot, scale, mask=there)
        h = h / scale[:, None]
    tl.store(hidden + slot.to(tl.int64)[:, None] * inter + column[None, :], h.to(hidden.dtype.element_ty), mask=there[:, None])


@jit
def up_tile(rows, row_scales, w_up, w_scales, hidden, hidden_scales, expert, slot, count, block, dim, inter, most,
            FP8: tl.constexpr, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr, EXTRA: tl.constexpr):
    """A tile of BM rows, and EXTRA more that share its weights."""
    row, column = slot + tl.arange(0, BM), block * BN + tl.arange(0, BN)
    of_rows = tl.make_tensor_descriptor(rows, [most, dim], [dim, 1], [BM, BK])
    of_weights = tl.make_tensor_descriptor(w_up, [EXPERTS_ * 2 * inter, dim], [dim, 1], [BN, BK])
    gate, value = tl.zeros((BN, BM), tl.float32), tl.zeros((BN, BM), tl.float32)
    first_row = expert * 2 * inter + block * BN
    if EXTRA > 0:
        more = tl.make_tensor_descriptor(rows, [most, dim], [dim, 1], [EXTRA, BK])
        gate2, value2 = tl.zeros((BN, EXTRA), tl.float32), tl.zeros((BN, EXTRA), tl.float32)
        for k in range(0, dim, BK):
            of_gate, of_value = of_weights.load([first_row, k]), of_weights.load([first_row + inter, k])
            part, part2 = of_rows.load([slot, k]), more.load([slot + BM, k])
            gate, value = tl.dot(of_gate, part.T, gate), tl.dot(of_value, part.T, value)
            gate2, value2 = tl.dot(of_gate, part2.T, gate2), tl.dot(of_value, part2.T, value2)
        row2 = slot + BM + tl.arange(0, EXTRA)
        keep_up(hidden, hidden_scales, gate2, value2, row2, row2 < slot + count, column, inter, most, FP8)
    else:
        for k in range(0, dim, BK):
            row_scale, gate_scale, value_scale = 0.0, 0.0, 0.0
            if FP8:
                row_scale = tl.load(row_scales + k // 128 * most + row)
                gate_scale = tl.load(w_scales + first_row // 128 * (dim // 128) + k // 128)
                value_scale = tl.load(w_scales + (first_row + inter) // 128 * (dim // 128) + k // 128)
            part = of_rows.load([slot, k])
            gate = add(gate, part, of_weights.load([first_row, k]), row_scale, gate_scale, FP8)
            value = add(value, part, of_weights.load([first_row + inter, k]), row_scale, value_scale, FP8)
    keep_up(hidden, hidden_scales, gate, value, row, row < slot + count, column, inter, most, FP8)


@jit
def keep_down(y, total, row, there, column, dim):
    tl.store(y + row.to(tl.int64)[:, None] * dim + column[None, :], total.to(y.dtype.element_ty).T, mask=there[:, None])


@jit
def down_tile(hidden, hidden_scales, w_down, w_scales, y, expert, slot, count, block, dim, inter, most, FP8: tl.constexpr,
              BM: tl.constexpr, BD: tl.constexpr, BK: tl.constexpr, EXTRA: tl.constexpr, TURNS: tl.constexpr):
    """A tile of BM rows (and EXTRA more), TURNS blocks of columns one after the other in one loop."""
    row = slot + tl.arange(0, BM)
    of_rows = tl.make_tensor_descriptor(hidden, [most, inter], [inter, 1], [BM, BK])
    of_weights = tl.make_tensor_descriptor(w_down, [EXPERTS_ * dim, inter], [inter, 1], [BD, BK])
    total, first_row = tl.zeros((BD, BM), tl.float32), expert * dim + block * TURNS * BD
    if EXTRA > 0:
        more = tl.make_tensor_descriptor(hidden, [most, inter], [inter, 1], [EXTRA, BK])
        total2, column = tl.zeros((BD, EXTRA), tl.float32), block * BD + tl.arange(0, BD)
        for k in range(0, inter, BK):
            weights = of_weights.load([first_row, k])
            total = tl.dot(weights, of_rows.load([slot, k]).T, total)
            total2 = tl.dot(weights, more.load([slot + BM, k]).T, total2)
        keep_down(y, total, row, row < slot + count, column, dim)
        row2 = slot + BM + tl.arange(0, EXTRA)
        keep_down(y, total2, row2, row2 < slot + count, column, dim)
    else:
        steps = inter // BK
        for step in range(0, TURNS * steps):
            turn, k = step // steps, step % steps * BK
            row_scale, scale = 0.0, 0.0
            if FP8:
                row_scale = tl.load(hidden_scales + k // 128 * most + row)
                scale = tl.load(w_scales + (first_row + turn * BD) // 128 * (inter // 128) + k // 128)
            total = add(total, of_rows.load([slot, k]), of_weights.load([first_row + turn * BD, k]), row_scale, scale, FP8)
            if k == (steps - 1) * BK:
                keep_down(y, total, row, row < slot + count, (block * TURNS + turn) * BD + tl.arange(0, BD), dim)
                total = tl.zeros((BD, BM), tl.float32)


EXPERTS_ = tl.constexpr(EXPERTS)


@jit
def experts_alone(rows, row_scales, w_up, up_scales, hidden, hidden_scales, w_down, down_scales, y, tiles, order, draw, units, tile_count,
                  dim, inter, most, DOWN: tl.constexpr, FP8: tl.constexpr, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr,
                  EXTRA: tl.constexpr, HALF: tl.constexpr, TURNS: tl.constexpr):
    """order: tile << 8 | block of each unit. tiles: expert, first slot, rows of each tile. draw: the next unit, 0 at first."""
    unit = tl.atomic_add(draw, 1, sem="relaxed", scope="gpu")
    while unit < units:
        entry = tl.load(order + unit)
        tile, block = entry >> 8, entry & 255
        expert, slot = tl.load(tiles + tile), tl.load(tiles + tile_count + tile)
        count = tl.load(tiles + 2 * tile_count + tile)
        if DOWN:
            if (EXTRA > 0) & (count > BM):
                down_tile(hidden, hidden_scales, w_down, down_scales, y, expert, slot, count, block, dim, inter, most, FP8, BM, BN,
                          BK, EXTRA, TURNS)
            elif (HALF > 0) & (count <= HALF):
                down_tile(hidden, hidden_scales, w_down, down_scales, y, expert, slot, count, block, dim, inter, most, FP8,
                          HALF if HALF > 0 else BM, BN, BK, 0, TURNS)
            else:
                down_tile(hidden, hidden_scales, w_down, down_scales, y, expert, slot, count, block, dim, inter, most, FP8, BM, BN,
                          BK, 0, TURNS)
        else:
            if (EXTRA > 0) & (count > BM):
                up_tile(rows, row_scales, w_up, up_scales, hidden, hidden_scales, expert, slot, count, block, dim, inter, most, FP8,
                        BM, BN, BK, EXTRA)
            elif (HALF > 0) & (count <= HALF):
                up_tile(rows, row_scales, w_up, up_scales, hidden, hidden_scales, expert, slot, count, block, dim, inter, most, FP8,
                        HALF if HALF > 0 else BM, BN, BK, 0)
            else:
                up_tile(rows, row_scales, w_up, up_scales, hidden, hidden_scales, expert, slot, count, block, dim, inter, most, FP8,
                        BM, BN, BK, 0)
        unit = tl.atomic_add(draw, 1, sem="relaxed", scope="gpu")


# name: (tokens, FP8, up (BM, BN, BK, warps, stages), down (BM, BD, BK, warps, stages, turns), extra rows, half tile, programs per SM)
VARIANTS = {
    "today": (4096, 0, (128, 128, 64, 8, 4), (128, 256, 64, 8, 4, 1), 0, 0, 1),
    "32 rows more in a tile": (4096, 0, (128, 128, 64, 8, 4), (128, 256, 64, 8, 4, 1), 32, 0, 1),
    "last tile of 64": (4096, 0, (128, 128, 64, 8, 4), (128, 256, 64, 8, 4, 1), 0, 64, 1),
    "2 blocks per task": (4096, 0, (128, 128, 32, 8, 8), (128, 256, 64, 8, 4, 2), 0, 0, 1),
    "4 blocks per task": (4096, 0, (128, 128, 32, 8, 6), (128, 256, 32, 8, 6, 4), 0, 0, 1),
    "tiles of 256 rows": (4096, 0, (256, 64, 64, 8, 4), (256, 128, 64, 8, 4, 1), 0, 0, 1),
    "256 rows, last of 64": (4096, 0, (256, 64, 64, 8, 4), (256, 128, 64, 8, 4, 1), 0, 64, 1),
    "256 rows, 32 more": (4096, 0, (256, 64, 64, 8, 4), (256, 128, 64, 8, 4, 1), 32, 0, 1),
    "256 rows, 64 more": (4096, 0, (256, 64, 64, 8, 4), (256, 128, 64, 8, 4, 1), 64, 0, 1),
    "e4m3, tiles of 64": (4096, 1, (64, 128, 128, 8, 4), (64, 128, 128, 8, 6, 1), 0, 0, 1),
    "few, today": (256, 0, (32, 128, 128, 8, 3), (32, 256, 128, 8, 3, 1), 0, 0, 1),
    "few, e4m3": (256, 1, (32, 128, 128, 8, 5), (32, 128, 128, 8, 6, 4), 0, 0, 1),
    "few, e4m3, two, 4 blocks": (256, 1, (32, 128, 128, 4, 2), (32, 128, 128, 4, 4, 4), 0, 0, 2),
}
SIGNATURE = ("{0}:16, *fp32, {0}:16, *fp32, {0}:16, *fp32, {0}:16, *fp32, *bf16:16, *i32, *i32, *i32, i32, i32, i32:16, i32:16, i32:16")


def constants(variant, down: int) -> dict:
    _, fp8, up, of_down, extra, half, _ = variant
    bm, bn, bk, warps, stages, turns = of_down if down else (*up, 1)
    return dict(DOWN=down, FP8=fp8, BM=bm, BN=bn, BK=bk, EXTRA=extra, HALF=half, TURNS=turns, num_warps=warps, num_stages=stages)


def build(*variant, down: int = 0):
    return compile_function(experts_alone, SIGNATURE.format("*fp8e4nv" if variant[1] else "*bf16"), target="cuda",
                            **constants(variant, down))


def described(name: str, variant) -> str:
    try:
        taken = [next(iter(build(*variant, down=down).kernels.values())).dynamic_lds for down in (0, 1)]
        return f"{name}: {taken} bytes of shared memory"
    except Exception as error:  # tiles that do not compile are a result
        return f"{name}: {error}"[-300:]


def row(given: Given, variant) -> str:
    """Both GEMMs of a variant, checked and timed."""
    draw = torch.zeros(1, dtype=torch.int32, device="cuda")
    fields, processors = [], torch.cuda.get_device_properties(0).multi_processor_count
    for down in (0, 1):
        fixed = constants(variant, down)
        tiles, order, count = given.tiles(fixed["BM"], fixed["EXTRA"], (DIM if down else INTER) // (fixed["BN"] * fixed["TURNS"]))

        def run(fixed=fixed, tiles=tiles, order=order, count=count):
            draw.zero_()
            experts_alone[(processors * variant[-1],)](given.rows, given.scales[0], given.w_up, given.scales[1], given.hidden,
                                                       given.scales[2], given.w_down, given.scales[3], given.y, tiles, order, draw,
                                                       len(order), count, DIM, INTER, given.most, **fixed)

        given.y.fill_(float("nan"))
        run()
        worst = given.error(down)
        us = timed(run, 7)
        useful = (2 if down else 4) * int(given.counts.sum()) * DIM * INTER
        fields.append(f"{us:.0f} us {useful / us * 1e-6:.0f} TFLOP/s error {worst:.4f}")
    return " | ".join(fields)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--compile", action="store_true")
    parser.add_argument("--only", type=int, nargs="+", default=list(ROWS))
    arguments = parser.parse_args()
    if arguments.compile:
        for name, variant in VARIANTS.items():
            print(described(name, variant), flush=True)
    else:
        import triton

        triton.set_allocator(lambda size, align, stream: torch.empty(size, dtype=torch.int8, device="cuda"))
        for tokens in arguments.only:
            for fp8 in (0, 1):
                given = Given(tokens, fp8)
                for name, variant in VARIANTS.items():
                    if variant[:2] == (tokens, fp8):
                        try:
                            print(f"experts | {tokens} | {name} | {row(given, variant)}", flush=True)
                        except Exception as failure:  # a variant that fails is a result
                            print(f"experts | {tokens} | {name} | {type(failure).__name__}: {str(failure)[-200:]}", flush=True)
                given = None
                torch.cuda.empty_cache()
