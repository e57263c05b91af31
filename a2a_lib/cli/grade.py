"""`a2a grade`: many people's exercises, checked again."""
import sys
import tempfile
from dataclasses import asdict
from pathlib import Path

from . import options
from .options import UsageError

DESCRIPTION = """\
Check the exercises of many people again: FOLDER is somebody's work/, or a folder that has it, under their name.

Each answer is checked in a process of its own, bounded in time and memory; what a folder says about itself is not read.
The course's own answers are checked first: they say what hidden cases can ask, and compile the course's kernels once.
An answer in Python runs beside its check. What it changes of the library is noticed, what it imports is named. Its results are
checked once more where it never runs, but in nine exercises, whose checks watch what it does. It is not fenced in: grade what
you would run, as a user who owns nothing else.
Exit status 0: all were checked, whatever the marks.
"""

EXAMPLES = """\
  a2a grade handed_in/* --lessons 00 01 04 --csv marks.csv
  a2a grade handed_in/* --seed 7 --cases 3             other numbers than those in the course, three times
  a2a grade handed_in/ada --lessons push_rows --json
"""


def add(parser) -> None:
    parser.add_argument("folders", nargs="+", metavar="FOLDER", help="somebody's work/, or the folder above it").is_file = True
    parser.add_argument("--lessons", nargs="+", default=[], metavar="NAME",
                        help="lessons (04) or exercises (gather) to check (default: all)")
    parser.add_argument("--csv", default=None, metavar="FILE", help="write a row for each person and exercise").is_file = True
    parser.add_argument("--seed", type=options.seed_of, default=None, metavar="N",
                        help="after the course's cases, cases that nobody has seen, drawn with this seed")
    parser.add_argument("--cases", type=options.at_least_one, default=1, metavar="N",
                        help="number of times that hidden cases are drawn (with --seed; default 1)")
    parser.add_argument("--seconds", type=options.at_least_one, default=60, metavar="S",
                        help="processor time of one check, three times as long on the clock (default 60)")
    parser.add_argument("--memory-gb", type=options.at_least_one, default=4, metavar="GB", help="memory of one check (default 4)")
    parser.add_argument("--jobs", type=options.at_least_one, default=2, metavar="N", help="checks side by side (default 2)")
    options.as_json(parser)


def run(args) -> int:
    if args.cases > 1 and args.seed is None:
        raise UsageError("--cases draws hidden cases: it needs --seed")
    from ..course import work
    from ..course.teach import grade
    from ..files import check_path, write_whole
    from ..progress_bar import progress

    if args.csv:
        check_path(args.csv, (".csv",), "a table of marks")
    root = work.course_of()
    tasks, people = grade.tasks(root, args.lessons), grade.people(args.folders)
    limits = grade.Limits(args.seconds, args.memory_gb)
    seeds = [] if args.seed is None else [args.seed + number for number in range(args.cases)]
    steps = len(tasks) * (len(people) + 1) * (len(seeds) + 1)
    before = grade.files(work.PACKAGE)
    with tempfile.TemporaryDirectory(prefix="a2a-grade-cache-") as cache, progress(steps) as bar:
        options_of_grade = dict(seeds=seeds, at_once=args.jobs, cache=Path(cache), announce=bar.step)
        own = grade.reference(root, tasks, limits, **options_of_grade)
        marks = grade.grade(people, tasks, limits, unasked=grade.unasked(own), **options_of_grade)
    after = grade.files(work.PACKAGE)
    if changes := [path for path in before | after if before.get(path) != after.get(path)]:
        raise ValueError(f"a file of the course changed while answers ran, so there are no marks: {changes[0]}. Install the course anew, "
                         "and grade as a user who cannot write there")
    notes = [f"the course's own answer to {mark.exercise} is {mark.state} here: {grade.shown(mark.note)}" for mark in own
             if mark.state not in ("passed", "hidden")]
    notes += [f"{mark.exercise}: no hidden cases, its answer is made for the course's own" for mark in own if mark.state == "hidden"]
    notes += [f"{name} has no exercises: all are missing" for name in grade.without_exercises(people)]
    for line in notes:
        print(f"a2a grade: {line}", file=sys.stderr)
    if args.csv:
        write_whole(args.csv, grade.csv_text(marks).encode())
    lines = grade.remarkable(marks)
    return options.show(args, [asdict(mark) for mark in marks],
                        "\n".join([str(grade.table(marks)), *([""] * bool(lines)), *(f"  {line}" for line in lines)]))
