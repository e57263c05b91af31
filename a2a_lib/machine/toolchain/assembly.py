"""Reads gfx942 assembly: lines of the source, marks of `signal` and `wait`, kernels with their arguments."""
import re
from collections.abc import Mapping
from dataclasses import asdict, replace
from functools import lru_cache

from ...errors import LoadError
from . import metadata
from .kernel import Arg, Kernel

_DEBUG_SECTION = re.compile(r"^\t\.section\t\.debug_.*\n"
                            r"(?:(?!\t\.(?:section\t(?!\.debug_)|text|ident|weak|amdgpu_metadata)).*\n)*", re.MULTILINE)
_CUID = re.compile(r"^\t\.type\t__hip_cuid_,@object.*\n(?:.*\n)*?\t\.size\t__hip_cuid_.*\n", re.MULTILINE)
_FRAME = re.compile(r"(?:; |@\[ )(.+?):(\d+):\d+(?= @\[| \]|$)")
_PLACE = re.compile(r"\t\.loc\t\d+ \d+ \d+")
_LABEL = re.compile(r"\w+:")


def tidy(asm: str) -> tuple[str, list[str], list]:
    """Drops debug sections and labels. The .loc of an inlined a2a header then names the source line that called it.

    Returns the text, the file names and [asm line, file index, line] for every instruction.
    """
    asm = _without(_CUID, "\t.type\t__hip_cuid_", _without(_DEBUG_SECTION, "\t.section\t.debug_", asm))
    rows = [t for t in asm.splitlines() if not t.startswith(("\t.cfi_", "\t.addrsig", "\t.ident"))]
    used = set(re.findall(r"\.Ltmp\d+", "\n".join(t for t in rows if ".Ltmp" in t and not t.startswith(".Ltmp"))))
    rows = _place_marks([t for t in rows if not t.startswith(".Ltmp") or t.rstrip(":") in used])
    declared = [t for t in rows if t.startswith("\t.file\t")]  # before the first .loc, which may name any of them
    if declared:
        first = rows.index(declared[0])
        rows[first:] = declared + [t for t in rows[first:] if not t.startswith("\t.file\t")]
    files = {number: file for text in declared for number, file in _file(text).items()}
    numbers = {file: number for number, file in files.items()}
    callers: dict[str, tuple[int, int, str]] = {}

    lines, place_now = [], None
    for i, text in enumerate(rows):
        if text[:1] != "\t":
            if _LABEL.match(text):
                place_now = None
        elif "a" <= text[1:2] <= "z" or text.startswith("\t; a2a."):
            if place_now:
                lines.append((i + 1, *place_now))
        elif text.startswith("\t.loc\t"):
            if text not in callers:
                callers[text] = _caller(text, files, numbers)
            file, line, rows[i] = callers[text]
            place_now = (file, line) if line else place_now  # line 0: the compiler's own instruction
    index = {number: place for place, number in enumerate(sorted(files))}
    return "\n".join(rows) + "\n", [files[number] for number in index], [[n, index[f], line] for n, f, line in lines]


def _without(pattern: re.Pattern, begins: str, text: str) -> str:
    """The text without what `pattern` finds. begins: the text with which a find begins, for speed."""
    first = text.find(begins)
    return text if first < 0 else text[:first] + pattern.sub("", text[first:])


def _caller(text: str, files: dict[int, str], numbers: dict[str, int]) -> tuple[int, int, str]:
    """The file's number and the line that a .loc names, and the .loc: for an inlined a2a header, of its caller."""
    file, line = map(int, text.split()[1:3])
    if files[file].startswith("a2a/"):
        for frame in _FRAME.findall(text):
            if not frame[0].startswith("a2a/") and frame[0] in numbers:
                file, line = numbers[frame[0]], int(frame[1])
                return file, line, _PLACE.sub(f"\t.loc\t{file} {line} 0", text)
    return file, line, text


@lru_cache(maxsize=64)  # one text is loaded again and again, on many nodes
def source_lines(asm: str) -> Mapping[int, tuple[str, int]]:
    """{assembly line: (file, line)} of the instructions, from the `.loc`s of an unchanged text."""
    files, lines, place_now = {}, {}, None
    for number, text in enumerate(asm.splitlines(), 1):
        word = text.lstrip()
        if word.startswith(".file") and re.match(r"\.file\s", word):
            files |= _file(text)
        elif word.startswith(".loc") and (place := re.match(r"\.loc\s+(\d+)\s+(\d+)", word)):
            place_now = (files.get(int(place[1]), "?"), int(place[2])) if int(place[2]) else place_now
        elif len(word) == len(text):
            if re.match(r"[\w$.]+:", text) and not text.startswith((".L", "$")):
                place_now = None
        elif place_now and "a" <= word[:1] <= "z":
            lines[number] = place_now
    return lines


