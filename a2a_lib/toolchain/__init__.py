"""HIP source -> `Module`: kernels with their arguments, registers and occupancy, gfx942 assembly, source lines.

Targets
    "sim"   gfx942 assembly text by the clang of the `ziglang` wheel; what the simulated node executes
    "hip"   a ROCm code object by hipcc, for real AMD GPUs      (A2A_HIP_ARCH, default gfx942); without hipcc, and for
            gfx942, the assembly of "sim" linked by the same clang (code_object.py)
    "cuda"  a cubin by nvcc, for real NVIDIA GPUs               (A2A_CUDA_ARCH, default sm_90)
Arguments always come from clang, so that every target checks launches in the same way.

Results are cached on disk (A2A_CACHE_DIR, default: the platform's cache folder) under a hash of source, flags and
compiler; an entry is used only while every header it included is unchanged.
"""

from __future__ import annotations

import base64
import hashlib
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from dataclasses import asdict, dataclass, field
from pathlib import Path

from ..errors import A2AError
from . import code_object

INCLUDE = Path(__file__).resolve().parents[1] / "device"
TARGETS = ("sim", "hip", "cuda")
OPT_LEVELS = ("-O0", "-O1", "-O2", "-O3", "-Os")
_FORMAT = 3  # of cache entries


class CompileError(A2AError):
    """The compiler refused the source. The text names the reader's own file and line; `.file` and `.line` give the
    first error's place (None, 0 where the compiler named none)."""

    def __init__(self, text: str):
        super().__init__(text)
        found = re.search(r"^(.+?)[:(](\d+)[:)].*?error", text, re.M)
        self.file, self.line = (found[1], int(found[2])) if found else (None, 0)

    def _render_traceback_(self):  # IPython shows this instead of a Python traceback
        return [str(self)]


@dataclass(frozen=True)
class Arg:
    """One explicit kernel argument. `offset`, `size`: bytes, in the argument block. `kind`: pointer, int, float or
    struct. `type`: the name of a struct in C++, with its namespaces; "" for the other kinds."""

    offset: int
    size: int
    kind: str
    name: str
    type: str = ""


