"""Other libraries with the same input, in the same run: NCCL as `sorted` uses it, torch's symmetric memory.

One process per GPU (torchrun) with torch.distributed initialised for both CPU and GPU. Rows do not do equal work; each
describes its work in "what". A peer that is missing or fails gives {"error": ...}.
"""
import time
from collections.abc import Callable
from typing import Any

import torch

from ...kernels.all_reduce.problem import AllReduceProblem
from ...kernels.attention.problem import AttentionProblem
from ...kernels.moe import Problem
from ...kernels.moe.gemm import GemmProblem
from . import all_reduce_peers, attention_peers, gemm_ar_peers
from .clock import HOLD_US, Clock, slowest, spread

PEERS = ("nccl", "symm_mem", "norm")
WHAT = {Problem: "all-to-all", AllReduceProblem: "all-reduce", AttentionProblem: "attention"}


def measure(name: str, clock: Clock, problem: Problem | AllReduceProblem | AttentionProblem | GemmProblem, calls: int) -> dict[str, Any]:
    """{"what", "us": {part: spread}, ...} of one peer, or {"error"}. Collective."""
    import torch.distributed as dist
    if clock.simulated or clock.node.shared_addresses and clock.node.world_size > 1:
        return {"error": "needs one process per GPU: torchrun"}
    if not dist.is_available() or not dist.is_initialized():
        return {"error": "torch.distributed is not initialised"}
    try:
        what = problem.kind if isinstance(problem, GemmProblem) else WHAT.get(type(problem), type(problem).__name__)
        kinds = {"all-to-all": {"nccl": nccl, "symm_mem": symm_mem}, "all-reduce": all_reduce_peers.KINDS,
                 "attention": attention_peers.KINDS, "gemm_ar": gemm_ar_peers.KINDS}.get(what, {})
        if name not in kinds:
            return {"error": f"{name} has no {what}"}
        kind = kinds[name]
        return kind(Timer(clock), problem, calls)
    except Exception as error:  # a peer's failure is a result, whatever it is
        return {"error": f"{type(error).__name__}: {error}".strip()[:600]}


class Timer:
    """Times work on torch's current stream in the same way as our clock: caches overwritten, ranks starting together,
    device events."""

    def __init__(self, clock: Clock):
        self.clock, self.rank = clock, clock.node.ranks[0]
        torch.cuda.set_device(self.rank.device)
        self.device = torch.device("cuda", self.rank.device)
        self._flush = torch.empty(max(1, clock.flush_bytes), dtype=torch.uint8, device=self.device)

    def together(self, hold_us: float) -> None:
        """Holds the current stream until all ranks have arrived, at least for `hold_us`."""
        self.clock.hold(hold_us)
        self.clock.together()
        end_event = self.rank.event().record(self.clock.streams[0])
        self.rank.context.runtime.stream_call(self.rank.device, "hipStreamWaitEvent",
                                              torch.cuda.current_stream().cuda_stream, end_event.handle, 0)

    def __call__(self, work: Callable[[], Any], calls: int, warmup: int = 5, hold_us: float = 0.0) -> dict[str, dict]:
        """{"device": spread between events, "host": spread until the host knows that it is done}, the slowest rank's.
        hold_us: for work that does not wait for the GPU. The host queues it meanwhile, and "host" then means
        nothing."""
        device, host = [], []
        for number in range(calls + warmup):
            self._flush.zero_()
            torch.cuda.synchronize()
            self.clock.node.gather({self.rank.index: None})
            self.together(hold_us)
            start, stop = (torch.cuda.Event(enable_timing=True) for _ in range(2))
            begun = time.perf_counter()
            start.record()
            work()
            stop.record()
            torch.cuda.synchronize()
            if number >= warmup:
                host.append((time.perf_counter() - begun) * 1e6)
                device.append(start.elapsed_time(stop) * 1e3)
        ranks = self.clock.node.gather({self.rank.index: (device, host)})
        return {what: spread(slowest({rank: both[i] for rank, both in ranks.items()}))
                for i, what in enumerate(("device", "host"))}


def on_gpu(problem: Problem, rank: int, device) -> Problem:
    """The problem with one rank's tensors on a GPU."""
    parts = []
    for per_rank in (problem.tokens, problem.topk_ids, problem.topk_weights):
        parts.append([tensor.to(device) if i == rank else tensor for i, tensor in enumerate(per_rank)])
    return Problem(problem.shape, *parts, exact=problem.exact, seed=problem.seed)


