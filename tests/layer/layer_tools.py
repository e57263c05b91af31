"""Helpers for tests of `ExpertParallel`: problems on the ranks, the experts' work, and checks of the rows' layout."""
import torch
from rung_tools import DELAY

from a2a_lib.kernels.layer import ExpertParallel
from a2a_lib.kernels.layer.expert_parallel import SOURCE
from a2a_lib.kernels.moe import Shape, apply_expert
from a2a_lib.machine.node import Node

SMALL = Shape("small", 16, 4, 136, 12, 3)  # 17 pieces of 16 bytes: less than a wave
LONG = Shape("long", 12, 4, 4104, 9, 3)  # three parts of a row, the last of one piece


def make(shape=SMALL, world=4, *, node=None, **options):
    return ExpertParallel(node or Node(world, name="small"), shape, **options)


def upload(layer, problem):
    """[x per rank], [ids per rank], [weights per rank], as `dispatch` takes them."""
    return [[rank.from_torch(parts[rank.index].to(dtype), name) for rank in layer.node.ranks]
            for parts, dtype, name in ((problem.tokens, layer.dtype, "x"), (problem.topk_ids, torch.int32, "topk_ids"),
                                       (problem.topk_weights, torch.float32, "topk_weights"))]


def experts(layer, dispatched):
    """The outputs of the course's experts for the rows, NaN where there is no row."""
    outputs = []
    for rank, got in zip(layer.node.ranks, dispatched, strict=True):
        rows, counts, offsets = got.rows.to_torch(), got.counts.to_torch().tolist(), got.offsets.to_torch().tolist()
        y = torch.full_like(rows, float("nan"))
        for e, (n, first) in enumerate(zip(counts, offsets)):
            number = torch.full((n,), rank.index * layer.local_experts + e)
            y[first:first + n] = apply_expert(rows[first:first + n], number)
        outputs.append(rank.from_torch(y, "y"))
    return outputs


def check_layout(layer, problem, dispatched):
    """Every row of the problem is where its expert's rows are, once; counts, offsets and tiles say so."""
    local, block = layer.local_experts, layer.block_size
    for i, (rank, got) in enumerate(zip(layer.node.ranks, dispatched, strict=True)):
        rows, counts, offsets = got.rows.to_torch(), got.counts.to_torch(), got.offsets.to_torch().tolist()
        places, want, seen = layer.local[i]["places"].to_torch(), torch.zeros(local, dtype=torch.int32), set()
        for source, ids in enumerate(problem.topk_ids):
            for t, k in ((ids >= rank.index * local) & (ids < (rank.index + 1) * local)).nonzero().tolist():
                e, place = int(ids[t, k]) - rank.index * local, int(places[source, t, k])
                want[e] += 1
                assert offsets[e] <= place < offsets[e] + int(counts[e]) and place not in seen
                seen.add(place)
                assert torch.equal(rows[place], problem.tokens[source][t].to(layer.dtype))
        assert torch.equal(counts, want) and len(seen) == int(want.sum())
        padded = [-(-n // block) * block for n in want.tolist()]
        assert offsets == [sum(padded[:e]) for e in range(local + 1)]
        if block > 1:
            tiles = [e for e in range(local) for _ in range(padded[e] // block)]
            assert got.expert_ids.to_torch().tolist() == tiles + [-1] * (layer.capacity // block - len(tiles))


def call(layer, problem, layout=True):
    """One call with the course's experts, checked."""
    dispatched = layer.dispatch(*upload(layer, problem))
    if layout:
        check_layout(layer, problem, dispatched)
    problem.check([out.to_torch().to(torch.float16) for out in layer.combine(experts(layer, dispatched))])


def in_a_row(layer, problems, delays=None):
    """Calls with nothing between them, identity for experts: `rows` itself comes back. Outputs of all calls; the counts of
    each are checked."""
    inputs = [upload(layer, problem) for problem in problems]
    kept = [[rank.empty((layer.shape.max_tokens, layer.shape.dim), layer.dtype, "kept") for rank in layer.node.ranks]
            for _ in problems]
    counts = [[rank.empty((layer.local_experts,), torch.int32, "kept") for rank in layer.node.ranks] for _ in problems]
    layer.node.synchronize()
    module = layer.node.load(DELAY) if delays else None
    for rank, sleeps in (delays or {}).items():
        layer.node.ranks[rank].launch(module.delay, 1, 64, sleeps)
    for given, copies, numbers in zip(inputs, kept, counts, strict=True):
        dispatched = layer.dispatch(*given)
        for rank, got, copy in zip(layer.node.ranks, dispatched, numbers, strict=True):
            rank.copy(copy, got.counts)
        outputs = layer.combine([got.rows for got in dispatched])
        for rank, out, copy in zip(layer.node.ranks, outputs, copies, strict=True):
            if len(out):
                rank.copy(copy[:len(out)], out)
    for problem, numbers in zip(problems, counts, strict=True):
        ids = torch.cat([ids.flatten() for ids in problem.topk_ids])
        right = torch.bincount(ids[ids >= 0], minlength=layer.shape.num_experts).int().chunk(layer.world_size)
        for rank, copy in zip(layer.node.ranks, numbers, strict=True):
            assert torch.equal(copy.to_torch(), right[rank.index]), f"rank {rank.index}: counts {copy.to_torch().tolist()}"
    return [[copy.to_torch()[:problem.num_tokens[rank.index]] for rank, copy in zip(layer.node.ranks, copies, strict=True)]
            for copies, problem in zip(kept, problems, strict=True)]


def weighted(problem, rank, dtype=torch.float16, work=lambda row, expert: row):
    """Sum over k of weight * token, as the layer sums it for experts that do `work`, or nothing: per rank of the experts in fp32, in
    the order of k, the other ranks' rounded to dtype, own first, then by rank."""
    x = problem.tokens[rank].to(dtype)
    ids, weights = problem.topk_ids[rank], problem.topk_weights[rank].double()
    partial = torch.zeros(problem.world_size, *x.shape)
    for k in range(ids.shape[1]):
        for t in (ids[:, k] >= 0).nonzero().flatten().tolist():
            here = partial[int(ids[t, k]) // problem.local_experts, t]
            y = work(x[t:t + 1], ids[t, k:k + 1])[0].double()
            here[:] = (here.double() + weights[t, k] * y).float()  # a fused multiply-add
    total = partial[rank].clone()
    for other in range(problem.world_size):
        if other != rank:
            total += partial[other].to(dtype).float()
    return total.to(dtype)


def broken(*changes, file=SOURCE):
    """The layer's kernels with texts replaced; each must be there once."""
    text = file.read_text(encoding="utf-8")
    for old, new in changes:
        assert text.count(old) == 1, f"{text.count(old)} times in the kernels: {old}"
        text = text.replace(old, new)
    return text
