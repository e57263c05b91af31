"""The ladder: every rung at one shape, with its traffic and, if simulated or measured, its time.

    found = a2a_lib.ladder.climb("dsv3")      # every rung once, each output checked
    found                                     # tables
    found.picture()                           # chart
"""
from collections.abc import Callable, Iterable, Mapping
from dataclasses import asdict, dataclass, field
from typing import Any

import numpy as np

from ..errors import A2AError
from ..kernels import families
from ..machine.trace import FLAG_SET, LAUNCH, Trace
from ..plurals import quantity
from ..table import Table

NAN = float("nan")


@dataclass
class Step:
    """One rung at one shape.

    us            first kernel's start to last kernel's end over all ranks, us; None for a rung made of PyTorch calls,
                  which has exact bytes and no simulated time
    stages        longest time of each kernel over ranks, us; mean: the mean over ranks, the parts of us
    of            what us measures, if it is something else
    low, high     the range of us due to the uncertain constants of the clock, us; None if it was not requested
    host_us       the same call on the hosts' clock, us: see `Trace.host_us`; None if hosts record nothing
    label         source of the times, "" without times
    bytes         moved between ranks, both ways, flags and counts included; None on real GPUs, which do not tell
    launches      kernels per rank; flags: settings of flags at peers, on all ranks
    published_us  see `published`; None: there is no such figure
    more          further data of the family on a call, {column: value} (`Family.more_of`)
    error         the error, "" if every output was right
    """

    rung: str
    us: float | None = None
    stages: dict[str, float] = field(default_factory=dict)
    mean: dict[str, float] = field(default_factory=dict)
    of: str = ""
    low: float | None = None
    high: float | None = None
    host_us: float | None = None
    label: str = ""
    bytes: int | None = None
    launches: int | None = None
    flags: int | None = None
    published_us: float | None = None
    more: dict[str, float] = field(default_factory=dict)
    error: str = ""


