"""Variants of a rung's kernels: each replaces texts of them. Designs are kept for study; mutations are broken on
purpose. Both are a `Variant`."""
import difflib
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from ...errors import A2AError

DEVICE = Path(__file__).resolve().parents[2] / "machine" / "device"
# Headers that kernels of several rungs share; sums.h includes places.h.
SHARED = ("a2a/alltoall.h", "a2a/sums.h", "a2a/places.h", "a2a/align.h", "a2a/slots.h")
DESIGN, MUTATION = "design", "mutation"


class MutationError(A2AError, ValueError):
    """A variant that does not exist, or whose text is not in the kernel exactly once."""


@dataclass(frozen=True)
class Variant:
    """The changes of one variant of a rung.

    name        how it is asked for: `TokenFlags(node, shape, variant=name)`
    why         what differs, and what comes of it
    changes     (text, text instead) in the rung's kernel file, each found exactly once; (): none
    silent      why no schedule of the simulated machine shows a mutation, "" if one does; the race detector reports it
                all the same
    stalls      True: only schedules in which waves pause show it (`explore(stalls=True)`)
    options     more arguments of the rung
    header      the kernels' parts in the headers of `SHARED` change too
    kind        DESIGN: published, or instructive; MUTATION: what the explorer and the race detector must catch
    arguments   kernel -> (name, name instead) in what the host passes
    cooperative kernel -> whether it is launched cooperatively, where that differs
    keeps_flags the host does not zero the flags of a heap that it takes over
    prepare     called with the rung once its memory is there (HIP), or its input (Triton)
    before      called with (rung, kernel, call) before the launches of a kernel on all ranks
    """

    name: str
    why: str
    changes: tuple[tuple[str, str], ...] = ()
    silent: str = ""
    header: bool = False
    kind: str = DESIGN
    arguments: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    cooperative: Mapping[str, bool] = field(default_factory=dict)
    keeps_flags: bool = False
    stalls: bool = False
    options: tuple[tuple[str, Any], ...] = ()
    prepare: Callable[[Any], None] | None = None
    before: Callable[[Any, str, Any], None] | None = None

    def apply(self, source: str) -> str:
        """The changed source. MutationError if a text is not there exactly once."""
        source = inlined(source) if self.header else source
        for old, new in self.changes:
            if source.count(old) != 1:
                raise MutationError(f"{self.kind} {self.name!r}: the kernel has this text {source.count(old)} times, "
                                    f"not once:\n{old}")
            source = source.replace(old, new)
        return source

    def diff(self, source: str, rung: str, context: int = 2) -> str:
        """The variant's changes of `source` as a unified diff, `context` lines around each change."""
        own = inlined(source) if self.header else source
        return "\n".join(difflib.unified_diff(own.splitlines(), self.apply(source).splitlines(), rung,
                                              f"{rung}, {self.name}", n=context, lineterm=""))


Mutation = partial(Variant, kind=MUTATION)


def inlined(text: str) -> str:
    """A kernel file with the text of the headers of `SHARED` in the place of their includes, so that this can be changed
    too."""
    for name in SHARED:
        shared = (DEVICE / name).read_text(encoding="utf-8").replace("#pragma once\n", "")
        text = text.replace(f'#include "{name}"\n', shared)
    return text


def swap(text: str, old: str, new: str) -> tuple[tuple[str, str], ...]:
    """A change of `text` in which `old` becomes `new`."""
    return ((text, text.replace(old, new)),)


_TEXT = re.compile(r'^extern "C" __global__[^;{]*?void\s+(\w+)\s*\([^{]*\{.*?^\}$', re.MULTILINE | re.DOTALL)


def texts_of_file(file: Path) -> dict[str, str]:
    """{kernel: its text with the comment before it}; "": the text before the first kernel's own comment, or after the
    last kernel."""
    texts, at, source = {}, 0, file.read_text(encoding="utf-8")
    for kernel in _TEXT.finditer(source):
        start = at if at else source.rfind("\n\n", 0, kernel.start()) + 2
        if not at:
            texts[""] = source[:start].strip("\n") + "\n"
        texts[kernel[1]] = source[start:kernel.end()].strip("\n") + "\n"
        at = kernel.end()
    return texts


# A place in a peer's memory, as HIP's and as Triton's kernels have it.
TRANSLATE = r"world\.at\(((?:[^()]|\([^()]*\))*), \w+\)|\bat\((\w+), bases, rank, (?:[^()]|\([^()]*\))+\)"
# Operators that recur: the name that a mutation begins with, and the change of a text of the kernel.
OPERATORS: dict[str, Callable[[str], str]] = {
    "release-dropped": lambda text: text.replace("release", "relaxed"),
    "acquire-dropped": lambda text: text.replace("acquire", "relaxed"),
    "agent-for-system": lambda text: text.replace("system", "agent"),
    "wrong-epoch": lambda text: text.replace("world.epoch", "world.epoch - 1"),
    "translate-forgotten": lambda text: re.sub(TRANSLATE, r"\1\2", text),
    "wave-barrier-dropped": lambda text: "",
    "block-barrier-dropped": lambda text: "",
}


def broken(name: str, why: str, text: str, silent: str = "", **options: Any) -> Variant:
    """A mutation that does to one text of the kernel what its name begins with, one of `OPERATORS`. options: of `Variant`."""
    operator = next(change for start, change in OPERATORS.items() if name.startswith(start))
    return Mutation(name, why, ((text, operator(text)),), silent, **options)
