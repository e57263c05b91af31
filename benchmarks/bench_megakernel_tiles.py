"""Times the megakernel of a MoE layer with several tiles and switches, each checked. Real NVIDIA GPUs.

    python benchmarks/bench_megakernel_tiles.py --compile 2       compiles all kernels for 2 GPUs side by side
    torchrun --nproc-per-node 2 benchmarks/bench_megakernel_tiles.py --tokens 4096

A row: tokens per rank, what is changed, median us of the slowest rank, largest error as a share of its bound.
"""
from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, replace

from ptxas_report import report

from a2a_lib.kernels.moe_layer.rungs import FEW_ROWS, MANY_ROWS, SIGNATURE, LayerShape, moe_layer
from a2a_lib.machine.toolchain.triton import compile_function

LAYER = (256, 8, 7168, 2048)  # experts, topk, dim, inter: DeepSeek-V3
CHANGES = {256: {"FEW": FEW_ROWS},
           4096: {"MANY": MANY_ROWS, "one block of columns per task": replace(MANY_ROWS, WIDE=1)}}


def compile_one(tiles, local: int) -> str:
    """Compiles into the cache. Returns the compiler's report, or the error's text."""
    try:
        return report(compile_function(moe_layer, SIGNATURE.format("*bf16"), target="cuda", **asdict(tiles), WORLD=8, LOCAL=local,
                                       EXPERTS=LAYER[0]))
    except Exception as error:  # tiles that do not compile are a result
        return f"{tiles}: {error}"


def measure(tokens: int) -> None:
    from a2a_lib.lab import megakernel
    from a2a_lib.lab.bench.clock import Clock
    from a2a_lib.lab.bench.group import Group
    from a2a_lib.machine.node import Node

    rows = {label: {"tiles": tiles, "dispatch_tasks": 48 if tokens == 256 else 24} for label, tiles in CHANGES[tokens].items()}
    rows |= {"the first again": next(iter(rows.values()))}
    with Group("cuda", peers=(True,)), Node(target="cuda") as node:
        given = megakernel.Given(node, LayerShape(*LAYER, tokens), tokens)
        with Clock(node) as clock:
            for label, switches in rows.items():
                try:
                    row = megakernel.time_row(clock, given, ("megakernel", switches), 12, 4)
                    text = f"{row['us']['median']:.0f} us, error {row.get('worst')} {row.get('error', '')}"
                except Exception as error:  # tiles that do not fit are a result
                    text = f"{type(error).__name__}: {error}"[:300]
                if node.ranks[0].index == 0:
                    print("row", tokens, label, text, flush=True)
        given.moe.close()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--compile", type=int, default=0, metavar="GPUS")
    parser.add_argument("--tokens", type=int, nargs="+", default=[256, 4096])
    arguments = parser.parse_args()
    if arguments.compile:
        every = {f"{number} {label}": tiles for number in arguments.tokens for label, tiles in CHANGES[number].items()}
        with ProcessPoolExecutor(len(every)) as pool:
            for label, text in zip(every, pool.map(compile_one, every.values(), [LAYER[0] // arguments.compile] * len(every))):
                print("compiled", label, text)
    else:
        for number in arguments.tokens:
            measure(number)
