"""The places of a HIP text at which a synchronisation can be broken, and the text with each of them broken."""
import re
from collections.abc import Iterator
from dataclasses import dataclass

OPERATORS = (  # what: pattern of a place, what stands there instead
    ("no barrier of the block", r"__syncthreads\(\);", ""),
    ("no barrier of the wave", r"wave_barrier\(\);", ""),
    ("no release", r"Order::release", "Order::relaxed"),
    ("no release, only acquire", r"Order::acq_rel", "Order::acquire"),
    ("no acquire, only release", r"Order::acq_rel", "Order::release"),
    ("no acquire", r"Order::acquire", "Order::relaxed"),
    ("scope of the GPU", r"Scope::system", "Scope::agent"),
    ("scope of the block", r"Scope::(?:agent|system)", "Scope::workgroup"),
    ("no signal", r"(?<=[;{}\)\n]) +signal<[^;{]*;", " ;"),
    ("no wait", r"(?<=[;{}\)\n]) +wait_\w+<[^;{]*;", " ;"),
    ("no counting", r"(?<=[;{}\)\n]) +signal_add<[^;{]*;", " ;"),
)


@dataclass(frozen=True)
class Site:
    """what: of `OPERATORS`; number: which of its places; line: where it stands; source: the whole text, broken there."""

    what: str
    number: int
    line: str
    source: str


def sites(text: str) -> Iterator[Site]:
    """Every place of a text, comments left out."""
    for what, pattern, instead in OPERATORS:
        number = 0
        for match in re.finditer(pattern, text):
            start, end = text.rfind("\n", 0, match.start()) + 1, text.find("\n", match.start())
            if "//" not in text[start:match.start()]:
                yield Site(what, number, text[start:end].strip(), text[:match.start()] + instead + text[match.end():])
                number += 1
