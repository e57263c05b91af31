"""A `@triton.jit` function -> `Module`, compiled offline: no GPU, no ROCm, no CUDA.

    module = compile_function(matmul, "*fp16:16, *fp16:16, *fp16:16, i32", BM=64, BN=64, num_warps=4)

Triton compiles for gfx942 ("sim", "hip") or for an NVIDIA GPU ("cuda"). Without Triton, on a Mac for instance, the
gfx942 assembly of the course's own kernels comes from stored/ (stored.py). It also does if the installed Triton has
another version than the one that made it. PyTorch for Linux brings its own version, and another compiler's code takes
another simulated time. The environment variable A2A_TRITON changes this: "stored" always reads from there, "store"
writes each compiled kernel to it.
"""
import contextlib
import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from ...device.triton_names import VERSION
from .. import assembly, cache, code_object, compilers
from ..compilers import CompileError, MissingTritonError
from ..kernel import Arg, Kernel
from ..module import Module
from . import lines, marks, stored
from .signature import Parameter, parameters

_FORMAT = 9  # of cache entries
_SCRATCH = ("global_scratch", "profile_scratch")  # two pointers that Triton adds to every kernel's arguments
OPTIONS = ("num_warps", "num_stages", "waves_per_eu", "matrix_instr_nonkdim", "kpack", "maxnreg", "allow_flush_denorm")


def compile_function(fn: Callable, signature: str | Mapping[str, str], *, target: str = "sim", num_warps: int = 4,
                     **constants: Any) -> Module:
    """Compiles a `@triton.jit` function.

    fn: the function. signature: types of the arguments that are no `tl.constexpr`, in order, as "*fp16:16, i32", or
    {name: type}. ":16" means a multiple of 16, so that accesses are wide; ":1" means the constant 1. constants: a value
    for each `tl.constexpr`, and Triton's options (num_stages, waves_per_eu, matrix_instr_nonkdim, kpack, maxnreg,
    allow_flush_denorm). num_warps: waves of 64 lanes per block on gfx942, warps of 32 on NVIDIA.

    The kernel's `block` is its number of threads, `dynamic_lds` the LDS of a launch. Raises CompileError with Triton's
    message; TypeError for a wrong signature; ValueError for an unknown target; MissingTritonError.
    """
    if target not in ("sim", "hip", "cuda"):
        raise ValueError(f"target {target!r}: not one of sim, hip, cuda")
    options, function, arguments, key = _read(fn, signature, num_warps, constants)
    mode = os.environ.get("A2A_TRITON")
    if target == "sim" and not mode and VERSION not in ("", stored.MADE_BY) and stored.has(function.name, key):
        mode = "stored"
    if VERSION and mode != "stored":
        entry = _build(fn, function, arguments, constants, options, target, key)
        if mode == "store" and target == "sim":
            stored.store(function.name, key, entry["asm"], entry["lds"], readers=True)
    elif target == "cuda":
        raise MissingTritonError(f"{function.name}: kernels for NVIDIA GPUs are compiled by Triton (pip install triton)")
    else:
        entry = stored.read(function.name, key)
    asm = entry["asm"] if target == "cuda" else marks.marked(entry["asm"])
    asm = lines.place(asm, function.file, function.line_of)
    return _module(function, arguments, options, target, asm, bytes.fromhex(entry["image"]), entry, key)


def store_function(fn: Callable, signature: str | Mapping[str, str], *, num_warps: int = 4, **constants: Any) -> Path:
    """Compiles a function for gfx942 and stores its assembly for machines without Triton. Arguments: those of
    `compile_function`. Returns the file."""
    options, function, arguments, key = _read(fn, signature, num_warps, constants)
    entry = _build(fn, function, arguments, constants, options, "sim", key)
    return stored.store(function.name, key, entry["asm"], entry["lds"])


def store_all(kernels: Sequence[tuple[Callable, str, dict]]) -> list[str]:
    """Calls `store_function` for each (function, signature, constants and options), and packs the archive. Deletes the
    other entries of these functions, except those that notebooks stored. Returns the entries' names."""
    passed = {store_function(function, signature, **dict(options)).name for function, signature, options in kernels}
    names = {function.__name__ for function, _, _ in kernels}
    stored.pack(lambda name, text: name.rpartition("-")[0] in names and name not in passed and not stored.is_readers(text))
    return sorted(passed)


def store_mutants(kernels: Sequence[tuple[Callable, str, dict]]) -> list[str]:
    """Compiles each (function, signature, constants and options) for gfx942 into the archive of mutants. Deletes the
    other entries of functions with the same names. Returns the entries' names."""
    stored.check_version()
    texts = dict(mutant_text(function, signature, **options) for function, signature, options in kernels)
    names = {function.__name__ for function, _, _ in kernels}
    unchanged = {file: text for file, text in stored.packed(stored.MUTANTS).items() if file.rpartition("-")[0] not in names}
    stored.write(stored.MUTANTS, unchanged | texts)
    return sorted(texts)


def mutant_text(fn: Callable, signature: str | Mapping[str, str], *, num_warps: int = 4, **constants: Any) -> tuple[str, str]:
    """(file name, text) of a function compiled for gfx942, as in the archive of mutants. Arguments: those of
    `compile_function`."""
    options, function, arguments, key = _read(fn, signature, num_warps, constants)
    entry = _build(fn, function, arguments, constants, options, "sim", key)
    return stored.file_of(function.name, key).name, stored.text_of(entry["asm"], entry["lds"])


