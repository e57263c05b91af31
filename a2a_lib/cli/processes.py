"""`a2a run RUNG --processes N`: a rung made of PyTorch calls between real processes, started here or by torchrun."""
from __future__ import annotations

import os
import time


def add(parser) -> None:
    """Adds the option to `a2a run`."""
    parser.add_argument("--processes", type=int, default=None, metavar="N",
                        help="N real processes under torch.distributed, one per rank (rungs made of PyTorch calls: "
                             "reference, sorted); gloo on the CPU, NCCL with a GPU each where --target says so. "
                             "Under torchrun it is not needed")


def wanted(args, kind) -> bool:
    """Should this run be one between processes? kind: the rung's class, None if there is no such rung."""
    return args.processes is not None or (int(os.environ.get("WORLD_SIZE", "1")) > 1
                                          and getattr(kind, "trace", kind) is None and kind is not None)


def refuse(args, kind, shape) -> str:
    """Why it cannot be started, "" if it can."""
    if kind is not None and getattr(kind, "trace", kind) is not None:
        return f"{args.rung} is made of kernels: --processes is for rungs made of PyTorch calls (reference, sorted)"
    if args.processes is not None and args.processes < 1:
        return f"--processes {args.processes}: at least 1"
    world = args.processes or int(os.environ["WORLD_SIZE"])
    if shape.num_experts % world:
        return f"{shape.num_experts} experts of shape {shape.name} do not divide over {world} ranks"
    if args.trace:
        return "--trace: a rung made of PyTorch calls has no trace"
    return ""


def run(args, seed: int) -> dict:
    """The run as plain data: "correct", "error", "world_size", "backend", "bytes" {what: between ranks, all ranks}."""
    start = time.perf_counter()
    result = {"rung": args.rung, "shape": args.shape, "seed": seed, "calls": args.calls, "processes": True,
              "correct": False, "error": None, "bytes": None}
    answers = _under_torchrun(args, seed, result) if args.processes is None else _started_here(args, seed, result)
    if answers:
        result["correct"] = True
        result["bytes"] = {what: sum(n for rank, answer in enumerate(answers)
                                     for peer, n in enumerate(answer["bytes"][what]) if peer != rank)
                           for what in answers[0]["bytes"]}
    result["wall_s"] = time.perf_counter() - start
    return result


def worded(result: dict) -> str:
    """The run in words."""
    lines = [f"{result['rung']} between {result['world_size']} processes ({result['backend']}), shape "
             f"{result['shape']}, seed {result['seed']}, "
             f"{result['calls']} call{'s' if result['calls'] > 1 else ''}", ""]
    if result["bytes"]:
        lines += [f"{what:<9}{moved:>15,} bytes between ranks" for what, moved in result["bytes"].items()]
        lines.append("no stage times: this rung is made of PyTorch calls, which are not simulated")
    lines.append(f"wall time of this machine: {result['wall_s']:.2f} s, start of the processes included")
    lines.append("verified: every output is right" if result["correct"] else "WRONG, or failed")
    return "\n".join(lines)


def _started_here(args, seed: int, result: dict) -> list | None:
    from ..errors import A2AError
    from ..lab.processes import Processes
    from ..lab.processes.jobs import run_rung

    backend = None if args.target is None else "gloo" if args.target == "sim" else "nccl"
    try:
        with Processes(args.processes, backend=backend) as group:
            result |= {"world_size": group.world_size, "backend": group.backend}
            return group.call(run_rung, args.rung, args.shape, seed, args.calls)
    except A2AError as error:
        result.setdefault("world_size", args.processes)
        result.setdefault("backend", backend)
        result["error"] = {"kind": type(error).__name__, "text": str(error)}


def _under_torchrun(args, seed: int, result: dict) -> list | None:
    """This process is one of torchrun's. Every rank returns the answers of all; torchrun ends all if one raises."""
    import torch
    import torch.distributed as dist

    from ..lab.processes.jobs import run_rung
    from ..runtime import default_target

    backend = "gloo" if (args.target or default_target()) == "sim" else "nccl"
    if backend == "nccl":
        torch.cuda.set_device(int(os.environ.get("LOCAL_RANK", os.environ["RANK"])))
    dist.init_process_group(backend)
    result |= {"world_size": dist.get_world_size(), "backend": backend, "rank": dist.get_rank()}
    try:
        mine = run_rung(args.rung, args.shape, seed, args.calls)
        answers = [None] * dist.get_world_size()
        dist.all_gather_object(answers, mine)
        return answers
    finally:
        dist.destroy_process_group()
