"""Words of sentences: numbers with their nouns ("1 block", "2 blocks"), and what an unknown name may have meant."""
from collections.abc import Iterable
from difflib import get_close_matches
from typing import Any


def noun(singular: str, number: Any) -> str:
    """A noun in the form for a number: "wave" or "waves". Its first word takes the "s"."""
    first, _, rest = singular.partition(" ")
    return singular if number == 1 else f"{first}s {rest}".rstrip()


def quantity(number: Any, singular: str, plural: str | None = None, form: str = "") -> str:
    """"1 block" or "2 blocks". singular: its first word takes the "s", unless `plural` is given. Further words
    follow it: quantity(2, "wave per SIMD") is "2 waves per SIMD". form: format of the number, "," for example."""
    return f"{number:{form}} {plural if plural and number != 1 else noun(singular, number)}"


def listed(name: str, known: Iterable[str]) -> str:
    """Ends a sentence that refuses a name: "did you mean token_flags?" if a known name is near, else "there are " and all of them."""
    known = list(known)
    near = get_close_matches(name.lower(), known, 1, 0.75) if isinstance(name, str) else []
    return f"did you mean {near[0]}?" if near else f"there are {', '.join(known) or 'none'}"
