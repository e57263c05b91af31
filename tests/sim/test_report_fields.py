"""Reports as data, field by field, on small kernels; and that their text says what the fields say."""
import ctypes
import json
import pickle

import pytest
import torch
from diagnostics_tools import LINES, WRONG, module, node, still_usable  # noqa: F401

from a2a_lib.errors import BudgetError, DeadlockError, FaultError, HipError
from a2a_lib.machine.node import Node
from a2a_lib.machine.node.heap import SymmetricHeap
from a2a_lib.machine.trace.reports import Place, Waiter, waiting


def failure(node, kind):
    with pytest.raises(kind) as raised:
        node.synchronize()
    again = pickle.loads(pickle.dumps(raised.value))
    assert again.report == raised.value.report == json.loads(json.dumps(again.report)) and str(again) == again.report["text"]
    return again


def place(rank, kernel, mark, mnemonic, block=0, grid=1, wave=0):
    """The fields of a `Place` but for the line of the assembly."""
    return {"rank": rank, "kernel": kernel, "block": [block, 0, 0], "grid": [grid, 1, 1], "wave": wave, "file": "wrong.hip",
            "line": LINES[mark], "mnemonic": mnemonic}


def has(report, **fields):
    assert {key: report.get(key, "missing") for key in fields} == fields
    return report


# ---- waits -----------------------------------------------------------------------------------------------------------

@pytest.fixture(scope="module")
def heap(node):
    heap = SymmetricHeap(node, 1 << 16)
    heap.alloc("ready", (4, 16), torch.uint32)
    return heap.zero_()


WORD = {"symbol": "ready", "bytes": 4, "set_by": None, "own_copy": None, "could_set": [], "expected": "5"}


def test_a_deadlock(node, module, heap):
    heap.zero_()
    node.ranks[1].launch(module.wait_for, 5, 128, heap["ready"][1][3], node.ranks[1].zeros((1,), torch.int32))
    error = failure(node, DeadlockError)
    report = has(error.report, kind="deadlock", waves=5, barrier=None, not_started=[], streams=[], cycle=[])
    assert len(report["waiting"]) == 2  # stand for all five
    for block, wave in enumerate(report["waiting"]):
        has(wave, **place(1, "wait_for", "wait_for", "global_load_dword", block, grid=5))
        assert 0 < wave["since"] < report["at"] and wave["assembly_line"] > 0
        word, = wave["words"]
        has(word, **WORD, index=50, indices=[3, 2], owner=1, value=0)
    assert "... and 3 more waves" in str(error) and waiting(error)[0].words[0].name == "ready[3, 2]"


def test_who_set_a_flag_and_who_its_own_copy(node, module, heap):
    heap.zero_()
    ready, (first, second) = heap["ready"], node.ranks
    second.launch(module.wait_for, 1, 64, ready[1], second.zeros((1,), torch.int32))
    first.launch(module.set_own_copy, 1, 64, ready[0], heap.bases[0], 0, 1)
    error = failure(node, DeadlockError)
    word, = has(error.report, cycle=[])["waiting"][0]["words"]
    has(word, **WORD | {"own_copy": word["own_copy"], "could_set": [0]}, value=0, indices=[0, 2])
    copy = has(word["own_copy"], rank=0, line=LINES["set_own_copy"])
    assert copy["file"].endswith("wrong.hip") and 0 < copy["time"] < error.report["at"]
    first.launch(module.set, 1, 64, ready[0], heap.bases[0], 0, 1)
    node.synchronize()
    second.launch(module.poll_by_hand, 1, 64, ready[1][0, 2:3], second.zeros((1,), torch.int32))
    error = failure(node, DeadlockError)
    word, = error.report["waiting"][0]["words"]
    setter = has(word, **WORD | {"set_by": word["set_by"], "could_set": [0], "expected": None}, value=5, indices=[0, 2])["set_by"]
    assert setter["rank"] == 0 and 0 < setter["time"] < error.report["waiting"][0]["since"]


def test_values_of_64_bits_and_none(node, module):
    rank = node.ranks[0]
    pairs, nothing = rank.zeros((3,), torch.int64, "pairs"), rank.empty((8,), torch.uint32, "nothing")
    rank.launch(module.set_pair, 1, 64, pairs)
    node.synchronize()
    rank.launch(module.wait_pair, 1, 64, pairs)
    error = failure(node, DeadlockError)
    word, = error.report["waiting"][0]["words"]
    has(word, symbol="pairs", bytes=8, value=3 << 32 | 7, indices=[1])
    assert waiting(error)[0].words[0].value_text == "3 << 32 | 7"
    rank.launch(module.wait_for, 1, 64, nothing, rank.zeros((1,), torch.int32))
    error = failure(node, DeadlockError)
    has(error.report["waiting"][0]["words"][0], symbol="nothing", value=None)
    assert "nothing[2] = never written" in str(error)


