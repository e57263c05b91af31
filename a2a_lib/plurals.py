"""Numbers with their nouns: "1 block", "2 blocks", "1,024 threads"."""
from __future__ import annotations

from typing import Any


def quantity(number: Any, noun: str, plural: str | None = None, form: str = "") -> str:
    """"1 block" or "2 blocks". noun: singular; its first word takes the "s", unless `plural` is given. Further words
    follow it: quantity(2, "wave per SIMD") is "2 waves per SIMD". form: format of the number, "," for example."""
    if number != 1:
        first, _, rest = noun.partition(" ")
        noun = plural or f"{first}s {rest}".rstrip()
    return f"{number:{form}} {noun}"
