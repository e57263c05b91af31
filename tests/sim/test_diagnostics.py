"""Whatever a kernel does wrong or waits for in vain, and what cannot be loaded or launched: a report that names who, where and whose
memory, and a node that goes on."""
import ctypes
import json
import pickle
import re
from pathlib import Path
from types import SimpleNamespace

import pytest
import torch

from a2a_lib.errors import BudgetError, DeadlockError, FaultError, HipError, LaunchError, LoadError
from a2a_lib.machine.node import Node
from a2a_lib.machine.node.heap import SymmetricHeap
from a2a_lib.machine.trace.reports import Place, Waiter, waiting

WRONG = Path(__file__).parent / "kernels" / "wrong.hip"
LINES = {mark: number for number, text in enumerate(WRONG.read_text().splitlines(), 1)
         for mark in re.findall(r"// @(\w+)", text)}


@pytest.fixture(scope="module")
def node():
    """One node for all tests: each must leave it in order."""
    with Node(2, name="small", max_instructions=400_000, alignment="strict") as node:
        yield node


@pytest.fixture(scope="module")
def module(node):
    return node.load(WRONG)


@pytest.fixture(scope="module")
def heap(node):
    heap = SymmetricHeap(node, 1 << 16)
    heap.alloc("ready", (4, 16), torch.uint32)
    return heap.zero_()


@pytest.fixture(autouse=True)
def still_usable(node, module):
    """Checks after every test that all ranks compute and that nothing of the failed work is left."""
    yield
    for rank in node.ranks:
        dst = rank.zeros((1000,), torch.int32, "after")
        rank.launch(module.fill, 8, 128, dst, 1000, 9)
        assert dst.to_torch().tolist() == [9] * 1000
    node.synchronize()


def fails(node, wanted, *patterns, **fields):
    """The error that synchronising raises, after a copy by pickle. Its text matches all patterns, its report has the fields."""
    raised = pytest.raises(wanted, node.synchronize)
    error = pickle.loads(pickle.dumps(raised.value))
    assert error.report == raised.value.report == json.loads(json.dumps(error.report))
    text = str(error)
    assert error.report["text"] == text
    for pattern in patterns:
        assert re.search(pattern, text), f"no {pattern!r} in:\n{text}"
    assert not re.search(r"0x7f\w{9,}", text), f"an address of this process, not of the node:\n{text}"
    if wanted is FaultError:
        assert f"by {Place.of(error.report)}\n" in text and error.report["at"] > 0
    has(error.report, **fields)
    return error


def has(report, **fields):
    assert {key: report.get(key, "missing") for key in fields} == fields
    return report


def place(rank, kernel, mark, mnemonic, block=0, grid=1, wave=0):
    """The fields of a `Place` but for the line of the assembly."""
    return {"rank": rank, "kernel": kernel, "block": [block, 0, 0], "grid": [grid, 1, 1], "wave": wave, "file": "wrong.hip",
            "line": LINES[mark], "mnemonic": mnemonic}


@pytest.fixture(scope="module")
def memory(node):
    """Buffers of both ranks. gone: the address of one that was freed. at: an address as a kernel's argument."""
    mine, theirs = node.ranks
    numbers = mine.from_torch(torch.arange(256, dtype=torch.int32), "numbers")
    sevens = torch.zeros(256, dtype=torch.int32)
    sevens[70] = 7
    owned, gone = theirs.zeros((64,), torch.int32, "owned"), mine.zeros((4,), torch.int32, "gone")
    address = gone.address
    del gone
    node.synchronize()
    node.synchronize()
    return SimpleNamespace(
        at=ctypes.c_void_p, numbers=numbers, sevens=mine.from_torch(sevens, "sevens"), owned=owned, gone=address,
        flags=mine.zeros((3,), torch.uint32, "flags"), table=theirs.zeros((12, 40), torch.float32, "table"),
        theirs=theirs.zeros((4, 128), torch.int32, "theirs"), opened=mine.open(owned.ipc_handle(), (64,), torch.int32, "opened", home=1),
        functions=mine.from_torch(torch.tensor([0, numbers.address, -1]), "functions"))


