"""One function under many schedules: its distinct results, and a replay of the first schedule that failed.

    found = node.explore(lambda: run_my_kernel(node), seeds=200)
    found                  # distinct results, how often, first seed of each
    found.replay()         # the first failing seed again: its error, its trace, its stale reads
"""
import hashlib
import re
from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from typing import Any

import numpy as np
import torch

from ...errors import A2AError, SimulationError
from ...plurals import quantity
from ...table import Table
from ..trace import CACHE, PS_PER_US, Trace, reports
from ..trace.detail import Detail
from ..trace.detail.origin import origin
from ..trace.races import Races

SHOWN_RACES = 2
CACHES = {1: "L1", 2: "L2", 3: "scalar cache"}  # the value of a `cache` record: the cache of a stale copy


class WrongValues(AssertionError):
    """A check's finding that `got` is not `due`, of one shape and dtype: the values of the buffer `symbol` of `rank`."""

    def __init__(self, text: str, symbol: str, rank: int, got: torch.Tensor, due: torch.Tensor):
        super().__init__(text)
        self.symbol, self.rank, self.got, self.due = symbol, rank, got, due


@dataclass(frozen=True)
class Outcome:
    """Schedules with the same result. kind: "right" or "result" (unchecked), "wrong" (check failed), or the class of
    the error. digest: of the result, "" after an error. seeds: of these schedules. text: of the first."""

    kind: str
    digest: str
    seeds: tuple[int, ...]
    text: str
    failed: bool

    @property
    def count(self) -> int:
        """Number of schedules with this result."""
        return len(self.seeds)

    def to_dict(self) -> dict:
        """Returns plain data for JSON: the number of seeds and the first, not all."""
        return {"kind": self.kind, "digest": self.digest, "count": self.count, "first_seed": self.seeds[0],
                "failed": self.failed, "text": self.text}


@dataclass(frozen=True)
class Replay:
    """One schedule again. kind, digest, text: as in `Outcome`. alike: a key that is equal for failures that differ only
    in numbers. trace: all its events (`Trace`). detail: every memory access with its values (`detail.Detail`); empty in
    mode ideal. error: the check's, or None."""

    seed: int
    kind: str
    digest: str
    text: str
    failed: bool
    alike: tuple
    trace: Trace
    detail: Detail
    error: AssertionError | None = None

    @property
    def origin(self) -> list[str]:
        """Sentences about where the wrong values came from, if the check raised `WrongValues`: see `trace.detail.origin`."""
        wrong = self.error
        return origin(self.detail, wrong.symbol, wrong.rank, wrong.got.numpy(), wrong.due.numpy()) if isinstance(wrong, WrongValues) else []

    @property
    def stale(self) -> Table:
        """The loads that returned an older value than home memory held, by time. They are harmless if nothing was
        promised, as for a poll, or for a line whose other words are new."""
        records = self.trace.records[self.trace.records["kind"] == CACHE]
        records = records[np.argsort(records["time"], kind="stable")]
        names = Trace(records, self.trace.strings)
        return Table({"time_us": records["time"] / PS_PER_US, "rank": records["rank"], "kernel": names.names("kernel"),
                      "block": records["block"], "wave": records["wave"], "line": records["line"],
                      "symbol": names.names("symbol"), "index": records["index"], "home": records["dst"],
                      "cache": [CACHES.get(int(value), "") for value in records["bytes"]]},
                     label=self.trace.label, title=f"stale reads of seed {self.seed}")

    def __repr__(self):
        kind = self.kind + (f" {self.digest}" if self.digest else "")
        return (f"seed {self.seed}: {kind}, {quantity(len(self.trace), 'event')}, "
                f"{len(self.stale)} stale reads{chr(10) + self.text if self.text else ''}")


