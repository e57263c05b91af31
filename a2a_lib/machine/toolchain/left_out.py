"""Leaves out code that no kernel reaches and that needs what is not here, so that the kernels beside it load.

Clang parses the host code of a HIP file and generates nothing from it. So a statement of the host that clang cannot parse, because
PyTorch's or MPI's headers are missing, may go. The same holds for functions of the GPU that no kernel calls. A call of `a2a_left_out()`
takes the statement's place. The assembly shows which kernels reach such a call, and these are refused. A kernel's template arguments
stand in launches; those of left-out launches stay, as far as clang can read them.
"""
import json
import os
import re
import tempfile
from bisect import bisect
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

from . import compilers, host_code
from .compilers import CompileError, EndlessError
from .names import source_names

MOST_ROUNDS = 24
_MISSING = re.compile(r"^\S.*?: fatal error: '([^']+)' file not found", re.MULTILINE)
_ASKS = re.compile(r"#[ \t]*(?:ifdef[ \t]+|if[ \t]+(?:defined\b[ \t]*\(?[ \t]*)?)(?!USE_ROCM\b)([A-Za-z]\w*)[ \t]*\)?\s*(?:/[/*].*)?")
_INCLUDES = re.compile(r"^[ \t]*#[ \t]*include[ \t]*[<\"]([\w./-]+)[>\"]", re.MULTILINE)
_ERRORS = re.compile(r"^(\S.*?):(\d+):(\d+): (?:fatal )?error: (.*(?:\n(?!\S.*?:\d+:\d+: (?:fatal )?error: ).*)*)", re.MULTILINE)
_TEXTS = r"//[^\n]*|/\*.*?\*/|\"(?:\\.|[^\"\\\n])*\"|'(?:\\.|[^'\\\n])+'"
_HIDDEN = re.compile(rf"{_TEXTS}|^[ \t]*#(?:\\\n|[^\n])*", re.DOTALL | re.MULTILINE)
_DEVICE = r"__(?:global|device|constant|shared|managed)__|\bC10_(?:HOST_)?DEVICE\b"
_DEFINES = re.compile(r"^[ \t]*#[ \t]*define[ \t]+(\w+)(?:\([^)\n]*\))?((?:\\\n|[^\n])*)", re.MULTILINE)
_KERNEL = re.compile(r"(?!template\s*<\s*>)[^{]*?\b__global__\b[^{;]*?\b(\w+)\s*(?:<[^;{}()]*>\s*)?\(")
_BOUNDS = re.compile(r"__launch_bounds__\s*\([^)]*\)")
_CONSTANT = re.compile(r"[^{]*\bconstexpr\b")  # such a function is the GPU's, too
_CONSTANT_FUNCTION = re.compile(r"(?<!if )\bconstexpr\b[^;{}=]*\(")
_DEDUCED = re.compile(r"\bauto\b[\s&*]*\w[\w:]*\s*\(|decltype\(auto\)|\]\s*(?:__\w+__\s*)*[({]")  # functions whose body says their type
# A host's variable with its type: a launch may deduce from it.
_VARIABLE = re.compile(r"(?:static )?(?!(?:return|delete|throw|using|typedef|goto|case|new|else|auto|const auto)\b)"
                       r"((?:const )?(?:\w+::)*\w+(?: ?<[\w:, <>]*>)?(?: [*&]*|[*&]+ ?))(\w+) ?(?:=(?!=)|\().*;$")
