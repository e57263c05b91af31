"""One kernel, many schedules: which results there are, and a replay of the first schedule that went wrong.

    found = node.explore(lambda: run_my_kernel(node), seeds=200)          # what runs on a node of one's own
    found = a2a.explore.rung("token_flags", mutate="release-dropped")     # a rung, on a fresh small node per schedule
    found                  # distinct results, how often, first seed of each
    found.replay()         # the first failing seed again: its error, its trace, its stale reads
"""
from __future__ import annotations

import hashlib
import re
from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np
import torch

from ..errors import A2AError
from ..table import Table
from ..trace import CACHE, PS_PER_US, TRANSFER, Trace
from ..trace.detail import Detail
from ..trace.races import Races

SHOWN_RACES = 2
CACHES = {1: "L1", 2: "L2", 3: "scalar cache"}  # the value of a `cache` record: where an old copy was read


@dataclass(frozen=True)
class Outcome:
    """What several schedules had in common. kind: "right" or "result" (it was not checked), "wrong" (check said so), or
    the class of the error. digest: of the result, "" after an error. seeds: those that ended so. text: of the first."""

    kind: str
    digest: str
    seeds: tuple[int, ...]
    text: str
    failed: bool

    @property
    def count(self) -> int:
        return len(self.seeds)

    def to_dict(self) -> dict:
        return {"kind": self.kind, "digest": self.digest, "count": self.count, "first_seed": self.seeds[0],
                "failed": self.failed, "text": self.text}


@dataclass(frozen=True)
class Replay:
    """One schedule again. kind, digest, text: as in `Outcome`. trace: all its events (`Trace`). detail: every memory
    access with its values (`detail.Detail`); empty in mode ideal."""

    seed: int
    kind: str
    digest: str
    text: str
    failed: bool
    trace: Trace
    detail: Detail

    @property
    def stale(self) -> Table:
        """The loads that returned an older value than home memory held, by time. Harmless where nothing was promised: a
        poll, a line whose other words are new."""
        records = self.trace.records[self.trace.records["kind"] == CACHE]
        records = records[np.argsort(records["time"], kind="stable")]
        names = Trace(records, self.trace.strings)
        return Table({"time_us": records["time"] / PS_PER_US, "rank": records["rank"], "kernel": names.names("kernel"),
                      "block": records["block"], "wave": records["wave"], "line": records["line"],
                      "symbol": names.names("symbol"), "index": records["index"], "home": records["dst"],
                      "cache": [CACHES.get(int(value), "") for value in records["bytes"]]},
                     label=self.trace.label, title=f"stale reads of seed {self.seed}")

    @property
    def ranks(self) -> tuple[int, ...]:
        """The ranks around the first stale read: who read, and who had last sent to that symbol. () if there is none."""
        records = self.trace.records
        stale = records[records["kind"] == CACHE]
        if not len(stale):
            return ()
        first = stale[np.argmin(stale["time"])]
        sent = records[(records["kind"] == TRANSFER) & (records["symbol"] == first["symbol"]) &
                       (records["dst"] == first["dst"]) & (records["time"] <= first["time"])]
        writer = int(sent[np.argmax(sent["time"])]["src"]) if len(sent) else int(first["dst"])
        return tuple(dict.fromkeys((int(first["rank"]), writer)))

    def __repr__(self):
        return (f"seed {self.seed}: {self.kind}{' ' + self.digest if self.digest else ''}, {len(self.trace)} events, "
                f"{len(self.stale)} stale reads{chr(10) + self.text if self.text else ''}")


class Exploration:
    """What many schedules led to.

    outcomes       list of `Outcome`, the most frequent first
    failing        seeds that failed, in order; first_failing: the first of them or None
    races          what the race detector found (`Races`); None where it did not run
    """

    def __init__(self, what: str, seeds: int, first: int, outcomes: list[Outcome], again: Callable[[int], Replay],
                 races: Races | None = None):
        self.what, self.seeds, self.first, self.outcomes, self._again = what, seeds, first, outcomes, again
        self.races = races
        self.failing = sorted(seed for outcome in outcomes if outcome.failed for seed in outcome.seeds)

    @property
    def ok(self) -> bool:
        """No schedule failed and there is no race."""
        return not self.failing and not self.races

    @property
    def first_failing(self) -> int | None:
        return self.failing[0] if self.failing else None

    def replay(self, seed: int | None = None) -> Replay:
        """One schedule again with its whole trace: `seed`, or the first that failed."""
        seed = self.first_failing if seed is None else seed
        if seed is None:
            raise ValueError("no schedule failed; name the seed to replay")
        return self._again(seed)

    def to_dict(self) -> dict:
        return {"what": self.what, "seeds": self.seeds, "first": self.first, "distinct": len(self.outcomes),
                "failed": len(self.failing), "first_failing": self.first_failing,
                "outcomes": [outcome.to_dict() for outcome in self.outcomes],
                "races": None if self.races is None else [asdict(race) for race in self.races]}

    def __repr__(self):
        some = f"{len(self.outcomes)} distinct result{'s' if len(self.outcomes) > 1 else ''}"
        lines = [f"{self.what}: {self.seeds} schedules, {some}", " count  first seed  result"]
        for o in self.outcomes:
            said = " ".join(part for part in (o.kind, o.digest, _first_line(o.text)) if part)
            lines.append(f"{o.count:6}  {o.seeds[0]:10}  {'* ' if o.failed else '  '}{said}")
        lines.append(f"{len(self.failing)} failed (*); the first is seed {self.first_failing}" if self.failing else
                     "no schedule failed")
        if self.races is not None:
            lines.append(f"race detector: {len(self.races) or 'no'} race{'' if len(self.races) == 1 else 's'}")
            lines += [str(race) for race in self.races[:SHOWN_RACES]]
            if len(self.races) > SHOWN_RACES:
                lines.append(f"and {len(self.races) - SHOWN_RACES} more in `.races`")
        return "\n".join(lines)


