"""What the cases of many checks have in common: nodes, shapes and token counts, each with a name of its own."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass

from ...moe import Problem, Shape
from ...node import Node

BUDGET = 50_000_000  # instructions until a kernel is taken for endless: seconds of waiting
HBM_BYTES_PER_US = 5.3e6  # MI300X's published peak, 5.3 TB/s
LEAST = "least: every byte once, at 5.3 TB/s"
NAN = float("nan")  # stands wherever a kernel has to write
GUARD = 777.0  # stands wherever it has nothing to write


def whole(ranks: int = 1, **how) -> Node:
    """Whole MI300X, memory as it should be: for right values, and for times."""
    return Node(ranks, max_instructions=BUDGET, alignment="strict", **how)


def small(ranks: int = 1, **how) -> Node:
    """GPUs of 2 XCDs x 4 CUs: few blocks fill them."""
    return Node(ranks, name="small", max_instructions=BUDGET, alignment="strict", **how)


def strict(ranks: int, seed: int = 0, **how) -> Node:
    """Memory that keeps only what is promised, the race detector on: what is right by luck shows."""
    return small(ranks, memory="strict", seed=seed, **{"races": True, **how})


def counted(ranks: int = 1, **how) -> Node:
    """The same with a record of every store (`Trial.stores`), for small inputs."""
    return strict(ranks, detail=True, **how)


def graded(trial, source, name: str, judge, cases, few, least: dict[str, int], large):
    """judge(trial, node, kernel, *case) of the reader's kernel `name`: for all `cases`; for `few` with a record of every store,
    which should be not much more than `least` ({buffer: bytes}); and for `large` the score card. Not where stores were wasted:
    its time would say nothing more."""
    with whole() as node:
        kernel = trial.load(node, source, name)
        for case in cases:
            judge(trial, node, kernel, *case)
    with counted() as node:
        judge(trial, node, trial.load(node, source, name), *few)
        trial.stores(node, least)
    if trial.remarks:
        return None
    with whole() as node:
        return judge(trial, node, trial.load(node, source, name), *large)


@dataclass(frozen=True)
class Case:
    """An input of a rung: its shape and the tokens of each rank; further calls on the same memory have theirs rotated.

    drop: chance of a dropped choice; exact: weights whose sums are exact; memory: "" (whole GPUs, ideal), "small" (GPUs of
    8 CUs) or "strict", there with the race detector (races) and a record of every access (detail).
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
    memory: str = ""
    races: bool = False
    detail: bool = False
    routing: str = "uniform"
    target: int = 0

    def but(self, **other) -> Case:
        return dataclasses.replace(self, **other)

    def node(self) -> Node:
        if self.memory == "strict":
            return strict(len(self.tokens), races=self.races, detail=self.detail)
        return small(len(self.tokens)) if self.memory == "small" else whole(len(self.tokens))

    def shape(self, name: str) -> Shape:
        return Shape(name, self.experts, self.topk, self.dim, self.max_tokens)

    def problem(self, name: str, seed: int, call: int = 0) -> Problem:
        turn = call % len(self.tokens)
        how = {} if self.routing == "uniform" else {"routing": self.routing, "target": self.target}
        return Problem.random(self.shape(name), len(self.tokens), seed + 100 * call, self.exact, drop=self.drop,
                              num_tokens=list(self.tokens[turn:] + self.tokens[:turn]), **how)

    def words(self, node: Node, problem: Problem, seed: int) -> str:
        dropped = sum(int((ids < 0).sum()) for ids in problem.topk_ids)
        return (f"{node.world_size} ranks with {', '.join(map(str, problem.num_tokens))} tokens, {self.experts} experts, "
                f"top-{self.topk}, rows of {self.dim}" + (f", {dropped} dropped" if dropped else "")
                + f", memory {node.memory} (seed {seed})")


FEW = Case(8, 2, 64, (5, 0, 3, 1), max_tokens=6)  # a rank without tokens
DROPPED = Case(12, 3, 520, (12, 7, 0, 4), drop=0.3)  # rows that are no multiple of a wave's 1 KiB
LONG = Case(12, 4, 6144, (12, 0, 1, 2), blocks=2, waves=2)  # rows that take a while to arrive
STRICT = Case(12, 3, 1032, (8, 0, 1, 6), max_tokens=8, memory="strict")
FULL = Case(64, 6, 2048, (20, 31, 9, 25, 0, 14, 28, 17), max_tokens=32, blocks=48)  # eight ranks: the score card's
