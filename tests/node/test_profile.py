"""Events from inside kernels: what a wave records, what the host makes of it, and that nothing is left without it."""
import contextlib
import re
import struct
import subprocess
from pathlib import Path
from types import SimpleNamespace as Some

import numpy as np
import pytest
import torch

import a2a_lib as a2a
from a2a_lib import toolchain
from a2a_lib.errors import HipError
from a2a_lib.machine.node import profile as profiles
from a2a_lib.machine.node.profile import _place
from a2a_lib.machine.runtime import load_runtime
from a2a_lib.machine.runtime.recorder import Recorder
from a2a_lib.machine.toolchain import compile
from a2a_lib.machine.trace import USER, WAIT, WAVE, Trace, records_of

SAMPLE = Path(__file__).parents[1] / "samples" / "profiled.hip"
TAGS = ["send", "receive", "wait"]
ROWS, N, BLOCKS, WAVES = 13, 256, 4, 2


class Ring:
    """The sample on a node of three ranks; `run(epoch)` starts it everywhere."""

    def __init__(self, node, source=SAMPLE, **defines):
        self.node, self.module = node, node.load(source, **defines)
        self.wave = 32 if node.target == "cuda" else 64
        self.heap = heap = a2a.SymmetricHeap(node, 1 << 20)
        self.inbox = heap.alloc("inbox", (ROWS, N), torch.float16)
        self.flags = heap.alloc("flags", (ROWS,), torch.int32)
        heap.zero_()
        self.bases = heap.bases
        self.x = [rank.from_torch(torch.full((ROWS, N), 1.0 + rank.index).half(), "x") for rank in node.ranks]
        self.out = [rank.empty((ROWS,), name="out") for rank in node.ranks]

    def run(self, epoch=1, blocks=BLOCKS):
        mark = self.node.mark()
        for i, rank in enumerate(self.node.ranks):
            rank.launch(self.module.ring, blocks, self.wave * WAVES, self.x[i], self.inbox[i], self.flags[i],
                        self.out[i], self.bases[i], i, self.node.world_size, ROWS, N, epoch)
        trace = self.node.trace_since(mark)
        for i, out in enumerate(self.out):
            assert (out.to_torch() == N * (1.0 + (i - 1) % self.node.world_size)).all()
        return trace


@pytest.fixture(scope="module")
def ring():
    with a2a.Node(3, name="small") as node:
        yield Ring(node)


def profiled(ring, **options):
    return a2a.Profile(ring.node, ring.module, tags=TAGS, **({"blocks": BLOCKS, "waves": WAVES} | options))


def user(trace):
    """{(rank, tag, id): record} of the user records, each there once."""
    records = trace.records[trace.records["kind"] == USER]
    spans = {(int(r["rank"]), trace.strings["symbols"][r["symbol"]], int(r["index"])): r for r in records}
    assert len(spans) == len(records)
    return spans


