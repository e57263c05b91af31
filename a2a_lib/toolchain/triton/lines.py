"""Line numbers in Triton's assembly, so that reports name the reader's Python.

Triton's `.loc`s name the innermost inlined function ("standard.py:43:17 @[ k.py:8:27 ]"): here every line becomes that
of the kernel's own text. Stored text counts from the function's first line, whatever machine and file it came from.
"""
from __future__ import annotations

import re
from pathlib import Path

from ...device import triton_functions

_LOC = re.compile(r"\s*\.loc\s+(\d+)\s+(\d+)\s+\d+")
_FRAME = re.compile(r"([^\s;:@\[\]]+):(\d+):\d+")
_DEBUG = re.compile(r"^\s*\.section\s+\"?\.debug_.*\n"
                    r"(?:(?!\s*\.(?:section\s+\"?\.(?!debug_)|text|amdgpu_metadata)\b).*\n)*", re.M)
_DROPPED = re.compile(r"\s*\.(?:file|cfi_|ident|addrsig)|\.L(?:tmp|func|line|info|debug)\w*:")
_OWN = triton_functions.__file__.replace("\\", "/").rsplit("/", 1)[1]
# The access of a wait is a load past the caches (Triton makes one of adding 0), that of a signal an atomic of system scope.
_ACCESSES = {"; a2a.wait acquire system": re.compile(r"\s+(?:global|flat|buffer)_load_\w+ .*\bsc1\b"),
             "; a2a.signal release system": re.compile(r"\s+(?:global|flat|buffer)_atomic_\w+ .*\bsc1\b")}
_WAIT, _SIGNAL = _ACCESSES
_MARKS = {"wait": _WAIT, "wait_at_least": _WAIT, "signal": _SIGNAL, "signal_add": _SIGNAL, "signal_add_each": _SIGNAL,
          "signal_each": _SIGNAL, "wait_each": _WAIT}


def relative(asm: str, name: str, first: int) -> str:
    """Triton's gfx942 assembly without debug sections and folders; `.loc`s count lines from the function's first (0).
    The accesses of `signal` and `wait` are marked as those of the HIP headers are."""
    rows = [text for text in _DEBUG.sub("", asm).splitlines() if not _DROPPED.match(text)]
    calls = _calls(rows)
    kept, shown, line = [f'\t.file\t1 "{name}"'], None, None
    for number, text in enumerate(rows):
        if place := _LOC.match(text):
            frames = _FRAME.findall(text.partition(";")[2])
            line = int(frames[-1][1]) if frames else int(place[2])
            line = line or shown  # 0: the compiler's own instruction
            continue
        mark = next((mark for mark, access in _ACCESSES.items() if mark in calls and access.match(text)), None)
        if mark:  # Triton gives an atomic the line of whatever came before it
            line = min(calls[mark], key=lambda call: abs(call[0] - number))[1]
        if re.match(r"[\w$.]+:", text) and not text.startswith(".L"):
            shown = None
        elif line and line != shown and re.match(r"\s+[a-z]", text):
            kept.append(f"\t.loc\t1 {line - first} 0")
            shown = line
        code = text.partition(" ;")[0].rstrip()
        if code.strip() and not code.lstrip().startswith(";"):
            kept += [f"\t{mark}", code] if mark else [code]
    return "\n".join(kept) + "\n"


def _calls(rows: list[str]) -> dict[str, list[tuple[int, int]]]:
    """{mark: (row, line of the kernel) of what was inlined from `signal`s or `wait`s}."""
    spans, calls = _spans(), {}
    for number, text in enumerate(rows):
        frames = _FRAME.findall(text.partition(";")[2]) if _LOC.match(text) else []
        for inner, outer in zip(frames, frames[1:]):
            for function in (f for f, span in spans.items() if inner[0] == _OWN and int(inner[1]) in span):
                if outer[0] != _OWN:
                    calls.setdefault(_MARKS[function], []).append((number, int(frames[-1][1])))
    return calls


def place(asm: str, file: str, first: int) -> str:
    """Stored text with the lines and the name of the function's file."""
    asm = re.sub(r'^\t\.file\t1 ".*"', lambda _: f'\t.file\t1 "{file}"', asm, count=1, flags=re.M)
    return re.sub(r"^(\t\.loc\t1 )(-?\d+)( 0)$", lambda m: f"{m[1]}{int(m[2]) + first}{m[3]}", asm, flags=re.M)


def _spans() -> dict[str, range]:
    """{function: its lines} of triton_functions.py, for those that signal or wait."""
    rows = Path(triton_functions.__file__).read_text().splitlines()
    starts = [i for i, row in enumerate(rows, 1) if row.startswith("def ")]
    found = {rows[a - 1][4:].partition("(")[0]: range(a, b) for a, b in zip(starts, [*starts[1:], len(rows) + 1])}
    return {name: span for name, span in found.items() if name in _MARKS}
