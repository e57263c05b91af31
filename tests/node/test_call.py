"""`Node.call` and `Node.measure`: arguments per rank, epochs, times, outputs, and what is refused before anything starts."""
import pytest
import standin_tools as standin
import torch
from standin_tools import stand_in  # noqa: F401

from a2a_lib import LaunchError, Node, SymmetricHeap
from a2a_lib.errors import CheckError

SOURCE = """
#include "a2a/a2a.h"
using namespace a2a;
// Every rank tells every other its number times `factor`, and notes its epoch.
extern "C" __global__ void share(World world, int* inbox, uint32_t* flags, int* out, int rank, int factor, int* epochs) {
  const int p = threadIdx.x;
  if (p >= world.world_size) return;
  *world.at(inbox + world.epoch % 2 * world.world_size + world.rank, p) = rank * factor;
  signal<Order::release, Scope::system>(world.at(flags + world.rank, p), world.epoch);
  wait_at_least<Order::acquire, Scope::system>(flags + p, world.epoch);
  out[p] = inbox[world.epoch % 2 * world.world_size + p];
  if (p == 0) epochs[0] = world.epoch, epochs[1] += 1;
}
extern "C" __global__ void bases(const int64_t* bases, int rank, int call, int64_t* out) {
  out[0] = bases[rank], out[1] = call;
}
extern "C" __global__ void bare(float* result, float value) { *result = value; }
"""


class Share:
    def __init__(self, world, **options):
        self.node = Node(world, seed=0, **options)
        self.module, self.heap = self.node.load(SOURCE), SymmetricHeap(self.node, 1 << 12)
        self.inbox, self.flags = self.heap.alloc("inbox", (2, world), torch.int32), self.heap.alloc("flags", (world,), torch.int32)
        self.heap.zero_()
        self.out = [rank.zeros(world, torch.int32, "out") for rank in self.node.ranks]
        self.epochs = [rank.zeros(2, torch.int32, "epochs") for rank in self.node.ranks]
        self.expected = (torch.arange(world) * 10).int()

    def arguments(self, **other):
        args = dict(world=self.heap, inbox=self.inbox, flags=self.flags, out=self.out, rank=self.node.ranks, factor=10,
                    epochs=self.epochs)
        return self.module.share, 1, 64, *(args | other).values()

    def launches(self):
        return int((self.node.trace.records["kind"] == 0).sum())


@pytest.fixture(scope="module")
def four():
    share = Share(4, name="small")
    yield share
    share.node.close()


@pytest.mark.parametrize("world", [1, 2, 8])
def test_a_call_on_all_ranks(world):
    share = Share(world, name="small")
    took = share.node.call(*share.arguments(), check=share.expected)
    assert took.kernel == "share" and took.checked and took.warm == 0 and list(took.us) == list(range(world))
    assert [out.tolist() for out in took.outputs] == [share.expected.tolist()] * world
    stages = took.trace.stages()
    assert list(took.us.values()) == pytest.approx(stages["total"].tolist())
    assert took.span_us == took.trace.span_us >= max(took.us.values())
    assert took.us[took.slowest] == max(took.us.values()) and len(took.table) == world
    ranks = "1 rank:" if world == 1 else f"{world} ranks:"
    assert repr(took).startswith(f"share on {ranks} {took.span_us:.2f} us, simulated (preset mi300x, memory ideal)\n")
    assert "call 1; outputs right" in repr(took)


