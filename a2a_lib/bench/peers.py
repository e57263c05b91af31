"""What others do with the same input, in the same run: NCCL as `sorted` uses it, torch's symmetric memory, DeepEP.

One process per GPU (torchrun) with torch.distributed initialised for both CPU and GPU. Rows do not do equal work; each
says in "what" which it does. A peer that is not there or fails gives {"error": ...}.
"""
from __future__ import annotations

import time
from typing import Any, Callable

import torch

from ..moe import Problem
from .clock import SPARE_US, Clock
from .stats import slowest, spread

PEERS = ("nccl", "symm_mem", "deepep")


def measure(name: str, clock: Clock, problem: Problem, calls: int) -> dict[str, Any]:
    """{"what", "us": {part: spread}, ...} of one peer, or {"error"}. Collective."""
    import torch.distributed as dist
    if clock.simulated or clock.node.shared_addresses and clock.node.world_size > 1:
        return {"error": "needs one process per GPU: torchrun"}
    if not dist.is_available() or not dist.is_initialized():
        return {"error": "torch.distributed is not initialised"}
    try:
        kind = {"nccl": nccl, "symm_mem": symm_mem, "deepep": deepep}[name]
        return kind(Timer(clock), problem, calls)
    except Exception as error:  # a peer's failure is a result, whatever it is
        return {"error": f"{type(error).__name__}: {error}".strip()[:600]}


class Timer:
    """Times work on torch's current stream as the clock times ours: flushed, ranks starting together, device events."""

    def __init__(self, clock: Clock):
        self.clock, self.rank = clock, clock.node.ranks[0]
        torch.cuda.set_device(self.rank.device)
        self.device = torch.device("cuda", self.rank.device)
        self._flush = torch.empty(max(1, clock.flush_bytes), dtype=torch.uint8, device=self.device)

    def together(self) -> None:
        """The current stream goes on when all ranks have come."""
        self.clock.together()
        done = self.rank.event().record(self.clock.streams[0])
        self.rank.context.runtime.stream_call(self.rank.device, "hipStreamWaitEvent",
                                              torch.cuda.current_stream().cuda_stream, done.handle, 0)

    def __call__(self, work: Callable[[], Any], calls: int, warmup: int = 5, held: bool = False) -> dict[str, dict]:
        """{"device": spread between events, "host": spread until the host knows that it is done}, the slowest rank's.
        held: the device times come from a second series, in which a kernel holds the stream while the host queues a call,
        as for plain launches of ours: not for work that waits for the GPU on its way."""
        device, host = self._series(work, calls, warmup, 0.0)
        if held:
            device, _ = self._series(work, calls, warmup, min(2 * max(host) + SPARE_US, 20_000))
        ranks = self.clock.node.gather({self.rank.index: (device, host)})
        return {what: spread(slowest({rank: both[i] for rank, both in ranks.items()}))
                for i, what in enumerate(("device", "host"))}

    def _series(self, work, calls: int, warmup: int, hold_us: float) -> tuple[list[float], list[float]]:
        device, host = [], []
        for number in range(calls + warmup):
            self._flush.zero_()
            torch.cuda.synchronize()
            self.clock.node.gather({self.rank.index: None})
            if hold_us:
                self.clock.hold(hold_us)
            self.together()
            start, stop = (torch.cuda.Event(enable_timing=True) for _ in range(2))
            begun = time.perf_counter()
            start.record()
            work()
            stop.record()
            torch.cuda.synchronize()
            if number >= warmup:
                host.append((time.perf_counter() - begun) * 1e6)
                device.append(start.elapsed_time(stop) * 1e3)
        return device, host


def on_gpu(problem: Problem, rank: int, device) -> Problem:
    """The problem with one rank's tensors on a GPU."""
    parts = []
    for per_rank in (problem.tokens, problem.topk_ids, problem.topk_weights):
        parts.append([tensor.to(device) if i == rank else tensor for i, tensor in enumerate(per_rank)])
    return Problem(problem.shape, *parts, exact=problem.exact, seed=problem.seed)