_LABELS = re.compile(r"(?:\s*(?:else\b|(?:case\b(?:[^:;{}?]|::)*|default|[A-Za-z_]\w*)\s*:(?!:)))*\s*")
_CLASS_NAME = re.compile(r"(?:template\s*<[^{;]*>\s*)?(?:struct|class|union)\s+(?:\w+::)*\w+(?:\s*<[^{;]*>)?(?=[^;(=]*\{)")
# Functions and data of assembly: not the labels within them.
_LABELLED = re.compile(r"^((?!\.L(?:BB|func|tmp|debug)|amdhsa)[\w$.]+):(.*?)(?=^(?!\.L(?:BB|func|tmp))[\w$.]+:|\Z)", re.M | re.S)
_STAND_IN, _SYMBOL = "a2a_left_out()", "_Z12a2a_left_outv"
_IN_DEVICE = re.compile(r"\A.* in __(?:host__ __device|device|global)__ function$", re.MULTILINE)
_QUIET = ("-Wno-uninitialized", "-Wno-return-type", "-Wno-unused")  # of what stays beside it
_STAYS = "code that a kernel reaches, or a declaration that it may need, is never left out"
# Uses of templates with their arguments: of kernels in launches, of functions in calls, and those that were kept.
_ARGUMENTS = r"<[^;{}()<>]*(?:<[^;{}()<>]*>[^;{}()<>]*)*>"
_NAME = r"(?<![\w.>:])(?!\w+_cast\b|std::|at::|torch::|c10::|template\b)(?:::)?(?:\w+::)*[A-Za-z_]\w*"
_USE = re.compile(rf"({_NAME}\s*<[^;{{}}]*?>)\s*<<<|\(void\)&([^;]+);|({_NAME}{_ARGUMENTS})\s*\(|"
                  rf"hipLaunchKernelGGL\s*\(+\s*(?:HIP_KERNEL_NAME\s*\()?\s*\(?({_NAME}\s*<[^;{{}}]*?>)\s*\)*\s*,")
_NAMESPACE = re.compile(r"\s*(?:inline\s+)?(?:namespace\b[\w:\s]*|extern\s*)")
_CLASS = re.compile(r"\b(?:struct|class|union|enum)\b[^()]*$|=\s*$")
# Libraries of which a part is here.
_PYTORCH = ("torch/", "ATen/", "c10/", "THC/")
_CUDA_NAMES = {"cuda": "hip", "cublas": "hipblas", "CUBLAS_": "HIPBLAS_"}
_CUDA = ("cuda", "curand", "cooperative_groups", "math_constants.h", "device_", "vector_types.h", "sm_")
_PARTS = {"hipcub/": "hip_cub.h", "cub/": "hip_cub.h", **dict.fromkeys(_PYTORCH, "hip_torch.h"),
          **dict.fromkeys((*_CUDA, "cublas"), "hip_cuda.h"), "curand": "hip_curand.h",
          "thrust/": "hip_thrust.h", "cuda/std/": "hip_thrust.h"}


@dataclass(frozen=True)
class Gone:
    """A part that was left out. file, first, last: its lines. message: clang's error in it. own: whether it is the GPU's. text: it.
    kernel: the name of the kernel that it is, "" for other parts."""

    file: str
    first: int
    last: int
    message: str
    own: bool
    text: str
    kernel: str


def compiled(run: Callable, error: str, name: str, source: str, folder: str, path: Sequence[str], headers: Iterable[str], scratch: Path):
    """Compiles a source without such code. Returns what `run(text, options)` returned, a warning ("" for none) and {kernel: cause} of
    refused kernels. Returns None if clang misses something else. Raises CompileError for code of the GPU that needs what is not here.

    A source with CUDA's headers is compiled as CUDA. If that fails, and it asks for AMD's GPUs, it is compiled as they are.

    error: clang's, of the whole source. name: the source's in errors. folder: of its own headers. path: of all headers. headers:
    files that the source includes."""
    texts = [source, *(Path(file).read_text(errors="replace") for file in headers if not file.startswith(str(compilers.INCLUDE)))]
    included = {header for text in texts for header in _INCLUDES.findall(text)}
    used = {(_CUDA_NAMES[start], start, rest) for text in texts for start, rest in re.findall(r"\b(cuda|cublas|CUBLAS_)([A-Z]\w*)", text)}
    names = [f"-D{start}{rest}={hip}{rest}" for hip, start, rest in sorted(used) if hip + rest in _hip_names()]
    cuda = any(header.startswith(_CUDA) for header in included) or name.endswith((".cu", ".cuh")) and not any(
        header.startswith("hip/") for header in included)
    amd = any(re.search(r"\bUSE_ROCM\b|\b__HIP(?:CC|_PLATFORM_AMD)?__\b", text) for text in texts)
    pytorch = any(header.startswith(_PYTORCH) for header in included) or any("USE_ROCM" in text for text in texts)
    rocm = ["-D__HIP_PLATFORM_AMD__=1", *["-DUSE_ROCM=1"] * pytorch, *["-include", "a2a/hip_cuda.h"] * cuda, *names]
    device = _device([define for text in texts for define in _DEFINES.findall(text)])
    failed, best = None, None
    for options in ([["-DA2A_WAVE=32", "-include", "a2a/hip_cuda.h", *names]] if cuda else []) + ([rocm] if amd or not cuda else []):
        scratch = Path(tempfile.mkdtemp(dir=scratch))
        try:
            result = _compiled_with(options, run, error, {name: source}, included, device, name, folder, path, scratch)
            best = min(filter(None, (best, result)), key=lambda result: len(result[2]), default=None)
            if best and not best[2]:
                break
        except EndlessError:
            raise
        except CompileError as stays:
            failed = failed or stays
    if failed and not best:
        raise failed
    return best


