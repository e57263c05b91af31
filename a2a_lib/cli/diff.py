"""`a2a diff`: what one rung changes over another, in its kernels and on the host."""
from __future__ import annotations

import ast
import difflib
import inspect
import os
import re
import sys
import textwrap
from pathlib import Path

DESCRIPTION = """\
Print the difference of two rungs of the ladder: their kernels (also those taken over from the rung before) and their
host files, as a unified diff. Lines of the first rung begin with -, lines of the second with +. In colour on a terminal
(set NO_COLOR to do without).

Exit status 0, also where nothing differs; 2: no such rung.
"""

EXAMPLES = """\
examples:
  a2a diff rank_flags token_flags            from one flag per pair of ranks to one per token
  a2a diff sorted p2p --stat                 how much changes, file by file
  a2a diff rank_flags token_flags --code     without comments
"""

KERNEL = re.compile(r'^extern "C" __global__[^;{]*?void\s+(\w+)\s*\([^{]*\{.*?^\}$', re.MULTILINE | re.DOTALL)
ADDED, REMOVED, PLACE, HEAD, PLAIN = "\033[32m", "\033[31m", "\033[36m", "\033[1m", "\033[0m"


def add(commands, formatter) -> None:
    """Adds the command to argparse's subparsers."""
    parser = commands.add_parser("diff", help="what one all-to-all changes over another", description=DESCRIPTION,
                                 epilog=EXAMPLES, formatter_class=formatter)
    parser.add_argument("first", metavar="RUNG", help="a rung (`a2a rungs` lists them)")
    parser.add_argument("second", metavar="RUNG", help="another")
    parser.add_argument("--stat", action="store_true", help="only how many lines are added and removed")
    parser.add_argument("--code", action="store_true", help="leave out lines that are only a comment, and empty ones")
    parser.add_argument("--context", type=int, default=3, metavar="N", help="unchanged lines around a change (3)")
    parser.set_defaults(function=run)


def files(rung: str) -> dict[str, Path]:
    """The files a reader compares: {"kernels": the rung's .hip, if it has kernels; "host": the .py of its class}."""
    from ..alltoall import rungs

    kind = rungs[rung]
    kernels = getattr(kind, "SOURCE", None)
    return ({"kernels": Path(kernels)} if kernels else {}) | {"host": Path(inspect.getsourcefile(kind))}


def kernels_of(rung: str) -> str:
    """The text of a rung's kernels in the order of their launches, those included that it takes over from the rung
    before; "" for a rung without kernels."""
    from ..alltoall import rungs

    kind = rungs[rung]
    sources = list(dict.fromkeys(base.SOURCE for base in kind.__mro__ if hasattr(base, "SOURCE")))
    if not sources:
        return ""
    own, *before = [_kernels(Path(source).read_text(encoding="utf-8")) for source in sources]
    missing = [stage for stage in kind.STAGES if stage not in own]
    text = dict(own)
    for stage in missing:
        text[stage] = next((chunks[stage] for chunks in before if stage in chunks), "")
    order = {name: place for place, name in enumerate(kind.STAGES)}
    return "\n".join(text[name] for name in sorted(text, key=lambda name: order.get(name, -1)))


def _kernels(source: str) -> dict[str, str]:
    """{kernel: its text with what stands before it}; "": what comes before the first kernel's own comment, or after the
    last kernel."""
    chunks, at = {}, 0
    for kernel in KERNEL.finditer(source):
        start = at if at else source.rfind("\n\n", 0, kernel.start()) + 2
        if not at:
            chunks[""] = source[:start].strip("\n") + "\n"
        chunks[kernel[1]] = source[start:kernel.end()].strip("\n") + "\n"
        at = kernel.end()
    return chunks


