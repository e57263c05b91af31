"""One verified and measured run of a rung: the output of `a2a run`.

    found = run("token_flags", "tiny", world_size=4)    # plain data: stage times, bytes, instructions, wall time
    found = run("ag_gemm/copy_engine", "512x512x256")
"""
import time
from collections.abc import Callable, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from ..errors import A2AError
from ..kernels import families
from ..plurals import quantity

NODES = 2  # nodes of the cluster, for a rung that needs one


def run(rung: str, shape: str | None = None, *, world_size: int | None = None, seed: int | None = None,
        schedule_seed: int = 0, calls: int = 1, target: str | None = None, memory: str = "ideal", preset: str = "mi300x",
        trace: str | None = None, variant: str | None = None, analysed: bool = False, options: dict[str, Any] | None = None,
        announce: Callable[[str], None] = lambda what: None) -> dict[str, Any]:
    """`calls` consecutive calls of a rung of any family, call n with a problem of seed + n, each checked; as plain
    data.

    shape: a name or a spelling (default: the family's). world_size: default the family's. seed: default the shape's
    own. schedule_seed: of the schedule (simulated). trace: a file for the trace of the last call (.pftrace).
    variant: other kernels of the rung, by name. options: further arguments of the rung. analysed: adds "analysis", the
    critical path and so on of the last call, if it has a trace. announce: called with each of the 1 + 3 * calls steps.

    A wrong answer, a deadlock or a fault is a result: "correct" is False and "error" explains it. "stages" are the
    columns of the stage table of the last call, in us; "label" says whether they are simulated or measured. Both are
    None for a rung made of PyTorch calls. "trace": None, {"file", "bytes"}, or {"file", "error"} if it could not be
    written. "wall_s": seconds on this machine, by step. Raises ValueError or A2AError for an impossible request.
    """
    from ..kernels.moe import MismatchError
    from ..machine.runtime import default_target

    check(rung, shape, world_size, trace, variant, target=target, options=options)
    kind = families.find(rung)
    family = kind.family
    shape_used, world_size = family.shape(shape or family.default_shape), world_size or family.world_size
    shape = shape if isinstance(shape, str) else family.shape_name(shape_used)
    seed = family.default_seed(shape_used) if seed is None else seed
    target = target or default_target()
    wall: dict[str, float] = {}
    result = {"family": family.name, "rung": kind.name, "variant": variant, "shape": shape, "world_size": world_size,
              "seed": seed, "schedule_seed": schedule_seed, "calls": calls, "target": target, "memory": memory,
              "preset": preset, "correct": False, "calls_checked": 0, "error": None, "label": None, "stages": None,
              "instructions": None, "trace": None, "wall_s": wall}
    start = time.perf_counter()
    announce("set up the node, compile the kernels")
    with _timed(wall, "set-up"):
        node = node_for(kind, target, world_size, preset=preset, memory=memory, seed=schedule_seed)
        arguments = kind.read_options(options or {}) | ({} if variant is None else {"variant": variant})
        comm = kind(node, shape_used, **arguments) if node is not None else kind(None, shape_used,
                                                                                 world_size=world_size, **arguments)
    try:
        for call in range(calls):
            announce(f"call {call + 1} of {calls}: draw the problem")
            with _timed(wall, "draw"):
                problem = family.problem(shape_used, world_size, seed + call)
            announce(f"call {call + 1} of {calls}: run")
            with _timed(wall, "run"):
                outputs = comm(problem)
            announce(f"call {call + 1} of {calls}: check")
            with _timed(wall, "check"):
                comm.check(problem, outputs)
            result["calls_checked"] += 1
        result["correct"] = True
    except (MismatchError, A2AError) as error:
        result["error"] = {"kind": type(error).__name__, "text": str(error)}
    try:
        if trace:
            with _timed(wall, "trace"):
                result["trace"] = save_trace(comm.trace, node, trace)
        wall["total"] = time.perf_counter() - start
        _add_trace(result, comm, node)
        if analysed and result["stages"] and len(comm.trace.select("launch")):
            result["analysis"] = analysis(comm.trace)
    except A2AError:  # a real GPU may be gone after a fault; the error above matters more
        wall.setdefault("total", time.perf_counter() - start)
        if not result["error"]:
            raise
    return result


def check(rung: str, shape: str | None, world_size: int | None, trace: str | None = None, variant: str | None = None, *,
          target: str | None = None, options: Mapping[str, Any] | None = None) -> None:
    """Checks a request before the work. Raises ValueError for an unknown rung, variant or shape, and for ranks that the
    shape does not divide over. Raises it, too, for a trace file that cannot be written and `options` that the rung lacks."""
    from ..machine.trace.perfetto import check_path

    kind = families.find(rung)
    shape_used = kind.family.shape(shape or kind.family.default_shape)
    world_size = world_size or kind.family.world_size
    kind.family.check_world(shape_used, world_size)
    if kind.on_cluster and (world_size % NODES or target not in (None, "sim")):
        raise ValueError(f"{kind.name} runs on a simulated cluster of {quantity(NODES, 'node')}: an even --world-size, target sim")
    if not kind.needs_node and (variant is not None or trace):
        raise ValueError(f"{kind.name} is made of PyTorch calls: it has no kernels, and so no {'trace' if trace else 'variants'}")
    kind.find_variant(variant)
    kind.read_options(options or {})
    if trace:
        check_path(trace)