def nccl(timer: Timer, problem: Problem, calls: int) -> dict[str, Any]:
    """The rung `sorted` on the GPU, whole, and its two exchanges of rows alone, whose sizes the host then knows."""
    import torch.distributed as dist

    from ..alltoall import rungs
    rank, world = timer.rank.index, problem.world_size
    comm = rungs["sorted"](None, problem.shape, world_size=world)
    there = on_gpu(problem, rank, timer.device)
    out = comm(there)
    problem.check([one.cpu() for one in out], ranks=[rank])
    comm.check_input = lambda problem: None  # looks at every value, on the host; the kernels' rungs do it before the clock
    whole = timer(lambda: comm(there), calls)
    (plan,) = comm._plans
    rows = there.tokens[rank][plan.order // problem.shape.topk]
    received = rows.new_empty(sum(plan.recvs), problem.shape.dim)
    back = torch.empty_like(rows)

    def there_and_back():
        dist.all_to_all_single(received, rows, plan.recvs, plan.sends)
        dist.all_to_all_single(back, received, plan.sends, plan.recvs)
    alone = timer(there_and_back, calls, held=True)
    return {"what": "sorted over NCCL: complete, synchronising with the CPU; exchanges: its two all_to_all_single of rows "
                    "alone, sizes known", "correct": True,
            "us": {"total": whole["device"], "host": whole["host"], "exchanges": alone["device"]}}


SPLITS = 16  # per rank; more than all_to_all_vdev_2d of PyTorch 2.11 takes fails there ("must be smaller than NUM_TILES")


def symm_mem(timer: Timer, problem: Problem, calls: int) -> dict[str, Any]:
    """torch's all_to_all_vdev_2d, rows sorted by expert, there, and back with its offset form; with more experts per rank
    than it takes, all_to_all_vdev both ways, rows sorted by rank. Sizes are read on the GPU."""
    import torch.distributed as dist
    import torch.distributed._symmetric_memory as symm

    symm.set_backend("NVSHMEM")
    rank, world, shape = timer.rank.index, problem.world_size, problem.shape
    group, by_expert = dist.group.WORLD.group_name, problem.local_experts <= SPLITS
    if hasattr(symm, "enable_symm_mem_for_group"):  # of older versions of PyTorch
        symm.enable_symm_mem_for_group(group)
    ids = problem.topk_ids[rank].flatten()
    order = torch.argsort(ids, stable=True)[int((ids < 0).sum()):]
    parts = shape.num_experts if by_expert else world
    most = world * shape.max_tokens * shape.topk

    def symmetric(*size, dtype):
        return symm.empty(*size, dtype=dtype, device=timer.device)
    rows, there, back = (symmetric(most, shape.dim, dtype=torch.float16) for _ in range(3))
    splits, again = (symmetric(parts, dtype=torch.int64) for _ in range(2))
    arrived, returned = (symmetric(2, parts, dtype=torch.int64) for _ in range(2))
    rows[:len(order)].copy_(problem.tokens[rank][order // shape.topk])
    splits.copy_(torch.bincount(ids[ids >= 0].long() // (shape.num_experts // parts), minlength=parts))
    back.zero_()
    torch.cuda.synchronize()
    dist.barrier()

    def by_experts():
        torch.ops.symm_mem.all_to_all_vdev_2d(rows, there, splits, arrived, group)
        torch.ops.symm_mem.all_to_all_vdev_2d_offset(there, back, arrived, returned, group)

    def by_ranks():
        torch.ops.symm_mem.all_to_all_vdev(rows, there, splits, arrived, group)
        again.copy_(arrived[0])
        torch.ops.symm_mem.all_to_all_vdev(there, back, again, returned, group)
    there_and_back = by_experts if by_expert else by_ranks
    there_and_back()
    torch.cuda.synchronize()
    right = bool(torch.equal(back[:len(order)], rows[:len(order)]))
    alone = timer(there_and_back, calls, held=True)
    name = "all_to_all_vdev_2d and its way back" if by_expert else "all_to_all_vdev, two of them"
    return {"what": f"torch symm_mem {name}: rows only, neither sorting nor sums", "correct": right,
            "us": {"exchanges": alone["device"], "host": alone["host"]}}


def deepep(timer: Timer, problem: Problem, calls: int) -> dict[str, Any]:
    """DeepEP's low-latency kernels in bf16, where it is installed: dispatch and combine without an expert."""
    import torch.distributed as dist
    from deep_ep import Buffer

    rank, world, shape = timer.rank.index, problem.world_size, problem.shape
    need = Buffer.get_low_latency_rdma_size_hint(shape.max_tokens, shape.dim, world, shape.num_experts)
    buffer = Buffer(dist.group.WORLD, 0, need, low_latency_mode=True,
                    num_qps_per_rank=shape.num_experts // world, allow_nvlink_for_low_latency_mode=True)
    x = problem.tokens[rank].to(timer.device, torch.bfloat16)
    ids = problem.topk_ids[rank].to(timer.device, torch.int64)
    weights = problem.topk_weights[rank].to(timer.device)

    def call():
        got, _, handle, _, _ = buffer.low_latency_dispatch(x, ids, shape.max_tokens, shape.num_experts, use_fp8=False)
        buffer.low_latency_combine(got, ids, weights, handle)
    found = timer(call, calls, held=True)
    return {"what": "DeepEP low-latency, bf16, no expert", "us": {"total": found["device"], "host": found["host"]}}
