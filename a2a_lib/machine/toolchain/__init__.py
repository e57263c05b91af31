"""Source -> `Module`: kernels with their arguments, registers and occupancy, gfx942 assembly, source lines. `compile`
compiles HIP; `Module.from_assembly` loads assembly from other tools.

Targets
    "sim"   gfx942 assembly text by the clang of the `ziglang` wheel; the simulated node executes it
    "hip"   a ROCm code object, for real AMD GPUs               (A2A_HIP_ARCH, default gfx942): the assembly of "sim"
            linked by the same clang (code_object.py), so that the simulated code is the code that runs. AMD's compiler
            makes it for other GPUs, and if A2A_HIP_COMPILER is hipcc
    "cuda"  a cubin by nvcc, for real NVIDIA GPUs               (A2A_CUDA_ARCH, default sm_90)
Arguments always come from clang, so that every target checks launches in the same way.

Results are cached on disk (cache.py: A2A_CACHE_DIR, default the platform's cache folder). The key is a hash of source,
flags, compiler and every header with its current text (includes.py). A failed compilation raises CompileError with an
explanation.
"""

from .cache import cache_dir
from .compilers import INCLUDE, CompileError, MissingCompilerError
from .hip import OPT_LEVELS, TARGETS, compile
from .kernel import Arg, Kernel
from .module import Module

__all__ = ["INCLUDE", "OPT_LEVELS", "TARGETS", "Arg", "CompileError", "Kernel", "MissingCompilerError", "Module",
           "cache_dir", "compile"]
