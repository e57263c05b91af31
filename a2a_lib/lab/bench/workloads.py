"""The measured problems: a shape, and the number of tokens of each rank.

Every shape is a workload of its own name, with tokens per rank drawn from [1, max), as in the competition. `NAME-full`
has max tokens on every rank. `NAME-4096` has 4096 tokens, and room for them. S1 to S5 are short for the five benchmark
shapes, S5f for dsv3-full, S5L for dsv3-4096.
"""
from dataclasses import dataclass, field, replace
from typing import Any

from ...kernels import families
from ...kernels.moe.shapes import shapes
from ...kernels.rung.family import Family

ALIASES = {"S1": "bench1", "S2": "bench2", "S3": "bench3", "S4": "bench4", "S5": "dsv3", "S5f": "dsv3-full",
           "S5L": "dsv3-4096"}
DEFAULT = ("bench1", "bench2", "bench3", "bench4", "dsv3", "dsv3-full")


@dataclass(frozen=True)
class Workload:
    """name: as above, or a shape of another family; full: every rank brings shape.max_tokens."""

    name: str
    shape: Any
    full: bool = False
    family: Family = field(default_factory=lambda: families.of(families.FIRST))

    def problem(self, world_size: int, seed: int | None = None) -> Any:
        """The inputs of all ranks, the same bits everywhere. seed: default the shape's own."""
        return self.family.problem(self.shape, world_size, seed, **({"num_tokens": self.shape.max_tokens} if self.full else {}))

    def facts(self, problem: Any) -> dict[str, Any]:
        """Plain data: sizes and, of an all-to-all, tokens per rank and the bytes of the busiest GPU and of the busiest
        pair of ranks in dispatch. There are two counts: a row per choice (flat) and a row per rank (dedup). Combine's
        bytes are the same in the other direction."""
        sizes = {name: getattr(self.shape, name) for name in self.family.columns}
        if not hasattr(problem, "traffic"):
            return sizes
        return sizes | {"seed": problem.seed, "num_tokens": problem.num_tokens,
                        "bytes": {kind: busiest(problem.traffic(dedup=kind == "dedup")) for kind in ("flat", "dedup")}}


def find(name: str, family: Family | None = None) -> Workload:
    """The workload of a name, of a family (default all_to_all). Raises ValueError if there is none."""
    if family is not None and family.name != families.FIRST:
        return Workload(name, family.shape(name), family=family)
    name = ALIASES.get(name, name)
    base, _, tokens = name.partition("-")
    if base not in shapes or name != base and tokens != "full" and not (tokens.isdecimal() and int(tokens)):
        raise ValueError(f"no workload is called {name!r}; there are {', '.join(shapes)}, each also as NAME-full and as "
                         f"NAME-4096 for any number of tokens per rank, and {', '.join(ALIASES)}")
    shape = shapes[base]
    return Workload(name, replace(shape, name=name, max_tokens=int(tokens)) if tokens.isdecimal() else shape,
                    full=name != base)


def busiest(traffic) -> dict[str, int]:
    """The most bytes that one GPU sends or receives, and that one GPU sends to one other. traffic [world_size,
    world_size] int64: bytes from source to destination; the diagonal does not count."""
    between = traffic.clone().fill_diagonal_(0)
    return {"gpu": int(max(between.sum(0).max(), between.sum(1).max())), "pair": int(between.max())}