def node_for(kind: type, target: str, world_size: int, **options: Any):
    """The node that a rung runs on; None for a rung made of PyTorch calls. options: of a simulated node."""
    if target == "sim" and not kind.needs_node:
        return None
    from ..machine.node import Node
    from ..machine.node.cluster import Cluster

    if kind.on_cluster:
        return Cluster(NODES, world_size // NODES, **options)
    return Node(world_size, target=target, **options)


def save_trace(trace, node, path: str | Path) -> dict[str, Any]:
    """Writes a trace. Returns {"file", "bytes"}, or {"file", "error"} if writing failed: then there is no file. With
    one process per rank each writes its own, FILE.rankN.ENDING, because the clocks of two processes have no common
    zero."""
    from ..machine.trace.perfetto import check_path, write

    file = Path(path)
    if len(node.ranks) < node.world_size:
        ending = check_path(file)
        file = file.with_name(f"{file.name[:-len(ending)]}.rank{node.ranks[0].index}{ending}")
    try:
        return {"file": str(write(trace, file)), "bytes": file.stat().st_size}
    except OSError as error:
        return {"file": str(file), "error": error.strerror or str(error)}


def worded(result: dict[str, Any]) -> str:
    """A result of `run` as text."""
    calls = f"{result['calls']} call{'s' if result['calls'] > 1 else ''}"
    name = f"{result['rung']} with {result['variant']}" if result["variant"] else result["rung"]
    name = name if result["family"] == families.FIRST else f"{result['family']}/{name}"
    lines = [f"{name} on {result['target']}, shape {result['shape']}, {result['world_size']} ranks, "
             f"seed {result['seed']}, schedule seed {result['schedule_seed']}, {calls}", ""]
    if result.get("table"):
        lines += [result["table"], ""]
        lines.append("no time: the work of a library is not simulated" if result["span_us"] is None else
                     f"{result['span_of']}: {result['span_us']:.2f} us, {result['label']}")
        if result["link_bytes"] is not None:
            lines.append(f"moved between ranks: {result['link_bytes']:,} bytes")
        if result["events_dropped"]:
            lines.append(f"{result['events_dropped']:,} events did not fit the trace: the sums above lack them")
    elif result["correct"]:
        lines.append("no stage times: this rung is made of PyTorch calls, which are not simulated")
    written = result["trace"]
    if written:
        lines.append(f"the trace was not written: {written['error']}" if "error" in written else
                     f"trace: {written['file']}, {written['bytes'] / 1e6:.1f} MB")
    wall = result["wall_s"]
    steps = ", ".join(f"{step} {seconds:.2f}" for step, seconds in wall.items() if step != "total")
    lines.append(f"wall time of this machine: {wall['total']:.2f} s ({steps})")
    if result["instructions"]:
        speed = result["instructions"] / wall["run"] / 1e6 if wall.get("run") else 0
        lines.append(f"wave-instructions: {result['instructions']:,} ({speed:.1f} million per second)")
    lines.append("verified: every output is right" if result["correct"] else
                 f"WRONG: {result['calls_checked']} of {calls} verified, then an error")
    return "\n".join(lines)


def _add_trace(result: dict[str, Any], comm, node) -> None:
    """Adds the stage table, the bytes and the instructions, if the rung has a trace."""
    trace = getattr(comm, "trace", None)
    if trace is None:
        return
    table = trace.stages()
    result["table"] = str(table)
    result["label"] = trace.label
    result["stages"] = table.to_dict()
    result["span_us"], result["span_of"] = None if comm.us != comm.us else comm.us, trace.span_of
    simulated = result["target"] == "sim"  # real GPUs do not tell what crosses their links
    result["link_bytes"] = int(trace.link_bytes().sum()) if simulated else None
    result["events"], result["events_dropped"] = len(trace), trace.meta.get("dropped", 0)
    result["trace_digest"] = trace.digest()
    result["instructions"] = node.counters().get("instructions") if node is not None else None


def analysis(trace) -> dict[str, Any]:
    """Critical path, links, speed of light, overlap and balance of a trace as plain data, with their printed form as
    "text". Without "light" if the bandwidth of a link is unknown."""
    path, links, overlap, balance = trace.critical_path(), trace.links(), trace.overlap(), trace.balance()
    data: dict[str, Any] = {
        "critical_path": {"summary": path.summary, "segments": path.table.to_dict(), "kinds": path.kinds.to_dict()}}
    parts = [repr(path)]
    if links.bytes.any():
        data |= {"links": links.table.to_dict(), "link_ranks": links.ranks.to_dict(),
                 "link_lines": links.lines.to_dict(), "overlap": overlap.to_dict()}
        parts += [repr(links), repr(overlap)]
        if links.link_gbps is not None:
            light = trace.light()
            data["light"] = light.table.to_dict()
            parts.append(repr(light))
    data["balance"] = balance.to_dict()
    data["text"] = "\n\n".join([*parts, repr(balance)])
    return data


@contextmanager
def _timed(wall: dict[str, float], step: str):
    start = time.perf_counter()
    try:
        yield
    finally:
        wall[step] = wall.get(step, 0.0) + time.perf_counter() - start
