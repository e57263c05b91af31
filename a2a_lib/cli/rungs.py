"""`a2a rungs`: all rungs, family by family."""
from . import options

DESCRIPTION = "The rungs of the course, one line each, family by family, in the order of their ladders."
EXAMPLES = """\
  a2a rungs                 all families
  a2a rungs ag_gemm         one of them
"""


def add(parser) -> None:
    options.family(parser, "one family (default: all)")
    options.as_json(parser, "as one JSON array")


def run(args) -> int:
    from ..kernels import families

    chosen = [families.of(args.family)] if args.family else [families.of(name) for name in families.FAMILIES]
    rows = [{"family": family.name, "name": name, "idea": kind.idea} for family in chosen for name, kind in family.rungs.items()]
    width = max(len(row["name"]) for row in rows)
    lines = [line for family in chosen for line in (f"{family.name}: {family.what}", *(
        f"  {row['name']:<{width}}  {row['idea']}" for row in rows if row["family"] == family.name))]
    return options.show(args, rows, "\n".join(lines))
