"""Times the gradients of the experts' matrices alone, with several loops and tiles. One real NVIDIA GPU.

    python benchmarks/bench_dweights.py --compile      compiles every variant for Hopper, on any machine: registers, shared memory
    python benchmarks/bench_dweights.py                measures: a row for each, in turn, each checked

Rows per expert are drawn as on 2 GPUs with 4096 tokens each. A row: us, TFLOP/s of useful operations, largest relative error.
"""
from __future__ import annotations

import argparse
from itertools import starmap

import torch

import a2a_lib as a2a
from a2a_lib.machine.device.triton_names import jit, tl
from a2a_lib.machine.toolchain.triton import compile_function

EXPERTS, DIM, INTER, ROWS = 128, 7168, 2048, 32768
NESTED, FLATTENED, BY_HAND = (tl.constexpr(way) for way in range(3))  # how the loop over blocks and the loop over rows are written


@jit
def keep(out, to, total, y, x, height, width, HOW: tl.constexpr, WM: tl.constexpr, WN: tl.constexpr):
    """Stores a block. HOW 0: by pointers. 1: by a descriptor. 2, 3: in two, four pieces."""
    if HOW == 0:
        row, column = y + tl.arange(0, WM), x + tl.arange(0, WN)
        tl.store(to + row.to(tl.int64)[:, None] * width + column[None, :], total.to(to.dtype.element_ty),
                 mask=(row < height)[:, None] & (column < width)[None, :])
    elif HOW == 1:
        out.store([y, x], total.to(to.dtype.element_ty))
    elif HOW == 2:
        first, second = total.reshape(WM, 2, WN // 2).permute(0, 2, 1).split()
        out.store([y, x], first.to(to.dtype.element_ty))
        out.store([y, x + WN // 2], second.to(to.dtype.element_ty))
    else:
        left, right = total.reshape(WM, 2, WN // 2).permute(0, 2, 1).split()
        first, second = left.reshape(WM, 2, WN // 4).permute(0, 2, 1).split()
        third, fourth = right.reshape(WM, 2, WN // 4).permute(0, 2, 1).split()
        out.store([y, x], first.to(to.dtype.element_ty))
        out.store([y, x + WN // 4], second.to(to.dtype.element_ty))
        out.store([y, x + WN // 2], third.to(to.dtype.element_ty))
        out.store([y, x + 3 * WN // 4], fourth.to(to.dtype.element_ty))


@jit
def outer(to, left, right, rows, i, first, last, height, width, LOOP: tl.constexpr, HOW: tl.constexpr, WM: tl.constexpr,
          WN: tl.constexpr, BR: tl.constexpr):
    left_rows = tl.make_tensor_descriptor(left, [tl.maximum(rows, 1), height], [height, 1], [BR, WM])
    right_rows = tl.make_tensor_descriptor(right, [tl.maximum(rows, 1), width], [width, 1], [BR, WN])
    out = tl.make_tensor_descriptor(to, [height, width], [width, 1], [WM, WN // (1 if HOW < 2 else 2 * HOW - 2)])
    if LOOP == BY_HAND:
        total, steps = tl.zeros((WM, WN), tl.float32), tl.maximum(tl.cdiv(rows, BR), 1)
        nothing = tl.where(rows > 0, 0, BR)  # rows that lie past the end are zeros
        for step in range(0, (last - first) * steps):
            j, row = first + step // steps, step % steps * BR
            total = tl.dot(left_rows.load([nothing + row, i * WM]).T, right_rows.load([nothing + row, j * WN]), total)
            if row + BR >= steps * BR:
                keep(out, to, total, i * WM, j * WN, height, width, HOW, WM, WN)
                total = tl.zeros((WM, WN), tl.float32)
    elif LOOP == FLATTENED:
        for j in tl.range(first, last, flatten=True):
            total = tl.zeros((WM, WN), tl.float32)
            for row in range(0, rows, BR):
                total = tl.dot(left_rows.load([row, i * WM]).T, right_rows.load([row, j * WN]), total)
            keep(out, to, total, i * WM, j * WN, height, width, HOW, WM, WN)
    else:
        for j in range(first, last):
            total = tl.zeros((WM, WN), tl.float32)
            for row in range(0, rows, BR):
                total = tl.dot(left_rows.load([row, i * WM]).T, right_rows.load([row, j * WN]), total)
            keep(out, to, total, i * WM, j * WN, height, width, HOW, WM, WN)


@jit
def dweights_alone(dhidden, kept_rows, rows, weighted, dw_up, dw_down, offsets, counts, experts, dim, inter,
                   LOOP: tl.constexpr, HOW: tl.constexpr, WM: tl.constexpr, WN: tl.constexpr, BR: tl.constexpr,
                   TURNS: tl.constexpr):
    of_up = tl.cdiv(2 * inter, WM) * tl.cdiv(dim, WN * TURNS)
    blocks = of_up + tl.cdiv(dim, WM) * tl.cdiv(inter, WN * TURNS)
    unit = tl.program_id(0)
    while unit < experts * blocks:
        expert, block = unit // blocks, unit % blocks
        begin, count = tl.load(offsets + expert), tl.load(counts + expert)
        is_up, matrix = block < of_up, expert.to(tl.int64) * inter * dim
        block = tl.where(is_up, block, block - of_up)
        height, width = tl.where(is_up, 2 * inter, dim), tl.where(is_up, dim, inter)
        left = tl.where(is_up, dhidden, rows) + begin.to(tl.int64) * height
        right = tl.where(is_up, kept_rows, weighted) + begin.to(tl.int64) * width
        to = tl.where(is_up, dw_up + 2 * matrix, dw_down + matrix)
        across, columns = tl.cdiv(width, WN * TURNS), tl.cdiv(width, WN)
        first = block % across * TURNS
        outer(to, left, right, count, block // across, first, tl.minimum(first + TURNS, columns), height, width, LOOP, HOW, WM,
              WN, BR)
        unit += tl.num_programs(0)


SIGNATURE = ", ".join(["*bf16:16"] * 6 + ["*i32"] * 2 + ["i32"] + ["i32:16"] * 2)
# (loop, store, WM, WN, BR, TURNS, warps, stages, programs per SM)
VARIANTS = {
    "today": (0, 0, 128, 256, 64, 4, 8, 4, 1),
    "by hand, TMA halves, 8 turns, 4 stages": (2, 2, 128, 256, 64, 8, 8, 4, 1),
    "by hand, TMA halves, 16 turns, 4 stages": (2, 2, 128, 256, 64, 16, 8, 4, 1),
    "flatten, TMA halves, 8 turns, 4 stages": (1, 2, 128, 256, 64, 8, 8, 4, 1),
    "by hand, TMA halves, 8 turns, 8 stages of 32": (2, 2, 128, 256, 32, 8, 8, 8, 1),
    "by hand, TMA quarters, 8 turns, 8 stages of 32": (2, 3, 128, 256, 32, 8, 8, 8, 1),
    "by hand, TMA quarters, 8 turns, 4 stages": (2, 3, 128, 256, 64, 8, 8, 4, 1),
    "flatten, TMA halves, 8 turns, 8 stages of 32": (1, 2, 128, 256, 32, 8, 8, 8, 1),
    "by hand, 256x128, halves, 4 stages": (2, 2, 256, 128, 64, 8, 8, 4, 1),
    "by hand, 256x128, halves, 8 stages of 32": (2, 2, 256, 128, 32, 16, 8, 8, 1),
    "by hand, pointers, 8 turns, 4 stages": (2, 0, 128, 256, 64, 8, 8, 4, 1),
    "two of 128x128, flatten, 3 stages": (1, 0, 128, 128, 64, 16, 4, 3, 2),
}


def build(loop, how, wm, wn, br, turns, warps, stages, per_sm):
    """The compiled variant, a `Module`."""
    return compile_function(dweights_alone, SIGNATURE, target="cuda", LOOP=loop, HOW=how, WM=wm, WN=wn, BR=br, TURNS=turns,
                            num_warps=warps, num_stages=stages, **({"maxnreg": 255} if per_sm == 1 else {}))


def described(name: str, *variant) -> str:
    """The resources of a variant's kernel, or the reason why it does not compile."""
    try:
        kernel, = build(*variant).kernels.values()
        return f"{name}: {kernel.dynamic_lds} bytes of shared memory"
    except Exception as error:  # tiles that do not compile are a result
        return f"{name}: {error}"[:300]


def measure(calls: int) -> None:
    """Prints a row per variant. Each is compiled, checked and timed in turn; a variant that fails is a row with its error."""
    import triton

    device, bf16 = torch.device("cuda", 0), torch.bfloat16
    triton.set_allocator(lambda size, align, stream: torch.empty(size, dtype=torch.int8, device=device))
    counts = torch.bincount(a2a.Draw(0).integers(0, EXPERTS, ROWS), minlength=EXPERTS)
    counts[7] = 0
    padded = (counts + 127) // 128 * 128
    offsets, place = padded.cumsum(0) - padded, int(padded.sum())
    draw = a2a.Draw(1, device)
    normal = lambda width: draw.normal(place, width, dtype=bf16)  # noqa: E731
    dhidden, kept, rows, weighted = normal(2 * INTER), normal(DIM), normal(DIM), normal(INTER)
    dw_up = torch.empty((EXPERTS, 2 * INTER, DIM), dtype=bf16, device=device)
    dw_down = torch.empty((EXPERTS, DIM, INTER), dtype=bf16, device=device)
    ends = [t.int().to(device) for t in (offsets, counts)]
    useful, processors = 6 * int(counts.sum()) * DIM * INTER, torch.cuda.get_device_properties(0).multi_processor_count

    def run(loop, how, wm, wn, br, turns, warps, stages, per_sm):
        dweights_alone[(processors * per_sm,)](dhidden, kept, rows, weighted, dw_up, dw_down, *ends, EXPERTS, DIM, INTER, loop, how,
                                               wm, wn, br, turns, num_warps=warps, num_stages=stages)

    def error() -> float:
        worst = 0.0
        for e in (0, 7, 64, EXPERTS - 1):
            of = slice(int(offsets[e]), int(offsets[e] + counts[e]))
            for got, a, b in ((dw_up[e], dhidden, kept), (dw_down[e], rows, weighted)):
                want = a[of].float().T @ b[of].float()
                worst = max(worst, float(((got.float() - want).norm() / (want.norm() + 1e-9)).nan_to_num(float("inf"))))
        return worst

    for name, variant in VARIANTS.items():
        try:
            dw_up.fill_(float("nan"))
            dw_down.fill_(float("nan"))
            run(*variant)
            worst, whole = error(), not bool(dw_up.isnan().any() | dw_down.isnan().any())
            us = timed(lambda variant=variant: run(*variant), calls)
            print(f"dweights | {name} | {us:.0f} us | {useful / us * 1e-6:.0f} TFLOP/s | error {worst:.4f} | whole {whole}", flush=True)
        except Exception as failure:  # a variant that fails is a result
            print(f"dweights | {name} | {type(failure).__name__}: {str(failure)[-200:]}", flush=True)


def timed(work, calls: int) -> float:
    """The median time of a call, us, with pauses in which the GPU cools."""
    import statistics
    import time

    us = []
    for _ in range(calls):
        time.sleep(0.005)
        begin, end = torch.cuda.Event(enable_timing=True), torch.cuda.Event(enable_timing=True)
        begin.record()
        work()
        end.record()
        torch.cuda.synchronize()
        us.append(1e3 * begin.elapsed_time(end))
    return statistics.median(us[1:])


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--compile", action="store_true")
    parser.add_argument("--calls", type=int, default=9)
    arguments = parser.parse_args()
    if arguments.compile:
        print("\n".join(starmap(described, ((name, *variant) for name, variant in VARIANTS.items()))))
    else:
        measure(arguments.calls)
