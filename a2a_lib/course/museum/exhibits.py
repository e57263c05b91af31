"""The exhibits of the museum: what was seen, the cause, and how to run each."""
from collections.abc import Callable

import torch

from ...machine.runtime.graph import capture
from .exhibit import Exhibit, Outputs, Stage

EXHIBITS: dict[str, Exhibit] = {}


def exhibit(title: str, **facts) -> Callable[[Callable[[Stage], Outputs]], Exhibit]:
    """Makes a function that runs one schedule the exhibit of its name."""
    def enter(run: Callable[[Stage], Outputs]) -> Exhibit:
        EXHIBITS[run.__name__] = Exhibit(run.__name__, title, run=run, **facts)
        return EXHIBITS[run.__name__]

    return enter


def rows(stage: Stage, calls: int, *shape: int) -> torch.Tensor:
    """Inputs [calls, ranks, *shape], int32: 1000 * call + 10_000 * rank + the element's number, calls from 1 on."""
    count = torch.Size(shape).numel()
    ramp = torch.arange(count, dtype=torch.int32).reshape(shape)
    return torch.stack([torch.stack([1000 * call + 10_000 * rank.index + ramp for rank in stage.ranks])
                        for call in range(1, calls + 1)])


def begin_with(stage: Stage, buffers: list, calls: int, *shape: int) -> torch.Tensor:
    """Begins a schedule with inputs of `rows` in buffers[rank] [calls, *shape], and returns them [calls, ranks, *shape]."""
    stage.begin()
    values = rows(stage, calls, *shape)
    stage.fill(buffers, values.transpose(0, 1).contiguous())
    return values


def results(stage: Stage, out: list, due: torch.Tensor) -> Outputs:
    """The outputs out[rank], each [calls, ...], beside due [calls, ranks, ...]."""
    stage.node.synchronize()
    return [(f"rank {rank.index}: out", buffer.to_torch(), due[:, i])
            for i, (rank, buffer) in enumerate(zip(stage.ranks, out))]


def calls_of(stage: Stage, kernel: str, calls: int, symmetric: list, swapped: bool, *, after: str = "", first: int = 1,
             values: torch.Tensor | None = None, extra: tuple = ()) -> Outputs:
    """Calls kernel(world, x, *extra, *symmetric, out) without waiting between the calls. Each rank expects its peer's row
    (swapped), or the sum of all. after: a second kernel of each call, which takes `out` and the first symmetric buffer."""
    x = rows(stage, calls, 64) if values is None else values
    inputs, out = (stage.own(name, *x[:, 0].shape, dtype=x.dtype) for name in ("x", "out"))
    stage.fill(inputs, x.transpose(0, 1).contiguous())
    for call in range(calls):
        given, results_of_call = [buffer[call] for buffer in inputs], [buffer[call] for buffer in out]
        stage.launch(kernel, first + call, given, *extra, *symmetric, *([] if after else [results_of_call]))
        if after:
            stage.launch(after, first + call, symmetric[0], results_of_call)
    return results(stage, out, x.flip(1) if swapped else x.sum(1, keepdim=True, dtype=x.dtype).expand_as(x))


def in_one_kernel(stage: Stage, kernel: str, calls: int, threads: int, symmetric: list, swapped: bool) -> Outputs:
    """Like `calls_of`, for a kernel that makes all the calls itself: kernel(world, x, calls, *symmetric, out)."""
    values = rows(stage, calls, threads)
    x, out = stage.own("x", calls, threads), stage.own("out", calls, threads)
    stage.fill(x, values.transpose(0, 1).contiguous())
    stage.launch(kernel, 0, x, calls, *symmetric, out, threads=threads)
    return results(stage, out, values.flip(1) if swapped else values.sum(1, keepdim=True, dtype=torch.int32).expand_as(values))


@exhibit("The barrier at the end that was thought superfluous", cause="reuse", tool="race detector", ranks=4,
         saw="A server died after some steps of decoding, on all four GPUs at once, in an assertion far from the all-reduce.",
         rare="It took graphs, which reuse memory, and a rank that ran ahead. Long prompts made it more frequent.",
         source="https://github.com/ROCm/aiter/issues/3515")
