"""A small MoE transformer that trains: on one GPU, or on a node through `ExpertParallel`.

    curve = train(OneGpu(2), steps=50)                      # losses of the model whose experts are all in one place
    curve = train(OnNode(node), steps=50)                   # experts spread over the ranks, exchanged by ExpertParallel

The model reads TEXT byte by byte. Each rank has sequences of its own. Both begin with the same parameters and see the
same bytes. Rows are float16 on the links and in the experts, everything else is float32. So the curves differ by roundings
alone, and these are known: OnNode has the bits of OneGpu(placed=True), which rounds a rank's part of a token's sum as the
link does.

OneGpu() rounds a token's sum once. The two kinds agree within AGREE, relative to the loss, as long as every token
chooses the same experts. Where two experts have nearly the same score, a rounding can exchange them: then the losses of
that step differ by some 1e-3.
"""
import math
from dataclasses import dataclass
from types import SimpleNamespace

import torch
from torch import nn
from torch.nn import functional

from ..draw import Draw
from ..kernels.layer import ExpertParallel
from ..kernels.layer.experts import one_by_one
from ..kernels.moe import Shape
from .placed import copies, weigh

DTYPE = torch.float16
AGREE = 1e-4  # the tests hold it
MOMENTUM = 0.9
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
        draw = Draw(seed)

        def parameter(*extents: int, experts: bool = False) -> nn.Parameter:
            drawn = draw.normal(*extents) * (1 / math.sqrt(extents[-2]))
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
        q, k, v = (x @ layer.attention).unflatten(-1, (3, self.model.heads, -1)).permute(2, 0, 3, 1, 4)
        later = torch.ones(x.shape[1], x.shape[1], dtype=torch.bool, device=x.device).triu(1)
        scores = (q @ k.mT * q.shape[-1] ** -0.5).masked_fill(later, float("-inf"))
        return (scores.softmax(-1) @ v).transpose(1, 2).flatten(2) @ layer.back

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
    """SwiGLU experts one after the other: y of the shape and dtype of got.rows, float16."""
    return one_by_one(got.rows, got.offsets, up, down)


def kept_bytes(forward, but=(), hidden=()):
    """(forward(), bytes that autograd keeps of it for backward). Counts each memory once, and none of the tensors `but`. Tensors have any
    shape [...] and dtype. hidden: those that a checkpoint keeps out of autograd's sight; forward may add to the list."""
    saved = []

    def keep(part):
        saved.append(part)
        return part
    with torch.autograd.graph.saved_tensors_hooks(keep, lambda part: part):
        result = forward()
    memories = {part.untyped_storage().data_ptr(): part.untyped_storage().nbytes() for part in [*saved, *hidden]}
    return result, sum(size for at, size in memories.items() if at not in {part.untyped_storage().data_ptr() for part in but})


def share_places(layer: ExpertParallel) -> None:
    """Breaks a layer: all its dispatches write the places of the first one."""
    usual, first = layer.launch_dispatch, {}

    def launch(call, i, inputs, places, *others):  # i: a driven rank
        call.places[i] = first.setdefault(i, places)
        usual(call, i, inputs, call.places[i], *others)
    layer.launch_dispatch = launch


# Exchanges: ranks of this process, of all `world_size`, and what MoE layers call.

