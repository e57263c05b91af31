"""A program is read once for all ranks and nodes that load the same text: nothing of one of them shows in another."""
import gc

import pytest
import torch

from a2a_lib.errors import FaultError
from a2a_lib.machine.node import Node
from a2a_lib.machine.toolchain import Module, compile

PLAIN = """
#include "a2a/a2a.h"
extern "C" __global__ void add(int* dst, int value) { dst[threadIdx.x] += value; }
extern "C" __global__ void fault(int* dst) { dst[1 << 20] = 1; }
"""
GLOBALS = """
#include "a2a/a2a.h"
__device__ int counter = 5;
extern "C" __global__ void count(int* out, int by) { if (threadIdx.x == 0) *out = counter += by; }
"""
KEPT = 16  # programs that the library keeps


@pytest.fixture(scope="module")
def plain():
    return compile(PLAIN, name="plain.hip")


def other(module, number):
    """The module's code with another text, so that it is compiled again."""
    return Module.from_assembly(module.asm + f"\n; number {number}\n", name="other.s")


def added(node, module, value, ranks=None):
    for rank in ranks or node.ranks:
        dst = rank.from_torch(torch.ones(64, dtype=torch.int32), "dst")
        rank.launch(module.add, 1, 64, dst, value)
        yield (dst.to_torch() - 1).tolist()


def test_nodes_that_live_and_that_are_gone(plain):
    """Names of files are numbers of a node's own record; a program outlives the node that loaded it first."""
    def fault_of(node, module):
        with pytest.raises(FaultError) as raised:
            node.ranks[1].launch(module.fault, 1, 64, node.ranks[1].zeros((64,), torch.int32, "dst"))
            node.synchronize()
        return str(raised.value).splitlines()[1]

    first = Node(2, name="small")
    module = first.load(plain)
    second = Node(2, name="small")
    second.load(GLOBALS, name="globals.hip")  # its first file is another one
    again = second.load(plain)
    assert list(added(first, module, 3)) == list(added(second, again, 3)) == [[3] * 64] * 2
    assert "plain.hip:4" in fault_of(second, again)
    first.close()
    del first, module
    gc.collect()
    assert list(added(second, again, 4)) == [[4] * 64] * 2 and "plain.hip:4" in fault_of(second, again)
    with Node(1, name="small") as third:
        assert list(added(third, third.load(plain), 5)) == [[5] * 64]
    second.close()


def test_a_program_that_is_no_longer_kept_still_runs(plain):
    with Node(2, name="small") as node, Node(1, name="small") as other_node:
        module = node.load(plain)
        for number in range(KEPT + 3):
            values = list(added(other_node, other_node.load(other(plain, number)), number))
            assert values == [[number] * 64]
        assert list(added(node, module, 7)) == [[7] * 64] * 2  # loaded before all those
        assert list(added(node, node.load(plain), 8)) == [[8] * 64] * 2


def test_texts_that_differ_in_one_place_are_two_programs(plain):
    before, after = "v_add_u32_e32", "v_sub_u32_e32"
    assert plain.asm.count(before) >= 1
    with Node(1, name="small") as node:
        here = node.load(plain)
        there = node.load(Module.from_assembly(plain.asm.replace(before, after), name="other.s"))
        assert list(added(node, here, 3)) == [[3] * 64]
        assert list(added(node, there, 3)) != [[3] * 64]
        assert list(added(node, here, 3)) == [[3] * 64]


def test_globals_are_everyones_own():
    with Node(2, name="small") as first, Node(2, name="small") as second:
        outs = []
        for by, node in enumerate((first, second), 1):
            module = node.load(GLOBALS, name="globals.hip")
            for rank in node.ranks:
                out = rank.zeros((1,), torch.int32, "out")
                for _ in range(1 + rank.index):
                    rank.launch(module.count, 1, 64, out, by)
                outs.append(out.to_torch().item())
        assert outs == [5 + 1, 5 + 2, 5 + 2, 5 + 4]
