"""`a2a ladder`: every rung of a family at one shape, in a table and a chart."""
from . import options
from .options import OK, WRONG

DESCRIPTION = """\
Run every rung of a family (all_to_all, unless you name another) at one shape, each on a fresh node and checked, and print
side by side: stage times, bytes moved between ranks over the least that has to move, launches, flags, and the published
figure of its version.

Times are simulated unless the target is hip or cuda; rungs made of PyTorch calls have exact bytes and no times.
Published figures are host times over five shapes: they order ideas, and are no forecast of any one shape.
Exit status 0: every rung was right. 1: one was not, or failed. 2: not possible as asked.
"""

EXAMPLES = """\
  a2a ladder --shape tiny                           a few seconds
  a2a ladder --shape dsv3 --picture ladder.png      the largest shape, a minute or two, with the chart
  a2a ladder --shape tiny --uncertainty 16          how far the clock's constants let each time move
  a2a ladder rank_flags token_flags --shape bench3 --json
  a2a ladder ag_gemm --shape 512x512x256            another family
  a2a ladder ag_gemm/flat ag_gemm/two_level --world-size 4    on a cluster of two nodes with a NIC per rank
  a2a ladder moe_layer --designs                    and what each switch of a rung is worth
  a2a ladder megakernel --shape 16x4x256x128x16 --full --option save=1 combine=scatter
  a2a ladder moe_backward --shape lesson            the way back, a table of its own
"""


def add(parser) -> None:
    options.rung(parser, "rungs", "which, or a family (default: all of all_to_all)", nargs="*")
    options.shape(parser)
    options.world_size(parser, default=None, text="the family's, 8 for an all-to-all")
    options.seeds(parser)
    options.target(parser)
    options.memory(parser)
    options.preset(parser)
    options.uncertainty(parser)
    options.designs(parser)
    options.rung_options(parser)
    parser.add_argument("--full", action="store_true", help="max tokens on every rank")
    options.picture(parser, "the chart")
    options.max_seconds(parser)
    options.as_json(parser)


def run(args) -> int:
    from ..kernels import families
    from ..lab.ladder import climb
    from ..machine.runtime import default_target
    from ..progress_bar import progress

    options.check_rungs(args.rungs, families_too=True)
    names = families.select(args.rungs)
    options.check_picture(args.picture)
    options.check_uncertainty(args.uncertainty, args.target or default_target())
    options.refuse_on(args, args.target or default_target())
    if not any(families.find(name).needs_node for name in names):
        options.refuse(args, "these rungs are made of PyTorch calls, which are not simulated", *options.SIMULATED,
                       "--uncertainty", "--designs")
    with progress(len(names)) as bar:
        ladder = climb(args.shape, world_size=args.world_size, seed=args.seed, schedule_seed=args.schedule_seed,
                       rungs=names, target=args.target, preset=args.preset, memory=args.memory, announce=bar.step,
                       uncertainty=args.uncertainty, designs=args.designs, options=dict(args.option), full=args.full)
    options.show(args, ladder.to_dict(), ladder)
    if args.picture:
        options.save_picture(args, ladder.picture())
    return OK if ladder.ok else WRONG
