"""`a2a layer`: a small MoE layer spread over the ranks, compared with the same layer on one GPU."""
from __future__ import annotations

import json

from . import options
from .options import OK, WRONG

DESCRIPTION = """\
A MoE layer (router, top-k, SwiGLU experts) with its experts spread over the ranks, through `a2a.ExpertParallel`, against
the same layer on one GPU. On real GPUs, one process each, the whole layer is also captured in a graph and replayed, with
its times. Exit status 0: the outputs are the same, but for rounding. 1: they are not. 2: not possible as asked.
"""

EXAMPLES = """\
examples:
  a2a layer                                                simulated, a tiny layer on 8 ranks
  torchrun --nproc-per-node 2 -m a2a_lib layer --target cuda --shape bench4 --hidden 512
"""
TYPES = ("bfloat16", "float16")


def add(parser) -> None:
    parser.add_argument("--shape", default="tiny", metavar="NAME", help="as of `a2a shapes` (default tiny)")
    parser.add_argument("--hidden", type=options.at_least_one, default=64, metavar="N",
                        help="width of an expert, a multiple of 8 (default 64)")
    parser.add_argument("--dtype", choices=TYPES, default=None, help="of rows (default bfloat16)")
    parser.add_argument("--block-size", type=options.at_least_one, default=1, metavar="N",
                        help="rows of a tile, which each expert's rows begin with (default 1)")
    options.target(parser)
    options.world_size(parser, default=None, text="8 simulated ones, or all there are; torchrun decides by itself")
    parser.add_argument("--calls", type=options.at_least_one, default=3, metavar="N", help="with new tokens (default 3)")
    options.seeds(parser)
    options.as_json(parser)


def run(args) -> int:
    import torch

    from ..lab import moe_layer
    from ..moe import MismatchError
    from ..moe.shapes import as_shape
    from ..node import Node
    from ..node.torchrun import launched

    shape = as_shape(args.shape)
    if args.hidden % 8:
        raise options.UsageError(f"--hidden {args.hidden}: a multiple of 8")
    with Node(args.world_size, target=args.target) as node:
        if node.target != "sim":
            if len(node.ranks) > 1:
                raise options.UsageError("on real GPUs a process for each: torchrun --nproc-per-node N -m a2a_lib layer ...")
            torch.cuda.set_device(node.ranks[0].device)
            if args.dtype == "float16":
                raise options.UsageError("PyTorch's grouped GEMM, the experts on real GPUs, takes bfloat16")
        try:
            found = moe_layer.run(node, shape, hidden=args.hidden, dtype=getattr(torch, args.dtype or TYPES[0]),
                                  block_size=args.block_size, calls=args.calls, seed=args.seed or 0)
        except MismatchError as error:
            print(f"WRONG: {error}")
            return WRONG
    if launched().rank == 0:
        print(json.dumps(found, indent=1) if args.json else worded(found))
    return OK


def worded(found: dict) -> str:
    """The run in words."""
    lines = [f"MoE layer {found['shape']}, experts of width {found['hidden']}, {found['dtype']}, {found['world_size']} ranks "
             f"({found['target']}): {found['calls']} calls, the same as on one GPU but for rounding (largest error "
             f"{found['worst']:.2f} of its bound)"]
    if "us" in found:
        lines.append(f"replayed from a graph with other tokens: the same, {found['worst_replayed']:.2f} of the bound")
        for what, text in (("layer", "whole layer"), ("all_to_all", "dispatch and combine alone")):
            us = found["us"][what]
            lines.append(f"  {text}: {us['device']:.1f} us on the device, host {us['host']:.1f} us per replay (measured, "
                         "caches warm, slowest rank)")
    return "\n".join(lines)
