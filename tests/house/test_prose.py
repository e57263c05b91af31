"""Names and sentences of the library that nobody has to read twice.

Local names, and all names of the tests, say what they hold: `rows`, `record`, `case`, and not a word that could be
anything. Sentences of docstrings, kernels' comments and ARCHITECTURE.md have at most 30 words, paragraphs at most 120.
"""
import ast
import re
from pathlib import Path

import pytest
import sources

pytestmark = pytest.mark.xdist_group("house")  # one process parses the files once
ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "a2a_lib"
VAGUE = {"found", "said", "one", "made", "wanted", "told", "asked", "thing", "stuff", "so"}
CATCH_ALLS = {"found", "said", "one", "words", "how", "made"}  # in tests these six were names of everything
MOST_WORDS, MOST_OF_PARAGRAPH = 30, 120

# Files whose names or texts stay: the assembly of Triton kernels is stored under a hash of their texts.
KEYED = {"course/check/tiles.py", "machine/device/triton_functions.py", "kernels/gemm_ar/kernels.py",
         "kernels/gemm/kernels.py", "kernels/ag_gemm/node_kernels.py",
         *(f"kernels/moe_layer/{name}.py" for name in ("gemms", "kernel", "names", "plan", "queues", "tasks", "tiles"))}


def vague_names(module: ast.AST, test: bool = False) -> list[str]:
    """"line: name" of each local or parameter with a name of VAGUE, by line. Fields of classes are no locals.
    test: of each variable, argument or function with a name of CATCH_ALLS, wherever it stands."""
    names = set()

    def visit(node: ast.AST, inside: bool) -> None:
        if (inside or test) and isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            names.add((node.lineno, node.id))
        elif isinstance(node, ast.arg):
            names.add((node.lineno, node.arg))
        elif test and isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ExceptHandler)):
            names.add((node.lineno, node.name or ""))
        for child in ast.iter_child_nodes(node):
            visit(child, isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) or inside
                  and not isinstance(node, ast.ClassDef))

    visit(module, False)
    return [f"{line}: {name}" for line, name in sorted(names) if name.strip("_") in (CATCH_ALLS if test else VAGUE)]


def texts():
    """(name below a2a_lib, text) of each Python file that has no keyed texts."""
    return [(name, text) for name, text in sources.library().items() if name not in KEYED]


def test_locals_say_what_they_hold():
    vague = [f"{name}:{row}" for name, text in texts() for row in vague_names(sources.nodes(text)[0])]
    assert not vague, "name the thing: " + ", ".join(vague)


def test_names_of_tests_say_what_they_hold():
    vague = [f"{path.relative_to(ROOT)}:{row}" for path in sorted((ROOT / "tests").rglob("*.py"))
             for row in vague_names(ast.parse(path.read_text(encoding="utf-8")), test=True)]
    assert not vague, "name the thing: " + ", ".join(vague)


def test_keyed_files_exist():
    assert all((PACKAGE / name).exists() for name in KEYED)


def test_vague_names_are_found():
    assert vague_names(ast.parse("def f(found):\n    one = 1\n    return [told for told in found], lambda said: said")) == [
        "1: found", "2: one", "3: said", "3: told"]
    assert vague_names(ast.parse("def _said(rows): return rows\nclass A:\n    found: int = 0\none = 1")) == []
    assert vague_names(ast.parse("class A:\n    def f(self):\n        made = 1")) == ["3: made"]
    text = "def _said(how): return how\nclass A:\n    found: int = 0\none = [1 for made in ()]\ntry: a\nexcept B as words: one(made=words)"
    assert vague_names(ast.parse(text), test=True) == ["1: _said", "1: how", "3: found", "4: made", "4: one", "6: words"]


