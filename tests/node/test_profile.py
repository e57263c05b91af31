"""Events from inside kernels: what a wave records, what the host makes of it, and that nothing is left without it."""
import re
import struct

import pytest
import torch
from profile_tools import (
    BLOCKS,
    ROWS,
    SAMPLE,
    TAGS,
    WAVES,
    Ring,
    profiled,
    ring,  # noqa: F401
    user,
)

import a2a_lib as a2a
from a2a_lib.errors import HipError
from a2a_lib.machine.node import profile as profiles
from a2a_lib.machine.toolchain import compile
from a2a_lib.machine.trace import USER, WAIT, WAVE


def test_every_start_and_stop_becomes_one_record(ring):
    profile = profiled(ring)
    base = ring.run(1)
    trace = profile.trace(base)
    found = user(trace)
    assert set(found) == {(rank, tag, row) for rank in range(3) for tag in TAGS for row in range(ROWS)}
    for (rank, _, row), r in found.items():
        number = row % (BLOCKS * WAVES)  # wave_in_grid counts across the blocks first
        assert (r["block"], r["wave"]) == (number % BLOCKS, number // BLOCKS)
        assert trace.strings["kernels"][r["kernel"]] == "ring" and r["src"] == r["dst"] == -1
    assert len(trace) == len(base) + len(found) and trace.meta == base.meta
    assert (trace.records[:len(base)] == base.records).all(), "what was there stays as it was"


def test_times_agree_with_what_the_simulator_saw(ring):
    """The simulator's own records of waves and waits are the oracle. A tick is rounded down."""
    trace = profiled(ring).trace(ring.run(2))
    found, records = user(trace), trace.records
    waves = {(int(r["rank"]), int(r["block"]), int(r["wave"])): r for r in records[records["kind"] == WAVE]}
    waits = records[records["kind"] == WAIT]
    assert len(waits) == 3 * ROWS
    for wait in waits:
        span = found[int(wait["rank"]), "wait", int(wait["index"])]
        assert (span["block"], span["wave"]) == (wait["block"], wait["wave"])
        ahead = wait["time"] - span["time"]
        behind = span["time"] + span["duration"] - (wait["time"] + wait["duration"])
        assert 0 <= ahead < 1_000_000 and 0 <= behind < 1_000_000, "within 1 us: the clock is read next to the wait"
    for (rank, tag, row), r in found.items():
        wave, end = waves[rank, int(r["block"]), int(r["wave"])], r["time"] + r["duration"]
        assert wave["time"] <= r["time"] < end <= wave["time"] + wave["duration"]
        assert r["launch"] == wave["launch"]
    for rank in range(3):
        for row in range(ROWS):
            send, receive, wait = (found[rank, tag, row] for tag in TAGS)
            assert send["time"] + send["duration"] <= receive["time"] <= wait["time"]
            assert wait["time"] + wait["duration"] <= receive["time"] + receive["duration"]


def test_calls_in_a_row_are_told_apart(ring):
    profile = profiled(ring)
    first, second = ring.run(3), ring.run(4)
    for base in (first, second):
        own = profile.trace(base)
        records = own.records[own.records["kind"] == USER]
        launches = {int(r["launch"]) for r in base.select("launch").records}
        assert len(records) == 9 * ROWS and {int(launch) for launch in records["launch"]} == launches
    both = profile.trace(ring.node.trace_since(0))
    assert len(both.select("user")) == 18 * ROWS
    profile.clear()
    assert len(profile.trace(ring.run(5)).select("user")) == 9 * ROWS
    assert len(profile.trace(second).select("user")) == 0, "cleared"


def test_overflow_is_told_and_counted(ring):
    profile = profiled(ring, capacity=5)  # waves record 6 events per row, one or two rows each
    base = ring.run(6)
    with pytest.raises(a2a.ProfileError, match=r"rank 0, block 0, wave 0 recorded 12 events and has room for 5: "
                                               r"Profile\(capacity=12\)"):
        profile.trace(base)
    for events, counts, _ in profile.raw():
        assert (events["ticks"] != 0).sum() == 5 * BLOCKS * WAVES and counts.sum() == 6 * ROWS
    full = profiled(ring, capacity=12).trace(ring.run(7))
    assert len(full.select("user")) == 9 * ROWS, "exactly full is not too full"


def test_waves_without_room_are_told(ring):
    profile = profiled(ring, blocks=3, waves=1)
    base = ring.run(8)
    with pytest.raises(a2a.ProfileError, match="rank 0: 5 waves lie beyond 3 blocks of 1 wave "):
        profile.trace(base)


UNEVEN = """#include "a2a/a2a.h"
#include "a2a/profile.h"
extern "C" __global__ void uneven(int what) {
  a2a::Profile profile;
  if (what == 0) profile.start(1, 7);
  if (what == 1) profile.stop(0, 9);
  if (what == 2) { profile.start(0, 1); profile.start(0, 1); profile.stop(0, 1); profile.stop(0, 1); }
  if (what == 3) { profile.start(5); profile.stop(5); }
  if (what == 4 && threadIdx.x % 64 == 0) { auto span = profile.span(0, -3); }
  if (what == 5 && threadIdx.x % 64 != 0) { auto span = profile.span(0, 3); }
}
"""


@pytest.fixture(scope="module")
def uneven():
    with a2a.Node(1, name="small") as node:
        module = node.load(UNEVEN)

        def run(what):
            profile = a2a.Profile(node, module, tags=["a", "b"], blocks=1, waves=1)
            mark = node.mark()
            node.ranks[0].launch(module.uneven, 1, 64, what)
            return profile.trace(node.trace_since(mark))
        yield run


@pytest.mark.parametrize(("what", "why"), [
    (0, "rank 0, block 0, wave 0: 1 starts of the rank have no stop, the first is 'b' with id 7"),
    (1, "a stop of 'a' with id 9 has no start"), (3, "tag 5; names were given for 2: a, b")])
def test_events_without_start_stop_or_name(uneven, what, why):
    with pytest.raises(a2a.ProfileError, match=why):
        uneven(what)


def test_equal_events_nest(uneven):
    outer, inner = uneven(2).select("user").records
    assert outer["time"] <= inner["time"] and outer["duration"] > inner["duration"]


def test_only_the_first_lane_records(uneven):
    assert uneven(4).select("user").records["index"].tolist() == [-3]
    assert len(uneven(5).select("user")) == 0


def test_a_hung_kernel_shows_what_it_waits_for():
    """The events that a wave recorded are there even if it never ended."""
    with a2a.Node(1, name="small") as node:
        module = node.load("""#include "a2a/a2a.h"
            #include "a2a/profile.h"
            using namespace a2a;
            extern "C" __global__ void hang(uint32_t* flag) {
              Profile profile;
              auto span = profile.span(0, 42);
              if (lane_id() == 0) wait_equal<Order::acquire, Scope::system>(flag, 1);
            }""")
        profile = a2a.Profile(node, module, tags=["wait"], blocks=1, waves=1)
        node.ranks[0].launch(module.hang, 1, 64, node.ranks[0].zeros((1,), torch.int32, "flag"))
        with pytest.raises(a2a.DeadlockError):
            node.synchronize()
        events, counts, _ = profile.raw()[0]
        assert events[0, 0]["ticks"] > 0 and events[0, 0]["id"] == 42 and events[0, 1]["ticks"] == 0
        assert counts.sum() == 0, "the wave never came to its end"


def test_without_a_profile_nothing_is_recorded(ring):
    profile = profiled(ring)
    profile.detach()
    assert len(profile.trace(ring.run(9)).select("user")) == 0
    profile.attach(ring.module)
    assert len(profile.trace(ring.run(10)).select("user")) == 9 * ROWS


def test_modules_that_record_nothing_are_refused(ring):
    plain = ring.node.load('#include "a2a/a2a.h"\nextern "C" __global__ void k() {}')
    off = ring.node.load(SAMPLE, A2A_NO_PROFILE=None)
    for module in (plain, off):
        with pytest.raises(a2a.ProfileError, match="does not include a2a/profile.h, or A2A_NO_PROFILE") as error:
            a2a.Profile(ring.node, module, tags=TAGS)
        assert isinstance(error.value.__cause__, HipError)


def test_buffers_live_as_long_as_kernels_may_write_into_them():
    with a2a.Node(3, name="small") as node:
        ring = Ring(node)
        profiled(ring)
        ring.run(1)  # nobody holds the profile, and nothing is written into freed memory
        assert len(ring.module.profile.trace(ring.run(2)).select("user")) == 9 * ROWS


def test_bad_options(ring):
    with pytest.raises(ValueError, match="at least 1 of each"):
        a2a.Profile(ring.node, tags=TAGS, capacity=0)
    for tags in ("send", ["a", "a"]):
        with pytest.raises(ValueError, match="distinct names"):
            a2a.Profile(ring.node, tags=tags)


# ---- what is compiled

def code(asm):
    """Instructions alone, without label numbers."""
    kept = [line.split(";")[0].strip() for line in asm.splitlines()]
    kept = [line for line in kept if line and not line.startswith(".") and not line.endswith(":")]
    return [re.sub(r"\.LBB\d+_\d+", "label", line) for line in kept if re.match(r"[a-z]\w*( |$)", line)]


@pytest.mark.parametrize("opt", [*(pytest.param(opt, marks=pytest.mark.soak) for opt in ("-O1", "-O2")), "-O3"])
def test_nothing_is_left_when_compiled_out(opt):
    text = SAMPLE.read_text()
    bare = re.sub(r".*(profile\.(start|stop|span)\(|Profile profile;|a2a/profile\.h).*\n", "", text)
    assert "profile" not in bare.lower() and bare.count("\n") == text.count("\n") - 6
    without = compile(bare, name="bare.hip", opt=opt)
    out = compile(text, name="bare.hip", opt=opt, defines={"A2A_NO_PROFILE": None})
    assert code(out.asm) == code(without.asm) and "a2a_profile" not in out.asm
    recording = compile(text, name="bare.hip", opt=opt)
    assert code(recording.asm) != code(without.asm), "the comparison can tell"
    assert out.kernels["ring"].vgprs == without.kernels["ring"].vgprs


def test_recording_uses_no_atomic_and_waits_for_no_store():
    source = '#include "a2a/profile.h"\nextern "C" __global__ void k() { a2a::Profile p; p.start(0, 1); p.stop(0, 1); }'
    body = code(compile(source).asm)
    assert sum("s_memrealtime" in line for line in body) == 2
    assert sum("global_store_dwordx4" in line for line in body) == 2
    last = max(i for i, line in enumerate(body) if "s_memrealtime" in line)
    first = min(i for i, line in enumerate(body) if "s_memrealtime" in line)
    between = body[first:last]
    assert not any("atomic" in line or "vmcnt" in line for line in between), between
    assert not any(line.startswith("flat_") for line in body), "it would keep the clock's reader waiting"


def test_the_host_packs_what_the_header_declares():
    """The host uses the compiler's sizeof and offsets."""
    fields = ("events", "counts", "outside", "capacity", "blocks", "waves")
    checks = "\n".join(f'static_assert(__builtin_offsetof(a2a::ProfileState, {name}) == {offset}, "");'
                       for name, offset in zip(fields, (0, 8, 16, 24, 28, 32)))
    compile(f'#include "a2a/profile.h"\n{checks}\n'
            f'static_assert(sizeof(a2a::ProfileState) == {profiles.STATE.size}, "");\n'
            f'static_assert(sizeof(a2a::ProfileEvent) == {profiles.EVENT.itemsize}, "");\n')
    assert profiles.STATE.unpack(struct.pack("<QQQIII4x", 1, 2, 3, 4, 5, 6)) == (1, 2, 3, 4, 5, 6)
