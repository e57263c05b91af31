"""Whatever a kernel waits for in vain, and what cannot be loaded or launched: a report with the facts, and a node that goes on."""
import ctypes
import re

import pytest
import torch
from diagnostics_tools import LINES, WRONG, fails, has, heap, module, node, place, still_usable  # noqa: F401

from a2a_lib.errors import BudgetError, DeadlockError, FaultError, HipError, LaunchError, LoadError
from a2a_lib.machine.node import Node
from a2a_lib.machine.node.heap import SymmetricHeap
from a2a_lib.machine.trace.reports import Waiter, waiting

WORD = {"symbol": "ready", "bytes": 4, "set_by": None, "own_copy": None, "could_set": [], "expected": "5"}

# ---- waits -----------------------------------------------------------------------------------------------------------

def test_a_flag_that_is_never_set(node, module, heap):
    heap.zero_()
    node.ranks[1].launch(module.wait_for, 5, 128, heap["ready"][1][3], node.ranks[1].zeros((1,), torch.int32))
    error = fails(node, DeadlockError, "deadlock: no wave can make progress", "... and 3 more waves",
                  r"waits since \d+\.\d+ us on ready\[3, 2\] = 0 \(no rank has set it\)",
                  kind="deadlock", waves=5, barrier=None, not_started=[], streams=[], cycle=[])
    assert len(error.report["waiting"]) == 2  # stand for all five
    for block, wave in enumerate(error.report["waiting"]):
        has(wave, **place(1, "wait_for", "wait_for", "global_load_dword", block, grid=5))
        assert 0 < wave["since"] < error.report["at"] and wave["assembly_line"] > 0
        word, = wave["words"]
        has(word, **WORD, index=50, indices=[3, 2], owner=1, value=0)
    assert waiting(error)[0].words[0].name == "ready[3, 2]"


def test_a_forgotten_translate_and_a_wrong_value(node, module, heap):
    heap.zero_()
    ready, (first, second) = heap["ready"], node.ranks
    out = second.zeros((1,), torch.int32, "out")
    second.launch(module.wait_for, 1, 64, ready[1], out)
    first.launch(module.set_own_copy, 1, 64, ready[0], heap.bases[0], 0, 1)
    report = fails(node, DeadlockError, r"ready\[0, 2\] = 0 \(no rank has set it; but rank 0 wrote its own copy of ready\[0, 2\], "
                   rf"wrong\.hip:{LINES['set_own_copy']}, at \d+\.\d+ us: was a translate forgotten\?\)", cycle=[]).report
    word, = report["waiting"][0]["words"]
    has(word, **WORD | {"own_copy": word["own_copy"], "could_set": [0]}, value=0, indices=[0, 2])
    assert 0 < has(word["own_copy"], rank=0, line=LINES["set_own_copy"])["time"] < report["at"]
    heap.zero_()
    second.launch(module.wait_for, 1, 64, ready[1], out)
    first.launch(module.set, 1, 64, ready[0], heap.bases[0], 0, 1)
    assert out.host().item() == 1
    second.launch(module.poll_by_hand, 1, 64, ready[1][0, 2:3], out)
    report = fails(node, DeadlockError, r"ready\[0, 2\] = 5 \(last set by rank 0 at \d+\.\d+ us\)").report
    word, = has(report["waiting"][0], **place(1, "poll_by_hand", "poll_by_hand", "global_load_dword"))["words"]
    setter = has(word, **WORD | {"set_by": word["set_by"], "could_set": [0], "expected": None}, value=5, indices=[0, 2])["set_by"]
    assert setter["rank"] == 0 and 0 < setter["time"] < report["waiting"][0]["since"]


