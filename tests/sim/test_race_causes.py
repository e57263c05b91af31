"""The cause that a race has: the one whose mend would do, where several look alike."""
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
    "no block barrier before the signal": (("__syncthreads();  // before", ""), "missing __syncthreads() before the signal"),
    "no block barrier after the wait": (("__syncthreads();  // after", ""), "missing __syncthreads() after the wait"),
    "release of one GPU": ((RELEASE, RELEASE.replace("system", "agent")), "scope too narrow"),
    "acquire of one GPU": ((ACQUIRE, ACQUIRE.replace("system", "agent")), "scope too narrow"),
    "no release": ((RELEASE, ""), "missing release: the signal between them {signal} does not release"),
    "the fence of another signal": ((RELEASE, "if (threadIdx.x == 0) signal<Order::release, Scope::agent>((uint32_t*)sink + 999, e);"),
                                    "missing release"),
    "no acquire": ((ACQUIRE, ""), "missing acquire: the wait between them {wait} does not acquire"),
    "a fence of the block alone": ((RELEASE, "__threadfence_block();"), "scope too narrow: the fence before the signal between them "
                                   "{signal} is of workgroup scope: it orders nothing for other ranks"),
    "a signal of one GPU": (("store_relaxed<Scope::system>", "store_relaxed<Scope::agent>"), "scope too narrow: the signal between them "
                            "{signal} is of agent scope: it orders nothing for other ranks"),
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
    cause = cause.format(signal=SIGNAL_AT, wait=WAIT_AT)
    races = races_of(SWAP.replace(*change) if change else SWAP)
    assert all(race.why.startswith(cause) for race in races) and bool(races) == bool(cause), races


SIGNAL_AT, WAIT_AT = (f"(swap.hip:{SWAP[:SWAP.index(name)].count(chr(10)) + 1})" for name in ("store_relaxed", "wait_at_least"))
SAW = f"last saw {{}} in flag[0] of rank {{me}} {WAIT_AT}, "
SEEN = {  # by another wave of the block
    "the call before": (("flag, e);\n    }", "flag, e - 1);\n    }"),
                        SAW.replace("{}", "0") + "which no kernel had set; nothing that rank {peer} had set"),
    "a signal before the write": (("wait_at_least", "if (e == 1) wait_at_least"),
                                  SAW.replace("{}", "1") + f"set by rank {{peer}} {SIGNAL_AT} before that write"),
    "no wait": (("wait_at_least", "if (e > 99) wait_at_least"), "had waited for nothing"),
}


@pytest.mark.parametrize("name", SEEN)
def test_what_a_block_saw_before_an_access_that_nothing_orders(name):
    change, sentence = SEEN[name]
    races = [race for race in races_of(SWAP.replace(*change)) if race.why.startswith("nothing orders them")]
    told = [line for race in races for line in race.seen]
    due = [f"before the read by rank {rank}, its block {sentence.format(me=rank, peer=1 - rank)}" for rank in range(2)]
    assert any(line in told for line in due), races


def test_a_memset_beside_an_atomic_is_no_flag():
    source = '#include "a2a/a2a.h"\nextern "C" __global__ void add(int* sums) { atomicAdd(sums, 1); }'
    with a2a.Node(1, name="small", races=True) as node:
        rank, module = node.ranks[0], node.load(source, name="add.hip")
        sums = rank.zeros((64,), torch.int32, "sums")
        node.synchronize()
        sums.memset_(0, rank.stream())
        rank.launch(module.add, 1, 64, sums)
        assert [race.why.split(":")[0] for race in node.races] == ["nothing orders them"], node.races
