"""The language of every text that a reader sees: messages, tables, pictures, reports.

The sources have their texts in plain English and unmarked: f"rank {rank} waits". By the rules of `rules.py` a literal
is a text or is none. With A2A_LANGUAGE=de (or LANGUAGE), and a catalogue for it, modules are loaded so that each text
goes through `say` or `plural` (`loader.py`, `texts.py`), with gettext's catalogues behind them. Without one nothing is
loaded differently and nothing is called, so English costs nothing.

    a2a_lib/language/locale/de/LC_MESSAGES/a2a_lib.mo      a catalogue; A2A_LOCALE names another folder than locale/
    python -m a2a_lib.language > a2a_lib.pot               all texts, for translators

Code calls `say` itself where a rule cannot tell: for a single word, and for a name that is both a key and shown
(`name`).
"""
from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

from .rules import several

DOMAIN = "a2a_lib"
NAME, NATIVE = "name", "simulator"  # gettext's contexts: of names, and of texts that the simulator's C++ makes
SETTINGS, LOST = "preset {preset}, memory {memory}", "incomplete: the oldest {lost} records are lost"  # in labels
_LABEL = re.compile(r"(simulated|measured|published)(?: \((.*)\))?(?:; incomplete: the oldest ([\d,]+) records are lost)?")
_SETTINGS = re.compile(r"preset (?P<preset>.*), memory (?P<memory>\S+)")
WORDS = re.compile(r"\{\{([^{}]+)\}\}")
_catalogue: Any = None


def say(text: str, /, **values: str) -> str:
    """The text in the reader's language, with the values at their places: {rank}."""
    translation = _catalogue.gettext(text) if _catalogue and text else text
    return translation.format(**values) if values else translation


def plural(number: Any, singular: str, many: str, /, **values: str) -> str:
    """The form of a text that belongs to a number."""
    if _catalogue:
        translation = _catalogue.ngettext(singular, many, int(number) if number == int(number) else 2)
    else:
        translation = singular if number == 1 else many
    return translation.format(**values) if values else translation


def noun(singular: str, number: Any) -> str:
    """A noun in the form that belongs to a number: "wave", "waves"."""
    return plural(number, singular, several(singular))


def name(text: str) -> str:
    """A name in the reader's language where it is shown, such as a table's column. The name itself stays English."""
    if not _catalogue or not text:  # gettext answers "" with the catalogue's header
        return text
    translation = _catalogue.pgettext(NAME, text)
    return _catalogue.gettext(text) if translation == text else translation


def native(text: str) -> str:
    """A text that the simulator's C++ made, in the reader's language."""
    if not _catalogue:
        return text
    from .simulator import found_in
    return found_in(_natives(), text)


@cache
def _natives() -> list[tuple[str, str]]:
    """The templates of the simulator's texts and their translations, those with most words first."""
    context = f"{NATIVE}\x04"
    there = {key.removeprefix(context): text for key, text in _catalogue._catalog.items()
             if isinstance(key, str) and key.startswith(context)}
    return sorted(there.items(), key=lambda pair: -len(re.sub(r"\{\w+\}", "", pair[0])))


def words(template: str) -> str:
    """A page's template with its words, {{Play}}, in the reader's language. They stand in strings of scripts."""
    return WORDS.sub(lambda match: json.dumps(name(match[1]), ensure_ascii=False)[1:-1].replace("'", "\\u0027"), template)


def label(text: str) -> str:
    """The label of numbers in the reader's language: "simulated (preset mi300x, memory ideal)". Labels are data, which
    files keep and code compares, so they stay English until they are shown."""
    parts = _LABEL.fullmatch(text) if _catalogue else None
    if parts is None:
        return text
    kind, inner, lost = parts.groups()
    inside = _SETTINGS.fullmatch(inner or "")
    inner = say(SETTINGS, **inside.groupdict()) if inside else inner
    return name(kind) + (f" ({inner})" if inner else "") + ("; " + say(LOST, lost=lost) if lost else "")


@contextmanager
def english() -> Iterator[None]:
    """Within it, texts that are looked up are English ones: to compare them with stored outputs, say."""
    global _catalogue
    former, _catalogue = _catalogue, None
    try:
        yield
    finally:
        _catalogue = former


def chosen() -> str | None:
    """The file of the catalogue for the reader's language, None for English."""
    languages = os.environ.get("A2A_LANGUAGE") or os.environ.get("LANGUAGE")
    if not languages:
        return None
    folder = Path(os.environ.get("A2A_LOCALE") or Path(__file__).with_name("locale"))
    if not folder.is_dir():
        return None
    import gettext
    return gettext.find(DOMAIN, folder, languages.split(":"))


def begin() -> None:
    """Reads the catalogue, if there is one. Modules that are imported after this call use its translations."""
    global _catalogue
    if (file := chosen()) is not None:
        import gettext

        from . import loader
        with open(file, "rb") as catalogue:
            _catalogue = gettext.GNUTranslations(catalogue)
        loader.install()
