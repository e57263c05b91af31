"""A MoE layer over the ranks against the same layer on one GPU, and what the commands say of it."""
import json

import pytest
import torch

from a2a_lib import Draw, cli
from a2a_lib.kernels.moe import MismatchError, Shape
from a2a_lib.lab.moe_layer import MoELayer, one_by_one, swiglu
from a2a_lib.machine.node import Node

SHAPE = Shape("small", 8, 3, 72, 6)


@pytest.mark.parametrize("line", ["--shape tiny --world-size 2", "--shape 8x2x64x16x12-float16 --world-size 4 --option block_size=8"])
def test_the_command_compares_with_one_gpu(line, capsys):
    assert cli.main(["run", "layer/expert_parallel", "--calls", "3", "--json", *line.split()]) == 0
    result = json.loads(capsys.readouterr().out)
    assert result["calls"] == result["calls_checked"] == 3 and f"--world-size {result['world_size']}" in line


def test_one_wrong_value_is_found():
    moe = MoELayer(Node(2, name="small"), SHAPE, hidden=16)
    tokens = [Draw(n).normal(n, SHAPE.dim, dtype=torch.bfloat16) for n in (6, 0)]
    outputs = moe(tokens)
    assert moe.check(tokens, outputs) <= 1 and outputs[1].shape == (0, SHAPE.dim)
    outputs[0][3, 5] += 0.05 * outputs[0].abs().max()
    with pytest.raises(MismatchError, match="rank 0, token 3: .* times the error that rounding explains"):
        moe.check(tokens, outputs)
    moe.weights[1] = tuple(part.flip(0) for part in moe.weights[1])  # another rank's experts, in the wrong order
    with pytest.raises(MismatchError, match="rank 0"):
        moe.check(tokens, moe(tokens))


def test_experts_one_by_one():
    draw = Draw(0)
    rows, up, down = draw.normal(7, 8), draw.normal(3, 8, 32), draw.normal(3, 16, 8)
    y = one_by_one(rows, torch.tensor([0, 2, 2, 6]), up, down)
    assert torch.equal(y[:2], swiglu(rows[:2], up[0], down[0])) and torch.equal(y[2:6], swiglu(rows[2:6], up[2], down[2]))
    assert not y[6:].any()
