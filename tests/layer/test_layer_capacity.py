"""`ExpertParallel` with memory by a stated capacity: what fits, what is dropped by which rule, what is refused."""
from types import SimpleNamespace

import pytest
import torch
from layer_tools import upload

import a2a_lib as a2a
from a2a_lib.errors import A2AError
from a2a_lib.kernels.layer import ExpertParallel, limits
from a2a_lib.kernels.moe import Problem, Shape
from a2a_lib.machine.node import Node

SHAPE = Shape("few", 8, 2, 72, 6)


@pytest.mark.parametrize("block_size, most", [(1, 1.5e9), (64, 1.51e9)])
def test_dsv3_with_a_capacity_of_1_25_takes_less_than_1_5_gb(block_size, most):
    shape = Shape("dsv3", 256, 8, 7168, 4096)
    sizes = {}
    for capacity in (None, 1.25):
        layer = SimpleNamespace(shape=shape, world_size=8, dtype=torch.bfloat16, local_experts=32, block_size=block_size, coded=False,
                                bound_us=None, room=limits.choices(shape, 8, capacity))
        layer.capacity = -(-(layer.room + 32 * (block_size - 1)) // block_size) * block_size
        sizes[capacity] = sum(limits.bytes_of(layer).values())
    assert sizes[1.25] < most < 4.6e9 < sizes[None]


def test_the_bytes_are_those_that_are_allocated():
    with Node(2, name="small") as node:
        layer = ExpertParallel(node, SHAPE, block_size=4, capacity=1.25, in_flight=2)
        for channel in range(2):
            own = layer.channels.lent(channel)[0]
            inside = {"recv_flags", "reply_flags", "recv_counts", "recv_choices", "recv_x", "reply", "reply_dots"}
            outside = sum(buffer.nbytes for name, buffer in own.items() if name not in inside)
            assert sum(limits.bytes_of(layer).values()) == outside + limits.bytes_of(layer)["heap"]
        assert 0 <= layer.heap.nbytes - 2 * limits.bytes_of(layer)["heap"] <= 256


def first_come(problem, room):
    """The rule in a loop: ids without choices beyond each source's part of a rank's room."""
    world, local = problem.world_size, problem.local_experts
    kept = [ids.clone() for ids in problem.topk_ids]
    for ids in kept:
        sent = [0] * world
        for t, k in [(t, k) for t in range(len(ids)) for k in range(ids.shape[1])]:
            if ids[t, k] >= 0:
                sent[ids[t, k] // local] += 1
                if sent[ids[t, k] // local] > room // world:
                    ids[t, k] = -1
    return kept


@pytest.mark.parametrize("tensors", [False, True])
def test_choices_beyond_the_room_are_dropped_by_the_rule(tensors):
    with Node(2, name="small") as node:
        layer = ExpertParallel(node, SHAPE, capacity=1.0, overflow="drop", blocks=2, waves=2)
        assert layer.room == 12 and layer.capacity == 12
        lost = 0
        for seed, routing in ((1, "one_rank"), (2, "uniform"), (3, "hot_expert")):
            problem = Problem.random(SHAPE, 2, seed, exact=True, routing=routing, num_tokens=[6, 5])
            kept = first_come(problem, 12)
            inputs = upload(layer, problem) if not tensors else [problem.tokens, problem.topk_ids, problem.topk_weights]
            sent = layer.dispatch(*inputs)
            out = layer.combine([got.rows for got in sent], sent)
            for rank in range(2):
                due = (torch.where(kept[rank] >= 0, problem.topk_weights[rank], 0).double()[..., None]
                       * problem.tokens[rank].double()[:, None]).sum(1)
                assert torch.equal(out[rank].double() if tensors else out[rank].to_torch().double(), due)
                assert int(sent[rank].dropped) == int(((problem.topk_ids[rank] >= 0) & (kept[rank] < 0)).sum())
                lost += int(sent[rank].dropped)
        assert lost > 4


def test_gradients_of_dropped_choices_are_zero():
    with Node(2, name="small") as node:
        layer = ExpertParallel(node, SHAPE, capacity=1.0, overflow="drop", blocks=2, waves=2)
        problem = Problem.random(SHAPE, 2, 1, routing="one_rank", num_tokens=6)
        weights = [part.clone().requires_grad_() for part in problem.topk_weights]
        sent = layer.dispatch(problem.tokens, problem.topk_ids, weights)
        sum(part.float().sum() for part in layer.combine([got.rows for got in sent], sent)).backward()
        for part, ids in zip(weights, first_come(problem, 12), strict=True):
            assert bool((part.grad[ids < 0] == 0).all() and (part.grad[ids >= 0] != 0).all())


def test_an_overflow_is_an_error_on_all_ranks():
    with Node(2, name="small") as node:
        layer = ExpertParallel(node, SHAPE, capacity=1.25, blocks=2, waves=2)
        problem = Problem.random(SHAPE, 2, 1, routing="one_rank", target=1, num_tokens=6)
        with pytest.raises(A2AError, match='rank 1 would get 24 rows, more than the 15 that it has room for.*"drop"'):
            layer.dispatch(*upload(layer, problem))
        fits = Problem.random(SHAPE, 2, 1, routing="one_rank", target=1, num_tokens=[6, 1], exact=True)
        out = layer.combine([got.rows for got in layer.dispatch(*upload(layer, fits))])
        assert out[0].to_torch().abs().sum() > 0


@pytest.mark.parametrize("options, text", [({"capacity": 0}, "capacity is 0, must be a positive multiple"),
                                           ({"capacity": 1.0, "overflow": "wait"}, "overflow is 'wait', must be one of error, drop")])
def test_what_is_refused(options, text):
    with a2a.Node(1, name="small") as node, pytest.raises(ValueError, match=text):
        ExpertParallel(node, SHAPE, **options)
