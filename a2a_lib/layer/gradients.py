"""`ExpertParallel` under autograd: dispatch and combine as differentiable functions (expert_parallel_backward.hip).

    x, weights  --dispatch-->  rows, link  --experts-->  y, link  --combine-->  out

The link connects the two in the graph: combine's backward finds the gradient of each weight where the rows are, a dot
product of the expert's output and the gradient. It travels to its source with dispatch's backward. So the gradient of the
link is these dot products, and its value is never read.

Roundings: dy is weight * gradient in fp32, rounded once. The gradient of a weight is fp32. dx is summed as combine sums: on
each rank in fp32 in the order of k, rounded once; then own sum first, then by rank, in fp32, rounded once. All have the same
bits in every schedule. So have the gradients of parameters if the layer is `ordered`. Places without a row have zeros in rows and dy.

The backward pass of a call is one exchange on all ranks. combine's backward begins it, and dispatch's ends it. If a pass
needs only one of them, the other runs for its flags alone. All ranks of a process are in one node of the graph.
"""
from __future__ import annotations

from pathlib import Path

import torch
from torch.autograd.function import once_differentiable

from .channels import Call, plan_words
from .ordered import order

SOURCE = Path(__file__).with_name("expert_parallel_backward.hip")


def dispatch(call: Call) -> list:
    """Starts the forward exchange of tensors. Returns a `Dispatched` per driven rank."""
    ranks, layer = len(call.inputs), call.layer
    x, ids, weights = zip(*call.inputs, strict=True)
    results = _Dispatch.apply(call, *x, *ids, *weights)
    rows, plans, call.links = results[:ranks], results[ranks:2 * ranks], results[2 * ranks:]
    return [layer.dispatched(i, rows[i], plans[i], call) for i in range(ranks)]


def combine(call: Call, outputs: list[torch.Tensor]) -> list[torch.Tensor]:
    """Ends the forward exchange. Returns [num_tokens, dim] per driven rank."""
    _, ids, weights = zip(*call.inputs, strict=True)
    links, call.links = call.links, []
    return list(_Combine.apply(call, *outputs, *links, *ids, *weights))


class _Dispatch(torch.autograd.Function):
    @staticmethod
    def forward(ctx, call: Call, *tensors):
        layer, shape = call.layer, call.layer.shape
        x, ids, weights = _parts(tensors, 3)
        ctx.call = call
        ctx.save_for_backward(*ids, *weights)
        extents = (layer.world_size, shape.max_tokens, shape.topk)
        call.open()
        inputs = [tuple(_upload(layer, i, part) for part in given) for i, given in enumerate(zip(x, ids, weights, strict=True))]
        rows = [_zeros(layer, i, (layer.capacity, shape.dim), layer.dtype, "rows") for i in range(len(x))]
        plans = [_zeros(layer, i, (plan_words(layer),), torch.int32, "plan") for i in range(len(x))]
        call.places = [_zeros(layer, i, extents, torch.int32, "places") for i in range(len(x))]
        streams = layer._streams(None)
        with layer.node.together():
            for i in range(len(x)):
                layer.launch_dispatch(call, i, inputs[i], call.places[i], rows[i], plans[i], streams[i])
        call.inputs = list(zip(x, ids, weights, strict=True))
        links = [torch.zeros(extents, device=part.device) for part in x]
        rows, plans = [_download(part) for part in rows], [_download(plan) for plan in plans]
        if layer.ordered:
            for i, (part, plan) in enumerate(zip(rows, plans, strict=True)):
                rows[i], places = order(part, plan, _download(call.places[i]), layer.local_experts)
                call.places[i] = _upload(layer, i, places)
        ctx.mark_non_differentiable(*plans)
        return (*rows, *plans, *links)

    @staticmethod
    @once_differentiable
    def backward(ctx, *gradients):
        drows, _, dots = _parts(gradients, 3)
        dx, dweights = dispatch_backward(ctx.call, drows, dots, *_parts(ctx.saved_tensors, 2))
        return (None, *dx, *[None] * len(dx), *dweights)


class _Combine(torch.autograd.Function):
    @staticmethod
    def forward(ctx, call: Call, *tensors):
        layer = call.layer
        y, _, ids, weights = _parts(tensors, 4)
        ctx.call = call
        ctx.save_for_backward(*y, *ids, *weights)  # of a checkpoint, combine runs again for y
        inputs = [(given[0], *(_upload(layer, i, part) for part in given[1:])) for i, given in enumerate(call.inputs)]
        rows = [_upload(layer, i, part) for i, part in enumerate(y)]
        out = [_zeros(layer, i, (layer.shape.max_tokens, layer.shape.dim), layer.dtype, "out") for i in range(len(y))]
        streams = layer._streams(None)
        with layer.node.together():
            for i in range(len(y)):
                layer.launch_combine(call, i, inputs[i], rows[i], call.places[i], out[i], streams[i])
        call.close()
        return tuple(_download(part[:len(given[0])]) for part, given in zip(out, call.inputs, strict=True))

    @staticmethod
    @once_differentiable
    def backward(ctx, *gradients):
        y, ids, weights = _parts(ctx.saved_tensors, 3)
        dy, dots = combine_backward(ctx.call, gradients, y, ids, weights)
        torch.autograd.Variable._execution_engine.queue_callback(lambda: _end(ctx.call, dy, dots, ids, weights))
        return (None, *dy, *dots, *[None] * 2 * len(dy))