def explore(node, fn: Callable[[], Any], *, seeds: int = 100, first: int = 0,
            check: Callable[[Any], Any] | None = None) -> Exploration:
    """Runs `fn()` on a simulated node under schedule seeds first ... first + seeds - 1. It is `node.explore`.

    fn     launches kernels and returns their result: tensors, Buffers, numbers, lists and dicts of these, or None. It
           prepares its memory itself, the same each time: a seed then gives the same result each time
    check  called with the result; wrong if it raises AssertionError or returns False. Without it, the result that most
           schedules agree on is taken for right

    A schedule fails if fn raises an A2AError (deadlock, fault, ...) or AssertionError, or if its result is wrong. The
    node is left with the seed it had before.
    """
    if node.target != "sim":
        raise ValueError("only a simulated node has schedules to explore")
    before = node.seed

    def run(seed):
        node.synchronize()
        node.reseed(seed)
        return _attempt(fn, check)

    def again(seed):
        recording = node.recording
        try:
            node.synchronize()
            mark = node.mark()
            node.record_detail()
            end = run(seed)
            return Replay(seed, *end, node.trace_since(mark), node.detail)
        finally:
            node.record_detail(recording)
            node.reseed(before)

    try:
        ends = {seed: run(seed) for seed in _range(seeds, first)}
    finally:
        node.reseed(before)
    return Exploration(f"mode {node.memory}", seeds, first, _group(ends, check is not None), again)


def rung(name: str, *, mutate: str | None = None, variant: str | None = None, source=None, mode: str = "strict",
         seeds: int = 100, first: int = 0, situations=None, races: bool = True) -> Exploration:
    """Runs a rung of the ladder under many schedules, each on a fresh small node, and checks every output.

    mutate      name of a mutation (`a2a.mutate.mutations`)
    variant     name of another design of the rung (its `VARIANTS`)
    source      HIP text of the kernels instead of the rung's own
    mode        "strict", "hw-spx", "cpx" or "ideal"
    situations  what is run: schedule n takes situations[n % len(situations)]; default `SITUATIONS`, and what
                `MORE_SITUATIONS` has for the rung
    races       also run each situation once under the race detector, which needs no luck

    Errors: ValueError (no such rung, or one without kernels), MutationError, CompileError.
    """
    from ..alltoall import rungs
    from ..alltoall.mutate import source as source_of

    if name not in list(rungs):
        raise ValueError(f"no rung is called {name!r}; there are {', '.join(rungs)}")
    kind = rungs[name]
    if not hasattr(kind, "SOURCE"):
        raise ValueError(f"{name} is made of PyTorch calls and has no kernels: it has no schedules to explore")
    from ..toolchain import compile as compile_source
    module = None  # a variant knows its kernels
    if source is not None or variant is None:
        module = compile_source(source if source is not None else source_of(name, mutate), name=f"{name}.hip")
    situations = tuple(situations or SITUATIONS + MORE_SITUATIONS.get(name, ()))

    def run(seed, **limits):
        situation = situations[seed % len(situations)]
        node = situation.node(mode, seed, **limits)
        return node, _attempt(lambda: situation.run(node, kind, module, seed, variant), None, checked=True)

    def again(seed):
        node, end = run(seed, detail=True)
        return Replay(seed, *end, node.trace, node.detail)

    ends = {seed: run(seed, max_events=1)[1] for seed in _range(seeds, first)}
    found = None
    if races:
        raced = [run(first + i, max_events=1, races=True)[0].races for i in range(len(situations))]
        found = Races([asdict(race) for one in raced for race in one])
    changed = mutate or variant
    what = f"{name}{' with ' + changed if changed else ''}, mode {mode}"
    return Exploration(what, seeds, first, _group(ends, True), again, found)


