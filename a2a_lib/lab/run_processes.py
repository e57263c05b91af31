"""A rung made of PyTorch calls between real processes, started here or by torchrun: `a2a run RUNG --processes N`."""
import time
from typing import Any

from ..kernels import families
from ..machine.node.torchrun import join, launched
from .run import check as check_run


def between_processes(rung: str, processes: int | None) -> bool:
    """Whether this run is one between processes. Under torchrun a rung made of PyTorch calls always is."""
    return processes is not None or (launched().world_size > 1 and not families.find(rung).needs_node)


def check(rung: str, shape: str | None, processes: int | None, trace: str | None = None, variant: str | None = None) -> None:
    """Checks a request before the work. Raises ValueError for an impossible one."""
    if families.find(rung).needs_node:
        raise ValueError(f"{rung} is made of kernels: --processes is for rungs made of PyTorch calls (reference, "
                         "sorted, all_reduce/torch)")
    if processes is not None and processes < 1:
        raise ValueError(f"--processes {processes}: at least 1")
    check_run(rung, shape, processes or launched().world_size, trace, variant)


def run(rung: str, shape: str, *, processes: int | None, seed: int | None = None, calls: int = 1,
        target: str | None = None) -> dict[str, Any]:
    """One verified run as plain data: "correct", "error", "world_size", "backend", "bytes" {what: between ranks, all
    ranks}; under torchrun (processes None) also "rank". Raises ValueError or A2AError for an impossible request."""
    check(rung, shape, processes)
    family = families.family_of(rung)
    seed = family.default_seed(family.shape(shape)) if seed is None else seed
    start = time.perf_counter()
    result = {"rung": rung, "shape": shape, "seed": seed, "calls": calls, "processes": True,
              "correct": False, "error": None, "bytes": None}
    work = (rung, shape, seed, calls)
    answers = (_under_torchrun(work, target, result) if processes is None
               else _started_here(work, processes, target, result))
    if answers:
        result["correct"] = True
        result["bytes"] = {exchange: sum(n for rank, answer in enumerate(answers)
                                         for peer, n in enumerate(answer["bytes"][exchange]) if peer != rank)
                           for exchange in answers[0]["bytes"]}
    result["wall_s"] = time.perf_counter() - start
    return result


def worded(result: dict) -> str:
    """The run as text."""
    lines = [f"{result['rung']} between {result['world_size']} processes ({result['backend']}), shape "
             f"{result['shape']}, seed {result['seed']}, "
             f"{result['calls']} call{'s' if result['calls'] > 1 else ''}", ""]
    if result["bytes"]:
        lines += [f"{exchange:<9}{moved:>15,} bytes between ranks" for exchange, moved in result["bytes"].items()]
        lines.append("no stage times: this rung is made of PyTorch calls, which are not simulated")
    lines.append(f"wall time of this machine: {result['wall_s']:.2f} s, start of the processes included")
    lines.append("verified: every output is right" if result["correct"] else "WRONG, or failed")
    return "\n".join(lines)


def _started_here(work: tuple, processes: int, target: str | None, result: dict) -> list | None:
    from ..errors import A2AError
    from .processes import Processes
    from .processes.jobs import run_rung

    backend = None if target is None else "gloo" if target == "sim" else "nccl"
    try:
        with Processes(processes, backend=backend) as group:
            result |= {"world_size": group.world_size, "backend": group.backend}
            return group.call(run_rung, *work)
    except A2AError as error:
        result.setdefault("world_size", processes)
        result.setdefault("backend", backend)
        result["error"] = {"kind": type(error).__name__, "text": str(error)}


def _under_torchrun(work: tuple, target: str | None, result: dict) -> list | None:
    """Runs this process's part under torchrun. Every rank returns the answers of all; torchrun ends all if one
    raises."""
    import torch
    import torch.distributed as dist

    from ..machine.runtime import default_target
    from .processes.jobs import run_rung

    backend = "gloo" if (target or default_target()) == "sim" else "nccl"
    if backend == "nccl":
        torch.cuda.set_device(launched().local_rank)
    join(backend)
    result |= {"world_size": dist.get_world_size(), "backend": backend, "rank": dist.get_rank()}
    try:
        mine = run_rung(*work)
        answers = [None] * dist.get_world_size()
        dist.all_gather_object(answers, mine)
        return answers
    finally:
        dist.destroy_process_group()
