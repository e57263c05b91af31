"""Node.kill: what stops at that moment, what still arrives, who is named, and that schedules repeat."""
import pytest
import torch

import a2a_lib as a2a
from a2a_lib.errors import BudgetError, DeadlockError, FaultError

SOURCE = '''#include "a2a/a2a.h"
using namespace a2a;
// Rank 1 counts, here and at rank 0.
extern "C" __global__ void count(World world, int* here, int* there) {
  if (world.rank != 1) return;
  for (int i = 1; i <= 400; ++i) {
    store_relaxed<Scope::system>(here, i);
    store_relaxed<Scope::system>(world.at(there, 0), i);
    __builtin_amdgcn_s_sleep(8);
  }
}
extern "C" __global__ void keep(World world, int* own) {
  if (world.rank == 1) *own = 7;
  for (int i = 0; i < 20; ++i) __builtin_amdgcn_s_sleep(127);
}
// Everybody tells everybody, and waits for all.
extern "C" __global__ void meet(World world, unsigned* flags) {
  for (int i = 0; i < 20; ++i) __builtin_amdgcn_s_sleep(64);
  for (int peer = 0; peer < world.world_size; ++peer)
    signal<Order::release, Scope::system>(world.at(flags, peer) + world.rank, world.epoch);
  for (int peer = 0; peer < world.world_size; ++peer) wait_equal<Order::acquire, Scope::system>(flags + peer, world.epoch);
}
extern "C" __global__ void look(World world, unsigned* flags) {  // at rank 1's flag
  if (world.rank == 0) wait_equal<Order::relaxed, Scope::system>(world.at(flags, 1), 1u);
}
extern "C" __global__ void endless(World world, unsigned* flags) {
  if (world.rank == 0) for (unsigned i = 0;; ++i) store_relaxed<Scope::agent>(flags, i);
}
'''


class Setting:
    def __init__(self, ranks=2, **options):
        self.node = a2a.Node(ranks, name="small", seed=3, max_instructions=2_000_000, **options)
        self.kernels = self.node.load(SOURCE, name="kill.hip")
        self.heap = a2a.SymmetricHeap(self.node, 1 << 14)
        self.flags = self.heap.alloc("flags", (ranks,), torch.int32)
        self.counters = self.heap.alloc("counters", (64,), torch.int32)
        self.heap.zero_()
        self.node.synchronize()

    def launch(self, name, *buffers, epoch=1):
        for i, rank in enumerate(self.node.ranks):
            rank.launch(self.kernels[name], 1, 64 if name == "meet" else 1, self.heap.world(rank, epoch), *(b[i] for b in buffers))

    def meet(self, at, memory="answers", rank=1):
        """One meeting of all, with a death so many us after the call."""
        self.heap.zero_()
        self.node.synchronize()
        self.node.kill(rank, at=self.node.time_us + at, memory=memory)
        self.launch("meet", self.flags)
        self.node.synchronize()
        return [buffer.to_torch().tolist() for buffer in self.flags]


@pytest.mark.parametrize("memory", ["ideal", "strict"])
def test_waves_stop_at_that_moment_and_their_stores_still_arrive(memory):
    counts = []
    for after in (20.0, 40.0, None):
        setting = Setting(memory=memory)
        if after:
            setting.node.kill(1, at=setting.node.time_us + after)
        setting.launch("count", [buffer[:1] for buffer in setting.counters], [buffer[1:] for buffer in setting.counters])
        setting.node.synchronize()
        assert setting.counters[1].to_torch()[0] - setting.counters[0].to_torch()[1] in (0, 1)  # one store lies between the two
        counts.append(int(setting.counters[1].to_torch()[0]))
    assert 0 < counts[0] < counts[1] < counts[2] == 400, counts


def test_what_only_its_l2_holds_never_reaches_its_memory():
    for killed, value in ((False, 7), (True, 0)):
        setting = Setting(memory="strict")
        setting.launch("keep", setting.counters)
        if killed:  # after the store, before the kernel's end
            setting.node.kill(setting.node.ranks[1], at=setting.node.time_us + 40)
        setting.node.synchronize()
        assert setting.counters[1].to_torch()[0] == value


def test_a_deadlock_and_a_budget_name_the_dead_rank_and_the_moment():
    setting = Setting(4, memory="strict")
    error = pytest.raises(DeadlockError, setting.meet, 1.0)
    (killed,) = error.value.report["killed"]
    assert killed["rank"] == 1 and f"\n  rank 1 was killed at {killed['at'] / 1e6:.3f} us" in str(error.value)
    assert {wave["rank"] for wave in error.value.report["waiting"]} == {0, 2, 3}
    setting = Setting()
    setting.node.kill(1)
    setting.launch("endless", setting.flags)
    pytest.raises(BudgetError, setting.node.synchronize).match(r"(?s)have not ended:.*rank 1 was killed at")


@pytest.mark.parametrize("memory", ["ideal", "strict"])
def test_memory_that_faults(memory):
    setting = Setting(memory=memory)
    setting.node.kill(1, at=setting.node.time_us + 30, memory="faults")
    setting.launch("look", setting.flags)
    with pytest.raises(FaultError, match=r"flags\[0\] of rank 1, which is dead: its memory answers nobody") as error:
        setting.node.synchronize()
    assert error.value.report["killed"][0]["at"] <= error.value.report["at"]


def test_it_lives_again_after_reseed_and_schedules_repeat():
    setting = Setting(memory="strict")
    for _ in range(2):
        exploration = setting.node.explore(lambda: setting.meet(5.0 + setting.node.seed % 4 * 40), seeds=8)
        assert {outcome.kind for outcome in exploration.outcomes} == {"DeadlockError", "result"}, exploration
    assert setting.node.explore(lambda: setting.meet(1e6), seeds=4).ok  # after the end of all
    seed = setting.node.explore(lambda: setting.meet(5.0), seeds=1).replay()
    assert seed.kind == "DeadlockError" and "rank 1 was killed" in seed.text


def test_threads_change_nothing():
    digests = set()
    for threads in (1, 4):
        setting = Setting(4, threads=threads)
        setting.node.kill(1, at=setting.node.time_us + 25)
        setting.launch("count", setting.counters, [buffer[1:] for buffer in setting.counters])
        setting.node.synchronize()
        digests.add((setting.node.trace.digest(), int(setting.counters[0].to_torch()[1])))
    assert len(digests) == 1


def test_later_launches_of_the_dead_do_nothing_and_bad_input_is_refused():
    setting = Setting()
    setting.node.kill(1)
    setting.launch("count", setting.counters, [buffer[1:] for buffer in setting.counters])
    setting.node.synchronize()
    assert not setting.counters[0].to_torch().any()
    now = setting.node.time_us
    for arguments, text in (((2,), "rank 2 does not exist"), ((0, now - 1), "a time from now"), ((0, float("nan")), "a time from now"),
                            ((0, now, "burns"), "memory='burns'")):
        pytest.raises(ValueError, setting.node.kill, *arguments).match(text)
    setting.node.target = "hip"
    pytest.raises(ValueError, setting.node.kill, 0).match("only a simulated node can kill a rank")
