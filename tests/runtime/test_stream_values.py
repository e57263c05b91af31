"""`Stream.write_value` and `Stream.wait_value`: on the simulated node, and what they ask of ROCm and CUDA."""
import pytest
import standin_tools as standin
import torch
from standin_tools import stand_in  # noqa: F401

from a2a_lib import DeadlockError, Node, SymmetricHeap
from a2a_lib.errors import A2AError
from a2a_lib.machine.runtime import cuda, hip

DATA = torch.arange(4096, dtype=torch.int32)


class Copies:
    """Rank 0's stream copies a row to rank 1; rank 1's stream copies on what it got."""

    def __init__(self, seed=0):
        self.node = Node(2, name="small", memory="strict", races=True, seed=seed)
        self.heap = SymmetricHeap(self.node, 1 << 16)
        self.box, self.flags = self.heap.alloc("box", (4096,), torch.int32), self.heap.alloc("flags", (4,), torch.int32)
        self.heap.zero_()
        self.row = self.node.ranks[0].from_torch(DATA, "row")
        self.out = self.node.ranks[1].zeros(4096, torch.int32, "out")
        self.sender, self.receiver = (rank.stream() for rank in self.node.ranks)
        self.node.synchronize()

    def at_peer(self, first, dtype=torch.int32):
        return self.heap.translate(self.flags[0], 1).view(dtype)[first:first + 1]

    def here(self, first, dtype=torch.int32):
        return self.flags[1].view(dtype)[first:first + 1]

    def send(self):
        self.node.ranks[0].copy(self.heap.translate(self.box[0], 1), self.row, self.sender)

    def receive(self):
        self.node.ranks[1].copy(self.out, self.box[1], self.receiver)


@pytest.mark.parametrize(("dtype", "value"), [(torch.int32, 3), (torch.int64, 2**40 + 1), (torch.int32, 2**32 - 1), (torch.int32, -1)])
@pytest.mark.parametrize("condition", ["at least", "equal"])
def test_a_flag_behind_a_copy(dtype, value, condition):
    c = Copies()
    c.receiver.wait_value(c.here(0, dtype), value, condition)
    c.receive()
    c.send()
    c.sender.write_value(c.at_peer(0, dtype), value)
    assert torch.equal(c.out.to_torch(), DATA) and not c.node.races
    assert c.here(0, dtype).to_torch().item() == torch.tensor(value & 2**63 - 1 if value >= 0 else -1).to(dtype).item()


def test_at_least_takes_more_and_equal_does_not():
    c = Copies()
    c.sender.write_value(c.at_peer(0), 9)
    c.receiver.wait_value(c.here(0), 5)
    c.node.synchronize()
    c.receiver.wait_value(c.here(0), 5, "equal")
    with pytest.raises(DeadlockError, match="rank 1, kernel stream_wait_value32.*\n.*flags.* = 9"):
        c.node.synchronize()


def test_without_the_wait_or_with_the_flag_first_there_is_a_race():
    c = Copies()
    c.receive()
    c.send()
    c.sender.write_value(c.at_peer(0), 1)
    c.node.synchronize()
    assert c.node.races
    c = Copies()
    c.receiver.wait_value(c.here(0), 1)
    c.receive()
    c.sender.write_value(c.at_peer(0), 1)
    c.send()
    c.node.synchronize()
    assert c.node.races


def test_a_kernel_waits_for_a_stream_and_a_stream_for_a_kernel():
    c = Copies()
    kernels = c.node.load("""#include "a2a/a2a.h"
using namespace a2a;
extern "C" __global__ void answer(const uint32_t* flag, uint32_t* reply) {
  wait_equal<Order::acquire, Scope::system>(flag, 4);
  signal<Order::release, Scope::system>(reply, 5);
}""")
    c.node.ranks[1].launch(kernels.answer, 1, 1, c.here(0), c.here(1))
    c.receiver.wait_value(c.here(1), 5)
    c.receive()
    c.send()
    c.sender.write_value(c.at_peer(0), 4)
    assert torch.equal(c.out.to_torch(), DATA) and not c.node.races


def test_what_does_not_fit_is_refused():
    c = Copies()
    for call, text in [(lambda: c.sender.write_value(c.here(0), 1), "valid on rank 1 only; use heap.translate"),
                       (lambda: c.receiver.wait_value(c.flags[1], 1), "one integer of 4 or 8 bytes"),
                       (lambda: c.receiver.wait_value(c.here(0).view(torch.float32), 1), "one integer"),
                       (lambda: c.receiver.wait_value(7, 1), "one integer"),
                       (lambda: c.receiver.write_value(c.here(0), 2**32), "no int of 32 bits"),
                       (lambda: c.receiver.write_value(c.here(0), 1.0), "no int of 32 bits"),
                       (lambda: c.receiver.write_value(Copies().here(0), 1), "use heap.translate"),
                       (lambda: c.receiver.wait_value(c.here(0), 1, "less"), "one of 'at least', 'equal', not 'less'")]:
        with pytest.raises(ValueError, match=text):
            call()
    c.node.synchronize()


def test_rocm_is_asked_for_them(stand_in):
    node = Node(1, target="hip")
    flags, stream = node.ranks[0].zeros(4, torch.int32), node.ranks[0].stream()
    standin.clear(node.runtime.library)
    stream.write_value(flags[1:2], -1)
    stream.wait_value(flags[1:2], 6)
    stream.write_value(flags.view(torch.int64)[1:2], 2**40)
    stream.wait_value(flags.view(torch.int64)[1:2], 2**40, "equal")
    asked = [line.partition(" ")[2] for line in standin.log(node.runtime.library) if "Value" in line]
    assert asked == ["hipStreamWriteValue32(4294967295, 0, stream) = 0", "hipStreamWaitValue32(6, 0, 0xffffffff, stream) = 0",
                     "hipStreamWriteValue64(1099511627776, 0, stream) = 0",
                     "hipStreamWaitValue64(1099511627776, 1, 0xffffffffffffffff, stream) = 0"]
    assert flags.to_torch().tolist() == [0, -1, 0, 256]


def test_a_runtime_without_them_says_so(stand_in):
    node = Node(1, target="hip")
    flag, stream = node.ranks[0].zeros(1, torch.int32), node.ranks[0].stream()
    node.runtime.library._functions["hipStreamWriteValue32"] = hip._missing("hipStreamWriteValue32", "libamdhip64.so")
    with pytest.raises(A2AError, match="libamdhip64.so has no function hipStreamWriteValue32"):
        stream.write_value(flag, 1)


def test_cuda_has_them_under_names_of_its_own():
    assert cuda.VALUES == {"hipStreamWriteValue32": "cuStreamWriteValue32_v2", "hipStreamWriteValue64": "cuStreamWriteValue64_v2",
                           "hipStreamWaitValue32": "cuStreamWaitValue32_v2", "hipStreamWaitValue64": "cuStreamWaitValue64_v2"}
