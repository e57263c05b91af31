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

# Public name -> the module that has it.
_NAMES = {
    "Node": "machine.node",
    "Cluster": "machine.node.cluster",
    "Rank": "machine.node",
    "SymmetricHeap": "machine.node.heap",
    "Profile": "machine.node.profile",
    "Buffer": "machine.runtime",
    "capture": "machine.runtime.graph",
    "compile": "machine.toolchain",
    "Module": "machine.toolchain",
    "CompileError": "machine.toolchain",
    "Trace": "machine.trace",
    "Problem": "kernels.moe",
    "Shape": "kernels.moe",
    "shapes": "kernels.moe",
    "ExpertParallel": "kernels.layer.expert_parallel",
    "MoELayer": "lab.moe_layer",
    "Processes": "lab.processes",
    "ProcessError": "lab.processes",
    "once": "lab.once",
    "Table": "table",
    "Draw": "draw",
    "A2AError": "errors",
    "SimulationError": "errors",
    "DeadlockError": "errors",
    "FaultError": "errors",
    "BudgetError": "errors",
    "HipError": "errors",
    "LaunchError": "errors",
    "ProfileError": "errors",
}
# Public module -> its place.
_MODULES = {
    "errors": "errors",
    "table": "table",
    "heap": "machine.node.heap",
    "perfetto": "machine.trace.perfetto",
    "presets": "machine.sim.presets",
    "profile": "machine.node.profile",
    "races": "machine.trace.races",
    "runtime": "machine.runtime",
    "show": "machine.show",
    "toolchain": "machine.toolchain",
    "trace": "machine.trace",
    "triton": "machine.node.triton",
    "families": "kernels.families",
    "moe": "kernels.moe",
    "align": "kernels.align",
    "all_to_all": "kernels.all_to_all",
    "layer": "kernels.layer",
    "gemm": "kernels.gemm",
    "ag_gemm": "kernels.ag_gemm",
    "gemm_rs": "kernels.gemm_rs",
    "gemm_ar": "kernels.gemm_ar",
    "moe_layer": "kernels.moe_layer",
    "moe_backward": "kernels.moe_backward",
    "all_reduce": "kernels.all_reduce",
    "attention": "kernels.attention",
    "balance": "kernels.balance",
    "mutate": "kernels.all_to_all.designs",
    "published": "kernels.all_to_all.published",
    "bench": "lab.bench",
    "calibrate": "lab.calibrate",
    "doctor": "lab.doctor",
    "decode": "lab.decode",
    "explore": "lab.explore",
    "ladder": "lab.ladder",
    "leaderboard": "lab.leaderboard",
    "litmus": "lab.litmus",
    "processes": "lab.processes",
    "training": "lab.training",
    "check": "course.check",
    "films": "course.films",
    "museum": "course.museum",
    "bounded": "lab.bounded",
    "magic": "course.magic",
}

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
