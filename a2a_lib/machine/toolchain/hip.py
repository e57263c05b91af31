"""HIP source -> `Module`."""
import base64
import os
import re
import tempfile
from pathlib import Path

from . import assembly, cache, code_object, compilers, host_code, includes, left_out, metadata, precompiled, standard
from . import source as sources
from .kernel import Arg, Kernel
from .module import Module

TARGETS = ("sim", "hip", "cuda")
OPT_LEVELS = ("-O0", "-O1", "-O2", "-O3", "-Os")
_FORMAT = 14  # of cache entries
# ROCm's compiler defines these before the first line of a source.
_ALWAYS = [f"-D__{name}__=__attribute__(({name}))" for name in ("global", "device", "host", "shared", "constant")]


def compile(source: str | Path, *, name: str | None = None, target: str = "sim", opt: str = "-O3",
            defines: dict | None = None, include_dirs=(), std: str | None = None) -> Module:
    """Compiles HIP source.

    source: the text, or a Path to it. `#include "..."` looks in the file's folder, for a text in the current one, then
    in include_dirs, a list of folders. name: its name in errors and listings (default: the file's name). opt: -O0 to -O3
    or -Os. defines: {"DIM": 7168, "FAST": None} -> -DDIM=7168 -DFAST. std: "c++17", "c++20" or "c++23"; by default C++20
    for a source that uses it, else C++17, as ROCm's compiler has it.

    Raises CompileError; ValueError for a bad option; MissingCompilerError, a RuntimeError, if the target's compiler is
    missing.
    """
    if target not in TARGETS:
        raise ValueError(f"target {target!r}: not one of {', '.join(TARGETS)}")
    if opt not in OPT_LEVELS:
        raise ValueError(f"opt {opt!r}: not one of {', '.join(OPT_LEVELS)}")
    if std is not None and std not in standard.ALL:
        raise ValueError(f"std {std!r}: not one of {', '.join(standard.ALL)}")
    if isinstance(include_dirs, (str, Path)):
        raise ValueError(f"include_dirs is a list of folders: [{str(include_dirs)!r}]")
    include_dirs, folder = [str(Path(d).resolve()) for d in include_dirs], _current_folder()
    if files := [at for at in include_dirs if not os.path.isdir(at)]:
        raise ValueError(f"include_dirs (-I): {files[0]} is no folder")
    if isinstance(source, Path):
        folder = str(source.resolve().parent)
        include_dirs.insert(0, folder)
    source, name = sources.read(source, name)
    flags = []
    for key, value in (defines or {}).items():
        if not re.fullmatch(r"[A-Za-z_]\w*", key):
            raise ValueError(f"define {key!r} is not a C identifier")
        if not isinstance(value, (int, float, str, type(None))) or not str(value).isprintable():
            raise ValueError(f"define {key}={value!r}: a value is a number, or text without line breaks")
        flags.append(f"-D{key}" if value is None else f"-D{key}={int(value) if isinstance(value, bool) else value}")
    include_dirs.append(str(compilers.INCLUDE))

    arch = compilers.arch_of(target)
    tools = [compilers.zig()]
    if target != "sim" and not compilers.links_itself(target, arch):
        tools.append(compilers.native(target))
    searched = [*include_dirs, *map(str, compilers.OWN)]
    headers = includes.all_included(source.encode(), folder, searched)
    own = [file for file in headers if not file.startswith(str(compilers.INCLUDE) + os.sep)]
    hosted = host_code.has(source.encode(), own, searched)
    assumed = left_out.assumed(source, own, defines or {})
    flags += [f"-D{each}=1" for each in assumed]
    for directory in include_dirs:
        after = directory != str(compilers.INCLUDE) and host_code.shadows(directory)  # <string.h> is the library's, "string.h" its own
        flags += ["-iquote", directory, "-idirafter", directory] if after else ["-I", directory]
    std = std or standard.of(source, own)
    if hosted:
        searched.pop()
    key = cache.key_of(_FORMAT, source, name, target, opt, std, arch, flags, [compilers.identity(c) for c in tools],
                       compilers.environment(target), list(headers.items()))
    entry = cache.read(key)
    if entry is None or any(includes.digest(place) != before for place, before in entry["missed"].items()):
        entry = _build(source, name, target, opt, std, arch, flags, searched, hosted, tools, folder, headers)
        dependencies = [file for file in entry.pop("dependencies") if not host_code.brought(file)]
        entry["missed"] = includes.missed(dependencies, headers, folder, searched)
        cache.write(key, entry)
    guesses = [f"{name}: warning: compiled with {each} = 1, a guess, without which it has no kernel\n" for each in assumed]
    return Module(name=name, target=target, opt=opt, defines=dict(defines or {}), source=source, asm=entry["asm"],
                  image=base64.b64decode(entry["image"]), key=key, warnings="".join(guesses) + entry["warnings"],
                  kernels={k["name"]: Kernel(**{**k, "args": [Arg(**a) for a in k["args"]]}) for k in entry["kernels"]},
                  refused=entry["refused"], source_lines={n: (entry["files"][f], line) for n, f, line in entry["lines"]})