def test_values_of_64_bits_and_none(node, module):
    rank = node.ranks[0]
    pairs, nothing = rank.zeros((3,), torch.int64, "pairs"), rank.empty((8,), torch.uint32, "nothing")
    rank.launch(module.set_pair, 1, 64, pairs)
    node.synchronize()
    rank.launch(module.wait_pair, 1, 64, pairs)
    error = fails(node, DeadlockError)
    has(error.report["waiting"][0]["words"][0], symbol="pairs", bytes=8, value=3 << 32 | 7, indices=[1])
    assert waiting(error)[0].words[0].value_text == "3 << 32 | 7"
    rank.launch(module.wait_for, 1, 64, nothing, rank.zeros((1,), torch.int32))
    error = fails(node, DeadlockError, r"nothing\[2\] = never written")
    has(error.report["waiting"][0]["words"][0], symbol="nothing", value=None)


def test_all_words_of_a_wave_are_in_the_report(node, module):
    node.ranks[0].launch(module.wait_lanes, 1, 64, node.ranks[0].zeros((64,), torch.uint32, "flags"))
    error = fails(node, DeadlockError, r"flags\[3\] = 0 \(no rank has set it\), \.\.\.")
    assert [word["index"] for word in error.report["waiting"][0]["words"]] == [*range(64)]
    assert "flags[4]" not in str(error)


def test_a_wait_that_takes_too_long():
    """Rank 0 works and would set the flag after the bound of a wait."""
    for bound, late in ((2000, False), (50, True)):
        with Node(2, name="small", max_wait_us=bound) as node:
            module, out = node.load(WRONG), node.ranks[1].zeros((1,), torch.int32)
            heap = SymmetricHeap(node, 1024)
            ready = heap.alloc("ready", (8,), torch.uint32)
            heap.zero_()
            node.ranks[1].launch(module.wait_for, 1, 64, ready[1], out)
            node.ranks[0].launch(module.set_late, 1, 64, heap.translate(ready[0], 1), 300)  # 300 x 3.9 us
            if late:
                error = fails(node, DeadlockError, r"a wait exceeds its bound of 50 us \(simulated\)",
                              r"waits since .* on ready\[2\] = 0 \(no rank has set it", kind="wait", bound_us=50, waves=1, cycle=[])
                wave, = error.report["waiting"]
                has(wave, **place(1, "wait_for", "wait_for", "global_load_dword"))
                assert error.report["at"] == wave["since"] + 50_000_000 and "deadlock" not in str(error)
                has(wave["words"][0], symbol="ready", indices=[2], value=0)
            assert out.host().item() == (0 if late else 1)


def test_a_wait_is_recorded_once_and_whole(node, module, heap):
    """The record lasts from the first poll to the poll that saw the flag, however long the wave was parked."""
    heap.zero_()
    out = node.ranks[1].zeros((1,), torch.int32, "out")
    node.synchronize()
    mark = node.mark()
    node.ranks[1].launch(module.wait_for, 1, 64, heap["ready"][1], out)
    node.ranks[0].launch(module.set_late, 1, 64, heap.translate(heap["ready"][0], 1), 200)  # 200 x 3.9 us
    trace = node.trace_since(mark)
    launch, = trace.select("launch", rank=1).records
    wait, = trace.select("wait").records
    assert wait["rank"] == 1 and wait["src"] == 0 and wait["index"] == 2 and wait["bytes"] == 5
    assert 700e6 < wait["duration"] < launch["duration"] and wait["time"] - launch["time"] < 3e6
    seen, = trace.select("flag_seen").records
    assert seen["time"] == wait["time"] + wait["duration"] and seen["bytes"] == 5 and seen["src"] == 0
    assert out.host().item() == 1