def paragraphs(text: str) -> list[str]:
    """Running text, a paragraph or a list's item each. Blocks with columns, code and headings are left out."""
    pieces = []
    for block in re.split(r"\n\s*\n", re.sub(r"```.*?```", "", text, flags=re.DOTALL)):
        rows = block.split("\n")
        if any(re.search(r"\S {2,}\S|^ {4}|^>>>|^#|^<!--", row) for row in rows):
            continue
        items = re.split(r"\n(?=\s*(?:[*-]|\d+\.) |\|)", block)
        pieces += [cell for item in items
                   for cell in (re.split(r" \| |\n", item) if item.lstrip().startswith("|") else [item])]
    return [" ".join(item.split()) for item in pieces if item.strip()]


def sentences(paragraph: str) -> list[str]:
    """The sentences of a paragraph. Code between backticks is one word."""
    plain = re.sub(r"`[^`]*`", "X", paragraph)
    return re.split(r"(?<=[.!?])[\")]?\s+(?=[\w`\"(\[*])", plain)


def too_long(text: str) -> list[str]:
    """Beginnings of sentences of more than 30 words, and of paragraphs of more than 120. Tables' columns may be many."""
    if len(text.split()) <= MOST_WORDS:
        return []
    long = [f"{paragraph[:60]}... ({len(paragraph.split())} words)" for paragraph in paragraphs(text)
            if len(paragraph.split()) > MOST_OF_PARAGRAPH]
    return long + [f"{sentence[:60]}... ({len(sentence.split())} words)" for paragraph in paragraphs(text)
                   for sentence in sentences(paragraph)
                   if len(sentence.split()) > MOST_WORDS and not sentence.startswith("Columns")]


def docstrings(text: str):
    """(line, docstring) of a module, its classes and functions."""
    for node in sources.nodes(text):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)):
            docstring = ast.get_docstring(node)
            if docstring:
                yield getattr(node, "lineno", 1), docstring


def test_sentences_of_docstrings_are_short():
    long = [f"{name}:{line} {row}" for name, text in texts() for line, docstring in docstrings(text)
            for row in too_long(docstring)]
    assert not long, "\n".join(["cut these:", *long])


def comments(text: str):
    """(line, text) of each block of whole-line comments in C++."""
    block: list[str] = []
    for number, row in enumerate((*text.split("\n"), ""), 1):
        comment = re.match(r"\s*//\s?(.*)", row)
        if comment:
            block.append(comment[1])
        elif block:
            yield number - len(block), "\n".join(block)
            block = []


def test_sentences_of_kernels_are_short():
    long = [f"{path.relative_to(ROOT)}:{line} {row}" for path in sorted(PACKAGE.rglob("*.hip"))
            for line, block in comments(path.read_text(encoding="utf-8")) for row in too_long(block)]
    assert not long, "\n".join(["cut these:", *long])
    assert list(comments("// a\n//\n//  b\nint i;  // no\n  // c")) == [(1, "a\n\n b"), (5, "c")]


def test_sentences_of_architecture_are_short():
    long = too_long((ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8"))
    assert not long, "\n".join(["cut these:", *long])


@pytest.mark.parametrize("page", ["CONTRIBUTING", "a2a_lib/machine/sim/README", "a2a_lib/machine/sim/SPEED",
                                  "a2a_lib/machine/device/README"])
def test_no_paragraph_of_a_page_is_long(page):
    long = {part[:60]: len(part.split()) for part in paragraphs((ROOT / f"{page}.md").read_text(encoding="utf-8"))}
    assert {part: count for part, count in long.items() if count > MOST_OF_PARAGRAPH} == {} and len(long) > 10


def test_long_sentences_are_found():
    many = " ".join(["word"] * 31)
    assert len(too_long(f"Short. {many}. Short.")) == 1 and too_long(f"{many[:-10]}.") == []
    assert len(too_long(f"* {many}\n* short")) == 1 and len(too_long(f"| a | {many} |\n|---|---|")) == 1
    assert len(too_long(". ".join([" ".join(["word"] * 20)] * 7))) == 1
    assert too_long(f"Columns: {many}") == too_long(f"name     {many}") == too_long(f"Head\n\n    {many}") == []
