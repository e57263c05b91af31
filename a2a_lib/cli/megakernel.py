"""`a2a megakernel`: another name of `a2a ladder moe_layer` and, on real GPUs, of its measurement."""
from __future__ import annotations

import argparse
import json
import sys
from dataclasses import fields

from . import options
from .options import OK, WRONG

DESCRIPTION = """\
A whole MoE layer (dispatch, both GEMMs of every expert, combine) phase by phase, in two launches and in one; --ablate turns
one switch at a time. On the simulated node `a2a ladder moe_layer`, --ablate its --designs; on real GPUs device times, with one
process per GPU (--peers: beside NCCL and PyTorch's grouped GEMM). --backward: the backward pass instead (`a2a ladder
moe_backward`). Every answer is checked. Exit status 0: all were right. 1: one
was not. 2: not possible as asked.
"""

EXAMPLES = """\
examples:
  a2a megakernel                                           simulated: three rungs on 4 ranks
  a2a megakernel --uncertainty 8                           how far the clock's constants let each time move
  a2a megakernel --ablate --json                           what every switch is worth
  a2a megakernel --rung megakernel --switch save=1 combine=scatter --tokens 16
  a2a megakernel --backward                                the backward pass, phase by phase and in one launch
  torchrun --nproc-per-node 2 -m a2a_lib megakernel --target cuda --layer 256x8x7168x2048 --tokens 256 4096 --ablate --peers
  torchrun --nproc-per-node 2 -m a2a_lib megakernel --target cuda --layer 256x8x7168x2048 --tokens 4096 --rung megakernel hopper hopper_e4m3
"""


def add(parser) -> None:
    parser.add_argument("--backward", action="store_true", help="the backward pass: backward_phases, backward_two_launches, backward")
    parser.add_argument("--rung", nargs="+", default=None, metavar="NAME",
                        help="phases, two_launches, megakernel (default all); on Hopper GPUs also hopper, hopper_e4m3")
    parser.add_argument("--ablate", action="store_true", help="then the megakernel with one switch turned at a time")
    parser.add_argument("--switch", nargs="+", type=_switch, default=[], metavar="NAME=VALUE",
                        help="of every rung: barrier, combine, sort, save, weigh, dispatch_tasks, tail_tasks, reduce_tasks, "
                        "down_lag, scatter_lag (a2a.moe_layer.Switches says what they are); with --backward also weights_first")
    parser.add_argument("--layer", default="16x4x256x128", metavar="ExKxDxI",
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
    options.file(parser, "--out", "write a recording of real GPUs: a .json file, or a folder", metavar="PATH")
    options.uncertainty(parser)
    options.seeds(parser)
    options.max_seconds(parser)
    options.as_json(parser)


def _switch(text: str) -> tuple[str, object]:
    from ..kernels.moe_backward.switches import BackwardSwitches
    from ..kernels.moe_layer.switches import Switches

    name, _, value = text.partition("=")
    kinds = {field.name: type(field.default) for field in (*fields(Switches), *fields(BackwardSwitches))}
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
    from ..kernels import families
    from ..lab.ladder import climb
    from ..lab.megakernel import kind_of
    from ..machine.runtime import default_target

    target, switches = args.target or default_target(), dict(args.switch)
    family = families.of("moe_backward" if args.backward else "moe_layer")
    options.check_uncertainty(args.uncertainty, target)
    options.refuse_on(args, target, "--seed", "--programs")
    if target == "sim":
        options.refuse(args, "these GPUs are simulated, and it is for real ones", "--calls", "--peers")
    known = [*family.registry, *(["hopper", "hopper_e4m3"] if target == "cuda" and not args.backward else ())]
    if unknown := [name for name in args.rung or () if name not in known]:
        raise options.UsageError(f"no rung {unknown[0]!r}; there are {', '.join(known)}")
    names = list(args.rung or family.registry)
    if args.layer.count("x") != 3 or family.spelled(f"{args.layer}x1") is None:
        raise options.UsageError(f"{args.layer!r} is no layer: experts x topk x dim x inter, such as 16x4x256x128")
    shapes = [family.shape(f"{args.layer}x{tokens}") for tokens in args.tokens]
    for name in names:
        kind = family.rungs[name] if name in family.registry else kind_of(name)
        if unknown := [switch for switch in switches if switch not in kind.accepted_options()]:
            raise options.UsageError(f"{kind.full_name()} has no switch {unknown[0]!r}")
        kind.switches_kind(**(kind.defaults | switches))
    if target != "sim":
        return _measure(args, target, shapes, names, switches)
    if len(shapes) > 1:
        raise options.UsageError("--tokens: one number on the simulated node")
    if args.out:
        raise options.UsageError("--out: a recording is of real GPUs")
    ladder = climb(shapes[0], rungs=[f"{family.name}/{name}" for name in names], world_size=args.world_size, seed=args.seed,
                   schedule_seed=args.schedule_seed, target=target, preset=args.preset, memory=args.memory,
                   uncertainty=args.uncertainty, designs=args.ablate, options={"programs": args.programs} | switches,
                   problem={"num_tokens": args.tokens[0]}, announce=lambda name: print(name, file=sys.stderr, flush=True))
    print(json.dumps(ladder.to_dict(), indent=1) if args.json else ladder)
    return OK if ladder.ok else WRONG


def _measure(args, target: str, shapes: list, names: list[str], switches: dict) -> int:
    from ..lab import megakernel, moe_backward
    from ..lab.bench import record
    from ..lab.bench.group import Group
    from ..machine.node import Node
    from ..machine.node.torchrun import launched

    first = launched().rank == 0
    if args.out:
        record.check_out(args.out)
    rows, lab = [(name, switches) for name in names], moe_backward if args.backward else megakernel
    if args.ablate:
        rows += [(name, switches | turned) for name, turned in lab.ABLATION if turned]
    with Group(target, peers=(True,) if target == "cuda" else ()), Node(args.world_size, target=target) as node:
        parts = [lab.measure(node, shape, rows, calls=args.calls, peers=args.peers,
                                    announce=lambda what: first and print(what, file=sys.stderr, flush=True)) for shape in shapes]
    recording = parts[0] | {"rows": [row for part in parts for row in part["rows"]]}
    if first:
        if args.out:
            record.save(recording, args.out)
        print(json.dumps(recording, indent=1) if args.json else megakernel.table(recording))
    return OK if all(row["correct"] for row in recording["rows"]) else WRONG