FAULTS = {  # name: rank, kernel, its launch with the buffers m, what the text says, fields of the report
    "a null pointer": (1, "fill", lambda run, m: run(1, 64, None, 64, 1), "writes 4 bytes at 0x0: a null pointer\n", dict(
        cause="null", access="write", bytes=4, address=0, symbol=None, lane=0, thread=0, mnemonic="global_store_dword")),
    "one row past the end": (1, "one_row_too_many", lambda run, m: run(2, 512, m.table, 12, 40),  # row 12 is wave 4 of block 1
                             r"past the end of `table` \(last element table\[11, 39\]\)", dict(
        cause="past_end", block=[1, 0, 0], grid=[2, 1, 1], wave=4, lane=0, thread=256, symbol="table", offset=1920, size=1920, owner=1,
        ipc=False, last={"symbol": "table", "index": 479, "indices": [11, 39], "offset": 1919})),
    "before the start": (0, "fill", lambda run, m: run(1, 64, m.at(m.numbers.address - 16), 8, 1),
                         r"writes 4 bytes at 0x\w+: 16 bytes before the start of `numbers`", dict(
        cause="before_start", symbol="numbers", offset=-16, owner=0)),
    "before the start, after another one": (0, "fill", lambda run, m: run(1, 64, m.at(m.flags.address - 16), 8, 1),
                                            "16 bytes before the start of `flags`", dict(symbol="flags")),
    "across the end": (0, "misaligned_atomic", lambda run, m: run(1, 1, m.at(m.flags[1:].address)),  # 8 bytes from flags[2]
                       r"atomically updates 8 bytes at 0x\w+: 4 bytes past the end of `flags` \(last element flags\[2\]\)", dict(
        cause="past_end")),
    "past the end of a peer's memory": (0, "add_past_the_end", lambda run, m: run(1, 64, m.opened, 64),
                                        r"4 bytes past the end of `owned` \(last element owned\[63\]\) of rank 1", dict(
        access="atomic", symbol="owned", owner=1, ipc=True, lane=0)),
    "freed memory": (0, "fill", lambda run, m: run(1, 64, m.at(m.gone + 8), 1, 1), r"this memory \(`gone`\) was freed", dict(
        cause="freed", symbol="gone")),
    "a peer's raw address": (0, "fill", lambda run, m: run(1, 64, m.at(m.theirs.address + 1032), 64, 1),
                             r"this is theirs\[2, 2\] at an address of rank 1\. An address is valid only on the rank it was made for: "
                             "on rank 0 open the memory through IPC", dict(
        cause="other_rank", symbol="theirs", indices=[2, 2], index=258, offset=1032, owner=1)),
    "an address of a peer where nothing is": (0, "fill", lambda run, m: run(1, 64, m.at(m.theirs.address + (1 << 36)), 64, 1),
                                              "an address of rank 1's address space; it means nothing on rank 0", dict(
        cause="other_rank", symbol=None, indices=None, offset=None, owner=1)),
    "an address of nobody": (0, "fill", lambda run, m: run(1, 64, m.at(0x123456789000), 64, 1),
                             "writes 4 bytes at 0x123456789000: nothing is mapped there on rank 0", dict(
        cause="unmapped", address=0x123456789000, symbol=None)),
    "a misaligned store": (0, "misaligned_store", lambda run, m: run(1, 128, m.numbers),  # thread 70 at byte 562
                           r"misaligned address: writes 4 bytes at 0x\w+, which is not a multiple of 4, in numbers\[140\]", dict(
        cause="misaligned", indices=[140], offset=562, owner=0, multiple=4, access="write", wave=1, lane=6, thread=70)),
    "a misaligned atomic": (0, "misaligned_atomic", lambda run, m: run(1, 1, m.numbers),
                            r"atomically updates 8 bytes at 0x\w+, which is not a multiple of 8, in numbers\[1\]", dict(lane=0)),
    "near a null pointer": (0, "misaligned_atomic", lambda run, m: run(1, 1, None), "at 0x4: a null pointer plus 4|misaligned", {}),
    "LDS past the end": (0, "lds_past_the_end", lambda run, m: run(1, 128, m.numbers, 3),
                         r"LDS address 512 \(4 bytes\) of a block with 512 bytes", dict(
        cause="lds_range", via="ds", address=512, bytes=4, size=512, wave=1, lane=61, thread=125)),
    "LDS before the start": (0, "lds_past_the_end", lambda run, m: run(1, 128, m.numbers, -1), "LDS address 4294967292", dict(lane=0)),
    "dynamic LDS that was not asked for": (0, "dynamic_lds", lambda run, m: run(1, 64, m.numbers, dynamic_lds=252),
                                           "LDS address 252 .* of a block with 252 bytes", dict(lane=63)),
    "scratch": (0, "scratch_past_the_end", lambda run, m: run(1, 16, m.numbers, 1000),
                r"scratch (address|offset) \d+ of a wave with \d+ bytes", dict(cause="scratch_range", bytes=4, lane=0)),
    "a trap": (0, "trap", lambda run, m: run(1, 256, m.sevens), r"__builtin_trap\(\) or abort\(\)", dict(
        cause="trap", mnemonic="s_trap", number=2, wave=1, lane=None, thread=None)),
} | {f"a jump to {name}": (0, "call", lambda run, m, i=i: run(1, 64, m.functions[i:], m.numbers), f"jump to {text}, where there is no code",
                           dict(cause="jump", function=None))
     for i, (name, text) in enumerate((("null", "0x0"), ("data", r"0x\w+"), ("nowhere", "0xffffffffffffffff")))}


