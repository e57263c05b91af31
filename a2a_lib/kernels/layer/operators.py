"""torch operators of `ExpertParallel`: what autograd differentiates and torch.compile passes over.

    a2a::dispatch           x, ids, weights -> rows, plans, places, links, packed rows, handle
    a2a::combine            y, links, ids, weights, places, handle -> out
    a2a::combine_backward   gradients, y, ids, weights, places, handle -> dy, dots
    a2a::dispatch_backward  drows, dots, ids, weights, places, handle -> dx, dweights

Each takes lists of tensors, one for each driven rank, and returns one flat list. The layer is named by a string, which a
compiled graph holds in place of the object.

No size depends on values: a rank has room for `capacity` rows, and the counts are values of the plan. So the fake kernels know
all shapes from the layer and from the number of tokens, which may be a symbol.

The operators have an effect: peers wait for them. So no compiler may drop one, merge two that look alike, or exchange two.
"""
import contextlib
import itertools
import weakref

import torch

from ...errors import A2AError, LaunchError
from . import gradients
from .arguments import require_rows
from .channels import plan_words

Tensors = list[torch.Tensor]
_LAYERS: weakref.WeakValueDictionary = weakref.WeakValueDictionary()
_NUMBERS = itertools.count()
TWICE = ("the backward pass of ExpertParallel has no gradient of its own (as of a function that is once_differentiable): "
         "leave create_graph=True out")


def register(layer) -> str:
    """A name for the layer, under which the operators find it as long as somebody holds it."""
    name = f"ExpertParallel {next(_NUMBERS)}"
    _LAYERS[name] = layer
    return name


def _layer(name: str):
    layer = _LAYERS.get(name)
    if layer is None:
        raise A2AError(f"the layer {name!r} does not exist any more, and a compiled or exported function calls it: hold the "
                       "ExpertParallel as long as the function, and compile again for a new one")
    return layer


def _operator(function):
    """A torch operator of the namespace a2a, called as `function` is, with an effect on other ranks."""
    operator = torch.library.custom_op(f"a2a::{function.__name__}", function, mutates_args=(), tags=[torch.Tag.cudagraph_unsafe])
    with contextlib.suppress(ImportError, AttributeError):  # PyTorch 2.11 has no public name for it
        from torch._library.effects import EffectType
        operator.register_effect(EffectType.ORDERED)
    return operator


@_operator
def dispatch(x: Tensors, ids: Tensors, weights: Tensors, name: str) -> Tensors:
    return [part for parts in gradients.dispatch(_layer(name), x, ids, weights) for part in parts]


@_operator
def combine(y: Tensors, links: Tensors, ids: Tensors, weights: Tensors, places: Tensors, handle: torch.Tensor, name: str) -> Tensors:
    return gradients.combine(_layer(name), y, ids, weights, places, handle)


@_operator
def combine_backward(gradient: Tensors, y: Tensors, ids: Tensors, weights: Tensors, places: Tensors, handle: torch.Tensor,
                     name: str) -> Tensors:
    layer = _layer(name)
    dy, dots = gradients.combine_backward(layer, gradient, y, ids, weights, places, handle)
    with contextlib.suppress(RuntimeError):  # not inside a backward pass: the caller ends it
        torch.autograd.Variable._execution_engine.queue_callback(lambda: gradients.end(layer, ids, weights, places, handle))
    return dy + dots


@_operator
def dispatch_backward(drows: Tensors, dots: Tensors, ids: Tensors, weights: Tensors, places: Tensors, handle: torch.Tensor,
                      name: str) -> Tensors:
    dx, dweights = gradients.dispatch_backward(_layer(name), drows, dots, ids, weights, places, handle)
    return dx + dweights


# Shapes, for compilers.

@dispatch.register_fake
def _(x, ids, weights, name):
    layer = _layer(name)
    for rank, part in zip(layer.node.ranks, x, strict=True):
        require_rows(layer, rank, part)
    new = {"rows": (layer.rows, layer.dtype), "plan": ((plan_words(layer),), torch.int32), "places": (layer.choices, torch.int32),
           "links": (layer.choices, torch.float32)}
    if layer.coded:
        new["packed"] = (layer.capacity, layer.wire_columns), layer.dtype
    return [part.new_empty(extents, dtype=dtype) for extents, dtype in new.values() for part in x] + [
        torch.empty(1, dtype=torch.int64, device="cpu")]


@combine.register_fake
def _(y, links, ids, weights, places, handle, name):
    layer = _layer(name)
    return [part.new_empty((choices.shape[0], layer.shape.dim)) for part, choices in zip(y, ids, strict=True)]


@combine_backward.register_fake
def _(gradient, y, ids, weights, places, handle, name):
    layer = _layer(name)
    return [torch.empty_like(part, memory_format=torch.contiguous_format) for part in y] + [
        part.new_empty(layer.choices, dtype=torch.float32) for part in y]


@dispatch_backward.register_fake
def _(drows, dots, ids, weights, places, handle, name):
    layer = _layer(name)
    return [part.new_empty((part.shape[0], layer.shape.dim), dtype=layer.dtype) for part in ids] + [
        part.new_empty(part.shape, dtype=torch.float32) for part in ids]


# Gradients.

def _keep_choices(ctx, inputs, output) -> None:
    *_, ids, weights, ctx.name = inputs
    ranks = ctx.ranks = len(ids)
    ctx.mark_non_differentiable(*output[ranks:3 * ranks], *output[4 * ranks:])
    ctx.save_for_backward(*ids, *weights, *output[2 * ranks:3 * ranks], output[-1])


def _back_from_dispatch(ctx, grads):
    ranks = ctx.ranks
    *saved, handle = ctx.saved_tensors
    results = dispatch_backward(grads[:ranks], grads[3 * ranks:4 * ranks], *_parts(saved, 3), handle, ctx.name)
    return results[:ranks], [None] * ranks, results[ranks:], None


def _keep_outputs(ctx, inputs, output) -> None:
    y, _, ids, weights, places, handle, ctx.name = inputs
    ctx.ranks = len(y)
    ctx.save_for_backward(*y, *ids, *weights, *places, handle)


def _back_from_combine(ctx, grads):
    ranks, nothing = ctx.ranks, [None] * ctx.ranks
    *saved, handle = ctx.saved_tensors
    y, *choices = _parts(saved, 4)
    results = combine_backward(list(grads), y, *choices, handle, ctx.name)
    if not any(ctx.needs_input_grad[1]):  # neither x nor weights want a gradient, so dispatch's backward never comes
        dispatch_backward(results[:ranks], results[ranks:], *choices, handle, ctx.name)
    return results[:ranks], results[ranks:], nothing, nothing, nothing, None, None


def _refuse(ctx, grads):
    raise LaunchError(TWICE)


dispatch.register_autograd(_back_from_dispatch, setup_context=_keep_choices)
combine.register_autograd(_back_from_combine, setup_context=_keep_outputs)
combine_backward.register_autograd(_refuse)
dispatch_backward.register_autograd(_refuse)


def _parts(tensors, number: int) -> list[Tensors]:
    """Tensors of all driven ranks, cut into `number` equal parts."""
    ranks = len(tensors) // number
    return [list(tensors[part * ranks:(part + 1) * ranks]) for part in range(number)]
