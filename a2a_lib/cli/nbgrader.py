"""`a2a nbgrader`: the exercises as assignments of nbgrader."""
from . import options

DESCRIPTION = """\
Write the exercises as assignments of nbgrader into FOLDER, with their answers, for a teacher: a lesson is an assignment.

Reader's cells become solution cells, cells with checks become test cells of a point a minute. Then, in FOLDER,
`nbgrader generate_assignment NAME` makes what students get, and `nbgrader autograde NAME` runs the checks.
nbgrader is not needed to write them. Nothing is overwritten.
"""

EXAMPLES = """\
  a2a nbgrader assignments
  a2a nbgrader assignments --lessons 00 01 04
"""


def add(parser) -> None:
    parser.add_argument("folder", metavar="FOLDER", help="the course folder of nbgrader, made if missing").is_file = True
    parser.add_argument("--lessons", nargs="+", default=[], metavar="NN", help="lessons to write (default: all with exercises)")
    options.as_json(parser)


def run(args) -> int:
    from ..course import work
    from ..course.teach import nbgrader

    places = nbgrader.export(work.course_of(), args.folder, args.lessons)
    return options.show(args, [str(place) for place in places],
                        "\n".join(["written, with answers:", *(f"  {place}" for place in places)]))
