"""The kernels whose gfx942 assembly is in the repository, so that every machine runs them without Triton.

They are those of a family's `stored.py`, and those that its mutations and designs change.

    python -m a2a_lib.kernels.rung.triton_mutants ag_gemm layer     writes these families' anew, with the installed Triton
"""
from __future__ import annotations

import sys
from collections.abc import Iterable
from importlib import import_module
from typing import Any

from ...machine.node.triton import load
from ...machine.toolchain.triton import store_all, store_mutants
from .triton_rung import TritonRung
from .triton_variants import with_changes
from .variants import DESIGN, MUTATION


def kernels(family: str) -> list[tuple[Any, str, dict]]:
    """(function, signature, constants and options) of each kernel of a family that is stored as it is."""
    return import_module(f"{__package__.rpartition('.')[0]}.{family}.stored").KERNELS


def mutants(family: str) -> list[tuple[Any, str, dict]]:
    """The kernels that mutations and designs of a family change, in the form of `kernels`."""
    rungs = import_module(f"{__package__.rpartition('.')[0]}.{family}.family").FAMILY.rungs.values()
    kinds = [kind for kind in rungs if issubclass(kind, TritonRung)]
    return changed_kernels(kinds) + changed_kernels(kinds, DESIGN)


def changed_kernels(kinds: Iterable[type[TritonRung]], of: str = MUTATION) -> list[tuple[Any, str, dict]]:
    """(function, signature, constants and options) of each kernel that a mutation of these rungs changes, as the rungs' situations
    load it. of: DESIGN for those that a design changes."""
    changed: list[tuple[Any, str, dict]] = []
    for kind in kinds:
        kernels = loaded_kernels(kind)
        for mutation in kind.of_kind(of).values():
            for function, signature, constants in kernels:
                new = with_changes(function, kind.modules, mutation.changes)
                if new is not function:
                    changed.append((new, signature, constants))
    return changed


def loaded_kernels(kind: type[TritonRung]) -> list[tuple[Any, str, dict]]:
    """(function, signature, constants and options) of each kernel that the rung itself loads in its situations."""
    kernels: list[tuple[Any, str, dict]] = []

    class Recorder(kind):  # type: ignore[misc, valid-type]
        """Notes what it loads."""

        separate = False  # of rungs with several launches: a mutation is compiled once, for all of them

        def load(self, function, signature, **constants):
            if (function, signature, constants) not in kernels:
                kernels.append((function, signature, constants))
            return load(self.node, function, signature, **constants)

    for situation in kind.all_situations():
        with situation.node("ideal", 0) as node:
            Recorder(node, kind.family.small_shape(situation.name, situation.shape), **dict(situation.options))
    return kernels


if __name__ == "__main__":
    families = sys.argv[1:]
    print("\n".join(store_all([kernel for name in families for kernel in kernels(name)])
                    + store_mutants([kernel for name in families for kernel in mutants(name)])))
