"""Times the backward kernel of a MoE layer with several tiles, and each of its phases alone. Real NVIDIA GPUs.

    python benchmarks/bench_backward_tiles.py --compile 4        compiles all kernels for 4 GPUs side by side
    torchrun --nproc-per-node 4 benchmarks/bench_backward_tiles.py

A row: tokens per rank, tiles, rung, us until each launch has ended (median of the slowest rank), largest error of its bound.
"""
from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, replace

from ptxas_report import report

from a2a_lib.megakernel.backward_names import KINDS
from a2a_lib.megakernel.backward_rungs import FEW, MANY, RUNGS, SIGNATURE, BackwardTiles, LayerShape, moe_backward
from a2a_lib.toolchain.triton import compile_function

LAYER = (256, 8, 7168, 2048)  # experts, topk, dim, inter: DeepSeek-V3
PHASES = ("plan", "dispatch", "dhidden", "drows", "dweights", "reduce")
# tokens: {label: (tiles, what differs in the kernel of one kind, rungs)}
TILES = {256: {"FEW": (FEW, {}, RUNGS)},
         4096: {"MANY": (MANY, {}, RUNGS), "256 x 128": (replace(MANY, WM=256, WN=128), {}, ["backward_phases"]),
                "reduce 4": (MANY, {"reduce": {"UNROLL": 4, "maxnreg": 128}}, ["backward_phases"]),
                "reduce 2": (MANY, {"reduce": {"UNROLL": 2, "maxnreg": 128}}, ["backward_phases"]),
                "WIDE 1": (replace(MANY, WIDE=1), {}, RUNGS)}}
ANY = -1  # the kernel of all kinds


def compile_one(tiles, options: dict, kind: int, local: int) -> str:
    """Compiles into the cache. Returns the compiler's report, or the error's text."""
    try:
        return report(compile_function(moe_backward, SIGNATURE.format("*bf16"), target="cuda", KIND=kind,
                                       **asdict(tiles) | {"WORLD": 8, "LOCAL": local, "EXPERTS": LAYER[0]} | options))
    except Exception as error:  # tiles that do not compile are a result
        return f"{tiles}: {error}"


def measure() -> None:
    from a2a_lib.lab.bench.clock import Clock
    from a2a_lib.lab.bench.group import Group
    from a2a_lib.lab.moe_backward import Given
    from a2a_lib.node import Node

    with Group("cuda", peers=(True,)), Node(target="cuda") as node, Clock(node) as clock:
        for tokens, all_tiles in TILES.items():
            shape = LayerShape(*LAYER, tokens)
            given = Given(node, shape, tokens, 11)
            for label, (tiles, options, names) in all_tiles.items():
                for name in names:
                    kind = type(name, (RUNGS[name],), {"kind_options": options, "__module__": RUNGS[name].__module__})
                    result = row(node, clock, given, kind, tiles)
                    if node.ranks[0].index == 0:
                        print("row", tokens, label, name, result, flush=True)


def row(node, clock, given, kind, tiles: BackwardTiles) -> str:
    """Runs a rung with these tiles. Returns the times and the error as text."""
    try:
        rung = kind(node, given.shape, tiles=tiles, log=False, **({"dispatch_tasks": 24} if kind.name == "backward" else {}))
        rung.run_in(clock.streams)
        given.give(rung)
        pieces = [rung.launch]
        if kind.name == "backward_phases":
            numbers = [kind.kinds.index(phase) for phase in PHASES]
            pieces = [lambda number=number: rung.start_tasks(0, number, number) for number in numbers]
        us = clock.series([pieces] * 9)[3:]
        worst = given.check(node, given.outputs(rung))
        rung.close()
        return f"{sorted(us.round().tolist())[3]} us, error {worst:.2f}, {rung.programs} programs"
    except Exception as error:  # tiles that do not fit are a result
        return f"{type(error).__name__}: {error}"[:300]


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--compile", type=int, default=0, metavar="GPUS")
    gpus = parser.parse_args().compile
    if gpus:
        every = {(tokens, label, kind): (tiles, options.get(kind, {}), KINDS.index(kind) if kind in PHASES else ANY)
                 for tokens, all_tiles in TILES.items() for label, (tiles, options, _) in all_tiles.items() for kind in ("any", *PHASES)}
        with ProcessPoolExecutor(16) as pool:
            for label, text in zip(every, pool.map(compile_one, *zip(*every.values()), [LAYER[0] // gpus] * len(every))):
                print("compiled", *label, text)
    else:
        measure()
