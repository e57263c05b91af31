"""The log of a call's tasks, from the kernel itself: when each was drawn, could start, was done, and what it waited
for.

    tasks = rung.tasks                      # of the last call
    tasks.summary()                         # a table: kinds, units, time waited and worked
    tasks.hidden()                          # per rank: share of its traffic that runs beside its GEMMs
    tasks.critical()                        # the chain of tasks that took as long as the call
    a2a.show.tasks(tasks.trace, rank=0)     # one row per program
"""
from collections import defaultdict
from typing import NamedTuple

import numpy as np
import torch

from ...machine.node.profile import PS_PER_TICK
from ...machine.trace import LAUNCH, PS_PER_US, TRANSFER, USER, Trace, empty_records
from ...machine.trace.analysis import intervals
from ...table import Table
from .names import BASE, NOTED, OFFSET, ORDER, ROWS, SENDS, SHARED, SLOT, TASKS, TILES, UNITS

WAITS = "waits"  # the symbol of a task's wait, in the trace


class Task(NamedTuple):
    """One unit of work. start, ready, stop: ps on the trace's clock. ready: its wait was over."""

    rank: int
    kind: str
    unit: int
    program: int
    start: int
    ready: int
    stop: int


def at(place) -> int:
    return int(getattr(place, "value", place))


class Plan(NamedTuple):
    """int32 tensors of one rank's last call. W ranks, E experts, of which L are this rank's; F flat tokens.

    splits [W, E]: how many rows each rank has for each expert. first_slots [E]: where this rank's rows for an expert begin,
    at that expert's rank. offsets, rows [L]: where the rows of this rank's experts begin (multiples of BM), and how many
    come. order: flat tokens as they are sent. slots, shared [F]: each token's slot, and the slot whose row it shares (its
    own, unless rows are saved); undefined for dropped tokens. tile_experts, tile_rows: local expert and rows of each
    tile of BM slots.
    """

    splits: torch.Tensor
    first_slots: torch.Tensor
    offsets: torch.Tensor
    rows: torch.Tensor
    order: torch.Tensor
    slots: torch.Tensor
    shared: torch.Tensor
    tile_experts: torch.Tensor
    tile_rows: torch.Tensor


def plan_of(rung, rank: int = 0) -> Plan:
    """The plan of a driven rank. ValueError for a rank that this process does not drive."""
    ranks = [r.index for r in rung.node.ranks]
    if rank not in ranks:
        raise ValueError(f"rank {rank} is not driven by this process")
    i = ranks.index(rank)
    splits, layout, places, tiles, head = (rung.memory[name][i].to_torch() for name in
                                           ("splits", "layout", "places", "tiles", "head"))
    flats, count, sends = rung.num_tokens[i] * rung.shape.topk, int(head[at(TILES)]), int(head[at(SENDS)])
    return Plan(splits[rung.epoch % 2], layout[at(BASE)], layout[at(OFFSET), :rung.local], layout[at(ROWS), :rung.local],
                places[at(ORDER), :sends], places[at(SLOT), :flats], places[at(SHARED), :flats], tiles[0, :count],
                tiles[1, :count])