def test_blocks_that_wait_for_blocks_without_room(node, module):
    rank = node.ranks[0]
    arrived = rank.zeros((1,), torch.uint32, "arrived")
    fit = rank.resident_blocks(module.meet, 256)
    assert fit == 16  # 8 CUs, 32 KiB of LDS each block
    rank.launch(module.meet, fit, 256, arrived, cooperative=True)
    assert arrived.to_torch().item() == fit
    arrived.zero_()
    rank.launch(module.meet, fit + 4, 256, arrived)
    lacking = {"rank": 0, "kernel": "meet", "blocks": 4, "of": fit + 4, "running": fit, "stream": 0, "holders": []}
    report = fails(node, DeadlockError, r"arrived\[0\] = 16", rf"rank 0, kernel meet: 4 of {fit + 4} blocks have not started: "
                   r"no CU has room \(16 run\)", waves=fit, not_started=[lacking], cycle=[0]).report  # blocks wait for the same rank's
    has(report["waiting"][0]["words"][0], symbol="arrived", value=fit, could_set=[0])
    with pytest.raises(LaunchError, match=f"{fit + 1} blocks of 256 threads, but only {fit} fit at once"):
        rank.launch(module.meet, fit + 1, 256, arrived, cooperative=True)
    pointers = (ctypes.c_void_p * 1)(ctypes.addressof(ctypes.c_uint64(arrived.address)))
    with pytest.raises(HipError, match=f"hipErrorCooperativeLaunchTooLarge.*{fit + 1} blocks, but only {fit} fit"):
        node.runtime.launch(0, module.meet.function(rank.context, rank.index), (fit + 1, 1, 1), (256, 1, 1), 0, None, pointers, True)


def test_one_failure_is_reported_not_what_follows_from_it(node, module, heap):
    """Rank 0 faults before it sets the flag that rank 1 waits for."""
    heap.zero_()
    node.ranks[1].launch(module.wait_for, 1, 64, heap["ready"][1], node.ranks[1].zeros((1,), torch.int32))
    node.ranks[0].launch(module.fill, 1, 64, None, 64, 1)
    node.ranks[0].launch(module.set, 1, 64, heap["ready"][0], heap.bases[0], 0, 1)
    fails(node, FaultError, cause="null", rank=0, kernel="fill")
    assert heap["ready"][1].to_torch().sum() == 0  # what came behind it was dropped


# ---- barriers --------------------------------------------------------------------------------------------------------

def test_waves_that_wait_at_a_barrier_for_each_other(node, module):
    ready = node.ranks[0].zeros((1,), torch.uint32, "ready_to_go")
    node.ranks[0].launch(module.half_at_the_barrier, 1, 128, ready)
    report = fails(node, DeadlockError, r"ready_to_go\[0\] = 0", "1 waves? waits? at a barrier, for example rank 0").report
    has(report["barrier"], **place(0, "half_at_the_barrier", "barrier", "s_barrier"), waves=1)
    has(report["waiting"][0], **place(0, "half_at_the_barrier", "beside_the_barrier", "global_load_dword", wave=1))


def test_barriers_count_waves(node, module):
    """s_barrier counts waves, as on the hardware: lanes do not matter, and it does not wait for ended waves. (__syncthreads() asks
    for more: test_divergent.py.)"""
    numbers = node.ranks[0].zeros((128,), torch.int32)
    node.ranks[0].launch(module.divergent_barrier, 1, 128, numbers)
    assert numbers.host().tolist() == [2, 1] * 64
    node.ranks[0].launch(module.odd_barriers, 1, 128, numbers)
    assert numbers.host().tolist() == [3] * 128


# ---- no end ----------------------------------------------------------------------------------------------------------

@pytest.mark.parametrize("kernel", ("spin_on_nothing", "spin_at_barriers", "spin_on_lds"))
def test_loops_without_end(node, module, kernel):
    numbers = node.ranks[1].zeros((64,), torch.int32)
    node.ranks[1].launch(module[kernel], 2, 128, numbers)
    report = fails(node, BudgetError, "no end in sight: (400000 wave instructions since the host began to wait|no way leads out of "
                   "this loop)", rf"rank 1, kernel {kernel}, block \d, wave \d, wrong\.hip:", kind="budget", waves=4, not_started=[]).report
    assert sum(has(group, rank=1, kernel=kernel)["waves"] for group in report["places"]) == 4
    assert any(0 <= group["line"] - LINES[kernel] <= 2 for group in report["places"])
    assert kernel != "spin_on_nothing" or (report["limit"], report["most"]) == ("turns", 65_536)


