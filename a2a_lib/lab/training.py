"""A small MoE transformer that trains: on one GPU, on a node through `ExpertParallel`, or in processes of torch.distributed.

    curve = train(OneGpu(2), steps=50)                      # losses of the model whose experts are all in one place
    curve = train(OnNode(node), steps=50)                   # experts spread over the ranks, exchanged by ExpertParallel
    curve = train(InProcesses(), steps=50)                  # the same by all_to_all_single, in every process of a group

The model reads TEXT byte by byte. Each rank has sequences of its own. All three begin with the same parameters and see the
same bytes, so the curves differ by roundings alone. Rows are float16 on the links and in the experts, everything else is
float32. The curves agree within AGREE, relative to the loss, as long as every token chooses the same experts. Where two
experts have nearly the same score, a rounding can exchange them: then the losses of that step differ by some 1e-3.
"""
from __future__ import annotations

from dataclasses import dataclass
from types import SimpleNamespace

import torch
import torch.distributed as distributed
from torch import nn
from torch.nn import functional

from ..layer import ExpertParallel
from ..moe import Shape

DTYPE = torch.float16
AGREE = 1e-4  # the tests hold it
TEXT = " ".join(f"Row {row} goes to rank {row * 5 % 8}, and comes back to rank {row % 3}." for row in range(128))


@dataclass(frozen=True)
class Model:
    """Sizes of the transformer, and of what each rank sees in a step: `sequences` of `length` bytes."""

    dim: int = 32
    heads: int = 2
    layers: int = 2
    experts: int = 8
    topk: int = 2
    hidden: int = 32
    sequences: int = 2
    length: int = 16
    rate: float = 0.05

    @property
    def shape(self) -> Shape:
        """The shape of its MoE layers."""
        return Shape("transformer", self.experts, self.topk, self.dim, self.sequences * self.length)


class Transformer(nn.Module):
    """Byte embedding, layers of causal attention and MoE, and the logits of the next byte. Lists have an entry for each rank
    of this process. The ranks share all parameters but `up` and `down` [ranks of this process * local experts, ...]."""

    def __init__(self, model: Model, exchange, seed: int = 0):
        super().__init__()
        self.model, self.exchange = model, exchange
        generator = torch.Generator().manual_seed(seed)

        def parameter(*extents: int, experts: bool = False) -> nn.Parameter:
            drawn = torch.randn(extents, generator=generator) * extents[-2] ** -0.5
            return nn.Parameter(drawn[exchange.owned(extents[0])] if experts else drawn)
        m = model
        self.bytes = parameter(256, m.dim)
        self.places = parameter(m.length, m.dim)
        self.layers = nn.ModuleList()
        for _ in range(m.layers):
            layer = nn.Module()
            layer.attention, layer.back, layer.router = parameter(m.dim, 3 * m.dim), parameter(m.dim, m.dim), parameter(m.dim, m.experts)
            layer.up = parameter(m.experts, m.dim, 2 * m.hidden, experts=True)
            layer.down = parameter(m.experts, m.hidden, m.dim, experts=True)
            self.layers.append(layer)
        self.logits = parameter(m.dim, 256)

    def forward(self, tokens: list[torch.Tensor]) -> list[torch.Tensor]:
        """tokens: per rank [sequences, length] int64. Returns logits [sequences, length, 256]."""
        x = [4 * self.bytes[part] + 4 * self.places for part in tokens]
        for layer in self.layers:
            x = [part + self._attention(layer, _normal(part)) for part in x]
            x = [part + out for part, out in zip(x, self._experts(layer, [_normal(part) for part in x]), strict=True)]
        return [_normal(part) @ self.logits for part in x]

    def _attention(self, layer, x: torch.Tensor) -> torch.Tensor:
        heads = (x @ layer.attention).unflatten(-1, (3, self.model.heads, -1)).permute(2, 0, 3, 1, 4)
        return functional.scaled_dot_product_attention(*heads, is_causal=True).transpose(1, 2).flatten(2) @ layer.back

    def _experts(self, layer, x: list[torch.Tensor]) -> list[torch.Tensor]:
        rows = [part.flatten(0, 1) for part in x]
        chances = [(part @ layer.router).softmax(-1).topk(self.model.topk) for part in rows]
        weights = [part.values / part.values.sum(-1, keepdim=True) for part in chances]
        sent = self.exchange.dispatch([part.to(DTYPE) for part in rows], [part.indices.int() for part in chances], weights)
        ups, downs = (part.to(DTYPE).split(self.exchange.local_experts) for part in (layer.up, layer.down))
        y = [swiglu_each(got, up, down) for got, up, down in zip(sent, ups, downs, strict=True)]
        return [out.float().view_as(part) for out, part in zip(self.exchange.combine(y, sent), x, strict=True)]


def _normal(x: torch.Tensor) -> torch.Tensor:
    return functional.rms_norm(x, x.shape[-1:])


def swiglu_each(got, up: torch.Tensor, down: torch.Tensor) -> torch.Tensor:
    """SwiGLU experts one after the other, without writing in place: y of the shape of got.rows."""
    ends, y = got.offsets.tolist(), []
    for e, (first, end) in enumerate(zip(ends[:-1], ends[1:], strict=True)):
        gate, value = (got.rows[first:end] @ up[e]).chunk(2, -1)
        y.append((functional.silu(gate) * value) @ down[e])
    return torch.cat([*y, torch.zeros_like(got.rows[ends[-1]:])])


