"""`a2a doctor`: what is on this machine, what is simulated and what is real."""
from __future__ import annotations

import json

from . import options

DESCRIPTION = """\
What is here: packages, compilers, the simulator, and for each target what its numbers are worth.

Exit status 0, whatever is missing: the last lines say how to mend it.
"""
EXAMPLES = ""


def add(parser) -> None:
    options.as_json(parser, "the findings as one JSON object")


def run(args) -> int:
    from ..lab import doctor

    found = doctor.examine()
    print(json.dumps(found, indent=2) if args.json else doctor.report(found))
    return options.OK
