"""`a2a progress`: the exercises solved so far."""
from . import options

DESCRIPTION = """\
The exercises, how often each was tried in work/, and the day it first passed.

The checks write this down in work/progress.json, on this machine alone, and only for what runs in work/.
"""
EXAMPLES = ""


def add(parser) -> None:
    options.as_json(parser)


def run(args) -> int:
    from ..course import solved, work

    root = work.root_of()
    return options.show(args, solved.rows(root), solved.table(root))
