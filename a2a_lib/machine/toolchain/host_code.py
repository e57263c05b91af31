"""Files with host code: whether a source is one, and the C and C++ libraries that its host code includes.

Clang compiles the device side of a HIP file. It also parses host code there, but generates nothing from it. The small
headers of `device/standard` are enough for kernels alone. A file with host code gets libc++ and glibc's headers from
the ziglang wheel. They take a second to read, so other files do not get them.
"""
import functools
import os
import re
from collections.abc import Iterable, Sequence
from pathlib import Path

from . import compilers

# Names that only host code uses. hipThreadIdx_x and its like are the device's.
_CALLS = re.compile(rb"<<<|\bhipblas\w+|\bhip(?!ThreadIdx_|Block(?:Idx|Dim)_|GridDim_)[A-Z]\w+|\bint\s+main\s*\(")
_STANDARD = re.compile(rb"\bstd::(\w+)")
_INCLUDES = re.compile(rb"^[ \t]*#[ \t]*include[ \t]*[<\"]([\w./]+)[>\"]", re.MULTILINE)
_DEFINES = {"_LIBCPP_ABI_VERSION": "1", "_LIBCPP_ABI_NAMESPACE": "__1", "_LIBCPP_HAS_THREADS": "1",
            "_LIBCPP_HARDENING_MODE_DEFAULT": "_LIBCPP_HARDENING_MODE_NONE", "_LIBCPP_HAS_MONOTONIC_CLOCK": "1",
            "_LIBCPP_ASSERTION_SEMANTIC_DEFAULT": "_LIBCPP_ASSERTION_SEMANTIC_IGNORE", "_LIBCPP_HAS_TERMINAL": "1",
            "_LIBCPP_HAS_MUSL_LIBC": "0", "_LIBCPP_HAS_VENDOR_AVAILABILITY_ANNOTATIONS": "0",
            "_LIBCPP_HAS_FILESYSTEM": "1", "_LIBCPP_HAS_RANDOM_DEVICE": "1", "_LIBCPP_HAS_LOCALIZATION": "1",
            "_LIBCPP_HAS_UNICODE": "1", "_LIBCPP_HAS_WIDE_CHARACTERS": "1", "_LIBCPP_HAS_TIME_ZONE_DATABASE": "1",
            "_LIBCPP_HAS_THREAD_API_PTHREAD": "1", "_LIBCPP_HAS_THREAD_API_EXTERNAL": "0",
            **{f"_LIBCPP_ENABLE_CXX17_REMOVED_{what}": "1"  # as GCC's library has them
               for what in ("UNARY_BINARY_FUNCTION", "BINDERS", "RANDOM_SHUFFLE")}, "_LIBCPP_DISABLE_DEPRECATION_WARNINGS": "1",
            "_LIBCPP_HAS_THREAD_API_WIN32": "0", "_LIBCPP_HAS_THREAD_API_C11": "0", "__GLIBC_MINOR__": "36"}
_KERNELS = "keep the kernels in a file of their own, without it"
_LIBRARIES = tuple("""
    torch/ ATen/ c10/ THC/ pybind11/ Python.h cuda cub/ cublas curand cufft cusparse cutlass/ cute/ nccl cooperative_groups nvToolsExt
    nvtx3/ nvshmem mma.h math_constants.h device_launch_parameters.h helper_cuda.h hip/hiprtc hipcub/ rocprim/ hipblas rocblas hiprand
    rocrand rocwmma/ rccl ck/ ck_tile rocshmem/ roctx amd_smi/ rocm_smi/ miopen/ thrust/ hipfft rocfft hipsparse rocsparse hipsolver
    rocsolver hiptensor hsa/ roctracer rocprofiler mpi.h omp.h glad/ GLFW/ vulkan/ boost/ nlohmann/ fmt/ gtest/ Eigen/ Kokkos opencv GL/
""".split())  # beginnings of names of their headers
_FOLDERS = ("libcxx/include", "libcxxabi/include", "include", "libc/include/x86-linux-gnu",
            "libc/include/x86_64-linux-gnu", "libc/include/generic-glibc", "libc/include/x86-linux-any",
            "libc/include/any-linux-any")