@pytest.mark.parametrize("name", FAULTS)
def test_faults(node, module, memory, name):
    rank, kernel, launch, says, fields = FAULTS[name]
    launch(lambda *arguments, **options: node.ranks[rank].launch(module[kernel], *arguments, **options), memory)
    report = fails(node, FaultError, says, r"at \d+\.\d+ us simulated", kind="fault", rank=rank, kernel=kernel,
                   line=LINES[kernel], file="wrong.hip", **fields).report
    assert report["thread"] is None or f"lane {report['lane']} (thread {report['thread']} of the block)" in report["text"]
    assert report["cause"] != "scratch_range" or report["address"] + 4 > report["size"] > 0
    assert memory.theirs.to_torch().sum() == 0


def test_the_same_kernels_within_bounds_and_a_stack_that_overflows(node, module):
    mine, theirs = node.ranks
    table = theirs.zeros((12, 40), torch.float32, "table")
    theirs.launch(module.one_row_too_many, 2, 512, table, 11, 40)
    assert table.host().sum() == 480
    numbers = mine.from_torch(torch.arange(128, dtype=torch.int32), "numbers")
    mine.launch(module.lds_past_the_end, 1, 128, numbers, 0)
    assert numbers.host()[0] == 127
    mine.launch(module.dynamic_lds, 1, 64, numbers, dynamic_lds=256)
    mine.launch(module.scratch_past_the_end, 1, 16, numbers, 0)
    assert numbers.host()[:16].tolist() == list(range(16))
    rank = node.ranks[0]
    depth = rank.from_torch(torch.tensor([1, 0], dtype=torch.int32), "depth")
    rank.launch(module.stack_overflow, 1, 64, depth)
    assert depth.host()[1] != 0
    depth.fill_(10**6)
    rank.launch(module.stack_overflow, 1, 64, depth)
    report = fails(node, FaultError, cause="scratch_range", kernel="stack_overflow").report
    assert LINES["deeper"] <= report["line"] <= LINES["deeper"] + 4


