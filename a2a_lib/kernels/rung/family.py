"""`Family`: the names, shapes and problems that the rungs of one operation share."""
from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any

from ...plurals import listed, quantity

if TYPE_CHECKING:
    from .situations import Situation


def lazily(package: str, names: Mapping[str, str]):
    """A module's `__getattr__`: {name: the module of the package that has it}, imported when the name is first used. With it a
    family's package imports no PyTorch."""
    def get(name: str) -> Any:
        if name in names:
            return getattr(import_module(f"{package}.{names[name]}"), name)
        try:
            return import_module(f"{package}.{name}")
        except ModuleNotFoundError as error:
            if error.name != f"{package}.{name}":
                raise
            raise AttributeError(f"module {package!r} has no attribute {name!r}") from None
    return get


class Rungs(Mapping):
    """{name of a rung: its class, a `Rung`}; a class is imported when it is asked for."""

    def __init__(self, family: Family):
        self.family = family

    def __getitem__(self, name: str) -> type:
        lines = self.family.registry
        if name not in lines:
            raise KeyError(f"no rung is called {name!r}; there are {', '.join(self)}")
        return self.family.imported(lines[name])

    def __iter__(self) -> Iterator[str]:
        return iter(self.family.registry)

    def __len__(self) -> int:
        return len(self.family.registry)

    def __repr__(self) -> str:
        return f"rungs({', '.join(self)})"


