"""`Rung`: the base class of the rungs of all families."""
from __future__ import annotations

import inspect
from abc import ABC, abstractmethod
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ...errors import A2AError
from ...plurals import listed, quantity
from .accepted import Option, options_of
from .variants import DESIGN, MUTATION, Variant

if TYPE_CHECKING:
    from .family import Family
    from .situations import Situation


class Rung(ABC):
    """One rung: made once for a node and a shape, called with any number of problems of that shape.

        rung = kind(node, shape)
        outputs = rung(problem)        # per driven rank what the problem asks for
        rung.check(problem, outputs)

    The class says
        family      its `Family`, which knows the problems
        name, idea  its name in the family, and one sentence
        measured    whether it is a step of its family's ladder, compared and timed with the others
        needs_node  False for a rung made of PyTorch calls alone: it runs without a node and leaves no trace
        on_cluster  True for a rung that runs on a `Cluster` of several nodes and on nothing else
        variants    changed texts of its kernels (`variants.Variant`): designs and mutations
        choices     {option: its words}, for options that take some words only
        least       {option: its least value}, where that is not 1 (or the default, if that is less)
        situations  extra inputs and calls that reveal its hazards, for the explorer (`situations.Situation`)

    node:  a `Node`; its driven ranks must share each call (all of them in one process, or one under torchrun). None for a
           rung that needs no node: then give world_size, and this process drives all ranks
    shape: a shape of the family, or its name

    Attributes: node, shape, world_size, ranks (numbers of the driven ranks).
    Errors: TypeError without a shape, or without node and world_size; ValueError where the two differ, for an unknown
    shape, and for one that does not divide over the ranks.
    """

    family: Family
    name: str = ""
    idea: str = ""
    measured: bool = True
    needs_node: bool = True
    on_cluster: bool = False
    variants: tuple[Variant, ...] = ()
    situations: tuple[Situation, ...] = ()
    choices: Mapping[str, tuple[str, ...]] = {"heap_memory": ("default", "finegrained", "uncached")}
    least: Mapping[str, int] = {}
    VARIANTS: dict[str, str] = {}  # {name: why} of the designs
    _variant = Variant("", "")

    def __init_subclass__(cls, **options):
        super().__init_subclass__(**options)
        cls.VARIANTS = {variant.name: variant.why for variant in cls.variants if variant.kind == DESIGN}

    def __init__(self, node=None, shape=None, *, world_size: int | None = None):
        if shape is None:
            raise TypeError(f"{type(self).__name__} needs a shape")
        if node is None and world_size is None:
            raise TypeError(f"{type(self).__name__} needs a node or a world_size")
        if node is not None and world_size not in (None, node.world_size):
            raise ValueError(f"the node has {quantity(node.world_size, 'rank')}, world_size says {world_size}")
        self.node = node
        self.shape = self.family.shape(shape)
        self.world_size = node.world_size if node is not None else world_size
        self.family.check_world(self.shape, self.world_size)
        self.ranks = list(range(self.world_size)) if node is None else [rank_number(rank) for rank in node.ranks]

    def check_input(self, problem) -> None:
        """Raises an A2AError if the problem does not fit this rung or is invalid. Called before anything else happens."""
        if getattr(problem, "shape", None) != self.shape or problem.world_size != self.world_size:
            raise self.misfit(problem)

    def misfit(self, problem) -> A2AError:
        """The error for a problem that the rung was not made for."""
        return A2AError(f"{self.name} was made for {self.family.name} of {self.shape} on {quantity(self.world_size, 'rank')}, not for "
                        f"{problem!r}")

    @abstractmethod
    def __call__(self, problem) -> list:
        """One whole call: the outputs, one per driven rank."""

    @property
    def variant(self) -> str | None:
        """The name of its variant, None for the rung itself."""
        return self._variant.name or None

    def check(self, problem, outputs) -> None:
        """MismatchError unless the driven ranks' outputs are right."""
        problem.check(outputs, ranks=self.ranks)

    @property
    def trace(self):
        """The records since the latest call began: a `Trace`, or None for a rung that leaves none."""
        return None

    @property
    def us(self) -> float:
        """The latest call on the clock, us: from the first launch to the last kernel's end."""
        return self.trace.span_us

    def close(self) -> None:  # noqa: B027  a rung may have none
        """Gives its memory back; collective."""

    # Facts of a class.

    @classmethod
    def full_name(cls) -> str:
        """"family/rung"."""
        return f"{cls.family.name}/{cls.name}"

    @classmethod
    def files(cls) -> list[Path]:
        """Files with its kernels: its own, then those it takes kernels from."""
        return []

    @classmethod
    def kernel_texts(cls) -> dict[str, str]:
        """{kernel: its text}, in the order of the launches, where a text is a kernel."""
        return {}

    @classmethod
    def host_file(cls) -> Path:
        """The Python file of its class."""
        return Path(inspect.getsourcefile(cls) or "")

    @classmethod
    def all_situations(cls) -> tuple[Situation, ...]:
        """The family's and its own; a rung for clusters has its own alone."""
        return cls.situations if cls.on_cluster else cls.family.situations + cls.situations

    @classmethod
    def of_kind(cls, kind: str) -> dict[str, Variant]:
        """{name: variant} of one kind, `variants.DESIGN` or `variants.MUTATION`."""
        return {variant.name: variant for variant in cls.variants if variant.kind == kind}

    @classmethod
    def find_variant(cls, name: str | None) -> Variant | None:
        """A variant by its name; None for None. ValueError names those that there are."""
        variant = next((variant for variant in cls.variants if variant.name == name), None)
        if name is not None and variant is None:
            raise ValueError(f"{cls.name} has no variant {name!r}; {listed(name, (variant.name for variant in cls.variants))}")
        return variant

    @classmethod
    def accepted_options(cls) -> dict[str, Option]:
        """The arguments, besides node, shape and variant, that take a number or a word."""
        return options_of((vars(kind).get("__init__") for kind in cls.__mro__), cls.choices, cls.least)

    @classmethod
    def read_options(cls, options: Mapping[str, Any]) -> dict[str, Any]:
        """The values of options in their types. ValueError for an unknown option, and for a value that is not accepted."""
        accepted = cls.accepted_options()
        if unknown := [name for name in options if name not in accepted]:
            raise ValueError(f"{cls.name} takes no option {unknown[0]}; it takes {', '.join(accepted) or 'none'}")
        try:
            return {name: accepted[name].read(value) for name, value in options.items()}
        except ValueError as error:
            raise ValueError(f"{cls.name}: {error}") from None

    @classmethod
    def mutations(cls) -> dict[str, Variant]:
        """{name: variant}: the rung's mutations, each of which a test has to notice."""
        return cls.of_kind(MUTATION)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.shape}, {quantity(self.world_size, 'rank')}): {self.idea}"


def rank_number(rank: Any) -> int:
    """The number of a rank: an int, or an object with `.index`."""
    return rank if isinstance(rank, int) else rank.index
