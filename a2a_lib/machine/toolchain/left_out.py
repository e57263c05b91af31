"""Leaves out host code that needs a library that is not here, so that the kernels beside it load.

Clang parses the host code of a HIP file and generates nothing from it. So a function of the host that clang cannot parse, because
PyTorch's or MPI's headers are missing, may go. Code of the GPU stays as it is: if clang then misses something there, the source is
refused. A kernel's template arguments stand in launches; those of left-out launches stay, as far as clang can read them.
"""
import json
import os
import re
from collections.abc import Callable, Sequence
from pathlib import Path

from . import host_code
from .compilers import CompileError, EndlessError

MOST_ROUNDS = 12
_MISSING = re.compile(r"^\S.*?: fatal error: '([^']+)' file not found", re.MULTILINE)
_INCLUDES = re.compile(r"^[ \t]*#[ \t]*include[ \t]*[<\"]([\w./-]+)[>\"]", re.MULTILINE)
_ERRORS = re.compile(r"^(\S.*?):(\d+):\d+: (?:fatal )?error: ", re.MULTILINE)
_HIDDEN = re.compile(r"//[^\n]*|/\*.*?\*/|\"(?:\\.|[^\"\\\n])*\"|'(?:\\.|[^'\\\n])+'|^[ \t]*#(?:\\\n|[^\n])*", re.DOTALL | re.MULTILINE)
_DEVICE = re.compile(r"__(?:global|device|constant|shared|managed)__")
_LAUNCH = re.compile(r"\b([A-Za-z_][\w:]*)\s*(<[^;{}]*?>)\s*<<<|"
                     r"hipLaunchKernelGGL\s*\(+\s*(?:HIP_KERNEL_NAME\s*\()?\s*\(?([A-Za-z_][\w:]*)\s*(<[^;{}]*?>)\s*\)*\s*,")
# Libraries of which a part is here.
_PYTORCH = ("torch/", "ATen/", "c10/")
_PARTS = {"hipcub/": "hip_cub.h", **dict.fromkeys(_PYTORCH, "hip_torch.h")}


def compiled(run: Callable, error: str, name: str, source: str, folder: str, path: Sequence[str], scratch: Path):
    """Compiles a source without such code. Returns what `run(text, options)` returned, and a warning. Returns None if clang misses
    something else, or if no kernel is left.

    error: clang's, of the whole source. name: the source's in errors. folder: of its own headers. path: of all headers."""
    absent: list[str] = []
    texts, gone = {name: source}, []
    for _ in range(MOST_ROUNDS):
        if missing := _MISSING.search(error):
            if not host_code.is_library(missing[1]) or missing[1] in absent:
                return None
            for header in dict.fromkeys([missing[1], *_INCLUDES.findall(source)]):
                if host_code.is_library(header) and ".." not in header and not host_code.exists(header, (folder, *path)):
                    absent.append(header)
                    stand_in = scratch / "absent" / header
                    stand_in.parent.mkdir(parents=True, exist_ok=True)
                    parts = [part for start, part in _PARTS.items() if header.startswith(start)]
                    stand_in.write_text("".join(f'#include "a2a/{part}"\n' for part in parts))
        elif not absent or not _leave_out(error, texts, gone, name, folder):
            return None
        options = ["-idirafter", str(scratch / "absent"), "-ferror-limit=0", *_overlay(texts, name, scratch)]
        if any(header.startswith(_PYTORCH) for header in absent):
            options.append("-DUSE_ROCM=1")  # as its builds have it
        try:
            result = run(texts[name], options)
            return (result, _warning(absent, gone, name)) if b"\t.amdhsa_kernel " in result[0] else None
        except EndlessError:
            raise
        except CompileError as next_error:
            error = str(next_error)
    return None


