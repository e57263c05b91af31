"""The detail record: states after each event, by hand and for real runs; recording changes nothing."""
import re

import numpy as np
import pytest
import torch

import a2a_lib as a2a
from a2a_lib import detail as d
from a2a_lib.copies import Place
from a2a_lib.node import Node
from a2a_lib.runtime import sim

needs_sim = pytest.mark.skipif(not sim.available(), reason="the simulator is not built")
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
# Rank 1 reads its line of ones and keeps it in a vL1; rank 0 stores 7 to its first element, which goes to its L2, then is
# written back home; rank 1 reads the 1 again.
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
    return d.Detail(*d.steps_of(HAND), STRINGS, {"preset": "mi300x", "memory": "strict", "world_size": 2})


def test_moments_by_hand():
    moments = by_hand().moments
    assert [d.KINDS[m.kind] for m in moments] == ["load", "issue", "at_l2", "written_back", "load", "invalidate"]
    assert [m.old for m in moments] == [False, False, False, False, True, False]
    assert moments[4].due == 1, "the newer value is that of the store"
    assert moments[1].words == "rank 0, block 0, wave 0 stores data[0] = 7"
    assert moments[4].words == "rank 1, block 0, wave 0 reads data[0] = 1 from its vL1: an old value"
    assert moments[3].words.startswith("rank 0, XCD 0 has written its L2's dirty lines back (buffer_wbl2, scope system")


def test_states_by_hand():
    detail = by_hand()
    near, far = Place(d.L1, 1, 0, 0, 3, 0), Place(d.L2, 0, 0, 0, 3, 0)
    told = []
    for state in detail.states():
        told.append((int(state.home[3, 0].view("<i4")[0]), int(state.newest[3, 0].view("<i4")[0]),
                     state.fresh(near) if near in state.copies else None,
                     state.fresh(far) if far in state.copies else None, sorted(state.flying)))
    assert told == [(1, 1, True, None, []),      # read: a fresh copy
                    (1, 7, False, None, [1]),    # a store has left: memory and copy are old
                    (1, 7, False, True, []),     # in the writer's L2, dirty
                    (7, 7, False, None, []),     # written back
                    (7, 7, False, None, []),     # the old copy is read
                    (7, 7, None, None, [])]      # and dropped
    assert detail.state(2).copies[far].dirty.sum() == 4
    assert detail.state(1).copies[near].since == 10 * NS


def test_a_value_that_was_never_stored_is_old_only_where_something_newer_is():
    rows = [row for row in HAND if row.get("op") != 1 and row["time"] != 25 * NS]
    rows = [row for row in rows if row["time"] != 40 * NS]
    assert not any(moment.old for moment in d.Detail(*d.steps_of(rows), STRINGS).moments)


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


def setup(memory="strict", release="release", acquire="acquire", **options):
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


@needs_sim
@pytest.mark.parametrize("memory", ["strict", "hw-spx", "cpx"])
@pytest.mark.parametrize("release,acquire", [("release", "acquire"), ("relaxed", "relaxed")])
def test_memory_at_the_end_is_the_real_memory(memory, release, acquire):
    node, mine, fn = setup(memory, release, acquire, detail=True)
    with node:
        node.reseed(3), node.clear_trace()
        fn()
        detail = node.detail
        state, steps = detail.state(), detail.steps
        for name, buffer in mine.items():
            number = detail.strings["symbols"].index(name)
            used = steps[(steps["symbol"] == number) & (steps["kind"] == d.HOME)]
            memory_id, first = int(used["memory"][0]), int(used["offset"].min())
            lines = [state.home[memory_id, at] for at in sorted(at for m, at in state.home if m == memory_id)]
            real = buffer.to_torch().contiguous().view(torch.uint8).numpy()
            assert first % 128 == 0 and (np.concatenate(lines)[:len(real)] == real).all(), name
        assert not state.flying and not any(copy.dirty.any() for copy in state.copies.values())
        assert detail.meta["dropped"] == 0


@needs_sim
def test_where_an_old_value_was_read():
    for release, acquire, level in (("relaxed", "acquire", "memory"), ("release", "relaxed", "vL1")):
        node, _, fn = setup(release=release, acquire=acquire, detail=True)
        with node:
            node.reseed(0), node.clear_trace()
            assert not (fn() == torch.arange(64) + 7).all()
            old = [m for m in node.detail.moments if m.old]
            assert len(old) == 1 and d.LEVELS[node.detail.steps["level"][old[0].first_old[0]]] == level, (release, old)
            assert re.search(r"data\[(0:64|32)\] = 0 ", old[0].words), old[0].words
    node, _, fn = setup(detail=True)
    with node:
        node.reseed(0), node.clear_trace()
        assert fn()[0] == 7 and not any(m.old for m in node.detail.moments)


@needs_sim
@pytest.mark.parametrize("memory", ["ideal", "strict"])
def test_recording_changes_nothing(memory):
    digests = set()
    for options in ({}, {"detail": True}):
        node, _, fn = setup(memory, acquire="relaxed", **options)
        with node:
            node.reseed(5), node.clear_trace()
            fn()
            digests.add(node.trace.digest())
            assert bool(len(node.detail)) == bool(options)
    assert len(digests) == 1


@needs_sim
def test_a_read_modify_write_and_where_it_happened():
    node, mine, fn = setup(detail=True)
    with node:
        node.clear_trace(), fn()
        rmw = [m for m in node.detail.moments if m.kind == d.RMW]
        assert len(rmw) == 1 and rmw[0].words.startswith("rank 0, block 0, wave 0 changes count[0] to 5 in the L2 of rank 0")


@needs_sim
def test_on_and_off_and_room():
    node, _, fn = setup()
    with node:
        fn()
        assert not node.recording and not len(node.detail)
        node.record_detail(steps=10)
        fn()
        assert len(node.detail) == 10 and node.detail.meta["dropped"] > 10
        node.record_detail(False)
        assert not len(node.detail)


@needs_sim
def test_a_replay_has_the_detail():
    node, _, fn = setup(acquire="relaxed")
    with node:
        found = node.explore(fn, seeds=3, check=lambda out: int(out[0]) == 7)
        assert len(found.replay().detail) and not node.recording
    found = a2a.explore.rung("token_flags", mutate="acquire-dropped", seeds=2, races=False)
    assert len(found.replay(0).detail.moments)