class Ladder:
    """The result of `climb`. steps: one `Step` per rung. minimum: bytes that have to cross between ranks, from
    `Family.least_bytes`. options: further arguments that every rung got."""

    def __init__(self, family, shape, world_size: int, seed: int, steps: list[Step], minimum: dict[str, int], simulated: bool,
                 options: Mapping[str, Any] | None = None):
        self.family, self.shape, self.world_size, self.seed = family, shape, world_size, seed
        self.name = family.shape_name(shape)
        self.steps, self.minimum, self.simulated = steps, minimum, simulated
        self.options = {name: value for name, value in (options or {}).items() if value is not None}

    @property
    def ok(self) -> bool:
        """Whether every output of every rung was right."""
        return not any(step.error for step in self.steps)

    @property
    def published_source(self) -> str:
        """Source of the published figures, "" if the family has none."""
        return self.family.published_source

    @property
    def label(self) -> str:
        """Source of the times, "" if there are none."""
        return next((step.label for step in self.steps if step.label), "")

    @property
    def title(self) -> str:
        """"the ladder at SHAPE", with its family unless that is all_to_all."""
        of = "" if self.family.name == families.FIRST else f" of {self.family.name}"
        return f"the ladder{of} at {self.name}"

    @property
    def table(self) -> Table:
        """Columns: rung, us, low us and high us (if requested), host us, bytes, x KIND (bytes over each minimum; of
        all_to_all flat and dedup), launches, flags, published us."""
        steps = self.steps

        def times(kind):
            least = self.minimum[kind]
            return [NAN if step.bytes is None or not least else step.bytes / least for step in steps]
        return Table({
            "rung": [step.rung for step in steps], "us": [_number(step.us) for step in steps],
            **({"low us": [_number(step.low) for step in steps], "high us": [_number(step.high) for step in steps]}
               if any(step.high for step in steps) else {}),
            "host us": [_number(step.host_us) for step in steps],
            "bytes": _counts([step.bytes for step in steps]), **{f"x {kind}": times(kind) for kind in self.minimum},
            **{name: [step.more.get(name, NAN) for step in steps] for name in dict.fromkeys(n for s in steps for n in s.more)},
            "launches": _counts([step.launches for step in steps]), "flags": _counts([step.flags for step in steps]),
            **({"published us": _counts([step.published_us for step in steps])} if self.published_source else {}),
        }, unit=f"us: {self.label or 'none'}; host us: until the host knows; bytes: between ranks, both ways",
            title=self.title)

    @property
    def stages(self) -> Table:
        """The longest time of each kernel or exchange over ranks, us, one row per rung that has any; NaN: no such
        kernel."""
        timed = [step for step in self.steps if step.stages]
        names = dict.fromkeys(name for step in timed for name in step.stages)
        return Table({"rung": [step.rung for step in timed],
                      **{name: [step.stages.get(name, NAN) for step in timed] for name in names}},
                     unit="us, longest of all ranks", label=self.label, title="stages")

    def picture(self, limit: float | None = None):
        """The chart, a `show.Picture`: simulated or measured stages, with the published figure beside them. limit:
        longer bars are cut there, us (default: a little more than the slowest rung takes here)."""
        from ..machine import show
        rows: list[dict[str, Any]] = []
        for step in self.steps:
            name = f"{step.rung} (copies alone)" if step.of else step.rung
            if step.us:
                rows.append({"rung": name, "label": step.label, "us": step.us, "stages": step.mean,
                             "range": (step.low, step.high) if step.high else None})
            if step.published_us:
                rows.append({"rung": name, "label": self.published_source, "us": step.published_us})
        longest = max((step.us for step in self.steps if step.us), default=None)
        if limit is None and longest:
            shown = [step.published_us for step in self.steps if step.published_us and step.published_us < 4 * longest]
            limit = 1.05 * max([longest, *shown])
        return show.ladder(rows, title=f"T{self.title[1:]}, {quantity(self.world_size, 'rank')}", limit=limit)

    def to_dict(self) -> dict[str, Any]:
        """Plain data, ready for JSON."""
        return {"family": self.family.name, "shape": str(self.name), "world_size": self.world_size, "seed": self.seed,
                "label": self.label, "minimum_bytes": self.minimum, "published_source": self.published_source,
                "rungs": [asdict(step) for step in self.steps]}

    def __repr__(self) -> str:
        options_text = ", ".join(f"{name} {value}" for name, value in self.options.items())
        lines = [f"{self.shape}, {quantity(self.world_size, 'rank')}, seed "
                 f"{self.seed}{f', with {options_text}' if options_text else ''}", "", repr(self.table)]
        lines += [f"published us: {self.published_source}", ""] if self.published_source else [""]
        if len(self.stages):
            lines += [repr(self.stages), ""]
        lines += [f"{step.rung}: us is {step.of}" for step in self.steps if step.of]
        quiet = [step.rung for step in self.steps if step.us is None and not step.error]
        if quiet:
            lines.append(f"{', '.join(quiet)}: PyTorch calls, exact bytes and no times of ours")
        if self.minimum:
            lines.append(f"least bytes between ranks, {self.family.least_words(self.minimum)}")
        return "\n".join([*lines, *(f"{step.rung} FAILED: {step.error}" for step in self.steps if step.error)])


