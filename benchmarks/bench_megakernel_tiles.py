"""Times the megakernel of a MoE layer with several tiles and switches, each checked. Real NVIDIA GPUs.

    torchrun --nproc-per-node 2 benchmarks/bench_megakernel_tiles.py --tokens 4096

A row: tokens per rank, what is changed, median us of the slowest rank, largest error of its bound.
"""
from __future__ import annotations

import argparse
from dataclasses import replace

from a2a_lib.megakernel.rungs import FEW_ROWS, MANY_ROWS, LayerShape

LAYER = (256, 8, 7168, 2048)  # experts, topk, dim, inter: DeepSeek-V3
CHANGES = {
    256: {"FEW": {}, "reduce_tasks 132": {"reduce_tasks": 132}},
    4096: {"MANY": {}, "reduce_tasks 132": {"reduce_tasks": 132}, "reduce_tasks 264": {"reduce_tasks": 264},
           "TOKENS 16": {"tiles": replace(MANY_ROWS, TOKENS=16)}, "TOKENS 64": {"tiles": replace(MANY_ROWS, TOKENS=64)},
           "BATCH 32": {"tiles": replace(MANY_ROWS, BATCH=32, COLUMNS=1024)}, "3 stages": {"tiles": replace(MANY_ROWS, num_stages=3)}}}


def measure(tokens: int) -> None:
    from a2a_lib.lab import megakernel
    from a2a_lib.lab.bench.group import Group
    from a2a_lib.node import Node

    usual = FEW_ROWS if tokens == 256 else MANY_ROWS
    rows = [("megakernel", {"tiles": usual, "dispatch_tasks": 48 if tokens == 256 else 24} | change)
            for change in CHANGES[tokens].values()]
    with Group("cuda", peers=(True,)), Node(target="cuda") as node:
        recording = megakernel.measure(node, LayerShape(*LAYER, tokens), rows, calls=12, warmup=4)
        for label, row in zip(CHANGES[tokens], recording["rows"], strict=True):
            if node.ranks[0].index == 0:
                print("row", tokens, label, row["us"]["median"], row.get("worst"), row.get("error", ""), flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tokens", type=int, nargs="+", default=[256, 4096])
    for number in parser.parse_args().tokens:
        measure(number)
