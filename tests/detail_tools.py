"""A detail record by hand, and a small message between two ranks that records one."""
import numpy as np
import torch

from a2a_lib.machine.node import Node
from a2a_lib.machine.trace import detail as d
from a2a_lib.machine.trace.detail import Detail

NS = 1000  # ps
STRINGS = {"kernels": ["put", "get"], "symbols": ["data", "flag"], "files": []}


def line(value):
    return np.full(32, value, "<i4").tobytes()


def masks(valid=(), dirty=(), through=()):
    """The three masks of a copy: ranges of bytes."""
    bits = np.zeros((3, 128), dtype=bool)
    for row, spans in zip(bits, (valid, dirty, through)):
        for first, last in spans:
            row[first:last] = True
    return np.packbits(bits, axis=1, bitorder="little").tobytes()


ALL = ((0, 128),)
AT = {"memory": 3, "symbol": 0, "index": 0, "offset": 0, "home": 1, "item": 4, "lanes": 1}
SEVEN = (7).to_bytes(4, "little")
FIRST = SEVEN + line(1)[4:]  # the line of ones with a seven in front
# Rank 1 reads its line of ones and keeps it in a vL1; rank 0 stores 7 to its first element, which goes to its L2, then
# is written back home; rank 1 reads the 1 again.
HAND = (
    {"kind": "home", "op": d.AS_FOUND, "time": 10 * NS, "rank": 1, **AT, "values": line(1)},
    {"kind": "load", "op": 0, "time": 10 * NS, "rank": 1, "block": 0, "wave": 0, "level": "memory", **AT,
     "values": line(1)[:4]},
    {"kind": "copy", "time": 10 * NS, "rank": 1, "level": "vL1", **AT, "values": line(1) + masks(ALL)},
    {"kind": "issue", "op": 1, "time": 20 * NS, "rank": 0, "block": 0, "wave": 0, **AT, "values": SEVEN},
    {"kind": "at_l2", "op": 1, "time": 25 * NS, "rank": 0, **AT, "values": SEVEN},
    {"kind": "copy", "time": 25 * NS, "rank": 0, "level": "L2", **AT,
     "values": SEVEN + bytes(124) + masks(((0, 4),), ((0, 4),))},
    {"kind": "written_back", "time": 40 * NS, "rank": 0, "scope": 3},
    {"kind": "home", "time": 40 * NS, "rank": 1, **AT, "values": FIRST},
    {"kind": "copy", "time": 40 * NS, "rank": 0, "level": "L2", **AT, "values": b""},
    {"kind": "load", "op": 2, "time": 50 * NS, "rank": 1, "block": 0, "wave": 0, "level": "vL1", **AT,
     "values": line(1)[:4]},
    {"kind": "invalidate", "op": 3, "time": 60 * NS, "rank": 1, "scope": 3},
    {"kind": "copy", "time": 60 * NS, "rank": 1, "level": "vL1", **AT, "values": b""},
)


def by_hand():
    return Detail(*d.steps_of(HAND), STRINGS, {"preset": "mi300x", "memory": "strict", "world_size": 2})


MESSAGE = """
#include "a2a/a2a.h"
using namespace a2a;
extern "C" __global__ void put(int* data, unsigned* flag, int* count) {
  for (int i = 0; i < 20; ++i) __builtin_amdgcn_s_sleep(127);  // until the other rank has read
  data[lane_id()] = 7 + lane_id();
  wave_barrier();
  if (lane_id() == 0) { atomicAdd(count, 5); signal<Order::RELEASE, Scope::system>(flag, 1u); }
  for (int i = 0; i < 20; ++i) __builtin_amdgcn_s_sleep(127);
}
extern "C" __global__ void get(int* data, unsigned* flag, int* out) {
  int before = data[lane_id()];
  if (lane_id() == 0) wait_at_least<Order::ACQUIRE, Scope::system>(flag, 1u);
  wave_barrier();
  out[lane_id()] = data[lane_id()] + before;
}
"""


def message(memory="strict", release="release", acquire="acquire", **options):
    node = Node(2, name="small", memory=memory, **options)
    module, (a, b) = node.load(MESSAGE.replace("RELEASE", release).replace("ACQUIRE", acquire)), node.ranks
    mine = {"data": b.zeros((64,), torch.int32, "data"), "flag": b.zeros((1,), torch.uint32, "flag"),
            "out": b.zeros((64,), torch.int32, "out"), "count": b.zeros((1,), torch.int32, "count")}
    data, flag, count = (a.open(mine[n].ipc_handle(), mine[n].shape, mine[n].dtype, n, home=1)
                         for n in ("data", "flag", "count"))

    def fn():
        for buffer in mine.values():
            buffer.zero_()
        node.synchronize()
        b.launch(module.get, 1, 64, mine["data"], mine["flag"], mine["out"])
        a.launch(module.put, 1, 64, data, flag, count)
        return mine["out"].to_torch()

    return node, mine, fn
