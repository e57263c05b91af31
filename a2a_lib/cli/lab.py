"""`a2a lab`: JupyterLab at a lesson, in copies to work in."""
import os
import sys

from . import options, work

DESCRIPTION = """\
Make copies of lessons and exercises in work/, as `a2a work` does, and start JupyterLab at the first lesson.

It stops with Ctrl-C, twice. What stands behind -- goes to JupyterLab as it is.
"""
EXAMPLES = """\
  a2a lab
  a2a lab --lesson 07
  a2a lab -- --no-browser --port 8899
"""


def add(parser) -> None:
    parser.add_argument("--lesson", metavar="NN", default="00", help="which lesson to open: 00 (the default), 07, ...")
    parser.add_argument("jupyterlab", nargs="*", metavar="OPTION", help="options of JupyterLab, behind --")
    options.as_json(parser, "what would be started, as one JSON object; nothing is started")


def run(args) -> int:
    from ..course import lab
    from ..course.work import WORK, root_of, update

    root = root_of()
    copies = update(root)
    lesson = lab.lesson(root, args.lesson)
    command = lab.command(lesson, args.jupyterlab)
    if args.json:
        return options.show(args, {"folder": str(root), "lesson": lesson, "command": command}, "")
    lab.link_extension()
    print(work.summary(copies, root / WORK))
    print(f"Starting JupyterLab at {lesson}. If no browser opens, open the address that it prints, with its token, in yours. "
          "To stop it: Ctrl-C, twice.", flush=True)
    os.environ.update(lab.folders_of_its_own(root / WORK / ".jupyter"))
    os.chdir(root)
    os.execv(sys.executable, command)  # Ctrl-C is JupyterLab's
