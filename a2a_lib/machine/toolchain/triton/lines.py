"""Line numbers in Triton's assembly, so that reports name the reader's Python.

Triton's `.loc`s name the innermost inlined function ("standard.py:43:17 @[ k.py:8:27 ]"). Here every line becomes that
of the kernel's own text. Stored text counts the function's lines of code, so it depends on no machine, file or comment.
"""
import re
from collections.abc import Callable

from ...device import triton_functions
from .marks import find as marks_of

_LOC = re.compile(r"\s*\.loc\s+(\d+)\s+(\d+)\s+\d+")
_FRAME = re.compile(r"([^\s;:@\[\]]+):(\d+):\d+")
_DEBUG = re.compile(r"^\s*\.section\s+\"?\.debug_.*\n"
                    r"(?:(?!\s*\.(?:section\s+\"?\.(?!debug_)|text|amdgpu_metadata)\b).*\n)*", re.M)
_DROPPED = re.compile(r"\s*\.(?:file|cfi_|ident|addrsig)|\.L(?:tmp|func|line|info|debug)\w*:")
_OWN = triton_functions.__file__.replace("\\", "/").rsplit("/", 1)[1]

_WAVE_BARRIER = "; wave barrier"


def relative(asm: str, name: str, number_of: Callable[[int], int]) -> str:
    """Triton's gfx942 assembly without debug sections and folders; `.loc`s have the `number_of` their lines."""
    rows = [text for text in _DEBUG.sub("", asm).splitlines() if not _DROPPED.match(text)]
    lines = _lines(rows)
    for row, line in _calls(rows, lines).items():
        while row < len(rows) and not _LOC.match(rows[row]):  # instructions that belong to the access
            lines[row] = line
            row += 1
    output, shown = [f'\t.file\t1 "{name}"'], None
    for text, line in zip(rows, lines):
        if _LOC.match(text):
            continue
        line = line or shown  # 0: the compiler's own instruction
        if re.match(r"[\w$.]+:", text) and not text.startswith(".L"):
            shown = None
        elif line and line != shown and re.match(r"\s+[a-z]", text):
            output.append(f"\t.loc\t1 {number_of(line)} 0")
            shown = line
        if _WAVE_BARRIER in text:  # remains of a barrier of one wave; the race detector reads it
            output.append(f"\t{_WAVE_BARRIER}")
            continue
        code = text.partition(" ;")[0].rstrip()
        if code.strip() and not code.lstrip().startswith(";"):
            output.append(code)
    return "\n".join(output) + "\n"


def _lines(rows: list[str]) -> list[int]:
    """The kernel's line of each row, by the last `.loc`; 0 before the first one and if the compiler names none."""
    lines, line = [], 0
    for text in rows:
        if place := _LOC.match(text):
            frames = _frames(text)
            line = int(frames[-1][1]) if frames else int(place[2])
        lines.append(line)
    return lines


def _calls(rows: list[str], lines: list[int]) -> dict[int, int]:
    """{row: line of the kernel} of waits and signals, because Triton gives an atomic the line of whatever precedes it.

    A wait's line is that of its loop's end. A signal that triton_functions.py inlines has the line of its release; the
    first atomic after such a release is that signal.
    """
    line_of_row, fence = {}, None
    marks = marks_of(rows)
    frames: list[tuple[str, str]] = []
    for row, text in enumerate(rows):
        if _LOC.match(text):
            frames = _frames(text)
        elif text.lstrip().startswith("buffer_wbl2"):
            own = len(frames) > 2 and all(file == _OWN for file, _ in frames[:2])
            fence = lines[row] if own else None
        elif mark := marks.get(row):
            if mark.kind == "wait":
                line_of_row[row] = lines[mark.decision]
            elif fence:
                line_of_row[row], fence = fence, None
    return {row: line for row, line in line_of_row.items() if line}


def _frames(text: str) -> list[tuple[str, str]]:
    """(file, line) of a `.loc`, the innermost inlined function first."""
    return _FRAME.findall(text.partition(";")[2])


def place(asm: str, file: str, line_of: Callable[[int], int]) -> str:
    """Stored text with the lines, `line_of` their numbers, and the name of the function's file."""
    asm = re.sub(r'^\t\.file\t1 ".*"', lambda _: f'\t.file\t1 "{file}"', asm, count=1, flags=re.M)
    return re.sub(r"^(\t\.loc\t1 )(-?\d+)( 0)$", lambda m: f"{m[1]}{line_of(int(m[2]))}{m[3]}", asm, flags=re.M)
