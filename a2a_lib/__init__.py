"""A node of eight GPUs on your laptop, and the all-to-all kernels that run on it.

    import a2a_lib as a2a
    node    = a2a.Node()                              # 8 simulated MI300X
    shape   = a2a.shapes["dsv3"]                      # 256 experts, top-8, dim 7168, <= 256 tokens per rank
    problem = a2a.Problem.random(shape, world_size=8, seed=4)
    comm    = a2a.all_to_all.TokenFlags(node, shape)  # one rung of the ladder
    out     = comm(problem)                           # one tensor per rank
    problem.check(out)
    comm.trace.stages()                               # table: rank x stage, us

Names are imported when they are first used, so that `import a2a_lib` takes milliseconds.
"""

import importlib
import os

# PyTorch's idle OpenMP threads would spin while the simulator, which uses one core, computes. A user's setting stays.
os.environ.setdefault("OMP_WAIT_POLICY", "PASSIVE")

__version__ = "0.1.0"

# Module -> the public names that it has.
_OF_MODULES = {
    "machine.node": "Node Rank", "machine.node.cluster": "Cluster", "machine.node.heap": "SymmetricHeap",
    "machine.node.profile": "Profile", "machine.runtime": "Buffer", "machine.runtime.graph": "capture",
    "machine.toolchain": "compile Module CompileError", "machine.trace": "Trace", "kernels.moe": "Problem Shape shapes",
    "kernels.layer.expert_parallel": "ExpertParallel", "lab.moe_layer": "MoELayer", "lab.processes": "Processes ProcessError",
    "lab.once": "once", "table": "Table", "draw": "Draw",
    "errors": "A2AError SimulationError DeadlockError FaultError BudgetError HipError LaunchError ProfileError",
}
# Folder -> its public modules, each under its own name.
_OF_FOLDERS = {
    "machine": "runtime show toolchain trace", "machine.node": "heap profile triton", "machine.sim": "presets",
    "machine.trace": "perfetto races",
    "kernels": "families moe align all_to_all layer gemm ag_gemm gemm_rs gemm_ar moe_layer moe_backward all_reduce attention "
               "balance",
    "lab": "bench calibrate doctor decode explore ladder leaderboard litmus processes training bounded",
    "course": "check films museum magic",
}
# Public name -> the module that has it. Public module -> its place.
_NAMES = {name: module for module, names in _OF_MODULES.items() for name in names.split()}
_MODULES = {"errors": "errors", "table": "table", "mutate": "kernels.all_to_all.designs", "published": "kernels.all_to_all.published"}
_MODULES |= {name: f"{folder}.{name}" for folder, names in _OF_FOLDERS.items() for name in names.split()}

__all__ = ["__version__", *_NAMES, *_MODULES]


def __getattr__(name):
    if name in _NAMES:
        value = getattr(importlib.import_module(f"{__name__}.{_NAMES[name]}"), name)
    elif name in _MODULES:
        value = importlib.import_module(f"{__name__}.{_MODULES[name]}")
    else:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    globals()[name] = value
    return value


def __dir__():
    return sorted(set(globals()) | set(__all__))


def load_ipython_extension(shell) -> None:
    """`%load_ext a2a_lib`: adds the cell magics `%%hip` and `%%ranks`."""
    from .course import magic

    magic.load_ipython_extension(shell)