def end_barrier(stage: Stage) -> Outputs:
    x, flags = stage.heap("x", 64), stage.heap("flags", 2 * len(stage.ranks), torch.uint32)
    inputs, out = stage.own("given", 3, 64), stage.own("out", 3, 64)
    values = begin_with(stage, inputs, 3, 64)
    for call in range(3):
        for i, rank in enumerate(stage.ranks):
            rank.launch(stage.kernels["fill"], 1, 64, x[i], inputs[i][call])
        stage.launch("all_reduce", call + 1, x, flags, [buffer[call] for buffer in out])
    return results(stage, out, values.sum(1, keepdim=True, dtype=torch.int32).expand_as(values))


@exhibit("A start barrier without any order", cause="no release", tool="race detector", ranks=4,
         saw="Now and then one layer's values were torn, and long contexts ended in senseless tokens. Nothing failed.",
         rare="It took load and timing: stores mostly leave the L2 long before peers read them.",
         source="https://github.com/vllm-project/vllm/issues/57059")
def relaxed_start(stage: Stage) -> Outputs:
    box, flags = stage.heap("box", 128), stage.heap("flags", len(stage.ranks), torch.uint32)
    stage.begin()
    return calls_of(stage, "all_reduce", 3, [box, flags], False)


@exhibit("One GPU's scope for a flag of another", cause="scope", tool="race detector", ranks=4,
         saw="Ranks waited long for flags that had been set. On eight GPUs a kernel hung now and then.",
         rare="In one partition mode of the GPU, agent scope does what system scope does.",
         source="https://github.com/ROCm/aiter/pull/4786")
def gpu_scope(stage: Stage) -> Outputs:
    box, flags = stage.heap("box", 128), stage.heap("flags", len(stage.ranks), torch.uint32)
    stage.begin()
    return in_one_kernel(stage, "all_reduce", 4, 64, [box, flags], False)


@exhibit("A volatile flag, ported from CUDA", cause="no acquire", tool="race detector",
         saw="Nothing yet. A reader of the code saw waits whose polls were volatile, and nothing more.",
         rare="The payload's line must lie in a cache of the reader, and no other fence may drop it.",
         source="https://github.com/meta-pytorch/torchcomms/pull/2810")
def volatile_flag(stage: Stage) -> Outputs:
    box, flags = stage.heap("box", 128), stage.heap("flags", 2, torch.uint32)
    stage.begin()
    return in_one_kernel(stage, "swap", 4, 64, [box, flags], True)


@exhibit("The end of a kernel, taken for a barrier of the node", cause="no release", tool="race detector", ranks=4,
         saw="A fused all-reduce with norm was wrong above some 1.2 MB per rank. A model's score fell from 0.85 to 0 in "
             "some runs.",
         rare="A small row has left the sender's L2 by the time that the flag arrives.",
         source="https://github.com/ROCm/aiter/pull/2890")
def kernel_boundary(stage: Stage) -> Outputs:
    box, flags = stage.heap("box", 2 * 4 * 64), stage.heap("flags", 4, torch.uint32)
    stage.begin()
    return calls_of(stage, "push", 3, [box, flags], False, after="add_up")


@exhibit("A flag that is reset for the next call", cause="reuse", tool="explorer", also=("number",),
         saw="A barrier of all blocks hung when it was called several times in a row.",
         rare="A block must enter the next barrier before another has left this one. Many blocks, or a debug build, made it frequent.",
         source="https://github.com/NVIDIA/cuml/issues/458")
def flag_reset(stage: Stage) -> Outputs:
    box, full = stage.heap("box", 128), stage.heap("full", 1, torch.uint32)
    stage.begin()
    return calls_of(stage, "swap", 4, [box, full], True)


@exhibit("The number of the call, frozen in a graph", cause="number", tool="race detector",
         saw="Replays of a captured graph gave sums of the replay before, silently.",
         rare="Another kernel must not use the same flag in between. Tests without a graph see nothing.",
         source="https://github.com/ROCm/aiter/pull/3928")
