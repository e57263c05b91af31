"""Whatever a kernel does wrong: a report that names who, where and whose memory, and a node that goes on."""
import ctypes
import re

import pytest
import torch
from diagnostics_tools import LINES, at, fails, line, module, node, still_usable  # noqa: F401

from a2a_lib.errors import FaultError

# ---- addresses -------------------------------------------------------------------------------------------------------

def test_a_null_pointer(node, module):
    node.ranks[1].launch(module.fill, 1, 64, None, 64, 1)
    fails(node, FaultError, r"writes 4 bytes at 0x0: a null pointer\n", at(1, "fill", 0, 0, "fill"),
          r"lane 0 \(thread 0 of the block\)", r"at \d+\.\d+ us simulated")


def test_one_row_past_the_end(node, module):
    table = node.ranks[1].zeros((12, 40), torch.float32, "table")
    node.ranks[1].launch(module.one_row_too_many, 2, 512, table, 12, 40)  # 16 waves: row 12 is wave 4 of block 1
    fails(node, FaultError, r"past the end of `table` \(last element table\[11, 39\]\)",
          at(1, "one_row_too_many", 1, 4, "one_row_too_many"), r"lane 0 \(thread 256 of the block\)")
    table = node.ranks[1].zeros((12, 40), torch.float32, "table")  # the same row of a larger table is fine
    node.ranks[1].launch(module.one_row_too_many, 2, 512, table, 11, 40)
    assert table.host().sum() == 480


def test_before_the_start(node, module):
    rank = node.ranks[0]
    tables = [rank.zeros((64,), torch.int32, name) for name in ("first", "second")]
    for table in tables:
        rank.launch(module.fill, 1, 64, ctypes.c_void_p(table.address - 16), 8, 1)
        fails(node, FaultError, rf"writes 4 bytes at 0x\w+: 16 bytes before the start of `{table.name}`",
              at(0, "fill", 0, 0, "fill"))


def test_across_the_end(node, module):
    """Only the first half of the last element is inside the allocation."""
    rank = node.ranks[0]
    flags = rank.zeros((3,), torch.uint32, "flags")
    rank.launch(module.misaligned_atomic, 1, 1, ctypes.c_void_p(flags[1:].address))  # 8 bytes from flags[2]
    fails(node, FaultError, r"atomically updates 8 bytes at 0x\w+: 4 bytes past the end of `flags` \(last element "
          r"flags\[2\]\)", at(0, "misaligned_atomic", 0, 0, "misaligned_atomic"))


def test_past_the_end_of_a_peers_memory(node, module):
    mine, theirs = node.ranks
    owned = theirs.zeros((64,), torch.int32, "owned")
    opened = mine.open(owned.ipc_handle(), (64,), torch.int32, "opened", home=1)
    mine.launch(module.fill, 1, 128, opened, 65, 1)
    fails(node, FaultError, r"4 bytes past the end of `owned` \(last element owned\[63\]\) of rank 1",
          at(0, "fill", 0, 1, "fill"), "lane 0 ")


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
        fails(node, FaultError, r"this memory \(`owned`\) was freed", rf"rank 1, kernel \w+, block \d+, wave 0, "
              rf"({line('keep_adding')}|{line('wait_for')})")
    assert all(torch.isnan(other.view(torch.float32).to_torch()).all() for other in others)


def test_a_peers_raw_address(node, module):
    there = node.ranks[1].zeros((4, 64), torch.int32, "theirs")
    node.synchronize()
    node.ranks[0].launch(module.fill, 1, 128, ctypes.c_void_p(there[2].address), 128, 1)
    fails(node, FaultError, r"this is theirs\[\d, \d+\] at an address of rank 1\. An address is valid only on the rank "
          "it was made for: on rank 0 open the memory through IPC",
          r"rank 0, kernel fill, block \d, wave \d, " + line("fill"))
    assert there.to_torch().sum() == 0


def test_an_address_of_a_peer_where_nothing_is(node, module):
    there = node.ranks[1].zeros((64,), torch.int32, "theirs")
    node.ranks[0].launch(module.fill, 1, 64, ctypes.c_void_p(there.address + (1 << 36)), 64, 1)
    fails(node, FaultError, "an address of rank 1's address space; it means nothing on rank 0")


def test_an_address_of_nobody(node, module):
    node.ranks[0].launch(module.fill, 1, 64, ctypes.c_void_p(0x123456789000), 64, 1)
    fails(node, FaultError, "writes 4 bytes at 0x123456789000: nothing is mapped there on rank 0")