TURNS = """#include <hip/hip_runtime.h>
extern "C" __global__ void turns() {
  for (int n = 1; n;) asm volatile("" : "+v"(n));  // clang sees a way out
}
"""


def test_a_report_of_a_budget_says_who_waits():
    with Node(1, name="small", max_seconds=0.2) as node:
        rank = node.ranks[0]
        ready = rank.zeros((64,), torch.uint32, "ready")
        rank.launch(node.load(WRONG).wait_for, 1, 64, ready, rank.zeros((1,), torch.int32))
        rank.launch(node.load(TURNS, name="turns.hip").turns, 1, 64, stream=rank.stream())
        error = fails(node, BudgetError, limit="max_seconds", most=0.2, waves=2, not_started=[])
    runs, = (group for group in error.report["places"] if group["state"] == "runs")
    has(runs, rank=0, kernel="turns", waves=1)
    waits, = (group for group in error.report["places"] if group["state"] == "waits")
    has(waits["words"][0], symbol="ready", index=2, value=0)
    assert waiting(error) == [] and Waiter.of(waits).kernel == "wait_for"


def test_the_budget_counts_from_each_wait(node, module):
    """Each kernel is short, but their number has no end."""
    rank = node.ranks[0]
    numbers, before = rank.zeros((6400,), torch.int32), node.counters()["instructions"]
    while node.counters()["instructions"] - before < 900_000:
        for _ in range(40):
            rank.launch(module.fill, 100, 64, numbers, 6400, 1)
        rank.synchronize()


# ---- before anything runs --------------------------------------------------------------------------------------------

KERNEL = '#include "a2a/a2a.h"\nextern "C" __global__ void k(int* p) {{\n  p[0] = 1;\n  {}\n}}\n'


@pytest.mark.parametrize("statement, message", (
    ('asm volatile("s_bogus s0, s1");', "unknown instruction `s_bogus`"),
    ('asm volatile("image_load v0, v[1:2], s[0:7]");', "unknown instruction `image_load`"),
    ('asm volatile("s_add_u32 s0, s1, s300");', "operand `s300` of `s_add_u32`: no such register"),
    ('asm volatile("v_add_u32 v0, v1, v2 bogus:3");', "unknown modifier `bogus:3` of `v_add_u32`"),
))
def test_assembly_the_simulator_does_not_know(node, statement, message):
    with pytest.raises(LoadError) as raised:
        node.load(KERNEL.format(statement), name="mine.hip")
    assert re.search(r"assembly line \d+ \(mine\.hip:4\): ", str(raised.value)) and message in str(raised.value)
    assert raised.value.report["kind"] == "load"


def test_a_function_that_is_nowhere(node):
    with pytest.raises(LoadError, match="undefined symbol .*nowhere"):
        node.load('#include "a2a/a2a.h"\n__device__ int nowhere(int);\n'
                  'extern "C" __global__ void k(int* p) { p[0] = nowhere(1); }\n')