def _file(text: str) -> dict[int, str]:
    """{number: name} of a `.file`; {} for one without a number, which names the whole unit."""
    match = re.match(r'\s*\.file\s+(\d+)\s+"(.*?)"(?:\s+"(.*?)")?', text)
    if not match:
        return {}
    folder, file = (match[2], match[3]) if match[3] is not None else ("", match[2])
    return {int(match[1]): f"{folder}/{file}" if folder not in ("", ".") else file}


_ACCESSES = {1: "(?:flat|global|buffer)_store|ds_write", 2: "(?:flat|global|buffer)_atomic|ds_add",
             3: "(?:flat|global|buffer)_load|ds_read", 4: "(?:flat|global|buffer)_atomic|ds_"}  # sync_amd.h: STORE, ADD, WAIT, NARROW
_MARK = re.compile(r"\t; sched_barrier mask\(0x(?:F{8})?A2A(\d)([0-9A-E])001\)")
_ORDERS = ("relaxed", "acquire", "release", "acq_rel", "seq_cst")
_SCOPES = ("workgroup", "agent", "system")


def _place_marks(lines: list[str]) -> list[str]:
    """Replaces the output of sync_amd.h's mark() by `; a2a.signal ORDER SCOPE` (a2a.wait ...) right before the
    access."""
    placed, waiting = [], None
    for text in lines:
        if text.startswith("\t; sched_barrier") and (match := _MARK.match(text)):
            if match[1] == "5":  # a fence of workgroup scope is no instruction
                placed.append("\t; a2a.fence workgroup")
                continue
            if waiting and match[1] == "4":  # an add of the headers has its own mark
                continue
            access, (order, scope) = int(match[1]), divmod(int(match[2], 16), 3)
            word = "wait" if access == 3 else "signal"
            waiting = re.compile(rf"\t(?:{_ACCESSES[access]})"), f"\t; a2a.{word} {_ORDERS[order]} {_SCOPES[scope]}"
            continue
        if waiting and waiting[0].match(text):
            if not (access == 4 and text.startswith("\tds_")):  # LDS belongs to one block: no scope is too narrow
                placed.append(waiting[1])
            waiting = None
        placed.append(text)
    return placed


def signatures(ir: str) -> dict[str, list[tuple[str, str] | str]]:
    """{kernel: (kind, type) of its parameters, "..." for any number of them} from clang's IR."""
    parameters = {}
    for text in ir.split("\n"):
        kernel = text.startswith("define ") and re.fullmatch(r"define .*?amdgpu_kernel void @(\w+)\((.*)\)[^()]*\{", text)
        if not kernel:
            continue
        params = [p.strip() for p in re.split(r",(?![^(]*\))", kernel[2]) if p.strip()]
        parameters[kernel[1]] = [text if text == "..." else _parameter(text) for text in params]
    return parameters


def kernels(asm: str, described: list[dict], signatures: dict[str, list]) -> list[dict]:
    """`Kernel`s, as plain data: registers and arguments from the metadata, their kinds from the IR."""
    place = {name: i + 1 for i, name in _labels(asm)}
    ends = {name: i + 1 for i, name in _labels(asm, r"\t\.size\t(\w+), ")}
    result = []
    for k in described:
        explicit = [a for a in k["args"] if not a["value_kind"].startswith("hidden_")]
        args = []
        for i, (a, (kind, type_)) in enumerate(zip(explicit, signatures[k["name"]], strict=True)):
            name = _name(i, a)
            if any(name == arg["name"] for arg in args):  # `T... t` is one name for all of them
                name += str(i)
            args.append(asdict(Arg(int(a["offset"]), int(a["size"]), kind, name, type_)))
        result.append(dict(
            name=k["name"], args=args, vgprs=int(k["vgpr_count"]), agprs=int(k["agpr_count"]),
            sgprs=int(k["sgpr_count"]), lds=int(k["group_segment_fixed_size"]),
            scratch=int(k["private_segment_fixed_size"]), max_block_size=int(k["max_flat_workgroup_size"]),
            first_line=place[k["name"]], last_line=ends[k["name"]] - 1))
    return result


def kernels_of(asm: str, name: str) -> list[Kernel]:
    """The kernels of an assembly text from any tool, from its metadata alone. Raises LoadError if there are none, or
    one without code."""
    return [replace(kernel, args=list(kernel.args)) for kernel in _kernels_of(asm, name)]