@dataclass
class Kernel:
    """One kernel. Registers are per lane (VGPRs: vector and accumulation together, as gfx942 counts them) or per wave
    (SGPRs), `lds` bytes per block, `scratch` bytes per lane. On every target they describe the clang gfx942 build."""

    name: str
    args: list[Arg]
    vgprs: int = 0
    agprs: int = 0
    sgprs: int = 0
    lds: int = 0
    scratch: int = 0
    max_block_size: int = 1024
    first_line: int = 0  # of its assembly, 1-based
    last_line: int = 0

    @property
    def occupancy(self) -> int:
        """Waves per SIMD that the registers allow: min(8, 512 // align8(VGPRs)), from 512 per lane and SIMD."""
        return max(1, min(8, 512 // max(8, -(-self.vgprs // 8) * 8)))

    def occupancy_blocks(self, block_size: int, dyn_lds: int = 0) -> int:
        """Blocks that fit on one CU at once: 4 SIMDs, 64 KiB LDS in units of 512 bytes, at most 32 waves."""
        waves = -(-block_size // 64)
        lds = -(-(self.lds + dyn_lds) // 512) * 512
        if block_size > self.max_block_size or lds > 65536:
            return 0
        return min(4 * self.occupancy // waves, 65536 // lds if lds else 32)

    def __repr__(self):
        args = ", ".join(f"{a.kind}{a.size * 8 if a.kind in ('int', 'float') else ''} {a.name}" for a in self.args)
        return (f"{self.name}({args}): {self.vgprs} VGPRs, {self.sgprs} SGPRs, {self.lds} B LDS, "
                f"{self.scratch} B scratch, {self.occupancy} waves per SIMD")


@dataclass
class Module:
    """A compiled source. `asm`: gfx942 assembly text; `image`: the code object or cubin (empty on "sim").
    `source_lines`: 1-based assembly line -> (file, line); inlined a2a headers count as the line that called them."""

    name: str
    target: str
    opt: str
    defines: dict
    source: str
    asm: str = ""
    image: bytes = b""
    kernels: dict[str, Kernel] = field(default_factory=dict)
    source_lines: dict[int, tuple[str, int]] = field(default_factory=dict)
    warnings: str = ""
    key: str = ""

    def source_of(self, asm_line: int) -> tuple[str, int] | None:
        """(file, line) of one line of `asm`, or None if it belongs to no source line."""
        return self.source_lines.get(asm_line)

    def listing(self, kernel: str) -> str:
        """The kernel's assembly with the source beside it, as text."""
        k, source, shown, rows = self.kernels[kernel], self.source.splitlines(), None, []
        lines = self.asm.splitlines()
        for number in range(k.first_line, k.last_line + 1):
            mark = re.match(r"\t(; a2a\..*)", lines[number - 1])
            code = f"    {mark[1]}" if mark else lines[number - 1].split(";")[0].rstrip().expandtabs(4)
            if not code or code.startswith(".Lfunc") or re.match(r"\s+\.", code):  # directives
                continue
            here, beside = self.source_of(number), ""
            if here and here != shown and not code.endswith(":"):
                shown, (file, line) = here, here
                text = source[line - 1].strip() if file == self.name and 0 < line <= len(source) else file
                beside = f"| {line:3d}  {text}"
            rows.append((number, code, beside))
        width = max(len(code) for _, code, _ in rows)
        return "\n".join(f"{number:6d} {code:<{width}s}  {beside}".rstrip() for number, code, beside in rows)

    def __repr__(self):
        return "\n  ".join([f"Module {self.name} ({self.target}, {self.opt})", *map(repr, self.kernels.values())])


def compile(source: str | Path, *, name: str | None = None, target: str = "sim", opt: str = "-O3",
            defines: dict | None = None, include_dirs=()) -> Module:
    """Compile HIP source.

    source: the text, or a Path to it (its folder is then searched for headers). name: what errors and listings call it
    (default: the file's name). opt: -O0 to -O3 or -Os. defines: {"DIM": 7168, "FAST": None} -> -DDIM=7168 -DFAST.
    Raises CompileError; ValueError for a bad option; RuntimeError if the target's compiler is missing.
    """
    if target not in TARGETS:
        raise ValueError(f"target {target!r}: not one of {', '.join(TARGETS)}")
    if opt not in OPT_LEVELS:
        raise ValueError(f"opt {opt!r}: not one of {', '.join(OPT_LEVELS)}")
    include_dirs = [str(Path(d).resolve()) for d in include_dirs]
    if isinstance(source, Path):
        name = name or source.name
        include_dirs.insert(0, str(source.resolve().parent))
        source = source.read_text(encoding="utf-8")
    name = name or "kernel.hip"
    if '"' in name or "\n" in name:
        raise ValueError(f"name {name!r} may not contain quotes or line breaks")
    flags = []
    for key, value in (defines or {}).items():
        if not re.fullmatch(r"[A-Za-z_]\w*", key):
            raise ValueError(f"define {key!r} is not a C identifier")
        flags.append(f"-D{key}" if value is None else f"-D{key}={int(value) if isinstance(value, bool) else value}")
    include_dirs.append(str(INCLUDE))
    for folder in include_dirs:
        flags += ["-I", folder]

    arch = _arch(target)
    compilers = [_zig()] + ([] if target == "sim" or _links_itself(target, arch) else [_native(target)])
    key = hashlib.sha256(json.dumps([_FORMAT, source, name, target, opt, arch, flags,
                                     [_identity(c) for c in compilers]]).encode()).hexdigest()
    entry = _read_entry(key)
    if entry is None:
        entry = _build(source, name, target, opt, arch, flags, include_dirs, compilers)
        _write_entry(key, entry)
    return Module(name=name, target=target, opt=opt, defines=dict(defines or {}), source=source, asm=entry["asm"],
                  image=base64.b64decode(entry["image"]), warnings=entry["warnings"], key=key,
                  kernels={k["name"]: Kernel(**{**k, "args": [Arg(**a) for a in k["args"]]}) for k in entry["kernels"]},
                  source_lines={n: (entry["files"][f], line) for n, f, line in entry["lines"]})


# ---- compilers

def _zig() -> str:
    spec = importlib.util.find_spec("ziglang")
    if spec is None or not spec.submodule_search_locations:
        raise RuntimeError("the clang that compiles kernels is missing: pip install ziglang")
    return str(Path(spec.submodule_search_locations[0]) / ("zig.exe" if os.name == "nt" else "zig"))


def _native(target: str) -> str:
    """Path of ROCm's or CUDA's compiler."""
    names = {"hip": ("hipcc", "amdclang++"), "cuda": ("nvcc",)}[target]
    roots = {"hip": os.environ.get("ROCM_PATH", "/opt/rocm"), "cuda": os.environ.get("CUDA_HOME", "/usr/local/cuda")}
    for n in names:
        found = shutil.which(n) or shutil.which(n, path=str(Path(roots[target]) / "bin"))
        if found:
            return found
    raise RuntimeError(f"target {target!r} needs {' or '.join(names)}, which is not installed here")


def _links_itself(target: str, arch: str) -> bool:
    """Whether the pinned clang makes the code object: for gfx942, where ROCm's compiler is missing."""
    if target != "hip" or arch != code_object.ARCH:
        return False
    try:
        _native("hip")
    except RuntimeError:
        return True
    return False


def _arch(target: str) -> str:
    return {"sim": "gfx942", "hip": os.environ.get("A2A_HIP_ARCH", "gfx942"),
            "cuda": os.environ.get("A2A_CUDA_ARCH", "sm_90")}[target]


def _identity(compiler: str) -> list:
    stat = os.stat(compiler)
    return [compiler, stat.st_size, stat.st_mtime_ns]


def _build(source, name, target, opt, arch, flags, include_dirs, compilers) -> dict:
    text = f'#line 1 "{name}"\n{source}'.encode()
    with tempfile.TemporaryDirectory(prefix="a2a-") as folder:
        deps = Path(folder) / "deps"
        # The host triple and the prefix maps make the output the same on every machine. -gline-tables-only, because
        # plain -g changes the generated instructions.
        clang = [compilers[0], "clang", "-x", "hip", "--target=x86_64-unknown-linux-gnu", "--offload-arch=gfx942",
                 "--cuda-device-only", "-nogpuinc", "-nogpulib", "-nostdinc", "-fuse-cuid=none", "-std=c++17", "-S",
                 "-DA2A_SIM=1", *flags]
        asm, warnings = _run([*clang, opt, "-Wall", "-gline-tables-only", "-fdebug-compilation-dir=.",
                              *(f"-fdebug-prefix-map={f}{os.sep}=" for f in include_dirs), "-Xclang",
                              "-dependency-file", "-Xclang", str(deps), "-Xclang", "-MT", "-Xclang", "x", "-",
                              "-o", "-"], text)
        # Metadata knows the arguments' places; names and types stand in the unoptimised IR.
        ir, _ = _run([*clang, "-O1", "-w", "-emit-llvm", "-Xclang", "-disable-llvm-passes", "-fno-discard-value-names",
                      "-", "-o", "-"], text)
        image = b""
        if target != "sim" and len(compilers) > 1:
            unit, out = Path(folder) / "kernel.hip", Path(folder) / "image"
            unit.write_bytes(text)
            options = {"hip": ["--genco", f"--offload-arch={arch}"],
                       "cuda": ["-x", "cu", "-cubin", "-lineinfo", f"-arch={arch}"]}[target]
            level = "-O2" if opt == "-Os" else opt  # nvcc has no -Os
            _run([compilers[1], *options, "-std=c++17", level, *flags, str(unit), "-o", str(out)])
            image = out.read_bytes()
        headers = [h for h in re.split(r"(?<!\\)\s+", deps.read_text().replace("\\\n", " ").strip())[1:] if h != "-"]
    asm, files, lines = _tidy(asm.decode(), name)
    if target != "sim" and not image:
        image = code_object.link(asm)
    return {"asm": asm, "files": files, "lines": lines, "kernels": _kernels(asm, ir.decode()), "warnings": warnings,
            "image": base64.b64encode(image).decode(),
            "headers": [[h.replace("\\ ", " "), _digest(h.replace("\\ ", " "))] for h in headers]}


def _run(command, stdin=None) -> tuple[bytes, str]:
    done = subprocess.run(command, input=stdin, capture_output=True)
    said = done.stderr.decode(errors="replace").replace(str(INCLUDE) + os.sep, "")
    said = re.sub(r"^\d+ (warnings?|errors?)( and \d+ errors?)? generated.*\n", "", said, flags=re.M).strip()
    if done.returncode:
        raise CompileError(said or f"{Path(command[0]).name} failed with exit status {done.returncode}")
    return done.stdout, said


# ---- assembly text

def _tidy(asm: str, name: str) -> tuple[str, list[str], list]:
    """Drop debug sections and labels; let .loc of an inlined a2a header name the line of the source that called it.
    Returns the text, the file names and [asm line, file index, line] for every instruction."""
    asm = re.sub(r"^\t\.section\t\.debug_.*\n(?:(?!\t\.(?:section\t(?!\.debug_)|text|ident|weak|amdgpu_metadata)).*\n)*", "",
                 asm, flags=re.M)
    asm = re.sub(r"^\t\.type\t__hip_cuid_,@object.*\n(?:.*\n)*?\t\.size\t__hip_cuid_.*\n", "", asm, flags=re.M)
    kept = [t for t in asm.splitlines() if not t.startswith(("\t.cfi_", "\t.addrsig", "\t.ident"))]
    used = set(re.findall(r"\.Ltmp\d+", "\n".join(t for t in kept if not t.startswith(".Ltmp"))))
    kept = _place_marks([t for t in kept if not t.startswith(".Ltmp") or t.rstrip(":") in used])
    declared = [t for t in kept if t.startswith("\t.file\t")]  # before the first .loc: it may name any of them
    if declared:
        first = kept.index(declared[0])
        kept[first:] = declared + [t for t in kept[first:] if not t.startswith("\t.file\t")]

    files, lines, here = {}, [], None
    for i, text in enumerate(kept):
        if text.startswith("\t.file\t"):
            number, *parts = re.match(r'\t\.file\t(\d+) "(.*?)"(?: "(.*?)")?', text).groups()
            folder, file = parts if parts[1] is not None else ("", parts[0])
            files[int(number)] = f"{folder}/{file}" if folder not in ("", ".") else file
        elif text.startswith("\t.loc\t"):
            file, line = map(int, text.split()[1:3])
            if files[file].startswith("a2a/"):
                numbers = {v: k for k, v in files.items()}
                for frame in re.findall(r"(?:; |@\[ )(.+?):(\d+):\d+(?= @\[| \]|$)", text):
                    if not frame[0].startswith("a2a/") and frame[0] in numbers:
                        file, line = numbers[frame[0]], int(frame[1])
                        kept[i] = re.sub(r"\t\.loc\t\d+ \d+ \d+", f"\t.loc\t{file} {line} 0", text)
                        break
            here = (file, line) if line else here  # line 0: the compiler's own instruction
        elif re.match(r"\w+:", text):
            here = None
        elif here and re.match(r"\t(?:[a-z]|; a2a\.)", text):
            lines.append([i + 1, *here])
    index = sorted(files)
    return "\n".join(kept) + "\n", [files[n] for n in index], [[n, index.index(f), line] for n, f, line in lines]


_ACCESSES = {1: "(?:flat|global|buffer)_store|ds_write", 2: "(?:flat|global|buffer)_atomic|ds_add",
             3: "(?:flat|global|buffer)_load|ds_read"}  # sync_amd.h: STORE, ADD, WAIT
_ORDERS = ("relaxed", "acquire", "release", "acq_rel", "seq_cst")
_SCOPES = ("workgroup", "agent", "system")


def _place_marks(lines: list[str]) -> list[str]:
    """Turn what sync_amd.h's mark() printed into `; a2a.signal ORDER SCOPE` (a2a.wait ...) right before the access."""
    placed, waiting = [], None
    for text in lines:
        found = re.match(r"\t; sched_barrier mask\(0x(?:F{8})?A2A(\d)([0-9A-E])001\)", text)
        if found:
            access, (order, scope) = int(found[1]), divmod(int(found[2], 16), 3)
            word = "wait" if access == 3 else "signal"
            waiting = re.compile(rf"\t(?:{_ACCESSES[access]})"), f"\t; a2a.{word} {_ORDERS[order]} {_SCOPES[scope]}"
            continue
        if waiting and waiting[0].match(text):
            placed.append(waiting[1])
            waiting = None
        placed.append(text)
    return placed


def _kernels(asm: str, ir: str) -> list[dict]:
    """Kernels from the `.amdgpu_metadata` block (YAML, of which only the form clang prints is read)."""
    signatures = {}
    for found in re.finditer(r"^define .*?amdgpu_kernel void @(\w+)\((.*)\)[^()]*\{\n((?:(?!\}).*\n)*)", ir, re.M):
        params = [p.strip() for p in re.split(r",(?![^(]*\))", found[2]) if p.strip()]
        signatures[found[1]] = [_parameter(text, found[3]) for text in params]
    block = asm[asm.find("\t.amdgpu_metadata"):asm.find("\t.end_amdgpu_metadata")].splitlines()
    kernels, place = [], {name: i + 1 for i, name in _labels(asm)}
    ends = {name: i + 1 for i, name in _labels(asm, r"\t\.size\t(\w+), ")}
    for text in block:
        found = re.match(r"( *)(- )?\.(\w+): +(.*)", text)
        if not found or found[1] == "" and not found[2]:
            continue
        depth, starts, key, value = len(found[1]), bool(found[2]), found[3], found[4].strip("'\"")
        if depth == 2 and starts:
            kernels.append({"args": []})
        if depth == 6 and starts:
            kernels[-1]["args"].append({})
        if kernels and key != "args":
            (kernels[-1]["args"][-1] if depth + 2 * starts == 8 else kernels[-1])[key] = value
    result = []
    for k in kernels:
        explicit = [a for a in k["args"] if not a["value_kind"].startswith("hidden_")]
        args = []
        for i, (a, (kind, name, type_)) in enumerate(zip(explicit, signatures[k["name"]], strict=True)):
            name = name if name.isidentifier() else f"arg{i}"
            args.append(asdict(Arg(int(a["offset"]), int(a["size"]), kind, name, type_)))
        result.append(dict(
            name=k["name"], args=args, vgprs=int(k["vgpr_count"]), agprs=int(k["agpr_count"]),
            sgprs=int(k["sgpr_count"]), lds=int(k["group_segment_fixed_size"]),
            scratch=int(k["private_segment_fixed_size"]), max_block_size=int(k["max_flat_workgroup_size"]),
            first_line=place[k["name"]], last_line=ends[k["name"]] - 1))
    return result


def _parameter(text: str, body: str) -> tuple[str, str, str]:
    """(kind, name, type) of a kernel's parameter in the IR. A struct comes as a nameless pointer to the arguments; the
    name is that of the variable which the body begins by copying it to."""
    name = re.sub(r".*%([\w.]+)$", r"\1", text)
    if "byref" in text:
        type_ = re.search(r'byref\(%"?([^"() ]+)', text)
        copied = re.search(rf"memcpy\S*\(ptr [^%]*%([\w.]+), ptr addrspace\(4\) [^%]*%{re.escape(name)},", body)
        type_ = re.sub(r"^(struct|class|union)\.", "", type_[1]) if type_ else ""
        return "struct", copied[1] if copied else name, type_
    first = text.split()[0]
    kind = ("pointer" if first == "ptr" else "float" if first in ("half", "bfloat", "float", "double") else
            "int" if re.fullmatch(r"i\d+", first) else "struct")
    return kind, re.sub(r"\.coerce\d*$", "", name), ""


def _labels(asm: str, pattern: str = r"(\w+):"):
    return [(i, m[1]) for i, t in enumerate(asm.splitlines()) if (m := re.match(pattern, t))]


# ---- cache

def cache_dir() -> Path:
    """Where compiled kernels are kept."""
    if os.environ.get("A2A_CACHE_DIR"):
        return Path(os.environ["A2A_CACHE_DIR"])
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData/Local")) / "a2a_lib"
    if sys.platform == "darwin":
        return Path.home() / "Library/Caches/a2a_lib"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "a2a_lib"


def _digest(path: str) -> str | None:
    try:
        return hashlib.sha256(Path(path).read_bytes()).hexdigest()
    except OSError:
        return None


def _read_entry(key: str) -> dict | None:
    try:
        entry = json.loads((cache_dir() / f"{key}.json").read_bytes())
        return entry if all(_digest(path) == digest for path, digest in entry["headers"]) else None
    except (OSError, ValueError, KeyError, TypeError):
        return None  # absent or damaged: compile again


def _write_entry(key: str, entry: dict) -> None:
    try:
        cache_dir().mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile("w", dir=cache_dir(), suffix=".part", delete=False) as file:
            json.dump(entry, file)
        os.replace(file.name, cache_dir() / f"{key}.json")  # atomic: readers see all of it or nothing
    except OSError:
        pass  # a read-only home only costs time
