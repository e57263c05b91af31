"""Kernels of lessons' own cells, and the museum's exhibits, in the shape of a rung: `runs` and `store` take them like one. Their names
begin with "lesson/"."""
import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import torch

from ...errors import A2AError
from ...kernels.moe import Problem, Shape
from ...kernels.rung.variants import MUTATION, Variant
from ...machine.node import Node, SymmetricHeap
from ..museum import EXHIBITS, Stage
from ..museum.exhibit import compare
from ..notebooks import text_of

NOTEBOOKS = Path(__file__).resolve().parents[3] / "notebooks"


@cache
def source(lesson: str, cell: str) -> str:
    """The kernels of a cell that begins with %%hip, by its id."""
    path = next(NOTEBOOKS.glob(f"{lesson}_*.ipynb"))
    texts = {each["id"]: text_of(each["source"]) for each in json.loads(path.read_text(encoding="utf-8"))["cells"]}
    return texts[cell].split("\n", 1)[1]


class CellsFamily:
    """Answers what `runs` asks of a family."""

    name = "lesson"
    world_size = 1
    default_shape = None

    def shapes(self) -> dict[str, Any]:
        return {}

    def exact_problem(self, shape: Any, world_size: int, seed: int, **options: Any) -> Problem:
        return Problem.random(shape, world_size, seed=seed, exact=True, **options)


@dataclass(frozen=True)
class Load:
    """The work of a run: a `rungs.Situation` as far as `runs` asks for one."""

    name: str
    blocks: int = 1
    nodes: int = 1

    def node(self, memory: str, seed: int) -> Node:
        return Node(8, target="sim", memory=memory, seed=seed)

    def run(self, node: Node, kind: "type[Cells]", seed: int, variant: str | None) -> None:
        if variant not in (None, *(each.name for each in kind.variants)):
            raise ValueError(f"{kind.full_name()} has no variant {variant!r}")
        kind.run(node, self, variant)


class Cells:
    """Kernels of cells. `run` launches them on a node, and raises A2AError for a wrong output."""

    family: Any = CellsFamily()
    name = idea = lesson = ""
    cells: tuple[str, ...] = ()  # whose kernels it runs
    variants: tuple[Variant, ...] = ()
    loads: tuple[Load, ...] = ()

    def begin(self, problem: Any) -> None:
        """Does nothing, because a cell has no calls."""

    read_outputs = check = begin

    @classmethod
    def full_name(cls) -> str:
        return f"{cls.family.name}/{cls.name}"

    @classmethod
    def files(cls) -> list[Path]:
        return []

    @classmethod
    def texts(cls) -> dict[str, str]:
        """{name in reports: source}"""
        return {f"{cell}.hip": source(cls.lesson, cell) for cell in cls.cells}

    @classmethod
    def all_situations(cls) -> tuple[Load, ...]:
        return cls.loads

    @classmethod
    def load(cls, node: Node, cell: str) -> Any:
        return node.load(source(cls.lesson, cell), name=f"{cell}.hip")

    @classmethod
    def run(cls, node: Node, load: Load, variant: str | None) -> None:
        raise NotImplementedError


class Sums(Cells):
    """Lesson 01: rows are gathered by expert, and added up by token."""

    name, lesson = "sums", "01"
    cells = ("gather-kernel", "reduce-kernel", "scatter-kernel")
    idea = "gather by expert; then a wave for each 64 pieces of a token adds up its rows"
    variants = (Variant("scatter-add", kind=MUTATION, why="each wave adds its row to the token's sum: two waves that read the same "
                                                          "old sum overwrite each other's result"),
                Variant("reduce-tokens", why="a wave for each token adds up its rows"))
    loads = (Load("64 tokens, 64 blocks", 64), Load("64 tokens, 1 block", 1), Load("64 tokens, 304 blocks", 304))
    shape = Shape("lesson", num_experts=8, topk=4, dim=512, max_tokens=64)

    @classmethod
    def run(cls, node: Node, load: Load, variant: str | None) -> None:
        gpu, shape = node.ranks[0], cls.shape
        problem = cls.family.exact_problem(shape, 1, 4, num_tokens=shape.max_tokens)
        x, ids = problem.tokens[0], problem.topk_ids[0]
        order = ids.flatten().argsort(stable=True)
        places = torch.empty_like(order).int()
        places[order] = torch.arange(len(order), dtype=torch.int32)
        rows = gpu.empty((len(order), shape.dim), torch.float16, "rows")
        out = gpu.zeros(tuple(x.shape), torch.float16, "out")
        inputs = gpu.from_torch(x, "x"), gpu.from_torch(order.int(), "order"), gpu.from_torch(places, "slot_of")
        gather = cls.load(node, "gather-kernel").gather
        gpu.launch(gather, load.blocks, 256, rows, *inputs[:2], len(order), shape.topk, shape.dim)
        if variant == "scatter-add":
            kernel = cls.load(node, "scatter-kernel").scatter_add
            gpu.launch(kernel, load.blocks, 256, out, rows, inputs[1], len(order), shape.topk, shape.dim)
        else:
            kernels = cls.load(node, "reduce-kernel")
            kernel = kernels.reduce_tokens if variant else kernels.reduce_parts
            gpu.launch(kernel, load.blocks, 256, out, rows, inputs[2], len(x), shape.topk, shape.dim)
        node.synchronize()
        if not torch.equal(out.to_torch(), shape.topk * x):
            raise A2AError("the sums are wrong")


class Note(Cells):
    """Lesson 04: rank 0 stores a note in the memory of rank 1, and then a flag."""

    name, lesson = "note", "04"
    cells = ("note-kernels", "send-kernel")
    idea = "rank 0 stores 64 numbers in the memory of rank 1, and then a flag, for which rank 1 waits"
    variants = (Variant("flag-at-home", kind=MUTATION, why="the flag's address is not translated: rank 0 sets its own flag"),)
    loads = (Load("64 numbers"),)

    @classmethod
    def run(cls, node: Node, load: Load, variant: str | None) -> None:
        heap = SymmetricHeap(node, 1 << 20)
        note, flag = heap.alloc("note", (64,), torch.int32), heap.alloc("flag", (1,), torch.uint32)
        heap.zero_()
        out = node.ranks[1].zeros((64,), torch.int32, "out")
        kernels = cls.load(node, "note-kernels")
        send = kernels.send if variant else cls.load(node, "send-kernel").send
        node.ranks[1].launch(kernels.recv, 1, 64, out, note[1], flag[1])
        node.ranks[0].launch(send, 1, 64, note[0], flag[0], heap.bases[0], 0, 1)
        node.synchronize()
        if not torch.equal(out.to_torch(), 100 + torch.arange(64, dtype=torch.int32)):
            raise A2AError("rank 1 reads another note")


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


KINDS: dict[str, type[Cells]] = {kind.full_name(): kind for kind in (Sums, Note, Museum)}
