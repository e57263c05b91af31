"""Kernels broken on purpose, as text replacements: what the explorer and the race detector must catch.

    source = a2a.mutate.source("token_flags", "release-dropped")   # HIP text: TokenFlags(node, shape, source=source)
    comm = a2a.all_to_all.TokenFlags(node, shape, variant="release-dropped")   # the same
"""
from __future__ import annotations

from ..rung.variants import MutationError, Variant
from . import designs, rungs


def find(rung: str, name: str) -> Variant:
    """A mutation by rung and name. MutationError names those that there are."""
    there = rungs[rung].mutations()
    if name not in there:
        raise MutationError(f"rung {rung} has no mutation {name!r}; there are {', '.join(there) or 'none'}")
    return there[name]


def source(rung: str, name: str | None = None) -> str:
    """The kernels of a rung as HIP text, broken by the mutation of that name (None: as they are). MutationError
    where there is none of that name, or the text it replaces is not there once."""
    return designs.source(rung) if name is None else find(rung, name).apply(designs.source(rung))