def has(source: bytes, headers: Iterable[str], path: Sequence[str]) -> bool:
    """Whether a source or one of its own headers has host code. It calls HIP's host functions, launches a
    kernel or has a main. Or it uses a header or a name of std that only the C and C++ libraries have. path: further
    folders of headers."""
    return any(_text_has(text, tuple(path)) for text in (source, *map(_read, headers)))


@functools.lru_cache(maxsize=256)
def _text_has(text: bytes, path: tuple[str, ...]) -> bool:
    if _CALLS.search(text) or not small_names().issuperset(_STANDARD.findall(text)):
        return True
    names = (os.fsdecode(name) for name in _INCLUDES.findall(text))
    return any(not exists(name, path) and exists(name, folders()) for name in names)


def exists(name: str, path: Sequence[str]) -> bool:
    """Whether one of these folders has a header of that name."""
    return any(os.path.isfile(os.path.join(at, name)) for at in path)


@functools.cache
def small_names() -> frozenset[bytes]:
    """All words in the small headers that declare names of std."""
    small = (*compilers.STANDARD.iterdir(), compilers.INCLUDE / "a2a" / "hip_math_c99.h")
    return frozenset(word for file in small for word in re.findall(rb"\w+", file.read_bytes()))


@functools.cache
def folders() -> tuple[str, ...]:
    """The folders of the libraries' headers, in the order of the search."""
    return tuple(str(Path(_wheel()) / "lib" / name) for name in _FOLDERS)


@functools.cache
def _wheel() -> str:
    """The ziglang wheel's folder, with a slash at its end."""
    return str(Path(compilers.zig()).parent) + os.sep


@functools.cache
def _library_names() -> frozenset[str]:
    return frozenset(name for folder in filter(os.path.isdir, folders()) for name in os.listdir(folder))


def shadows(folder: str) -> bool:
    """Whether a folder has a file that is named as a header of the C or C++ library."""
    named = _library_names().intersection(os.listdir(folder)) if os.path.isdir(folder) else ()
    return any(os.path.isfile(os.path.join(folder, name)) for name in named)


def options() -> list[str]:
    """Clang's options for a source with host code."""
    defines = [f"-D{name}={value}" for name, value in {**_DEFINES, "A2A_HOSTED": "1"}.items()]
    where = [option for folder in folders() for option in ("-isystem", folder)]
    # Products of complex numbers without a call of the compiler's library that mends infinite ones: it is not the GPU's.
    return [*defines, *where, "-include", "a2a/hip_hosted.h", "-fcomplex-arithmetic=improved"]


def brought(file: str) -> bool:
    """Whether the ziglang wheel contains this header. If so, the compiler's identity covers it."""
    return file.startswith(_wheel())


