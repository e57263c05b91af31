"""The backward pass of a whole MoE layer, phase by phase and in one launch: autograd's gradients, call after call."""
import random
from dataclasses import replace

import pytest
import torch

from a2a_lib import A2AError, Draw, Node, families
from a2a_lib.kernels.moe import MismatchError, ProblemError
from a2a_lib.kernels.moe.backward_problem import BackwardProblem
from a2a_lib.kernels.moe.layer_problem import LayerShape
from a2a_lib.kernels.moe_backward.rungs import (
    RUNGS,
    SIMULATED,
    Backward,
    BackwardPhases,
    BackwardTwoLaunches,
    LayerGradients,
)
from a2a_lib.kernels.moe_layer import LayerProblem, Megakernel
from a2a_lib.kernels.moe_layer.names import BARRIERS, COMBINES
from a2a_lib.kernels.stored import SEVERAL

pytestmark = pytest.mark.usefixtures("stored_assembly")
SMALL = LayerShape(num_experts=8, topk=2, dim=64, inter=64, max_tokens=12)
ODD = LayerShape(num_experts=4, topk=3, dim=80, inter=48, max_tokens=10, dtype=torch.float16)  # no whole tiles


@pytest.fixture(autouse=True)
def one_thread():
    before = torch.get_num_threads()
    torch.set_num_threads(1)  # small tensors: more threads would wait for each other
    yield
    torch.set_num_threads(before)


def test_several_blocks_in_one_task():
    """The sum of the next block of an expert's gradients begins at zero, and experts without rows have zeros in all blocks."""
    tiles = replace(SIMULATED, **SEVERAL)
    with Node(2, memory="strict", races=True, seed=5) as node:
        rung = Backward(node, ODD, tiles=tiles, programs=5)
        for routing in (dict(routing="one_expert", target=3), dict(num_tokens=[0, 3])):
            problem = BackwardProblem.random(ODD, 2, seed=8, **routing)
            problem.check(rung(problem))
        assert not node.races, node.races


class Together(BackwardPhases):
    separate = False


def test_a_kernel_for_each_launch():
    """The gradients have the same bits as those of one kernel for all kinds."""
    tiles = replace(SIMULATED, **SEVERAL)
    with Node(2, memory="strict", races=True, seed=6) as node:
        problem, seen = BackwardProblem.random(ODD, 2, seed=9, drop=0.2), []
        for kind in (BackwardTwoLaunches, Together, Backward):
            rung = kind(node, ODD, tiles=tiles, programs=5)
            assert len(rung.alone) == (2 if kind is BackwardTwoLaunches else 0)
            launched = [kernel for kernel, _ in rung.alone.values()]
            assert not launched or rung.gemm in launched, "a kernel is compiled that nothing launches"
            seen.append(rung(problem))
            problem.check(seen[-1])
        assert not node.races, node.races
    assert all(torch.equal(a, b) for gradients in seen[1:] for mine, other in zip(seen[0], gradients) for a, b in zip(mine, other))
    with pytest.raises(ValueError, match="wgrad is the second"), Node(2) as node:
        BackwardTwoLaunches(node, ODD, weights_first=True)


def test_the_plan_of_forward():
    """Backward with the plan of a forward call, call after call: the gradients have the bits of one that plans."""
    with Node(2, memory="strict", races=True, seed=7) as node:
        forward = Megakernel(node, ODD, programs=5)
        rungs = [(kind(node, ODD, programs=5), kind(node, ODD, programs=5, plan=forward)) for kind in RUNGS.values()]
        for routing in (dict(drop=0.2), dict(num_tokens=[0, 3]), dict(num_tokens=0)):
            problem = BackwardProblem.random(ODD, 2, seed=9, **routing)
            forward(LayerProblem.random(ODD, 2, seed=9, **routing))
            for planner, keeper in rungs:
                planned, kept = planner(problem), keeper(problem)
                problem.check(kept)
                assert all(torch.equal(a, b) for mine, other in zip(planned, kept) for a, b in zip(mine, other))
                assert torch.equal(keeper.plan(1).order, planner.plan(1).order)
        with pytest.raises(A2AError, match="rank 0 has other choices than in the call whose plan this is"):
            keeper(BackwardProblem.random(ODD, 2, seed=8))
        for switches in (dict(sort=False), dict(save=True)):
            with pytest.raises(A2AError, match="backward takes the plan of a rung with its own node, shape, BM and order"):
                Backward(node, ODD, plan=Megakernel(node, ODD, programs=5, **switches))
        assert not node.races, node.races


