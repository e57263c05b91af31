"""Peers of an all-reduce, as far as a machine without GPUs goes: which there are, what they call, and how their sums are judged."""
import torch

from a2a_lib import families
from a2a_lib.lab.bench import all_reduce_peers, peers

FAMILY = families.of("all_reduce")


class Clock:
    simulated = True


def test_a_peer_without_an_all_reduce_and_a_simulated_node_say_so():
    problem = FAMILY.problem(FAMILY.shape("tiny"), 2)
    assert peers.measure("nccl", Clock(), problem, 1) == {"error": "needs one process per GPU: torchrun"}
    assert set(all_reduce_peers.KINDS) <= set(peers.PEERS)


def test_sums_in_any_order_are_right_and_a_lost_message_is_not():
    problem = FAMILY.problem(FAMILY.shape("1x1000"), 4)
    assert all_reduce_peers.near(problem, problem.sum.bfloat16())
    step_by_step = problem.x[3] + problem.x[1] + problem.x[0] + problem.x[2]
    assert all_reduce_peers.near(problem, step_by_step)
    assert not all_reduce_peers.near(problem, (problem.sum - problem.x[2].float()).bfloat16())


def test_a_norm_of_sums_in_any_order_is_right_and_one_without_the_residual_is_not():
    problem = FAMILY.problem(FAMILY.shape("3x1000"), 4)
    y, h = all_reduce_peers.normed(problem.x[3] + problem.x[1] + problem.x[0] + problem.x[2], problem.residual, problem.weight)
    assert all_reduce_peers.near_normed(problem, y, h)
    assert not all_reduce_peers.near_normed(problem, h, h)
    assert not all_reduce_peers.near_normed(problem, *all_reduce_peers.normed(problem.sum.bfloat16(), 0, problem.weight))


def test_works_call_torchs_operators_with_the_group():
    class Operators:
        def __getattr__(self, name):
            return lambda *given: (name, *given)

    x = torch.ones(3)
    called = {name: work() for name, work in all_reduce_peers.works(Operators(), x, "0").items()}
    assert called == {"one_shot": ("one_shot_all_reduce", x, "sum", "0"), "two_shot": ("two_shot_all_reduce_", x, "sum", "0"),
                      "multimem": ("multimem_all_reduce_", x, "sum", "0")}
    for _, (name, *_) in called.items():
        assert hasattr(torch.ops.symm_mem, name), "torch has it under this name"
