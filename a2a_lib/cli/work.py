"""`a2a work`: copies of lessons and exercises to work in."""
from __future__ import annotations

import json
from collections import Counter

from . import options

DESCRIPTION = """\
Make the copies that `make lab` opens: lessons without outputs and guesses, and exercises, in work/, which git ignores.

Nothing that you have touched is overwritten. Copies that you have not are brought up to date with the course. A copy that
cannot be read (no UTF-8, no notebook) moves to work/set_aside/, and a new one takes its place. Links are left alone.
With --reset, start lessons and exercises over; what you had written moves to work/set_aside/.
"""
EXAMPLES = """\
examples:
  a2a work                              make what is missing
  a2a work --reset 04                   lesson 04 and its exercises from the start
  a2a work --reset 04_push_rows         one file
"""


def add(parser) -> None:
    parser.add_argument("--reset", nargs="+", metavar="NAME", default=None,
                        help="lessons (04) or files (04_push_rows) to start over")
    options.as_json(parser)


def run(args) -> int:
    from ..course import work

    root = work.root_of()
    if args.reset:
        names = work.reset(root, args.reset)
        print(json.dumps({"reset": names}) if args.json else "\n  ".join(["from the start:", *names]))
        return options.OK
    copies = work.update(root)
    if args.json:
        print(json.dumps({copy.name: copy.state for copy in copies}, indent=2))
        return options.OK
    states = Counter(copy.state for copy in copies)
    print(f"{root / work.WORK}: {states['new']} new, {states['fresh']} as the course has them, {states['renewed']} brought up "
          f"to date, {states['yours'] + states['old']} that you have touched")
    for copy in copies:
        if copy.note:
            print(f"  {copy.name}: {copy.note}")
        if copy.state == "link":
            print(f"  {copy.name}: a link, left as it is")
        if copy.state == "old":
            print(f"  {copy.name}: the course has changed since; to take its new form: a2a work --reset {copy.name[10:12]}")
    return options.OK