class OneGpu:
    """All experts in one place, for the sequences of `world_size` ranks. Every row and every expert is local.

    placed: sums have the order and the roundings of a layer whose experts are spread over the ranks (`placed`). False: a
    token's sum is in fp32 and rounded once. lanes: of a wave of the GPU to compare with.
    """

    device = torch.device("cpu")

    def __init__(self, world_size: int, model: Model = Model(), *, placed: bool = False, device="cpu", lanes: int = 64):
        self.model, self.world_size, self.ranks, self.local_experts = model, world_size, range(world_size), model.experts
        self.placed, self.device, self.lanes = placed, torch.device(device), lanes

    def owned(self, experts: int) -> slice:
        """The experts that this process has."""
        return slice(experts)

    def dispatch(self, x, ids, weights) -> list:
        """See `ExpertParallel`. All ranks' rows are sorted by expert."""
        self._sizes = [len(part) for part in x]
        rows, chosen, self._weights = torch.cat(x), torch.cat(ids).long(), torch.cat(weights)
        home = torch.arange(len(x), device=rows.device).repeat_interleave(torch.tensor(self._sizes, device=rows.device))
        self._places = chosen // (self.model.experts // self.world_size), home, self.world_size
        expert, self._order = chosen.flatten().sort(stable=True)
        counts = torch.bincount(expert, minlength=self.model.experts)
        rows = (copies(rows, *self._places).flatten(0, 1)[self._order] if self.placed
                else rows[self._order // self.model.topk])
        return [SimpleNamespace(rows=rows, offsets=functional.pad(counts.cumsum(0), (1, 0)))]

    def combine(self, y, sent) -> list[torch.Tensor]:
        """See `ExpertParallel`."""
        back = torch.empty_like(y[0]).index_copy(0, self._order, y[0]).unflatten(0, (-1, self.model.topk))
        if self.placed:
            return list(weigh(back, self._weights, *self._places, self.lanes).split(self._sizes))
        return list((back.float() * self._weights[..., None]).sum(1).to(DTYPE).split(self._sizes))

    def share(self, parameters) -> None:
        """Adds up the gradients of shared parameters over processes, the last rank's first, as autograd does on one GPU."""

    def _mean(self, loss: torch.Tensor) -> float:
        """The sum of all processes' parts of the loss, in nats, the first rank's first. loss: this process's, float32 []."""
        return float(loss)


class OnNode(OneGpu):
    """Experts spread over the ranks of a node: a simulated one, or real GPUs, also with a process for each."""

    def __init__(self, node, model: Model = Model(), **options):
        super().__init__(node.world_size, model)
        self.layer, self.node = ExpertParallel(node, model.shape, dtype=DTYPE, **options), node
        self.local_experts, self.ranks = self.layer.local_experts, [rank.index for rank in node.ranks]
        self.dispatch, self.combine = self.layer.dispatch, self.layer.combine
        if node.target != "sim":
            self.device = torch.device("cuda", node.ranks[0].device)

    def owned(self, experts: int) -> slice:
        return slice(self.ranks[0] * self.local_experts, (self.ranks[-1] + 1) * self.local_experts)

    def share(self, parameters) -> None:
        if len(self.ranks) == self.world_size:
            return
        everybody = self.node.gather({self.ranks[0]: [parameter.grad.cpu() for parameter in parameters]})
        for n, parameter in enumerate(parameters):
            parts = [everybody[rank][n] for rank in reversed(range(self.world_size))]
            parameter.grad = sum(parts[1:], parts[0]).to(self.device)

    def _mean(self, loss: torch.Tensor) -> float:
        """Returns the loss in nats, float32 [], as `OneGpu` does."""
        if len(self.ranks) == self.world_size:
            return float(loss)
        everybody = self.node.gather({self.ranks[0]: loss.detach().cpu()})
        return float(sum(everybody[rank] for rank in range(self.world_size)))


def train(exchange, steps: int = 50, seed: int = 0) -> list[float]:
    """Trains a new model by gradient descent with momentum. Returns the mean loss of all ranks before each step, the same in
    all processes."""
    model = exchange.model
    text = torch.tensor(list(TEXT.encode()))
    network = Transformer(model, exchange, seed).to(exchange.device)
    experts = {id(part) for layer in network.layers for part in (layer.up, layer.down)}
    shared = [part for part in network.parameters() if id(part) not in experts]
    parameters = list(network.parameters())
    momenta = [torch.zeros_like(part) for part in parameters]  # by hand: torch.optim imports torch.compile, which takes 8 s
    draw, curve = Draw(seed + 1), []
    for _ in range(steps):
        starts = draw.integers(0, len(text) - model.length, exchange.world_size, model.sequences)
        pieces = [text[starts[rank][:, None] + torch.arange(model.length + 1)].to(exchange.device) for rank in exchange.ranks]
        logits = network([piece[:, :-1] for piece in pieces])
        loss = sum(functional.cross_entropy(part.flatten(0, 1), piece[:, 1:].flatten())
                   for part, piece in zip(logits, pieces, strict=True)) / exchange.world_size
        network.zero_grad()
        loss.backward()
        exchange.share(shared)
        curve.append(exchange._mean(loss.detach()))
        with torch.no_grad():
            for part, momentum in zip(parameters, momenta, strict=True):
                if part.grad is None:
                    continue
                part.sub_(momentum.mul_(MOMENTUM).add_(part.grad), alpha=model.rate)
    return curve