@pytest.mark.parametrize("way", ("at work", "waiting", "copying"))
def test_memory_that_is_freed_while_a_peer_uses_it(node, module, way):
    """hipFree waits for the owner's kernels only."""
    owner, user = node.ranks
    owned = owner.zeros((1024,), torch.int32, "owned")
    owner.synchronize()
    opened, mine = user.open(owned.ipc_handle(), (1024,), torch.int32), user.zeros((1024,), torch.int32, "mine")
    address, runtime = owned.address, node.runtime
    if way == "at work":
        user.launch(module.keep_adding, 2, 64, opened, mine, 10_000)
    elif way == "waiting":
        user.launch(module.wait_for, 1, 64, opened, mine)
    else:
        user.launch(module.keep_adding, 2, 64, mine, mine, 1000)
        user.copy(mine, opened)
    small = owner.zeros((64,), torch.int32)
    for _ in range(5):  # let the node's clock go on, so that the kernel is at it
        owner.launch(module.fill, 1, 64, small, 64, 1)
        owner.synchronize()
    with runtime.on(0):
        runtime.library.call("hipFree", address)
    others = [owner.empty((1024,), torch.int32) for _ in range(4)]
    if way == "copying":
        node.synchronize()  # as on a real GPU: undefined bytes, but nobody else's
    else:
        report = fails(node, FaultError, r"this memory \(`owned`\) was freed", rank=1, wave=0).report
        assert report["line"] in (LINES["keep_adding"], LINES["wait_for"])
    assert all(torch.isnan(other.view(torch.float32).to_torch()).all() for other in others)


WORD = {"symbol": "ready", "bytes": 4, "set_by": None, "own_copy": None, "could_set": [], "expected": "5"}


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


def test_words_of_64_bits_without_a_value_and_of_all_lanes(node, module):
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


def test_waves_at_a_barrier_wait_for_each_other_and_are_counted(node, module):
    ready = node.ranks[0].zeros((1,), torch.uint32, "ready_to_go")
    node.ranks[0].launch(module.half_at_the_barrier, 1, 128, ready)
    report = fails(node, DeadlockError, r"ready_to_go\[0\] = 0", "1 waves? waits? at a barrier, for example rank 0").report
    has(report["barrier"], **place(0, "half_at_the_barrier", "barrier", "s_barrier"), waves=1)
    has(report["waiting"][0], **place(0, "half_at_the_barrier", "beside_the_barrier", "global_load_dword", wave=1))
    # s_barrier counts waves, as on the hardware: lanes do not matter, and it does not wait for ended waves. (__syncthreads() asks
    # for more: test_report_words.py.)
    numbers = node.ranks[0].zeros((128,), torch.int32)
    node.ranks[0].launch(module.divergent_barrier, 1, 128, numbers)
    assert numbers.host().tolist() == [2, 1] * 64
    node.ranks[0].launch(module.odd_barriers, 1, 128, numbers)
    assert numbers.host().tolist() == [3] * 128


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


def test_a_budget_counts_from_each_wait_and_its_report_says_who_waits(node, module):
    with Node(1, name="small", max_seconds=0.2) as other:
        rank = other.ranks[0]
        ready = rank.zeros((64,), torch.uint32, "ready")
        rank.launch(other.load(WRONG).wait_for, 1, 64, ready, rank.zeros((1,), torch.int32))
        rank.launch(other.load(TURNS, name="turns.hip").turns, 1, 64, stream=rank.stream())
        error = fails(other, BudgetError, limit="max_seconds", most=0.2, waves=2, not_started=[])
    runs, = (group for group in error.report["places"] if group["state"] == "runs")
    has(runs, rank=0, kernel="turns", waves=1)
    waits, = (group for group in error.report["places"] if group["state"] == "waits")
    has(waits["words"][0], symbol="ready", index=2, value=0)
    assert waiting(error) == [] and Waiter.of(waits).kernel == "wait_for"
    # Each kernel is short, but their number has no end.
    rank = node.ranks[0]
    numbers, before = rank.zeros((6400,), torch.int32), node.counters()["instructions"]
    while node.counters()["instructions"] - before < 900_000:
        for _ in range(40):
            rank.launch(module.fill, 100, 64, numbers, 6400, 1)
        rank.synchronize()


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
