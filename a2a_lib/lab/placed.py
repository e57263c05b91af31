"""A MoE layer's sums on one GPU, in the order and with the roundings of `ExpertParallel` on several ranks.

A layer rounds where a sum crosses a link. So a model on one GPU that rounds elsewhere differs from it by roundings, and after
some steps of training a rounding lets a token choose another expert. This one rounds at the same places. Then both have the same
bits, and any other difference is a fault. Each choice's owner is the rank of its expert; home is the rank of a token.
"""
import torch


def copies(x: torch.Tensor, owner: torch.Tensor, home: torch.Tensor, ranks: int) -> torch.Tensor:
    """A row for each choice: [tokens, topk, dim] of x [tokens, dim]. owner [tokens, topk], -1 for none; home [tokens]. The
    gradient is summed as dispatch's backward sums it."""
    return _Copies.apply(x, owner, home, ranks)


def weigh(y: torch.Tensor, weights: torch.Tensor, owner: torch.Tensor, home: torch.Tensor, ranks: int, lanes: int) -> torch.Tensor:
    """The sum over k of weight * y, [tokens, dim], as combine sums it. y [tokens, topk, dim], weights [tokens, topk] fp32.
    lanes: of a wave, which sets the order of sums in the gradient of a weight."""
    return _Weigh.apply(y, weights, owner, home, ranks, lanes)


def fused(a: torch.Tensor, b: torch.Tensor, c: torch.Tensor) -> torch.Tensor:
    """a * b + c in fp32 with one rounding: a product of fp32 and 16 bits is exact in double precision."""
    return (a.double() * b.double() + c.double()).float()


def total(rows: torch.Tensor, weights: torch.Tensor, owner: torch.Tensor, home: torch.Tensor, ranks: int) -> torch.Tensor:
    """The layer's output. Each rank sums its choices in fp32, in the order of k, and peers' sums are rounded. The home rank adds
    them to its own in fp32, by rank, and rounds once. rows [tokens, topk, dim]."""
    tokens, topk, dim = rows.shape
    parts = torch.zeros((ranks, tokens, dim), device=rows.device)
    for k in range(topk):
        for rank in range(ranks):
            here = (owner[:, k] == rank)[:, None]
            parts[rank] = torch.where(here, fused(weights[:, k, None], rows[:, k], parts[rank]), parts[rank])
    result = parts[home, torch.arange(tokens, device=rows.device)]
    for rank in range(ranks):
        others = (home != rank) & (owner == rank).any(1)
        result = torch.where(others[:, None], result + parts[rank].to(rows.dtype).float(), result)
    return result.to(rows.dtype)


def dots(y: torch.Tensor, gradient: torch.Tensor, lanes: int) -> torch.Tensor:
    """Dot products along the last axis as a wave makes them, fp32: lanes add their pieces of 8 elements by fused multiply-adds,
    then pairs of lanes."""
    pieces = y.shape[-1] // 8
    padding = (0, 8 * (-pieces % lanes))
    left, right = (torch.nn.functional.pad(part, padding).unflatten(-1, (-1, lanes, 8)) for part in (y, gradient))
    sums = torch.zeros(left.shape[:-3] + (lanes,), device=y.device)
    for piece in range(left.shape[-3]):
        for j in range(8):
            sums = fused(left[..., piece, :, j], right[..., piece, :, j], sums)
    while sums.shape[-1] > 1:
        half = sums.shape[-1] // 2
        sums = sums[..., :half] + sums[..., half:]
    return sums[..., 0]


class _Copies(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x, owner, home, ranks):
        ctx.save_for_backward(owner, home)
        ctx.ranks = ranks
        return x[:, None].expand(-1, owner.shape[1], -1) * (owner >= 0)[..., None]

    @staticmethod
    def backward(ctx, gradient):
        owner, home = ctx.saved_tensors
        ones = torch.ones(owner.shape, device=owner.device)
        return total(gradient, ones, owner, home, ctx.ranks), None, None, None


class _Weigh(torch.autograd.Function):
    @staticmethod
    def forward(ctx, y, weights, owner, home, ranks, lanes):
        ctx.save_for_backward(y, weights, owner)
        ctx.lanes = lanes
        return total(y, weights, owner, home, ranks)

    @staticmethod
    def backward(ctx, gradient):
        y, weights, owner = ctx.saved_tensors
        chosen, gradient = owner >= 0, gradient[:, None].expand_as(y)
        dy = (weights[..., None] * gradient.float()).to(y.dtype) * chosen[..., None]
        return dy, dots(y, gradient, ctx.lanes) * chosen, None, None, None, None
