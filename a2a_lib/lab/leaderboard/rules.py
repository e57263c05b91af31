"""The texts that a submission may not contain, because the judge would see something else than what runs.

    other files        the digest is of one text: it includes the course's headers and the standard ones, and nothing else
    headers            mean what they say: nothing stands before an #include but other directives, and no macro but those that the
                       headers ask for
    marks              order and scope of signals, for the race detector, are marks in the machine code (a2a/sync_amd.h): a text
                       that makes marks, or writes machine code, could claim a release that it does not do
"""
from __future__ import annotations

import re

from ...machine.toolchain import INCLUDE
from .errors import SubmissionError

DIRECTIVES = {"define", "undef", "if", "ifdef", "ifndef", "elif", "elifdef", "elifndef", "else", "endif", "include", "pragma", "error",
              "warning", ""}
_DIRECTIVE = re.compile(r"^[ \t]*(?:#|%:|\?\?=)[ \t]*(\w*)(.*)$", re.MULTILINE)
_INCLUDED = re.compile(r'\s*(?:"([\w/.]+)"|<([\w/.]+)>)\s*')
# A comment, a text, a character. A number's separators (1'000) are no character.
_SKIPPED = re.compile(r"""//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"|(?<![0-9A-Fa-f])'(?:\\[^\n']{1,8}|\\'|[^'\\\n])'""", re.DOTALL)
_OFFERED = {"A2A_PEERS_ONLY", "A2A_NUMBERS_WRAP", "A2A_PIECES", "A2A_TIMEOUT_MS"}  # macros that the course's headers take from a text
_FORBIDDEN = {
    r"\b(?:asm|__asm|__asm__)\b(?!\s*(?:volatile|__volatile__)\b)": "has asm without volatile, which gives names to functions",
    r"##|%:%:": "pastes names together (##)",
    r"\b\w*sched_barrier\w*\b": "uses sched_barrier, of which the course's headers make marks",
    r"\bdetail\b": "names `detail`, what the course's headers are made of",
    r"\b(?:u8|[uUL])?R\"": "has a raw string",
    r"\b__has_(?:include|include_next|embed)\b": "asks which files there are",
    r"\\u[0-9A-Fa-f]{4}|\\U[0-9A-Fa-f]{8}": "spells characters by their numbers",
}
_ASSEMBLY = re.compile(r";;?#ASMSTART\n(.*?);;?#ASMEND", re.DOTALL)
_PRINTS = re.compile(r"(?:\s*;.*\n)*\s*a2a_(?:print|assert) v(?:\d+|\[\d+:\d+\])\s*")  # a2a/print.h


def check_text(text: str, file: str) -> None:
    """SubmissionError for a text that breaks a rule."""
    spliced = re.sub(r"\\[ \t]*\r?\n", "", text.replace("\r\n", "\n"))
    code = _SKIPPED.sub(_kept, spliced)
    if raw := re.search(r"\b(?:u8|[uUL])?R\"", code):
        raise SubmissionError(f"{file} has a raw string ({raw[0]}): the judge does not read these")
    last = 0
    for directive in _DIRECTIVE.finditer(code):
        if directive[1] not in DIRECTIVES:
            raise SubmissionError(f"{file} has #{directive[1]}: a submission is one text, whose lines and files are its own")
        if directive[1] == "include":
            _check_include(directive[2], file)
            _check_before(code[last:directive.start()], file)
            last = directive.end()
    if macro := re.search(r"\b__(?:TIME|DATE|TIMESTAMP)__\b", code):
        raise SubmissionError(f"{file} asks for the time ({macro[0]}): its digest would stand for several kernels")
    bare = re.sub(r'"(?:\\.|[^"\\\n])*"', '""', code)
    for pattern, explanation in _FORBIDDEN.items():
        if re.search(pattern, bare):
            raise SubmissionError(f"{file} {explanation}: the judge could not believe the marks of its signals and waits")


def check_assembly(asm: str, file: str) -> None:
    """SubmissionError where gfx942 machine code was written by hand."""
    for block in _ASSEMBLY.finditer(asm):
        if not _PRINTS.fullmatch(block[1]):
            line = block[1].strip().splitlines()[0] if block[1].strip() else "nothing"
            raise SubmissionError(f"{file} has inline assembly ({line[:60]}): the judge could not believe the marks of its signals and "
                                  "waits. For NVIDIA GPUs alone (#ifdef A2A_CUDA) it may")


def _kept(match: re.Match) -> str:
    """Returns what takes the place of a comment, a string or a character: a string stays, for #include."""
    return match[0] if match[0].startswith('"') else " " if match[0].startswith("/") else "0"


def _check_before(code: str, file: str) -> None:
    """SubmissionError for a line before an #include that may change the meaning of the header."""
    for line in code.splitlines():
        directive = _DIRECTIVE.fullmatch(line)
        word = directive[2].split()[0] if directive and directive[2].split() else ""
        if directive and (directive[1] not in ("define", "undef", "pragma") or word in _OFFERED or word == "once"):
            continue
        if line.strip():
            raise SubmissionError(f"{file} has {line.strip()[:60]!r} before an #include: the headers come first, so that they mean what "
                                  "they say")


def _check_include(name: str, file: str) -> None:
    included = _INCLUDED.fullmatch(name)
    path = included and (included[1] or included[2])
    if not path or path.startswith("/") or ".." in path.split("/"):
        raise SubmissionError(f"{file} includes{name.rstrip()}: a submission is one text, and includes headers by their names alone")
    if not path.startswith("cuda") and not any((root / path).is_file() for root in (INCLUDE, INCLUDE / "standard")):
        raise SubmissionError(f"{file} includes {path}, which is no header of the course or of HIP: a submission is one text, and "
                              "its digest is of that text")
