"""Whatever a kernel does wrong: a report that names who, where and whose memory, and a node that goes on."""
import ctypes
import re

import pytest
import torch
from diagnostics_tools import LINES, WRONG, at, fails, line, module, node, still_usable  # noqa: F401

from a2a_lib.errors import BudgetError, DeadlockError, FaultError, HipError, LaunchError, LoadError
from a2a_lib.machine.node import Node
from a2a_lib.machine.node.heap import SymmetricHeap


@pytest.fixture(scope="module")
def heap(node):
    heap = SymmetricHeap(node, 1 << 16)
    heap.alloc("ready", (4, 16), torch.uint32)
    return heap.zero_()


# ---- waits -----------------------------------------------------------------------------------------------------------

def test_a_flag_that_is_never_set(node, module, heap):
    out = node.ranks[1].zeros((1,), torch.int32)
    node.ranks[1].launch(module.wait_for, 2, 128, heap["ready"][1][3], out)
    fails(node, DeadlockError, "deadlock: no wave can make progress", at(1, "wait_for", 0, 0, "wait_for"),
          at(1, "wait_for", 1, 0, "wait_for"), r"waits since \d+\.\d+ us on ready\[3, 2\] = 0 \(no rank has set it\)")


def test_a_forgotten_translate(node, module, heap):
    heap.zero_()
    ready, (mine, theirs) = heap["ready"], node.ranks
    out = theirs.zeros((1,), torch.int32, "out")
    theirs.launch(module.wait_for, 1, 64, ready[1], out)
    mine.launch(module.set_own_copy, 1, 64, ready[0], heap.bases[0], 0, 1)
    fails(node, DeadlockError, at(1, "wait_for", 0, 0, "wait_for"),
          rf"ready\[0, 2\] = 0 \(no rank has set it; but rank 0 wrote its own copy of ready\[0, 2\], "
          rf"{line('set_own_copy')}, at \d+\.\d+ us: was a translate forgotten\?\)")
    heap.zero_()
    theirs.launch(module.wait_for, 1, 64, ready[1], out)
    mine.launch(module.set, 1, 64, ready[0], heap.bases[0], 0, 1)
    assert out.host().item() == 1


def test_a_flag_with_a_wrong_value(node, module, heap):
    heap.zero_()
    out = node.ranks[0].zeros((1,), torch.int32)
    node.ranks[1].launch(module.set, 1, 64, heap["ready"][1], heap.bases[1], 1, 0)
    node.synchronize()
    node.ranks[0].launch(module.poll_by_hand, 1, 64, heap["ready"][0][0, 2:3], out)
    fails(node, DeadlockError, at(0, "poll_by_hand", 0, 0, "poll_by_hand"),
          r"ready\[0, 2\] = 5 \(last set by rank 1 at \d+\.\d+ us\)")


def test_a_wait_that_takes_too_long():
    """Rank 0 works and would set the flag after the bound of a wait."""
    for bound, late in ((2000, False), (50, True)):
        with Node(2, name="small", max_wait_us=bound) as node:
            module, out = node.load(WRONG), node.ranks[1].zeros((1,), torch.int32)
            heap = SymmetricHeap(node, 1024)
            ready = heap.alloc("ready", (8,), torch.uint32)
            heap.zero_()
            opened = heap.translate(ready[0], 1)
            node.ranks[1].launch(module.wait_for, 1, 64, ready[1], out)
            node.ranks[0].launch(module.set_late, 1, 64, opened, 300)  # 300 x 3.9 us
            if late:
                text = fails(node, DeadlockError, r"a wait exceeds its bound of 50 us \(simulated\)",
                             at(1, "wait_for", 0, 0, "wait_for"),
                             r"waits since .* on ready\[2\] = 0 \(no rank has set it")
                assert "deadlock" not in text
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
    fails(node, DeadlockError, at(0, "meet", 0, 0, "meet"), r"arrived\[0\] = 16",
          rf"rank 0, kernel meet: 4 of {fit + 4} blocks have not started: no CU has room \(16 run\)")
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
    fails(node, FaultError, "a null pointer", "rank 0, kernel fill")
    assert heap["ready"][1].to_torch().sum() == 0  # what came behind it was dropped


# ---- barriers --------------------------------------------------------------------------------------------------------

def test_waves_that_wait_at_a_barrier_for_each_other(node, module):
    ready = node.ranks[0].zeros((1,), torch.uint32, "ready_to_go")
    node.ranks[0].launch(module.half_at_the_barrier, 1, 128, ready)
    fails(node, DeadlockError, at(0, "half_at_the_barrier", 0, 1, "beside_the_barrier"), r"ready_to_go\[0\] = 0",
          r"1 waves? waits? at a barrier, for example " + at(0, "half_at_the_barrier", 0, 0, "barrier"))


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
    fails(node, BudgetError, "no end in sight: (400000 wave instructions since the host began to wait|no way leads out of this loop)",
          rf"rank 1, kernel {kernel}, block \d, wave \d, ({line(kernel)}|wrong\.hip:{LINES[kernel] + 1}|"
          rf"wrong\.hip:{LINES[kernel] + 2}\b)")


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
        assert re.search(rf"src\[0, (0|64)\], read by rank 0, kernel read, block 0, wave \d, {line('read')}",
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
            return fails(node, DeadlockError)

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