# Exchanges: ranks of this process, of all `world_size`, and what MoE layers call.

class OneGpu:
    """All experts in one place, for the sequences of `world_size` ranks. Of a row and an expert, everything is local."""

    def __init__(self, world_size: int, model: Model = Model()):
        self.model, self.world_size, self.ranks, self.local_experts = model, world_size, range(world_size), model.experts

    def owned(self, experts: int) -> slice:
        """The experts that this process has."""
        return slice(experts)

    def dispatch(self, x, ids, weights) -> list:
        """As of `ExpertParallel`; all ranks' rows are sorted by expert."""
        self._sizes = [len(part) for part in x]
        rows, self._weights = torch.cat(x), torch.cat(weights)
        expert, self._order = torch.cat(ids).flatten().long().sort(stable=True)
        counts = torch.bincount(expert, minlength=self.model.experts)
        return [SimpleNamespace(rows=rows[self._order // self.model.topk], offsets=functional.pad(counts.cumsum(0), (1, 0)))]

    def combine(self, y, sent) -> list[torch.Tensor]:
        """As of `ExpertParallel`; the sum is in fp32, rounded once."""
        back = torch.empty_like(y[0]).index_copy(0, self._order, y[0]).unflatten(0, (-1, self.model.topk))
        return list((back.float() * self._weights[..., None]).sum(1).to(DTYPE).split(self._sizes))

    def share(self, parameters) -> None:
        """Adds up the gradients of shared parameters over processes."""


class OnNode(OneGpu):
    """Experts spread over the ranks of a node that this process drives whole."""

    def __init__(self, node, model: Model = Model(), **options):
        super().__init__(node.world_size, model)
        self.layer = ExpertParallel(node, model.shape, dtype=DTYPE, **options)
        self.local_experts = self.layer.local_experts
        self.dispatch, self.combine = self.layer.dispatch, self.layer.combine


class InProcesses(OneGpu):
    """Experts spread over the processes of torch.distributed's default group, one rank each. Every choice is a row of its
    own on its way."""

    def __init__(self, model: Model = Model()):
        super().__init__(distributed.get_world_size(), model)
        self.ranks, self.local_experts = [distributed.get_rank()], model.experts // self.world_size

    def owned(self, experts: int) -> slice:
        first = self.ranks[0] * experts // self.world_size
        return slice(first, first + experts // self.world_size)

    def dispatch(self, x, ids, weights) -> list:
        mine = super().dispatch(x, ids, weights)[0]
        counts = mine.offsets.diff()
        there = torch.empty_like(counts)
        distributed.all_to_all_single(there, counts)
        self._sent, self._got = (part.view(self.world_size, -1).sum(1).tolist() for part in (counts, there))
        rows = _Exchange.apply(mine.rows, self._sent, self._got)
        expert = torch.arange(self.local_experts).repeat(self.world_size).repeat_interleave(there)
        self._by_expert = expert.sort(stable=True).indices
        ends = there.view(self.world_size, -1).sum(0).cumsum(0)
        return [SimpleNamespace(rows=rows[self._by_expert], offsets=functional.pad(ends, (1, 0)))]

    def combine(self, y, sent) -> list[torch.Tensor]:
        arrived = torch.empty_like(y[0]).index_copy(0, self._by_expert, y[0])
        return super().combine([_Exchange.apply(arrived, self._got, self._sent)], sent)

    def share(self, parameters) -> None:
        for parameter in parameters:
            distributed.all_reduce(parameter.grad)


class _Exchange(torch.autograd.Function):
    """all_to_all_single of rows; its backward is the same with the counts exchanged."""

    @staticmethod
    def forward(ctx, rows, sent, got):
        ctx.counts = got, sent
        out = rows.new_empty((sum(got), *rows.shape[1:]))
        distributed.all_to_all_single(out, rows.contiguous(), got, sent)
        return out

    @staticmethod
    def backward(ctx, gradient):
        return _Exchange.apply(gradient, *ctx.counts), None, None


def train(exchange, steps: int = 50, seed: int = 0) -> list[float]:
    """Trains a new model by gradient descent with momentum. Returns the mean loss of all ranks before each step, the same in
    all processes."""
    model = exchange.model
    text = torch.tensor(list(TEXT.encode()))
    network = Transformer(model, exchange, seed)
    experts = {id(part) for layer in network.layers for part in (layer.up, layer.down)}
    shared = [part for part in network.parameters() if id(part) not in experts]
    optimizer = torch.optim.SGD(network.parameters(), lr=model.rate, momentum=0.9)
    generator, curve = torch.Generator().manual_seed(seed + 1), []
    for _ in range(steps):
        starts = torch.randint(len(text) - model.length, (exchange.world_size, model.sequences), generator=generator)
        pieces = [text[starts[rank][:, None] + torch.arange(model.length + 1)] for rank in exchange.ranks]
        logits = network([piece[:, :-1] for piece in pieces])
        loss = sum(functional.cross_entropy(part.flatten(0, 1), piece[:, 1:].flatten())
                   for part, piece in zip(logits, pieces, strict=True)) / exchange.world_size
        optimizer.zero_grad()
        loss.backward()
        total = SimpleNamespace(grad=loss.detach().clone())
        exchange.share([*shared, total])
        curve.append(float(total.grad))
        optimizer.step()
    return curve
