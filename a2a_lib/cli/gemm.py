"""`a2a gemm`: another name of `a2a ladder` and, on real GPUs, `a2a bench` for the families ag_gemm and gemm_rs."""
from __future__ import annotations

import json
import sys

from . import options
from .options import OK, WRONG

DESCRIPTION = """\
The rungs of AllGather -> GEMM and GEMM -> ReduceScatter: on the simulated node `a2a ladder ag_gemm` and `a2a ladder gemm_rs`;
on real GPUs, one process per GPU, their device times. --peers: beside them cuBLAS alone, NCCL before or after it, and torch's
fused operators.
Every answer is checked. Exit status 0: all rungs were right. 1: one was not. 2: not possible as asked.
"""

EXAMPLES = """\
examples:
  a2a gemm --world-size 2                                  simulated, a small product
  a2a gemm --world-size 2 --uncertainty 8                  how far the clock's constants let each time move
  a2a gemm --nodes 2 --size 2048x512x512                   simulated, two nodes of two GPUs
  torchrun --nproc-per-node 2 -m a2a_lib gemm --target cuda --size 8192x49152x12288 4096x14336x4096 --peers
"""
KINDS = ("ag_gemm", "gemm_rs")
def add(parser) -> None:
    parser.add_argument("rungs", nargs="*", metavar="RUNG", help="sequential, pull_by_waves, put_by_waves, copy_engine, "
                        "slots, fused_sum; with --nodes flat, two_level (default all)")
    parser.add_argument("--kind", nargs="+", choices=KINDS, default=list(KINDS), help="which product (default both)")
    parser.add_argument("--size", nargs="+", default=["512x512x256"], metavar="MxNxK",
                        help="of the whole node (default 512x512x256)")
    options.target(parser)
    options.world_size(parser, default=None, text="2 simulated ones, all real ones; torchrun decides by itself")
    parser.add_argument("--nodes", type=int, choices=(1, 2), default=1, metavar="N",
                        help="2: a simulated cluster of two nodes of --world-size GPUs each: ag_gemm, flat and two_level")
    options.memory(parser)
    options.preset(parser)
    parser.add_argument("--calls", type=options.at_least_one, default=20, metavar="N", help="timed on real GPUs (default 20)")
    parser.add_argument("--peers", action="store_true", help="measure PyTorch's ways beside (torchrun)")
    options.uncertainty(parser)
    options.file(parser, "--out", "write a recording of real GPUs: a .json file, or a folder", metavar="PATH")
    options.max_seconds(parser)
    options.as_json(parser)


def run(args) -> int:
    from ..kernels import families
    from ..lab.ladder import climb
    from ..machine.runtime import default_target

    target = args.target or default_target()
    options.check_uncertainty(args.uncertainty, target)
    options.refuse_on(args, target)
    if target == "sim":
        options.refuse(args, "these GPUs are simulated, and it is for real ones", "--calls", "--out",
                       *(["--peers"] if args.nodes == 1 else []))
    if args.nodes > 1:
        if target != "sim" or args.peers:
            raise options.UsageError("--nodes is for the simulator: a real cluster is torchrun's business")
        if "gemm_rs" in args.kind:
            options.refuse(args, "between nodes there is the product ag_gemm alone", "--kind")
        args.kind = ["ag_gemm"]
    rungs_found = {f"{kind}/{name}" for kind in args.kind for name, rung in families.of(kind).rungs.items()
                   if rung.on_cluster == (args.nodes > 1)}
    if unknown := [name for name in args.rungs if not any(full.endswith(f"/{name}") for full in rungs_found)]:
        names = sorted({full.partition("/")[2] for full in rungs_found})
        raise options.UsageError(f"no rung {unknown[0]!r}; there are {', '.join(names)}")
    for kind in args.kind:
        for size in args.size:
            families.of(kind).shape(size)
    if target != "sim":
        return _measure(args, target)
    steps = []
    for kind in args.kind:
        names = [full for full in families.of(kind).full_names() if full in rungs_found
                 and (not args.rungs or full.partition("/")[2] in args.rungs)]
        for size in args.size if names else ():
            steps.append(climb(size if kind == "ag_gemm" else families.of(kind).transposed(size), rungs=names,
                               world_size=(args.world_size or 2) * args.nodes, target=target, preset=args.preset,
                               memory=args.memory, uncertainty=args.uncertainty,
                               announce=lambda name: print(name, file=sys.stderr, flush=True)))
    print(json.dumps([ladder.to_dict() for ladder in steps], indent=1) if args.json else "\n\n".join(map(repr, steps)))
    return OK if all(ladder.ok for ladder in steps) else WRONG


def _measure(args, target: str) -> int:
    from ..kernels import families
    from ..lab.bench import gemms, record
    from ..lab.bench.group import Group
    from ..machine.node import Node
    from ..machine.node.torchrun import launched

    first = launched().rank == 0
    if args.out:
        record.check_out(args.out)
    with Group(target, peers=(True,) if target == "cuda" else ()), Node(args.world_size, target=target) as node:
        recording = gemms.measure(node, kinds=args.kind,
                                  sizes=[families.of("ag_gemm").shape(size) for size in args.size],
                              rungs=args.rungs, calls=args.calls, peers=args.peers and target == "cuda",
                              announce=lambda what: first and print(what, file=sys.stderr, flush=True))
    if first:
        if args.out:
            record.save(recording, args.out)
        print(json.dumps(recording, indent=1) if args.json else gemms.text(recording))
    return OK if all(row["correct"] for row in recording["rows"]) else WRONG