def frozen_epoch(stage: Stage) -> Outputs:
    box, full = stage.heap("box", 128), stage.heap("full", 1, torch.uint32)
    calls, inputs, x, now, out = (stage.own(*form) for form in (("calls", 1), ("given", 4, 64), ("x", 64), ("now", 64),
                                                               ("out", 4, 64)))
    values = begin_with(stage, inputs, 4, 64)
    streams = [stage.stream(rank) for rank in stage.ranks]
    with capture(streams) as graphs:
        stage.launch("swap", 1, x, box, full, [buffer.view(torch.uint32) for buffer in calls], now, streams=streams)
    for replay in range(4):
        for i, (rank, stream) in enumerate(zip(stage.ranks, streams)):
            rank.copy(x[i], inputs[i][replay], stream)
            graphs[i].launch()
            rank.copy(out[i][replay], now[i], stream)
    return results(stage, out, values.flip(1))


@exhibit("Flags and data whose places depend on the grid", cause="place", tool="race detector",
         saw="An all-reduce hung where the shape of its input changed from call to call.",
         rare="Most models keep one shape, and benchmarks repeat it.",
         source="https://github.com/vllm-project/vllm/pull/25892")
def places_by_grid(stage: Stage) -> Outputs:
    room, grids = stage.heap("room", 8 + 2 * 8 * 64, torch.uint32), (8, 2, 4, 8)
    x, out = stage.own("x", len(grids), 8, 64), stage.own("out", len(grids), 8, 64)
    values = begin_with(stage, x, len(grids), 8, 64)
    due = values.flip(1).clone()
    for call, grid in enumerate(grids):
        due[call, :, grid:] = 0
        stage.launch("swap", call + 1, [b[call] for b in x], room, [b[call] for b in out], grid=grid)
    return results(stage, out, due)


@exhibit("One communicator, two streams", cause="number", tool="race detector",
         saw="GPUs at 100 %, no error, no timeout, and processes that SIGTERM did not end.",
         rare="On one stream the calls follow one another, so their numbers differ.",
         source="https://github.com/sgl-project/sglang/issues/31117")
def two_streams(stage: Stage) -> Outputs:
    box, full = stage.heap("box", 256), stage.heap("full", 2, torch.uint32)
    calls, x, out = stage.own("calls", 2), stage.own("x", 4, 64), stage.own("out", 4, 64)
    values = begin_with(stage, x, 4, 64)
    for call in range(4):
        for i, rank in enumerate(stage.ranks):
            rank.launch(stage.kernels["swap"], 1, 64, stage.symmetric.world(rank, 0), call % 2, x[i][call], box[i], full[i],
                        calls[i].view(torch.uint32), out[i][call], stream=stage.stream(rank) if call % 2 else None)
    return results(stage, out, values.flip(1))


@exhibit("Words with flags, in one box for all calls", cause="reuse", tool="explorer",
         saw="Memory faults, now and then: after dispatch, the expert numbers of some ranks were another phase's data.",
         rare="A rank must be a whole phase ahead of a wave of its peer. A barrier of the host hides it.",
         source="https://github.com/ROCm/mori/pull/80")
def words_without_parity(stage: Stage) -> Outputs:
    box = stage.heap("box", 512, torch.uint64)
    stage.begin()
    return in_one_kernel(stage, "swap", 4, 256, [box], True)


@exhibit("A flag at the end of its line", cause="no release", tool="race detector",
         saw="One protocol gave wrong data between two nodes of one kind, without an error.",
         rare="Most paths deliver the 128 bytes of a line as a whole; on that one, its halves came apart.",
         source="https://github.com/NVIDIA/nccl/pull/2053")
def other_word(stage: Stage) -> Outputs:
    box = stage.heap("box", 2 * 64 * 4)
    stage.begin()
    values = rows(stage, 3, 63, 4)
    return calls_of(stage, "swap", 3, [box], True, values=values)


@exhibit("Words that stay in the writer's cache", cause="scope", tool="deadlock report", also=("no release",),
         saw="A protocol of words with flags hung on one generation of GPUs as soon as a function was inlined. The compiler was suspected.",
         rare="With uncached memory the words arrive without a fence.",
         source="https://github.com/ROCm/rccl/pull/1932")
def parked_words(stage: Stage) -> Outputs:
    box = stage.heap("box", 128, torch.int64)
    stage.begin()
    return calls_of(stage, "swap", 3, [[buffer.view(torch.uint64) for buffer in box]], True)


@exhibit("Flags that are zeroed after a peer may signal", cause="reuse", tool="explorer",
         saw="The first all-reduce after the buffers were set up hung for ever.",
         rare="A fast peer must signal before this rank has zeroed its flags.",
         source="https://github.com/apache/tvm/pull/16797")
