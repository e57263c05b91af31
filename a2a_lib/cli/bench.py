"""`a2a bench`: device times of the ladder on this machine's GPUs, with peers and the speed of light."""
import argparse
import sys

from . import options
from .options import OK, WRONG

DESCRIPTION = """\
Measure the rungs of the ladder on real GPUs: dispatch, combine and total by device events, median and spread, the
slowest rank of every call, as a graph and as plain launches; beside them what the same bytes cost at the rate the GPUs
push (the speed of light) and, under torchrun, NCCL and torch symmetric memory.

--verify and --litmus ask whether the kernels are right there instead of how long they take. --on-gpu is for GEMMs and MoE layers that
are too large for CPUs: GPUs draw the inputs and check the outputs, plain launches alone are timed, --peers pytorch adds its ways.

One process for all GPUs, or one per GPU: torchrun --nproc-per-node 4 -m a2a_lib bench ...
Every answer is checked. On the simulated node times are simulated, and labelled so.
Exit status 0: all rungs were right. 1: one was not, or failed. 2: not possible as asked.
"""

EXAMPLES = """\
  a2a bench --target cuda                                       every rung, all workloads, all GPUs, one process
  torchrun --nproc-per-node 4 -m a2a_lib bench --target cuda --peers nccl --out figures/recordings
  a2a bench varlen --shape S3 S5f --target cuda --tune      tries grids too
  a2a bench --verify --target cuda --out figures/recordings     right on these GPUs? all hazards of the ladder
  a2a bench --litmus --target cuda --world-size 2               litmus tests between two GPUs, a million rounds each
  a2a bench varlen --shape tiny --target sim --world-size 2 --calls 3
  a2a bench --verify gemm_rs --target sim --world-size 2        another family
  torchrun --nproc-per-node 2 -m a2a_lib bench gemm_rs --on-gpu --target cuda --shape 8192x12288x49152 --peers pytorch
  torchrun --nproc-per-node 2 -m a2a_lib bench moe_layer --on-gpu --target cuda --shape 256x8x7168x2048x4096 --designs
  a2a bench attention/mesh --target cuda --option members=2      an option of the rung: fewer programs that send
  a2a bench --beside figures/recordings/FILE.json --preset h200 --shape bench3      the simulator's error
"""
PEERS = ("nccl", "symm_mem", "norm")  # of bench.peers, which needs PyTorch


def add(parser) -> None:
    options.rung(parser, "rungs", "which, or a family (default: p2p and all rungs of kernels of all_to_all)", nargs="*")
    parser.add_argument("--shape", nargs="+", metavar="NAME", default=None,
                        help="shapes, NAME-full for max tokens on every rank, NAME-4096 for so many, S1 to S5, S5f, S5L "
                        "(default: S1 to S5, S5f)")
    options.target(parser)
    options.world_size(parser, default=None, text="all GPUs there are, in one process; torchrun decides by itself")
    options.memory(parser)
    options.preset(parser)
    parser.add_argument("--calls", type=options.at_least_one, default=50, metavar="N",
                        help="timed calls per row (default 50)")
    parser.add_argument("--warmup", type=options.not_negative, default=10, metavar="N",
                        help="calls before (default 10)")
    parser.add_argument("--launches", nargs="+", choices=("graph", "plain"), default=None,
                        help="ways of launching (default both; on the simulated node plain)")
    parser.add_argument("--grid", type=_grid, default=None, metavar="BxW",
                        help="blocks x waves per block of every rung (default: each rung's own)")
    parser.add_argument("--tune", nargs="*", type=_grid, default=None, metavar="BxW",
                        help="try these grids too (default: a list for some hundred compute units)")
    options.rung_options(parser)
    parser.add_argument("--peers", nargs="*", choices=(*PEERS, "pytorch"), default=[],
                        help="what to measure beside (torchrun); norm is of all_reduce; pytorch is of --on-gpu, and its only one")
    parser.add_argument("--on-gpu", action="store_true",
                        help="problems too large for CPUs, one process per GPU: ag_gemm, gemm_rs, moe_layer (also hopper), "
                             "moe_backward (also backward_hopper)")
    options.designs(parser)
    parser.add_argument("--verify", action="store_true",
                        help="no times: every rung under the hazards of the ladder, bit by bit")
    parser.add_argument("--litmus", action="store_true",
                        help="no times: the litmus tests that any GPU can run (names instead of rungs)")
    parser.add_argument("--rounds", type=options.at_least_one, default=1 << 20, metavar="N",
                        help="rounds of each litmus test (default 1048576)")
    options.file(parser, "--beside", "simulate (--preset) what this recording measured, and print both with the error")
    options.file(parser, "--out", "write a recording: a .json file, or a folder", metavar="PATH")
    options.as_json(parser)


