"""A rule of the queue broken on purpose: a deadlock that says who waits, or a race, even where every answer was right."""
import pytest
from triton_tools import need_triton

from a2a_lib import A2AError, DeadlockError, Node
from a2a_lib.kernels.moe_layer import HAZARDS, LayerProblem, LayerShape, Megakernel, hazard

need_triton()
SHAPE = LayerShape(num_experts=8, topk=4, dim=64, inter=64, max_tokens=12)
NAMES = ("counter_not_reset", "cleared_too_late", "gemm_before_dispatch", "flag_read_early", "saved_token_early", "no_release")
QUICK = ("gemm_before_dispatch", "saved_token_early")


def calls(node, name, count=3, programs=4):
    rung = Megakernel(node, SHAPE, programs=programs, kernel=hazard(name), save=name.startswith("saved"))
    problem = LayerProblem.random(SHAPE, 2, seed=3, num_tokens=12)
    for _ in range(count):
        problem.check(rung(problem))


@pytest.mark.parametrize("name", [name if name in QUICK else pytest.param(name, marks=pytest.mark.soak) for name in NAMES])
def test_every_hazard_is_noticed(name):
    with Node(2, name="small", memory="strict", races=True) as node:
        if HAZARDS[name].shows == "deadlock":
            with pytest.raises(DeadlockError, match="head" if name == "counter_not_reset" else "arrived"):
                calls(node, name)
        else:
            try:
                calls(node, name, count=1)
            except A2AError:
                pass  # a wrong answer is noticed, too
            assert node.races, name


def test_a_wrong_order_does_no_harm_with_enough_programs():
    """Each waiting task then has a program, and programs are left to send. So tests find this mutation late."""
    with Node(2, name="small", cus=8) as node:
        calls(node, "gemm_before_dispatch", count=1, programs=48)


def test_hazards_are_named():
    with pytest.raises(ValueError, match="no hazard 'none'; there are counter_not_reset"):
        hazard("none")