def test_all_words_of_a_wave_are_in_the_report(node, module):
    node.ranks[0].launch(module.wait_lanes, 1, 64, node.ranks[0].zeros((64,), torch.uint32, "flags"))
    error = failure(node, DeadlockError)
    assert [word["index"] for word in error.report["waiting"][0]["words"]] == [*range(64)]
    assert "flags[3] = 0 (no rank has set it), ..." in str(error) and "flags[4]" not in str(error)


def test_blocks_without_room_and_waves_at_a_barrier(node, module):
    rank = node.ranks[0]
    fit = rank.resident_blocks(module.meet, 256)
    rank.launch(module.meet, fit + 4, 256, rank.zeros((1,), torch.uint32, "arrived"))
    error = failure(node, DeadlockError)
    has(error.report, waves=fit, not_started=[{"rank": 0, "kernel": "meet", "blocks": 4, "of": fit + 4, "running": fit,
                                                  "stream": 0, "holders": []}])
    has(error.report["waiting"][0]["words"][0], symbol="arrived", value=fit, could_set=[0])
    assert error.report["cycle"] == [0]  # its blocks wait for blocks of the same rank
    rank.launch(module.half_at_the_barrier, 1, 128, rank.zeros((1,), torch.uint32, "ready"))
    report = failure(node, DeadlockError).report
    has(report["barrier"], **place(0, "half_at_the_barrier", "barrier", "s_barrier"), waves=1)
    has(report["waiting"][0], **place(0, "half_at_the_barrier", "beside_the_barrier", "global_load_dword", wave=1))


def test_an_exceeded_wait():
    with Node(2, name="small", max_wait_us=50) as node:
        module, heap = node.load(WRONG), SymmetricHeap(node, 1024)
        ready = heap.alloc("ready", (8,), torch.uint32)
        heap.zero_()
        node.ranks[1].launch(module.wait_for, 1, 64, ready[1], node.ranks[1].zeros((1,), torch.int32))
        node.ranks[0].launch(module.set_late, 1, 64, heap.translate(ready[0], 1), 300)
        report = has(failure(node, DeadlockError).report, kind="wait", bound_us=50, waves=1, cycle=[])
        wave, = report["waiting"]
        has(wave, **place(1, "wait_for", "wait_for", "global_load_dword"))
        assert report["at"] == wave["since"] + 50_000_000
        has(wave["words"][0], symbol="ready", indices=[2], value=0)


TURNS = """#include <hip/hip_runtime.h>
extern "C" __global__ void turns() {
  for (int n = 1; n;) asm volatile("" : "+v"(n));  // clang sees a way out
}
"""


# ---- no end ----------------------------------------------------------------------------------------------------------

def test_budgets(node, module):
    node.ranks[0].launch(module.spin_on_nothing, 2, 64, None)
    report = has(failure(node, BudgetError).report, kind="budget", limit="turns", most=65_536, waves=2, not_started=[])
    assert sum(has(one, rank=0, kernel="spin_on_nothing", state="runs")["waves"] for one in report["places"]) == 2
    with Node(1, name="small", max_seconds=0.2) as small:
        ready = small.ranks[0].zeros((64,), torch.uint32, "ready")
        kernels = small.load(WRONG)
        small.ranks[0].launch(kernels.wait_for, 1, 64, ready, small.ranks[0].zeros((1,), torch.int32))
        turns = small.load(TURNS, name="turns.hip").turns
        small.ranks[0].launch(turns, 1, 64, stream=small.ranks[0].stream())
        error = failure(small, BudgetError)
    report = has(error.report, kind="budget", limit="max_seconds", most=0.2, waves=2, not_started=[])
    runs, = (place for place in report["places"] if place["state"] == "runs")
    has(runs, rank=0, kernel="turns", waves=1)
    waits, = (one for one in report["places"] if one["state"] == "waits")
    has(waits["words"][0], symbol="ready", index=2, value=0)
    assert waiting(error) == [] and Waiter.of(waits).kernel == "wait_for"


# ---- faults ----------------------------------------------------------------------------------------------------------

def fault(node, cause, **fields):
    error = failure(node, FaultError)
    return has(error.report, kind="fault", cause=cause, **fields)


