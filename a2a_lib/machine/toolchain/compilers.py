"""The compilers: the pinned clang of the `ziglang` wheel, ROCm's and CUDA's. Finds and runs them."""
import importlib.util
import os
import re
import shutil
import signal
import subprocess
from contextlib import suppress
from pathlib import Path

from ...errors import A2AError
from . import code_object

try:
    import resource
except ImportError:  # Windows
    resource = None  # type: ignore[assignment]

MOST_SECONDS = 300.0  # of a compilation; the course's take some seconds
MOST_MEMORY = 6_000_000_000  # bytes of addresses of a compiler (Linux)
MOST_WORDS = 100_000  # bytes of a compiler's messages
INCLUDE = Path(__file__).resolve().parents[1] / "device"
ROCM = INCLUDE / "rocm"  # <hip/hip_runtime.h>, ...: the pinned clang has none of its own
STANDARD = INCLUDE / "standard"  # <cmath>, ...: the parts that kernels use; host_code.py has the rest
OWN = (ROCM, ROCM / "hip", STANDARD)  # searched in this order. Some projects write <hip_bf16.h>, with rocm/include/hip on the path


class CompileError(A2AError):
    """The compiler refused the source. The text names the reader's own file and line. `.file` and `.line` are the first
    error's place (None, 0 if the compiler named none)."""

    def __init__(self, text: str):
        super().__init__(text)
        place = re.search(r"^(.+?)[:(](\d+)[:)].*?error", text, re.M)
        self.file, self.line = (place[1], int(place[2])) if place else (None, 0)

    def _render_traceback_(self):  # IPython calls this instead of printing a Python traceback
        return [str(self)]


class EndlessError(CompileError):
    """The compiler took longer than MOST_SECONDS."""


class MissingCompilerError(A2AError):
    """The compiler of a target is not installed, or does not run."""


class MissingTritonError(MissingCompilerError):
    """A Triton function that has no stored assembly, on a machine without Triton."""


# Variables that change a compilation implicitly. The pinned clang gets none of them. ROCm's and CUDA's compilers may
# need them to find their own headers, and their cache keys contain them.
_AMBIENT = ("CPATH", "C_INCLUDE_PATH", "CPLUS_INCLUDE_PATH", "OBJC_INCLUDE_PATH", "OBJCPLUS_INCLUDE_PATH",
            "CCC_OVERRIDE_OPTIONS", "SOURCE_DATE_EPOCH", "NVCC_PREPEND_FLAGS", "NVCC_APPEND_FLAGS", "NVCC_CCBIN",
            "HIPCC_COMPILE_FLAGS_APPEND", "HIPCC_LINK_FLAGS_APPEND")


HIP_COMPILERS = ("clang", "hipcc")  # values of A2A_HIP_COMPILER: the pinned clang, and AMD's compiler


def environment(target: str) -> list[str | None]:
    """The values of the environment that affect a compilation for this target."""
    return [] if target == "sim" else [os.environ.get(name) for name in _AMBIENT]


def zig() -> str:
    spec = importlib.util.find_spec("ziglang")
    if spec is None or not spec.submodule_search_locations:
        raise MissingCompilerError("the clang that compiles kernels is missing: pip install ziglang")
    return str(Path(spec.submodule_search_locations[0]) / ("zig.exe" if os.name == "nt" else "zig"))


def native(target: str) -> str:
    """Path of ROCm's or CUDA's compiler."""
    names = {"hip": ("hipcc", "amdclang++"), "cuda": ("nvcc",)}[target]
    roots = {"hip": os.environ.get("ROCM_PATH", "/opt/rocm"), "cuda": os.environ.get("CUDA_HOME", "/usr/local/cuda")}
    for n in names:
        path = shutil.which(n) or shutil.which(n, path=str(Path(roots[target]) / "bin"))
        if path:
            return path
    raise MissingCompilerError(f"target {target!r} needs {' or '.join(names)}, which is not installed here")


