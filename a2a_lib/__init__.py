"""A node of eight GPUs on your laptop, and the all-to-all kernels that run on it.

    import a2a_lib as a2a
    node    = a2a.Node()                              # 8 simulated MI300X
    shape   = a2a.shapes["dsv3"]                      # 256 experts, top-8, dim 7168, <= 256 tokens per rank
    problem = a2a.Problem.random(shape, world_size=8, seed=4)
    comm    = a2a.all_to_all.TokenFlags(node, shape)    # one rung of the ladder
    out     = comm(problem)                           # one tensor per rank
    problem.check(out)
    comm.trace.stages()                               # table: rank x stage, us

Names are imported when they are first used, so that `import a2a_lib` takes milliseconds.
"""

import importlib
import os
import sys
from importlib.machinery import ModuleSpec

# PyTorch's idle OpenMP threads would spin while the simulator, which uses one core, computes. A user's setting stays.
os.environ.setdefault("OMP_WAIT_POLICY", "PASSIVE")

__version__ = "0.1.0"

# Public name -> room that contains it.
_NAMES = {
    "Node": "node",
    "Cluster": "node.cluster",
    "Rank": "node",
    "SymmetricHeap": "node.heap",
    "Buffer": "runtime",
    "Draw": "draw",
    "ExpertParallel": "layer.expert_parallel",
    "Problem": "moe",
    "Shape": "moe",
    "shapes": "moe",
    "Table": "table",
    "Trace": "trace",
    "Profile": "node.profile",
    "Processes": "lab.processes",
    "ProcessError": "lab.processes",
    "compile": "toolchain",
    "once": "lab.once",
    "Module": "toolchain",
    "CompileError": "toolchain",
    "A2AError": "errors",
    "SimulationError": "errors",
    "DeadlockError": "errors",
    "FaultError": "errors",
    "BudgetError": "errors",
    "HipError": "errors",
    "LaunchError": "errors",
    "ProfileError": "errors",
}
# Public module -> its real place. `a2a.check` and `import a2a_lib.check` both work.
_MODULES = {
    "align": "align",
    "all_reduce": "all_reduce",
    "attention": "attention",
    "alltoall": "alltoall",
    "bench": "lab.bench",
    "calibrate": "lab.calibrate",
    "check": "course.check",
    "doctor": "lab.doctor",
    "errors": "errors",
    "families": "families",
    "films": "course.films",
    "explore": "lab.explore",
    "heap": "node.heap",
    "ladder": "lab.ladder",
    "leaderboard": "lab.leaderboard",
    "litmus": "lab.litmus",
    "magic": "course.magic",
    "moe": "moe",
    "moe_layer": "lab.moe_layer",
    "mutate": "alltoall.mutate",
    "megakernel": "megakernel",
    "overlap": "overlap",
    "perfetto": "trace.perfetto",
    "presets": "sim.presets",
    "processes": "lab.processes",
    "profile": "node.profile",
    "published": "alltoall.published",
    "races": "trace.races",
    "runtime": "runtime",
    "show": "show",
    "table": "table",
    "toolchain": "toolchain",
    "trace": "trace",
    "training": "lab.training",
    "triton": "node.triton",
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


class _PublicModules:
    """Finds `a2a_lib.check` at its real place, `a2a_lib.course.check`: one module under two names."""

    def find_spec(self, fullname, path=None, target=None):
        name = fullname.removeprefix(f"{__name__}.")
        origin = _MODULES.get(name, name)
        if name == fullname or origin == name:
            return None
        return ModuleSpec(fullname, self, origin=origin)

    def create_module(self, spec):
        module = importlib.import_module(f"{__name__}.{spec.origin}")
        self._own = module.__spec__
        return module

    def exec_module(self, module):  # it is already loaded; the import system has just replaced its spec by the alias's
        module.__spec__ = self._own


sys.meta_path.append(_PublicModules())


def load_ipython_extension(shell) -> None:
    """`%load_ext a2a_lib`: adds the cell magics `%%hip` and `%%ranks`."""
    from .course import magic

    magic.load_ipython_extension(shell)