@dataclass(frozen=True)
class Situation:
    """What one schedule of `rung` runs: `calls` calls in a row, none of which waits for the one before, on a small node.

    shape, world_size, blocks, waves: of the rung. problem: more arguments of `Problem.random`.
    """

    name: str
    shape: tuple  # num_experts, topk, dim, max_tokens
    world_size: int
    blocks: int
    waves: int
    calls: int = 3
    problem: tuple[tuple[str, Any], ...] = ()

    def node(self, mode: str, seed: int, **limits):
        from ..node import Node
        return Node(self.world_size, name="explore", xcds=2, cus=2, memory=mode, seed=seed, target="sim",
                    max_instructions=5_000_000, **limits)

    def run(self, node, kind, module, seed: int, variant: str | None = None) -> list:
        from ..moe import Problem, Shape
        shape = Shape(self.name, *self.shape)
        comm = kind(node, shape, blocks=self.blocks, waves=self.waves, variant=variant,
                    source=None if module is None else node.load(module))
        problems = [Problem.random(shape, self.world_size, seed * self.calls + call, exact=True, **dict(self.problem))
                    for call in range(self.calls)]
        outputs = []
        if hasattr(comm, "launch"):
            for problem, call in zip(problems, comm.launch_all(problems)):
                outputs.append(comm.result(call))
                problem.check(outputs[-1], ranks=comm.ranks)
        else:
            for problem in problems:
                outputs.append(comm(problem))
                problem.check(outputs[-1], ranks=comm.ranks)
        return []  # every call has its own right answer: equal results mean equally right


SITUATIONS = (
    # Few blocks with several tokens each, rows that share cache lines, and choices that are dropped.
    Situation("few blocks", (6, 2, 72, 6), 3, 3, 2, problem=(("drop", 0.2),)),
    # Rank 1 sends to rank 2 for long before it looks at the counts. Rank 0 has nothing to do with either: it runs ahead.
    Situation("strangers", (6, 2, 520, 8), 3, 1, 1,
              problem=(("num_tokens", (0, 8, 0)), ("routing", "one_rank"), ("target", 2))),
)


# More blocks than run at once: a role must not depend on who started.
_CROWDED = Situation("crowded", (6, 2, 72, 6), 3, 10, 16, calls=2)
# The same, and rank 1 has much to send before its last receivers can start. Rank 0 has nothing to do: it runs ahead.
_LATE_RECEIVERS = Situation("late receivers", (6, 2, 4104, 40), 3, 10, 16, calls=2,
                            problem=(("num_tokens", (0, 40, 0)), ("routing", "one_rank"), ("target", 2)))
# What shows the hazards of some rungs and of no others.
MORE_SITUATIONS = {
    # One block takes the sources in turn. While it copies what rank 0 sent, rank 2 is done and may be a call ahead.
    "rank_flags": (Situation("behind", (6, 2, 2056, 10), 3, 1, 1,
                             problem=(("num_tokens", (10, 0, 0)), ("routing", "one_rank"), ("target", 1))),),
    "active_tokens": (_CROWDED,),
    "fused_combine": (_CROWDED,),
    "no_overheads": (_CROWDED, _LATE_RECEIVERS),
    "varlen": (_CROWDED, _LATE_RECEIVERS, Situation("many experts", (140, 8, 72, 6), 2, 3, 2, calls=2)),
}


def _range(seeds: int, first: int) -> range:
    if seeds < 1:
        raise ValueError(f"seeds is {seeds}: at least one schedule")
    return range(first, first + seeds)


def _attempt(fn, check, checked: bool = False) -> tuple[str, str, str, bool]:
    """(kind, digest, text, failed) of one run."""
    try:
        result = fn()
        digest = digest_of(result) if result is not None and result != [] else ""
    except (A2AError, AssertionError) as error:
        return type(error).__name__, "", str(error), True
    if check is None:
        return ("right" if checked else "result"), digest, "", False
    try:
        wrong = check(result) is False
        text = ""
    except AssertionError as error:
        wrong, text = True, str(error)
    return ("wrong" if wrong else "right"), digest, text, wrong


def _group(ends: dict[int, tuple], checked: bool) -> list[Outcome]:
    groups: dict[tuple, list[int]] = {}
    for seed, (kind, digest, text, failed) in ends.items():
        like = re.sub(r"0x[0-9a-f]+|\d+", "#", _first_line(text)) if failed else ""
        groups.setdefault((kind, digest, like, failed), []).append(seed)
    if not checked:  # the result of most schedules is taken for right
        counts = {key: len(seeds) for key, seeds in groups.items() if not key[3]}
        usual = max(counts, key=counts.get, default=None)
        groups = {(key if key[3] or key == usual else ("result", key[1], "", True)): seeds
                  for key, seeds in groups.items()}
    outcomes = [Outcome(kind, digest, tuple(seeds), ends[seeds[0]][2], failed)
                for (kind, digest, _, failed), seeds in groups.items()]
    return sorted(outcomes, key=lambda o: (-o.count, o.seeds[0]))


def digest_of(result: Any) -> str:
    """Twelve hex digits that are equal for equal results: tensors and Buffers bit for bit, the rest by repr."""
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
