"""`a2a museum`: bugs of kernels on several GPUs, rebuilt small: run one, mend one."""
import argparse
from pathlib import Path

from . import options
from .options import OK, WRONG, UsageError

DESCRIPTION = """\
Run an exhibit of lesson 22's museum: a bug that others shipped, or a risk that they discussed, rebuilt in a few lines.
Without a name: the list.

A file NAME.hip is an exhibit that you have mended: it is run in every memory mode, and its CAUSE is judged.

Exit status 0: no tool found anything. 1: one did. 2: not possible as asked.
"""

EXAMPLES = """\
  a2a museum                                    the exhibits: what was seen, why it was rare, and the report
  a2a museum end_barrier                        the broken kernel under 40 schedules
  a2a museum end_barrier --mended               the mended one
  a2a museum end_barrier --out end_barrier.hip  the broken kernel as a file
  a2a museum end_barrier.hip                    your mended file, judged
"""


def add(parser) -> None:
    parser.add_argument("name", nargs="?", metavar="NAME", help="an exhibit, or a file NAME.hip with its mended kernels")
    parser.add_argument("--mended", action="store_true", help="run the mended kernel instead of the broken one")
    options.file(parser, "--out", "write the broken kernel to a file, to mend it")
    parser.add_argument("--stalls", action=argparse.BooleanOptionalAction, default=None,
                        help="let waves pause before some memory instructions, in all schedules or in none (default: every second)")
    options.memory(parser, "strict")
    options.schedules(parser, 40)
    options.max_seconds(parser)
    options.as_json(parser)


def run(args) -> int:
    from ..course.museum import EXHIBITS, header, judge
    from ..course.museum.judge import exercise
    from ..files import write_whole
    from ..plurals import listed

    mine = Path(args.name) if args.name and args.name.endswith(".hip") else None
    if not args.name or mine:
        options.refuse(args, "it runs no exhibit", "--mended", "--out", "--stalls", "--memory", "--schedules", "--schedule-seed")
    if not args.name:
        return _list(args, EXHIBITS.values())
    text = mine.read_text(encoding="utf-8") if mine else ""
    name = header(text)["exhibit"] if mine else args.name
    if name not in EXHIBITS:
        raise UsageError(f"{args.name} has no line `// exhibit: NAME`" if mine and not name else
                         f"there is no exhibit {name!r}; {listed(name, EXHIBITS)}")
    exhibit = EXHIBITS[name]
    if mine:
        verdict = judge(exhibit, text)
        options.show(args, vars(verdict), f"{name}: {'mended, and the cause is right' if verdict.ok else verdict.text}")
        return OK if verdict.ok else WRONG
    if args.out:
        options.refuse(args, "--out runs nothing", "--json", "--mended", "--stalls", "--memory", "--schedules", "--schedule-seed")
        write_whole(args.out, exercise(exhibit).encode())
        return OK
    exploration = exhibit.explore(mended=args.mended, memory=args.memory, seeds=args.schedules, first=args.schedule_seed,
                                  stalls=args.stalls)
    options.show(args, exploration.to_dict(), f"{exhibit.title}\n{exhibit.saw} {exhibit.rare}\n{exhibit.source}\n\n{exploration}")
    return OK if exploration.ok else WRONG


def _list(args, exhibits) -> int:
    rows = [{part: getattr(exhibit, part) for part in ("name", "title", "saw", "rare", "source")} for exhibit in exhibits]
    lines = [line for exhibit in exhibits for line in ((exhibit.name, exhibit.title), ("", exhibit.saw), ("", f"Rare: {exhibit.rare}"),
                                                       ("", exhibit.source))]
    return options.show(args, rows, options.columns(lines))
