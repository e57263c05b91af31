"""`a2a leaderboard`: the entries, the fastest first."""
import sys
from dataclasses import asdict

from . import options
from .options import OK, UsageError

DESCRIPTION = """\
The entries of the local leaderboard (work/leaderboard.json, or A2A_LEADERBOARD), the fastest first within a shape.

Each entry says whose kernel it is by a digest of its sources, and where and when its time comes from. What is no entry is
named on stderr and skipped.
"""

EXAMPLES = """\
  a2a leaderboard
  a2a leaderboard --shape bench1 --picture mine.png    the entries among the rungs timed with them
"""


def add(parser) -> None:
    parser.add_argument("--shape", default=None, metavar="NAME", help="of this problem size alone").names = options._shapes
    options.target(parser)
    options.picture(parser, "the entries among the rungs (needs --shape)")
    options.as_json(parser)


def run(args) -> int:
    from ..lab.leaderboard import Board

    board = Board()
    options.check_picture(args.picture)
    if args.picture and not args.shape:
        raise UsageError("--picture needs --shape: times of one shape stand in one picture")
    for line in board.troubles():
        print(f"a2a leaderboard: {line}", file=sys.stderr)
    entries = board.entries(args.shape, args.target)
    options.show(args, [asdict(entry) for entry in entries], board.table(args.shape, args.target) if entries else
                 f"no entries in {board.path}: a2a submit my_rung.hip makes one")
    if args.picture:
        options.save_picture(args, board.picture(args.shape, args.target or "sim"))
    return OK