def test_epochs_follow_the_heap_and_a_measurement_is_the_time_after_the_warm_calls(four):
    four.heap.zero_()
    assert [four.node.call(*four.arguments()).epochs for _ in range(2)] == [range(1, 2), range(2, 3)]
    took = four.node.measure(*four.arguments(), warm=3, calls=2)
    assert took.epochs == range(6, 8) and four.heap.calls == 7 and "after 3 warm calls" in repr(took)
    assert [epochs.to_torch()[0].item() for epochs in four.epochs] == [7] * 4
    assert four.node.call(*four.arguments(), epoch=20).epochs == range(20, 21) and four.heap.calls == 20
    assert four.heap.zero_().calls == 0
    four.heap.zero_()
    first = four.node.call(*four.arguments())
    before = four.launches()
    warm_call = four.node.measure(*four.arguments())
    assert four.launches() == before + 8 and warm_call.warm == 1 and len(warm_call.trace.select("launch").records) == 4
    assert warm_call.span_us < first.span_us  # the code was new to the instruction caches, the memory to the L2s
    five = four.node.measure(*four.arguments(), calls=5)
    assert len(five.trace.select("launch").records) == 20
    assert five.span_us == pytest.approx(five.trace.span_us / 5) and "mean of calls" in repr(five)
    assert "not checked" in repr(five)


def test_heaps_and_functions_as_arguments_and_outputs_by_name_or_buffers(four):
    out = [rank.zeros(2, torch.int64, "out") for rank in four.node.ranks]
    took = four.node.call(four.module.bases, 1, 1, four.heap, lambda rank: rank.index, lambda rank, call: 100 * call + rank.index,
                          out, epoch=7)
    wanted = [[bases.to_torch()[i].item(), 700 + i] for i, bases in enumerate(four.heap.bases)]
    assert [values.tolist() for values in took.outputs] == wanted
    result = [rank.zeros(1, torch.float32, "result") for rank in four.node.ranks]
    assert four.node.call(four.module.bare, 1, 1, result, 2.5).outputs is None
    assert four.node.call(four.module.bare, 1, 1, result, 2.5, outputs="result").outputs[3].item() == 2.5
    took = four.node.call(four.module.bare, 1, 1, result, 1.5, outputs=result, check=[torch.tensor([1.5])] * 4)
    assert took.checked and took.outputs[0].item() == 1.5


