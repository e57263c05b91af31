"""`a2a work`: copies of lessons and exercises to work in."""
from collections import Counter
from pathlib import Path

from . import options

DESCRIPTION = """\
Make the copies that `a2a lab` opens: lessons without outputs and guesses, and exercises, in the folder work/.

In a checkout of the course, work/ lies beside its notebooks and git ignores it. Where the course was installed as a wheel,
it lies in the current folder and has the solutions too.

Nothing that you have touched is overwritten. Copies that you have not are brought up to date with the course. A copy that
cannot be read (no UTF-8, no notebook) moves to work/set_aside/, and a new one takes its place. Links are left alone.
With --reset, start lessons and exercises over; what you had written moves to work/set_aside/.
"""
EXAMPLES = """\
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
        return options.show(args, {"reset": names}, "\n  ".join(["from the start:", *names]))
    copies = work.update(root)
    lines = [summary(copies, root / work.WORK)]
    for copy in copies:
        if copy.note:
            lines.append(f"  {copy.name}: {copy.note}")
        if copy.state == "link":
            lines.append(f"  {copy.name}: a link, left as it is")
        if copy.state == "old":
            name = Path(copy.name).name
            lines.append(f"  {copy.name}: the course has changed since; to take its new form: a2a work --reset "
                         f"{name[:2] if name[:2].isdecimal() else name}")
    return options.show(args, {copy.name: copy.state for copy in copies}, "\n".join(lines))


def summary(copies: list, folder: Path) -> str:
    """The effect of `work.update`, in a line."""
    states = Counter(copy.state for copy in copies)
    touched = states["yours"] + states["old"]
    if states["new"] == len(copies):
        return f"Copied the course's {len(copies)} files, lessons and exercises, to {folder}. These copies are yours to change."
    parts = [f"{states[state]} {text}" for state,
             text in (("new", "added"), ("renewed", "brought up to date")) if states[state]]
    parts.append(f"{touched} that you have changed stay as they are" if touched else "you have changed none yet")
    return f"Your copies of {len(copies)} files in {folder}: {', '.join(parts)}"
