"""Times the backward kernel of a MoE layer with several tiles, and each of its phases alone. Real NVIDIA GPUs.

    python benchmarks/bench_backward_tiles.py --compile 4        compiles all kernels for 4 GPUs side by side
    torchrun --nproc-per-node 4 benchmarks/bench_backward_tiles.py

A row: tokens per rank, tiles, rung, us until each launch has ended (median of the slowest rank), largest error of its bound.
"""
from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict

from ptxas_report import report

from a2a_lib.kernels.moe_backward.names import KINDS, ORDER
from a2a_lib.kernels.moe_backward.rungs import (
    FEW,
    MANY,
    RUNGS,
    SIGNATURE,
    BackwardTiles,
    LayerShape,
    bits,
    moe_backward,
)
from a2a_lib.machine.toolchain.triton import compile_function

LAYER = (256, 8, 7168, 2048)  # experts, topk, dim, inter: DeepSeek-V3
ONE, TWO = RUNGS["backward"], RUNGS["backward_two_launches"]
# (tokens, label, rung, tiles, switches, what differs in the kernel of one launch)
ROWS = [(256, "", RUNGS["backward_phases"], FEW, {}, {}), (256, "", TWO, FEW, {}, {}), (256, "", ONE, FEW, {}, {}),
        (4096, "", RUNGS["backward_phases"], MANY, {}, {}), (4096, "push", RUNGS["backward_phases"], MANY, {"combine": "push"}, {}),
        (4096, "", TWO, MANY, {}, {}), (4096, "all send", TWO, MANY, {"dispatch_tasks": 0}, {}),
        (4096, "16 send", TWO, MANY, {"dispatch_tasks": 16}, {}), (4096, "40 send", TWO, MANY, {"dispatch_tasks": 40}, {}),
        (4096, "UNROLL 2", TWO, MANY, {}, {("dweights", "reduce"): {"UNROLL": 2}}), (4096, "", ONE, MANY, {}, {})]


def compile_one(tiles, options: dict, kinds: int, local: int) -> str:
    """Compiles into the cache. Returns the compiler's report, or the error's text."""
    try:
        return report(compile_function(moe_backward, SIGNATURE.format("*bf16"), target="cuda", KINDS=kinds,
                                       **asdict(tiles) | {"WORLD": 8, "LOCAL": local, "EXPERTS": LAYER[0]} | options))
    except Exception as error:  # tiles that do not compile are a result
        return f"{tiles}: {error}"


def measure() -> None:
    from a2a_lib.lab.bench.clock import Clock
    from a2a_lib.lab.bench.group import Group
    from a2a_lib.lab.bench.moe_backwards import BackwardCase
    from a2a_lib.machine.node import Node

    with Group("cuda", peers=(True,)), Node(target="cuda") as node, Clock(node) as clock:
        given = None
        for tokens, label, kind, tiles, switches, options in ROWS:
            if given is None or given.shape.max_tokens != tokens:
                given = None  # frees its memory first
                given = BackwardCase(clock, ONE.family, LayerShape(*LAYER, tokens))
            changed = type(kind.name, (kind,), {"launch_options": options, "__module__": kind.__module__})
            result = row(node, clock, given, changed, tiles, switches)
            if node.ranks[0].index == 0:
                print("row", tokens, kind.name, label, result, flush=True)


def row(node, clock, given, kind, tiles: BackwardTiles, switches: dict) -> str:
    """Runs a rung with these tiles. Returns the times and the error as text."""
    try:
        rung = kind(node, given.shape, tiles=tiles, log=False, **switches)
        rung.run_in(clock.streams)
        given.give(rung)
        launches = [tuple(map(kind.kinds.index, launch)) for launch in kind.launches if launch[0] != "scatter"]
        pieces = [lambda launch=launch: rung.start_tasks(0, *launch) for launch in launches]
        us = clock.series([pieces] * 9)[3:]
        worst = given.compare(given.outputs(rung))
        rung.close()
        return f"{sorted(us.round().tolist())[3]} us, error {worst:.2f}, {rung.programs} programs"
    except Exception as error:  # tiles that do not fit are a result
        return f"{type(error).__name__}: {error}"[:300]


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--compile", type=int, default=0, metavar="GPUS")
    gpus = parser.parse_args().compile
    if gpus:
        every = {}
        for tokens, _, kind, tiles, _, options in ROWS:
            every[tokens, "all"] = (tiles, {}, bits(KINDS))
            for first, last in kind.launches if len(kind.launches) > 1 else ():
                kinds = set(ORDER[ORDER.index(first):ORDER.index(last) + 1]) - {"scatter"}
                changed = options.get((first, last), {})
                every[tokens, first, last, str(changed)] = (tiles, changed, bits(kinds))
        with ProcessPoolExecutor(16) as pool:
            for label, text in zip(every, pool.map(compile_one, *zip(*every.values()), [LAYER[0] // gpus] * len(every))):
                print("compiled", *label, text)
    else:
        measure()
