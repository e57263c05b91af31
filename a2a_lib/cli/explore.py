"""`a2a explore`: one rung under many schedules, as it is or broken on purpose."""
from __future__ import annotations

import json
import sys

from . import options
from .options import OK, WRONG

DESCRIPTION = """\
Run one rung of the ladder under many schedules on a small simulated node, each checked: three calls in a row, few
blocks, ranks that run ahead. Then once under the race detector, which needs no luck.

Exit status 0: every schedule was right and there is no race. 1: one was not. 2: not possible as asked.
"""

EXAMPLES = """\
examples:
  a2a explore token_flags --schedules 200 --memory strict
  a2a explore token_flags --mutate release-dropped          broken on purpose: which seed shows it, and how
  a2a explore token_flags --list                            the ways to break it
"""


def add(parser) -> None:
    options.rung(parser)
    parser.add_argument("--mutate", default=None, metavar="NAME", help="break its kernel in this way first (`--list`)")
    options.listing(parser, "the ways to break this rung")
    options.memory(parser, "strict")
    options.schedules(parser, 100)
    options.picture(parser, "the first failing schedule, the value that was read too old")
    options.as_json(parser)


def run(args) -> int:
    from ..lab import explore

    options.check_rungs([args.rung])
    if args.list or args.mutate == "list":
        return _list(args)
    options.check_picture(args.picture)
    found = explore.rung(args.rung, mutate=args.mutate, mode=args.memory, seeds=args.schedules,
                         first=args.schedule_seed)
    if args.json:
        print(json.dumps(found.to_dict(), indent=2))
    else:
        print(found)
        if found.failing:
            print(f"\n{found.replay()}")
    if args.picture:
        _save_picture(found, args.picture)
    return OK if found.ok else WRONG


def _list(args) -> int:
    from ..alltoall import mutate

    there = mutate.mutations.get(args.rung, {}).values()
    if args.json:
        print(json.dumps([{"name": m.name, "why": m.why} for m in there], indent=2))
    else:
        print("\n".join(f"{m.name:<28}{m.why}" for m in there) or f"{args.rung} has no mutations")
    return OK


def _save_picture(found, path: str) -> None:
    from .. import show

    if not found.failing:
        print(f"no schedule failed: there is nothing to draw in {path}", file=sys.stderr)
        return
    try:
        picture = show.memory_steps(found)
    except ValueError as error:  # it failed, and no copy was old
        print(f"no picture: {error}", file=sys.stderr)
        return
    picture.save(path)
    print(f"{path}: {picture.alt}", file=sys.stderr)
