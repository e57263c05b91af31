"""Numbers with their nouns: "1 block", "2 blocks", "1,024 threads"."""
from __future__ import annotations

from typing import Any

from . import language
from .language.rules import several


def quantity(number: Any, noun: str, plural: str | None = None, form: str = "") -> str:
    """"1 block" or "2 blocks". noun: singular; its first word takes the "s", unless `plural` is given. Further words
    follow it: quantity(2, "wave per SIMD") is "2 waves per SIMD". form: format of the number, "," for example."""
    return language.plural(number, f"{{number}} {noun}", f"{{number}} {plural or several(noun)}", number=f"{number:{form}}")
