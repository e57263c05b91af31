"""Float atomic min and max, in memory and in LDS: both follow the same pseudocode, NaN and signed zeros included.

The pseudocode of AMD's CDNA3 ISA manual is: tmp = MEM; MEM = (DATA < tmp) ? DATA : tmp; and with > for the maximum.
"""
import itertools
import struct

import pytest
import torch

from a2a_lib import Node

KERNEL = """
#include "a2a/a2a.h"
extern "C" __global__ void in_memory(double* memory, const double* data) {
  asm volatile("global_atomic_%s_f64 %%0, %%1, off\\n\\ts_waitcnt vmcnt(0)" :: "v"(memory + threadIdx.x),
               "v"(data[threadIdx.x]) : "memory");
}
extern "C" __global__ void in_lds(double* memory, const double* data) {
  __shared__ double lds[64];
  lds[threadIdx.x] = memory[threadIdx.x];
  __syncthreads();
  asm volatile("ds_%s_f64 %%0, %%1\\n\\ts_waitcnt lgkmcnt(0)" ::
               "v"((unsigned)(unsigned long long)(__attribute__((address_space(3))) double*)&lds[threadIdx.x]),
               "v"(data[threadIdx.x]) : "memory");
  __syncthreads();
  memory[threadIdx.x] = lds[threadIdx.x];
}
"""
VALUES = (float("nan"), float("-inf"), -1.0, -0.0, 0.0, 2.5, float("inf"))
PAIRS = list(itertools.product(VALUES, VALUES))


@pytest.mark.parametrize("what", ["min", "max"])
@pytest.mark.parametrize("where", ["in_memory", "in_lds"])
def test_the_operand_replaces_the_value_if_it_compares_as_smaller_or_larger(what, where):
    with Node(1, name="small", seed=0) as node:
        rank, module = node.ranks[0], node.load(KERNEL % (what, what))
        pad = [(0.0, 0.0)] * (64 - len(PAIRS))
        old, new = (torch.tensor(side, dtype=torch.float64) for side in zip(*PAIRS, *pad))
        memory, data = rank.from_torch(old, "memory"), rank.from_torch(new, "data")
        rank.launch(module[where], 1, 64, memory, data)
        node.synchronize()
        got = memory.to_torch().tolist()
    for (before, operand), after in zip(PAIRS, got):
        smaller = operand < before if what == "min" else operand > before
        expected = operand if smaller else before
        assert struct.pack("d", after) == struct.pack("d", expected), (before, operand, after)
