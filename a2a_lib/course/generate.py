"""Exercises, generated from their solutions.

    python -m a2a_lib.course.generate            write exercises/ from solutions/
    python -m a2a_lib.course.generate --check    list what is out of step; exit status 1 if anything is

solutions/NN_*.ipynb and the sources beside it (.hip, .h, .cpp, .py) are the only source. The code that a reader is to
write stands between two marker lines, in the comments of its language:

    // BEGIN SOLUTION                            // your code here (about 3 lines)
    ...                              becomes
    // END SOLUTION

In Python (`#`) the stub also raises NotImplementedError, so a block stands inside a function. Some stubs start from
other code, such as a bug to find. The block gives this code in lines `// STUB: code`, which appear in the exercise as
code.

Cells tagged `solution` are left out, and outputs are removed; cell ids stay. A cell tagged `check` fails until its
exercise is solved. In the exercise, and only there, it also gets the tag `raises-exception`.
"""

import argparse
import json
import re
import sys
from pathlib import Path

from ..files import write_whole
from .notebooks import new_cell, new_notebook, text_of

ROOT = Path(__file__).resolve().parents[2]
SOURCES = (".hip", ".h", ".cpp", ".py")
MARKER = re.compile(r"(?P<indent>\s*)(?P<comment>#|//)\s*(?P<word>BEGIN|END)\s+SOLUTION\s*")
STRAY = re.compile(r"(#|//).*\b(BEGIN|END)\b.*\bSOLUTION\b", re.IGNORECASE)
STUB = re.compile(r"(\s*)(?:#|//) ?STUB: ?(.*)")


class MarkerError(ValueError):
    """Markers that do not pair up. The text names file, cell and line."""


def stub(text, where=""):
    """`text` with every solution block replaced by its stub. `where` is put before the line number in errors."""
    lines, block, begin = [], None, None
    for number, line in enumerate(text.split("\n"), 1):
        place = f"{where}line {number}"
        marker = MARKER.fullmatch(line)
        if marker is None:
            if STRAY.search(line):
                raise MarkerError(f"{place}: a marker stands alone on its line, as `# BEGIN SOLUTION` or "
                                  f"`// END SOLUTION`, not `{line.strip()}`")
            (lines if block is None else block).append(line)
        elif marker["word"] == "BEGIN":
            if block is not None:
                raise MarkerError(f"{place}: BEGIN SOLUTION, but the one of line {begin[0]} has no END SOLUTION yet")
            block, begin = [], (number, marker["indent"], marker["comment"])
        else:
            if block is None:
                raise MarkerError(f"{place}: END SOLUTION without BEGIN SOLUTION")
            if marker["comment"] != begin[2]:
                raise MarkerError(f"{place}: `{marker['comment']} END SOLUTION` ends a block that line {begin[0]} "
                                  f"began with `{begin[2]}`")
            lines += _stub_of(block, begin, f"{where}line {begin[0]}")
            block = None
    if block is not None:
        raise MarkerError(f"{where}line {begin[0]}: BEGIN SOLUTION without END SOLUTION")
    return "\n".join(lines)


def _stub_of(block, begin, place):
    _, indent, comment = begin
    code = [STUB.fullmatch(line) for line in block]
    own = [line.strip() for line, stub_line in zip(block, code) if not stub_line]
    size = sum(bool(line) and not line.startswith(comment) for line in own)
    if not size:
        raise MarkerError(f"{place}: the solution is empty")
    code = [match[1] + match[2] for match in code if match]
    if comment == "#" and not code:
        if not indent:
            raise MarkerError(f"{place}: a Python block stands inside a function, so that its cell runs before it is "
                              "solved")
        code = [f"{indent}raise NotImplementedError"]
    return [f"{indent}{comment} your code here (about {size} line{'s' * (size > 1)})", *code]


def exercise_notebook(solution, name=""):
    """The exercise of a solution notebook; both are dicts (nbformat 4). MarkerError names `name`, cell and line."""
    cells = []
    for number, cell in enumerate(solution["cells"]):
        tags = cell["metadata"].get("tags", [])
        if "solution" in tags:
            continue
        source = stub(text_of(cell["source"]), f"{name}, cell {number} ({cell.get('id', 'no id')}), ")
        if "check" in tags:
            tags = [*tags, "raises-exception"]
        cells.append(new_cell(cell["cell_type"], cell["id"], source, **({"tags": tags} if tags else {})))
    return new_notebook(cells)


def generate(solutions):
    """{file name: text} of all exercises of a folder of solutions."""
    files = {}
    for path in sorted(Path(solutions).iterdir()):
        text = path.read_text(encoding="utf-8") if path.suffix in (".ipynb", *SOURCES) else None
        if path.suffix == ".ipynb":
            book = exercise_notebook(json.loads(text), path.name)
            files[path.name] = json.dumps(book, indent=1, ensure_ascii=False, sort_keys=True) + "\n"
        elif text is not None:
            files[path.name] = stub(text, f"{path.name}, ")
    return files


def differences(solutions, exercises):
    """Sentences that say how the folder of exercises differs from the generated ones. Empty if nothing differs."""
    differing, due = [], generate(solutions)
    for name, text in due.items():
        path = Path(exercises) / name
        if not path.exists():
            differing.append(f"{name} is missing")
        elif path.read_text(encoding="utf-8") != text:
            differing.append(f"{name} differs from what the solution gives")
    existing = Path(exercises).iterdir() if Path(exercises).is_dir() else ()
    differing += [f"{path.name} has no solution" for path in sorted(existing)
                  if path.suffix in (".ipynb", *SOURCES) and path.name not in due]
    return differing


def write(solutions, exercises):
    """Writes the files that differ and returns their names. Deletes nothing."""
    Path(exercises).mkdir(exist_ok=True)
    written = []
    for name, text in generate(solutions).items():
        path = Path(exercises) / name
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            write_whole(path, text.encode())
            written.append(name)
    return written


def main(argv=None):
    parser = argparse.ArgumentParser(prog="python -m a2a_lib.course.generate", description=__doc__.split("\n")[0])
    parser.add_argument("--check", action="store_true", help="write nothing; exit status 1 if anything is out of step")
    parser.add_argument("--solutions", type=Path, default=ROOT / "solutions")
    parser.add_argument("--exercises", type=Path, default=ROOT / "exercises")
    args = parser.parse_args(argv)
    try:
        if args.check:
            differing = differences(args.solutions, args.exercises)
            for problem in differing:
                print(f"exercises: {problem}")
            if differing:
                print("`make exercises` writes them again (it overwrites what you wrote into them)")
            return 1 if differing else 0
        print("written:", ", ".join(write(args.solutions, args.exercises)) or "nothing, all in step")
        return 0
    except MarkerError as error:
        print(f"exercises: {error}", file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main())
