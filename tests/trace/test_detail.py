"""The detail record: states after each event, by hand and for real runs; recording changes nothing."""
import re

import numpy as np
import pytest
import torch
from detail_tools import AT, FIRST, HAND, NS, STRINGS, by_hand, message

import a2a_lib as a2a
from a2a_lib.machine.node.exploration import WrongValues
from a2a_lib.machine.trace import detail as d
from a2a_lib.machine.trace.detail import CachePlace, Detail


def test_moments_and_states_by_hand():
    moments = by_hand().moments
    assert [d.KINDS[m.kind] for m in moments] == ["load", "issue", "at_l2", "written_back", "load", "invalidate"]
    assert [m.stale for m in moments] == [False, False, False, False, True, False]
    assert moments[4].due == 1, "the newer value is that of the store"
    assert moments[1].words == "rank 0, block 0, wave 0 stores data[0] = 7"
    assert moments[4].words == "rank 1, block 0, wave 0 reads data[0] = 1 from its vL1: a stale value"
    assert moments[3].words.startswith("rank 0, XCD 0 has written its L2's dirty lines back (buffer_wbl2, scope system")
    detail = by_hand()
    near, far = CachePlace(d.L1, 1, 0, 0, 3, 0), CachePlace(d.L2, 0, 0, 0, 3, 0)
    told = []
    for state in detail.states():
        told.append((int(state.home[3, 0].view("<i4")[0]), int(state.newest[3, 0].view("<i4")[0]),
                     state.fresh(near) if near in state.copies else None,
                     state.fresh(far) if far in state.copies else None, sorted(state.in_flight)))
    assert told == [(1, 1, True, None, []),      # read: a fresh copy
                    (1, 7, False, None, [1]),    # a store has left: memory and copy are stale
                    (1, 7, False, True, []),     # in the writer's L2, dirty
                    (7, 7, False, None, []),     # written back
                    (7, 7, False, None, []),     # the stale copy is read
                    (7, 7, None, None, [])]      # and dropped
    assert detail.state(2).copies[far].dirty.sum() == 4
    assert detail.state(1).copies[near].since == 10 * NS


def test_what_the_host_wrote_is_the_newest_and_a_value_never_stored_is_old_only_beside_newer():
    """The host's value appears in the record at the next kernel's start. A reader of the old line then reads a stale value."""
    rows = [*HAND[:3], {"kind": "start", "time": 20 * NS, "rank": 1, "kernel": 1},
            {"kind": "home", "time": 20 * NS, "rank": 1, **AT, "values": FIRST}, {**HAND[9], "time": 50 * NS}]
    detail = Detail(*d.steps_of(rows), STRINGS)
    assert [int(state.newest[3, 0].view("<i4")[0]) for state in detail.states()] == [1, 7, 7]
    assert [moment.stale for moment in detail.moments] == [False, False, True]
    rows = [row for row in HAND if row.get("op") != 1 and row["time"] != 25 * NS]
    rows = [row for row in rows if row["time"] != 40 * NS]
    assert not any(moment.stale for moment in Detail(*d.steps_of(rows), STRINGS).moments)


@pytest.mark.parametrize("memory", ["strict", "hw-spx", "cpx"])
@pytest.mark.parametrize("release,acquire", [("release", "acquire"), ("relaxed", "relaxed")])
def test_memory_at_the_end_is_the_real_memory(memory, release, acquire):
    node, mine, fn = message(memory, release, acquire, detail=True)
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
        assert not state.in_flight and not any(copy.dirty.any() for copy in state.copies.values())
        assert detail.meta["dropped"] == 0


def test_where_an_old_value_was_read_and_where_a_read_modify_write_happened():
    for release, acquire, level in (("relaxed", "acquire", "memory"), ("release", "relaxed", "vL1")):
        node, _, fn = message(release=release, acquire=acquire, detail=True)
        with node:
            node.reseed(0), node.clear_trace()
            assert not (fn() == torch.arange(64) + 7).all()
            stale = [m for m in node.detail.moments if m.stale]
            assert len(stale) == 1 and d.LEVELS[node.detail.steps["level"][stale[0].first_stale[0]]] == level, (release, stale)
            assert re.search(r"data\[(0:64|32)\] = 0 ", stale[0].words), stale[0].words
    node, _, fn = message(detail=True)
    with node:
        node.reseed(0), node.clear_trace()
        assert fn()[0] == 7 and not any(m.stale for m in node.detail.moments)
    node, mine, fn = message(detail=True)
    with node:
        node.clear_trace(), fn()
        rmw = [m for m in node.detail.moments if m.kind == d.RMW]
        assert [m.words for m in rmw] == ["rank 0, block 0, wave 0 changes count[0] to 5 in the agent level of rank 0"]