def _leave_out(error: str, texts: dict[str, str], gone: list, name: str, folder: str) -> bool:
    """Blanks the host code in which clang found errors. False if some of them are in other code. Errors in a library's headers have
    a cause elsewhere."""
    places: dict[str, set[int]] = {}
    before = dict(texts)
    for file, line in _ERRORS.findall(error):
        places.setdefault(file if file == name else os.path.normpath(os.path.join(folder, file)), set()).add(int(line))
    for file, lines in places.items():
        if file not in texts:
            if not os.path.isfile(file) or host_code.brought(file):
                continue
            texts[file] = Path(file).read_text(errors="replace")
        text, starts = texts[file], _line_starts(texts[file])
        if max(lines) > len(starts):
            return False
        every, changed = declarations(text), set()
        for line in lines:
            first, last = starts[line - 1], starts[line] if line < len(starts) else len(text)
            here = [part for part in every if part[0] < last and first < part[1]]
            changed.update(here)
            if not here:
                return False
        for start, end in sorted(changed, reverse=True):
            plain = _hidden(text[start:end])
            if _DEVICE.search(plain) or re.search(r"\bconstexpr\b", plain.partition("{")[0]):
                return False
            if "a2a_kept_" not in plain:
                gone.append((file, text.count("\n", 0, start) + 1, text.count("\n", 0, end) + 1))
            text = text[:start] + _blank(text[start:end]) + text[end:]
        texts[file] = text
    return texts != before


def _blank(part: str) -> str:
    """The lines of a declaration without its text. Launches of kernel templates become uses of these kernels."""
    lines = [""] * (part.count("\n") + 1)
    for launch in _LAUNCH.finditer(part) if "a2a_kept_" not in part else ():
        kernel = " ".join(((launch[1] or launch[3]) + (launch[2] or launch[4])).split())
        at = part.count("\n", 0, launch.start())
        lines[at] += (f"[[maybe_unused]] static void a2a_kept_{at}_{launch.start()}() {{ using scalar_t [[maybe_unused]] = float; "
                      f"(void)&{kernel}; }} ")
    return "\n".join(lines)


def declarations(text: str) -> list[tuple[int, int]]:
    """Start and end of each declaration at namespace scope, in order."""
    plain = _hidden(text)
    parts, start, depth, opened = [], 0, 0, False
    for mark in re.finditer(r"[{}()\[\];]", plain):
        at, sign = mark.end(), mark[0]
        if sign == "{" and depth == 0 and re.fullmatch(r"\s*(?:inline\s+)?(?:namespace\b[\w:\s]*|extern\s*)", plain[start:mark.start()]):
            start = at
            continue
        if sign in "{([":
            depth += 1
        elif sign == "}" and depth == 0:  # of a namespace
            start = at
            continue
        elif sign in "})]":
            depth = max(depth - 1, 0)
            head = plain[start:at].partition("{")[0]
            opened = sign == "}" and "(" in head and not re.search(r"\b(?:struct|class|union|enum)\b[^()]*$|=\s*$", head)
        if depth == 0 and (sign == ";" or sign == "}" and opened):
            begin = start + len(plain[start:at]) - len(plain[start:at].lstrip())
            parts.append((begin, at))
            start = at
    return parts


def _hidden(text: str) -> str:
    """The text with spaces in place of comments, literals and directives."""
    return _HIDDEN.sub(lambda match: re.sub(r"[^\n]", " ", match[0]), text)


def _line_starts(text: str) -> list[int]:
    return [0, *(match.end() for match in re.finditer("\n", text))]


def _overlay(texts: dict[str, str], name: str, scratch: Path) -> list[str]:
    """Clang's options that put the changed headers in place of the files."""
    files = []
    for number, (file, text) in enumerate(texts.items()):
        if file != name:
            changed = scratch / f"changed{number}"
            changed.write_text(text)
            files.append({"type": "file", "name": file, "external-contents": str(changed)})
    if not files:
        return []
    (scratch / "overlay").write_text(json.dumps({"version": 0, "use-external-names": False, "roots": files}))
    return ["-ivfsoverlay", str(scratch / "overlay")]


def _warning(absent: list[str], gone: list, name: str) -> str:
    places = ", ".join(f"{os.path.basename(file)}:{first}" + f" to {last}" * (last > first) for file, first, last in sorted(set(gone)))
    return (f"{name}: warning: {' and '.join(f'<{header}>' for header in absent)}: not here. "
            + (f"The host code that needs it is left out: {places}" if places else "Nothing in this file needs it"))