def _grid(text: str) -> tuple[int, int]:
    blocks, _, waves = text.partition("x")
    if not (blocks.isdecimal() and waves.isdecimal() and int(blocks) and 1 <= int(waves) <= 16):
        raise argparse.ArgumentTypeError(f"{text!r} is no grid: blocks x waves per block (1 to 16), such as 132x16")
    return int(blocks), int(waves)


def run(args) -> int:
    from ..lab.bench import litmus, on_gpu, record, report, verify
    from ..lab.bench.group import Group
    from ..lab.bench.run import GRIDS, measure
    from ..machine.node import Node
    from ..machine.node.torchrun import launched
    from ..machine.runtime import default_target

    first = launched().rank == 0
    grids = () if args.tune is None else args.tune or GRIDS
    target = args.target or default_target()
    if args.out:
        record.check_out(args.out)
    _refuse_useless(args, target)

    def announce(what: str) -> None:
        if first:
            print(what, file=sys.stderr, flush=True)

    def save(recording: dict) -> None:
        if first and args.out:
            record.save(recording, args.out)

    if args.beside:
        return _beside(args, announce, save)
    if args.on_gpu:
        on_gpu.check(args.rungs, args.shape, dict(args.option))
    with Group(target, args.peers or args.on_gpu and target == "cuda"), Node(args.world_size, target=target, preset=args.preset,
                                         memory=args.memory) as node:
        if args.on_gpu:
            recording = on_gpu.measure(node, args.rungs, shapes=args.shape, options=dict(args.option), designs=args.designs,
                                       calls=args.calls, warmup=args.warmup, peers=bool(args.peers), announce=announce)
            as_text = on_gpu.text
        elif args.verify:
            recording, as_text = verify.run(node, args.rungs or None, shapes=args.shape, announce=announce), verify.text
        elif args.litmus:
            recording, as_text = litmus.run(node, args.rungs, rounds=args.rounds, announce=announce), litmus.text
        else:
            recording, as_text = measure(node, rungs=args.rungs or None, names=args.shape,
                                     calls=args.calls, warmup=args.warmup, launches=args.launches, grid=args.grid,
                                     grids=grids, others=args.peers, options=dict(args.option), save=save,
                                     announce=announce), report.text
        save(recording)
    if first:
        options.show(args, recording, as_text(recording))
    if args.litmus:
        return WRONG if litmus.violations(recording) else OK
    return OK if all(row.get("correct", row.get("ok"))
                     for row in recording.get("rows", recording.get("checks"))) else WRONG


def _refuse_useless(args, target: str) -> None:
    """Raises UsageError for options without effect in this call."""
    ways = ("--launches", "--grid", "--tune")
    timed = ("--calls", "--warmup", *ways, "--option", "--peers", "--on-gpu", "--designs")
    if args.beside:
        options.refuse(args, "--beside simulates what the recording measured", "--target", "--world-size", "--memory",
                       *timed, "--verify", "--litmus", "--rounds")
        return
    if args.verify:
        options.refuse(args, "--verify times nothing, and runs no litmus tests", *timed, "--litmus", "--rounds")
    elif args.litmus:
        options.refuse(args, "--litmus runs tests without a shape, and times nothing", *timed, "--shape")
    else:
        options.refuse(args, "it is of --litmus", "--rounds")
        options.refuse(args, *(("plain launches of the rungs' own grids", *ways) if args.on_gpu else ("it is of --on-gpu", "--designs")))
    if args.on_gpu and target == "sim":
        raise options.UsageError("--on-gpu: these GPUs are simulated; `a2a ladder` is for them")
    if args.on_gpu != ("pytorch" in args.peers) and args.peers:
        raise options.UsageError("--peers pytorch is of --on-gpu, which has no other peers")
    options.refuse_on(args, target)


def _beside(args, announce, save) -> int:
    from ..lab.bench import compare, record

    measured = record.load(args.beside)
    simulated = compare.simulate(measured, preset=args.preset, rungs=args.rungs or None,
                                 names=args.shape or None, announce=announce)
    save(simulated)
    return options.show(args, compare.errors(measured, simulated), compare.text(measured, simulated))
