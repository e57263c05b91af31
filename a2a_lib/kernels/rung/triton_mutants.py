"""The kernels that mutations of Triton rungs change: their assembly is stored, so that every machine runs them."""
from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ...machine.node.triton import load
from .triton_rung import TritonRung
from .triton_variants import with_changes
from .variants import MUTATION


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
