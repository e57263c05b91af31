"""`a2a layer`: another name of `a2a run layer/expert_parallel` and, on real GPUs, of a replayed layer's times."""
from __future__ import annotations

import json

from . import options
from .options import OK, WRONG

DESCRIPTION = """\
A MoE layer (top-k, SwiGLU experts) with its experts spread over the ranks, through `a2a.ExpertParallel`, against the same layer
on one GPU: `a2a run layer/expert_parallel`. On real GPUs, one process each, the whole layer, router included, is also captured
in a graph and replayed, with its times. --gradients compares the backward pass of random layers with one GPU, bit by bit:
other shapes, routings, schedules and memory modes for each. --train runs layers there and back, and trains a small transformer
on 2 ranks, against one GPU that rounds at the same places: all losses have the same bits. Exit status 0: the outputs are the same, but for
rounding. 1: they are not. 2: not possible as asked.
"""

EXAMPLES = """\
examples:
  a2a layer                                                simulated, a tiny layer on 8 ranks
  a2a layer --gradients 200                                simulated, about two minutes
  a2a layer --train 50                                     simulated, some ten seconds
  torchrun --nproc-per-node 2 -m a2a_lib layer --target cuda --shape bench4 --hidden 512
  torchrun --nproc-per-node 4 -m a2a_lib layer --target cuda --train 50
"""
TYPES = ("bfloat16", "float16")


def add(parser) -> None:
    parser.add_argument("--shape", default="tiny", metavar="NAME", help="as of `a2a shapes` (default tiny)")
    parser.add_argument("--hidden", type=options.at_least_one, default=64, metavar="N",
                        help="width of an expert, a multiple of 16 (default 64)")
    parser.add_argument("--dtype", choices=TYPES, default=None, help="of rows (default bfloat16)")
    parser.add_argument("--block-size", type=options.at_least_one, default=1, metavar="N",
                        help="rows of a tile, which each expert's rows begin with (default 1)")
    options.target(parser)
    options.world_size(parser, default=None, text="8 simulated ones, or all there are; torchrun decides by itself")
    parser.add_argument("--calls", type=options.at_least_one, default=3, metavar="N", help="with new tokens (default 3)")
    parser.add_argument("--gradients", type=options.at_least_one, metavar="N",
                        help="check gradients of N random layers instead; --seed is that of the first one")
    parser.add_argument("--train", type=options.at_least_one, metavar="STEPS",
                        help="check gradients and train a small transformer for so many steps instead, on 2 ranks by default")
    parser.add_argument("--compiled", action="store_true", help="with --train: layers also through torch.compile")
    options.seeds(parser)
    options.as_json(parser)


def run(args) -> int:
    import torch

    from ..kernels.moe.layer_problem import LayerShape
    from ..kernels.moe.shapes import as_shape
    from ..lab import run as lab
    from ..machine.runtime import default_target

    s, target, dtype = as_shape(args.shape), args.target or default_target(), getattr(torch, args.dtype or TYPES[0])
    if args.hidden % 16:
        raise options.UsageError(f"--hidden {args.hidden}: a multiple of 16")
    options.refuse_on(args, target)
    if args.gradients and args.train:
        raise options.UsageError("--gradients and --train: one of them")
    if args.train:
        options.refuse(args, "--train has its own layers", "--shape", "--hidden", "--dtype", "--block-size", "--calls")
        return _trained(args, target)
    if args.gradients:
        options.refuse(args, "--gradients draws its layers", "--shape", "--hidden", "--dtype", "--block-size", "--world-size",
                       "--calls", "--schedule-seed", "--preset", "--memory")
        return _gradients(args, target)
    if target != "sim":
        return _replayed(args, target, s, dtype)
    result = lab.run("layer/expert_parallel", LayerShape(s.num_experts, s.topk, s.dim, args.hidden, s.max_tokens, dtype),
                     world_size=args.world_size, seed=args.seed, schedule_seed=args.schedule_seed, calls=args.calls,
                     target=target, options={"block_size": args.block_size})
    if args.json:
        result.pop("table", None)
    print(json.dumps(result, indent=1) if args.json else lab.worded(result))
    return OK if result["correct"] else WRONG


def _gradients(args, target: str) -> int:
    from ..lab import layer_gradients

    if target != "sim":
        raise options.UsageError(f"--gradients repeats the sums of simulated waves; target {target!r} has others")
    result = layer_gradients.try_all(args.gradients, args.seed or 0)
    print(json.dumps(result, indent=1) if args.json else layer_gradients.worded(result))
    return WRONG if result["wrong"] else OK


def _trained(args, target: str) -> int:
    import torch

    from ..lab import layer_training
    from ..lab.bench.group import Group
    from ..machine.node import Node
    from ..machine.node.torchrun import launched

    if target != "sim":
        torch.cuda.set_device(launched().local_rank)
    with Group(target), Node(args.world_size or (2 if target == "sim" else None), target=target, seed=args.schedule_seed or 0) as node:
        if target != "sim" and len(node.ranks) > 1:
            raise options.UsageError("on real GPUs a process for each: torchrun --nproc-per-node N -m a2a_lib layer --train ...")
        result = layer_training.run(node, args.train, args.seed or 0, args.compiled)
    if launched().rank == 0:
        print(json.dumps(result, indent=1) if args.json else layer_training.worded(result))
    return OK if layer_training.right(result) else WRONG


def _replayed(args, target: str, shape, dtype) -> int:
    import torch

    from ..kernels.moe import MismatchError
    from ..lab import moe_layer
    from ..machine.node import Node
    from ..machine.node.torchrun import launched

    with Node(args.world_size, target=target) as node:
        if len(node.ranks) > 1:
            raise options.UsageError("on real GPUs a process for each: torchrun --nproc-per-node N -m a2a_lib layer ...")
        if args.dtype == "float16":
            raise options.UsageError("PyTorch's grouped GEMM, the experts on real GPUs, takes bfloat16")
        torch.cuda.set_device(node.ranks[0].device)
        try:
            result = moe_layer.run(node, shape, hidden=args.hidden, dtype=dtype, block_size=args.block_size,
                                   calls=args.calls,
                                   seed=args.seed or 0)
        except MismatchError as error:
            print(f"WRONG: {error}")
            return WRONG
    if launched().rank == 0:
        print(json.dumps(result, indent=1) if args.json else moe_layer.worded(result))
    return OK