class Exploration:
    """The results of many schedules.

    outcomes       list of `Outcome`, the most frequent first
    failing        seeds that failed, in order; first_failing: the first of them or None
    races          reports of the race detector in these schedules (`Races`); None if it did not run
    not_tried      what could still show a mistake
    """

    def __init__(self, setting: str, seeds: int, first: int, outcomes: list[Outcome],
                 replay_seed: Callable[[int], Replay],
                 races: Races | None = None, not_tried: tuple[str, ...] = ()):
        self.what, self.seeds, self.first, self.outcomes = setting, seeds, first, outcomes
        self._again = replay_seed
        self.races, self.not_tried = races, not_tried
        self.failing = sorted(seed for outcome in outcomes if outcome.failed for seed in outcome.seeds)

    @property
    def ok(self) -> bool:
        """Whether no schedule failed and there is no race."""
        return not self.failing and not self.races

    @property
    def first_failing(self) -> int | None:
        """The first seed that failed, or None."""
        return self.failing[0] if self.failing else None

    def replay(self, seed: int | None = None) -> Replay:
        """One schedule again with its whole trace: `seed`, or the first that failed. Raises ValueError if none
        failed."""
        seed = self.first_failing if seed is None else seed
        if seed is None:
            raise ValueError("no schedule failed; name the seed to replay")
        return self._again(seed)

    def to_dict(self) -> dict:
        """Plain data, ready for JSON: counts, outcomes and races."""
        return {"what": self.what, "seeds": self.seeds, "first": self.first, "distinct": len(self.outcomes),
                "failed": len(self.failing), "first_failing": self.first_failing,
                "outcomes": [outcome.to_dict() for outcome in self.outcomes], "not_tried": list(self.not_tried),
                "races": None if self.races is None else [asdict(race) for race in self.races]}

    def __repr__(self):
        some = f"{len(self.outcomes)} distinct result{'s' if len(self.outcomes) > 1 else ''}"
        lines = [f"{self.what}: {quantity(self.seeds, 'schedule')}, {some}", " count  first seed  result"]
        for o in self.outcomes:
            description = " ".join(part for part in (o.kind, o.digest, _first_line(o.text)) if part)
            lines.append(f"{o.count:6}  {o.seeds[0]:10}  {'* ' if o.failed else '  '}{description}")
        lines.append(f"{len(self.failing)} failed (*); the first is seed {self.first_failing}" if self.failing else
                     "no schedule failed")
        if self.races is not None:
            lines.append(f"race detector: {len(self.races) or 'no'} race{'' if len(self.races) == 1 else 's'}")
            lines += [str(race) for race in self.races[:SHOWN_RACES]]
            if len(self.races) > SHOWN_RACES:
                lines.append(f"and {len(self.races) - SHOWN_RACES} more in `.races`")
        if self.ok and self.not_tried:
            lines.append(f"not tried: {'; '.join(self.not_tried)}")
        return "\n".join(lines)


def explore(node, fn: Callable[[], Any], *, seeds: int = 100, first: int = 0,
            check: Callable[[Any], Any] | None = None, stalls: bool | float | None = None) -> Exploration:
    """Runs `fn()` on a simulated node under schedule seeds first ... first + seeds - 1. It is `node.explore`.

    fn     launches kernels and returns their result: tensors or Buffers of any shape and dtype, numbers, lists and
           dicts of these, or None. It prepares its memory itself, the same each time: a seed then gives the same
           result each time
    check  called with the result; wrong if it raises AssertionError or returns False. Without it, the most frequent
           result counts as right. After `WrongValues`, a replay's `origin` tells where the values came from
    stalls waves pause before some memory instructions, for at most so many us (True: 32). This finds assumptions of a
           protocol that hold only because no wave is ever that late. None: in every second schedule; False: in none

    A schedule fails if fn raises an A2AError (deadlock, fault, ...) or AssertionError, or if its result is wrong. Races
    of these schedules count too, if the node detects them. The node is left with the seed it had before. Raises
    ValueError for real GPUs, TypeError for an fn or check that cannot be called.
    """
    for name, given in (("fn", fn), ("check", check)):
        if not callable(given) and (name, given) != ("check", None):
            raise TypeError(f"explore calls {name}, and {given!r} is no function")
    if node.target != "sim":
        raise ValueError("only a simulated node has schedules to explore")
    before, stalled = node.seed, node.stalls

    def restore():
        node.reseed(before)
        node.stall(stalled)

    def run(seed, errors=None):
        node.synchronize()
        node.reseed(seed)
        node.stall(stalls_of(stalls, seed) or stalled)
        return with_lost_words(node, attempt(fn, check, errors=errors))

    def replay_seed(seed):
        recording = node.recording
        try:
            node.synchronize()
            mark = node.mark()
            node.record_detail()
            errors: list[AssertionError] = []
            end = run(seed, errors)
            return Replay(seed, *end, node.trace_since(mark), node.detail, *errors)
        finally:
            node.record_detail(recording)
            restore()

    earlier = node.races
    try:
        ends = {seed: run(seed) for seed in seeds_of(seeds, first)}
    finally:
        restore()
    races = races_since(earlier, node.races) if node.detects_races else None
    return Exploration(f"mode {node.memory}{setting_of(stalls)}", seeds, first, group(ends, check is not None), replay_seed,
                       races, not_tried(node.memory, stalls, races is not None))


