"""The exchanges of `ExpertParallel` whose results belong to the caller: there, and back for autograd
(expert_parallel_backward.hip). `operators` makes torch operators of them.

    x, weights  --dispatch-->  rows, link  --experts-->  y, link  --combine-->  out

The link connects the two in autograd's graph: combine's backward finds the gradient of each weight where the rows are, a dot
product of the expert's output and the gradient. It travels to its source with dispatch's backward. So the gradient of the
link is these dot products, and its value is never read.

Roundings: dy is weight * gradient in fp32, rounded once. The gradient of a weight is fp32. dx is summed as combine sums: on
each rank in fp32 in the order of k, rounded once; then own sum first, then by rank, in fp32, rounded once. All have the same
bits in every schedule. So have the gradients of parameters if the layer is `ordered`. Places without a row have zeros in rows and
dy. A coded layer (`fp8`) rounds rows before it sends them. It rounds no gradient: dx passes that rounding by.

The backward pass of a call is one exchange on all ranks. combine's backward begins it, and dispatch's ends it. If a pass
needs only one of them, the other runs for its flags alone. All ranks of a process are in one operator.

Each function takes and returns lists of tensors, one for each driven rank. The handle [1], int64 on the CPU, is the number of
the call; by it the exchanges find their channels.
"""
from pathlib import Path

import torch

from ...errors import A2AError
from . import fp8, limits
from .arguments import require_inputs
from .channels import BACK, COMBINED, FORTH, Call, plan_words

SOURCE = Path(__file__).with_name("expert_parallel_backward.hip")


def dispatch(layer, x, ids, weights) -> tuple[list[torch.Tensor], ...]:
    """Starts the forward exchange. Returns rows [capacity, dim], plans int32, places int32 [world, max_tokens, topk], links
    fp32 of the same extents, packed rows (`fp8`; [] unless the layer is coded), and [handle]."""
    for rank, *inputs in zip(layer.node.ranks, x, ids, weights, strict=True):
        require_inputs(layer, rank, inputs, True)
    limits.require_room(layer, ids)
    call = Call(layer, list(zip(x, ids, weights, strict=True)), True, handle=torch.tensor([next(layer.channels.numbers)], device="cpu"))
    call.channel = layer.channels.take(call.number, FORTH, layer._streams(None))
    sent = [fp8.packed(part) for part in x] if layer.coded else x
    inputs = [tuple(_upload(layer, i, part) for part in given) for i, given in enumerate(zip(sent, ids, weights, strict=True))]
    rows = [_zeros(layer, i, (layer.capacity, layer.wire_columns), layer.dtype, "rows") for i in range(len(x))]
    plans = [_zeros(layer, i, (plan_words(layer),), torch.int32, "plan") for i in range(len(x))]
    call.places = [_zeros(layer, i, layer.choices, torch.int32, "places") for i in range(len(x))]
    streams = layer._streams(None)
    with layer.node.together():
        for i in range(len(x)):
            layer.launch_dispatch(call, i, inputs[i], call.places[i], rows[i], plans[i], streams[i])
    links = [torch.zeros(layer.choices, device=part.device) for part in x]
    rows, plans, places = [_download(part) for part in rows], [_download(plan) for plan in plans], [_view(part) for part in call.places]
    if layer.ordered:
        for i, (part, plan) in enumerate(zip(rows, plans, strict=True)):
            rows[i], places[i] = order(part, plan, places[i], layer.local_experts)
    packed = rows if layer.coded else []
    if layer.coded:
        rows = [fp8.restored(part, layer.shape.dim) for part in packed]
    return rows, plans, places, links, packed, [call.handle]


def combine(layer, y, ids, weights, places, handle) -> list[torch.Tensor]:
    """Ends the forward exchange. Returns [num_tokens, dim]."""
    number, every = int(handle), range(len(y))
    channel = layer.channels.find(number, FORTH)
    if channel is None:
        raise A2AError(COMBINED)
    call = Call(layer, [], True, handle=handle, channel=channel)
    inputs = [[_upload(layer, i, part[i]) for part in (y, ids, weights, places)] for i in every]
    out = [_zeros(layer, i, (layer.shape.max_tokens, layer.shape.dim), layer.dtype, "out") for i in every]
    streams = layer._streams(None)
    with layer.node.together():
        for i, (rows, choices, factors, lies) in enumerate(inputs):
            layer.launch_combine(call, i, (choices, factors), rows, lies, out[i], streams[i])
    layer.channels.leave(number, FORTH, streams)
    return [_download(part[:len(given)]) for part, given in zip(out, ids, strict=True)]


def combine_backward(layer, gradients, y, ids, weights, places, handle) -> tuple[list[torch.Tensor], list[torch.Tensor]]:
    """Begins the backward exchange. gradients [num_tokens, dim], y [capacity, dim]. Returns dy [capacity, dim], and the
    gradients of the choices' weights, where their rows are: [world, max_tokens, topk] fp32."""
    number, every, kernel = int(handle), range(len(y)), layer.backward["combine_backward"]
    streams = layer._streams(None)
    own = layer.channels.local[layer.channels.take(number, BACK, streams)]
    inputs = [[_upload(layer, i, part[i]) for part in (gradients, ids, weights, y, places)] for i in every]
    dy = [_zeros(layer, i, (layer.capacity, layer.shape.dim), layer.dtype, "dy") for i in every]
    dots = [_zeros(layer, i, layer.choices, torch.float32, "dots") for i in every]
    with layer.node.together():
        for i in every:
            rows = [part if part.shape[0] else None for part in inputs[i][:3]]
            layer.launch(kernel, i, len(ids[i]), streams[i], *rows, own[i]["recv_x"], own[i]["recv_choices"],
                         own[i]["recv_flags"], own[i]["state"], inputs[i][4], inputs[i][3], dy[i], dots[i])
    return [_download(part) for part in dy], [_download(part) for part in dots]


