"""Stream write and wait value: the implementation of `Stream.write_value` and `Stream.wait_value` on each target.

ROCm and CUDA have functions for both. On the simulated node they are kernels of one wave, as ROCm's own are.
"""
from ..toolchain import compile as compile_source
from .arguments import pack
from .buffer import Buffer
from .module import LoadedModule

CONDITIONS = {"at least": 0, "equal": 1}  # hipStreamWaitValueGte, -Eq; CUDA's have the same numbers
SOURCE = """#include "a2a/a2a.h"
using namespace a2a;
#define VALUES(T, BITS)                                                                        \\
  extern "C" __global__ void stream_write_value##BITS(T* place, T value) {                     \\
    signal<Order::release, Scope::system>(place, value);                                       \\
  }                                                                                            \\
  extern "C" __global__ void stream_wait_value##BITS(const T* place, T value, int condition) { \\
    if (condition) wait_equal<Order::acquire, Scope::system>(place, value);                    \\
    else wait_at_least<Order::acquire, Scope::system>(place, value);                           \\
  }
VALUES(uint32_t, 32)
VALUES(uint64_t, 64)
"""


def write(stream, place: Buffer, value: int) -> None:
    """`Stream.write_value`."""
    bits = _check(stream, place, value)
    if stream.context.runtime.simulated:
        _launch(stream, f"stream_write_value{bits}", place, value)
    else:
        stream.context.runtime.stream_call(stream.device, f"hipStreamWriteValue{bits}", stream.handle, place.address,
                                           value & (1 << bits) - 1, 0)
    stream.context.keep_alive(stream.rank, place.allocation.memory)


def wait(stream, place: Buffer, value: int, condition: str) -> None:
    """`Stream.wait_value`."""
    bits = _check(stream, place, value)
    if condition not in CONDITIONS:
        raise ValueError(f"condition is one of {', '.join(map(repr, CONDITIONS))}, not {condition!r}")
    if stream.context.runtime.simulated:
        _launch(stream, f"stream_wait_value{bits}", place, value, CONDITIONS[condition])
    else:
        mask = (1 << bits) - 1
        stream.context.runtime.stream_call(stream.device, f"hipStreamWaitValue{bits}", stream.handle, place.address,
                                           value & mask, CONDITIONS[condition], mask)
    stream.context.keep_alive(stream.rank, place.allocation.memory)


def _check(stream, place: Buffer, value: int) -> int:
    """The bits of the place, 32 or 64. Raises ValueError for another place, rank or value."""
    if not isinstance(place, Buffer) or place.nbytes not in (4, 8) or place.dtype.is_floating_point:
        raise ValueError(f"a value's place is a Buffer of one integer of 4 or 8 bytes, such as flags[0:1], not {place!r}")
    if place.context is not stream.context or place.rank != stream.rank:
        raise ValueError(f"{stream!r} cannot reach {place!r}: its address is valid on rank {place.rank} only; use "
                         "heap.translate")
    if not isinstance(value, int) or not -(1 << 8 * place.nbytes - 1) <= value < 1 << 8 * place.nbytes:
        raise ValueError(f"{value!r} is no int of {8 * place.nbytes} bits")
    return 8 * place.nbytes


def _launch(stream, name: str, *args: Buffer | int) -> None:
    context, rank = stream.context, stream.rank
    kernel = LoadedModule(context, compile_source(SOURCE, name="stream_values.hip", target="sim"))[name]
    packed = pack(name, kernel.kernel.args, args, rank, None, context)
    context.runtime.launch(stream.device, kernel.function(context, rank), (1, 1, 1), (1, 1, 1), 0, stream.handle,
                           packed.pointers)