def _device(defines: list[tuple[str, str]]) -> re.Pattern:
    """Matches what marks code of the GPU: HIP's words, and macros that contain them. defines: names and texts of macros."""
    marks, before = re.compile(_DEVICE), None
    while marks != before:
        names = sorted({name for name, text in defines if marks.search(text)})
        before, marks = marks, re.compile("|".join((_DEVICE, *(rf"\b{name}\b" for name in names))))
    return marks


def _compiled_with(options, run, error, texts, included, device, name, folder, path, scratch):
    """As `compiled`, with these options. texts: {file: text} of changed files, of the source at first. included: names of headers.
    device: what marks code of the GPU."""
    absent: list[str] = []
    gone: list[Gone] = []
    for header in sorted(included):  # a project's own copy of CUB, which is made of NVIDIA's assembly
        if header.startswith("cub/") and (file := next(filter(os.path.isfile, (os.path.join(at, header) for at in (folder, *path))), "")):
            absent.append(header)
            texts[os.path.normpath(file)] = '#include "a2a/hip_cub.h"\n'
    cuda = "-DA2A_WAVE=32" in options
    rounds = -1 if "a2a/hip_cuda.h" in options else 0  # the error is from a compilation without these options
    while rounds < MOST_ROUNDS:
        if missing := _MISSING.search(error):
            if missing[1] in absent or ".." in missing[1] or not (host_code.is_library(missing[1]) or f"<{missing[1]}>" in error):
                raise CompileError(error[missing.start():])  # angle brackets mean a library's
            for header in dict.fromkeys([missing[1], *sorted(included)]):
                known = header == missing[1] or host_code.is_library(header) and ".." not in header
                if known and header not in absent and not host_code.exists(header, (folder, *path)):
                    absent.append(header)
                    stand_in = scratch / "absent" / header
                    stand_in.parent.mkdir(parents=True, exist_ok=True)
                    stand_in.write_text("".join(f'#include "a2a/{part}"\n' for start, part in _PARTS.items() if header.startswith(start)))
        elif not absent and rounds == 0 and "a2a/hip_cuda.h" not in options:
            return None
        elif rounds < 0:
            rounds = 0
        elif reason := _leave_out(error, texts, gone, device, name, (folder, *path)):
            raise _stays(reason, absent)
        else:
            rounds += 1
        try:
            rounds = max(rounds, 0)
            quiet = _QUIET * any(part.own for part in gone)
            result = run(texts[name], ["-I", str(scratch / "absent"), "-ferror-limit=0", *quiet, *_overlay(texts, name, scratch),
                                       *options])
        except EndlessError:
            raise
        except CompileError as next_error:
            error = str(next_error)
            continue
        asm, reasons = _without_refused(result[0].decode(), gone)
        called = source_names(reasons)
        refused = {called[kernel]: why for kernel, why in reasons.items()} | {
            part.kernel: part.message for part in reversed(gone) if part.kernel}
        if "\n    .symbol:" in asm:
            refused = {kernel: host_code.explained(why).splitlines()[0] for kernel, why in refused.items()}
            note = [*_notes(absent, gone, bool(refused), cuda), *without_kernel(texts[name], result[0].decode()),
                    *(f"Kernel {kernel} is refused: {why}" for kernel, why in refused.items())]
            return (asm.encode(), *result[1:]), f"{name}: warning: {'. '.join(note)}" * bool(note), refused
        if refused:
            raise _stays(next(iter(refused.values())), absent)
        first = [f"What was left out first: {host_code.explained(gone[0].message).splitlines()[0]}" for _ in gone[:1]]
        sentences = ". ".join(["no kernel", *without_kernel(texts[name], result[0].decode()), *first])
        raise CompileError("; ".join(filter(None, (f"{name}: error: {sentences}", _not_here(absent, gone)))))
    raise _stays(next((match[0] for match in _ERRORS.finditer(error)), error), absent)


