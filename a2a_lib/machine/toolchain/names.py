"""Kernels by their names in the source: C++ mangles those that are not `extern "C"`."""
from __future__ import annotations

import ctypes
import functools
import re
from collections import Counter
from collections.abc import Iterable

from ..sim.library import available, library_path

# Types that an old C++ runtime may not know: their code, another type's code, its name, and their own name.
_NEWER = (("DF16b", "De", "decimal128", "__bf16"), ("DF16_", "Dh", "half", "_Float16"))


@functools.lru_cache(maxsize=1024)
def demangled(symbol: str) -> str:
    """"_Z4copyIfEvPT_" -> "void copy<float>(float*)". The symbol itself if it is no mangled name, or if the native
    library, which demangles, is not built."""
    if not symbol.startswith("_Z") or not available():
        return symbol
    demangle = ctypes.CDLL(str(library_path())).a2aSimDemangle
    demangle.restype, demangle.argtypes = ctypes.c_char_p, [ctypes.c_char_p]
    if whole := demangle(symbol.encode()).decode():
        return whole
    older = symbol
    for code, letters, _, _ in _NEWER:
        older = older.replace(code, letters)
    whole = demangle(older.encode()).decode()
    for _, _, known, name in _NEWER:
        whole = re.sub(rf"\b{known}\b", name, whole)
    return whole or symbol


def source_names(symbols: Iterable[str]) -> dict[str, str]:
    """{symbol: the kernel's name in its source}: "copy<float>", with its parameters if another kernel has the same
    name. The simulator's records and reports use these names."""
    whole = {symbol: demangled(symbol) for symbol in symbols}
    brief = {symbol: _qualified(name) for symbol, name in whole.items()}
    times = Counter(brief.values())
    return {symbol: name if times[name] == 1 else whole[symbol][whole[symbol].find(name):] for symbol, name in brief.items()}


def plain(name: str) -> str:
    """The identifier in any form of a kernel's or function's name: "void a::copy<float>(float*)" -> "copy"."""
    last = _qualified(demangled(name.strip()))
    last = last[_last(last, "::") + 1:].lstrip(":")
    return last[:_last(last, "<", closed=True)] if last.endswith(">") else last


def find(name: str, symbols: Iterable[str]) -> str:
    """The one symbol that `name` means: the symbol itself, or the kernel's name in its source, with or without
    namespaces, template arguments and parameters ("copy", "copy<float>", "mine::copy<float>(float*)").

    Raises KeyError with the reason if there is none, or more than one.
    """
    symbols = list(symbols)
    if name in symbols:
        return name
    compact = "".join(str(name).split())
    matching = [symbol for symbol in symbols if compact in _forms(demangled(symbol))]
    if len(matching) == 1:
        return matching[0]
    if matching:
        raise KeyError(f"{name!r} is the name of {len(matching)} kernels: "
                       + ", ".join(f"{_qualified(demangled(symbol))!r} ({symbol})" for symbol in matching))
    available = [symbol if demangled(symbol) == symbol else f"{_qualified(demangled(symbol))} ({symbol})"
                 for symbol in symbols]
    raise KeyError(f"no kernel {name!r}; there are {', '.join(available) or 'none'}")


def _forms(whole: str) -> set[str]:
    """All accepted forms of a demangled name, without spaces."""
    qualified = _qualified(whole)
    last = qualified[_last(qualified, "::") + 1:].lstrip(":")
    forms = {whole, whole[whole.find(qualified):], qualified, last}
    forms |= {form[:_last(form, "<", closed=True)] for form in (qualified, last) if form.endswith(">")}
    return {"".join(form.split()) for form in forms}


def _qualified(whole: str) -> str:
    """ "void a::copy<float>(float*)" -> "a::copy<float>"."""
    if whole.endswith(")"):
        whole = whole[:_last(whole, "(", closed=True)]
    return whole[_last(whole, " ") + 1:]


def _last(text: str, what: str, closed: bool = False) -> int:
    """Last index of `what` outside of all brackets; -1 if there is none. closed: the bracket that the text's end
    closes."""
    depth = 0
    for at in range(len(text) - 1, -1, -1):
        depth += (text[at] in ")>}]") - (text[at] in "(<{[")
        if depth == 0 and text.startswith(what, at) and (closed or text[at] not in "(<{["):
            return at
    return -1
