"""A MoE layer, and a MoE transformer that learns on spread ranks what it learns on one GPU, step by step."""
import json

import pytest
import torch

import a2a_lib as a2a
from a2a_lib import Draw
from a2a_lib.kernels.moe import MismatchError, Shape
from a2a_lib.lab import layer_training, placed, training
from a2a_lib.lab.moe_layer import MoELayer, one_by_one, swiglu
from a2a_lib.machine.node import Node

SHAPE = Shape("small", 8, 3, 72, 6)


@pytest.mark.parametrize("line", ["--shape tiny --world-size 2", "--shape 8x2x64x16x12-float16 --world-size 4 --option block_size=8"])
def test_the_command_compares_with_one_gpu(line, call_a2a):
    result = json.loads(call_a2a("run", "layer/expert_parallel", "--calls", "3", "--json", *line.split()).out)
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
    pytest.raises(MismatchError, moe.check, tokens, moe(tokens)).match("rank 0")


def test_experts_one_by_one():
    draw = Draw(0)
    rows, up, down = draw.normal(7, 8), draw.normal(3, 8, 32), draw.normal(3, 16, 8)
    y = one_by_one(rows, torch.tensor([0, 2, 2, 6]), up, down)
    assert torch.equal(y[:2], swiglu(rows[:2], up[0], down[0])) and torch.equal(y[2:6], swiglu(rows[2:6], up[2], down[2]))
    assert not y[6:].any()


def distance(curve, right):
    return max(abs(loss - other) / other for loss, other in zip(curve, right, strict=True))


def record_choices(exchange):
    """The experts of each dispatch to come, all ranks' [tokens, topk] sorted along the last axis."""
    choices, dispatch = [], exchange.dispatch

    def recorded(x, ids, weights):
        choices.append(torch.cat(ids).sort(1).values)
        return dispatch(x, ids, weights)

    exchange.dispatch = recorded
    return choices


@pytest.fixture(scope="module")
def alone_with_choices():
    exchange = training.OneGpu(2)
    choices = record_choices(exchange)
    return training.train(exchange, 50), choices


@pytest.fixture(scope="module")
def alone(alone_with_choices):
    return alone_with_choices[0]


def on_node(change=lambda exchange: None, steps=50, **node):
    with a2a.Node(2, name="small", **node) as node:
        exchange = training.OnNode(node, blocks=2, waves=4)
        change(exchange)
        return training.train(exchange, steps)


def test_two_ranks_learn_what_one_gpu_learns(alone_with_choices):
    """All 30 losses have the bits of one GPU that rounds where the layer does. The losses of one GPU that rounds a sum once
    agree until a rounding lets a token choose another expert. Each step has a dispatch for each layer."""
    alone, choices = alone_with_choices
    others = []
    curve = on_node(lambda exchange: others.append(record_choices(exchange)), steps=30)
    assert curve == training.train(training.OneGpu(2, placed=True), 30)
    first = next((i for i, (a, b) in enumerate(zip(choices, others[0])) if not torch.equal(a, b)), len(others[0]))
    same = first // training.Model().layers
    assert same >= 20 and distance(curve[:same], alone[:same]) < training.AGREE and curve != alone[:30]
    assert sum(alone[-5:]) < 0.65 * sum(alone[:5])


def test_every_schedule_gives_the_same_curve():
    assert on_node(steps=5, memory="strict", seed=1) == on_node(steps=5, memory="cpx", seed=2)


def test_a_router_without_gradient_learns_too_but_not_the_same(alone):
    """The loss falls almost as well: only the comparison shows that a gradient is missing."""
    def forget(exchange):
        dispatch = exchange.dispatch
        exchange.dispatch = lambda x, ids, weights: dispatch(x, ids, [part.detach() for part in weights])
    curve = on_node(forget)
    assert sum(curve[-5:]) < 0.7 * sum(curve[:5]) and distance(curve, alone) > 20 * training.AGREE


@pytest.mark.parametrize("break_it, status, text", [
    (lambda monkeypatch: None, 0, "2 of 2 losses have the bits of one GPU"),
    (lambda monkeypatch: monkeypatch.setattr(placed, "dots", lambda y, *others: y.float().sum(-1)), 1, "dweights "),
])
def test_the_command(call_a2a, monkeypatch, break_it, status, text):
    monkeypatch.setattr(layer_training, "SHAPES", (Shape("few", 8, 2, 72, 6),))
    break_it(monkeypatch)
    out = call_a2a("run", "layer/expert_parallel", "--train", "2", status=status).out
    assert text in out and ("dweights 0 of" in out) == (status == 0)


def test_kept_bytes_counts_each_memory_once_and_what_a_checkpoint_hides():
    x, weight = torch.ones(4, 4, requires_grad=True), torch.ones(4, 4, requires_grad=True)
    out, kept = training.kept_bytes(lambda: x @ weight + x[:2].repeat(2, 1) @ weight)
    assert torch.equal(out, torch.full((4, 4), 8.0)) and kept == 3 * 64, "x, its copy, weight"
    assert training.kept_bytes(lambda: x @ weight, but=[weight])[1] == 64
    hidden = []
    assert training.kept_bytes(lambda: hidden.append(x.detach() + 1), hidden=hidden)[1] == 64
