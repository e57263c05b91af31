"""Whatever a kernel does wrong: a report that names who, where and whose memory, and a node that goes on."""
import ctypes
from types import SimpleNamespace

import pytest
import torch
from diagnostics_tools import LINES, fails, module, node, place, still_usable  # noqa: F401

from a2a_lib.errors import FaultError


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


def test_the_same_kernels_within_bounds(node, module):
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


def test_stack_overflow(node, module):
    rank = node.ranks[0]
    depth = rank.from_torch(torch.tensor([1, 0], dtype=torch.int32), "depth")
    rank.launch(module.stack_overflow, 1, 64, depth)
    assert depth.host()[1] != 0
    depth.fill_(10**6)
    rank.launch(module.stack_overflow, 1, 64, depth)
    report = fails(node, FaultError, cause="scratch_range", kernel="stack_overflow").report
    assert LINES["deeper"] <= report["line"] <= LINES["deeper"] + 4
