"""One rung at one workload: rows of times."""
import gc
from collections.abc import Callable, Iterable
from typing import Any

import numpy as np

from ...errors import A2AError, LaunchError
from ...kernels.moe import MismatchError
from ...kernels.rung.calls import Call, Stage
from ...kernels.rung.hip_rung import HipRung
from ...kernels.rung.kernel_rung import KernelRung
from .clock import Clock, spread

# parts of a call, in this order; a rung may fuse some, or all into one launch
PARTS = ("dispatch", "expert", "combine")


class Repeats:
    """Repeated calls of one rung with the same input, each with an epoch of its own.

    comm: a rung made of kernels, which then run on the clock's streams. problem: of all ranks.
    """

    def __init__(self, clock: Clock, comm: KernelRung, problem):
        self.clock, self.comm, self.problem = clock, comm, problem
        comm.run_in(clock.streams)
        self._first = comm.prepare(problem)
        self.last: Call | None = None

    def calls(self, number: int) -> list[list[Callable[[], None]]]:
        """A number of calls, a piece per stage. All must run, in this order."""
        return [self._call() for _ in range(number)]

    def _call(self):
        self.last = call = self.comm.another(self._first)
        return [lambda stage=stage: self.comm.start(stage, call) for stage in self.comm.stages]

    def check(self) -> None:
        """Compares the latest call's output with the right answer. Raises MismatchError, on all ranks alike.
        Collective."""
        self.clock.node.synchronize()
        check_together(self.comm, self.problem, self.comm.read_outputs(self.last or self._first))


def check_together(comm, problem, outputs) -> None:
    """`problem.check`, with one verdict for all processes, because one that went on alone would wait for ever."""
    error = ""
    try:
        comm.check(problem, outputs)
    except (MismatchError, A2AError) as caught:
        error = str(caught)
    ranks = comm.node.gather({rank.index: error for rank in comm.node.ranks})
    wrong = next((text for text in ranks.values() if text), "")
    if wrong:
        raise MismatchError(wrong)


def by_part(stages: Iterable[Stage], ends: np.ndarray) -> dict[str, np.ndarray]:
    """Time of each part, [calls], from the end of the previous one, on the slowest rank, to its own end. ends [calls,
    stages]: end of each stage, us after the start."""
    names = [stage.role for stage in stages]
    us_of_part, before = {}, np.zeros(len(ends))
    for part in PARTS:
        if part in names:
            last = ends[:, len(names) - 1 - names[::-1].index(part)]
            us_of_part[part], before = last - before, last
    return us_of_part


def time_rung(clock: Clock, comm: KernelRung, problem, *, calls: int = 50, warmup: int = 10,
              launches: Iterable[str] = ("graph", "plain"), host: bool = True) -> list[dict[str, Any]]:
    """Rows of one rung, one per way of launching, every output buffer checked after it.

    A row: {"rung", "launch", "blocks", "waves", "us": {"total", "dispatch", "expert", "combine", "host", "replay":
    spread}, "stages": {stage: spread}, "launches", "correct": True}. total has no event inside a call. The parts come
    from a second series with an event after each stage, which costs that much more. replay: of the host, per call that
    is a graph. Raises MismatchError if an answer is wrong.
    """
    repeats, rows = Repeats(clock, comm, problem), []
    clock.series(repeats.calls(max(1, warmup)))
    repeats.check()
    host_us = {"host": spread(clock.host(repeats.calls(calls)))} if host else {}
    if host and "graph" in launches:
        host_us["replay"] = spread(clock.host_of_graphs(repeats.calls(calls)))
    for launch in launches:
        graph = launch == "graph"
        pause = comm.family.pause_us
        if not clock.simulated:
            clock.series(repeats.calls(max(2, warmup // 2)), graph=graph, each=False, hold_us=pause)
        total = clock.series(repeats.calls(calls), graph=graph, each=False, hold_us=pause)[:, 0]
        ends = clock.series(repeats.calls(calls), graph=graph)
        repeats.check()
        took = np.diff(ends, axis=1, prepend=0.0)
        us = {"total": spread(total)} | {part: spread(us) for part, us in by_part(comm.stages, ends).items()}
        rows.append({"rung": comm.name, "launch": launch, **comm.grid_facts(), "launches": len(comm.stages),
                     "us": us | host_us,
                     "stages": {stage.kernel: spread(took[:, i]) for i, stage in enumerate(comm.stages)}, "correct": True})
    return rows


def time_copies(comm, problem, calls: int) -> list[dict[str, Any]]:
    """The row of `p2p`, whose exchanges are copies that the host starts and waits for: host times of the exchanges
    alone, without PyTorch's work between them."""
    parts = {"dispatch": [], "combine": [], "total": []}
    for _ in range(calls + 2):
        outputs = comm(problem)
        mine = {rank: {what: us[i] for what, us in comm.times.items()} for i, rank in enumerate(comm.ranks)}
        ranks = comm.node.gather(mine)
        slowest = {what: max(times[what] for times in ranks.values()) for what in comm.times}
        parts["combine"].append(slowest["replies"])
        parts["total"].append(sum(slowest.values()))
        parts["dispatch"].append(parts["total"][-1] - slowest["replies"])
    check_together(comm, problem, outputs)
    return [{"rung": comm.name, "launch": "copies", "us": {name: spread(us[2:]) for name, us in parts.items()},
             "stages": {}, "correct": True}]


def tune(clock: Clock, comm: HipRung, problem, grids: Iterable[tuple[int, int]], *, calls: int = 15,
         graph: bool = True) -> list[dict[str, Any]]:
    """The median total of every grid [(blocks, waves)], in us, the fastest first. Grids that do not fit are left out.

    If blocks have roles, every grid is tried with each of the rung's `shares_to_try`. The rung keeps the fastest, or
    its own if none fits.
    """
    repeats, results = Repeats(clock, comm, problem), []
    for blocks, waves in grids:
        try:
            comm.set_grid(blocks, waves)
        except LaunchError:
            continue
        for shares in comm.shares_to_try or ((),):
            if shares:
                comm.set_shares(shares)
            clock.series(repeats.calls(3), graph=graph, each=False)
            us = clock.series(repeats.calls(calls), graph=graph, each=False)[:, 0]
            results.append(comm.grid_facts() | {"us": spread(us)["median"]})
    if not results:
        return []
    repeats.check()
    results.sort(key=lambda result: result["us"])
    comm.set_grid(results[0]["blocks"], results[0]["waves"])
    if any(results[0].get("roles", ())):
        comm.set_roles(*results[0]["roles"])
    return results


def retire(comm) -> None:
    """Frees the memory of a rung, collectively."""
    comm.close()
    gc.collect()
    comm.node.synchronize()