def _stays(reason: str, absent: list[str]) -> CompileError:
    """clang's error in code that stays. absent: the headers that are not here."""
    place, _, rest = reason.partition("\n")
    given = f"; {host_code.GIVEN}" * bool(re.search(r"(?:unknown type name|undeclared identifier|no template named) '", place))
    return CompileError(f"{place} ({_STAYS}){'; ' * bool(absent)}{_not_here(absent, [Gone])}{given}\n{rest}")


def _without_refused(asm: str, gone: list[Gone]) -> tuple[str, dict[str, str]]:
    """The assembly without the metadata of kernels that reach what was left out, and {kernel: clang's error there}."""
    if _SYMBOL not in asm:
        return asm, {}
    uses: dict[str, set[str]] = {}
    reasons: dict[str, int] = {_SYMBOL: len(gone)}  # of a function: the first of what was left out that it reaches
    for label, body in _LABELLED.findall(asm):
        place = ("", 0)
        for line in re.findall(r"^\t(?:\.loc\t.*|.*(?:@(?:rel|gotpcrel|abs)32|\.quad|\.long).*)", body, re.MULTILINE):
            if at := re.search(r"; (\S.*?):([1-9]\d*):", line) if line.startswith("\t.loc") else None:
                place = (at[1], int(at[2]))
            uses.setdefault(label, set()).update(re.findall(r"[\w$.]+", line))
            if f"{_SYMBOL}@" in line:
                here = [number for number, part in enumerate(gone) if part.first <= place[1] <= part.last
                        and os.path.basename(part.file) == os.path.basename(place[0])]
                reasons[label] = min([reasons.get(label, len(gone)), *here])
    before = None
    while reasons != before:
        before = dict(reasons)
        for label, words in uses.items():
            if reached := [before[word] for word in words if word in before]:
                reasons[label] = min([before.get(label, len(gone)), *reached])
    refused: dict[str, str] = {}

    def kept(entry: re.Match) -> str:
        name = re.search(r"^    \.name: +(\S+)", entry[0], re.MULTILINE)[1]
        if name not in reasons:
            return entry[0]
        refused[name] = _cause(reasons[name] if reasons[name] < len(gone) else [part.own for part in gone].index(True), gone)
        return ""
    return re.sub(r"^  - \..*\n(?:    .*\n)+", kept, asm, flags=re.MULTILINE), refused


@cache
def _hip_names() -> frozenset[str]:
    """The names of HIP and hipBLAS that are declared for host code."""
    files = (*(compilers.INCLUDE / "a2a").glob("hip_*.h"), compilers.ROCM / "hipblas" / "hipblas.h")
    return frozenset(word for file in files for word in re.findall(r"\b(?:hip|HIP)\w+", file.read_text()))


def without_kernel(source: str, asm: str) -> list[str]:
    """Sentences about kernels of the source that are none of the assembly's, and about a source without any."""
    kernels = " ".join(re.findall(r"^\t\.amdhsa_kernel (\S+)", asm, re.MULTILINE))
    plain = _BOUNDS.sub(lambda match: " " * len(match[0]), _hidden(source))
    why: dict[str, list[str]] = {}
    for mark in re.finditer(r"([^;{}]*)__global__[^;{]*?\b(\w+)\s*\((?=[^;{]*\{)", plain):
        if mark[2] not in kernels:
            conditions = ["", *_conditions(source[:mark.end()])]
            if "template" in mark[1]:
                sentence = ("No launch that could be read chooses template arguments of {}: "
                            "add `template __global__ void KERNEL<TYPE>(...);`")
            elif conditions[-1]:
                sentence = f"`{conditions[-1]}` leaves out {{}}: give defines=dict(NAME=VALUE) (-D NAME=VALUE), as the project's build does"
            else:
                continue
            why.setdefault(sentence, []).append(mark[2])
    none = ["No compiled function is `__global__`"] if not kernels and not why else []
    return none + [sentence.format(", ".join(dict.fromkeys(names))) for sentence, names in why.items()]


