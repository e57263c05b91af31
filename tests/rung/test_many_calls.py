"""Calls beyond 2^31 and 2^32: flags hold numbers of 32 bits. A rung begins anew in time; `ExpertParallel`, whose calls a graph
may replay, goes round."""
import pytest
import torch
from layer.layer_tools import SMALL, call, make

import a2a_lib as a2a
from a2a_lib import families
from a2a_lib.kernels.moe import Problem
from a2a_lib.kernels.rung.hip_rung import HipRung
from a2a_lib.kernels.rung.kernel_rung import KernelRung
from a2a_lib.kernels.rung.triton_rung import TritonRung
from a2a_lib.lab.run import node_for

pytestmark = pytest.mark.usefixtures("stored_assembly")
ALL = [full for family in families.FAMILIES for full in families.of(family).full_names()
       if issubclass(families.find(full), KernelRung)]


@pytest.fixture(params=ALL)
def case(request):
    """(a function that makes the rung anew, two problems for it). Few blocks, for the numbers of calls do not depend on them."""
    kind, family = families.find(request.param), families.family_of(request.param)
    shape, nodes = family.shape(family.default_shape), []
    world = 4 if kind.on_cluster else 2

    def again():
        nodes.append(node_for(kind, "sim", world))
        return kind(nodes[-1], shape, **dict(blocks=3, waves=2) if issubclass(kind, HipRung) else {})

    yield again, [family.problem(shape, world, seed) for seed in (3, 4)]
    for node in nodes:
        node.close()


OPTIONS = [("moe_layer/megakernel", {"save": True, "combine": "scatter"}), ("moe_layer/two_launches", {"combine": "gather"}),
           ("moe_backward/backward", {"weights_first": True, "combine": "gather"})]


@pytest.mark.parametrize("name, options", [*((full, {}) for full in ALL if issubclass(families.find(full), TritonRung)), *OPTIONS], ids=str)
def test_calls_in_flight_have_the_same_bits_in_every_schedule(name, options):
    """Three calls with nothing between them, in a schedule with the race detector and in one with stalls."""
    kind, seen = families.find(name), []
    world = 4 if kind.on_cluster else 2
    problem = kind.family.problem(kind.family.shape(kind.family.default_shape), world, seed=5)
    for seed in range(2):
        with node_for(kind, "sim", world, name="small", memory="strict", races=seed == 0, seed=seed) as node:
            node.stall(seed > 0)
            rung = kind(node, problem.shape, **options)
            rung.write(problem)
            for _ in range(3):
                rung.launch()
            seen.append(rung.read())
            rung.check(problem, seen[-1])
            assert not node.races, node.races
    torch.testing.assert_close(*seen, rtol=0, atol=0)


def check_calls(rung, problem, calls):
    for outputs in [rung.result(each) for each in rung.launch_all([problem] * calls)][-1:]:
        rung.check(problem, outputs)


@pytest.mark.parametrize("case", [full for full in ALL if issubclass(families.find(full), HipRung)], indirect=True)
def test_numbers_near_their_end(case):
    """Of rungs that count to 2^31. Others begin anew long before."""
    again, (problem, _) = case
    for epoch in (2**31 - 3, 2**32 - 3):
        rung = again()
        rung.epoch = epoch
        for calls in (1, 2, 1):
            check_calls(rung, problem, calls)
        assert rung.epoch <= rung.most_calls


def test_a_rung_begins_anew(case, monkeypatch):
    """As often as it likes: after every second call here, or before calls that would be more."""
    again, problems = case
    rung = again()
    monkeypatch.setattr(type(rung), "most_calls", 2)
    numbers = []
    for number, calls in enumerate((1, 1, 1, 2, 1)):
        check_calls(rung, problems[number % 2], calls)  # rows of the call before would be wrong
        numbers.append(rung.epoch)
    assert numbers == [1, 2, 1, 2, 1]


@pytest.mark.parametrize("options", [{}, {"wire": torch.float8_e4m3fn, "dtype": torch.bfloat16}])
@pytest.mark.parametrize("ended", [2**31 - 3, 2**32 - 3, 2**30 - 2])
def test_expert_parallel_goes_round(ended, options):
    """The number of calls lies on the GPU; it wraps there. With gradients an exchange each way takes a number."""
    shape = SMALL if not options else a2a.Shape("coded", 16, 4, 256, 12, 3)
    layer = make(shape, 2, **options)
    number = torch.tensor([ended - 2**32 if ended >= 2**31 else ended], dtype=torch.int32)
    for own in layer.local:
        own["state"][:1].copy_from(number)
    for seed in range(5):
        problem = Problem.random(shape, 2, seed=seed)
        if options:
            x = [problem.tokens[rank].bfloat16().requires_grad_() for rank in range(2)]
            got = layer.dispatch(x, [ids.int() for ids in problem.topk_ids], list(problem.topk_weights))
            out = layer.combine([each.rows * 1 for each in got])
            sum(each.float().sum() for each in out).backward()
            for rank in range(2):
                used = ((problem.topk_ids[rank] >= 0) * problem.topk_weights[rank]).sum(1, keepdim=True)
                torch.testing.assert_close(x[rank].grad.float(), used.expand_as(x[rank]), rtol=2**-6, atol=2**-6)
                torch.testing.assert_close(out[rank].float(), used * problem.tokens[rank].float(), rtol=2**-3, atol=2**-3)
        else:
            call(layer, problem)
    layer.close()