@pytest.mark.parametrize("memory", ["ideal", "strict"])
def test_recording_changes_nothing(memory):
    digests = set()
    for options in ({}, {"detail": True}):
        node, _, fn = message(memory, acquire="relaxed", **options)
        with node:
            node.reseed(5), node.clear_trace()
            fn()
            digests.add(node.trace.digest())
            assert bool(len(node.detail)) == bool(options)
    assert len(digests) == 1


def test_on_and_off_room_and_a_replay():
    node, _, fn = message()
    with node:
        fn()
        assert not node.recording and not len(node.detail)
        node.record_detail(steps=10)
        fn()
        assert len(node.detail) == 10 and node.detail.meta["dropped"] > 10
        node.record_detail(False)
        assert not len(node.detail)
    node, _, fn = message(acquire="relaxed")
    with node:
        exploration = node.explore(fn, seeds=3, check=lambda out: int(out[0]) == 7)
        assert len(exploration.replay().detail) and not node.recording
    exploration = a2a.explore.rung("token_flags", mutate="acquire-dropped", seeds=2, races=False)
    assert len(exploration.replay(0).detail.moments)


# ---- where a wrong value came from, and where the right one went

SOURCE = """#include "a2a/a2a.h"
extern "C" __global__ void put(const int* x, int* box) {
  if (threadIdx.x < LANES) box[PLACE] = x[threadIdx.x];
}
extern "C" __global__ void take(const int* box, int* out) { out[threadIdx.x] = MORE + box[threadIdx.x]; }"""
PUT, TAKE = "rank 0, block 0, put.hip:3", "rank 0, block 0, put.hip:5"
CASES = {
    "shifted": ({"PLACE": "threadIdx.x + 8"}, [
        "they are out[0 to 31]", f"{TAKE} stored out[0] after a load from box[0] of rank 0, put.hip:5",
        "no kernel had stored to box[0] of rank 0", f"1000 was stored to box[8] of rank 0 by {PUT}",
        "each expected value was stored 8 elements after the place that was read"]),
    "backwards": ({"PLACE": "31 - threadIdx.x"}, [
        "they are out[0 to 31]", f"{TAKE} stored out[0] after a load from box[0] of rank 0, put.hip:5",
        f"box[0] of rank 0 had 1031 by {PUT}, which had loaded it from x[31] of rank 0", f"1000 was stored to box[31] of rank 0 by {PUT}"]),
    "no tail": ({"LANES": "30"}, [
        "they are out[30 and 31]", f"{TAKE} stored out[30] after a load from box[30] of rank 0, put.hip:5",
        "no kernel had stored to box[30] of rank 0", "no kernel stored any of the expected values anywhere"]),
    "computed": ({"MORE": "1"}, [
        "they are out[0 to 31]", f"{TAKE} stored out[0], computed after loads of 1000 in box[0] of rank 0 (put.hip:5)",
        f"1000 was stored to box[0] of rank 0 by {PUT}"]),
}


@pytest.mark.parametrize("name", CASES)
def test_the_origin_of_wrong_values(name):
    changes, sentences = CASES[name]
    source = SOURCE
    for key, value in (changes | {"LANES": "32", "PLACE": "threadIdx.x", "MORE": "0"} | changes).items():
        source = source.replace(key, value)
    with a2a.Node(1, name="small", memory="strict") as node:
        (rank,), module = node.ranks, node.load(source, name="put.hip")
        x, box, out = (rank.zeros((count,), torch.int32, name) for name, count in (("x", 32), ("box", 64), ("out", 32)))

        def run():
            box.zero_()
            x.copy_from(torch.arange(1000, 1032, dtype=torch.int32))
            rank.launch(module.put, 1, 32, x, box)
            rank.launch(module.take, 1, 32, box, out)
            return out.to_torch()

        def check(got):
            due = torch.arange(1000, 1032, dtype=torch.int32)
            if not torch.equal(got, due):
                raise WrongValues("wrong", "out", 0, got, due)

        assert node.explore(run, seeds=1, check=check).replay().origin == sentences
