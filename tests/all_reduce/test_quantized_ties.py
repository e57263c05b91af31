"""`quantized` rounds ties to even, as OCP's e4m3 says: the error's bound does not see a tie that goes the other way."""
import torch

from a2a_lib import Node
from a2a_lib.kernels.all_reduce.problem import AllReduceProblem, MessageShape
from a2a_lib.kernels.all_reduce.quantized import GROUP, Quantized


def test_a_tie_of_e4m3_goes_to_the_even_code():
    codes = torch.arange(0, 0x7E, dtype=torch.uint8).view(torch.float8_e4m3fn).float()
    ties = (codes[:-1] + codes[1:]) / 2
    ties = ties[ties > 0.01]  # in bf16 exactly
    shape = MessageShape(1, 2 * GROUP * -(-len(ties) // (GROUP - 1)), "f32")
    x = torch.zeros(1, shape.dim)
    for number, part in enumerate(ties.split(GROUP - 1)):  # 448 in each group: its scale is 1
        x[0, number * GROUP:number * GROUP + len(part) + 1] = torch.cat([torch.tensor([448.0]), part])
    due = x.to(torch.float8_e4m3fn).float()
    assert (due != x).sum() == len(ties)
    with Node(2, name="small", seed=0) as node:
        rung = Quantized(node, shape, code="fp8")
        problem = AllReduceProblem(shape, [x, torch.zeros_like(x)])
        for out in rung(problem):
            assert torch.equal(out, due)
