"""The peer of a GEMM -> AllReduce, as far as a machine without GPUs goes, and the least time of a family's bytes."""
import torch

from a2a_lib import families
from a2a_lib.lab.bench import gemm_ar_peers, light, peers

FAMILY = families.of("gemm_ar")


def test_parts_in_any_order_are_right_and_a_lost_part_is_not():
    problem = FAMILY.problem(FAMILY.shape("32x64x64"), 4)
    parts = [a @ b.T for a, b in zip(problem.a, problem.b)]
    assert gemm_ar_peers.near(problem, parts[2] + parts[0] + parts[3] + parts[1])
    assert not gemm_ar_peers.near(problem, parts[2] + parts[0] + parts[3])
    assert gemm_ar_peers.near(problem, sum(part.double() for part in parts))


def test_peers_without_this_operation_say_so(monkeypatch):
    class Clock:
        simulated = False

        class node:
            shared_addresses, world_size = False, 2
    monkeypatch.setattr(torch.distributed, "is_initialized", lambda: True)
    problem = FAMILY.problem(FAMILY.shape("tiny"), 2)
    assert peers.measure("symm_mem", Clock(), problem, 1) == {"error": "symm_mem has no gemm_ar"}
    other = families.of("gemm_rs").problem(families.of("gemm_rs").shape("tiny"), 2)
    assert peers.measure("nccl", Clock(), other, 1) == {"error": "nccl has no gemm_rs"}


def test_least_time_is_a_ranks_share_of_the_bytes_at_the_rate():
    family = families.of("all_reduce")
    problem = family.problem(family.shape("1MiB"), 4)
    wire = 2 * 3 / 4 * (1 << 20)
    assert light.least_us(family.least_bytes(problem), 100.0, 4) == {"wire": round(wire / 100e3, 2)}
    assert light.least_us({"wire": 5}, None, 4) == {}