def test_launches_that_cannot_be(node, module):
    rank = node.ranks[0]
    numbers = rank.zeros((64,), torch.int32)
    with pytest.raises(LaunchError, match="a block has at most 1024 threads, not 1025"):
        rank.launch(module.fill, 1, 1025, numbers, 64, 1)
    with pytest.raises(LaunchError, match="dynamic LDS; a block has 64 KiB"):
        rank.launch(module.lds_past_the_end, 1, 64, numbers, 0, dynamic_lds=65536)
    # The library refuses them too, whoever calls it.
    function, values = module.fill.function(rank.context, rank.index), (ctypes.c_uint64(numbers.address), ctypes.c_int(64), ctypes.c_int(1))
    pointers = (ctypes.c_void_p * 3)(*map(ctypes.addressof, values))
    for grid, block, lds, message in (((1, 1, 1), (1025, 1, 1), 0, "1025 threads in a block"),
                                      ((1, 1, 1), (64, 64, 1), 0, "4096 threads in a block"),
                                      ((0, 1, 1), (64, 1, 1), 0, "no threads"),
                                      ((1, 1, 1), (64, 0, 1), 0, "no threads"),
                                      ((1, 1, 1), (64, 1, 1), 65537, "65537 bytes of LDS; a CU has 65536")):
        with pytest.raises(HipError, match=message):
            node.runtime.launch(0, function, grid, block, lds, None, pointers)
    with pytest.raises(HipError, match="argument 2 is missing"):
        node.runtime.launch(0, function, (1, 1, 1), (64, 1, 1), 0, None,
                            (ctypes.c_void_p * 3)(*map(ctypes.addressof, values[:2]), None))
    with pytest.raises(HipError, match="the module was loaded on rank 0"):
        node.runtime.launch(1, function, (1, 1, 1), (64, 1, 1), 0, None, pointers)


# ---- reads of memory that nobody wrote -------------------------------------------------------------------------------

def test_never_written_memory_is_noticed():
    with Node(1, name="small") as node:
        rank, module = node.ranks[0], node.load(WRONG)
        src, dst = rank.empty((2, 128), torch.int32, "src"), rank.zeros((128,), torch.int32, "dst")
        src[1].fill_(3)
        rank.launch(module.read, 1, 128, dst, src[1])
        node.synchronize()
        assert node.counters()["never_written_reads"] == 0
        rank.launch(module.read, 1, 128, dst, src[0])
        node.synchronize()
        counters = node.counters()
        assert counters["never_written_reads"] == 2  # instructions: one for each wave
        assert re.search(rf"src\[0, (0|64)\], read by rank 0, kernel read, block 0, wave \d, wrong\.hip:{LINES['read']}\b",
                         counters["never_written_first"])
        assert torch.isnan(dst.view(torch.float32).host()).all()


# ---- the same report every time --------------------------------------------------------------------------------------

def test_a_report_is_the_same_every_time():
    def report():
        with Node(2, name="small", seed=3) as node:
            module, heap = node.load(WRONG), SymmetricHeap(node, 1024)
            ready = heap.alloc("ready", (8,), torch.uint32)
            heap.zero_()
            for i, rank in enumerate(node.ranks):
                rank.launch(module.wait_for, 3, 128, ready[i], rank.zeros((1,), torch.int32))
            node.ranks[0].launch(module.set_own_copy, 1, 64, ready[0], heap.bases[0], 0, 1)
            return fails(node, DeadlockError).report

    assert report() == report()


def test_flags_by_destination_and_a_block_that_left(node, heap):
    """The flags are new ones: any element that a rank ever set counts as set."""
    flags = heap.alloc("by_peer", (2,), torch.uint32)
    heap.zero_()
    module = node.load("""#include "a2a/a2a.h"
using namespace a2a;
extern "C" __global__ void by_destination(World world, uint32_t* flags) {
  const int peer = 1 - world.rank;
  if (threadIdx.x == 0) signal<Order::release, Scope::system>(world.at(flags + peer, peer), 1u);
  if (threadIdx.x == 0) wait_equal<Order::acquire, Scope::system>(flags + peer, 1u);
}
extern "C" __global__ void leave(uint32_t* state) { if (blockIdx.x) grid_barrier(state); }
""", name="left.hip")
    for i in range(2):
        node.ranks[i].launch(module.by_destination, 1, 64, heap.world(i), flags[i])
    fails(node, DeadlockError, r"of by_peer in rank 1's memory only by_peer\[1\] has been set, by rank 0, left.hip:5; its waves wait for "
          r"others, such as by_peer\[0\]")
    state = node.ranks[0].zeros((2,), torch.uint32, "state")
    node.ranks[0].launch(module.leave, 3, 64, state)
    fails(node, DeadlockError, r"rank 0: 1 of 3 blocks of leave has ended, and will not set state\[1\], for which others of them wait")
