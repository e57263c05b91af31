"""Variants of the rungs' kernels, as text replacements: other designs, kept for study, and kernels broken on purpose.

    comm = a2a.all_to_all.NoOverheads(node, shape, variant="not_restored")       # what it does
    print(a2a.all_to_all.designs.diff("no_overheads", "not_restored"))             # what differs in its kernels
    source = a2a.mutate.source("token_flags", "release-dropped")   # HIP text: TokenFlags(node, shape, source=source)

Designs are published ones and first drafts; most fail. Mutations are what the explorer and the race detector must catch. Each is the
rung's own kernel file with some texts replaced (variants.py), so that the kernels themselves stay free of them. A variant may
also change the host code.
"""
from ..rung.variants import MutationError, Variant
from . import rungs


def find(rung: str, name: str) -> Variant:
    """A variant that changes kernels, by rung and name. MutationError names those that there are."""
    there = {variant.name: variant for variant in rungs[rung].variants if variant.changes}
    if name not in there:
        raise MutationError(f"rung {rung} has no other kernels for {name!r}; there are {', '.join(there) or 'none'}")
    return there[name]


def source(rung: str, name: str | None = None) -> str:
    """The kernels of a rung as HIP text, changed by the variant of that name (None: as they are). MutationError where there is none of
    that name, or the text it replaces is not there once. KeyError for a rung without kernels."""
    files = rungs[rung].files()
    if not files:
        raise KeyError(f"{rung} is made of PyTorch calls: it has no kernels")
    text = files[0].read_text(encoding="utf-8")
    return text if name is None else find(rung, name).apply(text)


def diff(rung: str, name: str, context: int = 2) -> str:
    """A variant's changes of the rung's kernels as a unified diff, `context` lines around each change. MutationError and KeyError as
    `source`."""
    return find(rung, name).diff(source(rung), rung, context)
