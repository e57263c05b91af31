"""A node of eight GPUs on your laptop, and the all-to-all kernels that run on it.

    import a2a_lib as a2a
    node    = a2a.Node()                              # 8 simulated MI300X
    shape   = a2a.shapes["dsv3"]                      # 256 experts, top-8, dim 7168, <= 256 tokens per rank
    problem = a2a.Problem.random(shape, world_size=8, seed=4)
    comm    = a2a.alltoall.TokenFlags(node, shape)    # one rung of the ladder
    out     = comm(problem)                           # one tensor per rank
    problem.check(out)
    comm.trace.stages()                               # table: rank x stage, us

Names are imported when they are first used, so that `import a2a_lib` takes milliseconds.
"""

import importlib
import os

# PyTorch's idle OpenMP threads would spin while the simulator, which uses one core, computes. Only where nobody said.
os.environ.setdefault("OMP_WAIT_POLICY", "PASSIVE")

__version__ = "0.1.0"

# Public name -> the module that defines it.
_NAMES = {
    "Node": "node",
    "Rank": "node",
    "SymmetricHeap": "heap",
    "Buffer": "runtime",
    "Problem": "moe",
    "Shape": "moe",
    "shapes": "moe",
    "Trace": "trace",
    "Profile": "profile",
    "Processes": "processes",
    "ProcessError": "processes",
    "compile": "toolchain",
    "Module": "toolchain",
    "CompileError": "toolchain",
    "A2AError": "errors",
    "SimulationError": "errors",
    "DeadlockError": "errors",
    "FaultError": "errors",
    "BudgetError": "errors",
    "HipError": "errors",
    "ProfileError": "errors",
}
_MODULES = ("alltoall", "bench", "check", "errors", "explore", "ladder", "litmus", "moe", "mutate", "perfetto",
            "processes", "profile", "published", "runtime", "show", "toolchain", "trace")

__all__ = ["__version__", *_NAMES, *_MODULES]


def __getattr__(name):
    if name in _NAMES:
        value = getattr(importlib.import_module(f"{__name__}.{_NAMES[name]}"), name)
        globals()[name] = value
        return value
    if name in _MODULES:
        return importlib.import_module(f"{__name__}.{name}")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__():
    return sorted(set(globals()) | set(__all__))
