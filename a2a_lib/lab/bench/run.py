"""A whole measurement: the machine's floors, then every rung and its peers at every workload, saved after each."""
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from ...errors import A2AError, HipError, SimulationError
from ...kernels import families
from ...kernels.moe import MismatchError
from ...kernels.rung.hip_rung import HipRung
from ...kernels.rung.kernel_rung import KernelRung
from ...machine.node import Node
from ...machine.runtime import graph
from . import light, peers, prepare, record, rung_times, workloads
from .clock import Clock, spread

GRIDS = ((33, 16), (66, 8), (66, 16), (132, 4), (132, 8), (132, 16), (264, 4), (264, 8), (304, 4))  # --tune
COPIES_CALLS = 10  # p2p: the host takes part, and PyTorch sorts on the CPU


def choose(rungs: Sequence[str] | None) -> list[str]:
    """Full names of these rungs, or of a family's steps; default all_to_all's, without those made of PyTorch calls.
    Raises ValueError for a rung made of PyTorch calls, and for rungs of several families."""
    named = [families.full_name(name) for name in rungs or () if name not in families.FAMILIES]
    chosen = [name for name in families.select(list(rungs or ())) if name in named or families.find(name).needs_node]
    for name in chosen:
        if not families.find(name).needs_node:
            raise ValueError(f"{name.partition('/')[2]} is made of PyTorch calls: it has no kernels or copies to measure")
    if len({name.partition("/")[0] for name in chosen}) > 1:
        raise ValueError(f"one family at a time: {', '.join(chosen)} are of several")
    return chosen


def measure(node: Node, *, rungs: Sequence[str] | None = None, names: Sequence[str] | None = None,
            calls: int = 50, warmup: int = 10, launches: Sequence[str] | None = None,
            grid: tuple[int, int] | Callable[[str, str], tuple[int, int] | None] | None = None,
            grids: Iterable[tuple[int, int]] = (), others: Sequence[str] = (), host: bool = True,
            options: Mapping[str, Any] | None = None,
            adapt: Callable[[HipRung], None] = lambda comm: None,
            save: Callable[[dict], None] = lambda result: None,
            announce: Callable[[str], None] = lambda what: None) -> dict[str, Any]:
    """Times rungs at workloads on a node; collective if every process drives one GPU. Returns plain data, ready for
    JSON: the head of `record.facts`, then

        floors     "events": spread per way of launching; "push_GBps": see `light`
        workloads  name -> `Workload.facts` and "light_us"
        rows       see `rung_times.time_rung`, with "workload", "gap": total over light_us, and "tuned" where grids were
                   tried
        peers      see `peers`; notes: what could not be measured, and why

    rungs: names, or a family's (default: `choose`). What the family has `beside` them follows. grid: (blocks,
    waves) of all rungs instead of their own, or a function of (rung, workload) that returns one, or None for their
    own. launches: "graph", "plain" (default: both; on the simulated node, plain). grids: also tried for every rung and
    workload; the fastest gets rows of its own. others: of `peers.PEERS`.
    host: whether to measure the host's times too. options: of every rung; the recording has them. adapt: called
    with every rung of kernels before it is timed. save: called with the results so far after every workload.
    Raises ValueError for an unknown name.
    """
    rungs = choose(rungs)
    family = families.family_of(rungs[0])
    if names is None:
        names = workloads.DEFAULT if family.name == families.FIRST else (family.default_shape,)
    work = [workloads.find(name, family) for name in names]
    kinds = [families.find(name) for name in rungs] + [family.imported(line) for line in family.beside]
    options_of = {kind: kind.read_options(options or {}) for kind in kinds}
    if launches is None:
        launches = ("plain",) if node.target == "sim" else ("graph", "plain")
    if not graph.available(node.runtime):
        launches = [launch for launch in launches if launch != "graph"] or ["plain"]
    result = record.facts(node, "bench") | {"family": family.name, "method": METHOD, "calls": calls, "warmup": warmup,
                                            "floors": {},
                                            "workloads": {}, "rows": [], "peers": [], "notes": []}
    if options:
        result["options"] = dict(options)
    if not graph.available(node.runtime):
        result["notes"].append("no graphs: the runtime library is too old to mark times inside them")
    start = time.perf_counter()
    announce("compile")
    prepare.compile_all(node, prepare.sources(rungs))
    with Clock(node) as clock:
        announce("floors")
        clock.floor(3)
        result["floors"] = {"events": {launch: spread(clock.floor(min(calls, 20), launch == "graph"))
                                       for launch in launches},
                            "push_GBps": light.push_GBps(clock)}
        for work_item in work:
            problem = work_item.problem(node.world_size)
            facts = work_item.facts(problem)
            rate = result["floors"]["push_GBps"]
            facts["light_us"] = (light.light_us(facts["bytes"], rate, node.world_size, node.target) if "bytes" in facts else
                                 light.least_us(family.least_bytes(problem), rate, node.world_size))
            result["workloads"][work_item.name] = facts
            if "bytes" in facts:
                announce(f"{work_item.name}: floor")
                _add(result, work_item.name, light.time_floor(clock, problem, calls=calls, launches=launches))
            run = dict(calls=calls, launches=launches, host=host)
            for kind in kinds:
                name = kind.name
                announce(f"{work_item.name}: {name}")
                try:
                    own = grid(name, work_item.name) if callable(grid) else grid
                    rows = _rows(clock, kind, work_item, problem, warmup, own, grids, run, adapt, options_of[kind])
                    _add(result, work_item.name, rows)
                    if grids and "waves" in rows[0] and "tuned" not in rows[-1]:
                        result["notes"].append(f"{name}, {work_item.name}: none of the grids to try fits")
                except (MismatchError, A2AError, ValueError) as error:
                    result["rows"].append({"workload": work_item.name, "rung": name, "correct": False,
                                           "error": str(error)})
                    if isinstance(error, (HipError, SimulationError)):
                        result["notes"].append(f"ended at {name}, {work_item.name}: {type(error).__name__}")
                        save(result)
                        raise
            save(result)
        for work_item in work if others else ():  # after all rungs: a peer that fails may take the process with it
            problem = work_item.problem(node.world_size)
            for name in others:
                announce(f"{work_item.name}: {name}")
                row = {"workload": work_item.name, "peer": name} | peers.measure(name, clock, problem, calls)
                result["peers"].append(row)
                save(result)
    result["wall_s"] = round(time.perf_counter() - start, 1)
    save(result)
    return result