def assumed(source: str, headers: Iterable[str], defines: Iterable[str]) -> list[str]:
    """The names that all kernels of a source need, in `#ifdef NAME`, and that neither it nor its headers define: a build does. A name
    whose value is used is none of them. headers: files. defines: names that the caller gives."""
    if not any(map(_ASKS.fullmatch, _conditions(source[:max(0, source.find("__global__"))]))):
        return []  # of the first kernel, before all are looked for
    around = [{asks[1] for condition in _conditions(source[:mark.start()]) if (asks := _ASKS.fullmatch(condition))}
              for mark in re.finditer(r"\b__global__\b", _hidden(source))]
    names = set.intersection(*around).difference(defines) if around else set()
    texts = [source, *(Path(file).read_text(errors="replace") for file in headers)] if names else ()
    asks = r"\bdefined[ \t]*\(?[ \t]*\w+|#[ \t]*ifn?def[ \t]+\w+|#[ \t]*(?:el)?if[ \t]+!?[ \t]*\w+[ \t]*$"
    texts = [re.sub(asks, "", re.sub(_TEXTS, "", text, flags=re.DOTALL), flags=re.MULTILINE) for text in texts]
    return sorted(name for name in names if not any(re.search(rf"\b{name}\b", text) for text in texts))


def _conditions(text: str) -> list[str]:
    """The preprocessor's conditions around the end of the text, the innermost last."""
    around: list[str] = []
    for line in re.findall(r"^[ \t]*(#[ \t]*(?:if|el|endif)[^\n]*)", text, re.MULTILINE):
        before = around.pop() if re.match(r"#[ \t]*(?:el|endif)", line) and around else ""
        if "endif" not in line:
            around.append(line.strip() + f" after {before}" * bool(before))
    return around


def _not_here(absent: list[str], gone: Sequence[Gone]) -> str:
    """A sentence about headers, "" without any. If nothing was left out, the part of a library that is here was enough."""
    absent = [header for header in absent if gone or not header.startswith(tuple(_PARTS))]
    return f"not here, or in part: {', '.join(f'<{header}>' for header in absent)}" if absent else ""


@dataclass(frozen=True)
class Region:
    """A piece of text that may go: a declaration, a statement, a head or a grid. A head stands in the parentheses of if, for, while
    and switch, a grid in <<<>>>. start, end: its place. first: where the declaration around it begins."""

    kind: str
    start: int
    end: int
    first: int


def regions(text: str) -> list[Region]:
    """All regions, inner ones before those around them. In a class, only those in bodies of functions."""
    plain, branches = _one_branch(_hidden(text), text)
    parts: list[Region] = []
    stack: list[tuple[str, int, int]] = [("space", 0, 0)]  # a bracket's kind, where its statement and where its declaration begin
    grids: list[tuple[int, int]] = []  # where they begin, and within how many brackets
    for mark in re.finditer(r"<<<|>>>|[{}()\[\];]", plain):
        at, sign = mark.start(), mark[0]
        kind, start, first = stack[-1]
        if sign == "<<<":
            grids.append((mark.end(), len(stack)))
        elif sign == ">>>" and grids and grids[-1][1] == len(stack):
            parts.append(Region("grid", grids.pop()[0], at, first))
        if len(sign) > 1:
            continue
        if sign in "([":
            keyword = re.search(r"\b(if|for|while|switch)\s*(?:constexpr\s*)?$", plain[max(0, at - 40):at])
            stack.append((f"head {keyword[1]}" if keyword else "group", at + 1, first))
        elif sign == "{":
            head, first = plain[start:at], start if kind == "space" else first
            if kind == "space" and _NAMESPACE.fullmatch(head):
                stack.append(("space", at + 1, at + 1))
            elif kind in ("space", "class") and ("(" not in head or _CLASS.search(head)):
                stack.append(("class", at + 1, first))
            else:
                stack.append(("body", at + 1, first))
        elif sign in ")]":
            if len(stack) > 1:
                closed = stack.pop()
                if closed[0].startswith("head"):
                    parts.append(Region(closed[0], closed[1], at, closed[2]))
        else:
            closed_kind = ""
            if sign == "}" and len(stack) > 1:
                closed_kind = stack.pop()[0]
                kind, start, first = stack[-1]
            if kind not in ("space", "class", "body") or closed_kind == "class":
                continue  # inside parentheses, or a class, which ends with a semicolon
            if closed_kind == "body" and re.match(r"\s*(?:[;,).(\]]|else\b|catch\b)", plain[at + 1:at + 80]):
                continue  # a lambda or a list, or a statement that goes on
            begin = start + len(plain[start:at + 1]) - len(plain[start:at + 1].lstrip())
            if closed_kind != "space" and kind != "class":
                declared = kind == "space"
                parts.append(Region("declaration" if declared else "statement", begin, at + 1, begin if declared else first))
            stack[-1] = (kind, at + 1, first)
    for begin, end, last in branches:  # a region that ends or begins in the first branch has all branches
        parts = [replace(region, end=last) if region.start < begin < region.end <= end else
                 replace(region, start=begin) if begin < region.start < end and last < region.end else region for region in parts]
    return parts


