"""`a2a megakernel`: a whole MoE layer as tasks of one queue, in rungs, and what each switch is worth."""
from __future__ import annotations

import argparse
import json
import sys
from dataclasses import fields

from . import options
from .options import OK, WRONG

DESCRIPTION = """\
A whole MoE layer (dispatch, both GEMMs of every expert, combine) phase by phase, in two launches and in one; --ablate turns
one switch at a time. Simulated on a small node, or on real GPUs with one process per GPU (--peers: beside NCCL and PyTorch's
grouped GEMM). Every answer is checked. Exit status 0: all were right. 1: one was not. 2: not possible as asked.
"""

EXAMPLES = """\
examples:
  a2a megakernel                                           simulated: three rungs on 4 ranks
  a2a megakernel --uncertainty 8                           how far the clock's constants let each time move
  a2a megakernel --ablate --json                           what every switch is worth
  a2a megakernel --rung megakernel --switch save=1 combine=scatter --tokens 16
  torchrun --nproc-per-node 2 -m a2a_lib megakernel --target cuda --layer 256x8x7168x2048 --tokens 256 4096 --ablate --peers
"""


def add(parser) -> None:
    parser.add_argument("--rung", nargs="+", default=None, metavar="NAME", help="phases, two_launches, megakernel (default all)")
    parser.add_argument("--ablate", action="store_true", help="then the megakernel with one switch turned at a time")
    parser.add_argument("--switch", nargs="+", type=_switch, default=[], metavar="NAME=VALUE",
                        help="of every rung: barrier, combine, sort, save, weigh, dispatch_tasks, tail_tasks, reduce_tasks, "
                        "down_lag, scatter_lag (a2a.megakernel.Switches says what they are)")
    parser.add_argument("--layer", type=_layer, default=(16, 4, 256, 128), metavar="ExKxDxI",
                        help="experts of all ranks, experts per token, dim, inter (default 16x4x256x128)")
    parser.add_argument("--tokens", type=options.at_least_one, nargs="+", default=[64], metavar="N",
                        help="of each rank (default 64); on real GPUs several, one after the other")
    parser.add_argument("--programs", type=options.at_least_one, default=None, metavar="N",
                        help="blocks of the persistent grid (default: as many as fit, or as have work)")
    options.target(parser)
    options.world_size(parser, default=None, text="4 simulated ones, or all GPUs there are; torchrun decides by itself")
    options.memory(parser)
    options.preset(parser)
    parser.add_argument("--calls", type=options.at_least_one, default=20, metavar="N", help="timed on real GPUs (default 20)")
    parser.add_argument("--peers", action="store_true", help="measure PyTorch's way beside (torchrun)")
    options.file(parser, "--out", "write a recording: a .json file, or a folder", metavar="PATH")
    options.uncertainty(parser)
    options.seeds(parser)
    options.max_seconds(parser)
    options.as_json(parser)


def _layer(text: str) -> tuple[int, ...]:
    parts = text.split("x")
    if len(parts) != 4 or not all(part.isdecimal() and int(part) for part in parts):
        raise argparse.ArgumentTypeError(f"{text!r} is no layer: experts x topk x dim x inter, such as 16x4x256x128")
    return tuple(int(part) for part in parts)


def _switch(text: str) -> tuple[str, object]:
    from ..megakernel import Switches

    name, _, value = text.partition("=")
    kinds = {field.name: type(field.default) for field in fields(Switches)}
    if name not in kinds:
        raise argparse.ArgumentTypeError(f"no switch {name!r}; there are {', '.join(kinds)}")
    if kinds[name] is bool:
        if value not in ("0", "1"):
            raise argparse.ArgumentTypeError(f"{text!r}: 0 or 1")
        return name, value == "1"
    try:
        return name, kinds[name](value)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r}: a whole number") from None


def run(args) -> int:
    from ..lab import megakernel
    from ..lab.bench import record
    from ..lab.bench.group import Group
    from ..megakernel import RUNGS, LayerShape, Switches
    from ..node import Node
    from ..node.torchrun import launched
    from ..runtime import default_target

    target, first, common = args.target or default_target(), launched().rank == 0, dict(args.switch)
    options.check_uncertainty(args.uncertainty, target)
    if unknown := [name for name in args.rung or () if name not in RUNGS]:
        raise options.UsageError(f"no rung {unknown[0]!r}; there are {', '.join(RUNGS)}")
    try:
        shapes = [LayerShape(*args.layer, max_tokens=tokens) for tokens in args.tokens]
        rows = [(name, common) for name in args.rung or RUNGS]
        if args.ablate:
            rows += [(name, common | switches) for name, switches in megakernel.ABLATION if switches]
        for name, switches in rows:
            Switches(**(RUNGS[name].defaults | switches))
    except ValueError as error:
        raise options.UsageError(str(error)) from None
    if target == "sim" and len(shapes) > 1:
        raise options.UsageError("--tokens: one number on the simulated node")
    if args.out:
        record.check_out(args.out)
    announce = lambda what: first and print(what, file=sys.stderr, flush=True)  # noqa: E731
    if target == "sim":
        found = megakernel.simulate(shapes[0], args.world_size or 4, rows, programs=args.programs, seed=args.seed or 0,
                                    schedule_seed=args.schedule_seed, announce=announce, name="small", memory=args.memory,
                                    preset=args.preset, uncertainty=args.uncertainty)
    else:
        with Group(target, peers=(True,) if target == "cuda" else ()), Node(args.world_size, target=target) as node:
            parts = [megakernel.measure(node, shape, rows, calls=args.calls, peers=args.peers, announce=announce)
                     for shape in shapes]
            found = parts[0] | {"rows": [row for part in parts for row in part["rows"]]}
    if first:
        if args.out:
            record.save(found, args.out)
        print(json.dumps(found, indent=1) if args.json else megakernel.table(found))
    return OK if all(row["correct"] for row in found["rows"]) else WRONG