def nccl(timer: Timer, problem: Problem, calls: int) -> dict[str, Any]:
    """The rung `sorted` on the GPU, whole, and its two exchanges of rows alone, whose sizes the host then knows."""
    import torch.distributed as dist

    from ...kernels.all_to_all import rungs
    rank, world = timer.rank.index, problem.world_size
    comm = rungs["sorted"](None, problem.shape, world_size=world)
    problem_on_gpu = on_gpu(problem, rank, timer.device)
    out = comm(problem_on_gpu)
    problem.check([tensor.cpu() for tensor in out], ranks=[rank])
    comm.check_input = lambda problem: None  # it looks at every value; rungs of kernels do so before the clock starts
    whole = timer(lambda: comm(problem_on_gpu), calls)
    (plan,) = comm._plans
    rows = problem_on_gpu.tokens[rank][plan.order // problem.shape.topk]
    received = rows.new_empty(sum(plan.recvs), problem.shape.dim)
    back = torch.empty_like(rows)

    def there_and_back():
        dist.all_to_all_single(received, rows, plan.recvs, plan.sends)
        dist.all_to_all_single(back, received, plan.sends, plan.recvs)
    alone = timer(there_and_back, calls, hold_us=HOLD_US)
    return {"what": "sorted over NCCL: complete, synchronising with the CPU; exchanges: its two all_to_all_single of "
                    "rows alone, sizes known", "correct": True,
            "us": {"total": whole["device"], "host": whole["host"], "exchanges": alone["device"]}}


def symm_mem(timer: Timer, problem: Problem, calls: int) -> dict[str, Any]:
    """torch's all_to_all_vdev_2d with rows sorted by expert, and its offset form for the way back. If it has no room
    for this number of experts: all_to_all_vdev, rows sorted by rank. Both read sizes on the GPU."""
    import torch.distributed as dist
    import torch.distributed._symmetric_memory as symm

    symm.set_backend("NVSHMEM")
    rank, world, shape = timer.rank.index, problem.world_size, problem.shape
    group, ids = dist.group.WORLD.group_name, problem.topk_ids[rank].flatten()
    if hasattr(symm, "enable_symm_mem_for_group"):
        symm.enable_symm_mem_for_group(group)
    order = torch.argsort(ids, stable=True)[int((ids < 0).sum()):]
    per_expert = torch.bincount(ids[ids >= 0].long(), minlength=shape.num_experts)
    most = world * shape.max_tokens * shape.topk

    def symmetric(*size, dtype):
        return symm.empty(*size, dtype=dtype, device=timer.device)
    rows, received, back = (symmetric(most, shape.dim, dtype=torch.float16) for _ in range(3))
    rows[:len(order)].copy_(problem.tokens[rank][order // shape.topk])

    def prepare(splits: torch.Tensor):
        sizes = symmetric(len(splits), dtype=torch.int64)
        sizes.copy_(splits)
        back.zero_()
        torch.cuda.synchronize()
        dist.barrier()
        return sizes, *(symmetric(2, len(splits), dtype=torch.int64) for _ in range(2))

    ops = torch.ops.symm_mem
    sizes, arrived, returned = prepare(per_expert)

    def by_expert():
        ops.all_to_all_vdev_2d(rows, received, sizes, arrived, group)
        ops.all_to_all_vdev_2d_offset(received, back, arrived, returned, group)

    def by_rank():
        ops.all_to_all_vdev(rows, received, sizes, arrived, group)
        ops.all_to_all_vdev(received, back, arrived[0], returned, group)
    name, work = "all_to_all_vdev_2d", by_expert
    try:
        work()
    except RuntimeError as error:
        if "experts" not in str(error):
            raise
        name, work = f"all_to_all_vdev (all_to_all_vdev_2d: {error})", by_rank
        sizes, arrived, returned = prepare(per_expert.view(world, -1).sum(1))
        work()
    torch.cuda.synchronize()
    right = bool(torch.equal(back[:len(order)], rows[:len(order)]))
    alone = timer(work, calls, hold_us=HOLD_US)
    return {"what": f"torch symm_mem {name}, and its way back: rows only, neither sorting nor sums", "correct": right,
            "us": {"exchanges": alone["device"]}}