def _one_branch(plain: str, text: str) -> tuple[str, list[tuple[int, int, int]]]:
    """The text, `plain` without what is hidden, with the first branch alone of each #if whose branches open or close brackets. And
    where these begin, where their first branch ends, and where they end."""
    bounds: list[list[int]] = []
    branches = []
    for mark in re.finditer(r"^[ \t]*#[ \t]*(if|el|endif)[^\n]*", text, re.MULTILINE):
        if mark[1] == "if":
            bounds.append([mark.start()])
        elif bounds and mark[1] == "el":
            bounds[-1].append(mark.start())
        elif bounds:
            start, end, *_ = *bounds.pop(), mark.start()
            first = plain[start:end]
            if any(first.count(opened) != first.count(closed) for opened, closed in ("()", "[]", "{}")):
                plain = plain[:end] + re.sub(r"[^\n]", " ", plain[end:mark.end()]) + plain[mark.end():]
                branches.append((start, end, mark.end()))
    return plain, branches


def _leave_out(error: str, texts: dict[str, str], gone: list[Gone], device: re.Pattern, name: str, path: Sequence[str]) -> str:
    """Leaves out the host code in which clang found errors. Returns "", or clang's first error in code that has to stay. Errors in a
    library's headers have a cause elsewhere. path: of headers."""
    places: dict[str, dict[tuple[int, int], str]] = {}
    for match in _ERRORS.finditer(error):
        files = (os.path.normpath(os.path.join(at, match[1])) for at in path)
        file = name if match[1] == name else next(filter(os.path.isfile, files), "")
        places.setdefault(file, {}).setdefault((int(match[2]), int(match[3])), match[0])
    before, reason = dict(texts), ""
    for file, messages in places.items():
        if file not in texts:
            if not file or host_code.brought(file) or file.startswith(str(compilers.INCLUDE)):
                continue
            texts[file] = Path(file).read_text(errors="replace")
        text = texts[file]
        starts, every = _line_starts(text), regions(text)
        chosen: dict[Region, tuple[str, str, bool, str]] = {}
        for (line, column), message in messages.items():
            if line > len(starts):
                return message
            at = starts[line - 1] + len(text[starts[line - 1]:].encode()[:column - 1].decode(errors="ignore"))
            for region in (region for region in every if region.start <= at < region.end):
                part, plain, kernel = text[region.start:region.end], _hidden(text[region.first:region.end]), None
                head, ahead = plain.partition("{")[0], plain[:region.start - region.first]
                own = bool(device.search(head) or device.search(_hidden(part)) or _IN_DEVICE.search(message))
                if region.kind == "declaration":
                    primary = (class_name := _CLASS_NAME.match(_hidden(part))) and not class_name[0].rstrip().endswith(">")
                    kernel = _KERNEL.match(_BOUNDS.sub("", _hidden(part)))
                    stays = own and not primary and not kernel or _CONSTANT.match(_hidden(part))
                else:
                    deduced = (own or device.search(ahead)) and re.search(r"\breturn\b\s*[^;\s]", part) and _DEDUCED.search(ahead)
                    stays = _CONSTANT_FUNCTION.search(ahead) or deduced
                if stays:
                    return message
                if replaced := _replaced(region, part, own):
                    chosen.setdefault(region, (replaced, message, own, kernel[1] if kernel else ""))
                    break
            else:
                return message
        first_gone = len(gone)
        for region in sorted(chosen, key=lambda region: region.start, reverse=True):
            if any(other != region and other.start <= region.start and region.end <= other.end for other in chosen):
                continue
            new, message, own, kernel = chosen[region]
            whole = region if own else [a for a in every if a.start <= region.start and region.end <= a.end][-1]
            lines = (bisect(starts, end) for end in (whole.start, whole.end))
            gone.append(Gone(file, *lines, message, own, text[region.start:region.end], kernel))
            text = text[:region.start] + new + text[region.end:]
        gone[first_gone:] = reversed(gone[first_gone:])
        texts[file] = text
        reason = reason or next(iter(messages.values()))
    return "" if texts != before else reason or next((match[0] for match in _ERRORS.finditer(error)), error)