def _current_folder() -> str:
    """The current folder, in which clang looks for a text's includes; "/" if it was deleted."""
    try:
        return os.getcwd()
    except OSError:
        return os.sep


def _build(source, name, target, opt, std, arch, flags, searched, hosted, tools, folder, headers) -> dict:
    text = f'#line 1 "{name}"\n{source}'.encode()
    # The host triple and the prefix maps make the output the same on every machine. -gline-tables-only, because
    # plain -g # changes the generated instructions. -Wno-pass-failed: a warning costs a second compilation, and three of the
    # course's sources would have one, of loops that are not unrolled.
    clang = [tools[0], "clang", "-x", "hip", "--target=x86_64-unknown-linux-gnu", f"--offload-arch={code_object.ARCH}",
             "--cuda-device-only", "-nogpuinc", "-nogpulib", "-nostdinc", "-fuse-cuid=none", f"-std={std}", "-S", "-DA2A_SIM=1",
             *_ALWAYS, opt, "-Wall", "-Wshorten-64-to-32", "-Wno-pass-failed", "-gline-tables-only", "-fdebug-compilation-dir=."]
    own = [option for at in compilers.OWN for option in ("-I", str(at))]
    header = [] if hosted else precompiled.options(
        source.encode(), headers, [flag[2:].partition("=")[0] for flag in flags if flag.startswith("-D")],
        [*clang, "-I", str(compilers.INCLUDE), *own])
    mapped = [f"-fdebug-prefix-map={f}{os.sep}=" for f in [*searched, *(host_code.folders() if hosted else ())]]
    # The metadata has the arguments' offsets and names. Their types are in the IR before the first pass.
    with_host_code = [*clang, *flags, *own[:-2], *host_code.options(), *mapped, "-fhip-kernel-arg-name"]
    command = with_host_code if hosted else [*clang, *flags, *own, *mapped, "-fhip-kernel-arg-name"]
    refused: dict[str, str] = {}
    with tempfile.TemporaryDirectory(prefix="a2a-") as scratch:
        try:
            asm, warnings, ir, dependencies = _compiled(command, header, text, folder, Path(scratch), target)
        except compilers.CompileError as error:
            try:
                without = left_out.compiled(
                    lambda text, options: _compiled([*with_host_code, *options], [], f'#line 1 "{name}"\n{text}'.encode(), folder,
                                                    Path(tempfile.mkdtemp(dir=scratch)), target),
                    str(error), name, source, folder, searched, headers, Path(scratch))
            except compilers.CompileError as stays:
                raise type(stays)(host_code.explained(str(stays))) from None
            if without:
                (asm, warnings, ir, dependencies), note, refused = without
                warnings = f"{note}\n{warnings}".strip()
                dependencies = [file for file in dependencies if not file.startswith(scratch)]
            elif (message := sources.no_library(host_code.explained(str(error)), name, source)) != str(error):
                raise compilers.CompileError(message) from None
            else:
                raise
        image = b""
        if target != "sim" and len(tools) > 1:
            unit, out = Path(scratch) / "kernel.hip", Path(scratch) / "image"
            unit.write_bytes(text)
            options = (["-x", "cu", "-cubin", "-lineinfo", f"-arch={arch}"] if target == "cuda"
                       else [*compilers.code_object_options(tools[1]), f"--offload-arch={arch}"])
            level = "-O2" if opt == "-Os" else opt  # nvcc has no -Os
            compilers.run([tools[1], *options, f"-std={std}", level, *flags, "-I", folder, str(unit), "-o", str(out)])
            image = out.read_bytes()
    asm, files, lines = assembly.tidy(asm.decode())
    sources.check_calls(asm, name, lines, files)
    signatures = assembly.signatures(ir)
    described = metadata.kernels(asm, name) if "\t.amdgpu_metadata" in asm else []
    if not described and (why := left_out.without_kernel(source, asm)):
        warnings = f"{name}: warning: {'. '.join(['no kernel', *why])}\n{warnings}".rstrip()
    for kernel in described:
        sources.check_kernel(kernel["name"], signatures.get(kernel["name"]), name, source)
    if target != "sim" and not image:
        image = code_object.link(asm)
    return {"asm": asm, "files": files, "lines": lines, "kernels": assembly.kernels(asm, described, signatures),
            "warnings": warnings, "refused": refused, "image": base64.b64encode(image).decode(), "dependencies": dependencies}


