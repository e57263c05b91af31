"""`a2a gemm`: GEMMs with their communication, in rungs, on this machine."""
from __future__ import annotations

import argparse
import json
import sys

from . import options
from .options import OK, WRONG

DESCRIPTION = """\
Time the rungs of AllGather -> GEMM and GEMM -> ReduceScatter: on the simulated node, or on real GPUs with one process
per GPU. --peers: beside them cuBLAS alone, NCCL before or after it, and torch's fused operators.
Every answer is checked. Exit status 0: all rungs were right. 1: one was not. 2: not possible as asked.
"""

EXAMPLES = """\
examples:
  a2a gemm --world-size 2                                  simulated, a small product
  a2a gemm --world-size 2 --uncertainty 8                  how far the clock's constants let each time move
  a2a gemm --nodes 2 --size 2048x512x512                   simulated, two nodes of two GPUs
  torchrun --nproc-per-node 2 -m a2a_lib gemm --target cuda --size 8192x49152x12288 4096x14336x4096 --peers
"""


def add(parser) -> None:
    parser.add_argument("rungs", nargs="*", metavar="RUNG", help="sequential, pull_by_waves, put_by_waves, copy_engine, "
                        "slots, fused_sum; with --nodes flat, two_level (default all)")
    parser.add_argument("--kind", nargs="+", choices=("ag_gemm", "gemm_rs"), default=["ag_gemm", "gemm_rs"],
                        help="which product (default both)")
    parser.add_argument("--size", nargs="+", type=_size, default=[(512, 512, 256)], metavar="MxNxK",
                        help="of the whole node (default 512x512x256)")
    options.target(parser)
    options.world_size(parser, default=None, text="all GPUs there are; torchrun decides by itself")
    parser.add_argument("--nodes", type=options.at_least_one, default=1, metavar="N",
                        help="a simulated cluster of N nodes of --world-size GPUs each (default 2): ag_gemm, flat and "
                        "two_level")
    options.memory(parser)
    options.preset(parser)
    parser.add_argument("--calls", type=options.at_least_one, default=None, metavar="N",
                        help="timed calls per row (default 20; simulated 1)")
    parser.add_argument("--peers", action="store_true", help="measure PyTorch's ways beside (torchrun)")
    options.uncertainty(parser)
    options.file(parser, "--out", "write a recording: a .json file, or a folder", metavar="PATH")
    options.max_seconds(parser)
    options.as_json(parser)


def _size(text: str) -> tuple[int, int, int]:
    parts = text.split("x")
    if len(parts) != 3 or not all(part.isdecimal() and int(part) for part in parts):
        raise argparse.ArgumentTypeError(f"{text!r} is no size: MxNxK, such as 8192x49152x12288")
    return tuple(int(part) for part in parts)


def run(args) -> int:
    from ..lab.bench import gemms, record
    from ..lab.bench.group import Group
    from ..moe.gemm import GemmShape
    from ..node import Node
    from ..node.cluster import Cluster
    from ..node.torchrun import launched
    from ..runtime import default_target

    target, first = args.target or default_target(), launched().rank == 0
    options.check_uncertainty(args.uncertainty, target)
    if args.nodes > 1:
        if target != "sim" or args.peers:
            raise options.UsageError("--nodes is for the simulator: a real cluster is torchrun's business")
        args.kind = ["ag_gemm"]
    known = {name for table in (gemms.NODES if args.nodes > 1 else gemms.RUNGS).values() for name in table}
    if unknown := [name for name in args.rungs if name not in known]:
        raise options.UsageError(f"no rung {unknown[0]!r}; there are {', '.join(sorted(known))}")
    if args.out:
        record.check_out(args.out)
    calls = args.calls or (1 if target == "sim" else 20)
    made = {"preset": args.preset, "memory": args.memory}
    make = (lambda: Cluster(args.nodes, args.world_size or 2, **made)) if args.nodes > 1 else (
        lambda: Node(args.world_size, target=target, **made))
    with Group(target, peers=(True,) if target == "cuda" else ()), make() as node:
        found = gemms.measure(node, kinds=args.kind, sizes=[GemmShape(*size) for size in args.size], rungs=args.rungs,
                              calls=calls, warmup=0 if target == "sim" else 5, peers=args.peers and target == "cuda",
                              uncertainty=args.uncertainty,
                              announce=lambda what: first and print(what, file=sys.stderr, flush=True))
    if first:
        if args.out:
            record.save(found, args.out)
        print(json.dumps(found, indent=1) if args.json else gemms.text(found))
    return OK if all(row["correct"] for row in found["rows"]) else WRONG