def test_addresses(node, module):
    first, second = node.ranks
    numbers = first.zeros((64,), torch.int32, "numbers")
    fill = place(0, "fill", "fill", "global_store_dword")
    first.launch(module.fill, 1, 64, None, 64, 1)
    report = fault(node, "null", **fill, access="write", bytes=4, address=0, symbol=None, lane=0, thread=0)
    assert report["at"] > 0 and Place.of(report).line == LINES["fill"]
    first.launch(module.fill, 2, 64, numbers, 128, 1)
    fault(node, "past_end", **place(0, "fill", "fill", "global_store_dword", block=1, grid=2), symbol="numbers", offset=256,
          size=256, owner=0, ipc=False, address=numbers.address + 256,
          last={"symbol": "numbers", "index": 63, "indices": [63], "offset": 255})
    first.launch(module.fill, 1, 64, ctypes.c_void_p(numbers.address - 8), 64, 1)
    fault(node, "before_start", **fill, symbol="numbers", offset=-8, owner=0)
    theirs = second.zeros((4, 128), torch.int32, "theirs")
    first.launch(module.fill, 1, 64, ctypes.c_void_p(theirs.address + 1032), 64, 1)
    fault(node, "other_rank", **fill, symbol="theirs", indices=[2, 2], index=258, offset=1032, owner=1)
    first.launch(module.fill, 1, 64, ctypes.c_void_p(theirs.address + (1 << 30)), 64, 1)
    fault(node, "other_rank", symbol=None, indices=None, offset=None, owner=1)
    first.launch(module.fill, 1, 64, ctypes.c_void_p(0x123456789000), 64, 1)
    fault(node, "unmapped", **fill, address=0x123456789000, symbol=None)
    opened = second.open(numbers.ipc_handle(), (64,), torch.int32)
    second.launch(module.add_past_the_end, 1, 64, opened, 64)
    fault(node, "past_end", **place(1, "add_past_the_end", "add_past_the_end", "global_atomic_add"), access="atomic",
          symbol="numbers", owner=0, ipc=True)


def test_freed_memory(node, module):
    gone = node.ranks[0].zeros((4,), torch.int32, "gone")
    address = gone.address
    del gone
    node.synchronize()
    node.synchronize()
    node.ranks[0].launch(module.fill, 1, 64, ctypes.c_void_p(address + 8), 1, 1)
    fault(node, "freed", symbol="gone", address=address + 8)


def test_alignment_and_local_memory(node, module):
    rank = node.ranks[0]
    numbers = rank.zeros((256,), torch.int32, "numbers")
    rank.launch(module.misaligned_store, 1, 128, numbers)
    fault(node, "misaligned", symbol="numbers", indices=[140], offset=562, owner=0, multiple=4, bytes=4, lane=6, thread=70, wave=1,
          access="write")
    rank.launch(module.lds_past_the_end, 1, 128, numbers, 64)
    fault(node, "lds_range", via="ds", address=512, bytes=4, size=512, wave=1, lane=0, thread=64)
    rank.launch(module.scratch_past_the_end, 1, 64, numbers, 40_000)
    report = fault(node, "scratch_range", kernel="scratch_past_the_end", bytes=4)
    assert report["address"] + 4 > report["size"] > 0


def test_code(node, module):
    rank = node.ranks[0]
    rank.launch(module.trap, 1, 64, rank.from_torch(torch.full((64,), 7, dtype=torch.int32), "p"))
    fault(node, "trap", **place(0, "trap", "trap", "s_trap"), number=2, lane=None, thread=None)
    pointer = rank.from_torch(torch.tensor([1 << 40], dtype=torch.int64), "pointer")
    rank.launch(module.call, 1, 64, pointer, rank.zeros((64,), torch.int32))
    fault(node, "jump", address=1 << 40, function=None, kernel="call")


def test_an_assertion_and_a_misaligned_lds_address():
    with Node(1, name="small", alignment="strict") as node:
        text = """#include "a2a/a2a.h"
#include <cassert>
extern "C" __global__ void check(int* x) { assert(x[threadIdx.x] == 0 && "small"); }
extern "C" __global__ void odd(int* x) {
  __shared__ char bytes[64];
  *(int*)(bytes + 2 * x[0]) = 1;
  __syncthreads();
  x[0] = bytes[x[0]];
}
"""
        rank, module = node.ranks[0], node.load(text, name="odd.hip")
        rank.launch(module.check, 1, 64, rank.from_torch(torch.arange(64, dtype=torch.int32) // 5, "x"))
        fault(node, "assert", condition='x[threadIdx.x] == 0 && "small"', assert_line=3, lane=5, thread=5)
        rank.launch(module.odd, 1, 64, rank.from_torch(torch.ones(1, dtype=torch.int32), "x"))
        fault(node, "lds_misaligned", address=2, bytes=4, multiple=4)


def test_a_hosts_call(node):
    numbers, library = node.ranks[0].zeros((64,), torch.int32, "numbers"), node.runtime.library
    with node.runtime.on(0), pytest.raises(HipError, match="hipMemset: accesses 5 bytes at .*: 4 bytes past the end of `numbers`"):
        library.call("hipMemset", ctypes.c_void_p(numbers.address), 0, ctypes.c_size_t(260))
    has(library._last_report(), kind="memory", function="hipMemset", cause="past_end", symbol="numbers", rank=0, owner=0)