class Tasks:
    """The tasks of a rung's last call, and its trace with a `user` record for each. The symbol is its kind, the index
    its unit. A second record, "waits", covers its wait.

    all: list of `Task`, by rank and kind. On real GPUs times are each rank's own, from its first task on.
    """

    def __init__(self, rung):
        self.rung, self.base = rung, rung.trace
        self.all: list[Task] = []
        for i, rank in enumerate(rung.node.ranks):
            head, log = (rung.memory[name][i].to_torch().numpy() for name in ("head", "log"))
            self.all += _of_rank(rank.index, rung.kinds, head, log, PS_PER_TICK[rung.node.target], rung.node.target == "sim")
        self.origin = min(int(self.base.records["time"][self.base.records["kind"] == LAUNCH].min()),
                          min((task.start for task in self.all), default=0))

    def of(self, rank: int, kind: str | None = None) -> list[Task]:
        """The tasks of a rank: all, or those of one kind (a name of `names.KINDS`)."""
        return [task for task in self.all if task.rank == rank and kind in (None, task.kind)]

    @property
    def trace(self) -> Trace:
        """The call's trace with the tasks in it: for pictures and trace files."""
        symbols = list(self.base.strings["symbols"])
        number = {name: symbols.index(name) if name in symbols else symbols.append(name) or len(symbols) - 1
                  for name in (*self.rung.kinds, WAITS)}
        launches = {}
        for record in self.base.records[self.base.records["kind"] == LAUNCH]:
            launches.setdefault(int(record["rank"]), []).append(record)
        records = empty_records(2 * len(self.all))
        for record, (task, waits) in zip(records, [(task, waits) for task in self.all for waits in (True, False)],
                                         strict=True):
            begun = [launch for launch in launches[task.rank] if int(launch["time"]) <= task.start] or launches[task.rank]
            for field in ("launch", "kernel", "stream"):
                record[field] = begun[-1][field]
            record["kind"], record["rank"], record["block"] = USER, task.rank, task.program
            record["index"], record["symbol"] = task.unit, number[WAITS if waits else task.kind]
            begin, end = (task.start, task.ready) if waits else (task.ready, task.stop)
            record["time"], record["duration"] = begin, end - begin
        records = records[records["duration"] > 0]
        records = np.concatenate([self.base.records, records[np.argsort(records["time"], kind="stable")]])
        return Trace(records, self.base.strings | {"symbols": symbols}, self.base.meta)

    def summary(self) -> Table:
        """Per kind, all ranks together: units, programs' time waited and worked in us, begin and end since the
        launch."""
        rows = []
        for kind in self.rung.kinds:
            tasks = [task for task in self.all if task.kind == kind]
            if tasks:
                rows.append((kind, len(tasks), sum(t.ready - t.start for t in tasks) / PS_PER_US,
                             sum(t.stop - t.ready for t in tasks) / PS_PER_US,
                             (min(t.start for t in tasks) - self.origin) / PS_PER_US,
                             (max(t.stop for t in tasks) - self.origin) / PS_PER_US))
        columns = ("kind", "units", "waited_us", "worked_us", "from_us", "to_us")
        return Table({name: [row[i] for row in rows] for i, name in enumerate(columns)}, label=self.base.label,
                     unit="us; waited and worked: summed over programs and ranks", units={"units": "count"})

    def hidden(self) -> Table:
        """Per rank: the time in which its links carry something (us), the part of it during a GEMM task on that rank,
        and the share."""
        rows, moved = [], self.base.records[self.base.records["kind"] == TRANSFER]
        moved = moved[moved["src"] != moved["dst"]]
        for rank in (r.index for r in self.rung.node.ranks):
            links = intervals.of(moved[(moved["src"] == rank) | (moved["dst"] == rank)])
            work = [task for task in self.of(rank) if task.kind in self.rung.gemms]
            gemms = intervals.union(np.array([t.ready for t in work], np.int64), np.array([t.stop for t in work], np.int64))
            busy, beside = intervals.measure(links), intervals.measure(intervals.intersection(links, gemms))
            rows.append((rank, busy / PS_PER_US, beside / PS_PER_US, beside / busy if busy else float("nan")))
        return Table({name: [row[i] for row in rows] for i, name in enumerate(("rank", "links_us", "beside_gemms_us", "share"))},
                     label=self.base.label)

    def queue(self, rank: int) -> list[tuple[str, int]]:
        """(kind, task) in the order of the rank's queue, without the plan."""
        i = [r.index for r in self.rung.node.ranks].index(rank)
        head, queue = (self.rung.memory[name][i].to_torch().tolist() for name in ("head", "queue"))
        count = sum(head[at(TASKS) + kind] for kind in range(1, len(self.rung.kinds)))
        return [(self.rung.kinds[entry >> 24], entry & 0xffffff) for entry in queue[:count]]

    # Dependencies.

    def needs(self) -> dict[tuple[str, int, int], list[Task]]:
        """(kind, rank, unit) -> the tasks it waits for, of any rank. All ranks must be driven by this process."""
        return _needs(self)

    def critical(self) -> Table:
        """The chain of tasks that ends last. Each began when the one above it was done. That one ran before in the same
        program, or was the last task that it waited for."""
        needs, programs = self.needs(), defaultdict(list)
        for task in sorted(self.all, key=lambda task: task.stop):
            programs[task.rank, task.program].append(task)
        chain, task = [], max(self.all, key=lambda task: task.stop)
        while task is not None and len(chain) < len(self.all):
            waited = [earlier for earlier in needs.get((task.kind, task.rank, task.unit), [])
                      if earlier.stop <= task.ready]
            last = max(waited, key=lambda earlier: earlier.stop, default=None)
            before = [earlier for earlier in programs[task.rank, task.program] if earlier.stop <= task.start]
            follows = last is not None and (not before or last.stop > task.start)
            chain.append((task, "waits for" if follows else "comes after" if before else "begins with the launch"))
            task = last if follows else before[-1] if before else None
        rows = [(t.rank, t.program, f"{t.kind} {t.unit}", (t.start - self.origin) / PS_PER_US,
                 (t.ready - t.start) / PS_PER_US, (t.stop - t.ready) / PS_PER_US, reason) for t,
                reason in reversed(chain)]
        columns = ("rank", "program", "task", "from_us", "waited_us", "worked_us", "why")
        return Table({name: [row[i] for row in rows] for i, name in enumerate(columns)}, label=self.base.label,
                     unit="us since the first launch; why: what it has to do with the row above")


def in_turn(*calls: Tasks) -> Trace:
    """The launches and tasks of several calls on one node in one trace, each call right after the one before it."""
    symbols: list[str] = []
    parts, end = [], 0
    for call in calls:
        trace = call.trace
        records = trace.records[np.isin(trace.records["kind"], (LAUNCH, USER))].copy()
        names = Trace(records, trace.strings).names("symbol").astype(str).tolist()
        symbols += [name for name in dict.fromkeys(names) if name not in symbols]
        records["symbol"] = [symbols.index(name) for name in names]
        records["time"] += end - call.origin
        end = int((records["time"] + records["duration"]).max())
        parts.append(records)
    return Trace(np.concatenate(parts), calls[-1].base.strings | {"symbols": symbols}, calls[-1].base.meta)


