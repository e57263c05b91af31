"""Coordinates of threads and blocks, as kernels ask for them in their descriptors: any subset of x, y and z.

Code that uses threadIdx.x alone takes v0 as it is, code that uses none of blockIdx's y finds z in the register of y: so
a register that is filled against the descriptor gives a wrong result.
"""
import itertools

import numpy as np
import pytest
import torch
from node_tools import node_fixture

from a2a_lib import Module

SUBSETS = ["x", "y", "z", "xy", "xz", "yz", "xyz"]
GEOMETRIES = [  # grid, block
    (grid, block)
    for grid in [(3, 1, 1), (3, 2, 1), (2, 3, 2)]
    for block in [(64, 1, 1), (16, 4, 1), (33, 2, 1), (4, 4, 4), (1, 70, 1), (1, 1, 64), (5, 3, 2), (1024, 1, 1)]
]


def kernel(threads, blocks):
    """Adds 1 to the place that the coordinates of `threads` and `blocks` give. The extents are arguments."""
    place = "0"
    for axis in "xyz":
        place = f"({place}) * t{axis}" + (f" + threadIdx.{axis}" if axis in threads else "")
    for axis in "xyz":
        place = f"({place}) * b{axis}" + (f" + blockIdx.{axis}" if axis in blocks else "")
    return (f'extern "C" __global__ void k_{threads}_{blocks}(int* out, int tx, int ty, int tz, int bx, int by, int bz)'
            f" {{ atomicAdd(out + ({place}), 1); }}\n")


SOURCE = '#include "a2a/hip.h"\n' + "".join(kernel(*pair) for pair in itertools.product(SUBSETS, SUBSETS))
node = node_fixture(1, xcds=1, cus=4, preset="ideal", scope="module")


@pytest.mark.parametrize("opt", ["-O0", "-O3"])
def test_every_geometry(node, opt):
    module, rank = node.load(SOURCE, opt=opt), node.ranks[0]
    wrong, runs = [], 0
    for (grid, block), threads in itertools.product(GEOMETRIES, SUBSETS):
        for blocks in SUBSETS if block == (5, 3, 2) else ("x", "yz"):
            counts = rank.zeros((*block, *grid), dtype=torch.int32)
            rank.launch(module[f"k_{threads}_{blocks}"], grid, block, counts, *block, *grid)
            # Coordinates that the kernel leaves out count as 0: their threads all add to the same place.
            expected = np.ones((*block, *grid), np.int64)
            for axis in range(6):
                if "xyz"[axis % 3] not in (threads, blocks)[axis // 3]:
                    total = expected.sum(axis=axis, keepdims=True)
                    expected = np.zeros_like(expected)
                    expected[(slice(None),) * axis + (slice(0, 1),)] = total
            if not np.array_equal(counts.to_torch().numpy(), expected):
                wrong.append((grid, block, threads, blocks))
            runs += 1
    assert runs == 21 * 7 * 2 + 3 * 7 * 7 and not wrong


def test_defaults_of_the_descriptor(node):
    """If a descriptor omits a field, LLVM's default holds: only the block's x is enabled, not its y and z nor the thread's."""
    text = node.load(SOURCE).module.asm
    short = "\n".join(line for line in text.splitlines() if "system_sgpr_workgroup_id_x" not in line)

    rank = node.ranks[0]
    counts = rank.zeros((64, 3), dtype=torch.int32)
    kernel = node.load(Module.from_assembly(short, name="short"))["k_x_x"]
    rank.launch(kernel, 3, 64, counts, 64, 1, 1, 3, 1, 1)
    assert (counts.to_torch() == 1).all()