def climb(shape=None, *, world_size: int | None = None, seed: int | None = None, schedule_seed: int = 0,
          rungs: Iterable[str] | None = None, target: str | None = None, preset: str = "mi300x", memory: str = "ideal",
          announce: Callable[[str], None] = lambda name: None, uncertainty: int = 0, designs: bool = False,
          options: Mapping[str, Any] | None = None, full: bool = False) -> Ladder:
    """Runs every rung of a family (or the named ones) once with the same problem, each on a fresh node, and checks it.

    shape: of the family, its name or spelling (default: the family's). world_size: default the family's. seed: of the
    problem (default: the shape's own). rungs: names, or one of a family (default: all_to_all). uncertainty: the
    number of repeats of every simulated rung with other constants of the clock, for its range (`Trace.uncertainty`).
    designs: adds a step for each design of the last rung. options: further arguments of every rung. full: every
    rank brings the most tokens of the shape.

    A rung that cannot run there, or is wrong, has its `Step.error`. Raises ValueError for an unknown shape, rung,
    target or preset, and for rungs of several families.
    """
    from ..machine.runtime import default_target

    kinds = [families.find(name) for name in families.select(list(rungs or ()))]
    family = kinds[0].family
    if mixed := next((kind for kind in kinds if kind.family is not family), None):
        raise ValueError(f"a ladder is of one family: {kinds[0].full_name()} and {mixed.full_name()} are of two")
    shape, target = family.shape(shape or family.default_shape), target or default_target()
    world_size = world_size or family.world_size
    family.check_world(shape, world_size)
    seed = family.default_seed(shape) if seed is None else seed
    if full and not hasattr(shape, "max_tokens"):
        raise ValueError(f"full: shapes of {family.name} have no tokens")
    options = [kind.read_options(options or {}) for kind in kinds][-1]
    drawn = family.problem(shape, world_size, seed, **({"num_tokens": shape.max_tokens} if full else {}))
    steps = []
    for kind in kinds:
        for variant in (None, *kind.VARIANTS) if designs and kind is kinds[-1] else (None,):
            announce(f"{kind.name} with {variant}" if variant else kind.name)
            steps.append(_step(kind, options | ({"variant": variant} if variant else {}), drawn, target, uncertainty,
                               dict(preset=preset, memory=memory, seed=schedule_seed)))
    return Ladder(family, shape, world_size, seed, steps, family.least_bytes(drawn), target == "sim", options)


def _step(kind, options: dict[str, Any], problem, target: str, uncertainty: int, node_options: dict[str, Any]) -> Step:
    from .run import node_for

    variant = options.get("variant")
    figure = None if variant else kind.family.published(kind.name, problem.shape)
    step = Step(f"{kind.name} with {variant}" if variant else kind.name, published_us=figure and figure.us)
    if not kind.needs_node:
        comm = kind(None, problem.shape, world_size=problem.world_size)
        try:
            comm.check(problem, comm(problem))
        except (A2AError, AssertionError) as error:
            step.error = str(error)
        step.bytes = sum(int(moved.sum() - moved.diagonal().sum()) for moved in comm.bytes_moved.values())
        return step
    with node_for(kind, target, problem.world_size, **node_options) as node:
        try:
            comm = kind(node, problem.shape, **options)
            comm.check(problem, comm(problem))
        except (A2AError, AssertionError, ValueError) as error:
            step.error = str(error)
            return step
        trace = comm.trace
        table = trace.stages()
        step.us, step.host_us, step.label = comm.us, trace.host_us, trace.label
        names = [name for name in table.columns if name not in ("rank", "total")]
        step.stages = {name: float(np.nanmax(table[name])) for name in names}
        step.mean = trace.mean_stages()
        step.of = "" if trace.span_of == Trace.span_of else trace.span_of
        step.launches = int((trace.records["kind"] == LAUNCH).sum()) // len(comm.ranks)
        if uncertainty and node.target == "sim" and trace.again:
            drawn = trace.uncertainty(uncertainty)
            step.low, step.high = (bound if drawn.us == step.us else bound * step.us / drawn.us for bound in (drawn.low, drawn.high))
        if node.target == "sim":
            step.bytes = int(trace.link_bytes().sum())
            flags = trace.select(FLAG_SET)
            step.flags = int(flags.flag_counts[flags.records["dst"] != flags.records["rank"]].sum())
        step.more = kind.family.more_of(comm)
        return step


def _number(value: float | None) -> float:
    return NAN if value is None else float(value)


def _counts(values: list) -> list[str]:
    return ["-" if value is None else f"{value:,.0f}" for value in values]
