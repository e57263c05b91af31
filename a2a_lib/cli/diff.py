"""`a2a diff`: the differences of one rung from another, in its kernels and on the host."""
import os
import sys

from . import options

DESCRIPTION = """\
Print the difference of two rungs of the ladder: their kernels (also those taken over from the rung before) and their
host files, as a unified diff. Lines of the first rung begin with -, lines of the second with +. In colour on a terminal
(set NO_COLOR to do without).

Exit status 0, also where nothing differs; 2: no such rung.
"""

EXAMPLES = """\
  a2a diff rank_flags token_flags            from one flag per pair of ranks to one per token
  a2a diff sorted p2p --stat                 how much changes, file by file
  a2a diff rank_flags token_flags --code     without comments
"""

ADDED, REMOVED, PLACE, HEAD, PLAIN = "\033[32m", "\033[31m", "\033[36m", "\033[1m", "\033[0m"


def add(parser) -> None:
    options.rung(parser, "first", "a rung (`a2a rungs` lists them)")
    options.rung(parser, "second", "another")
    parser.add_argument("--stat", action="store_true", help="only how many lines are added and removed")
    parser.add_argument("--code", action="store_true", help="leave out lines that are only a comment, and empty ones")
    parser.add_argument("--context", type=options.not_negative, default=3, metavar="N",
                        help="unchanged lines around a change (3)")
    options.as_json(parser, "the lines of the diff, or with --stat their numbers, as JSON")


def run(args) -> int:
    from ..lab import diff

    options.check_rungs([args.first, args.second])
    if args.stat:
        options.refuse(args, "--stat counts lines that changed", "--context")
    diffs = diff.differences(args.first, args.second, code=args.code, context=args.context)
    if args.stat:
        counts = diff.counts(args.first, args.second, diffs)
        return options.show(args, counts, _stat(counts))
    lines = [line for part in diffs.values() for line in part] or [f"{args.first} and {args.second} do not differ"]
    if sys.stdout.isatty() and not os.environ.get("NO_COLOR"):
        lines = map(_coloured, lines)
    return options.show(args, {"first": args.first, "second": args.second, **diffs}, "\n".join(lines))


def _stat(counts: list[dict]) -> str:
    width = max(len(row["files"]) for row in counts)
    return "\n".join(f"{row['files']:<{width}}  {'+' + str(row['added']):>5}  {'-' + str(row['removed']):>5}"
                     for row in counts)


def _coloured(line: str) -> str:
    for start, colour in (("+++", HEAD), ("---", HEAD), ("@@", PLACE), ("+", ADDED), ("-", REMOVED)):
        if line.startswith(start):
            return f"{colour}{line}{PLAIN}"
    return line