def test_misaligned(node, module):
    rank = node.ranks[0]
    numbers = rank.zeros((256,), torch.int32, "numbers")
    rank.launch(module.misaligned_store, 1, 128, numbers)  # thread 70 at byte 562
    fails(node, FaultError, r"misaligned address: writes 4 bytes at 0x\w+, which is not a multiple of 4, in "
          r"numbers\[140\]", at(0, "misaligned_store", 0, 1, "misaligned_store"), r"lane 6 \(thread 70 of the block\)")
    rank.launch(module.misaligned_atomic, 1, 1, numbers)
    fails(node, FaultError, r"misaligned address: atomically updates 8 bytes at 0x\w+, which is not a multiple of 8, "
          r"in numbers\[1\]", at(0, "misaligned_atomic", 0, 0, "misaligned_atomic"), "lane 0 ")
    rank.launch(module.misaligned_atomic, 1, 1, None)
    fails(node, FaultError, "at 0x4: a null pointer plus 4|misaligned")


# ---- local memory and code -------------------------------------------------------------------------------------------

def test_lds_out_of_bounds(node, module):
    rank = node.ranks[0]
    numbers = rank.from_torch(torch.arange(128, dtype=torch.int32), "numbers")
    rank.launch(module.lds_past_the_end, 1, 128, numbers, 0)
    assert numbers.host()[0] == 127
    rank.launch(module.lds_past_the_end, 1, 128, numbers, 3)
    fails(node, FaultError, r"LDS address 512 \(4 bytes\) of a block with 512 bytes",
          at(0, "lds_past_the_end", 0, 1, "lds_past_the_end"), r"lane 61 \(thread 125 of the block\)")
    rank.launch(module.lds_past_the_end, 1, 128, numbers, -1)
    fails(node, FaultError, "LDS address 4294967292", at(0, "lds_past_the_end", 0, 0, "lds_past_the_end"), "lane 0 ")


def test_dynamic_lds_that_was_not_asked_for(node, module):
    rank = node.ranks[0]
    numbers = rank.zeros((64,), torch.int32)
    rank.launch(module.dynamic_lds, 1, 64, numbers, dynamic_lds=252)
    fails(node, FaultError, "LDS address 252 .* of a block with 252 bytes", at(0, "dynamic_lds", 0, 0, "dynamic_lds"),
          "lane 63 ")
    rank.launch(module.dynamic_lds, 1, 64, numbers, dynamic_lds=256)
    node.synchronize()


def test_scratch_out_of_bounds(node, module):
    rank = node.ranks[0]
    numbers = rank.zeros((64,), torch.int32)
    rank.launch(module.scratch_past_the_end, 1, 16, numbers, 0)
    assert numbers.host()[:16].tolist() == list(range(16))
    rank.launch(module.scratch_past_the_end, 1, 16, numbers, 1000)
    fails(node, FaultError, r"scratch (address|offset) \d+ of a wave with \d+ bytes",
          at(0, "scratch_past_the_end", 0, 0, "scratch_past_the_end"), "lane 0 ")


def test_stack_overflow(node, module):
    rank = node.ranks[0]
    depth = rank.from_torch(torch.tensor([1, 0], dtype=torch.int32), "depth")
    rank.launch(module.stack_overflow, 1, 64, depth)
    assert depth.host()[1] != 0
    depth.fill_(10**6)
    rank.launch(module.stack_overflow, 1, 64, depth)
    text = fails(node, FaultError, r"scratch (address|offset) \d+ of a wave with \d+ bytes", "kernel stack_overflow")
    reported = int(re.search(r"wrong\.hip:(\d+)", text)[1])
    assert LINES["deeper"] <= reported <= LINES["deeper"] + 4


def test_a_jump_to_nowhere(node, module):
    rank = node.ranks[0]
    numbers = rank.zeros((64,), torch.int32, "numbers")
    for target, text in ((0, "jump to 0x0, where there is no code"),
                         (numbers.address, rf"jump to {numbers.address:#x}, where there is no code"),
                         (-1, "jump to 0xffffffffffffffff, where there is no code")):
        pointer = rank.from_torch(torch.tensor([target], dtype=torch.int64), "function")
        rank.launch(module.call, 1, 64, pointer, numbers)
        fails(node, FaultError, text, at(0, "call", 0, 0, "call"))


def test_a_trap(node, module):
    numbers = node.ranks[0].zeros((256,), torch.int32, "numbers")
    numbers[70:71].copy_from(torch.tensor([7], dtype=torch.int32))
    node.ranks[0].launch(module.trap, 1, 256, numbers)
    fails(node, FaultError, r"__builtin_trap\(\) or abort\(\)", at(0, "trap", 0, 1, "trap"))