def dispatch_backward(layer, drows, dots, ids, weights, places, handle) -> tuple[list[torch.Tensor], list[torch.Tensor]]:
    """Ends the backward exchange. drows, dots: as `combine_backward` returns them. Returns dx [num_tokens, dim], and
    the gradients of the weights [num_tokens, topk] fp32."""
    number, every, kernel = int(handle), range(len(ids)), layer.backward["dispatch_backward"]
    if layer.channels.find(number, BACK) is None:  # `out` has no part in the loss: tell the peers that replies' buffers are free
        nothing = [torch.zeros((len(part), layer.shape.dim), dtype=layer.dtype, device=part.device) for part in ids]
        combine_backward(layer, nothing, drows, ids, weights, places, handle)
    own, streams = layer.channels.local[layer.channels.find(number, BACK)], layer._streams(None)
    inputs = [[_upload(layer, i, part[i]) for part in (drows, ids, weights, dots, places)] for i in every]
    dx = [_zeros(layer, i, (layer.shape.max_tokens, layer.shape.dim), layer.dtype, "dx") for i in every]
    dweights = [_zeros(layer, i, (layer.shape.max_tokens, layer.shape.topk), torch.float32, "dweights") for i in every]
    with layer.node.together():
        for i in every:
            rows, choices, factors, products, lies = (part if part.shape[0] else None for part in inputs[i])
            layer.launch(kernel, i, len(ids[i]), streams[i], rows, choices, factors, lies, products, own[i]["reply"],
                         own[i]["reply_dots"], own[i]["reply_flags"], own[i]["state"], dx[i], dweights[i])
    layer.channels.leave(number, BACK, streams)
    return ([_download(part[:len(given)]) for part, given in zip(dx, ids, strict=True)],
            [_download(part[:len(given)]) for part, given in zip(dweights, ids, strict=True)])


def end(layer, ids, weights, places, handle) -> None:
    """Ends a backward exchange whose dispatch has no part in the backward pass."""
    if layer.channels.find(int(handle), BACK) is not None:
        drows = [part.new_zeros((layer.capacity, layer.shape.dim), dtype=layer.dtype) for part in ids]
        dots = [part.new_zeros(layer.choices, dtype=torch.float32) for part in ids]
        dispatch_backward(layer, drows, dots, ids, weights, places, handle)


def order(rows: torch.Tensor, plan: torch.Tensor, places: torch.Tensor, experts: int) -> tuple[torch.Tensor, torch.Tensor]:
    """Puts rows of an expert in the order of their sources and tokens, so that sums over them have the same bits in every schedule.

    rows [capacity, dim] and places [world, max_tokens, topk], as dispatch wrote them in the order of arrival. Returns
    both with each expert's rows in the order of (source, token, choice), zeros between them. Waits for nothing on the
    host."""
    counts, offsets = plan[:experts].long(), plan[experts:2 * experts + 1].long()
    flat = places.flatten().long()
    expert = torch.searchsorted(offsets, flat, right=True) - 1
    expert = torch.where(flat >= 0, expert.clamp(0, experts - 1), experts)
    by_expert, choices = expert.sort(stable=True)
    begins = torch.cat([counts.new_zeros(1), counts.cumsum(0)])  # of each expert among the sorted choices
    first = torch.cat([offsets[:-1], offsets.new_zeros(1)])
    place = torch.arange(len(flat), device=flat.device) - begins[by_expert] + first[by_expert]
    place = torch.where(by_expert < experts, place, len(rows))
    sources = torch.full((len(rows) + 1,), -1, device=flat.device)
    sources[place] = flat[choices]
    sources = sources[:-1]
    ordered = rows[sources.clamp(min=0)].masked_fill_((sources < 0)[:, None], 0)
    new = torch.empty_like(flat)
    new[choices] = torch.where(by_expert < experts, place, -1)
    return ordered, new.view_as(places).to(places.dtype)


# Memory: on a simulated node tensors lie on the CPU, and kernels take copies.

def _upload(layer, i: int, tensor: torch.Tensor):
    return layer.node.ranks[i].from_torch(tensor) if layer.node.target == "sim" else tensor.detach().contiguous()


def _zeros(layer, i: int, extents: tuple[int, ...], dtype: torch.dtype, name: str):
    rank = layer.node.ranks[i]
    if layer.node.target == "sim":
        return rank.zeros(extents, dtype, name)
    return torch.zeros(extents, dtype=dtype, device=torch.device("cuda", rank.device))


def _download(memory) -> torch.Tensor:
    return memory if isinstance(memory, torch.Tensor) else memory.to_torch()


def _view(memory) -> torch.Tensor:
    """The memory itself as a tensor."""
    return memory if isinstance(memory, torch.Tensor) else memory.host()
