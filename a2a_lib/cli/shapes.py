"""`a2a shapes`: the problem sizes, family by family."""
from . import options

DESCRIPTION = "The problem sizes, for --shape: those of the all-to-alls, or of another family."
EXAMPLES = """\
  a2a shapes                all_to_all, and how the other families' are spelled
  a2a shapes moe_layer      those of a family
"""


def add(parser) -> None:
    options.family(parser, "a family (default all_to_all)")
    options.as_json(parser, "as one JSON array")


def run(args) -> int:
    from ..kernels import families

    family = families.of(args.family or families.FIRST)
    rows = [{"name": name} | {field: getattr(shape, field) for field in family.columns}
            for name, shape in family.shapes().items()]
    lines = ["  ".join([f"{'name':<8}", *family.columns.values()])]
    lines += ["  ".join([f"{row['name']:<8}", *(f"{row[field]:>{len(head)}}" for field, head in family.columns.items())]) for row in rows]
    if family.spelling:
        lines.append(f"or spelled: {family.spelling}")
    if not args.family:
        lines.append("other families: " + ", ".join(f"a2a shapes {name}" for name in families.FAMILIES if name != family.name))
    return options.show(args, rows, "\n".join(lines))
