"""Checks the arguments of `ExpertParallel`, and refuses wrong ones in words."""
import torch

from ...errors import LaunchError
from ...machine.runtime.buffer import Buffer, describe
from ...plurals import quantity
from . import fp8, limits

MOST_BOUND_US = 10**8  # thrice that fits into 32 bits
MOST_EXPERTS, MOST_RANKS, MOST_TOPK, MOST_PLACES = 1024, 32, 32, 2**31 - 2**17
DTYPES = {torch.float16: {}, torch.bfloat16: {"A2A_BF16": 1}}


def require_layer(layer, wire) -> int:
    """The rows that a rank has room for. Raises ValueError unless the layer's sizes and dtypes are possible."""
    s, world = layer.shape, layer.world_size
    if wire not in (None, fp8.E4M3):
        raise ValueError(f"wire is {wire}, must be torch.float8_e4m3fn or None")
    if wire and s.dim % fp8.BLOCK:
        raise ValueError(f"dim is {s.dim}: rows in 8 bits have a scale per {fp8.BLOCK} columns, so dim must be a multiple")
    if layer.dtype not in DTYPES:
        raise ValueError(f"dtype is {layer.dtype}, must be torch.float16 or torch.bfloat16")
    for name, value, most in (("num_experts", s.num_experts, MOST_EXPERTS), ("topk", s.topk, MOST_TOPK),
                              ("world_size", world, MOST_RANKS), ("block_size", layer.block_size, 256),
                              ("in_flight", layer.in_flight, 64)):
        if not isinstance(value, int) or isinstance(value, bool) or not 1 <= value <= most:
            raise ValueError(f"{name} is {value!r}, must be an int in [1, {most}]")
    if layer.overflow not in limits.OVERFLOWS:
        raise ValueError(f"overflow is {layer.overflow!r}, must be one of {', '.join(limits.OVERFLOWS)}")
    bound = layer.bound_us
    if bound is not None and (not isinstance(bound, int) or isinstance(bound, bool) or not 1 <= bound <= MOST_BOUND_US):
        raise ValueError(f"bound_us is {bound!r}, must be None or an int in [1, {MOST_BOUND_US}]")
    if bound is not None and layer.in_flight != 1:
        raise ValueError(f"in_flight is {layer.in_flight}: a layer whose waits have a bound has one exchange in flight")
    rows = (layer.room + layer.local_experts * (layer.block_size - 1)) // layer.block_size * layer.block_size
    if rows > MOST_PLACES:
        raise ValueError(f"{rows:,} rows may arrive; places are int32, at most {MOST_PLACES:,}")
    return rows


def requires_gradient(argument) -> bool:
    """Whether autograd wants a gradient of a tensor now. Buffers have none."""
    return torch.is_grad_enabled() and getattr(argument, "requires_grad", False)


def kept(layer, each: list[list], keep: bool, stream) -> bool:
    """Whether results of a dispatch belong to the caller. each: x, ids and weights of all driven ranks. Raises LaunchError
    if they have to, but arguments are Buffers, or a stream is given."""
    arguments = [argument for part in each for argument in part]
    tensors = all(isinstance(argument, torch.Tensor) for argument in arguments)
    if not tensors:
        for name, part in zip(("x", "topk_ids", "topk_weights"), each, strict=True):
            for rank, argument in zip(layer.node.ranks, part, strict=True):
                if requires_gradient(argument):
                    raise LaunchError(f"rank {rank.index}: {name} requires a gradient, but other arguments are Buffers, which have "
                                      f"none. Pass tensors only, or call it under torch.no_grad()")
        if keep or layer.coded:
            raise LaunchError(f"{'a layer that sends rows in 8 bits' if layer.coded else 'keep=True'} takes tensors, and some arguments "
                              "are Buffers")
        return False
    keep = keep or layer.coded or layer.node.target == "sim" or any(map(requires_gradient, arguments))
    if keep:
        require_no_stream(stream)
    return keep