def stalls_of(stalls: bool | float | None, seed: int) -> bool | float:
    """The stalls of one schedule. None: with stalls or without, in turn. Half of the schedules in which waves drift (every
    fourth, sim/machine/core.h) are among those with stalls."""
    return bool((seed + seed // 4) % 2) if stalls is None else stalls


def setting_of(stalls: bool | float | None) -> str:
    """Names the stalls in the first line of an exploration."""
    return ", every second schedule with stalls" if stalls is None else ", with stalls" if stalls else ""


def not_tried(memory: str, stalls: bool | float | None, races: bool) -> tuple[str, ...]:
    """Names the instruments that an exploration with these options leaves out."""
    return (*(["caches that hold old values (memory=\"strict\")"] if memory == "ideal" else []),
            *(["waves that pause (stalls)"] if stalls is not None and not stalls else []),
            *([] if races else ["the race detector (races=True)"]))


def races_since(earlier: Races, now: Races) -> Races:
    """The races that were found or met again after `earlier`, with the counts since then. Reports keep their places."""
    counts = [race.count for race in earlier] + [0] * len(now)
    return Races([asdict(replace(race, count=race.count - before)) for race, before in zip(now, counts) if race.count > before])


def seeds_of(seeds: int, first: int) -> range:
    """first ... first + seeds - 1. Raises ValueError if there is none."""
    if seeds < 1:
        raise ValueError(f"seeds is {seeds}: at least one schedule")
    return range(first, first + seeds)


def attempt(fn, check, checked: bool = False, errors: list | None = None) -> tuple[str, str, str, bool, tuple]:
    """(kind, digest, text, failed, key that alike reports share) of one run. errors: gets the check's error, if there is one."""
    try:
        result = fn()
        digest = digest_of(result) if result is not None and result != [] else ""
    except (A2AError, AssertionError) as error:
        alike = reports.alike(error.report) if isinstance(error, SimulationError) else ()
        return type(error).__name__, "", str(error), True, alike
    if check is None:
        return ("right" if checked else "result"), digest, "", False, ()
    try:
        wrong = check(result) is False
        text = ""
    except AssertionError as error:
        wrong, text = True, str(error)
        if errors is not None:
            errors.append(error)
    return ("wrong" if wrong else "right"), digest, text, wrong, ()


def with_lost_words(node, end: tuple) -> tuple:
    """The end of a run that failed with stalls. Adds the lost words to its text (trace/reports/words.py)."""
    kind, digest, text, failed, alike = end
    lost = reports.lost_words(node.runtime.library.stalls()) if failed and node.stalls else ""
    return (kind, digest, f"{text}\n{lost}".strip(), failed, alike) if lost else end


def group(ends: dict[int, tuple], checked: bool) -> list[Outcome]:
    """Groups schedules with the same end, the most frequent first. ends: seed -> result of `attempt`."""
    groups: dict[tuple, list[int]] = {}
    for seed, (kind, digest, text, failed, alike) in ends.items():
        if failed and not alike:  # no report: a sentence, whose numbers make no difference
            alike = re.sub(r"0x[0-9a-f]+|\d+", "#", _first_line(text))
        groups.setdefault((kind, digest, alike, failed), []).append(seed)
    if not checked:  # the most frequent result counts as right
        counts = {key: len(seeds) for key, seeds in groups.items() if not key[3]}
        usual = max(counts, key=counts.get, default=None)
        groups = {(key if key[3] or key == usual else ("result", key[1], "", True)): seeds
                  for key, seeds in groups.items()}
    outcomes = [Outcome(kind, digest, tuple(seeds), ends[seeds[0]][2], failed)
                for (kind, digest, _, failed), seeds in groups.items()]
    return sorted(outcomes, key=lambda o: (-o.count, o.seeds[0]))


def digest_of(result: Any) -> str:
    """Twelve hex digits that are equal for equal results: tensors and Buffers by shape, dtype and bits, others by repr."""
    digest = hashlib.sha256()

    def add(value):
        if hasattr(value, "to_torch"):
            value = value.to_torch()
        if isinstance(value, torch.Tensor):
            digest.update(f"{value.dtype}{tuple(value.shape)}".encode())
            digest.update(value.detach().cpu().contiguous().flatten().view(torch.uint8).numpy().tobytes())
        elif isinstance(value, dict):
            for key in sorted(value, key=repr):
                digest.update(repr(key).encode())
                add(value[key])
        elif isinstance(value, (list, tuple)):
            digest.update(b"[")
            for item in value:
                add(item)
            digest.update(b"]")
        else:
            digest.update(repr(value).encode())

    add(result)
    return digest.hexdigest()[:12]


def _first_line(text: str) -> str:
    line = text.strip().splitlines()[0] if text.strip() else ""
    return line if len(line) <= 90 else line[:87] + "..."
