"""Constructors of shapes and rungs refuse impossible sizes: too large, negative or no whole number."""
import pytest
import torch

import a2a_lib as a2a
from a2a_lib import families
from a2a_lib.kernels.moe import ProblemError
from a2a_lib.kernels.moe.gemm import GemmShape
from a2a_lib.kernels.moe.layer_problem import LayerProblem, LayerShape
from a2a_lib.kernels.moe.shapes import MOST, Shape


@pytest.mark.parametrize("sizes, name", [((2**31, 1, 8, 1), "num_experts"), ((MOST + 1, 1, 8, 1), "num_experts"),
                                         ((4, 1, 2**40, 1), "dim"), ((4, 1, 8, 2**31), "max_tokens")])
def test_a_shape_has_bounds(sizes, name):
    pytest.raises(ValueError, Shape, "large", *sizes).match(f"{name} is more than 1,048,576, the most there is")


@pytest.mark.parametrize("size", [8.0, "8", None, True])
def test_a_size_is_a_whole_number(size):
    pytest.raises(ValueError, Shape, "odd", 4, 1, 8, size).match("max_tokens is .*, must be a whole number")


def test_a_layers_routing_has_them_too():
    pytest.raises(ValueError, LayerShape, 2**31, 1, 16, 16, 1).match("the most there is")


@pytest.mark.parametrize("name", [f"{family}/{rung}" for family in ("ag_gemm", "gemm_rs")
                                  for rung in families.of(family).rungs])
def test_rows_of_a_product_are_multiples_of_16(name):
    kind = families.find(name)
    with (a2a.Cluster(2, 2, name="small") if kind.on_cluster else a2a.Node(4, name="small")) as node, \
            pytest.raises(ValueError, match="m = 40, .*must be a multiple of 16; 4 ranks with 10 rows each are none"):
        kind(node, GemmShape(40, 128, 64))


@pytest.mark.parametrize("change", [4, -2])
def test_a_megakernel_looks_at_ids_before_it_launches(change):
    """A problem's tensors may have been changed since it was made."""
    shape = LayerShape(4, 1, 16, 16, 4)
    problem = LayerProblem.random(shape, 2, num_tokens=4)
    with a2a.Node(2, name="small") as node:
        rung = a2a.moe_layer.Megakernel(node, shape, programs=4)
        problem.topk_ids[1][2, 0] = change
        for call in (rung.write, rung):
            with pytest.raises(ProblemError, match=rf"rank 1: topk_ids\[2, 0\] is {change}, must be an expert in \[0, 4\) or -1"):
                call(problem)
        problem.topk_ids[1][2, 0] = 0
        problem.tokens[0] = problem.tokens[0].to(torch.float32)
        pytest.raises(ProblemError, rung.write, problem).match("rank 0: tokens is")
