"""`a2a explore`: one rung under many schedules, as it is or with a mutation."""
import argparse
import sys

from . import options
from .options import OK, WRONG, UsageError

DESIGN, MUTATION = "design", "mutation"  # kinds of a variant: rungs/variants.py, which needs numpy

DESCRIPTION = """\
Run one rung of any family under many schedules on a small simulated node, each checked: three calls in a row, few
blocks, ranks that run ahead. Then once under the race detector, which needs no luck.

Exit status 0: every schedule was right and there is no race. 1: one was not. 2: not possible as asked.
"""

EXAMPLES = """\
  a2a explore token_flags --schedules 200 --memory strict
  a2a explore token_flags --variant release-dropped         broken on purpose: which seed shows it, and how
  a2a explore gemm_rs/slots --schedules 20                  Triton, too; its variants need Triton, or their stored assembly
  a2a explore inline_flags --stalls                         waves pause in every schedule: what relies on nobody's being late
  a2a explore token_flags --list                            other designs of it, and the ways to break it
"""


def add(parser) -> None:
    options.rung(parser)
    options.variant(parser)
    options.listing(parser, "the variants of this rung: other designs, and the ways to break it")
    options.memory(parser, "strict")
    options.schedules(parser, 100)
    parser.add_argument("--stalls", action=argparse.BooleanOptionalAction, default=None,
                        help="let waves pause for microseconds before some memory instructions, as the seed draws it: in all "
                             "schedules, or in none (default: in every second one)")
    parser.add_argument("--gradients", type=options.at_least_one, metavar="N",
                        help="of layer/expert_parallel: gradients of N random layers, each with a shape, routing, schedule and memory "
                             "mode of its own, against one GPU, bit by bit; --schedule-seed: of the first")
    options.picture(parser, "the first failing schedule, the value that was read too old")
    options.max_seconds(parser)
    options.as_json(parser)


def run(args) -> int:
    from ..lab import explore
    from ..plurals import listed

    options.check_rungs([args.rung])
    if args.gradients:
        return _gradients(args)
    variants = _variants(args.rung)
    if args.list or args.variant == "list":
        options.refuse(args, "--list runs nothing", "--memory", "--schedules", "--schedule-seed", "--picture",
                       "--max-seconds", *(["--variant"] if args.variant != "list" else []))
        rows = [{"name": variant.name, "kind": variant.kind, "why": variant.why} for variant in variants.values()]
        return options.show(args, rows, options.columns(row.values() for row in rows) or f"{args.rung} has no variants")
    if args.variant is not None and args.variant not in variants:
        raise UsageError(f"{args.rung} has no variant {args.variant!r}; {listed(args.variant, variants)}")
    options.check_picture(args.picture)
    broken = args.variant is not None and variants[args.variant].kind == MUTATION
    exploration = explore.rung(args.rung, **{"mutate" if broken else "variant": args.variant}, mode=args.memory,
                               seeds=args.schedules, first=args.schedule_seed, stalls=args.stalls)
    options.show(args, exploration.to_dict(), exploration)
    if exploration.failing and not args.json:
        print(f"\n{exploration.replay()}")
    if args.picture:
        _save_picture(exploration, args.picture)
    return OK if exploration.ok else WRONG


def _gradients(args) -> int:
    from ..kernels import families
    from ..lab import layer_gradients

    if families.full_name(args.rung) != "layer/expert_parallel":
        raise UsageError("--gradients is of layer/expert_parallel")
    options.refuse(args, "--gradients draws its layers", "--variant", "--list", "--memory", "--schedules", "--stalls",
                   "--picture")
    result = layer_gradients.try_all(args.gradients, args.schedule_seed)
    options.show(args, result, layer_gradients.worded(result))
    return WRONG if result["wrong"] else OK


def _variants(rung: str) -> dict:
    """{name: variant}: designs, then mutations."""
    from ..kernels import families

    kind = families.find(rung)
    return kind.of_kind(DESIGN) | kind.of_kind(MUTATION)


def _save_picture(exploration, path: str) -> None:
    from ..machine import show

    if not exploration.failing:
        print(f"no schedule failed: there is nothing to draw in {path}", file=sys.stderr)
        return
    try:
        picture = show.memory_steps(exploration)
    except ValueError as error:  # it failed, but no copy was stale
        print(f"no picture: {error}", file=sys.stderr)
        return
    picture.save(path)
    print(f"{path}: {picture.alt}", file=sys.stderr)
