"""The version of C++ that a source is written in."""
import functools
import re
from collections.abc import Iterable
from pathlib import Path

ALL = ("c++17", "c++20", "c++23")
_COMMENTS = re.compile(r"//[^\n]*|/\*.*?\*/", re.DOTALL)
# Keywords, headers and names of the library that C++17 does not have.
_LATER = re.compile(
    r"^[ \t]*#[ \t]*include[ \t]*<(?:span|ranges|concepts|bit|compare|numbers|format|source_location|barrier|latch|semaphore|"
    r"stop_token|coroutine|syncstream)>|"
    r"\bconcept\s+\w+\s*=|\brequires\b\s*(?:[({!]|std::|\w+\s*<)|\bconsteval\b|\bconstinit\b|\bco_await\b|\bco_yield\b|<=>|"
    r"\[[^\[\]\n]*\]\s*<\s*(?:typename|class|int|auto|bool)\b|\btemplate\s*<\s*auto\s+\w+\s*=\s*\[|\busing\s+enum\b|"
    r"\bstd::(?:span|ranges|views|bit_cast|bit_ceil|bit_floor|bit_width|has_single_bit|countl_zero|countr_zero|popcount|rotl|rotr|"
    r"endian|remove_cvref(?:_t)?|type_identity(?:_t)?|is_constant_evaluated|numbers|integral|floating_point|same_as|"
    r"convertible_to|derived_from|invocable|format|source_location|jthread|latch|barrier|counting_semaphore|lerp|midpoint|"
    r"ssize|to_array|strong_ordering|weak_ordering|partial_ordering|make_unique_for_overwrite|erase_if|is_bounded_array_v|"
    r"unwrap_reference_t|assume_aligned|atomic_ref)\b", re.MULTILINE)


def of(source: str, headers: Iterable[str]) -> str:
    """"c++20" if the source or one of its own headers uses it, else "c++17"."""
    texts = (source, *map(_read, headers))
    return "c++20" if any(_LATER.search(_COMMENTS.sub(" ", text)) for text in texts) else "c++17"


@functools.lru_cache(maxsize=256)
def _read(file: str) -> str:
    try:
        return Path(file).read_text(errors="replace")
    except OSError:
        return ""
