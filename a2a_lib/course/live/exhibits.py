"""The museum's exhibits in the shape of a rung, "lesson/museum": a workload for each, with its mended and its broken kernels."""
from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from ...errors import A2AError
from ...kernels.rung.variants import MUTATION, Variant
from ...machine.node import Node
from ..museum import EXHIBITS, Stage
from ..museum.exhibit import compare
from .cells import Cells, Load


@dataclass(frozen=True)
class Shown(Load):
    """An exhibit."""

    def node(self, memory: str, seed: int) -> Node:
        return Node(EXHIBITS[self.name].ranks, target="sim", name="small", memory=memory, seed=seed)


class Museum(Cells):
    """All exhibits. Source files are NAME.hip and NAME-broken.hip."""

    name, lesson = "museum", "22"
    idea = "bugs that others shipped, rebuilt small: the mended kernels"
    variants = (Variant("broken", kind=MUTATION, why="the kernels with the bug; lesson 22 and `a2a museum` say what was seen"),)
    loads = tuple(map(Shown, EXHIBITS))

    @classmethod
    def texts(cls) -> dict[str, str]:
        return {file_of(name, broken): exhibit.text(not broken) for name, exhibit in EXHIBITS.items() for broken in (False, True)}

    @classmethod
    def files(cls) -> list[Path]:
        return []

    @classmethod
    def run(cls, node: Node, load: Load, variant: str | None) -> None:
        exhibit, broken = EXHIBITS[load.name], variant is not None
        module = node.load(exhibit.text(not broken), name=file_of(load.name, broken))
        try:
            compare(exhibit.run(Stage(node, exhibit, module)))
        except AssertionError as error:
            raise A2AError(str(error)) from None


def file_of(name: str, broken: bool) -> str:
    """The name of an exhibit's source in reports."""
    return f"{name}-broken.hip" if broken else f"{name}.hip"
