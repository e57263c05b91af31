"""`AlignAndSort`: one rung of align & sort on one GPU, with its memory. `torch_sort`: the same made of PyTorch calls."""
from typing import Any

import torch

from ...errors import A2AError, LaunchError
from ...machine.runtime.buffer import Buffer
from ...machine.runtime.module import LoadedModule
from ...machine.runtime.stream import Borrowed
from ...machine.toolchain import Module
from ...plurals import quantity
from .contract import AlignedIds, AlignError, capacity, check, require_ids, require_map, require_sizes
from .designs import RUNGS, TILES, AlignShape
from .plans import fastest, plan_for

FASTEST = "fastest"


class AlignAndSort:
    """Sorts flat tokens by expert, each expert's rows padded to tiles, repeatedly in the same memory.

    node:        a `Node`; rank: which of its GPUs (a number among `node.ranks`)
    num_experts: 1 to 1024; block_size: rows of a tile, 1 to 256
    max_ids:     the most flat tokens of a call; a call may bring fewer
    rung:        a name of `align.RUNGS`; "fastest": the one for max_ids
    ids:         torch.int32 or torch.int64, of topk_ids
    expert_map:  int32 [num_experts] or None: the local number of each expert, -1 for one of another rank
    blocks, threads, per: of its widest launch (per: flat tokens of a thread, of `reserve`); default: from the tuning table
                 (`plans.json`), or what fits
    source:      its kernels: a path, HIP text or a compiled module

    Calls allocate nothing and wait for nothing, so they can be captured in a graph. The outputs belong to this object
    and are overwritten by its next call. Attributes: rung, plan, memory (name -> Buffer), outputs (`AlignedIds` of
    Buffers). Errors, before any work: AlignError for bad input, LaunchError if blocks that wait for one another do not
    fit.
    """

    recorded = False  # on real GPUs a recorded launch has events, which do not belong in a captured graph

    def __init__(self, node, num_experts: int, block_size: int, max_ids: int, *, rung: str = FASTEST, rank: int = 0,
                 ids: torch.dtype = torch.int32, expert_map: torch.Tensor | None = None, blocks: int | None = None,
                 threads: int | None = None, per: int | None = None, source=None):
        if rung not in (FASTEST, *RUNGS):
            raise AlignError(f"no rung is called {rung!r}; there are {FASTEST}, {', '.join(RUNGS)}, and torch_sort for tensors")
        require_sizes(max_ids, num_experts, block_size)
        if ids not in (torch.int32, torch.int64):
            raise AlignError(f"ids is {ids}, must be torch.int32 or torch.int64")
        if expert_map is not None:
            require_map(expert_map, num_experts)
        self.node, self.rank = node, node.ranks[rank]
        self.rung = RUNGS[fastest(node, self.rank, max_ids) if rung == FASTEST else rung]
        self.num_experts, self.block_size, self.max_ids, self.ids, self._source = num_experts, block_size, max_ids, ids, source
        self.plan = plan_for(self, max_ids, blocks, threads, per)
        self.module = self.load(self.plan.per)
        if expert_map is not None:
            expert_map = self.rank.from_torch(expert_map.cpu(), "expert_map")
        self._require_room()
        self.memory = {name: self.rank.zeros(shape, dtype, name)
                       for name, (shape, dtype) in self.rung.memory(self.plan).items()}
        places = capacity(max_ids, num_experts, block_size)
        self.outputs = AlignedIds(self.rank.empty((places,), torch.int32, "sorted_ids"),
                               self.rank.empty((places // block_size,), torch.int32, "expert_ids"),
                               self.rank.empty((1,), torch.int32, "num_post_padded"))
        self._values = {**self.memory, "expert_map": expert_map, "xcds": self.plan.xcds}
        self.rank.synchronize()  # the zeros are then visible to every stream

    def load(self, per: int = 4):
        """Loads the sorter's kernels on the node. per: flat tokens of a thread, of `reserve`."""
        if isinstance(self._source, (Module, LoadedModule)):
            return self.node.load(self._source)
        defines = {"A2A_ID": "int64_t" if self.ids == torch.int64 else "int32_t"}
        if self.rung.name == "reserve":
            defines["PER"] = per
        if self.rung.name in TILES:
            defines["TILE"], defines["THREADS"] = TILES[self.rung.name][self.node.target]
        return self.node.load(self.rung.source if self._source is None else self._source, **defines)

    def _require_room(self) -> None:
        for launch in (launch for launch in self.rung.launches if launch.cooperative):
            blocks, threads = launch.grid(self.plan)
            room = self.rank.resident_blocks(self.module[launch.kernel], threads, launch.lds(self.plan))
            if blocks > room:
                raise LaunchError(f"{self.rung.name}: {launch.kernel} launches {quantity(blocks, 'block')} of "
                                  f"{quantity(threads, 'thread')} that wait for one another, but only {room} fit at once: fewer blocks "
                                  "or threads")

    def __call__(self, topk_ids, stream=None) -> AlignedIds:
        """Starts one call and returns its outputs, cut to this call's capacity, without waiting.

        topk_ids: [num_tokens, topk] or [flat tokens], a Buffer of this rank. On real GPUs also a CUDA tensor, which is
        used in order on torch's current stream unless `stream` is given, and stays allocated until the rank has done
        its work.
        """
        require_ids(topk_ids, self.num_experts, self.block_size)
        n = topk_ids.numel() if isinstance(topk_ids, torch.Tensor) else topk_ids.numel
        if n > self.max_ids:
            raise AlignError(f"{quantity(n, 'flat token', 'flat tokens')}, more than the maximum of {self.max_ids}")
        if topk_ids.dtype != self.ids:
            raise AlignError(f"topk_ids is {topk_ids.dtype}, this sorter was made for {self.ids}")
        if isinstance(topk_ids, torch.Tensor) and not topk_ids.is_cuda:
            raise AlignError("topk_ids is a CPU tensor: upload it with rank.from_torch(topk_ids)")
        if isinstance(topk_ids, torch.Tensor) and stream is None:
            handle = torch.cuda.current_stream(topk_ids.device).cuda_stream
            stream = Borrowed(self.node.context, self.rank.index, handle)
        places = capacity(n, self.num_experts, self.block_size)
        out = AlignedIds(self.outputs[0][:places], self.outputs[1][:places // self.block_size], self.outputs[2])
        values = {**self._values, "shape": AlignShape(n, self.num_experts, self.block_size, places), "topk_ids":
                  topk_ids if n else None, "sorted_ids": out[0], "expert_ids": out[1], "num_post_padded": out[2]}
        recorder = self.node.context.recorder
        recording = recorder and recorder.enabled
        if recorder:
            recorder.enabled = recording and self.recorded
        try:
            for launch in self.rung.launches:
                blocks, threads = launch.grid(self.plan)
                self.rank.launch(self.module[launch.kernel], blocks, threads, *(values[name] for name in launch.arguments.split()),
                                 dynamic_lds=launch.lds(self.plan), cooperative=launch.cooperative, stream=stream)
        finally:
            if recorder:
                recorder.enabled = recording
        return out

    def __repr__(self) -> str:
        return (f"AlignAndSort({self.rung.name}, {quantity(self.num_experts, 'expert')}, tiles of {self.block_size}, up to {self.max_ids} "
                f"flat tokens, {quantity(self.plan.blocks, 'block')} of {quantity(self.plan.threads, 'thread')})")


def align_and_sort(topk_ids, num_experts: int, block_size: int, expert_map: torch.Tensor | None = None, *,
                   rung: str = FASTEST, stable: bool = False, node=None) -> AlignedIds:
    """Sorts flat tokens by expert, every expert's rows padded to a multiple of block_size: `AlignedIds`.

    topk_ids:   [num_tokens, topk] or flat, int32 or int64: a CPU tensor (then with PyTorch), or a Buffer or CUDA tensor with
                `node` (then with the kernels of `rung`, in outputs of their own). Values outside [0, num_experts), such as
                -1, are dropped: they appear nowhere
    num_experts: 1 to 1024; block_size: 1 to 256
    expert_map: int32 [num_experts]: the local expert of each expert, -1 for those of other ranks; tiles then carry local
                numbers
    stable:     an expert's rows in ascending order; torch_sort, four_stage and stable_tiles promise that

    For frequent calls, make an `AlignAndSort` and keep it: it allocates once. Raises AlignError for bad input.
    """
    if expert_map is not None:
        require_map(expert_map, num_experts)
    if not isinstance(topk_ids, (torch.Tensor, Buffer)):
        raise AlignError(f"topk_ids is {type(topk_ids).__name__}, must be a tensor or a Buffer")
    on_cpu = isinstance(topk_ids, torch.Tensor) and not topk_ids.is_cuda
    if rung == "torch_sort" or (on_cpu and node is None):
        if isinstance(topk_ids, Buffer):
            raise AlignError("torch_sort takes tensors, not Buffers")
        return torch_sort(topk_ids, num_experts, block_size, expert_map)
    if node is None:
        raise AlignError("kernels run on a node: pass node=a2a.Node(...)")
    if stable and rung in RUNGS and not RUNGS[rung].stable:
        raise AlignError(f"{rung} keeps no order within an expert; stable ones: torch_sort, "
                         f"{', '.join(name for name, each in RUNGS.items() if each.stable)}")
    require_ids(topk_ids, num_experts, block_size)
    index = topk_ids.rank if isinstance(topk_ids, Buffer) else 0 if on_cpu else topk_ids.device.index
    place = next((i for i, rank in enumerate(node.ranks) if rank.index == index), None)
    if place is None:
        raise A2AError(f"rank {index} is not driven by this process")
    if on_cpu:
        topk_ids = node.ranks[place].from_torch(topk_ids, "topk_ids")
    n = topk_ids.numel() if isinstance(topk_ids, torch.Tensor) else topk_ids.numel
    sorter = AlignAndSort(node, num_experts, block_size, n, rung=rung, rank=place, ids=topk_ids.dtype, expert_map=expert_map)
    return sorter(topk_ids)


def torch_sort(topk_ids: torch.Tensor, num_experts: int, block_size: int, expert_map: torch.Tensor | None = None) -> AlignedIds:
    """`AlignedIds` on the device of topk_ids, rows in ascending order. Raises AlignError for bad input.

    Shapes depend on no value, so that nothing waits for the CPU. Dropped rows are written to a place past the end,
    which is cut off.
    """
    require_ids(topk_ids, num_experts, block_size)
    flat, n = topk_ids.reshape(-1), topk_ids.numel()
    inside = (flat >= 0) & (flat < num_experts)
    experts = torch.where(inside, flat, num_experts)
    if expert_map is not None:
        table = torch.cat([expert_map.to(flat.device), expert_map.new_full((1,), -1, device=flat.device)])
        experts = table[experts.long()]
        experts = torch.where(experts >= 0, experts, num_experts)
    values, order = experts.to(torch.int32).sort(stable=True)
    bounds = torch.searchsorted(values, torch.arange(num_experts + 2, dtype=torch.int32, device=flat.device))
    rows = bounds[1:-1] - bounds[:num_experts]
    ends = ((rows + block_size - 1) // block_size * block_size).cumsum(0)
    starts = torch.cat([ends.new_zeros(1), ends])
    places = capacity(n, num_experts, block_size)
    expert = values.long()
    to = torch.where(expert < num_experts,
                     starts[expert] + torch.arange(n, device=flat.device) - bounds[expert.clamp(max=num_experts)], places)
    sorted_token_ids = torch.full((places + 1,), n, dtype=torch.int32, device=flat.device)
    sorted_token_ids[to] = order.int()
    tile = torch.arange(0, places, block_size, device=flat.device)
    expert_ids = torch.searchsorted(ends, tile, right=True).int()
    expert_ids = torch.where(tile < starts[-1], expert_ids, -1)
    return AlignedIds(sorted_token_ids[:places], expert_ids, starts[-1:].int())


def measure(sorter: AlignAndSort, topk_ids, seed: int = 0, *, expert_map=None) -> dict[str, Any]:
    """A run in the form of `show.counters`, with its trace and outputs. The sorter has run once before; caches are
    empty.

    topk_ids: [num_tokens, topk] int32, on the CPU. Raises MismatchError if the answer is wrong.
    """
    node, ids = sorter.node, sorter.rank.from_torch(topk_ids, "topk_ids")
    sorter(ids)
    node.synchronize()
    node.reseed(seed)
    before, mark = node.counters(), node.mark()
    out = sorter(ids)
    trace, after = node.trace_since(mark), node.counters()
    check(out, topk_ids, sorter.num_experts, sorter.block_size, expert_map, stable=sorter.rung.stable)
    launches, plan = sorter.rung.launches, sorter.plan
    return {"name": sorter.rung.name, "kernels": [sorter.module[launch.kernel].kernel for launch in launches],
            "blocks": max(launch.grid(plan)[0] for launch in launches), "cus": sorter.rank.compute_units, "before": before, "after": after,
            "lds": max(launch.lds(plan) for launch in launches), "rank": sorter.rank.index, "us": trace.span_us,
            "label": trace.label, "trace": trace, "out": out}