def pad_zeroed(stage: Stage) -> Outputs:
    pad, ready = stage.heap("pad", 1, torch.uint32), stage.heap("ready", 2, torch.uint32)
    box, x, out = stage.heap("box", 64), stage.own("x", 1, 64), stage.own("out", 1, 64)
    values = begin_with(stage, x, 1, 64)
    stage.ranks[1].host_work("import")  # the process of rank 1 is late
    stage.launch("set_up", 0, pad, ready)
    stage.launch("swap", 1, [b[0] for b in x], box, pad, [b[0] for b in out])
    return results(stage, out, values.flip(1))


@exhibit("Two kernels that do not fit beside each other", cause="residency", tool="deadlock report", ranks=1,
         saw="A server was healthy, and its first request never ended: workers and schedulers are two persistent kernels.",
         rare="Which kernel is placed first is a race of each launch. With 20 SMs to spare, any order works.",
         source="https://github.com/mirage-project/mirage/issues/761")
def not_beside(stage: Stage) -> Outputs:
    (rank,), blocks = stage.ranks, 16
    (tasks,), (out,) = stage.own("tasks", blocks), stage.own("out", blocks, 64)
    stage.begin()
    rank.launch(stage.kernels["worker"], blocks, 64, tasks.view(torch.uint32), out)
    rank.launch(stage.kernels["scheduler"], 1, 64, tasks.view(torch.uint32), blocks, stream=stage.stream(rank))
    due = torch.arange(1, blocks + 1, dtype=torch.int32)[:, None] - 1 - torch.arange(64, dtype=torch.int32)
    return results(stage, [out], due[:, None])


@exhibit("Two ranks with different grids", cause="place", tool="deadlock report",
         saw="A server hung while it warmed up, with pipeline and tensor parallelism together.",
         rare="Two ranks must choose different grids for one shape, where two choices are nearly as fast.",
         source="https://github.com/vllm-project/vllm/pull/43616")
def uneven_grids(stage: Stage) -> Outputs:
    box, flags = stage.heap("box", 2 * 512), stage.heap("flags", 8, torch.uint32)
    x, out = stage.own("x", 2, 512), stage.own("out", 2, 512)
    values = begin_with(stage, x, 2, 512)
    for call in range(2):
        for i, (rank, grid) in enumerate(zip(stage.ranks, (8, 4))):
            rank.launch(stage.kernels["swap"], grid, 64, stage.symmetric.world(rank, call + 1), x[i][call], box[i], flags[i],
                        out[i][call])
    return results(stage, out, values.flip(1))


@exhibit("A row beyond 2 GiB", cause="arithmetic", tool="fault report", ranks=1,
         saw="All GPUs had a memory fault at the first request of a server set up for a million tokens. Two days went into "
             "graphs and attention kernels.",
         rare="The product of row and stride must pass 2^31: half the context length was fine.",
         source="https://github.com/vllm-project/vllm/issues/57030")
def offset_32(stage: Stage) -> Outputs:
    (rank,), stride, first, count = stage.ranks, 40960, 52426, 6
    (cache,), (out,) = stage.own("cache", 0), stage.own("out", count, 64, dtype=torch.uint8)
    stage.begin()
    cache = rank.empty(((first + count) * stride,), torch.uint8, "cache")
    rank.launch(stage.kernels["put_rows"], count, 64, cache, first, stride)
    rank.launch(stage.kernels["take_rows"], count, 64, cache, first, stride, out)
    numbers = torch.arange(first, first + count)[:, None] * 3 + torch.arange(64)
    return results(stage, [out], (numbers % 256).to(torch.uint8)[:, None])


@exhibit("A zero that looks empty", cause="arithmetic", tool="deadlock report",
         saw="A zero in the data looked like an empty place, because the comparison was one of values.",
         rare="Sums of activations are seldom exactly zero.",
         source="https://github.com/flashinfer-ai/flashinfer/pull/1136")
def negative_zero(stage: Stage) -> Outputs:
    box = stage.heap("box", 128, torch.float32)
    stage.begin()
    stage.fill(box, torch.full((len(stage.ranks), 128), -0.0))
    values = rows(stage, 2, 64).float()
    values[1, 1, 5] = 0.0
    return calls_of(stage, "swap", 2, [box], True, values=values)