@lru_cache(maxsize=64)
def _kernels_of(asm: str, name: str) -> list[Kernel]:
    labels = [(line, label.strip('"')) for line, label in _labels(asm, r'("[^"]+"|[\w$.]+):')]
    place = {label: line + 1 for line, label in labels}
    ends = {label.strip('"'): line + 1 for line, label in _labels(asm, r'\s*\.size\s+("[^"]+"|[\w$.]+),')}
    described, result = metadata.kernels(asm, name), []
    for k in described:
        kernel = k.get("name") or str(k.get("symbol", "")).removesuffix(".kd")
        if kernel not in place:
            raise LoadError(f"{name}: kernel {kernel!r} of the metadata has no code: there is no label {kernel}:")
        after = [place[kernel_after["name"]] - 1 for kernel_after in described
                 if place.get(kernel_after.get("name"), 0) > place[kernel]]
        last = ends.get(kernel, min(after, default=asm.count("\n") + 2)) - 1
        try:
            args = [_argument(i, a) for i, a in enumerate(
                a for a in k["args"] if not a["value_kind"].startswith("hidden_"))]
            numbers = {key: int(k.get(key, 1024 if key == "max_flat_workgroup_size" else 0)) for key in _MOST}
        except KeyError as error:
            raise LoadError(f"{name}: kernel {kernel}: the metadata lacks {error}") from None
        except (ValueError, AttributeError, TypeError):
            raise LoadError(f"{name}: kernel {kernel}: the metadata has no number, or no word, where one belongs") from None
        _check_bounds(f"{name}: kernel {kernel}", numbers, args)
        result.append(Kernel(kernel, args, vgprs=numbers["vgpr_count"], agprs=numbers["agpr_count"],
                             sgprs=numbers["sgpr_count"], lds=numbers["group_segment_fixed_size"],
                             scratch=numbers["private_segment_fixed_size"],
                             max_block_size=numbers["max_flat_workgroup_size"], first_line=place[kernel],
                             last_line=last))
    if not result:
        raise LoadError(f"{name}: no kernels: the list amdhsa.kernels of the metadata is empty")
    return result


# The most that gfx942, or a launch, can have; the simulator checks the kernel's descriptor itself (isa/parse.cpp).
_MOST = {"vgpr_count": 512, "agpr_count": 256, "sgpr_count": 128, "group_segment_fixed_size": 1 << 16,
         "private_segment_fixed_size": 1 << 18, "max_flat_workgroup_size": 1024, "kernarg_segment_size": 1 << 16}


def _check_bounds(where: str, numbers: Mapping[str, int], args: list[Arg]) -> None:
    """Raises LoadError for a description that no kernel of gfx942 can have."""
    for key, number in numbers.items():
        if not 0 <= number <= _MOST[key]:
            raise LoadError(f"{where}: .{key} is {number}, not 0 to {_MOST[key]}")
    for arg in args:
        if arg.size < 1 or arg.offset < 0 or arg.offset + arg.size > numbers["kernarg_segment_size"]:
            raise LoadError(f"{where}: argument {arg.name} has {arg.size} bytes at {arg.offset}, "
                            f"outside of the {numbers['kernarg_segment_size']} bytes of arguments")


_POINTERS = ("global_buffer", "image", "sampler", "pipe", "queue")


def _argument(index: int, a: dict[str, str]) -> Arg:
    size = int(a["size"])
    kind = ("pointer" if a["value_kind"] in _POINTERS else
            "int" if a["value_kind"] == "dynamic_shared_pointer" else
            "value" if size in (1, 2, 4, 8) else "struct")
    return Arg(int(a["offset"]), size, kind, _name(index, a))


def _name(index: int, a: dict[str, str]) -> str:
    """The source's name of an argument; "arg3", for example, if the text has none."""
    argument_name = str(a.get("name", ""))
    return argument_name if argument_name.isidentifier() else f"arg{index}"


def made_for_another(asm: str, arch: str) -> str:
    """The GPU or wave size of the text. "" if it is `arch` with waves of 64 lanes, or unknown."""
    target = re.search(r'^\s*\.amdgcn_target\s+"?[\w-]*-(gfx\w+)', asm, re.MULTILINE)
    if target and target[1] != arch:
        return target[1]
    lanes = re.search(r"^\s*(?:\.amdhsa_wavefront_size32\s+1|(?:- )?\.wavefront_size:\s+32)\b", asm, re.MULTILINE)
    return "waves of 32 lanes" if lanes else ""


def _parameter(text: str) -> tuple[str, str]:
    """(kind, type) of a kernel's parameter in the IR. A struct appears as a pointer to the arguments, a bool as one
    bit."""
    if "byref" in text:
        type_ = re.search(r'byref\(%"?([^"() ]+)', text)
        return "struct", re.sub(r"^(struct|class|union)\.", "", type_[1]) if type_ else ""
    first = text.split()[0]
    kind = ("pointer" if first == "ptr" else "float" if first in ("half", "bfloat", "float", "double") else
            "int" if re.fullmatch(r"i\d+", first) else "struct")
    return kind, "bool" if first == "i1" else ""


def _labels(asm: str, pattern: str = r"(\w+):"):
    match = re.compile(pattern).match
    return [(i, m[1]) for i, t in enumerate(asm.splitlines()) if (m := match(t))]
