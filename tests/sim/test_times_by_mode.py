"""Values and times are separate axes: a race-free program takes the same simulated time in every memory mode."""
import pytest
import torch

from a2a_lib.kernels.all_to_all import TokenFlags
from a2a_lib.kernels.moe import Problem, shapes
from a2a_lib.lab.litmus import MODES
from a2a_lib.machine.node import Node
from a2a_lib.machine.trace import CACHE


def events(shape, world, mode, seed, calls):
    """Everything the record holds but the stale reads, in one order: time, duration, rank, block, wave, line, ..."""
    node = Node(world, memory=mode, seed=seed)
    comm = TokenFlags(node, shapes[shape], world_size=world)
    for call in range(calls):
        problem = Problem.random(shapes[shape], world_size=world, seed=call)
        problem.check(comm(problem))
    records = node.trace.records
    return sorted(records[records["kind"] != CACHE].tolist()), node.time_us


@pytest.mark.parametrize("shape, world, seed, calls", [("tiny", 2, 1, 2),
                                                       pytest.param("tiny", 4, 0, 1, marks=pytest.mark.soak),
                                                       pytest.param("test2", 4, 3, 1, marks=pytest.mark.soak),
                                                       pytest.param("tiny", 8, 2, 1, marks=pytest.mark.soak),
                                                       pytest.param("test2", 8, 3, 1, marks=pytest.mark.soak),
                                                       pytest.param("bench2", 8, 4, 1, marks=pytest.mark.soak)])
def test_every_event_has_the_same_time_in_every_mode(shape, world, seed, calls):
    ideal, end = events(shape, world, "ideal", seed, calls)
    for mode in MODES:
        other, its_end = events(shape, world, mode, seed, calls)
        different = next(((a, b) for a, b in zip(ideal, other) if a != b), None)
        assert different is None and len(ideal) == len(other) and end == its_end, (mode, different)


SAME_XCD = """
#include "a2a/a2a.h"
using namespace a2a;
// Block 0 sets a flag, the other blocks of its XCD and of others wait for it, and answer.
extern "C" __global__ void k(uint32_t* flags, uint32_t* out) {
  if (threadIdx.x) return;
  if (blockIdx.x == 0) {
    for (int i = 0; i < 30; ++i) __builtin_amdgcn_s_sleep(100);
    signal<Order::release, Scope::SCOPE>(flags, 1);
    for (unsigned b = 1; b < gridDim.x; ++b) wait_equal<Order::acquire, Scope::SCOPE>(flags + 64 * b, b);
  } else {
    wait_equal<Order::acquire, Scope::SCOPE>(flags, 1);
    out[blockIdx.x] = 3;
    signal<Order::release, Scope::SCOPE>(flags + 64 * blockIdx.x, blockIdx.x);
  }
}
"""


@pytest.mark.parametrize("scope", ["agent", "system"])
@pytest.mark.parametrize("seed", range(3))
def test_a_flag_is_seen_at_the_same_time_by_its_own_xcd(scope, seed):
    def run(mode):
        node = Node(1, name="small", memory=mode, seed=seed)
        rank = node.ranks[0]
        flags, out = rank.zeros((64 * 32,), torch.uint32, "flags"), rank.zeros((32,), torch.uint32, "out")
        rank.launch(node.load(SAME_XCD.replace("SCOPE", scope)).k, 24, 64, flags, out)
        node.synchronize()
        records = node.trace.records
        return sorted(records[records["kind"] != CACHE].tolist())

    ideal = run("ideal")
    for mode in MODES:
        assert run(mode) == ideal, mode