@exhibit("A poll that never leaves its cache", cause="scope", tool="race detector",
         saw="A benchmark hung on a new chip, whose cores have a data cache. (Here the old line is evicted some 20 us later.)",
         rare="Another part of the system had flushed the cache now and then.",
         source="https://github.com/tenstorrent/tt-metal/pull/22058")
def cached_poll(stage: Stage) -> Outputs:
    box, full = stage.heap("box", 128), stage.heap("full", 1, torch.uint32)
    stage.begin()
    stage.ranks[1].host_work("import")  # the process of rank 1 is late
    return calls_of(stage, "swap", 3, [box, full], True)


@exhibit("A rank without tokens", cause="place", tool="deadlock report", ranks=4,
         saw="A server started, and its first uneven batch timed out after 180 s, with busy processes and no error.",
         rare="With many tokens per rank, none is ever without.",
         source="https://github.com/uccl-project/uccl/pull/993")
def no_tokens(stage: Stage) -> Outputs:
    ranks = len(stage.ranks)
    inbox, full = stage.heap("inbox", ranks * 8 * 64), stage.heap("full", ranks, torch.uint32)
    x, to, out = stage.own("x", 8, 64), stage.own("to", 8), stage.own("out", 1, 64)
    stage.begin()
    values, counts, due = rows(stage, 1, 8, 64)[0], (5, 3, 0, 8), torch.zeros(1, ranks, 64, dtype=torch.int32)
    goes = torch.tensor([[(3 * token + rank) % ranks for token in range(8)] for rank in range(ranks)], dtype=torch.int32)
    stage.fill(x, values)
    stage.fill(to, goes)
    for rank in range(ranks):
        for token in range(counts[rank]):
            due[0, goes[rank, token]] += values[rank, token]
    stage.launch("dispatch", 1, x, to, list(counts), inbox, full)
    stage.launch("receive", 1, inbox, full, [b[0] for b in out])
    return results(stage, out, due)


@exhibit("A token that names an expert twice", cause="place", tool="race detector",
         saw="Tests and tuning drew experts with repetition, and kernels that assume none behaved in unexpected ways.",
         rare="A top-k router never names an expert twice; padding, random inputs and some tables do.",
         source="https://github.com/flashinfer-ai/flashinfer/pull/3208")
def same_expert(stage: Stage) -> Outputs:
    inbox, full = stage.heap("inbox", 2 * 2 * 4 * 2 * 64), stage.heap("full", 2, torch.uint32)
    x, ids, weights, out = stage.own("x", 4, 64), stage.own("ids", 4, 2), stage.own("weights", 4, 2), stage.own("out", 1, 64)
    stage.begin()
    values, due = rows(stage, 1, 4, 64)[0], torch.zeros(1, 2, 64, dtype=torch.int32)
    chosen = torch.tensor([[[0, 3], [2, 1], [1, 1], [3, 0]], [[2, 0], [1, 3], [0, 2], [3, 1]]], dtype=torch.int32)
    shares = torch.tensor([[1, 2], [3, 4], [5, 6], [7, 8]], dtype=torch.int32).expand(2, 4, 2).contiguous()
    for buffers, numbers in ((x, values), (ids, chosen), (weights, shares)):
        stage.fill(buffers, numbers)
    for rank, token, choice in torch.cartesian_prod(torch.arange(2), torch.arange(4), torch.arange(2)).tolist():
        due[0, chosen[rank, token, choice] // 2] += shares[rank, token, choice] * values[rank, token]
    stage.launch("dispatch", 1, x, ids, weights, inbox, full, threads=512)
    stage.launch("receive", 1, inbox, full, [b[0] for b in out])
    return results(stage, out, due)


@exhibit("A counter that overflows", cause="number", tool="deadlock report",
         saw="A comment says that a counter may overflow, which is well defined. Whoever compares with `>=` has another problem.",
         rare="16 bits last for 65 536 calls, 32 bits for four thousand million.",
         source="https://github.com/vllm-project/vllm/pull/14125")
def wrapped_counter(stage: Stage) -> Outputs:
    box, state = stage.heap("box", 128), stage.heap("state", 1, torch.uint32)
    stage.begin()
    stage.fill(state, torch.full((2, 1), 65533 << 16, dtype=torch.int64).to(torch.uint32))
    return calls_of(stage, "swap", 4, [box, state], True, first=65534, extra=(64,))
