"""`a2a bench`: device times of the ladder on this machine's GPUs, with peers and the speed of light."""
from __future__ import annotations

import argparse
import json
import os
import sys

DESCRIPTION = """\
Measure the rungs of the ladder on real GPUs: dispatch, combine and total by device events, median and spread, the
slowest rank of every call, as a graph and as plain launches; beside them what the same bytes cost at the rate the GPUs
push (the speed of light) and, under torchrun, NCCL, torch symmetric memory and DeepEP.

--verify and --litmus ask whether the kernels are right there instead of how long they take.

One process for all GPUs, or one per GPU: torchrun --nproc-per-node 4 -m a2a_lib bench ...
Every answer is checked. On the simulated node times are simulated, and labelled so.
Exit status 0: all rungs were right. 1: one was not, or failed. 2: not possible as asked.
"""

EXAMPLES = """\
examples:
  a2a bench --target cuda                                       every rung, all workloads, all GPUs, one process
  torchrun --nproc-per-node 4 -m a2a_lib bench --target cuda --peers nccl --out figures/recordings
  a2a bench varlen --workloads S3 S5f --target cuda --tune      tries grids too
  a2a bench --verify --target cuda --out figures/recordings     right on these GPUs? all hazards of the ladder
  a2a bench --litmus --target cuda --world-size 2               litmus tests between two GPUs, a million rounds each
  a2a bench varlen --workloads tiny --target sim --world-size 2 --calls 3
  a2a bench --beside figures/recordings/FILE.json --preset h200 --workloads bench3      the simulator's error
"""
PEERS = ("nccl", "symm_mem", "deepep")  # of bench.peers, which needs PyTorch


def add(commands, formatter) -> None:
    """Adds the command to argparse's subparsers."""
    parser = commands.add_parser("bench", help="measure the rungs on real GPUs, beside peers and the speed of light",
                                 description=DESCRIPTION, epilog=EXAMPLES, formatter_class=formatter)
    parser.add_argument("rungs", nargs="*", metavar="RUNG", help="which (default: p2p and all rungs of kernels)")
    parser.add_argument("--workloads", nargs="+", metavar="NAME", default=None,
                        help="shapes, NAME-full for max tokens on every rank, S1 to S5, S5f (default: S1 to S5, S5f)")
    parser.add_argument("--target", choices=("sim", "hip", "cuda"), default=None,
                        help="simulated GPUs (the default), real AMD or real NVIDIA ones; or set A2A_TARGET")
    parser.add_argument("--world-size", type=_positive, default=None, metavar="N",
                        help="GPUs, in one process (default: all there are; torchrun decides by itself)")
    parser.add_argument("--calls", type=_positive, default=50, metavar="N", help="timed calls per row (default 50)")
    parser.add_argument("--warmup", type=int, default=10, metavar="N", help="calls before (default 10)")
    parser.add_argument("--launches", nargs="+", choices=("graph", "plain"), default=["graph", "plain"],
                        help="ways of launching (default both)")
    parser.add_argument("--grid", type=_grid, default=None, metavar="BxW",
                        help="blocks x waves per block of every rung (default: each rung's own)")
    parser.add_argument("--tune", nargs="*", type=_grid, default=None, metavar="BxW",
                        help="try these grids too (default: a list for some hundred compute units)")
    parser.add_argument("--peers", nargs="*", choices=PEERS, default=[], help="what to measure beside (torchrun)")
    parser.add_argument("--verify", action="store_true",
                        help="no times: every rung under the hazards of the ladder, bit by bit")
    parser.add_argument("--litmus", action="store_true",
                        help="no times: the litmus tests that any GPU can run (names instead of rungs)")
    parser.add_argument("--rounds", type=_positive, default=1 << 20, metavar="N",
                        help="rounds of each litmus test (default 1048576)")
    parser.add_argument("--preset", default="mi300x", metavar="NAME",
                        help="how long simulated things take (default mi300x; NVIDIA: h200)")
    parser.add_argument("--beside", default=None, metavar="FILE",
                        help="simulate (--preset) what this recording measured, and print both with the error")
    parser.add_argument("--out", default=None, metavar="PATH", help="write a recording: a .json file, or a folder")
    parser.add_argument("--json", action="store_true", help="the result as one JSON object")
    parser.set_defaults(function=run)


