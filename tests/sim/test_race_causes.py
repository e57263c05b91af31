"""The cause that a race has: the one whose mend would do, where several look alike."""
import re

import pytest
import torch

import a2a_lib as a2a

SWAP = """
#include "a2a/a2a.h"
using namespace a2a;
extern "C" __global__ void swap(World world, int calls, int* box, uint64_t* flag, int* sink) {
  const int peer = 1 - world.rank;
  for (uint32_t e = 1; e <= (uint32_t)calls; ++e) {
    int* slot = box + e % 2 * 256;
    world.at(slot, peer)[threadIdx.x] = e;
    __syncthreads();  // before
    fence<Order::release, Scope::system>();
    if (threadIdx.x == 0) {
      store_relaxed<Scope::system>((FLAG*)world.at(flag, peer), e);
      wait_at_least<Order::relaxed, Scope::system>(flag, e);
    }
    fence<Order::acquire, Scope::system>();
    __syncthreads();  // after
    sink[threadIdx.x] = slot[threadIdx.x];
  }
}"""
RELEASE, ACQUIRE = "fence<Order::release, Scope::system>();", "fence<Order::acquire, Scope::system>();"
SIGNAL = "signal<Order::release, Scope::system>(world.at(flag, peer), e);"
CASES = {
    "right": ((), ""),
    "no block barrier before the signal": (("__syncthreads();  // before", ""), "missing __syncthreads()"),
    "release of one GPU": ((RELEASE, RELEASE.replace("system", "agent")), "scope too narrow"),
    "acquire of one GPU": ((ACQUIRE, ACQUIRE.replace("system", "agent")), "scope too narrow"),
    "no release": ((RELEASE, ""), "missing release"),
    "the fence of another signal": ((RELEASE, "if (threadIdx.x == 0) signal<Order::release, Scope::agent>((uint32_t*)sink + 999, e);"),
                                    "missing release"),
    "no acquire": ((ACQUIRE, ""), "missing acquire"),
    "two widths": (("FLAG", "uint32_t"), "flag of two widths"),
}


def races_of(source):
    with a2a.Node(2, name="small", races=True) as node:
        module, heap = node.load(source.replace("FLAG", "uint64_t"), name="swap.hip"), a2a.SymmetricHeap(node, 1 << 14)
        box, flag = heap.alloc("box", (512,), torch.int32), heap.alloc("flag", (1,), torch.uint64)
        heap.zero_()
        node.synchronize()
        for i, rank in enumerate(node.ranks):
            rank.launch(module.swap, 1, 256, heap.world(rank), 4, box[i], flag[i], rank.zeros((1000,), torch.int32, "sink"))
        return [race for race in node.races if race.symbol.startswith("box")]


@pytest.mark.parametrize("name", CASES)
def test_the_cause_is_the_mend(name):
    change, cause = CASES[name]
    races = races_of(SWAP.replace(*change) if change else SWAP)
    assert all(race.why.startswith(cause) for race in races) and bool(races) == bool(cause), races


def test_what_a_wait_saw_that_ended_too_early_is_told():
    """A wait by another wave of the block, for the call before."""
    races = races_of(SWAP.replace("flag, e);\n    }", "flag, e - 1);\n    }"))
    line = SWAP[:SWAP.index("wait_at_least")].count("\n") + 1
    saw = re.compile(rf"nothing orders them: .*\. Before it, its block last saw (\d) in flag\[0\] of rank (.), (.*) \(swap\.hip:{line}\)")
    told = [saw.fullmatch(race.why) for race in races]
    assert told and all(told), races
    for value, rank, setter in (match.groups() for match in told):
        assert setter == ("which no kernel had set" if value == "0" else f"set by rank {1 - int(rank)}")


def test_a_memset_beside_an_atomic_is_no_flag():
    source = '#include "a2a/a2a.h"\nextern "C" __global__ void add(int* sums) { atomicAdd(sums, 1); }'
    with a2a.Node(1, name="small", races=True) as node:
        rank, module = node.ranks[0], node.load(source, name="add.hip")
        sums = rank.zeros((64,), torch.int32, "sums")
        node.synchronize()
        sums.memset_(0, rank.stream())
        rank.launch(module.add, 1, 64, sums)
        assert [race.why.split(":")[0] for race in node.races] == ["nothing orders them"], node.races