def _compiled(command, header, text, folder, scratch, target) -> tuple[bytes, str, str, list[str]]:
    """Assembly, warnings, IR before the first pass, and the files that clang read. header: options of a precompiled header.
    Raises CompileError."""
    if header:  # messages name headers and how they were included: those of a precompiled one differ
        try:
            result = _run(command + header, text, folder, scratch / "header", target)
            if not result[1]:
                return result
        except compilers.EndlessError:
            raise
        except compilers.CompileError:
            pass
    result = _run(command, text, folder, scratch / "text", target)
    if header and not result[1]:
        precompiled.distrust(header)
    return result


def _about_masks(warnings: str) -> str:
    """The compiler's warnings. Of those of words of 64 bits that are kept in 32, only the masks of lanes remain."""
    kept = []
    for warning in re.split(r"^(?=In file included from|\S+:\d+:\d+: (?:warning|error|fatal error):)", warnings, flags=re.M):
        if "[-Wshorten-64-to-32]" in warning:
            if not re.search(r"ballot|activemask|__match_", warning):
                continue
            warning = re.sub(r"implicit conversion loses integer precision: .*", "a mask of 64 lanes is kept in 32 bits: lanes 32 to 63 "
                             "are lost. Keep it in an unsigned long long, and count it with __popcll", warning)
        kept.append(warning)
    return "".join(kept).rstrip("\n")


def _run(command, text, folder, scratch, target) -> tuple[bytes, str, str, list[str]]:
    scratch.mkdir()
    deps, unoptimised = scratch / "deps", scratch / "ir"
    options = [option for setting in ("print-before-pass-number=1", "print-module-scope", f"ir-dump-directory={unoptimised}")
               for option in ("-mllvm", f"-{setting}")]
    try:
        asm, warnings = compilers.run([*command, *options, "-Xclang", "-dependency-file", "-Xclang", str(deps), "-Xclang", "-MT",
                                       "-Xclang", "x", "-", "-o", "-"], text, folder)
    except compilers.CompileError as error:
        raise type(error)(_about_masks(str(error))) from None
    if target != "cuda":  # nvcc reads PTX
        sources.check_inline(asm)
    ir = "".join(file.read_text() for file in unoptimised.iterdir())
    return asm, _about_masks(warnings), ir, includes.listed(deps.read_text())
