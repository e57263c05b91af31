"""`a2a submit`: your own kernel, judged and entered on the local leaderboard."""
from __future__ import annotations

import json

from . import options
from .options import OK, WRONG

DESCRIPTION = """\
Judge a kernel of your own, time it beside the ladder and the speed of light, and enter it on the local leaderboard.

FILE is a .hip with the kernels of one rung of the ladder, changed, or a .py with a rung of your own (its .hip beside it).
It is compiled, called with every routing that has broken a kernel before, run under many schedules and the race detector,
and timed; the first failure ends it, and nothing is entered. What the file does on this machine is not fenced in.
Exit status 0: entered. 1: not, and why. 2: no submission, or not possible as asked.
"""

EXAMPLES = """\
examples:
  a2a submit my_rung.hip                              its first lines say: // a2a: rung token_flags
  a2a submit my_rung.hip --rung varlen --shape bench1 dsv3
  a2a submit my_rung.py --target cuda                 times of the NVIDIA GPUs of this machine
"""


def add(parser) -> None:
    parser.add_argument("file", metavar="FILE", help="a .hip or a .py").is_file = True
    parser.add_argument("--rung", default=None, metavar="RUNG",
                        help="whose kernels a .hip replaces, where the file does not say").names = options._rungs
    parser.add_argument("--shape", nargs="+", default=None, metavar="NAME",
                        help="problem sizes to time (`a2a shapes`; default bench1, or the family's tiny)").names = options._shapes
    options.world_size(parser, default=None, text="8 simulated ones, all real ones")
    options.target(parser)
    options.preset(parser)
    parser.add_argument("--schedules", type=options.at_least_one, default=12, metavar="N",
                        help="number of schedules it has to be right in (default 12)")
    parser.add_argument("--beside", nargs="+", default=None, metavar="RUNG",
                        help="rungs to time with it (default: its own, token_flags and the best)").names = options._rungs
    options.as_json(parser)


def run(args) -> int:
    from ..lab.leaderboard import submit
    from ..progress_bar import progress

    options.check_rungs(args.beside or ())
    with progress(5 + len(args.shape or [""])) as bar:
        verdict = submit(args.file, rung=args.rung, shape=args.shape, world_size=args.world_size, target=args.target,
                         preset=args.preset, schedules=args.schedules, beside=args.beside, announce=bar.step)
    print(json.dumps(verdict.to_dict(), indent=2) if args.json else verdict)
    return OK if verdict.ok else WRONG
