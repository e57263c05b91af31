"""Whether published values lie in the range that the clock's uncertain constants leave the simulated ones.

Each row of CALIBRATION.md with a published value for MI300X is simulated with the preset's constants, and with some sets
of others (`spreads.draw`). `a2a calibrate --ranges` does so for all rows, which takes minutes of processor time, and prints
what ranges.json holds.
"""
import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path

from ...machine.sim import spreads
from . import designs, others
from .rows import ROWS

# A published value this far from the range still counts as inside: two runs of one benchmark differ by as much.
TOLERANCE = 0.02
STORED = Path(__file__).with_name("ranges.json")
PRESET, SEED = "mi300x", 7
DRAWS, FEW_DRAWS = 16, 4  # of short microbenchmarks; of the others, and of whole calls. Both ends are among them
LONG = "push-", "copy-", "hbm-", "mall", "l2-read", "pull-", "barrier-", "remote-outstanding"  # microbenchmarks
Constants = Mapping[str, float]


@dataclass(frozen=True)
class Range:
    """published: least and greatest of the row's sources. simulated: least, with the preset's constants, greatest."""

    row: str
    unit: str
    published: tuple[float, float]
    simulated: tuple[float, float, float]

    @property
    def inside(self) -> bool:
        least, _, most = self.simulated
        return least <= self.published[1] * (1 + TOLERANCE) and self.published[0] * (1 - TOLERANCE) <= most


@dataclass(frozen=True)
class Job:
    """Rows that one simulation gives. rows: {name: (unit, published)}. measure(constants): {name: value}. draws: how many
    sets of constants."""

    rows: dict[str, tuple[str, tuple[float, float]]]
    measure: Callable[[Constants], Mapping[str, float]]
    draws: int = FEW_DRAWS


def jobs() -> list[Job]:
    """Jobs of all published rows."""
    all_jobs = []
    for name, row in ROWS.items():
        if sources := row.published.get(PRESET):
            published = min(p.low for p in sources), max(p.top for p in sources)
            all_jobs.append(Job({name: (row.unit, published)}, partial(_micro, name), FEW_DRAWS if name.startswith(LONG) else DRAWS))
    for design, blocks in designs.RUNS.values():
        published = designs.published(design, blocks)
        all_jobs.append(Job({name: ("us", (us, us)) for name, us in published.items()}, partial(_design, design, blocks)))
    for figure in others.FIGURES:
        all_jobs.append(Job({figure.what: (figure.unit, (figure.published, figure.published))}, partial(_other, figure)))
    return all_jobs


def _micro(name: str, constants: Constants) -> Mapping[str, float]:
    from ...machine.node import Node
    from .bench import Bench

    with Node(preset=PRESET, constants=constants) as node:
        return {name: ROWS[name].measure(Bench(node))}


def _design(design: str, blocks: int, constants: Constants) -> Mapping[str, float]:
    return designs.means(design, blocks, designs.simulate_one(design, blocks, constants))


def _other(figure: others.Figure, constants: Constants) -> Mapping[str, float]:
    return {figure.what: figure.measure(constants=constants)}


def simulate(chosen: Iterable[Job], announce: Callable[[str], None] = lambda what: None) -> Iterator[Range]:
    """The ranges of the rows of `chosen`, one job after the other."""
    for job in chosen:
        sets = [{}, *spreads.draw(PRESET, job.draws, SEED)]
        announce(next(iter(job.rows)))
        runs = [job.measure(constants) for constants in sets]
        for name, (unit, published) in job.rows.items():
            values = [float(run[name]) for run in runs]
            yield Range(name, unit, published, (min(values), values[0], max(values)))


def constants() -> dict[str, list[float]]:
    """{name: [least, value, most]} of the preset's constants: what stored ranges depend on."""
    table = spreads.table(PRESET)
    return {name: [float(low), float(value), float(high)]
            for name, low, value, high in zip(*(table[c] for c in ("name", "least", "value", "most")))}


def to_json(ranges: Iterable[Range]) -> str:
    """The text of the file STORED: one range a line, as JSON."""
    rows = [json.dumps(asdict(r)) for r in ranges]
    head = {"preset": PRESET, "draws": [DRAWS, FEW_DRAWS], "seed": SEED, "constants": constants()}
    return json.dumps(head)[:-1] + ', "rows": [\n' + ",\n".join(rows) + "\n]}\n"


def load(path: Path = STORED) -> tuple[list[Range], dict]:
    """The stored ranges, and what they depend on: preset, draws, seed, constants."""
    stored = json.loads(path.read_text(encoding="utf-8"))
    rows = [Range(r["row"], r["unit"], tuple(r["published"]), tuple(r["simulated"])) for r in stored.pop("rows")]
    return rows, stored


def text(ranges: Iterable[Range]) -> str:
    """Markdown: how many published rows are inside, and a table of the others."""
    ranges = list(ranges)
    outside = [r for r in ranges if not r.inside]
    lines = [f"**{len(ranges) - len(outside)} of {len(ranges)} published rows** lie in the range of {DRAWS} sets of constants, "
             f"long ones of {FEW_DRAWS} (`a2a calibrate --ranges`; a test counts them). "
             f"{TOLERANCE:.0%} are allowed for the benchmark itself. Outside:", "",
             "| row | published | simulated, least to greatest |", "|---|---|---|"]
    for r in outside:
        low, high = r.published
        published = f"{low:,.4g}" if low == high else f"{low:,.4g} to {high:,.4g}"
        lines.append(f"| {r.row} | {published} {r.unit} | {r.simulated[0]:,.4g} to {r.simulated[2]:,.4g} {r.unit} |")
    return "\n".join(lines)