def mutant_name(fn: Callable, signature: str | Mapping[str, str], *, num_warps: int = 4, **constants: Any) -> str:
    """The file name of `mutant_text`, without compiling it."""
    _, function, _, key = _read(fn, signature, num_warps, constants)
    return stored.file_of(function.name, key).name


def _read(fn: Callable, signature: str | Mapping[str, str], num_warps: int, constants: dict) -> tuple:
    """(options, function, arguments, key). Takes the options out of `constants`."""
    options = {"num_warps": num_warps, **{name: constants.pop(name) for name in OPTIONS if name in constants}}
    function = stored.Function(fn)
    arguments = parameters(function.fn, signature, constants)
    return options, function, arguments, stored.key(function, arguments, constants, options)


def _build(fn: Callable, function: stored.Function, arguments: list[Parameter], constants: dict, options: dict,
           target: str, key: str) -> dict:
    """{"asm", "image", "lds"}: lines in `asm` count from the function's first."""
    arch = compilers.arch_of(target)
    name = cache.key_of(_FORMAT, "triton", VERSION, target, arch, key)
    entry = cache.read(name)
    if entry is None:
        compiled = _compile(fn, arguments, constants, options, target, arch)
        text = compiled.asm["ptx"] if target == "cuda" else compiled.asm["amdgcn"]
        entry = {"asm": text if target == "cuda" else lines.relative(text, function.name, function.number_of),
                 "image": compiled.asm["cubin"].hex() if target == "cuda" else "", "lds": int(compiled.metadata.shared),
                 "scratch": int(getattr(compiled.metadata, "global_scratch_size", 0))}
        cache.write(name, entry)
    return entry


def _compile(fn: Callable, arguments: list[Parameter], constants: dict, options: dict, target: str, arch: str) -> Any:
    import triton
    from triton.backends.compiler import GPUTarget
    from triton.compiler import ASTSource
    from triton.compiler.errors import CompilationError

    place = {name: index for index, name in enumerate(fn.arg_names)}
    types = {p.name: p.type for p in arguments} | dict.fromkeys(constants, "constexpr")
    fixed = constants | {p.name: 1 for p in arguments if p.is_one}
    types |= {p.name: "constexpr" for p in arguments if p.is_one}
    source = ASTSource(fn=fn, signature={name: types[name] for name in fn.arg_names}, constexprs=fixed,
                       attrs={(place[p.name],): [["tt.divisibility", 16]] for p in arguments if p.is_multiple})
    gpu = GPUTarget("cuda", int(arch.removeprefix("sm_").rstrip("a")), 32) if target == "cuda" else GPUTarget(
        "hip", arch, 64)
    try:
        with _target(gpu):
            return triton.compile(source, target=gpu, options=options)
    except CompilationError as error:
        raise CompileError(f"{fn.__name__}: {error}") from None
    except (KeyError, ValueError, TypeError, RuntimeError, AssertionError) as error:
        raise CompileError(f"{fn.__name__}: {type(error).__name__}: {error}") from error


@contextlib.contextmanager
def _target(gpu: Any) -> Iterator[None]:
    """Makes `tl.target_info` answer for the target GPU, not for the one in this machine."""
    from triton.runtime import driver

    before = driver._active
    driver.set_active(SimpleNamespace(get_current_target=lambda: gpu))
    try:
        yield
    finally:
        driver._active = before


def _module(function: stored.Function, arguments: list[Parameter], options: dict, target: str, asm: str, image: bytes,
            entry: dict, key: str) -> Module:
    passed = [p for p in arguments if not p.is_one]
    if target == "cuda":
        kernel = Kernel(function.name, _arguments(passed))
    else:
        kernel, = assembly.kernels_of(asm, function.file)
        kernel.args = [Arg(a.offset, a.size, "pointer" if p is None else p.kind, p.name if p else scratch,
                           p.arg_type if p else "")
                       for a, p, scratch in zip(kernel.args, [*passed, None, None], [*[""] * len(passed), *_SCRATCH])]
    kernel.block = options["num_warps"] * (32 if target == "cuda" else 64)
    kernel.dynamic_lds, kernel.scratch_per_program = entry["lds"], entry.get("scratch", 0)
    kernel.multiples = frozenset(p.name for p in passed if p.is_multiple)
    kernel.parameters, kernel.ones = tuple(p.name for p in arguments), frozenset(p.name for p in arguments if p.is_one)
    return Module(name=function.file, target=target, opt="", defines={}, source=function.text, asm=asm, key=key,
                  image=code_object.link(asm) if target == "hip" else image, kernels={kernel.name: kernel},
                  source_lines={} if target == "cuda" else assembly.source_lines(asm))


def _arguments(passed: list[Parameter]) -> list[Arg]:
    """Arguments one after the other, each at a multiple of its size, as in a CUDA kernel's parameters."""
    at, args = 0, []
    for name, kind, size, type_ in [*((p.name, p.kind, p.size, p.arg_type) for p in passed),
                                    *((name, "pointer", 8, "") for name in _SCRATCH)]:
        at = -(-at // size) * size
        args.append(Arg(at, size, kind, name, type_))
        at += size
    return args
