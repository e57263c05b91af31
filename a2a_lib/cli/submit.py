"""`a2a submit`: judges your own kernel and enters it on the local leaderboard."""
from . import options
from .options import OK, WRONG

DESCRIPTION = """\
Judge a kernel of your own, time it beside the ladder and the speed of light, and enter it on the local leaderboard.

FILE is a .hip: the kernels of one rung of any family, changed, or kernels of a rung of your own that its first lines declare. It is
looked for here, then in the course's work/. A fresh process compiles it, calls it with every routing that has broken a kernel before,
runs it under many schedules and the race detector, and times it; the first failure ends it, and nothing is entered. Tokens, routing
and the experts' parameters are drawn anew in each run; a seed that is printed draws the same again.
Exit status 0: entered (and the goal reached). 1: not, and why. 2: no submission, or not possible as asked.
"""

EXAMPLES = """\
  a2a submit my_rung.hip                              its first lines say: // a2a: rung token_flags
  a2a submit my_rung.hip --rung varlen --shape bench1 dsv3 --goal 150
  a2a submit my_rung.hip --target cuda                times of the NVIDIA GPUs of this machine
  a2a submit my_rung.py --unfenced                    Python of your own runs, and the board says so
"""


def add(parser) -> None:
    parser.add_argument("file", metavar="FILE", help="a .hip, or a .py with --unfenced").is_file = True
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
    parser.add_argument("--goal", type=options.above_zero("us"), default=None, metavar="US", help="us to be reached at every shape")
    parser.add_argument("--seed", type=options.seed_of, default=None, metavar="N",
                        help="draw what a former run drew (default: anew); its entry says so")
    parser.add_argument("--unfenced", action="store_true",
                        help="run Python of the submission: a class with methods, a problem of your own, Triton functions")
    options.as_json(parser)


def run(args) -> int:
    from ..lab.leaderboard import submit
    from ..progress_bar import progress

    options.check_rungs(args.beside or ())
    with progress(6 + 2 * len(args.shape or [""])) as bar:
        verdict = submit(args.file, rung=args.rung, shape=args.shape, world_size=args.world_size, target=args.target,
                         preset=args.preset, schedules=args.schedules, beside=args.beside, announce=bar.step, seed=args.seed,
                         goal=args.goal, unfenced=args.unfenced)
    options.show(args, verdict.to_dict(), verdict)
    return OK if verdict.ok and verdict.reached is not False else WRONG
