"""The ladder: one rung per file, behind one interface (`AllToAll`).

`rungs` maps the name of a rung to its class and imports it when asked: `rungs["sorted"]`. The classes are attributes
of this package too: `alltoall.Sorted`. A rung is NAME.py with its class; one made of kernels has them in NAME.hip, and
their variants in NAME_variants.py. Its line below makes it known.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import TYPE_CHECKING

from .choose import name_of

if TYPE_CHECKING:
    from ..rungs.base import AllToAll

REGISTRY = {  # name (also the module's) -> class, in the order of the ladder
    "reference": "Reference",
    "sorted": "Sorted",
    "p2p": "P2P",
    "rank_flags": "RankFlags",
    "token_flags": "TokenFlags",
    "active_tokens": "ActiveTokens",
    "fused_combine": "FusedCombine",
    "no_overheads": "NoOverheads",
    "profiled": "Profiled",
    "varlen": "Varlen",
    "one_launch": "OneLaunch",
    "dedup": "Dedup",
    "prereduced": "Prereduced",
    "inline_flags": "InlineFlags",
    "pipelined": "Pipelined",
    "fp8_rows": "FP8Rows",
}


class _Rungs(Mapping):
    def __getitem__(self, name: str) -> type[AllToAll]:
        if name not in REGISTRY:
            raise KeyError(f"no rung is called {name!r}; there are {', '.join(self)}")
        return getattr(import_module(f"{__name__}.{name}"), REGISTRY[name])

    def __iter__(self):
        return iter(REGISTRY)

    def __len__(self):
        return len(REGISTRY)

    def __repr__(self):
        return f"rungs({', '.join(self)})"


rungs: Mapping[str, type[AllToAll]] = _Rungs()


def measured() -> list[str]:
    """The rungs that are steps of the ladder, compared and timed with one another."""
    return [name for name in rungs if rungs[name].measured]


def with_kernels() -> list[str]:
    """The rungs made of HIP kernels: those that have a source, stages and variants."""
    return [name for name in rungs if hasattr(rungs[name], "stages")]


def best(shape, node, *, fp8: bool = False, **options) -> AllToAll:
    """The fastest rung at a shape (or the name of one) on a node, made, with its own grid (see choose.py). Its sums are
    rounded as prereduced.hip says. fp8: rows may also be rounded to e4m3 on their way to the experts, by at most a
    sixteenth of a value (fp8_rows.hip), where that is faster; `comm.check` knows the bound. options: of `HipRung`."""
    return rungs[name_of(shape, node.target, fp8)](node, shape, **options)


def __getattr__(name: str):
    if name == "AllToAll":  # imported when first used, because it imports PyTorch: the rungs' names need none of it
        return import_module("..rungs.base", __name__).AllToAll
    for rung, class_name in REGISTRY.items():
        if class_name == name:
            return rungs[rung]
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__():
    return [*globals(), *REGISTRY.values()]  # the rung `sorted` hides the function of that name here


__all__ = ["AllToAll", "best", "measured", "rungs", "with_kernels", *REGISTRY.values()]
