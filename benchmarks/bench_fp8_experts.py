"""Times a MoE layer with experts in 8 bits beside bfloat16, with its error. Real NVIDIA GPUs.

    torchrun --nproc-per-node 2 benchmarks/bench_fp8_experts.py --out figures/recordings
"""
from __future__ import annotations

import argparse

from a2a_lib.kernels.moe_layer import LayerShape
from a2a_lib.lab import fp8_experts
from a2a_lib.lab.bench import record
from a2a_lib.lab.bench.group import Group
from a2a_lib.machine.node import Node

LAYER = (256, 8, 7168, 2048)  # experts, topk, dim, inter: DeepSeek-V3

if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tokens", type=int, nargs="+", default=[256, 4096])
    parser.add_argument("--out", default="")
    arguments = parser.parse_args()
    with Group("cuda", peers=(True,)), Node(target="cuda") as node:
        first = node.ranks[0].index == 0
        parts = [fp8_experts.measure(node, LayerShape(*LAYER, tokens), announce=lambda text: first and print("row", text, flush=True))
                 for tokens in arguments.tokens]
        if first and arguments.out:
            print(record.save(parts[0] | {"rows": [row for part in parts for row in part["rows"]]}, arguments.out))