def hosts_of(first: str, second: str) -> tuple[str, str]:
    """The texts of two rungs' host files to compare. Where one rung's class is derived from the other's, only its
    class, and of the other's those parts that it defines anew: the rest it inherits."""
    from ..alltoall import rungs

    one, two = rungs[first], rungs[second]
    if one is two or not (issubclass(one, two) or issubclass(two, one)):
        return tuple(Path(inspect.getsourcefile(kind)).read_text(encoding="utf-8") for kind in (one, two))
    derived, base = (two, one) if issubclass(two, one) else (one, two)
    own, old = _members(derived), _members(base)
    texts = {kind: "\n".join([f"class {kind.__name__}({kind.__base__.__name__}):", *parts.values()])
             for kind, parts in ((derived, own), (base, {name: old[name] for name in own if name in old}))}
    return texts[one], texts[two]


def _members(kind) -> dict[str, str]:
    """{name: source} of what a class body defines, in its order; the docstring as "__doc__"."""
    source = textwrap.dedent(inspect.getsource(kind))
    lines, found = source.splitlines(), {}
    for node in ast.parse(source).body[0].body:
        start = min([node.lineno, *(mark.lineno for mark in getattr(node, "decorator_list", ()))])
        name = getattr(node, "name", "") or ", ".join(ast.unparse(target) for target in getattr(node, "targets", ()))
        text = "\n".join(lines[start - 1:node.end_lineno])
        found[name or "__doc__"] = text + "\n" * hasattr(node, "name")
    return found


def differences(first: str, second: str, *, code: bool = False, context: int = 3) -> dict[str, list[str]]:
    """{"kernels" | "host": lines of a unified diff}, empty where nothing differs. A rung without kernels has an empty
    file of them. code: without lines that are only a comment, and without empty ones."""
    one, two = files(first), files(second)
    found = {}
    for what in ("kernels", "host"):
        if what in one or what in two:
            texts = (kernels_of(first), kernels_of(second)) if what == "kernels" else hosts_of(first, second)
            texts = [_lines(text, code) for text in texts]
            names = [side[what].name if what in side else "(no kernels)" for side in (one, two)]
            found[what] = list(difflib.unified_diff(*texts, *names, n=context, lineterm=""))
    return found


def run(args) -> int:
    """Exit status of `a2a diff` with these arguments."""
    from ..alltoall import rungs

    for name in (args.first, args.second):
        if name not in list(rungs):
            print(f"a2a diff: no rung is called {name!r}; there are {', '.join(rungs)}", file=sys.stderr)
            return 2
    found = differences(args.first, args.second, code=args.code, context=max(args.context, 0))
    if args.stat:
        print(_stat(args.first, args.second, found))
        return 0
    lines = [line for diff in found.values() for line in diff]
    if not lines:
        print(f"{args.first} and {args.second} do not differ")
    elif sys.stdout.isatty() and not os.environ.get("NO_COLOR"):
        print("\n".join(map(_coloured, lines)))
    else:
        print("\n".join(lines))
    return 0


def _lines(text: str, code: bool) -> list[str]:
    lines = text.splitlines()
    return [line for line in lines if line.strip() and not line.lstrip().startswith(("//", "# "))] if code else lines


def _stat(first: str, second: str, found: dict[str, list[str]]) -> str:
    one, two = files(first), files(second)
    rows = []
    for what, diff in found.items():
        changed = [line for line in diff if not line.startswith(("---", "+++", "@@"))]
        names = dict.fromkeys(side[what].name for side in (one, two) if what in side)
        rows.append((" -> ".join(names), f"+{sum(line.startswith('+') for line in changed)}",
                     f"-{sum(line.startswith('-') for line in changed)}"))
    width = max(len(name) for name, *_ in rows)
    return "\n".join(f"{name:<{width}}  {plus:>5}  {minus:>5}" for name, plus, minus in rows)


def _coloured(line: str) -> str:
    for start, colour in (("+++", HEAD), ("---", HEAD), ("@@", PLACE), ("+", ADDED), ("-", REMOVED)):
        if line.startswith(start):
            return f"{colour}{line}{PLAIN}"
    return line