def _end(call: Call, dy, dots, ids, weights) -> None:
    """Ends an exchange whose dispatch has no part in the backward pass."""
    if call.returning is not None:
        dispatch_backward(call, dy, dots, ids, weights)


def combine_backward(call: Call, gradients, y, ids, weights) -> tuple[list[torch.Tensor], list[torch.Tensor]]:
    """Begins the backward exchange. gradients [num_tokens, dim] and y [capacity, dim] per driven rank. Returns dy
    [capacity, dim], and the gradients of the choices' weights, where their rows are: [world, max_tokens, topk] fp32."""
    layer, shape, kernel = call.layer, call.layer.shape, call.layer.backward["combine_backward"]
    every, own = range(len(y)), layer.channels.local[call.go_back()]
    extents, streams = (layer.world_size, shape.max_tokens, shape.topk), layer._streams(None)
    inputs = [[_upload(layer, i, part[i]) for part in (gradients, ids, weights, y)] for i in every]
    dy = [_zeros(layer, i, (layer.capacity, shape.dim), layer.dtype, "dy") for i in every]
    dots = [_zeros(layer, i, extents, torch.float32, "dots") for i in every]
    with layer.node.together():
        for i in every:
            rows = [part if part.shape[0] else None for part in inputs[i][:3]]
            layer.launch(kernel, i, len(gradients[i]), streams[i], *rows, own[i]["recv_x"], own[i]["recv_choices"],
                         own[i]["recv_flags"], own[i]["state"], call.places[i], inputs[i][3], dy[i], dots[i])
    return [_download(part) for part in dy], [_download(part) for part in dots]


def dispatch_backward(call: Call, drows, dots, ids, weights) -> tuple[list[torch.Tensor], list[torch.Tensor]]:
    """Ends the backward exchange. drows, dots: as `combine_backward` returns them. Returns dx [num_tokens, dim], and
    the gradients of the weights [num_tokens, topk] fp32, per driven rank."""
    layer, shape, kernel = call.layer, call.layer.shape, call.layer.backward["dispatch_backward"]
    every, streams = range(len(drows)), layer._streams(None)
    if call.returning is None:  # `out` has no part in the loss: tell the peers that the replies' buffers are free
        nothing = [torch.zeros((len(part), shape.dim), dtype=layer.dtype, device=part.device) for part in ids]
        combine_backward(call, nothing, drows, ids, weights)
    own = layer.channels.local[call.returning]
    inputs = [[_upload(layer, i, part[i]) for part in (drows, ids, weights, dots)] for i in every]
    dx = [_zeros(layer, i, (shape.max_tokens, shape.dim), layer.dtype, "dx") for i in every]
    dweights = [_zeros(layer, i, (shape.max_tokens, shape.topk), torch.float32, "dweights") for i in every]
    with layer.node.together():
        for i in every:
            rows, choices, there, products = (part if part.shape[0] else None for part in inputs[i])
            layer.launch(kernel, i, len(ids[i]), streams[i], rows, choices, there, call.places[i], products, own[i]["reply"],
                         own[i]["reply_dots"], own[i]["reply_flags"], own[i]["state"], dx[i], dweights[i])
    call.come_back()
    return ([_download(part[:len(given)]) for part, given in zip(dx, ids, strict=True)],
            [_download(part[:len(given)]) for part, given in zip(dweights, ids, strict=True)])


# Memory: on a simulated node tensors lie on the CPU, and kernels take copies.

def _parts(tensors, number: int) -> list:
    """Tensors of all driven ranks, cut into `number` equal parts."""
    ranks = len(tensors) // number
    return [list(tensors[part * ranks:(part + 1) * ranks]) for part in range(number)]


def _upload(layer, i: int, tensor: torch.Tensor):
    return layer.node.ranks[i].from_torch(tensor) if layer.node.target == "sim" else tensor.detach().contiguous()


def _zeros(layer, i: int, extents: tuple[int, ...], dtype: torch.dtype, name: str):
    rank = layer.node.ranks[i]
    if layer.node.target == "sim":
        return rank.zeros(extents, dtype, name)
    return torch.zeros(extents, dtype=dtype, device=torch.device("cuda", rank.device))


def _download(memory) -> torch.Tensor:
    return memory if isinstance(memory, torch.Tensor) else memory.to_torch()
