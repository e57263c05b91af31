"""Nodes, shapes and token counts that the cases of many checks share."""

import dataclasses
from dataclasses import dataclass
from pathlib import Path

import torch

from ...kernels.moe import Problem, Shape
from ...machine.node import Node
from ...machine.node.heap import SymmetricHeap

KERNELS = Path(__file__).with_name("kernels")  # of the checks: other sides, and what a target is compared with
BUDGET = 8_000_000  # instructions after which a kernel counts as endless: seconds of waiting. Solutions need a fraction
SMALL_BUDGET = 1_000_000  # on a small node, whose records and race detector make an instruction dearer
HBM_BYTES_PER_US = 5.3e6  # MI300X's published peak, 5.3 TB/s
LEAST = "least: every byte once, at 5.3 TB/s"
NAN = float("nan")  # fills the places that a kernel has to write
UNWRITTEN = -12345.5  # the same, where an answer could compute a NaN, or add to what it finds
GUARD = 777.0  # fills the places that it must not write


def whole(ranks: int = 1, **options) -> Node:
    """Whole MI300X GPUs with ideal memory: for right values, and for times."""
    return Node(ranks, max_instructions=BUDGET, alignment="strict", **options)


def small(ranks: int = 1, **options) -> Node:
    """GPUs of 2 XCDs x 4 CUs: a few blocks fill them."""
    return Node(ranks, name="small", max_instructions=SMALL_BUDGET, alignment="strict", **options)


def strict(ranks: int = 1, seed: int = 0, **options) -> Node:
    """A small node in memory mode strict with the race detector: an answer that is right by luck fails."""
    return small(ranks, memory="strict", seed=seed, **{"races": True, **options})


def counted(ranks: int = 1, **options) -> Node:
    """A small node that records every store (`Trial.stores`), for small inputs."""
    return strict(ranks, detail=True, **options)


@dataclass(frozen=True)
class Case:
    """An input of a rung: its shape and the tokens of each rank. Later calls on the same memory rotate the tokens.

    drop: chance of a dropped choice. exact: weights whose sums are exact. memory: "whole" (whole GPUs, ideal), "small" (GPUs
    of 8 CUs, ideal) or "strict" (GPUs of 8 CUs, with the race detector, and a record of every access if detail).
    """

    experts: int
    topk: int
    dim: int
    tokens: tuple[int, ...]
    max_tokens: int = 12
    blocks: int = 4
    waves: int = 4
    drop: float = 0.0
    exact: bool = True
    memory: str = "strict"
    detail: bool = False
    routing: str = "uniform"
    target: int = 0

    def but(self, **changes) -> "Case":
        return dataclasses.replace(self, **changes)

    def node(self) -> Node:
        if self.memory == "strict":
            return strict(len(self.tokens), detail=self.detail)
        return small(len(self.tokens)) if self.memory == "small" else whole(len(self.tokens))

    def shape(self, name: str) -> Shape:
        return Shape(name, self.experts, self.topk, self.dim, self.max_tokens)

    def problem(self, name: str, seed: int, call: int = 0) -> Problem:
        turn = call % len(self.tokens)
        options = {} if self.routing == "uniform" else {"routing": self.routing, "target": self.target}
        return Problem.random(self.shape(name), len(self.tokens), seed + 100 * call, self.exact, drop=self.drop,
                              num_tokens=list(self.tokens[turn:] + self.tokens[:turn]), **options)

    def words(self, node: Node, problem: Problem, seed: int) -> str:
        dropped = sum(int((ids < 0).sum()) for ids in problem.topk_ids)
        return (f"{node.world_size} ranks with {', '.join(map(str, problem.num_tokens))} tokens, {self.experts} experts, "
                f"top-{self.topk}, rows of {self.dim}" + (f", {dropped} dropped" if dropped else "")
                + f", memory {node.memory} (seed {seed})")


FEW = Case(8, 2, 64, (5, 0, 3, 1), max_tokens=6)  # one rank without tokens
DROPPED = Case(12, 3, 520, (12, 7, 0, 4), drop=0.3)  # rows that are no multiple of a wave's 1 KiB
LONG = Case(12, 4, 6144, (12, 0, 1, 2), blocks=2, waves=2, memory="whole")  # rows that take a while to arrive
STRICT = Case(12, 3, 1032, (8, 0, 1, 6), max_tokens=8)
FULL = Case(64, 6, 2048, (20, 31, 9, 25, 0, 14, 28, 17), max_tokens=32, blocks=48, memory="whole")  # eight ranks: the score card's
MANY = Case(8, 2, 8, (140, 0, 3, 1), max_tokens=140, routing="one_rank", target=1, exact=False)  # counts above 255


class Post:
    """One node with a symmetric heap, for one input. shared: {name: (dims, dtype)}, the buffers on the heap, all zero, behind one that
    nobody uses, so that nothing lies at the heap's base. bases: of each rank."""

    def __init__(self, ranks: int, seed: int, shared: dict[str, tuple], nbytes: int = 1 << 18):
        self.node = strict(ranks, seed)
        self.heap = SymmetricHeap(self.node, nbytes)
        self.heap.alloc("before", (64,), torch.int32)
        self.shared = {name: self.heap.alloc(name, dims, dtype) for name, (dims, dtype) in shared.items()}
        self.heap.zero_()
        self.bases = self.heap.bases

    def of(self, rank: int) -> list:
        """The rank's own copies of the buffers, in their order."""
        return [copies[rank] for copies in self.shared.values()]

    def other(self, kernel: str):
        """A kernel of the other side."""
        return self.node.load(KERNELS / "other_side.hip")[kernel]

    def values(self, name: str) -> list[int]:
        """The values of a flag or counter, of each rank."""
        return [int(buffer.to_torch().to(torch.int64)) for buffer in self.shared[name]]
