"""Kernels broken on purpose, as text replacements: what the explorer and the race detector must catch.

    source = a2a.mutate.source("token_flags", "release-dropped")   # HIP text: TokenFlags(node, shape, source=source)
"""
from __future__ import annotations

from pathlib import Path

from . import early, late
from .mutation import Mutation, MutationError, inlined

KERNELS = Path(__file__).resolve().parents[1]

__all__ = ["Mutation", "MutationError", "find", "inlined", "mutations", "source"]

mutations: dict[str, dict[str, Mutation]] = {rung: {mutation.name: mutation for mutation in broken} for rung, broken in (
    ("token_flags", early.TOKEN_FLAGS), ("rank_flags", early.RANK_FLAGS), ("active_tokens", late.ACTIVE_TOKENS),
    ("fused_combine", late.FUSED_COMBINE), ("no_overheads", late.NO_OVERHEADS), ("varlen", late.VARLEN))}


def find(rung: str, name: str) -> Mutation:
    """A mutation by rung and name. MutationError names those that there are."""
    there = mutations.get(rung, {})
    if name not in there:
        raise MutationError(f"rung {rung} has no mutation {name!r}; there are {', '.join(there) or 'none'}")
    return there[name]


def source(rung: str, name: str | None = None) -> str:
    """The kernels of a rung as HIP text, broken by the mutation of that name (None: as they are)."""
    mutation = None if name is None else find(rung, name)
    text = (KERNELS / f"{rung}.hip").read_text(encoding="utf-8")
    return text if mutation is None else mutation.apply(text)
