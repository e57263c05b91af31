"""Peers of an all-reduce and of GEMM -> AllReduce, as far as a machine without GPUs goes: which there are, what they call, how their
sums are judged; and the least time of a family's bytes."""
import pytest
import torch

from a2a_lib import families
from a2a_lib.lab.bench import cases, group, light, peers

FAMILY, GEMM = families.of("all_reduce"), families.of("gemm_ar")


class Clock:
    simulated = True


def test_a_peer_without_an_all_reduce_and_a_simulated_node_say_so():
    problem = FAMILY.problem(FAMILY.shape("tiny"), 2)
    assert peers.measure("nccl", Clock(), problem, 1) == {"error": "needs one process per GPU: torchrun"}
    assert set(peers.KINDS["all-reduce"]) <= set(peers.PEERS)


def test_sums_in_any_order_are_right_and_a_lost_message_is_not():
    problem = FAMILY.problem(FAMILY.shape("1x1000"), 4)
    assert peers.near_sum(problem, problem.sum.bfloat16())
    step_by_step = problem.x[3] + problem.x[1] + problem.x[0] + problem.x[2]
    assert peers.near_sum(problem, step_by_step)
    assert not peers.near_sum(problem, (problem.sum - problem.x[2].float()).bfloat16())


def test_a_norm_of_sums_in_any_order_is_right_and_one_without_the_residual_is_not():
    problem = FAMILY.problem(FAMILY.shape("3x1000"), 4)
    y, h = peers.normed(problem.x[3] + problem.x[1] + problem.x[0] + problem.x[2], problem.residual, problem.weight)
    assert peers.near_normed(problem, y, h)
    assert not peers.near_normed(problem, h, h)
    assert not peers.near_normed(problem, *peers.normed(problem.sum.bfloat16(), 0, problem.weight))


def test_works_call_torchs_operators_with_the_group():
    class Operators:
        def __getattr__(self, name):
            return lambda *given: (name, *given)

    x = torch.ones(3)
    called = {name: work() for name, work in peers.works(Operators(), x, "0").items()}
    assert called == {"one_shot": ("one_shot_all_reduce", x, "sum", "0"), "two_shot": ("two_shot_all_reduce_", x, "sum", "0"),
                      "multimem": ("multimem_all_reduce_", x, "sum", "0")}
    for _, (name, *_) in called.items():
        assert hasattr(torch.ops.symm_mem, name), "torch has it under this name"


def test_parts_in_any_order_are_right_and_a_lost_part_is_not():
    problem = GEMM.problem(GEMM.shape("32x64x64"), 4)
    parts = [a @ b.T for a, b in zip(problem.a, problem.b)]
    assert peers.near_product(problem, parts[2] + parts[0] + parts[3] + parts[1])
    assert not peers.near_product(problem, parts[2] + parts[0] + parts[3])
    assert peers.near_product(problem, sum(part.double() for part in parts))


def test_peers_without_this_operation_say_so(monkeypatch):
    class Clock:
        simulated = False

        class node:
            shared_addresses, world_size = False, 2
    monkeypatch.setattr(torch.distributed, "is_initialized", lambda: True)
    problem = GEMM.problem(GEMM.shape("tiny"), 2)
    assert peers.measure("symm_mem", Clock(), problem, 1) == {"error": "symm_mem has no gemm_ar"}
    other = families.of("gemm_rs").problem(families.of("gemm_rs").shape("tiny"), 2)
    assert peers.measure("nccl", Clock(), other, 1) == {"error": "nccl has no gemm_rs"}


def test_least_time_is_a_ranks_share_of_the_bytes_at_the_rate():
    problem = FAMILY.problem(FAMILY.shape("1MiB"), 4)
    wire = 2 * 3 / 4 * (1 << 20)
    assert light.least_us(FAMILY.least_bytes(problem), 100.0, 4) == {"wire": round(wire / 100e3, 2)}
    assert light.least_us({"wire": 5}, None, 4) == {}


@pytest.mark.parametrize("processes, has_peers, joins", [(1, True, True), (1, False, False), (2, True, True), (2, False, True)])
def test_one_process_joins_for_its_peers_alone(processes, has_peers, joins, monkeypatch):
    joined = []
    monkeypatch.setattr(group, "join", joined.append)
    for name in ("set_device", "is_available"):
        monkeypatch.setattr(torch.cuda, name, lambda *_: None)
    monkeypatch.setattr(torch.distributed, "destroy_process_group", lambda: None)
    for name, value in (("WORLD_SIZE", str(processes)), ("RANK", "0"), ("MASTER_ADDR", "127.0.0.1")):
        monkeypatch.setenv(name, value)
    with group.Group("cuda", ["nccl"] if has_peers else []):
        assert joined == (["cpu:gloo,cuda:nccl" if has_peers else "gloo"] if joins else [])
    monkeypatch.delenv("MASTER_ADDR")
    with group.Group("sim", ["nccl"]):
        assert len(joined) == joins


def test_rounding_of_terms_that_cancel_is_no_error_and_a_wrong_row_is():
    """A matrix's gradient out of three rows, of which two have large values that cancel in one place."""
    left, right = torch.ones(3, 512), torch.ones(3, 512)
    left[:2, 0], right[:2, 0] = torch.tensor([12.0, -12.0]), torch.tensor([12.0, 12.0])
    rounded = right * torch.tensor([[1 + cases.EPS], [1 - cases.EPS], [1]])
    want, got, terms = left.T @ right, left.T @ rounded, (left.square().T @ right.square()).sqrt()
    assert cases.error_of(got, want, terms) < 1 < cases.error_of(got, want), "each term is off by what rounding explains"
    assert cases.error_of(left.roll(1, 0).T @ right, want, terms) > 5
    assert cases.error_of(got.fill_(float("nan")), want, terms) == float("inf")
