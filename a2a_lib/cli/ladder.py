"""`a2a ladder`: every rung at one shape, in a table and a chart."""
from __future__ import annotations

import json
import sys

from ..progress import progress

DESCRIPTION = """\
Run every rung of the ladder at one shape, each on a fresh node and checked, and print side by side: stage times, bytes
moved between ranks over the least that has to move, launches, flags, and the published figure of its version.

Times are simulated unless the target is hip or cuda; rungs made of PyTorch calls have exact bytes and no times.
Published figures are host times over five shapes: they order ideas, and are no forecast of any one shape.
Exit status 0: every rung was right. 1: one was not, or failed. 2: not possible as asked.
"""

EXAMPLES = """\
examples:
  a2a ladder --shape tiny                           a few seconds
  a2a ladder --shape dsv3 --picture ladder.png      the largest shape, a minute or two, with the chart
  a2a ladder --shape bench3 --rungs rank_flags token_flags --json
"""


def add(commands, formatter) -> None:
    """Adds the command to argparse's subparsers."""
    parser = commands.add_parser("ladder", help="every all-to-all of the course at one shape, side by side",
                                 description=DESCRIPTION, epilog=EXAMPLES, formatter_class=formatter)
    parser.add_argument("--shape", default="tiny", metavar="NAME", help="problem size (`a2a shapes`; default tiny)")
    parser.add_argument("--rungs", nargs="+", default=None, metavar="RUNG", help="which (default: all of `a2a rungs`)")
    parser.add_argument("--world-size", type=int, default=8, metavar="N", help="number of ranks (default 8)")
    parser.add_argument("--seed", type=int, default=None, metavar="N",
                        help="seed of tokens and routing (default: the shape's own)")
    parser.add_argument("--schedule-seed", type=int, default=0, metavar="N",
                        help="seed of what hardware leaves open (simulated; default 0)")
    parser.add_argument("--target", choices=("sim", "hip", "cuda"), default=None,
                        help="simulated GPUs (the default), real AMD or real NVIDIA ones; or set A2A_TARGET")
    parser.add_argument("--memory", default="ideal", metavar="MODE", help="which values a load may return (ideal)")
    parser.add_argument("--preset", default="mi300x", metavar="NAME",
                        help="how long simulated things take (default mi300x)")
    parser.add_argument("--picture", default=None, metavar="FILE", help="write the chart there, as PNG")
    parser.add_argument("--json", action="store_true", help="the result as one JSON object")
    parser.set_defaults(function=run)


def run(args) -> int:
    """Exit status of `a2a ladder` with these arguments."""
    from ..alltoall import rungs
    from ..errors import A2AError
    from ..lab.ladder import climb

    names = args.rungs or list(rungs)
    try:
        for name in names:
            if name not in list(rungs):
                raise ValueError(f"no rung is called {name!r}; there are {', '.join(rungs)}")
        with progress(len(names)) as bar:
            found = climb(args.shape, world_size=args.world_size, seed=args.seed, schedule_seed=args.schedule_seed,
                          rungs=names, target=args.target, preset=args.preset, memory=args.memory, announce=bar.step)
        if args.picture:
            picture = found.picture()
            picture.save(args.picture)
    except (A2AError, ValueError, ImportError, OSError) as error:
        print(f"a2a ladder: {error}", file=sys.stderr)
        return 2
    print(json.dumps(found.to_dict(), indent=2) if args.json else found)
    if args.picture and not args.json:
        print(f"picture: {args.picture}\n{picture.alt}")
    return 0 if found.ok else 1