def _rows(clock, kind, work_item, problem, warmup, grid, grids, run, adapt, options) -> list[dict[str, Any]]:
    comm = kind(clock.node, work_item.shape, **options)
    try:
        if isinstance(comm, HipRung):
            adapt(comm)
        rows = _rows_of(clock, comm, problem, warmup, grid, grids, run)
    except (HipError, SimulationError):
        raise  # the GPU is gone, so there is no memory to free
    except Exception:
        rung_times.retire(comm)
        raise
    rung_times.retire(comm)
    return rows


def _rows_of(clock, comm, problem, warmup, grid, grids, run) -> list[dict[str, Any]]:
    if not isinstance(comm, KernelRung):
        return rung_times.time_copies(comm, problem, min(run["calls"], COPIES_CALLS))
    if (grid or grids) and not isinstance(comm, HipRung):
        raise ValueError(f"{comm.name} has no grid of blocks and waves to choose: --grid and --tune mean nothing to it")
    if grid:
        comm.set_grid(*grid)
    rows = rung_times.time_rung(clock, comm, problem, warmup=warmup, **run)
    if grids:
        tried = rung_times.tune(clock, comm, problem, grids, graph="graph" in run["launches"])
        if tried:  # empty if no grid fits
            best = rung_times.time_rung(clock, comm, problem, warmup=3, **run | {"host": False})
            rows += [row | {"tuned": tried} for row in best]
    return rows


def _add(result: dict, workload: str, rows: list[dict]) -> None:
    least = result["workloads"][workload]["light_us"]
    for row in rows:
        total = row["us"]["total"]["median"]
        gap = {kind: round(total / us, 3) for kind, us in least.items() if us}
        result["rows"].append({"workload": workload} | row | {"gap": gap})


METHOD = (
    "Device events, us; every time is that of the slowest rank, call by call. Before each call the caches are "
    "overwritten (simulated ones emptied) and all ranks meet in a kernel; the first event follows it. total: no event "
    "inside the call; parts and stages: an event after every stage. graph: all calls captured once, launched as one "
    "graph; plain: one launch after the other, queued while a kernel holds the stream. host: launches and waiting, on "
    "the host's clock, caches warm; replay: until the host may go on, of a call that is a graph. The events' own time "
    "(floors) is included."
)
