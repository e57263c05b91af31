"""Collects the texts of the sources, as gettext's template for translators."""
from __future__ import annotations

import ast
from dataclasses import dataclass, field
from pathlib import Path

from . import LOST, NAME, NATIVE, SETTINGS, WORDS, scripts
from .pieces import identifiers
from .rules import is_prose, is_word
from .simulator import texts_of
from .texts import Text, translate

KINDS = ("simulated", "measured", "published")  # of labels
PACKAGE = Path(__file__).resolve().parents[1]


@dataclass
class Entry:
    """A text to be translated, and where it stands ("cli/run.py:30"). context: gettext's, NAME or NATIVE, or ""."""

    text: Text
    context: str = ""
    places: list[str] = field(default_factory=list)


def sources() -> dict[str, ast.Module]:
    """The modules that are translated, by path below the package."""
    return {path.relative_to(PACKAGE).as_posix(): ast.parse(path.read_text(encoding="utf-8"))
            for path in sorted(PACKAGE.rglob("*.py")) if PACKAGE / "language" not in path.parents and path != PACKAGE / "__init__.py"}


def page_scripts() -> list[Path]:
    """The scripts of the site's pages."""
    return [path for path in sorted((PACKAGE / "course").glob("*/static/*.js")) if "labextension" not in path.parts]


def collected(trees: dict[str, ast.Module] | None = None) -> list[Entry]:
    """All texts, in the order of files. A literal that is a name anywhere is none."""
    trees = sources() if trees is None else trees
    keys = {file: set(identifiers(tree)) for file, tree in trees.items()}
    names = set().union(*keys.values())
    shown = {file: sorted(filter(is_word if _has_tables(tree) else is_prose, keys[file])) for file, tree in trees.items()}
    entries = {(text, None): Entry(Text(text, None, 1, places), places=["language/__init__.py"])
               for text, places in ((SETTINGS, ("preset", "memory")), (LOST, ("lost",)))}
    entries |= {(kind, NAME): Entry(Text(kind, None, 1), NAME, ["language/__init__.py"]) for kind in KINDS}
    for file, tree in trees.items():
        for text in translate(tree):
            is_name = text.plural is None and not text.places and text.text in names
            if not is_name or text.shown:
                key = (text.text, NAME if is_name else text.plural)
                entries.setdefault(key, Entry(text, NAME if is_name else "")).places.append(f"{file}:{text.line}")
    for file, keys in shown.items():
        for name in keys:
            entries.setdefault((name, NAME), Entry(Text(name, None, 1), NAME)).places.append(file)
    for path in page_scripts():
        for text in scripts.texts_of(path.read_text(encoding="utf-8")):
            key = (text.text, NAME if text.shown and not text.places and text.text in names else text.plural)
            context = NAME if key[1] == NAME else ""
            entries.setdefault(key, Entry(text, context)).places.append(f"{path.relative_to(PACKAGE).as_posix()}:{text.line}")
    for path in (*sorted((PACKAGE / "show").glob("*.html")), *sorted((PACKAGE / "course").rglob("*.html"))):
        for name in WORDS.findall(path.read_text(encoding="utf-8")):
            entries.setdefault((name, NAME), Entry(Text(name, None, 1), NAME)).places.append(path.relative_to(PACKAGE).as_posix())
    for path in sorted(path for path in (PACKAGE / "sim").rglob("*") if path.suffix in (".cpp", ".h")):
        for text, names in texts_of(path.read_text(encoding="utf-8")):
            entry = Entry(Text(text, None, 1, names), NATIVE)
            entries.setdefault((text, NATIVE), entry).places.append(path.relative_to(PACKAGE).as_posix())
    return list(entries.values())


def _has_tables(tree: ast.Module) -> bool:
    return any(isinstance(node, ast.Name) and node.id == "Table" for node in ast.walk(tree))


def pot(entries: list[Entry]) -> str:
    """The template as text."""
    lines = ['msgid ""', 'msgstr ""', '"Content-Type: text/plain; charset=UTF-8\\n"', ""]
    for entry in entries:
        lines.append(f"#: {' '.join(entry.places)}")
        lines += ["#, python-brace-format"] * bool(entry.text.places)
        lines += [f'msgctxt "{entry.context}"'] * bool(entry.context)
        lines.append(f"msgid {_quoted(entry.text.text)}")
        lines += ['msgstr ""'] if entry.text.plural is None else [f"msgid_plural {_quoted(entry.text.plural)}", 'msgstr[0] ""',
                                                                'msgstr[1] ""']
        lines.append("")
    return "\n".join(lines)


def _quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n").replace("\t", "\\t")
    return f'"{escaped}"'
