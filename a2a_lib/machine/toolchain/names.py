"""Kernels by their names in the source: C++ mangles those that are not `extern "C"`."""
import ctypes
import functools
import re
from collections import Counter
from collections.abc import Iterable

from ..sim.library import available, library_path

# Names of types in sources, and the types that they are here.
_ALIASES = {"half": "_Float16", "__half": "_Float16", "half_t": "_Float16", "__hip_bfloat16": "__bf16", "hip_bfloat16": "__bf16",
            "int8_t": "signed char", "uint8_t": "unsigned char", "uchar": "unsigned char", "int16_t": "short",
            "uint16_t": "unsigned short", "ushort": "unsigned short", "int32_t": "int", "uint32_t": "unsigned int",
            "uint": "unsigned int", "int64_t": "long", "uint64_t": "unsigned long", "ulong": "unsigned long",
            "size_t": "unsigned long", "ssize_t": "long", "half2": "__half2"}
_ALIAS = re.compile(rf"\b(?:std::)?({'|'.join(_ALIASES)})\b|\bunsigned\b(?!\s+(?:int|char|short|long)\b)")


@functools.lru_cache(maxsize=1024)
def demangled(symbol: str) -> str:
    """"_Z4copyIfEvPT_" -> "void copy<float>(float*)". The symbol itself if it is no mangled name, or if the native
    library, which demangles, is not built."""
    if not symbol.startswith("_Z") or not available():
        return symbol
    demangle = ctypes.CDLL(str(library_path())).a2aSimDemangle
    demangle.restype, demangle.argtypes = ctypes.c_char_p, [ctypes.c_char_p]
    return demangle(symbol.encode()).decode() or symbol


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
    namespaces, template arguments and parameters ("copy", "copy<float>", "mine::copy<float>(float*)"). Types may have
    the names of HIP and <cstdint> ("copy<half>", "copy<int64_t>").

    Raises KeyError with the reason if there is none, or more than one.
    """
    symbols = list(symbols)
    if name in symbols:
        return name
    compact = _compact(str(name))
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
    return {_compact(form) for form in forms}


def _compact(name: str) -> str:
    """A name without spaces, its types by one name each."""
    return "".join(_ALIAS.sub(lambda alias: _ALIASES.get(alias[1], "unsigned int"), name).split())


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
