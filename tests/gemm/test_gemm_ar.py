"""GEMM -> AllReduce: right for every number of ranks, the same bits on all, in calls without a pause."""
import pytest
import torch

from a2a_lib.kernels.gemm import roofline
from a2a_lib.kernels.gemm_ar import GEMM_AR
from a2a_lib.kernels.moe.gemm import GemmProblem, GemmShape
from a2a_lib.machine.node import Node

pytestmark = pytest.mark.usefixtures("stored_assembly")


@pytest.mark.parametrize("rung", GEMM_AR)
@pytest.mark.parametrize("world, mode, shape", [
    (1, "ideal", GemmShape(32, 64, 64)), (2, "strict", GemmShape(48, 80, 96, torch.bfloat16)),
    (3, "hw-spx", GemmShape(80, 144, 144)), (8, "ideal", GemmShape(64, 192, 384))])
def test_the_sum_is_right_and_has_the_same_bits_everywhere(rung, world, mode, shape):
    with Node(world, name="small", memory=mode, seed=world) as node:
        kind = GEMM_AR[rung](node, shape, programs=3)
        for seed in range(2):
            problem = GemmProblem.random("gemm_ar", shape, world, seed)
            problem.check(kind(problem))


def test_other_bits_on_a_rank_are_wrong():
    shape = GemmShape(32, 64, 64)
    problem = GemmProblem.random("gemm_ar", shape, 2)
    right = problem.answer(0)[0].half()
    problem.check([right, right.clone()])
    other = right.clone()
    other.view(torch.int16)[3, 5] += 1  # one unit in the last place: inside the bound
    with pytest.raises(Exception, match="other bits than output 0"):
        problem.check([right, other])


def test_the_least_time_counts_parts_and_sums():
    """2 x 1 MiB over 8 ranks: 256 KiB over each link at 45 GB/s."""
    with Node(8) as node:
        least = roofline(node, GemmShape(128, 4096, 14336), "gemm_ar", copies=False)
    assert least.links_us == pytest.approx(2 * 128 * 4096 * 2 / 8 / 45e3, rel=1e-6)