def _of_rank(rank: int, kinds: tuple[str, ...], head: np.ndarray, log: np.ndarray, per_tick: int, simulated: bool) -> list[Task]:
    tasks, row = [], 0
    for number, kind in enumerate(kinds):
        units, row = int(head[at(UNITS) + number]), int(head[at(NOTED) + number])
        for unit in range(units):
            start, ready, stop, program = log[row + unit].tolist()
            tasks.append(Task(rank, kind, unit, program, start * per_tick, ready * per_tick, stop * per_tick))
    if not simulated and tasks:
        first = min(task.start for task in tasks)
        tasks = [task._replace(start=task.start - first, ready=task.ready - first, stop=task.stop - first)
                 for task in tasks]
    return tasks


def tiles_and_blocks(experts: list[int], blocks: int, by_block: bool) -> list[tuple[int, int]]:
    """The tile and the block of columns of each unit of a GEMM. experts: the expert of each tile. blocks: number of
    column blocks. by_block: units go block by block through all tiles of an expert."""
    if not by_block:
        return [(tile, block) for tile in range(len(experts)) for block in range(blocks)]
    return [(tile, block) for expert in sorted(set(experts)) for block in range(blocks)
            for tile in range(len(experts)) if experts[tile] == expert]


def _needs(tasks: Tasks) -> dict[tuple[str, int, int], list[Task]]:
    rung, switches = tasks.rung, tasks.rung.switches
    by = {(task.kind, task.rank, task.unit): task for task in tasks.all}
    plans = [task for task in tasks.all if task.kind == "plan"]
    (up, down), size, (first, second) = rung.column_blocks, rung.tiles, rung.gemms[:2]
    saving = getattr(switches, "save", False)
    ranks, tiles_of, parts_of = [r.index for r in rung.node.ranks], {}, {}
    sent, replied = defaultdict(set), defaultdict(set)
    for i, rank in enumerate(ranks):
        places, ids = (rung.memory[name][i].to_torch().numpy() for name in ("places", "topk_ids"))
        tiles_of[rank] = plan_of(rung, rank).tile_experts.tolist()
        parts_of[first, rank], parts_of[second, rank] = (
            tiles_and_blocks(tiles_of[rank], blocks, switches.down_lag < 0) for blocks in (up, down))
        experts = ids[:rung.num_tokens[i]].reshape(-1)
        order = places[at(ORDER)]
        turns = range(int((experts >= 0).sum()) if switches.sort else len(experts))
        for turn in turns:
            flat = int(order[turn])
            if experts[flat] >= 0:
                peer, tile = int(experts[flat]) // rung.local, int(places[at(SLOT), flat]) // size.BM
                sent[peer, tile].add(("dispatch", rank, turn // size.BATCH))
                replied[rank, flat // rung.shape.topk // size.TOKENS].add((peer, tile))
    unit_of = {(kind, rank): {part: unit for unit, part in enumerate(parts)} for (kind, rank), parts in parts_of.items()}
    last = "scatter" if switches.combine == "scatter" else second
    needs: dict[tuple[str, int, int], list] = {}
    for task in tasks.all:
        key, rank = (task.kind, task.rank, task.unit), task.rank
        if task.kind == "dispatch":
            required = [("plan", plan.rank, plan.unit) for plan in plans]
        elif task.kind == "tail" or task.kind == first and not saving:
            tile = task.unit if task.kind == "tail" else parts_of[first, rank][task.unit][0]
            experts = tiles_of[rank]
            alike = {"tile": lambda t, tile=tile: t == tile, "all": lambda t: True,
                     "expert": lambda t, e=experts[tile], experts=experts: experts[t] == e}[switches.barrier]
            required = set().union(*(sent[rank, t] for t in range(len(experts)) if alike(t)))
        elif task.kind == first:
            required = [("tail", rank, parts_of[first, rank][task.unit][0])]
        elif task.kind == second:
            tile = parts_of[second, rank][task.unit][0]
            required = [(first, rank, unit_of[first, rank][tile, block]) for block in range(up)]
        elif task.kind == "dweights":
            expert = task.unit // rung.weight_blocks
            required = [(first, rank, unit_of[first, rank][tile, block]) for tile, of in enumerate(tiles_of[rank]) if of == expert
                        for block in range(up)]
        elif task.kind == "scatter":
            required = [(second, rank, task.unit)]
        elif task.kind == "reduce" and switches.combine == "serial":
            required = [(second, r, unit) for r in ranks for unit in range(len(tiles_of[r]) * down)]
        elif task.kind == "reduce":
            block = task.unit % down
            required = [(last, peer, unit_of[second, peer][tile, block]) for peer,
                        tile in replied[rank, task.unit // down]]
        else:
            required = []
        needs[key] = [by[name] for name in sorted(required)]
    return needs
