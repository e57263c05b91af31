"""`a2a rungs`: the all-to-alls of the course."""
from __future__ import annotations

import json

from . import options

DESCRIPTION = "The all-to-alls of the course, one line each, in the order of the ladder."
EXAMPLES = ""


def add(parser) -> None:
    options.as_json(parser, "as one JSON array")


def run(args) -> int:
    from ..alltoall import rungs

    rows = [{"name": name, "idea": rungs[name].idea} for name in rungs]
    if args.json:
        print(json.dumps(rows, indent=2))
    else:
        width = max((len(row["name"]) for row in rows), default=0)
        print("\n".join(f"{row['name']:<{width}}  {row['idea']}" for row in rows))
    return options.OK