def test_checks_that_fail_say_where(four):
    four.heap.zero_()
    wrong = four.expected.clone()
    wrong[2] = 21
    with pytest.raises(CheckError, match=r"share: rank 0 has 1 of 4 elements wrong; the first is \[2\]: expected 21, got 20"):
        four.node.call(*four.arguments(), check=wrong)
    with pytest.raises(CheckError, match="rank 3 has 4 of 4"):
        four.node.call(*four.arguments(), check=[four.expected] * 3 + [four.expected + 1])
    with pytest.raises(CheckError, match="the check refused"):
        four.node.call(*four.arguments(), check=lambda outputs: False)
    pytest.raises(ZeroDivisionError, four.node.call, *four.arguments(), check=lambda outputs: 1 // 0)
    seen = []
    four.node.call(*four.arguments(), check=seen.extend)
    assert [out.tolist() for out in seen] == [four.expected.tolist()] * 4
    nan = [rank.zeros(1, torch.float32, "result") for rank in four.node.ranks]
    four.node.call(four.module.bare, 1, 1, nan, float("nan"), outputs=nan, check=torch.tensor([float("nan")]))
    with pytest.raises(CheckError, match="expected nan, got 1.0"):
        four.node.call(four.module.bare, 1, 1, nan, 1.0, outputs=nan, check=torch.tensor([float("nan")]))


def test_prepare_comes_before_every_call_and_is_not_timed(four):
    times = []

    def prepare():
        four.heap.zero_()
        times.append(four.launches())

    took = four.node.measure(*four.arguments(), warm=2, prepare=prepare)
    assert len(times) == 3 and times[2] - times[0] == 8 and len(took.trace.select("launch").records) == 4
    pytest.raises(ValueError, four.node.measure, *four.arguments(), calls=2, prepare=prepare).match("calls=1")


def test_bad_input_is_refused_before_anything_starts(four):
    before = four.launches()
    node, args = four.node, four.arguments
    other = Node(2, name="small")
    refusals = [
        (LaunchError, "takes a kernel of a module", lambda: node.call(four.module, 1, 64)),
        (LaunchError, "grid and block come before", lambda: node.call(four.module.share, 1)),
        (LaunchError, "share takes 7 arguments .*; 6 were given", lambda: node.call(*args()[:-1])),
        (LaunchError, r"argument 3 \(out\): a list has one item per rank .* 4 here, not 3", lambda: node.call(*args(out=four.out[:3]))),
        (LaunchError, r"argument 3 \(out\): buffer out lives on rank 0", lambda: node.call(*args(out=four.out[0]))),
        (LaunchError, r"argument 3 \(out\): buffer out lives on rank 1, the kernel runs on rank 2",
         lambda: node.call(*args(out=four.out[:2] + four.out[1:3]))),
        (LaunchError, r"argument 5 \(factor\) is an int, not float", lambda: node.call(*args(factor=1.5))),
        (LaunchError, r"argument 5 \(factor\) is an int", lambda: node.call(*args(factor=[1, 2, 3, "4"]))),
        (LaunchError, "heap 'heap' is of another node", lambda: node.call(*args(world=SymmetricHeap(other, 64)))),
        (LaunchError, "at most 1024 threads", lambda: node.call(four.module.share, 1, 2048, *args()[3:])),
        (LaunchError, "cooperative launch of share refused",
         lambda: node.call(four.module.share, 999999, 64, *args()[3:], cooperative=True)),
        (TypeError, "lds", lambda: node.call(*args(), lds=3)),
        (ValueError, "no argument 'sum'; there are world, inbox", lambda: node.call(*args(), outputs="sum")),
        (ValueError, "one Buffer per driven rank", lambda: node.call(*args(), outputs="factor")),
        (ValueError, "or 4 Buffers", lambda: node.call(*args(), outputs=four.out[:2])),
        (ValueError, r"expected \[5\] int32, but output 'out' of rank 0 is \[4\] int32",
         lambda: node.call(*args(), check=torch.zeros(5, dtype=torch.int32))),
        (ValueError, "one tensor per driven rank, 4 here", lambda: node.call(*args(), check=[four.expected] * 3)),
        (ValueError, "there is no output to compare", lambda: node.call(four.module.bare, 1, 1, None, 1.0, check=four.expected)),
        (ValueError, "warm -1", lambda: node.measure(*args(), warm=-1)),
        (ValueError, "calls 0", lambda: node.measure(*args(), calls=0)),
        (ValueError, "epoch True", lambda: node.call(*args(), epoch=True)),
    ]
    for error, text, call in refusals:
        pytest.raises(error, call).match(text)
    assert four.launches() == before


def test_on_real_gpus_measured_calls_are_a_graph_per_rank(stand_in):
    node = Node(2, target="hip")
    kernel = node.load('#include "a2a/a2a.h"\nextern "C" __global__ void none(int* out, int call) {}').none
    out = [rank.zeros(1, torch.int32, "out") for rank in node.ranks]
    standin.clear(node.runtime.library)
    took = node.measure(kernel, 1, 64, out, lambda rank, call: call, warm=2, calls=5, check=torch.zeros(1, dtype=torch.int32))
    log = standin.log(node.runtime.library)
    launches = [line for line in log if "hipModuleLaunchKernel" in line]
    assert len(launches) == 2 * (2 + 5) and [line.rpartition(", ")[2][:6] for line in launches][-10:] == ["stream"] * 10
    assert sum("hipGraphLaunch" in line for line in log) == 2 and sum("hipEventRecordWithFlags" in line for line in log) == 4
    assert took.label.startswith("measured (2 x stand-in 0") and took.epochs == range(3, 8)
    assert took.span_us == max(took.us.values()) and len(took.trace) == 0
    single_call = node.call(kernel, 1, 64, out, lambda rank, call: call)
    assert len(single_call.trace) == 2 and "measured (2 x stand-in 0" in repr(single_call)
    assert node.context.recorder.enabled
