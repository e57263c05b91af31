"""`a2a shapes`: the problem sizes."""
from __future__ import annotations

import json

from . import options

DESCRIPTION = "The problem sizes, for --shape."
EXAMPLES = ""
FIELDS = {"num_experts": "experts", "topk": "topk", "dim": "dim", "max_tokens": "max tokens per rank",
          "seed": "default seed"}


def add(parser) -> None:
    options.as_json(parser, "as one JSON array")


def run(args) -> int:
    from ..moe import shapes

    rows = [{"name": name} | {field: getattr(shape, field) for field in FIELDS} for name, shape in shapes.items()]
    if args.json:
        print(json.dumps(rows, indent=2))
        return options.OK
    print("  ".join([f"{'name':<8}", *FIELDS.values()]))
    for row in rows:
        cells = [f"{row[field]:>{len(head)}}" for field, head in FIELDS.items()]
        print("  ".join([f"{row['name']:<8}", *cells]))
    return options.OK