GIVEN = "names of the project's build come in defines=dict(NAME=VALUE) (-D NAME=VALUE), folders of headers in include_dirs=[...] (-I)"
PTX = "inline assembly of NVIDIA GPUs (PTX's {0}); the simulated node takes HIP, and assembly of gfx942"
# Errors that hide their cause: a pattern for clang's text, and the cause. {0}, {1}: the pattern's groups.
_CAUSES = tuple((re.compile(pattern), cause) for pattern, cause in (
    (r"needs target feature ([\w-]+)", "an instruction of another GPU ({0}): MI300X (gfx942) does not have it"),
    (r"(?:constraint|register name|clobber) .*in asm\b.*\n.*asm\b[^\n]*[\"\s{](mov|cvt|ld|st|cp|mma|ldmatrix|fma|red|atom|"
     r"membar|fence|mbarrier|prefetch|bar|add|sub|mul|shfl|lop3|prmt|ex2|tanh|rcp)\.",
     PTX),
    (r"(invalid \w+ constraint '[^']*') in asm", "inline assembly for other GPUs ({0}); the simulated node takes assembly of gfx942"),
    (r"(?:undeclared identifier|unknown type name|no type named|no template named) "
     r"'((?:cuda|cu|CU|nccl|cublas|curand)(?:[A-Z]|_[a-z])\w+|CU[a-z]\w+|CU(?:DA)?_\w+|__nv_\w+|nv_bfloat16\w*|nv_half\w*|__dp[24]a\w*|__cvta_\w+|__pipeline_\w+|"
     r"__cluster_\w+|nvcuda|__grid_constant__)'",
     "{0} is CUDA's, and not among its names that are read here"),
    (r"undeclared identifier '(cuda|thrust|cutlass|cute|nvcuda)'", f"{{0}}:: is a library of CUDA's, which is not read here; {_KERNELS}"),
    (r"(?:undeclared identifier|unknown type name|use of undeclared) '(torch|at|c10|pybind11)'",
     f"{{0}}:: is PyTorch's C++ library, of which a part is read here; {_KERNELS}"),
    (r"(?:undeclared identifier|unknown type name) '(hip[A-Z]\w+|HIP_\w+)'",
     f"{{0}} is not among HIP's names that are declared here; {_KERNELS}"),
    (r"undeclared identifier '((?:thread|block)Idx|(?:block|grid)Dim|__syncthreads)'", "{0} is HIP's, and this source has included none of "
     "its headers so far: #include <hip/hip_runtime.h>, or defines=dict(NAME=VALUE) (-D NAME=VALUE) as the project's build does"),
    (r"undeclared identifier '([A-Z_][A-Z0-9_]+)'", "nothing here declares {0}; if the project's build defines it, give its value: "
     "defines=dict({0}=VALUE) (-D {0}=VALUE)"),
    (r"unknown type name '(__managed__)'", "{0}: memory that the host and all GPUs share is not simulated; a variable of "
     "the GPU is __device__ (module.symbol)"),
    (r"undeclared identifier '(malloc|free)'", "{0} in device code: there is no allocator on the GPU here; allocate on the host "
     "(rank.empty), or use an array of fixed size"),
    (r"declaration of '(\w+)' has a different language linkage", "{0} is a function of HIP's headers, which are always read here; "
     "leave out your own declaration"),
    (r"overloaded '(operator[^']+)' must have at least one parameter of class[^\n]*\n[^\n]*half", "half is the machine's own type here, "
     "with this {0}; leave out the source's"),
    (r"no matching (?:member )?function for call to '(\w+)'(?:\n.*)*call to __host__ function from",
     "{0} is host code; a kernel calls what is __device__ or constexpr (in place of std::atomic: HIP's __hip_atomic functions)"),
    (r"fatal error: '([^']+)' file not found", "{0}: no file of this name beside the source, in include_dirs or among the headers "
     "here; a project's own headers need include_dirs=[...] (-I)"),
))


def is_library(header: str) -> bool:
    """Whether a header is one of those of libraries that are known not to be here, or only in part."""
    return header.startswith(_LIBRARIES)


def explained(errors: str) -> str:
    """Clang's errors, with a sentence about a cause that they hide: a library that is not here, another GPU's code."""
    first = re.search(r"^(\S+:\d+:\d+): (?:fatal )?error: (.*(?:\n(?!\S+: (?:fatal )?error: ).*)*)", errors, re.MULTILINE)
    for pattern, cause in _CAUSES if first else ():
        if hidden := pattern.search(first[0]):
            return f"{first[1]}: error: {cause.format(*hidden.groups())}\n{errors}"
    return errors


def _read(file: str) -> bytes:
    try:
        return Path(file).read_bytes()
    except OSError:
        return b""
