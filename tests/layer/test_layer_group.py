"""`ExpertParallel.from_process_group`: real processes, subgroups, memory opened by handles, and what is refused."""
from pathlib import Path

import launch_tools
import pytest
import torch
import torch.distributed as distributed

import a2a_lib as a2a
from a2a_lib.errors import A2AError
from a2a_lib.kernels.layer import ExpertParallel
from a2a_lib.kernels.moe import Shape
from a2a_lib.machine.node import devices

SHAPE = Shape("one", 4, 2, 16, 8)
ROOT = Path(__file__).parents[2]


@pytest.fixture
def group(tmp_path):
    """torch.distributed's default group, of this process alone."""
    distributed.init_process_group("gloo", init_method=f"file://{tmp_path}/store", rank=0, world_size=1)
    yield distributed.group.WORLD
    distributed.destroy_process_group()


@pytest.mark.parametrize("given", [None, "default"])
def test_a_group_of_one_process_is_simulated(group, given):
    layer = ExpertParallel.from_process_group(given and group, SHAPE, blocks=1, waves=1)
    x, ids = torch.ones((3, 16)).half().requires_grad_(), torch.tensor([[0, 1]] * 3, dtype=torch.int32)
    layer.combine(layer.dispatch(x, ids, torch.ones((3, 2))).rows).sum().backward()
    assert torch.equal(x.grad, torch.full((3, 16), 2.0).half())
    layer.close()
    with pytest.raises(A2AError):
        _ = layer.node.trace


def test_no_group_at_all_is_refused():
    with pytest.raises(A2AError, match="torch.distributed is not initialised: call init_process_group first"):
        ExpertParallel.from_process_group(None, SHAPE)


def test_processes_without_gpus_are_told_what_to_do():
    group = a2a.Processes(2)
    try:
        group.run("""
try:
    a2a.ExpertParallel.from_process_group(None, a2a.Shape("one", 4, 2, 16, 8), target="sim")
    text = "no error"
except a2a.errors.A2AError as error:
    text = str(error)
""")
        for text in group["text"]:
            assert "a simulated node lives in one process, and the group has 2" in text and "Node(2) in place of a group" in text
    finally:
        group.close()


class Group:
    """Three processes of which this is number 1, as a group says it. places: what each of them would say."""

    world_size, rank = 3, 1

    def __init__(self, places):
        self.places = places

    def all_gather_object(self, parts, own):
        parts[:] = self.places


@pytest.mark.parametrize("places, text", [
    ([("a", "x", 0, 4), ("a", "y", 1, 4), ("b", "z", 2, 4)], "rank 2 of the group runs on another machine than rank 0"),
    ([("a", "x", 0, 4), ("a", "y", 1, 4), ("a", "x", 0, 4)], "ranks 0 and 2 of the group use the same GPU .x.: call torch.cuda.set_device"),
    ([("a", "x", 0, 4), ("a", "y", 1, 4), ("a", "z", 4, 4)], "rank 2 needs GPU 4; its machine has 4"),
])
def test_gpus_that_cannot_make_a_group(monkeypatch, places, text):
    """Every process sees the same places, so all of them raise."""
    class Runtime:
        def device_count(self):
            return 4
    monkeypatch.setattr(devices, "GroupOfProcesses", Group)
    pytest.raises(A2AError, devices.find, Runtime(), None, places).match(text)


# The stand-in for AMD's driver: processes and memory are real, kernels are not run.
PROCESS = """
import os, sys
sys.path[:0] = {path!r}
import standin_tools as standin
import torch
import torch.distributed as distributed
import a2a_lib as a2a
from a2a_lib.errors import A2AError
distributed.init_process_group("gloo")
number = distributed.get_rank()
pair = distributed.new_group([0, 2])
with standin.standing_in():
    try:
        layer = a2a.ExpertParallel.from_process_group(pair, "tiny", target="hip", blocks=1, waves=1)
    except A2AError as error:
        result = [str(error)]
    else:
        node, (rank,) = layer.node, layer.node.ranks
        library = node.runtime.library
        there = layer.heap.translate(layer.heap["reply_dots"][0], 1 - rank.index)
        rank.copy(there, rank.from_torch(torch.full(there.shape, float(number))))
        node.synchronize()
        node.gather({{rank.index: None}})
        seen = layer.heap["reply_dots"][0].to_torch()
        shape, topk = layer.shape, layer.shape.topk
        x, ids, weights = rank.zeros((3, shape.dim), torch.float16), rank.zeros((3, topk), torch.int32), rank.zeros((3, topk))
        stream = rank.stream()
        layer.combine(layer.dispatch(x, ids, weights, stream=stream).rows, stream=stream)
        lines = standin.log(library)
        result = [rank.index, rank.device, node.world_size, float(seen.min()), float(seen.max()),
                  sum("hipIpcOpenMemHandle" in line for line in lines), sum("LaunchCooperative" in line for line in lines)]
        layer.close()
    print(*result, file=open(sys.argv[1] + "/rank" + str(number), "w"))
distributed.barrier()
distributed.destroy_process_group()
"""


@pytest.mark.xdist_group("machine")
@pytest.mark.parametrize("by_torchrun", [False, pytest.param(True, marks=pytest.mark.soak)])
def test_a_subgroup_has_ranks_of_its_own_and_opens_its_peers_memory(tmp_path, by_torchrun):
    """Three processes, of which 0 and 2 are the group: ranks 0 and 1, on GPUs 0 and 2."""
    script = tmp_path / "process.py"
    script.write_text(PROCESS.format(path=[str(ROOT / "tests"), str(ROOT)]))
    launch_tools.run(script, 3, tmp_path, by_torchrun=by_torchrun)
    first, outside, second = ((tmp_path / f"rank{number}").read_text().strip() for number in range(3))
    assert outside == "this process is not in the group"
    assert first == "0 0 2 2.0 2.0 1 2" and second == "1 2 2 0.0 0.0 1 2"