def links_itself(target: str, arch: str) -> bool:
    """Whether the pinned clang makes the code object of target "hip". It does for gfx942, unless A2A_HIP_COMPILER is
    "hipcc"; other GPUs need AMD's compiler. Raises ValueError for another value of A2A_HIP_COMPILER,
    MissingCompilerError for "clang" and another GPU."""
    if target != "hip":
        return False
    chosen = os.environ.get("A2A_HIP_COMPILER") or ("clang" if arch == code_object.ARCH else "hipcc")
    if chosen not in HIP_COMPILERS:
        raise ValueError(f"the environment variable A2A_HIP_COMPILER is {chosen!r}: one of {', '.join(HIP_COMPILERS)}")
    if chosen == "clang" and arch != code_object.ARCH:
        raise MissingCompilerError(f"A2A_HIP_COMPILER=clang makes code objects for {code_object.ARCH} alone, "
                                   f"and A2A_HIP_ARCH is {arch}: A2A_HIP_COMPILER=hipcc")
    return chosen == "clang"


def code_object_options(compiler: str) -> list[str]:
    """Options with which AMD's compiler writes a code object instead of a program."""
    return ["--genco"] if Path(compiler).stem == "hipcc" else ["-x", "hip", "--cuda-device-only"]


def arch_of(target: str) -> str:
    return {"sim": code_object.ARCH, "hip": os.environ.get("A2A_HIP_ARCH", code_object.ARCH),
            "cuda": os.environ.get("A2A_CUDA_ARCH", "sm_90")}[target]


def identity(compiler: str) -> list:
    try:
        stat = os.stat(compiler)
    except OSError as error:
        raise MissingCompilerError(f"{compiler} is not there: {error.strerror} (pip install ziglang)") from error
    return [compiler, stat.st_size, stat.st_mtime_ns]


def _bounded(command: list[str], stdin: bytes | None, folder: str | None, environment: dict) -> subprocess.CompletedProcess:
    """Runs a compiler, and ends it with all that it started where it takes too long. CompileError; MissingCompilerError."""
    try:
        process = subprocess.Popen(command, stdin=subprocess.DEVNULL if stdin is None else subprocess.PIPE, stdout=subprocess.PIPE,
                                   stderr=subprocess.PIPE, cwd=folder, env=environment, start_new_session=True)
    except OSError as error:
        raise MissingCompilerError(f"{command[0]} does not run: {error.strerror}") from error
    if resource is not None and hasattr(resource, "prlimit"):
        with suppress(OSError, ValueError):  # it may have ended
            resource.prlimit(process.pid, resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
    try:
        out, err = process.communicate(stdin, timeout=MOST_SECONDS)
    except subprocess.TimeoutExpired:
        raise EndlessError(f"the compiler found no end in {MOST_SECONDS:g} s: does a template or a loop of the preprocessor multiply "
                           "without bound?") from None
    finally:
        with suppress(OSError, AttributeError):
            os.killpg(process.pid, signal.SIGKILL)
        process.kill()
        process.wait()
    if process.returncode < 0 or b"out of memory" in err.lower() or b"OutOfMemory" in err:
        err += (f"\nthe compiler was ended (signal {-process.returncode}), or needed more than {MOST_MEMORY / 1e9:.0f} GB of memory"
                .encode())
    return subprocess.CompletedProcess(command, process.returncode, out, err)


def run(command: list[str], stdin: bytes | None = None, folder: str | None = None) -> tuple[bytes, str]:
    """A compiler's output, and its warnings. folder: its working folder. Raises CompileError with its messages."""
    # If hipcc finds nvcc, it compiles for NVIDIA by default.
    variables = os.environ | {"HIP_PLATFORM": "amd"}
    if command[1:2] == ["clang"]:
        variables = {name: value for name, value in os.environ.items() if name not in _AMBIENT}
    result = _bounded(command, stdin, folder, variables)
    messages = result.stderr[:MOST_WORDS].decode(errors="replace").replace(str(INCLUDE) + os.sep, "")
    messages = re.sub(r"[^\s:]*/ziglang/lib/", "", messages)
    messages = re.sub(r"^\d+ (warnings?|errors?)( and \d+ errors?)? generated.*\n", "", messages, flags=re.M).strip()
    if result.returncode:
        raise CompileError(messages or f"{Path(command[0]).name} failed with exit status {result.returncode}")
    return result.stdout, messages