def _grid(text: str) -> tuple[int, int]:
    blocks, _, waves = text.partition("x")
    if not (blocks.isdecimal() and waves.isdecimal() and int(blocks) and 1 <= int(waves) <= 16):
        raise argparse.ArgumentTypeError(f"{text!r} is no grid: blocks x waves per block (1 to 16), such as 132x16")
    return int(blocks), int(waves)


def _positive(text: str) -> int:
    if not text.isdecimal() or not int(text):
        raise argparse.ArgumentTypeError(f"{text!r} is no number of at least 1")
    return int(text)


def run(args) -> int:
    """Exit status of `a2a bench` with these arguments."""
    from ..lab.bench import litmus, record, report, verify
    from ..lab.bench.run import GRIDS, measure
    from ..lab.bench.workloads import DEFAULT, find
    from ..errors import A2AError

    first = int(os.environ.get("RANK", "0")) == 0
    grids = () if args.tune is None else args.tune or GRIDS

    def announce(what: str) -> None:
        if first:
            print(what, file=sys.stderr, flush=True)

    def save(found: dict) -> None:
        if first and args.out:
            record.save(found, args.out)
    try:
        if args.beside:
            return _beside(args, announce, save)
        with process_group(args.target, args.peers), open_node(args.target, args.world_size, args.preset) as node:
            if args.verify:
                sizes = [find(name).shape for name in args.workloads or ()] or verify.SIZES
                found, words = verify.run(node, args.rungs or None, sizes=sizes, announce=announce), verify.text
            elif args.litmus:
                found, words = litmus.run(node, args.rungs, rounds=args.rounds, announce=announce), litmus.text
            else:
                found, words = measure(node, rungs=args.rungs or None, names=args.workloads or DEFAULT,
                                       calls=args.calls, warmup=args.warmup, launches=args.launches, grid=args.grid,
                                       grids=grids, others=args.peers, save=save, announce=announce), report.text
            save(found)
    except (A2AError, ValueError, OSError) as error:
        print(f"a2a bench: {error}", file=sys.stderr)
        return 2
    if first:
        print(json.dumps(found, indent=1) if args.json else words(found))
    if args.litmus:
        return 1 if litmus.violations(found) else 0
    return 0 if all(row.get("correct", row.get("ok")) for row in found.get("rows", found.get("checks"))) else 1


def _beside(args, announce, save) -> int:
    from ..lab.bench import compare, record
    measured = record.load(args.beside)
    simulated = compare.simulate(measured, preset=args.preset, rungs=args.rungs or None,
                                 names=args.workloads or None, announce=announce)
    save(simulated)
    print(json.dumps(compare.errors(measured, simulated), indent=1) if args.json
          else compare.text(measured, simulated))
    return 0


def open_node(target: str | None, world_size: int | None, preset: str = "mi300x"):
    """The node to measure on. ValueError or A2AError where there is none."""
    from ..node import Node
    from ..runtime import default_target
    target = target or default_target()
    return Node(world_size, target=target, preset=preset)


class process_group:
    """Under torchrun: torch.distributed for CPUs, and for GPUs where peers need it. A rank that is gone ends the
    others after two minutes."""

    def __init__(self, target: str | None, peers=()):
        from ..runtime import default_target
        several = int(os.environ.get("WORLD_SIZE", "1")) > 1
        self._backend = None
        if several and (target or default_target()) != "sim":
            self._backend = "cpu:gloo,cuda:nccl" if peers else "gloo"

    def __enter__(self):
        if self._backend:
            import datetime

            import torch
            import torch.distributed as dist
            if "nccl" in self._backend:
                torch.cuda.set_device(int(os.environ.get("LOCAL_RANK", "0")))
            dist.init_process_group(self._backend, timeout=datetime.timedelta(seconds=120))
        return self

    def __exit__(self, kind, *_):
        if self._backend and kind is None:
            import torch.distributed as dist
            dist.destroy_process_group()
