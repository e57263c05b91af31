"""Other libraries with the same input, in the same run: of an all-to-all, an all-reduce, attention, and GEMM -> AllReduce.

One process per GPU (torchrun) with torch.distributed initialised for both CPU and GPU. Rows do not do equal work; each
describes its work in "what". A peer that is missing or fails gives {"error": ...}.
"""
import time
from collections.abc import Callable
from typing import Any

import torch
import torch.distributed as dist

from ...kernels.all_reduce.problem import AllReduceProblem
from ...kernels.all_reduce.rungs import EPS
from ...kernels.attention.family import FAMILY
from ...kernels.attention.library import part
from ...kernels.attention.problem import AttentionProblem
from ...kernels.moe import Problem
from ...kernels.moe.gemm import GemmProblem
from .clock import HOLD_US, Clock, each_way, slowest, spread

PEERS = ("nccl", "symm_mem", "norm")
WHAT = {Problem: "all-to-all", AllReduceProblem: "all-reduce", AttentionProblem: "attention"}


def measure(name: str, clock: Clock, problem: Problem | AllReduceProblem | AttentionProblem | GemmProblem, calls: int) -> dict[str, Any]:
    """{"what", "us": {part: spread}, ...} of one peer, or {"error"}. Collective."""
    if clock.simulated or clock.node.shared_addresses and clock.node.world_size > 1:
        return {"error": "needs one process per GPU: torchrun"}
    if not dist.is_available() or not dist.is_initialized():
        return {"error": "torch.distributed is not initialised"}
    try:
        what = problem.kind if isinstance(problem, GemmProblem) else WHAT.get(type(problem), type(problem).__name__)
        kinds = KINDS.get(what, {})
        if name not in kinds:
            return {"error": f"{name} has no {what}"}
        return kinds[name](Timer(clock), problem, calls)
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


def all_reduce_nccl(timer: Timer, problem: AllReduceProblem, calls: int) -> dict[str, Any]:
    """`dist.all_reduce` of a tensor, in place."""
    own = problem.x[timer.rank.index].to(timer.device)
    x = own.clone()
    dist.all_reduce(x)
    correct = near_sum(problem, x)
    return {"what": "dist.all_reduce, in place, its own order of sums", "correct": correct,
            "us": {"total": timer(lambda: dist.all_reduce(x), calls, hold_us=HOLD_US)["device"]}}


def all_reduce_symm_mem(timer: Timer, problem: AllReduceProblem, calls: int) -> dict[str, Any]:
    """torch's kernels on symmetric memory: one-shot, two-shot, and by multicast where the GPUs have it. Total is the faster of the first
    two; a kernel that is not there or refuses is left out."""
    import torch.distributed._symmetric_memory as symm

    group, ops = dist.group.WORLD.group_name, torch.ops.symm_mem
    if hasattr(symm, "enable_symm_mem_for_group"):
        symm.enable_symm_mem_for_group(group)
    own = problem.x[timer.rank.index].to(timer.device)
    x = symm.empty(*own.shape, dtype=own.dtype, device=timer.device)
    symm.rendezvous(x, group)
    times, correct, failed = each_way(works(ops, x, group), lambda _, out: near_sum(problem, out),
                                      lambda work: timer(work, calls, hold_us=HOLD_US)["device"], lambda: _fill(x, own))
    timed = [times[name] for name in ("one_shot", "two_shot") if name in times]
    if timed:
        times["total"] = min(timed, key=lambda spread: spread["median"])
    return {"what": "; ".join(["torch symmetric memory, its own order of sums", *failed]), "correct": correct, "us": times}


def _fill(x: torch.Tensor, own: torch.Tensor) -> None:
    """Writes x again, which a call may have overwritten, on all ranks."""
    x.copy_(own)
    torch.cuda.synchronize()
    dist.barrier()


def works(ops: Any, x: torch.Tensor, group: str) -> dict[str, Callable[[], torch.Tensor]]:
    """{name: what reduces x, which is symmetric, and returns where the sum is}."""
    return {"one_shot": lambda: ops.one_shot_all_reduce(x, "sum", group), "two_shot": lambda: ops.two_shot_all_reduce_(x, "sum", group),
            "multimem": lambda: ops.multimem_all_reduce_(x, "sum", group)}


def near_sum(problem: AllReduceProblem, out: torch.Tensor) -> bool:
    """Whether a sum in any order, rounded after each step, may be `out`."""
    eps = torch.finfo(problem.shape.dtype).eps
    off = eps * problem.world_size * sum(part.double().abs() for part in problem.x)
    return bool(((out.cpu().double() - problem.sum.double()).abs() <= off).all())


