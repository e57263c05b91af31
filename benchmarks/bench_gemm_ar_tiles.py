"""Times GEMM -> AllReduce with several tiles, each checked. Real NVIDIA GPUs.

    python benchmarks/bench_gemm_ar_tiles.py --compile 2       compiles all kernels for 2 GPUs side by side
    torchrun --nproc-per-node 2 benchmarks/bench_gemm_ar_tiles.py --out RECORDING.json

A row: m, rung, tiles, programs that add up a tile, median us of the slowest rank as a graph. With the peer of `a2a bench gemm_ar`.
"""
from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict

from a2a_lib.kernels.gemm import kernels
from a2a_lib.kernels.gemm_ar import kernels as ar_kernels
from a2a_lib.kernels.gemm_ar import rungs as gemm_ar
from a2a_lib.kernels.gemm_ar.rungs import ALL_GATHER_GEMM, ALL_REDUCE_TILES, GEMM_ALL_REDUCE, GemmTiles
from a2a_lib.machine.toolchain.triton import compile_function

SHAPES = ("128x4096x1792", "1024x4096x4096")
TILES = [GemmTiles(BM, BN, BK, num_warps=warps, num_stages=stages) for BM, BN, BK, warps, stages in (
    (64, 128, 64, 4, 3), (64, 32, 128, 4, 4), (64, 64, 64, 4, 4), (64, 64, 128, 4, 4), (128, 32, 128, 4, 4), (128, 64, 64, 4, 4),
    (128, 128, 64, 4, 4), (128, 128, 64, 8, 4), (128, 256, 64, 8, 3), (64, 256, 64, 4, 4))]
SHARES = (1, 2, 4, 8)


def compile_one(tiles: GemmTiles, shares: int, world: int) -> None:
    sums = dict(SHARES=shares, RANKS=world)
    compile_function(ar_kernels.gemm_all_reduce, GEMM_ALL_REDUCE.format("*fp16"), target="cuda", **asdict(tiles), **sums)
    compile_function(ar_kernels.all_reduce_tiles, ALL_REDUCE_TILES.format("*fp16"), target="cuda", BM=tiles.BM, BN=tiles.BN,
                     GROUP=tiles.GROUP, num_warps=tiles.num_warps, **sums)
    compile_function(kernels.all_gather_gemm, ALL_GATHER_GEMM.format("*fp16"), target="cuda", **asdict(tiles))


def measure(out: str) -> None:
    from a2a_lib.lab.bench import peers, record
    from a2a_lib.lab.bench.clock import Clock
    from a2a_lib.lab.bench.group import Group
    from a2a_lib.machine.node import Node

    with Group("cuda", ("nccl",)), Node(target="cuda") as node, Clock(node) as clock:
        recording = record.facts(node, "gemm_ar") | {"rows": []}
        for shape in SHAPES:
            problem = gemm_ar.GEMM_AR.problem(gemm_ar.GEMM_AR.shape(shape), node.world_size, 1)
            problem.right = problem.answer(0)
            problem.answer = lambda rank, problem=problem: problem.right
            times: dict[tuple, float] = {}

            def add(kind, tiles, shares, problem=problem, shape=shape, times=times):
                us, data = row(clock, problem, kind, tiles, shares)
                recording["rows"].append({"workload": shape, "rung": kind.name} | data)
                if kind is gemm_ar.Fused:
                    times[tiles, shares] = us

            for tiles in TILES:
                add(gemm_ar.Fused, tiles, 2)
            for tiles, _ in sorted(times, key=times.get)[:2]:
                for shares in SHARES:
                    if shares != 2:
                        add(gemm_ar.Fused, tiles, shares)
            best, shares = min(times, key=times.get)
            add(gemm_ar.Fused, best, shares)
            for tiles in TILES:
                add(gemm_ar.Sequential, tiles, shares)
            peer = peers.measure("nccl", clock, problem, 20)
            recording["rows"].append({"workload": shape, "rung": "nccl"} | peer)
            if out and node.ranks[0].index == 0:
                record.save(recording, out)
                print("row", problem.shape.m, {name: us["median"] for name, us in peer.get("us", {}).items()}, flush=True)


def row(clock, problem, kind, tiles: GemmTiles, shares: int) -> tuple[float, dict]:
    """Times a rung with these tiles and prints the row. Returns us, and the row of a recording."""
    from a2a_lib.lab.bench.rung_times import retire, time_rung

    before, gemm_ar.SHARES, us = gemm_ar.SHARES, shares, float("inf")
    data = {"tiles": asdict(tiles), "shares": shares}
    try:
        rung = kind(clock.node, problem.shape, tiles=tiles)
        timed = time_rung(clock, rung, problem, calls=20, warmup=4, launches=("graph",), host=False)[0]
        data |= {name: timed[name] for name in ("us", "launch", "programs", "correct")}
        us = timed["us"]["total"]["median"]
        text = f"{us:.1f} us, {rung.programs} programs"
        retire(rung)
    except Exception as error:  # tiles that do not fit, or give wrong answers, are a result
        text = f"{type(error).__name__}: {error}"[:200]
        data |= {"correct": False, "error": text}
    gemm_ar.SHARES = before
    if clock.node.ranks[0].index == 0:
        print("row", problem.shape.m, kind.name, *tuple(asdict(tiles).values()), "shares", shares, text, flush=True)
    return us, data


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--compile", type=int, default=0, metavar="GPUS")
    parser.add_argument("--out", default="")
    arguments = parser.parse_args()
    gpus = arguments.compile
    if gpus:
        with ProcessPoolExecutor(16) as pool:
            list(pool.map(compile_one, *zip(*((tiles, shares, gpus) for tiles in TILES for shares in SHARES))))
    else:
        measure(arguments.out)
