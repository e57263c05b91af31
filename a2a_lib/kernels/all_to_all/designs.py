"""Other designs of the rungs, kept for study: published ones and first drafts. Most fail.

    comm = a2a.all_to_all.NoOverheads(node, shape, variant="not_restored")       # what it does
    print(a2a.all_to_all.designs.diff("no_overheads", "not_restored"))             # what differs in its kernels

Each is the rung's own kernel file with some texts replaced (variants.py), so that the kernels themselves stay free
of them. A variant may also change the host code.
"""
from __future__ import annotations

from ..rung.variants import Variant
from . import rungs


def source(rung: str, variant: str | None = None) -> str:
    """The kernels of a rung, or of one of its variants, as HIP text. KeyError for one without kernels of its own."""
    files = rungs[rung].files()
    if not files:
        raise KeyError(f"{rung} is made of PyTorch calls: it has no kernels")
    text = files[0].read_text(encoding="utf-8")
    return text if variant is None else _changing(rung, variant).apply(text)


def diff(rung: str, variant: str, context: int = 2) -> str:
    """A variant's changes of the rung's kernels as a unified diff, `context` lines around each change."""
    return _changing(rung, variant).diff(source(rung), rung, context)


def _changing(rung: str, variant: str) -> Variant:
    changing = {known.name: known for known in rungs[rung].variants if known.changes}
    if variant not in changing:
        raise KeyError(f"{rung} has no other kernels for {variant!r}; there are {', '.join(changing) or 'none'}")
    return changing[variant]
