"""`a2a run`: one rung of any family, checked, with its times."""
import json
import sys

from . import options
from .options import OK, USAGE, WRONG, UsageError

DESCRIPTION = """\
Run one rung and check it. An all-to-all: draw random tokens and routing, dispatch every token to the ranks of its
experts, apply the experts, combine, and compare each output with the right answer. Rungs of other families (`a2a rungs`)
in the same way, with the problems of their family.

--train trains a small transformer through layer/expert_parallel instead, on 2 ranks by default, against one GPU that rounds at the same
places: gradients and losses have the same bits.

Prints a table of kernel times per rank, in us (simulated, unless the target is hip or cuda), the bytes and
instructions, and how long your machine took.
Exit status 0: right. 1: wrong, or the kernels hung or faulted. 2: not possible as asked.
"""

EXAMPLES = """\
  a2a run token_flags --shape tiny                    a second; small enough to read every number
  a2a run token_flags --shape dsv3                    the largest shape of the competition on 8 ranks
  a2a run token_flags --shape bench1 --world-size 2 --calls 3
  a2a run token_flags --shape bench1 --analyse        what it waited for, and how busy the links were
  a2a run token_flags --variant release-dropped       broken on purpose (`a2a explore token_flags --list`)
  a2a run ag_gemm/copy_engine --shape 1024x1024x512   a GEMM that starts before its input has arrived
  a2a run megakernel --variant save_true              a whole MoE layer in one launch, with a switch turned
  a2a run layer/expert_parallel --shape 16x4x256x64x32-float16 --calls 3 --option block_size=8
  a2a run layer/expert_parallel --train 50            some ten seconds
  torchrun --nproc-per-node 4 -m a2a_lib run layer/expert_parallel --target cuda --train 50
  a2a run sorted --shape bench3 --json                the PyTorch reference, as JSON
  a2a run sorted --processes 4                        the same between four real processes (torch.distributed)
  torchrun --nproc-per-node 4 -m a2a_lib run sorted    and with processes that torchrun starts
  a2a run token_flags --shape dsv3 --trace run.pftrace    a timeline of every wave, for ui.perfetto.dev
"""


def add(parser) -> None:
    options.rung(parser)
    options.variant(parser)
    options.shape(parser)
    options.world_size(parser, default=None, text="the family's, 8 for an all-to-all")
    options.seeds(parser)
    parser.add_argument("--calls", type=options.at_least_one, default=1, metavar="N",
                        help="calls in a row, each with other tokens (call n takes seed + n), each checked (default 1)")
    options.rung_options(parser)
    options.target(parser)
    options.memory(parser)
    options.preset(parser)
    parser.add_argument("--processes", type=options.at_least_one, default=None, metavar="N",
                        help="N real processes under torch.distributed, one per rank (rungs made of PyTorch calls: "
                             "reference, sorted); gloo on the CPU, NCCL with a GPU each where --target says so. "
                             "Under torchrun it is not needed")
    parser.add_argument("--analyse", action="store_true",
                        help="also print what the run waited for (critical path), how the links were used, beside the "
                             "speed of light, what overlapped, and how evenly the ranks worked")
    options.file(parser, "--trace", "also write when every wave of the last call did what, one file for all ranks: "
                                    ".pftrace (open it at ui.perfetto.dev)")
    parser.add_argument("--train", type=options.at_least_one, metavar="STEPS",
                        help="of layer/expert_parallel: its gradients, and so many steps of a transformer")
    parser.add_argument("--compiled", action="store_true", help="with --train: layers also through torch.compile")
    options.max_seconds(parser)
    options.as_json(parser)


def run(args) -> int:
    options.check_rungs([args.rung])  # first, because the lines below import PyTorch
    if args.train:
        return _train(args)
    options.refuse(args, "it is of --train", "--compiled")
    from ..kernels import families
    from ..lab import run as lab
    from ..lab import run_processes
    from ..machine.runtime import default_target
    from ..progress_bar import progress

    if not families.find(args.rung).needs_node:
        options.refuse(args, f"{args.rung} is made of PyTorch calls, which are not simulated", *options.SIMULATED, "--analyse")
    if run_processes.between_processes(args.rung, args.processes):
        return _between_processes(args)
    options.refuse_on(args, args.target or default_target())
    lab.check(args.rung, args.shape, args.world_size, args.trace, args.variant, target=args.target, options=dict(args.option))
    with progress(1 + 3 * args.calls) as bar:
        result = lab.run(args.rung, args.shape, world_size=args.world_size, seed=args.seed,
                         schedule_seed=args.schedule_seed, calls=args.calls, target=args.target, memory=args.memory,
                         preset=args.preset, trace=args.trace, variant=args.variant, analysed=args.analyse,
                         options=dict(args.option), announce=bar.step)
    if args.json:
        result.pop("table", None)
        (result.get("analysis") or {}).pop("text", None)
        print(json.dumps(result, indent=2))
    else:
        print(lab.worded(result))
        if result.get("analysis"):
            print(f"\n{result['analysis']['text']}")
        _tell(result)
    if result["correct"] and "error" in (result["trace"] or {}):
        print(f"a2a run: {result['trace']['file']} was not written: {result['trace']['error']}", file=sys.stderr)
        return USAGE
    return OK if result["correct"] else WRONG


def _train(args) -> int:
    import torch

    from ..kernels import families
    from ..lab import layer_training
    from ..lab.bench.group import Group
    from ..machine.node import Node
    from ..machine.node.torchrun import launched
    from ..machine.runtime import default_target

    target = args.target or default_target()
    if families.full_name(args.rung) != "layer/expert_parallel":
        raise UsageError("--train is of layer/expert_parallel")
    options.refuse(args, "--train has its own layers", "--variant", "--shape", "--calls", "--option", "--processes", "--analyse", "--trace")
    options.refuse_on(args, target)
    if target != "sim":
        torch.cuda.set_device(launched().local_rank)
    with Group(target), Node(args.world_size or (2 if target == "sim" else None), target=target, seed=args.schedule_seed,
                             **({"memory": args.memory, "preset": args.preset} if target == "sim" else {})) as node:
        if target != "sim" and len(node.ranks) > 1:
            raise UsageError("on real GPUs a process for each: torchrun --nproc-per-node N -m a2a_lib run layer/expert_parallel ...")
        result = layer_training.run(node, args.train, args.seed or 0, args.compiled)
    if launched().rank == 0:
        options.show(args, result, layer_training.worded(result))
    return OK if layer_training.right(result) else WRONG


def _between_processes(args) -> int:
    from ..lab import run_processes

    if args.world_size not in (None, args.processes or args.world_size):
        raise UsageError(f"--world-size {args.world_size} and --processes {args.processes}: each process is one rank")
    if args.option:
        raise UsageError("--option is for a rung in one process")
    run_processes.check(args.rung, args.shape, args.processes, args.trace, args.variant)
    result = run_processes.run(args.rung, args.shape or "tiny", processes=args.processes, seed=args.seed, calls=args.calls,
                               target=args.target)
    if result.get("rank", 0) == 0:  # under torchrun one rank prints
        options.show(args, result, run_processes.worded(result))
        if not args.json:
            _tell(result)
    return OK if result["correct"] else WRONG


def _tell(result: dict) -> None:
    if result["error"]:
        print(f"{result['error']['kind']}: {result['error']['text']}", file=sys.stderr)