def normed(total: torch.Tensor, residual: torch.Tensor, weight: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    """(y, h) of `with_norm`, [rows, dim] each, from the sum [rows, dim]."""
    h = total + residual
    wide = h.float()
    return (wide * torch.rsqrt(wide.square().mean(-1, keepdim=True) + EPS) * weight.float()).to(h.dtype), h


def all_reduce_norm(timer: Timer, problem: AllReduceProblem, calls: int) -> dict[str, Any]:
    """The work of `with_norm` by PyTorch: an all-reduce, then `normed` by torch.compile. The clock captures all calls in one graph, as it
    captures a rung's. us: "nccl", "one_shot", "two_shot", and "total": the fastest of them. An all-reduce that refuses is left out, and
    named."""
    import torch.distributed._symmetric_memory as symm

    clock, group = timer.clock, dist.group.WORLD.group_name
    own, residual, weight = (part.to(timer.device) for part in (problem.x[timer.rank.index], problem.residual, problem.weight))
    after = torch.compile(normed, dynamic=False)
    shared = symm.empty(*own.shape, dtype=own.dtype, device=timer.device)
    symm.rendezvous(shared, group)
    sums = {"nccl": lambda: dist.all_reduce(shared) or shared, **works(torch.ops.symm_mem, shared, group)}
    del sums["multimem"]
    ways = {name: lambda work=work: after(work(), residual, weight) for name, work in sums.items()}

    def time(way: Callable) -> dict[str, float]:
        clock.series([[way]] * 3)
        return spread(clock.series([[way]] * calls, graph=True, each=False)[:, 0])
    with torch.cuda.stream(torch.cuda.ExternalStream(clock.streams[0].handle, timer.device)):
        times, correct, failed = each_way(ways, lambda _, out: near_normed(problem, *out), time, lambda: _fill(shared, own))
    best = min(times, key=lambda name: times[name]["median"], default=None)
    return {"what": "; ".join(["all-reduce, then residual and RMSNorm by torch.compile, in one graph", *failed]), "fastest": best,
            "correct": correct, "us": ({"total": times[best]} if best else {}) | times}


def near_normed(problem: AllReduceProblem, y: torch.Tensor, h: torch.Tensor) -> bool:
    """Whether h may be the sum and the residual, rounded after each addition, and y the norm of h."""
    eps, y, h = torch.finfo(problem.shape.dtype).eps, y.cpu().double(), h.cpu().double()
    off = eps * (problem.world_size + 1) * sum(part.double().abs() for part in [*problem.x, problem.residual])
    right = h / (h.square().mean(1, keepdim=True) + EPS).sqrt() * problem.weight.double()
    return bool(((h - problem.sum.double() - problem.residual.double()).abs() <= off).all()
                and ((y - right).abs() <= 2 * eps * right.abs() + 1e-6).all())


def by_cudnn(q: torch.Tensor, k: torch.Tensor, v: torch.Tensor, causal: bool) -> tuple[torch.Tensor, torch.Tensor]:
    """(output, logarithm of the sum of weights [1, heads, rows, 1]); q, k, v [1, heads, rows, dim]."""
    out, weights, *_ = torch.ops.aten._scaled_dot_product_cudnn_attention(q, k, v, None, True, 0.0, causal, False)
    return out, weights.reshape(*out.shape[:3], 1)


def by_flash(q: torch.Tensor, k: torch.Tensor, v: torch.Tensor, causal: bool) -> tuple[torch.Tensor, torch.Tensor]:
    """The same by FlashAttention-2, of which torch has a copy. Heads of Q that share K and V get a copy each."""
    k, v = (tensor.repeat_interleave(q.shape[1] // k.shape[1], 1) if k.shape[1] < q.shape[1] else tensor for tensor in (k, v))
    out, weights, *_ = torch.ops.aten._scaled_dot_product_flash_attention(q, k, v, 0.0, causal)
    return out, weights[..., None]


ATTENTION: dict[str, Callable] = {"cuDNN": by_cudnn, "flash": by_flash}


def heads_first(*tensors: torch.Tensor) -> list[torch.Tensor]:
    """Views [1, heads, rows, dim] of tensors [rows, heads, dim]."""
    return [tensor.transpose(0, 1)[None] for tensor in tensors]


def merged(total: torch.Tensor, weights: torch.Tensor, out: torch.Tensor, new: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    """Two partial results as one; total in float32."""
    most = torch.maximum(weights, new)
    a, b = (weights - most).exp(), (new - most).exp()
    return (total.float() * a + out.float() * b) / (a + b), most + (a + b).log()


def attention_nccl(timer: Timer, problem: AttentionProblem, calls: int) -> dict[str, Any]:
    """us: "ring, X", "all-gather, X" and "alone, X" of each X in ATTENTION, "total": the fastest of them with an exchange, and "alone": the
    fastest attention. what: names them. A way that fails is left out, and named.

    ring: blocks go round by `batch_isend_irecv` while the attention takes the block before; torch.compile merges. all-gather: first all
    blocks, then one attention. alone: that attention. Lengths that the ranks divide; with a causal mask the ring alone."""
    shape, rank, world = problem.shape, timer.rank.index, problem.world_size
    if shape.length % (world * (1 + (shape.order == "zigzag"))):
        return {"error": "this peer takes lengths that the ranks divide"}
    q, k, v = (tensors[rank].to(timer.device) for tensors in (problem.q, problem.k, problem.v))
    own = torch.stack([k, v])  # [2, rows, heads, dim]
    there, whole = [torch.empty_like(own) for _ in range(2)], own.new_empty(2, world * len(k), *k.shape[1:])
    merge = torch.compile(merged, dynamic=False)

    def ring(attend: Callable) -> torch.Tensor:
        block, out = own, None
        for n in range(world):
            requests = []
            if n < world - 1:
                to = there[n % 2]
                requests = dist.batch_isend_irecv([dist.P2POp(dist.isend, block, (rank + 1) % world),
                                                   dist.P2POp(dist.irecv, to, (rank - 1) % world)])
            seen = part(shape, rank, (rank - n) % world, world)
            rows = slice(seen.first, seen.first + seen.count)
            if not seen.empty:
                new = attend(*heads_first(q[rows], *block[:, :seen.keys]), seen.causal)
                if out is None:
                    out = new
                elif seen.count == len(q):
                    out = merge(*out, *new)
                else:
                    out = out[0].float(), out[1].clone()
                    for into, value in zip(out, merge(*(each[:, :, rows] for each in out), *new), strict=True):
                        into[:, :, rows] = value
            for request in requests:
                request.wait()
            if n < world - 1:
                block = to
        return out[0].to(q.dtype)

    def alone(attend: Callable) -> torch.Tensor:
        return attend(*heads_first(q, *whole), False)[0]

    def gathered(attend: Callable) -> torch.Tensor:
        for to, block in zip(whole, own, strict=True):
            dist.all_gather_into_tensor(to, block)
        return alone(attend)

    works = {"ring": ring} if shape.causal else {"ring": ring, "all-gather": gathered, "alone": alone}
    ways = {f"{way}, {name}": lambda work=work, attend=attend: work(attend) for name, attend in ATTENTION.items()
            for way, work in works.items()}
    times, correct, failed = each_way(
        ways, lambda name, out: name.startswith("alone") or near_attention(problem, out[0].transpose(0, 1).cpu(), rank),
        lambda way: timer(way, calls, hold_us=FAMILY.pause_us)["device"])
    best = {way: min((name for name in times if name.startswith("alone") == (way == "alone")), key=lambda name: times[name]["median"],
                     default=None) for way in ("total", "alone")}
    fastest = {way: times[name] for way, name in best.items() if name}
    return {"what": "; ".join([f"NCCL with torch's attention; the fastest: {best['total']}", *failed]), "fastest": best["total"],
            "correct": correct, "us": fastest | times}


def near_attention(problem: AttentionProblem, out: torch.Tensor, rank: int) -> bool:
    """Whether a rank's output is right within twice the bound of ours: merging rounds each partial result."""
    right, bound = problem.answer()
    rows, mine = problem.checked_rows(rank)
    return bool(((out[rows].double() - right[mine]).abs() <= 2 * bound[mine]).all())


def gemm_ar_nccl(timer: Timer, problem: GemmProblem, calls: int) -> dict[str, Any]:
    """cuBLAS's product of the rank's parts, then `dist.all_reduce` of it; "gemm": the product alone."""
    a, b = (parts[timer.rank.index].to(timer.device) for parts in (problem.a, problem.b))
    out = torch.empty(problem.shape.m, problem.shape.n, dtype=problem.shape.dtype, device=timer.device)

    def both() -> torch.Tensor:
        torch.matmul(a, b.T, out=out)
        dist.all_reduce(out)
        return out

    correct = near_product(problem, both())
    alone = timer(lambda: torch.matmul(a, b.T, out=out), calls, hold_us=HOLD_US)["device"]
    return {"what": "cuBLAS, then dist.all_reduce, its own order of sums; gemm: cuBLAS alone", "correct": correct,
            "us": {"total": timer(both, calls, hold_us=HOLD_US)["device"], "gemm": alone}}


def near_product(problem: GemmProblem, out: torch.Tensor) -> bool:
    """Whether a sum of the ranks' rounded parts in any order, rounded after each step, may be `out`."""
    right, bound = problem.answer(0)
    return bool(((out.double().cpu() - right).abs() <= bound * problem.world_size).all())


KINDS = {"all-to-all": {"nccl": nccl, "symm_mem": symm_mem},
         "all-reduce": {"nccl": all_reduce_nccl, "symm_mem": all_reduce_symm_mem, "norm": all_reduce_norm},
         "attention": {"nccl": attention_nccl}, "gemm_ar": {"nccl": gemm_ar_nccl}}