def require_no_gradient(layer, each: list[list], keep: bool) -> None:
    """Raises LaunchError for a layer whose waits have a bound, if the backward pass would have to run. Its kernels have no bound."""
    if layer.bound_us is not None and (keep or any(requires_gradient(argument) for part in each for argument in part)):
        raise LaunchError("a layer whose waits have a bound has no backward pass: call it under torch.no_grad(), or make it without "
                          "bound_us")


def require_no_stream(stream) -> None:
    """Raises LaunchError for a stream, which torch operators do not take."""
    if stream is not None:
        raise LaunchError("with gradients and in compiled code the stream is torch's current one: use torch.cuda.stream(...) in "
                          "place of stream=")


def require_handle(dispatched, stream) -> None:
    """Raises LaunchError unless combine in compiled code is given what its dispatch returned, and no stream."""
    require_no_stream(stream)
    if dispatched is None:
        raise LaunchError("in compiled code combine takes what its dispatch returned: layer.combine(y, dispatched)")


def require_inputs(layer, rank, inputs, keep: bool) -> None:
    """Raises LaunchError unless the arguments of dispatch on a rank have the layer's shapes and dtypes."""
    x, topk_ids, topk_weights = inputs
    n = len(x) if getattr(x, "shape", ()) else -1
    if not 0 <= n <= layer.shape.max_tokens:
        raise LaunchError(f"rank {rank.index}: x has {quantity(n, 'row')}, this layer was made for at most {layer.shape.max_tokens}")
    _require_like(layer, rank, "x", x, (n, layer.shape.dim), layer.dtype, keep)
    _require_like(layer, rank, "topk_ids", topk_ids, (n, layer.shape.topk), torch.int32, keep)
    _require_like(layer, rank, "topk_weights", topk_weights, (n, layer.shape.topk), torch.float32, keep)


def require_rows(layer, rank, x) -> None:
    """Raises LaunchError unless x has the layer's dtype and columns; for compilers, which may not know the number of rows."""
    if x.dim() != 2 or x.shape[1] != layer.shape.dim or x.dtype != layer.dtype:
        expected = describe(("num_tokens", layer.shape.dim), layer.dtype)
        raise LaunchError(f"rank {rank.index}: x is {describe(x.shape, x.dtype)}, must be {expected}")


def require_outputs(layer, rank, y, keep: bool) -> None:
    """Raises LaunchError unless combine can take the experts' outputs on a rank, and autograd their gradient."""
    if not keep and requires_gradient(y):
        raise LaunchError(f"rank {rank.index}: y requires a gradient, but its dispatch did not keep its results: nothing would "
                          "reach the experts. Dispatch tensors that require a gradient, or with keep=True; or call combine "
                          "under torch.no_grad()")
    _require_like(layer, rank, "y", y, (layer.capacity, layer.shape.dim), layer.dtype, keep)


def _require_like(layer, rank, name: str, argument, shape: tuple[int, ...], dtype: torch.dtype, keep: bool) -> None:
    if keep and not isinstance(argument, torch.Tensor):
        raise LaunchError(f"rank {rank.index}: {name} is {type(argument).__name__}, and its dispatch was given tensors: pass a tensor")
    simulated = layer.node.target == "sim"
    if isinstance(argument, torch.Tensor) and (argument.is_cuda if keep and simulated else simulated or not argument.is_cuda):
        raise LaunchError(f"rank {rank.index}: {name} is a CUDA tensor, and this node is simulated: pass it from the CPU"
                          if argument.is_cuda
                          else f"rank {rank.index}: {name} is a CPU tensor: upload it with rank.from_torch({name})")
    if not isinstance(argument, (torch.Tensor, Buffer)):
        raise LaunchError(f"rank {rank.index}: {name} is {type(argument).__name__}, must be a Buffer or a CUDA tensor")
    if tuple(argument.shape) != shape or argument.dtype != dtype:
        raise LaunchError(f"rank {rank.index}: {name} is {describe(argument.shape, argument.dtype)}, must be "
                          f"{describe(shape, dtype)}")
    if isinstance(argument, torch.Tensor) and not keep and not argument.is_contiguous():
        raise LaunchError(f"rank {rank.index}: {name} is not contiguous; make it so with .contiguous()")
