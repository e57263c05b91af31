"""HIP source -> `Module`."""
from __future__ import annotations

import base64
import hashlib
import json
import os
import re
import tempfile
from pathlib import Path

from . import assembly, cache, code_object, compilers
from .module import Arg, Kernel, Module

TARGETS = ("sim", "hip", "cuda")
OPT_LEVELS = ("-O0", "-O1", "-O2", "-O3", "-Os")
_FORMAT = 3  # of cache entries


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
    include_dirs.append(str(compilers.INCLUDE))
    for folder in include_dirs:
        flags += ["-I", folder]

    arch = compilers.arch_of(target)
    tools = [compilers.zig()]
    if target != "sim" and not compilers.links_itself(target, arch):
        tools.append(compilers.native(target))
    key = hashlib.sha256(json.dumps([_FORMAT, source, name, target, opt, arch, flags,
                                     [compilers.identity(c) for c in tools]]).encode()).hexdigest()
    entry = cache.read(key)
    if entry is None:
        entry = _build(source, name, target, opt, arch, flags, include_dirs, tools)
        cache.write(key, entry)
    return Module(name=name, target=target, opt=opt, defines=dict(defines or {}), source=source, asm=entry["asm"],
                  image=base64.b64decode(entry["image"]), warnings=entry["warnings"], key=key,
                  kernels={k["name"]: Kernel(**{**k, "args": [Arg(**a) for a in k["args"]]}) for k in entry["kernels"]},
                  source_lines={n: (entry["files"][f], line) for n, f, line in entry["lines"]})


def _build(source, name, target, opt, arch, flags, include_dirs, tools) -> dict:
    text = f'#line 1 "{name}"\n{source}'.encode()
    with tempfile.TemporaryDirectory(prefix="a2a-") as folder:
        deps = Path(folder) / "deps"
        # The host triple and the prefix maps make the output the same on every machine. -gline-tables-only, because
        # plain -g changes the generated instructions.
        clang = [tools[0], "clang", "-x", "hip", "--target=x86_64-unknown-linux-gnu", "--offload-arch=gfx942",
                 "--cuda-device-only", "-nogpuinc", "-nogpulib", "-nostdinc", "-fuse-cuid=none", "-std=c++17", "-S",
                 "-DA2A_SIM=1", *flags]
        asm, warnings = compilers.run([*clang, opt, "-Wall", "-gline-tables-only", "-fdebug-compilation-dir=.",
                              *(f"-fdebug-prefix-map={f}{os.sep}=" for f in include_dirs), "-Xclang",
                              "-dependency-file", "-Xclang", str(deps), "-Xclang", "-MT", "-Xclang", "x", "-",
                              "-o", "-"], text)
        # Metadata knows the arguments' places; names and types stand in the unoptimised IR.
        ir, _ = compilers.run([*clang, "-O1", "-w", "-emit-llvm", "-Xclang", "-disable-llvm-passes",
                               "-fno-discard-value-names", "-", "-o", "-"], text)
        image = b""
        if target != "sim" and len(tools) > 1:
            unit, out = Path(folder) / "kernel.hip", Path(folder) / "image"
            unit.write_bytes(text)
            options = {"hip": ["--genco", f"--offload-arch={arch}"],
                       "cuda": ["-x", "cu", "-cubin", "-lineinfo", f"-arch={arch}"]}[target]
            level = "-O2" if opt == "-Os" else opt  # nvcc has no -Os
            compilers.run([tools[1], *options, "-std=c++17", level, *flags, str(unit), "-o", str(out)])
            image = out.read_bytes()
        headers = [h for h in re.split(r"(?<!\\)\s+", deps.read_text().replace("\\\n", " ").strip())[1:] if h != "-"]
    asm, files, lines = assembly.tidy(asm.decode(), name)
    if target != "sim" and not image:
        image = code_object.link(asm)
    return {"asm": asm, "files": files, "lines": lines, "kernels": assembly.kernels(asm, ir.decode()), "warnings": warnings,
            "image": base64.b64encode(image).decode(),
            "headers": [[h.replace("\\ ", " "), cache.digest(h.replace("\\ ", " "))] for h in headers]}