def test_every_start_and_stop_becomes_one_record(ring):
    profile = profiled(ring)
    base = ring.run(1)
    trace = profile.trace(base)
    spans = user(trace)
    assert set(spans) == {(rank, tag, row) for rank in range(3) for tag in TAGS for row in range(ROWS)}
    for (rank, _, row), r in spans.items():
        number = row % (BLOCKS * WAVES)  # wave_in_grid counts across the blocks first
        assert (r["block"], r["wave"]) == (number % BLOCKS, number // BLOCKS)
        assert trace.strings["kernels"][r["kernel"]] == "ring" and r["src"] == r["dst"] == -1
    assert len(trace) == len(base) + len(spans) and trace.meta == base.meta
    assert (trace.records[:len(base)] == base.records).all(), "what was there stays as it was"


def test_times_agree_with_what_the_simulator_saw(ring):
    """The simulator's own records of waves and waits are the oracle. A tick is rounded down."""
    trace = profiled(ring).trace(ring.run(2))
    spans, records = user(trace), trace.records
    waves = {(int(r["rank"]), int(r["block"]), int(r["wave"])): r for r in records[records["kind"] == WAVE]}
    waits = records[records["kind"] == WAIT]
    assert len(waits) == 3 * ROWS and (np.diff(records["time"][records["kind"] == USER]) >= 0).all()
    for wait in waits:
        span = spans[int(wait["rank"]), "wait", int(wait["index"])]
        assert (span["block"], span["wave"]) == (wait["block"], wait["wave"])
        ahead = wait["time"] - span["time"]
        behind = span["time"] + span["duration"] - (wait["time"] + wait["duration"])
        assert 0 <= ahead < 1_000_000 and 0 <= behind < 1_000_000, "within 1 us: the clock is read next to the wait"
    for (rank, tag, row), r in spans.items():
        wave, end = waves[rank, int(r["block"]), int(r["wave"])], r["time"] + r["duration"]
        assert wave["time"] <= r["time"] < end <= wave["time"] + wave["duration"]
        assert r["launch"] == wave["launch"]
    for rank in range(3):
        for row in range(ROWS):
            send, receive, wait = (spans[rank, tag, row] for tag in TAGS)
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


def test_events_and_waves_without_room_are_told_and_counted(ring):
    profile = profiled(ring, capacity=5)  # waves record 6 events per row, one or two rows each
    base = ring.run(6)
    with pytest.raises(a2a.ProfileError, match=r"rank 0, block 0, wave 0 recorded 12 events and has room for 5: "
                                               r"Profile\(capacity=12\)"):
        profile.trace(base)
    for events, counts, _ in profile.raw():
        assert (events["ticks"] != 0).sum() == 5 * BLOCKS * WAVES and counts.sum() == 6 * ROWS
    full = profiled(ring, capacity=12).trace(ring.run(7))
    assert len(full.select("user")) == 9 * ROWS, "exactly full is not too full"
    profile = profiled(ring, blocks=3, waves=1)
    base = ring.run(8)
    pytest.raises(a2a.ProfileError, profile.trace, base).match("rank 0: 5 waves lie beyond 3 blocks of 1 wave ")


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
    pytest.raises(a2a.ProfileError, uneven, what).match(why)


def test_equal_events_nest_and_only_the_first_lane_records(uneven):
    outer, inner = uneven(2).select("user").records
    assert outer["time"] <= inner["time"] and outer["duration"] > inner["duration"]
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
        pytest.raises(a2a.DeadlockError, node.synchronize)
        events, counts, _ = profile.raw()[0]
        assert events[0, 0]["ticks"] > 0 and events[0, 0]["id"] == 42 and events[0, 1]["ticks"] == 0
        assert counts.sum() == 0, "the wave never came to its end"


def test_without_a_profile_nothing_is_recorded_and_bad_options_are_refused(ring):
    profile = profiled(ring)
    profile.detach()
    assert len(profile.trace(ring.run(9)).select("user")) == 0
    profile.attach(ring.module)
    assert len(profile.trace(ring.run(10)).select("user")) == 9 * ROWS
    plain = ring.node.load('#include "a2a/a2a.h"\nextern "C" __global__ void k() {}')
    off = ring.node.load(SAMPLE, A2A_NO_PROFILE=None)
    for module in (plain, off):
        with pytest.raises(a2a.ProfileError, match="does not include a2a/profile.h, or A2A_NO_PROFILE") as error:
            a2a.Profile(ring.node, module, tags=TAGS)
        assert isinstance(error.value.__cause__, HipError)
    pytest.raises(ValueError, a2a.Profile, ring.node, tags=TAGS, capacity=0).match("at least 1 of each")
    for tags in ("send", ["a", "a"]):
        pytest.raises(ValueError, a2a.Profile, ring.node, tags=tags).match("distinct names")


def test_buffers_live_as_long_as_kernels_may_write_into_them():
    with a2a.Node(3, name="small") as node:
        ring = Ring(node)
        profiled(ring)
        ring.run(1)  # nobody holds the profile, and nothing is written into freed memory
        assert len(ring.module.profile.trace(ring.run(2)).select("user")) == 9 * ROWS


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


def test_recording_waits_for_no_store_and_the_host_packs_what_the_header_declares():
    source = '#include "a2a/profile.h"\nextern "C" __global__ void k() { a2a::Profile p; p.start(0, 1); p.stop(0, 1); }'
    body = code(compile(source).asm)
    assert sum("s_memrealtime" in line for line in body) == 2
    assert sum("global_store_dwordx4" in line for line in body) == 2
    last = max(i for i, line in enumerate(body) if "s_memrealtime" in line)
    first = min(i for i, line in enumerate(body) if "s_memrealtime" in line)
    between = body[first:last]
    assert not any("atomic" in line or "vmcnt" in line for line in between), between
    assert not any(line.startswith("flat_") for line in body), "it would keep the clock's reader waiting"
    # The host uses the compiler's sizeof and offsets.
    fields = ("events", "counts", "outside", "capacity", "blocks", "waves")
    checks = "\n".join(f'static_assert(__builtin_offsetof(a2a::ProfileState, {name}) == {offset}, "");'
                       for name, offset in zip(fields, (0, 8, 16, 24, 28, 32)))
    compile(f'#include "a2a/profile.h"\n{checks}\n'
            f'static_assert(sizeof(a2a::ProfileState) == {profiles.STATE.size}, "");\n'
            f'static_assert(sizeof(a2a::ProfileEvent) == {profiles.EVENT.itemsize}, "");\n')
    assert profiles.STATE.unpack(struct.pack("<QQQIII4x", 1, 2, 3, 4, 5, 6)) == (1, 2, 3, 4, 5, 6)


TICK = 10_000  # ps: the simulator counts at 100 MHz, as MI300X does


class FakeGpu:
    """A CUDA runtime with its own clock: events are numbers, the time moves by hand."""

    def __init__(self):
        self.us, self.last_event, self.recorded = 100.0, 0, {}

    def create_event(self, device):
        self.last_event += 1
        return self.last_event

    def stream_call(self, device, function, event, stream):
        assert function == "hipEventRecord"
        self.recorded[event] = self.us

    def synchronize(self, device):
        pass

    def on(self, device):
        return contextlib.nullcontext()

    def elapsed_us(self, start, stop):
        return self.recorded[stop.value] - self.recorded[start.value]


def test_a_real_clock_is_found_by_the_shortest_launch(monkeypatch):
    """%globaltimer counts ns since some day; a record's time is since the recorder's zero."""
    gpu, waits = FakeGpu(), iter([9.0, 4.0, 30.0] * 3)
    recorder, lasted = Recorder(gpu, {0: 0}), []
    day = 1_700_000_000_000_000_000  # ns of the GPU's clock at our time 0

    class Rank:
        index = 0

        def zeros(self, *_):
            return torch.zeros(1, dtype=torch.int64)

        def launch(self, kernel, grid, block, now):
            assert recorder.start(0, "a2a_clock", 0, None) is None, "this launch is none of the reader's"
            lasted.append(next(waits))
            gpu.us += lasted[-1] / 2
            now[0] = day + round(gpu.us * 1000)
            gpu.us += lasted[-1] / 2

    monkeypatch.setattr(torch.Tensor, "to_torch", lambda self: self, raising=False)
    node = Some(context=Some(recorder=recorder), load=lambda *_, **__: Some(a2a_clock=None), target="cuda")
    profile = object.__new__(a2a.Profile)
    profile.node = node
    tick, ps = profile.clock_ps(Rank())
    assert len(lasted) == 9 and recorder.enabled and recorder.count == 0
    assert profile.ps_per_tick == 1000
    assert ps == (tick - day - 100_000) * 1000, "zero was recorded at 100 us"


def test_rounding_puts_no_event_into_a_wait_and_launches_hold_their_events():
    who = {"rank": 0, "block": 2, "wave": 1, "launch": 3, "kernel": 0}
    launch = who | {"kind": "launch", "block": -1, "wave": -1, "stream": 4, "duration": 10**6}
    base = Trace(records_of([launch,
                             who | {"kind": "wave", "time": 1_004_000, "duration": 96_000},
                             who | {"kind": "wait", "time": 1_021_000, "duration": 32_500},
                             who | {"kind": "wait", "wave": 0, "time": 1_050_000, "duration": 40_000}]))
    at = [(1_000_000, 1_010_000), (1_020_000, 1_050_000), (1_050_000, 1_060_000), (990_000, 1_000_000)]
    marks = records_of([{"kind": "user", "rank": 0, "block": 2, "wave": 1, "symbol": 0, "index": i, "time": a,
                         "duration": b} for i, (a, b) in enumerate(at)])
    placed, _ = _place(marks, base, TICK, 0)
    assert [(int(r["index"]), int(r["time"]), int(r["time"] + r["duration"])) for r in placed] == [
        (0, 1_004_000, 1_010_000), (1, 1_020_000, 1_053_500), (2, 1_053_500, 1_060_000)]
    assert set(placed["launch"].tolist()) == {3} and set(placed["stream"].tolist()) == {4}
    # Without records of waves, the profile finds the launch by time. The clocks may differ by some us.
    base = Trace(records_of([{"kind": "launch", "rank": 0, "kernel": k, "launch": k, "stream": 1, "time": t,
                              "duration": d} for k, t, d in ((0, 10**7, 5 * 10**7), (1, 7 * 10**7, 2 * 10**7))]))
    marks = records_of([{"kind": "user", "rank": 0, "block": 0, "wave": 0, "symbol": 0, "index": i, "time": t,
                         "duration": t + 1000} for i, t in enumerate((12_000_000, 59_000_000, 68_000_000, 1_000_000))])
    placed, unstopped = _place(marks, base, 1000, 0)
    assert placed["index"].tolist() == [0, 1, 2] and placed["launch"].tolist() == [0, 0, 1]
    assert placed["stream"].tolist() == [1, 1, 1] and placed["duration"].tolist() == [1000] * 3 and not len(unstopped)


CUDA_NAMES = """#pragma once
#define __device__ __attribute__((device))
#define __global__ __attribute__((global))
#define __forceinline__ inline __attribute__((always_inline))
#define __noinline__ __attribute__((noinline))
#define __CUDACC__ 1
typedef unsigned char uint8_t; typedef int int32_t; typedef unsigned uint32_t; typedef long int64_t;
typedef unsigned long uint64_t;
struct __half { unsigned short bits; __device__ operator float() const { return bits; } };
struct alignas(16) uint4 { unsigned x, y, z, w; };
struct Three { unsigned x, y, z; };
extern const __device__ __attribute__((weak)) Three threadIdx, blockIdx, blockDim, gridDim;
template <class T> __device__ T __shfl_sync(unsigned, T value, int) { return value; }
template <class T> __device__ T __shfl_xor_sync(unsigned, T value, int) { return value; }
template <class T> __device__ T __shfl_up_sync(unsigned, T value, int) { return value; }
template <class T> __device__ T atomicAdd(T* p, T value) { return *p += value; }
template <class T> __device__ T atomicAdd_block(T* p, T value) { return *p += value; }
template <class T> __device__ T atomicAdd_system(T* p, T value) { return *p += value; }
template <class T> __device__ T __ldcs(const T* p) { return *p; }
__device__ inline void __syncwarp() {}
__device__ inline unsigned __ballot_sync(unsigned, bool vote) { return vote; }
__device__ inline int __ffsll(long long bits) { return __builtin_ffsll(bits); }
__device__ inline void __threadfence() {}
__device__ inline void __threadfence_block() {}
__device__ inline void __threadfence_system() {}
__device__ inline void __nanosleep(int) {}
__device__ inline void __trap() {}
extern "C" __device__ int printf(const char*, ...);
"""


def test_the_cuda_branch_compiles_to_ptx(tmp_path):
    """clang compiles it with replacements of CUDA's headers that declare the same names. So nvcc is not needed."""
    (tmp_path / "cuda_fp16.h").write_text(CUDA_NAMES)
    for header in ("cstdint", "cstdio"):
        (tmp_path / header).write_text("")
    for name, source in (("sample", SAMPLE.read_text()), ("clock", profiles.CLOCK)):
        file = tmp_path / f"{name}.cu"
        file.write_text('#include "cuda_fp16.h"\n' + source)
        done = subprocess.run([toolchain.compilers.zig(), "clang", "-x", "cuda", "--target=x86_64-unknown-linux-gnu",
                               "--cuda-gpu-arch=sm_90", "--cuda-device-only", "-nocudainc", "-nocudalib", "-nostdinc",
                               "--cuda-feature=+ptx80", "-std=c++17", "-Wall", "-Wno-unknown-cuda-version", "-O3", "-S",
                               "-I", str(tmp_path), "-I", str(toolchain.INCLUDE), str(file), "-o", "-"],
                              capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        ptx = done.stdout
        assert "%globaltimer" in ptx
        if name == "sample":
            assert re.search(r"\.visible \.global .* a2a_profile\[40\]", ptx), "cuModuleGetGlobal finds it by this name"
            assert len(re.findall(r"%globaltimer", ptx)) >= 6 and re.search(r"st\.\w*\.?v4\.\w32", ptx)


def real_target():
    """"cuda" or "hip" where this machine has such a GPU and its compiler, else None."""
    for target, compiler in (("cuda", "nvcc"), ("hip", "hipcc")):
        try:
            if load_runtime(target).device_count():
                toolchain.compilers.native(target)
                return target
        except Exception:  # noqa: BLE001  no library, no driver, no GPU, no compiler
            continue
    return None


def test_events_on_real_gpus():
    """Runs the sample on the GPUs of this machine, if it has any. Every event is there, within its launch."""
    target = real_target()
    if target is None:
        pytest.skip("no real GPU with its compiler here")
    with a2a.Node(target=target) as node:
        ring = Ring(node)
        profile = profiled(ring)
        ring.run(1)
        profile.clear()
        trace = profile.trace(ring.run(2))
        spans = user(trace)
        ranks = range(node.world_size)
        assert set(spans) == {(rank, tag, row) for rank in ranks for tag in TAGS for row in range(ROWS)}
        launches = {int(r["rank"]): r for r in trace.select("launch").records}
        for (rank, tag, row), r in spans.items():
            launch = launches[rank]
            assert launch["time"] - 10_000_000 <= r["time"]
            assert r["time"] + r["duration"] <= launch["time"] + launch["duration"] + 10_000_000
            receive, wait = spans[rank, "receive", row], spans[rank, "wait", row]
            assert receive["time"] <= wait["time"]
            assert wait["time"] + wait["duration"] <= receive["time"] + receive["duration"]
        print(f"{trace.label}: {len(spans)} events, ticks seen: {sorted({int(r['duration']) for r in spans.values()})[:8]} ps")
