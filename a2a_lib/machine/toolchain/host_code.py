"""Files with host code: whether a source is one, and the C and C++ libraries that its host code includes.

Clang compiles the device side of a HIP file. It also parses host code there, but generates nothing from it. The small
headers of `device/standard` are enough for kernels alone. A file with host code gets libc++ and glibc's headers from
the ziglang wheel. They take a second to read, so other files do not get them.
"""
from __future__ import annotations

import functools
import os
import re
from collections.abc import Iterable, Sequence
from pathlib import Path

from . import compilers

# Names that only host code uses. hipThreadIdx_x and its like are the device's.
_CALLS = re.compile(rb"<<<|\bhip(?!ThreadIdx_|Block(?:Idx|Dim)_|GridDim_)[A-Z]\w+|\bint\s+main\s*\(")
_INCLUDES = re.compile(rb"^[ \t]*#[ \t]*include[ \t]*<([\w./]+)>", re.MULTILINE)
_DEFINES = {"_LIBCPP_ABI_VERSION": "1", "_LIBCPP_ABI_NAMESPACE": "__1", "_LIBCPP_HAS_THREADS": "1",
            "_LIBCPP_HARDENING_MODE_DEFAULT": "_LIBCPP_HARDENING_MODE_NONE", "_LIBCPP_HAS_MONOTONIC_CLOCK": "1",
            "_LIBCPP_ASSERTION_SEMANTIC_DEFAULT": "_LIBCPP_ASSERTION_SEMANTIC_IGNORE", "_LIBCPP_HAS_TERMINAL": "1",
            "_LIBCPP_HAS_MUSL_LIBC": "0", "_LIBCPP_HAS_VENDOR_AVAILABILITY_ANNOTATIONS": "0",
            "_LIBCPP_HAS_FILESYSTEM": "1", "_LIBCPP_HAS_RANDOM_DEVICE": "1", "_LIBCPP_HAS_LOCALIZATION": "1",
            "_LIBCPP_HAS_UNICODE": "1", "_LIBCPP_HAS_WIDE_CHARACTERS": "1", "_LIBCPP_HAS_TIME_ZONE_DATABASE": "1",
            "_LIBCPP_HAS_THREAD_API_PTHREAD": "1", "_LIBCPP_HAS_THREAD_API_EXTERNAL": "0",
            "_LIBCPP_HAS_THREAD_API_WIN32": "0", "_LIBCPP_HAS_THREAD_API_C11": "0", "__GLIBC_MINOR__": "36"}
# Headers of other libraries, and what to do about them.
_KERNELS = "keep the kernels in a file of their own, without it"
_ABSENT = {
    **dict.fromkeys(("torch/", "ATen/", "c10/", "pybind11/", "Python.h"),
                    f"PyTorch's and Python's C++ headers are not read here; {_KERNELS}"),
    **dict.fromkeys(("cuda", "cub/", "cutlass/", "cute/", "nccl", "cooperative_groups"),
                    "this is CUDA's; the simulated node takes HIP (hipify translates)"),
    **dict.fromkeys(("hip/hiprtc", "hipcub/", "rocprim/", "hipblas", "rocblas", "hiprand", "rocrand", "rocwmma/", "rccl",
                     "ck/", "ck_tile/", "thrust/", "hipfft", "rocfft", "hipsparse", "rocsparse", "hipsolver", "rocsolver",
                     "hiptensor", "hsa/", "roctracer", "rocprofiler", "mpi.h", "omp.h", "glad/", "GLFW/", "vulkan/"),
                    f"a library of its own, which is not simulated; {_KERNELS}"),
}
_FOLDERS = ("libcxx/include", "libcxxabi/include", "include", "libc/include/x86-linux-gnu",
            "libc/include/x86_64-linux-gnu", "libc/include/generic-glibc", "libc/include/x86-linux-any",
            "libc/include/any-linux-any")


def has(source: bytes, headers: Iterable[str], path: Sequence[str]) -> bool:
    """Whether a source or one of its own headers has host code. It has if it calls HIP's host functions, launches a
    kernel, has a main, or includes a header that only the C and C++ libraries have. path: further folders of
    headers."""
    return any(_text_has(text, tuple(path)) for text in (source, *map(_read, headers)))


@functools.lru_cache(maxsize=256)
def _text_has(text: bytes, path: tuple[str, ...]) -> bool:
    if _CALLS.search(text):
        return True
    names = (os.fsdecode(name) for name in _INCLUDES.findall(text))
    return any(not _exists(name, path) and _exists(name, folders()) for name in names)


def _exists(name: str, path: Sequence[str]) -> bool:
    return any(os.path.isfile(os.path.join(at, name)) for at in path)


@functools.cache
def folders() -> tuple[str, ...]:
    """The folders of the libraries' headers, in the order of the search."""
    return tuple(str(Path(_wheel()) / "lib" / name) for name in _FOLDERS)


@functools.cache
def _wheel() -> str:
    """The ziglang wheel's folder, with a slash at its end."""
    return str(Path(compilers.zig()).parent) + os.sep


def options() -> list[str]:
    """Clang's options for a source with host code."""
    defines = [f"-D{name}={value}" for name, value in {**_DEFINES, "A2A_HOSTED": "1"}.items()]
    where = [option for folder in folders() for option in ("-isystem", folder)]
    return [*defines, *where, "-include", "a2a/hip_hosted.h"]


def brought(file: str) -> bool:
    """Whether the ziglang wheel contains this header. If so, the compiler's identity covers it."""
    return file.startswith(_wheel())


def explained(errors: str) -> str:
    """Clang's errors, with a sentence about headers that no library here has."""
    missing = re.search(r"^(.*?): fatal error: '([^']+)' file not found", errors, re.MULTILINE)
    if not missing:
        return errors
    for start, advice in _ABSENT.items():
        if missing[2].startswith(start):
            return f"{missing[1]}: error: <{missing[2]}>: {advice}"
    return errors


def _read(file: str) -> bytes:
    try:
        return Path(file).read_bytes()
    except OSError:
        return b""