def random_case(seed):
    """(ranks, memory, rung, options, shape, arguments of the problem), drawn from a seed."""
    draw = random.Random(seed)
    gpus, topk = draw.choice((1, 2, 4, 8)), draw.randint(1, 4)
    shape = LayerShape(draw.choice((8, 16)), topk, 16 * draw.randint(1, 9), 16 * draw.randint(1, 9), draw.randint(1, 20),
                       draw.choice((torch.float16, torch.bfloat16)))
    name = draw.choice(list(RUNGS))
    switches = dict(barrier=draw.choice(BARRIERS), combine=draw.choice(COMBINES), sort=draw.random() < 0.5,
                    dispatch_tasks=draw.randint(0, 3), reduce_tasks=draw.randint(0, 3))
    if name == "backward":
        switches |= dict(down_lag=draw.randint(-1, 2), scatter_lag=draw.randint(-1, 2), weights_first=draw.random() < 0.3)
    routing = dict(num_tokens=[draw.choice((0, shape.max_tokens, draw.randint(0, shape.max_tokens))) for _ in range(gpus)],
                   drop=draw.choice((0, 0, 0.3, 1.0)), routing=draw.choice(("uniform", "uniform", "one_expert", "hot_expert")))
    return gpus, draw.choice(("ideal", "strict", "hw-spx", "cpx")), name, switches | {"programs": draw.randint(1, 8)}, shape, routing


@pytest.mark.parametrize("seed", [0, 1, 76, *(pytest.param(seed, marks=pytest.mark.soak) for seed in range(2, 200) if seed != 76)])
def test_random_layers(seed):
    gpus, memory, name, options, shape, routing = random_case(seed)
    problem = BackwardProblem.random(shape, gpus, seed=seed, **routing)
    with Node(gpus, name="small", memory=memory, races=seed % 2 == 0, seed=seed) as node:
        node.stall(seed % 3 == 0)
        rung = RUNGS[name](node, shape, **options)
        for _ in range(2):
            problem.check(rung(problem))
        assert not node.races, node.races


def test_a_wrong_gradient_is_told():
    problem = BackwardProblem.random(SMALL, 2, num_tokens=4)
    due = (SMALL.dtype, torch.float32, SMALL.dtype, SMALL.dtype)
    right = [LayerGradients(*(part.to(dtype) for part, dtype in zip(mine, due))) for mine, _ in problem.gradients()]
    problem.check(right)
    for name, place in (("tokens", (3, 9)), ("weights", (2, 1)), ("up", (3, 100, 7)), ("down", (0, 5, 60))):
        wrong = [LayerGradients(*(part.clone() for part in mine)) for mine in right]
        getattr(wrong[1], name)[place] += 0.5
        with pytest.raises(MismatchError, match=f"rank 1: the gradient of {name}: 1 of .* the worst is .{', '.join(map(str, place))}"):
            problem.check(wrong)
    forgotten = [mine._replace(weights=torch.zeros_like(mine.weights)) for mine in right]
    with pytest.raises(MismatchError, match="rank 0: the gradient of weights: .* wrong"):
        problem.check(forgotten)
    with pytest.raises(MismatchError, match="the gradient of weights is .* torch.float64, not .* torch.float32"):
        problem.check([mine._replace(weights=mine.weights.double()) for mine in right])
    problem.grads[1] = problem.grads[1][:2]
    with pytest.raises(ProblemError, match=r"rank 1: grads is \[2, 64\]"):
        problem.validate_grads()


def test_finite_differences_agree_with_the_answer():
    """Checks the oracle itself by the change of the float64 loss for a small step in a random direction."""
    problem = BackwardProblem.random(SMALL, 2, seed=4, num_tokens=5)
    draw = Draw(1)

    def loss(sign):
        moved = [[part.double() + sign * 1e-5 * way for part, way in zip(parts, ways)] for parts, ways in zip(inputs, directions)]
        (up,), (down,) = moved[2:]
        total = 0.0
        for x, ids, weights, grad in zip(moved[0], problem.topk_ids, moved[1], problem.grads):
            for t in range(len(x)):
                for k, e in enumerate(ids[t].tolist()):
                    gate, value = (up[e] @ x[t]).chunk(2)
                    total += float(weights[t, k] * (down[e] @ (gate / (1 + (-gate).exp()) * value)) @ grad[t].double())
        return total

    inputs = [problem.tokens, problem.topk_weights, [problem.up], [problem.down]]
    directions = [[draw.normal(part.shape, dtype=torch.float64) for part in parts] for parts in inputs]
    right = [mine for mine, _ in problem.gradients()]
    gradients = [[mine.tokens for mine in right], [mine.weights for mine in right],
                 [torch.cat([mine.up for mine in right])], [torch.cat([mine.down for mine in right])]]
    slope = sum(float((part * way).sum()) for parts, ways in zip(gradients, directions) for part, way in zip(parts, ways))
    assert (loss(1) - loss(-1)) / 2e-5 == pytest.approx(slope, rel=1e-6)


def test_both_names_and_both_ladders(call_a2a):
    assert families.find("moe_layer/backward") is families.find("moe_backward/backward") is families.find("backward") is Backward
    assert families.family_of("moe_layer/backward_phases").name == "moe_backward"
    with pytest.raises(ValueError, match="moe_layer has no rung 'sideways'"):
        families.find("moe_layer/sideways")
    assert "the ladder of moe_backward" in call_a2a("ladder", "moe_backward", "--shape", "8x2x64x64x8", "--full", "--world-size", "2").out
    assert "takes no option save" in call_a2a("ladder", "moe_backward", "--option", "save=1", status=2).err