class Family:
    """One operation and its rungs. A subclass says

        name        as in "family/rung"
        what        the operation, in a few words
        registry    {name of a rung: "module:Class"}, modules relative to the family's package, in the order of the ladder
        shape_class, problem_class   "module:Class", as in `registry`, of its shapes and problems
        named       {name of a shape: the arguments of its class}
        spelling    how a shape is written that has no name, such as "MxNxK"; "" where all have names
        columns     {attribute of a shape: what `a2a shapes` calls it}
        most_ranks  ranks at most; 0: any number
        world_size  ranks of a simulated run, unless somebody says otherwise
        pause_us    least pause of a GPU between plain calls that `a2a bench` times, of rungs and peers alike; long calls heat it
        has_published   whether published.py has figures of its rungs, and their SOURCE
        on_hopper   {rung: "module:Class"} for NVIDIA's Hopper GPUs alone: no steps of a ladder, timed by `a2a bench --on-gpu`
        beside      "module:Class" of what `a2a bench` times beside the rungs; called like a rung

    and what its shapes and problems are. A problem is anything with `world_size`, `check(outputs, ranks)` and the shape it
    was drawn for. Importing a family's module imports no PyTorch: commands list names without it.
    """

    name: str
    what: str
    registry: Mapping[str, str]
    shape_class: str
    problem_class: str
    named: Mapping[str, tuple] = {}
    spelling: str = ""
    columns: Mapping[str, str] = {}
    most_ranks: int = 0
    world_size: int = 8
    pause_us: float = 0.0
    has_published: bool = False
    on_hopper: Mapping[str, str] = {}
    beside: tuple[str, ...] = ()
    default_shape: str = "tiny"

    def __init__(self):
        self.rungs = Rungs(self)

    def imported(self, line: str) -> type:
        """The class that a line "module:Class" of `registry` or `beside` names."""
        module, _, kind = line.partition(":")
        return getattr(import_module(module, type(self).__module__.rpartition(".")[0]), kind)

    def kind_of(self, name: str) -> type:
        """The class of a rung, also of one for Hopper GPUs alone."""
        return self.imported(self.on_hopper[name]) if name in self.on_hopper else self.rungs[name]

    def full_names(self) -> list[str]:
        """"family/rung" of every rung."""
        return [f"{self.name}/{rung}" for rung in self.registry]

    # Shapes.

    def shapes(self) -> Mapping[str, Any]:
        """{name: shape}."""
        kind = self.imported(self.shape_class)
        return {name: kind(*arguments) for name, arguments in self.named.items()}

    def spelled(self, text: str) -> Any:
        """Returns the shape that a text spells, such as 4x256, with the values of `columns`; None if it spells none."""
        parts = text.split("x")
        if len(parts) != len(self.columns) or not all(part.isdecimal() and int(part) for part in parts):
            return None
        return self.imported(self.shape_class)(*map(int, parts))

    def shape(self, shape: Any) -> Any:
        """Returns a shape, given itself, its name or its spelling. ValueError for an unknown name lists the known ones."""
        if not isinstance(shape, str):
            return shape
        known = self.shapes()
        if shape in known:
            return known[shape]
        parsed = self.spelled(shape) if self.spelling else None
        if parsed is None:
            names = listed(shape, known)
            spelling = f", or {self.spelling}" if self.spelling and not names.endswith("?") else ""
            raise ValueError(f"no shape is called {shape!r}; {names}{spelling}")
        return parsed

    def small_shape(self, name: str, shape: Any) -> Any:
        """The shape of a situation: `shape`, or what it is made of."""
        return shape

    def shape_name(self, shape: Any) -> str:
        """Returns the name of a shape, or its spelling."""
        named = next((name for name, known in self.shapes().items() if known == shape), None)
        return named or getattr(shape, "name", "") or "x".join(str(getattr(shape, field)) for field in self.columns)

    def check_world(self, shape: Any, world_size: int) -> None:
        """ValueError if there are too many ranks, or the shape does not divide over them."""
        if self.most_ranks and not 1 <= world_size <= self.most_ranks:
            raise ValueError(f"{self.name} takes 1 to {quantity(self.most_ranks, 'rank')}, not {world_size}")
        if hasattr(shape, "local_experts"):
            shape.local_experts(world_size)

    # Problems.

    def problem(self, shape: Any, world_size: int, seed: int | None = None, **options: Any) -> Any:
        """A random problem. seed: default the shape's own, or 0; the same seed gives the same bits. options: the family's own
        arguments."""
        return self.imported(self.problem_class).random(shape, world_size, seed or 0, **options)

    def exact_problem(self, shape: Any, world_size: int, seed: int, **options: Any) -> Any:
        """A problem for hazards: with one right answer, bit by bit, where the family has such problems."""
        return self.problem(shape, world_size, seed, **options)

    def default_seed(self, shape: Any) -> int:
        """The seed of a problem of this shape where nobody names one."""
        return getattr(shape, "seed", 0)

    def without_answer(self, problem: Any) -> Any:
        """The problem without its right answer, which takes memory."""
        return problem

    def hazards(self, shape: Any, world_size: int) -> dict[str, dict[str, Any]]:
        """{what is unusual about it: arguments of `exact_problem`}, for `a2a bench --verify` and the judge."""
        return {"random": {}}

    def hazard_shapes(self) -> tuple:
        """The shapes at which `a2a bench --verify` looks."""
        return (self.shape(self.default_shape),)

    @property
    def situations(self) -> tuple[Situation, ...]:
        """The situations in which the explorer runs every rung of the family."""
        return ()

    # The judge of submissions draws the following.

    def drawn(self, seed: int) -> Family:
        """A copy with constants drawn from a seed, if kernels could hard-code the usual ones; else the family itself."""
        return self

    def judged_problem(self, shape: Any, world_size: int, seed: int, *, exact: bool = True, most: int | None = None) -> Any:
        """A problem as large as the shape's own, so that times can be compared, in which all else is drawn from the seed. exact: see
        `exact_problem`; most: tokens of a rank at most, where there are tokens."""
        return (self.exact_problem if exact else self.problem)(shape, world_size, seed)

    def due_bytes(self, problem: Any, kind: Any = None) -> Any:
        """Bytes that have to cross: an int64 array [source, destination], or one of no dimension for all pairs together; None where
        nobody knows. kind: the rung's class."""
        import numpy as np

        least = self.least_bytes(problem)
        return np.array(min(least.values())) if least else None

    def with_other_values(self, seed: int) -> Family:
        """The family with other constants, on which no address depends and so no time; itself if it has none."""
        return self

    def other_values(self, problem: Any, seed: int) -> Any:
        """A problem with this family's constants and the same routing, whose other values are drawn; None where the family does
        not say."""
        return None

    def carried(self, problem: Any, other: Any) -> Any:
        """`problem` with another right answer: that of a call whose links carried the bytes of a call of `other`. A rank's own
        values come from `problem`, those it gets come from `other`."""
        raise NotImplementedError

    # Beside a time.

    def least_bytes(self, problem: Any) -> dict[str, int]:
        """{what is counted: bytes that have to cross between ranks}."""
        return {}

    def least_words(self, least: Mapping[str, int]) -> str:
        """`least_bytes` in words."""
        return ", ".join(f"{count:,} (x {kind})" for kind, count in least.items())

    @property
    def published_source(self) -> str:
        """The source of published figures of rungs; "" if there are none."""
        return self.imported(".published:SOURCE") if self.has_published else ""

    def more_of(self, rung: Any) -> dict[str, float]:
        """More facts of a rung's latest call than times and bytes: {column of `a2a ladder`: value}."""
        return {}

    def published(self, rung: str, shape: Any = None) -> Any:
        """A published figure of a rung, at a shape where figures are of shapes: `.us`; None if there is none."""
        return None

    def __repr__(self) -> str:
        return f"Family({self.name}: {', '.join(self.registry)})"