def _cause(number: int, gone: list[Gone]) -> str:
    """clang's error for which a part was left out. If it is about a name that an earlier part declared, the earlier part's."""
    name = re.search(r"undeclared identifier '(\w+)'", gone[number].message)
    before = (part.message for part in gone[:number] if name and re.search(rf"\b{name[1]}\b\s*[;={{(\[]", part.text))
    return next(before, gone[number].message)


def _replaced(region: Region, part: str, own: bool) -> str:
    """Returns the text that takes a region's place, with as many lines; "" if it is left out already. own: it is the GPU's."""
    plain = " ".join(_hidden(part).split())
    lines = _directives(part)
    if plain in (_STAND_IN, f"{_STAND_IN};", f";{_STAND_IN};", f"do {_STAND_IN};", ""):
        return ""
    if region.kind == "grid":
        return "" if plain == "1, 1" else "1, 1" + lines
    if region.kind.startswith("head"):
        return (f";{_STAND_IN};" if region.kind == "head for" else _STAND_IN) + lines
    if region.kind == "statement" and (labels := _LABELS.match(_hidden(part))[0]).strip():
        rest = _replaced(region, part[len(labels):], own)
        return rest and part[:len(labels)] + rest
    if name := _CLASS_NAME.match(plain):  # stays incomplete, so that no code takes another class of this name, or template, for it
        return name[0] + ";" + f" {_STAND_IN};" * (region.kind == "statement") + lines
    if own and region.kind == "declaration":  # a kernel
        return lines or " "
    if own:  # a loop, because #pragma unroll may stand before it
        return f"do {_STAND_IN}; while (0);{lines}"
    if plain.startswith("(void)&") and "scalar_t" in plain and region.kind == "statement":  # of a dispatch that is not known
        return f"{{ using scalar_t = float; (void)({plain[6:-1]}); }}{lines}"
    uses = () if plain.startswith("(void)") or "a2a_kept_" in plain else _USE.finditer(part)
    kept = list(dict.fromkeys(" ".join(next(filter(None, use.groups())).split()) for use in uses))
    variable = _VARIABLE.match(plain)
    if region.kind == "statement" and variable and "a2a_value" not in plain and "<<<" not in plain:
        return f"{variable[1]} {variable[2]} = a2a_value<{variable[1]}>();{''.join(f' (void)&{use};' for use in kept)}{lines}"
    if region.kind == "statement":
        return f"{{ {''.join(f'(void)&{use}; ' for use in kept)}{_STAND_IN}; }}{lines}" if kept else f"{_STAND_IN};{lines}"
    return "".join(f"[[maybe_unused]] static void a2a_kept_{region.start}_{number}() {{ using scalar_t [[maybe_unused]] = float; "
                   f"(void)&{use}; }} " for number, use in enumerate(kept)) + (lines or " ")


def _directives(part: str) -> str:
    """The lines of a part without its text, but with the preprocessor's directives. A #pragma is about the text."""
    kept, at = "", 0
    for match in _HIDDEN.finditer(part):
        if re.match(r"\s*#(?!\s*pragma\b)", match[0]):
            kept += "\n" * part.count("\n", at, match.start()) + match[0]
            at = match.end()
    return kept + "\n" * part.count("\n", at)


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


def _notes(absent: list[str], gone: list[Gone], refused: bool, cuda: bool) -> list[str]:
    """Sentences about what was left out."""
    places = ", ".join(f"{os.path.basename(file)}:{first}" + f" to {last}" * (last > first)
                       for file, first, last in sorted({(place.file, place.first, place.last) for place in gone}))
    whose = "host code" if not any(place.own for place in gone) else "code" if refused else "code, which no kernel reaches,"
    notes = "compiled as CUDA, with warps of 32 lanes" * cuda, _not_here(absent, gone), f"The {whose} that needs it is left out: {places}"
    return [note for note in notes[:2 + bool(gone)] if note]
