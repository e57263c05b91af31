"""Bugs of graphs and of streams side by side, as others had them: each fails in every schedule, with a report of its cause;
the right form of each passes in all, without a race."""
import pytest
import torch

import a2a_lib as a2a
from a2a_lib.machine.runtime.graph import capture

WORLD, ROWS, REPLAYS = 2, 64, 3
SOURCE = '''#include "a2a/a2a.h"
using namespace a2a;
// Each rank sends its row to the next one and waits for that of the one before.
__device__ void pass_on(World world, uint32_t epoch, const int* x, int* inbox, uint32_t* flags, int* out) {
  const int next = (world.rank + 1) % world.world_size;
  world.at(inbox, next)[blockIdx.x * 64 + threadIdx.x] = x[threadIdx.x];
  __syncthreads();
  if (threadIdx.x == 0) {
    signal<Order::release, Scope::system>(world.at(flags, next) + blockIdx.x, epoch);
    wait_at_least<Order::acquire, Scope::system>(flags + blockIdx.x, epoch);
  }
  __syncthreads();
  out[threadIdx.x] = inbox[blockIdx.x * 64 + threadIdx.x];
}
// The epoch comes from the host.
extern "C" __global__ void by_host(World world, const int* x, int* inbox, uint32_t* flags, int* out) {
  pass_on(world, world.epoch, x, inbox + world.epoch % 2 * 64, flags, out);
}
// The epoch lies on the device; `count` raises it in a kernel of its own.
extern "C" __global__ void count(uint32_t* epoch) { *epoch += 1; }
extern "C" __global__ void by_device(World world, const uint32_t* epoch, const int* x, int* inbox, uint32_t* flags, int* out) {
  pass_on(world, *epoch, x, inbox + *epoch % 2 * 64, flags, out);
}
// The epoch is raised by block 0 of the kernel that reads it.
extern "C" __global__ void raised_inside(World world, uint32_t* epoch, uint32_t* flags) {
  const uint32_t mine = *epoch + 1;
  if (threadIdx.x) return;
  const int next = (world.rank + 1) % world.world_size;
  signal<Order::release, Scope::system>(world.at(flags, next) + blockIdx.x, mine);
  wait_at_least<Order::acquire, Scope::system>(flags + blockIdx.x, mine);
  if (blockIdx.x == 0) *epoch = mine;
}
// A count of arrivals that a call of the host would reset.
extern "C" __global__ void by_count(World world, const int* x, int* inbox, uint32_t* arrived, int* out) {
  const int next = (world.rank + 1) % world.world_size;
  world.at(inbox, next)[threadIdx.x] = x[threadIdx.x];
  __syncthreads();
  if (threadIdx.x == 0) {
    signal_add<Order::release, Scope::system>(world.at(arrived, next), 1u);
    wait_at_least<Order::acquire, Scope::system>(arrived, 1u);
  }
  __syncthreads();
  out[threadIdx.x] = inbox[threadIdx.x];
}
extern "C" __global__ void fill(int* x, const int* step, int naps) {  // naps: this rank is later than its peer
  for (int i = 0; i < naps; ++i) __builtin_amdgcn_s_sleep(127);
  x[threadIdx.x] += *step;
}
// A counter that all ranks raise; the awaited sum comes from the host.
extern "C" __global__ void meet(World world, uint32_t* arrived) {
  for (int peer = 0; peer < world.world_size; ++peer) signal_add<Order::release, Scope::system>(world.at(arrived, peer), 1u);
  wait_equal<Order::acquire, Scope::system>(arrived, world.epoch * world.world_size);
}
// One turn of a token: the host chose the slot at the capture, and the two sides take turns.
extern "C" __global__ void put(World world, uint32_t* slot, uint32_t* taken, uint32_t turn) {
  wait_equal<Order::acquire, Scope::system>(taken, turn);
  signal<Order::release, Scope::system>(world.at(slot, 1), turn + 1);
}
extern "C" __global__ void take(World world, uint32_t* slot, uint32_t* taken, uint32_t turn) {
  wait_equal<Order::acquire, Scope::system>(slot, turn + 1);
  signal<Order::release, Scope::system>(world.at(taken, 0), turn + 1);
}
// An all-reduce of two phases. FIXED: both phases have places for the most blocks. Otherwise those of phase 2 depend on their number.
__device__ void exchange(World world, int place, int value, int* parts, uint32_t* flags, int* sum) {
  const int W = world.world_size;
  for (int peer = threadIdx.x; peer < W; peer += blockDim.x) {
    world.at(parts, peer)[place * W + world.rank] = value;
    signal<Order::release, Scope::system>(world.at(flags, peer) + place * W + world.rank, world.epoch);
  }
  if ((int)threadIdx.x < W) wait_at_least<Order::acquire, Scope::system>(flags + place * W + threadIdx.x, world.epoch);
  __syncthreads();
  *sum = 0;
  for (int peer = 0; peer < W; ++peer) *sum += parts[place * W + peer];
}
extern "C" __global__ void two_phases(World world, int* parts, uint32_t* flags, int* out, int area) {
  int sum;
  exchange(world, blockIdx.x, world.rank + 1, parts, flags, &sum);
  __syncthreads();
  exchange(world, (area ? area : gridDim.x) + blockIdx.x, sum, parts, flags, &sum);
  if (threadIdx.x == 0) out[blockIdx.x] = sum;
}
// Persistent kernels: each worker waits for a token, which the scheduler hands out.
extern "C" __global__ void worker(uint32_t* tokens, int* out) {
  extern __shared__ int room[];
  room[threadIdx.x] = 1;
  if (threadIdx.x == 0) wait_at_least<Order::acquire, Scope::agent>(tokens + blockIdx.x, 1u);
  __syncthreads();
  out[blockIdx.x] = room[0];
}
extern "C" __global__ void scheduler(uint32_t* tokens, int workers) {
  extern __shared__ int room[];
  room[threadIdx.x] = 1;
  for (int i = blockIdx.x; i < workers; i += gridDim.x)
    if (threadIdx.x == 0) signal<Order::release, Scope::agent>(tokens + i, 1u);
}
'''


class Ring:
    """A node of two ranks with a heap, the ring's buffers and one stream per rank."""

    def __init__(self, races=True, memory="strict"):
        self.node = a2a.Node(WORLD, name="small", races=races, memory=memory)
        self.module = self.node.load(SOURCE)
        self.heap = a2a.SymmetricHeap(self.node, 1 << 14)
        self.inbox = self.heap.alloc("inbox", (8, ROWS), torch.int32)
        self.flags = self.heap.alloc("flags", (64,), torch.int32)
        ranks = self.node.ranks
        self.x = [rank.zeros(ROWS, torch.int32, "x") for rank in ranks]
        self.out = [rank.zeros(ROWS, torch.int32, "out") for rank in ranks]
        self.epoch = [rank.zeros(1, torch.int32, "epoch") for rank in ranks]
        self.step = [rank.from_torch(torch.tensor([1 + 10 * rank.index], dtype=torch.int32), "step") for rank in ranks]
        self.pool, self.pool_of_graph = (ranks[0].pool(1 << 12, name) for name in ("pool", "pool_of_graph"))
        self.streams, self.others = ([rank.stream() for rank in ranks] for _ in range(2))

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.node.close()

    def start(self):
        self.heap.zero_()
        for buffers in (self.x, self.out, self.epoch):
            for buffer in buffers:
                buffer.zero_()
        self.node.synchronize()

    def replays(self, body, wait):
        """Captures body(rank's number, stream) of both ranks, and launches it REPLAYS times; returns the outputs."""
        self.start()
        with capture(self.streams, mode="global") as graphs:
            for r, stream in enumerate(self.streams):
                body(r, stream)
        outputs = []
        for _ in range(REPLAYS):
            for graph in graphs:
                graph.launch()
            if wait:
                self.node.synchronize()
                outputs.append([out.to_torch() for out in self.out])
        self.node.synchronize()
        return outputs or [[out.to_torch() for out in self.out]]

    def fill(self, r, stream):
        self.node.ranks[r].launch(self.module["fill"], 1, ROWS, self.x[r], self.step[r], 40 * (1 - r), stream=stream)

    def by_host(self, r, stream, epoch=1):
        self.fill(r, stream)
        self.node.ranks[r].launch(self.module["by_host"], 1, ROWS, self.heap.world(r, epoch), self.x[r], self.inbox[r], self.flags[r],
                                  self.out[r], stream=stream)

    def by_device(self, r, stream):
        rank = self.node.ranks[r]
        self.fill(r, stream)
        rank.launch(self.module["count"], 1, 1, self.epoch[r], stream=stream)
        rank.launch(self.module["by_device"], 1, ROWS, self.heap.world(r, 1), self.epoch[r], self.x[r], self.inbox[r], self.flags[r],
                    self.out[r], stream=stream)


def right(outputs):
    """Whether rank r has what its neighbour sent in the last replay of each output."""
    first = REPLAYS + 1 - len(outputs)
    return all(torch.equal(out, torch.full((ROWS,), (first + i) * (1 + 10 * (1 - r)), dtype=torch.int32))
               for i, outs in enumerate(outputs) for r, out in enumerate(outs))


def explored(ring, function, seeds, first=0):
    return ring.node.explore(lambda: function(ring), seeds=seeds, first=first, check=bool)


def count_without_reset(ring):
    def body(r, stream):
        ring.fill(r, stream)
        ring.node.ranks[r].launch(ring.module["by_count"], 1, ROWS, ring.heap.world(r, 1), ring.x[r], ring.inbox[r], ring.flags[r],
                                  ring.out[r], stream=stream)
    return right(ring.replays(body, wait=True))


def epoch_on_the_device(ring):
    return right(ring.replays(ring.by_device, wait=True)) and right(ring.replays(ring.by_device, wait=False))


def epoch_by_update(ring):
    """The host's epoch, with an update of the graphs before each replay."""
    ring.start()
    graphs = []
    for epoch in range(1, REPLAYS + 1):
        with capture(ring.streams, update=graphs) as graphs:
            for r, stream in enumerate(ring.streams):
                ring.by_host(r, stream, epoch)
        for graph in graphs:
            graph.launch()
    ring.node.synchronize()
    return right([[out.to_torch() for out in ring.out]])


def freed_buffer(ring, pool=None):
    """A graph reads its step from a piece of a pool. The piece is freed, and the next request gets its place."""
    ring.start()
    step = (pool or ring.pool).empty(1, torch.int32, "step_of_graph").fill_(3)
    with ring.streams[0].capture() as graph:
        ring.node.ranks[0].launch(ring.module["fill"], 1, ROWS, ring.x[0], step, 0, stream=ring.streams[0])
    graph.launch()
    ring.streams[0].synchronize()
    step.free()
    lengths = ring.pool.empty(1, torch.int32, "lengths").fill_(100)
    try:
        graph.launch()
        ring.node.synchronize()
    finally:
        lengths.free()
    return ring.x[0].to_torch().tolist() == [6] * ROWS


def frozen_turn(ring):
    """A slot whose turn the host chose at the capture: rank 0 puts, rank 1 takes."""
    ring.start()
    with capture(ring.streams) as graphs:
        for r, (rank, stream) in enumerate(zip(ring.node.ranks, ring.streams)):
            rank.launch(ring.module["take" if r else "put"], 1, 1, ring.heap.world(r, 1), ring.flags[r], ring.flags[r][8:], 0,
                        stream=stream)
    for _ in range(REPLAYS):
        for graph in graphs:
            graph.launch()
    ring.node.synchronize()
    return True


def two_graphs(ring, body):
    """Two graphs over one heap, launched in turn without waits of the host."""
    ring.start()
    graphs = []
    for number in (1, 2):
        with capture(ring.streams) as captured:
            for r, stream in enumerate(ring.streams):
                body(r, stream, number)
        graphs.append(captured)
    for i in range(REPLAYS):
        for graph in graphs[i % 2]:
            graph.launch()
    ring.node.synchronize()
    return right([[out.to_torch() for out in ring.out]])


def raised_inside(ring, blocks=24, lds=60 << 10):
    """Later blocks start when earlier ones have ended, and read an epoch that block 0 has raised."""
    ring.start()
    for _ in range(3):
        for r, rank in enumerate(ring.node.ranks):
            rank.launch(ring.module["raised_inside"], blocks, 64, ring.heap.world(r, 1), ring.epoch[r], ring.flags[r], dynamic_lds=lds)
    ring.node.synchronize()
    return [epoch.to_torch().item() for epoch in ring.epoch] == [3, 3]


def two_streams(ring, inboxes=None):
    """Two exchanges side by side. inboxes: of the second one (default: the first one's)."""
    ring.start()
    inbox, flags = inboxes or (ring.inbox, ring.flags)
    x = [rank.from_torch(torch.full((ROWS,), 5 + rank.index, dtype=torch.int32), "x2") for rank in ring.node.ranks]
    out = [rank.zeros(ROWS, torch.int32, "out2") for rank in ring.node.ranks]
    ring.node.synchronize()
    for r, rank in enumerate(ring.node.ranks):
        ring.by_host(r, ring.streams[r])
        rank.launch(ring.module["by_host"], 1, ROWS, ring.heap.world(r, 1), x[r], inbox[r], flags[r], out[r], stream=ring.others[r])
    ring.node.synchronize()
    return all((out[r].to_torch() == 6 - r).all() and (ring.out[r].to_torch() == 11 - 10 * r).all() for r in range(WORLD))


def changing_sizes(ring, area=0):
    """Calls of an all-reduce of two phases, of 2, 4, 2, 4 blocks, without waits of the host."""
    ring.start()
    for epoch, blocks in enumerate((2, 4, 2, 4), 1):
        for r, rank in enumerate(ring.node.ranks):
            rank.launch(ring.module["two_phases"], blocks, 64, ring.heap.world(r, epoch), ring.inbox[r], ring.flags[r], ring.out[r], area)
    ring.node.synchronize()
    return all(out.to_torch()[:4].tolist() == [6] * 4 for out in ring.out)


def no_room_beside(ring, first="worker"):
    """Each of two persistent kernels fits alone. The workers wait for the scheduler."""
    ring.start()
    rank, (workers, scheduler) = ring.node.ranks[0], (ring.streams[0], ring.others[0])
    launches = {"worker": lambda: rank.launch(ring.module["worker"], 8, 64, ring.flags[0], ring.out[0], dynamic_lds=60 << 10,
                                              stream=workers, cooperative=True),
                "scheduler": lambda: rank.launch(ring.module["scheduler"], 4, 64, ring.flags[0], 8, dynamic_lds=40 << 10,
                                                 stream=scheduler, cooperative=True)}
    for name in sorted(launches, key=lambda name: name != first):
        launches[name]()
        if first == "scheduler":  # an order of launches is none of their starts
            workers.wait(rank.event().record(scheduler))
        rank.launch(ring.module["count"], 1, 1, ring.epoch[0])  # the host is later with the second
    ring.node.synchronize()
    return ring.out[0].to_torch()[:8].tolist() == [1] * 8


FROZEN_EPOCH = lambda ring: right(ring.replays(ring.by_host, wait=True))
POOL_OF_THE_GRAPH = lambda ring: freed_buffer(ring, ring.pool_of_graph)
HAZARDS = {  # the function, and what its report says in every schedule
    "frozen_epoch": (FROZEN_EPOCH, [
        "race on inbox[1, 0]", "Its wait saw 1 in flags[0], which the slot has held since replay 1: a graph repeats the arguments",
        "kernel by_host", ", replay 2 of graph "]),
    "count_without_reset": (count_without_reset, [
        "race on inbox[0, 0]", "Its wait saw 1 in flags[0], which the slot has held since replay 1: nothing has reset "
        "this counter, and a replay counts on from there"]),
    "frozen_epoch_without_waits": (lambda ring: right(ring.replays(ring.by_host, wait=False)), [
        "which the slot has held since replay 1", ", replay 2 of graph "]),
    "frozen_turn": (frozen_turn, [
        "replay 2 on rank 0 waits for 0; flags[8] has held 1 since replay 1. A graph repeats the arguments of its capture"]),
    "freed_buffer": (freed_buffer, [
        "HipError", "replay 2 of graph ", "uses step_of_graph[0], which was given back after the capture, and `lengths` lies "
        "there now: keep what a graph uses as long as the graph"]),
    "two_graphs_with_epochs_of_the_host": (lambda ring: two_graphs(ring, ring.by_host), ["which the slot has held since replay 1"]),
    "raised_inside": (raised_inside, ["race on epoch", "kernel raised_inside"]),
    "two_streams": (two_streams, ["race on inbox", ", stream 1\n", ", stream 2\n"]),
    "changing_sizes": (changing_sizes, ["race on inbox", "kernel two_phases", ", another launch"]),
    "no_room_beside": (no_room_beside, [
        "rank 0, kernel scheduler: 4 of 4 blocks have not started", "4 blocks of scheduler on stream 2 have no place: the room is "
        "held by 8 blocks of worker on stream 1, which wait"]),
}
RIGHT = {
    "epoch_on_the_device": epoch_on_the_device, "epoch_by_update": epoch_by_update, "pool_of_the_graph": POOL_OF_THE_GRAPH,
    "two_graphs_with_one_epoch_on_the_device": lambda ring: two_graphs(ring, lambda r, stream, number: ring.by_device(r, stream)),
    "two_streams_with_two_places": lambda ring: two_streams(
        ring, ([inbox[4:] for inbox in ring.inbox], [flags[32:] for flags in ring.flags])),
    "places_for_the_most_blocks": lambda ring: changing_sizes(ring, area=8),
    "scheduler_first": lambda ring: no_room_beside(ring, "scheduler"),
}


@pytest.fixture(scope="module")
def ring():
    with Ring() as ring:
        yield ring


@pytest.mark.parametrize("name", HAZARDS)
def test_each_fails_in_every_schedule_and_the_report_names_its_cause(ring, name):
    hazard, parts = HAZARDS[name]
    for seed in range(6):
        exploration = explored(ring, hazard, 1, seed)
        text = "\n".join([*(f"{outcome.kind} {outcome.text}" for outcome in exploration.outcomes), *map(str, exploration.races)])
        missing = [part for part in parts if part not in text]
        assert not exploration.ok and not missing, f"seed {seed} lacks {missing}:\n{text or 'right, and no race'}"


@pytest.mark.parametrize("seeds", [8, pytest.param(100, marks=pytest.mark.soak)])
@pytest.mark.parametrize("name", RIGHT)
def test_the_right_forms_pass_all_schedules_without_a_race(ring, name, seeds):
    exploration = explored(ring, RIGHT[name], seeds)
    assert exploration.ok, exploration


def test_without_the_race_detector_a_replay_reads_what_lies_there_now_and_may_be_late():
    with Ring(races=False) as ring:
        assert not freed_buffer(ring) and ring.x[0].to_torch().tolist() == [103] * ROWS
        assert POOL_OF_THE_GRAPH(ring)
    # Two ranks' graphs overtake one another: a frozen epoch then gives wrong rows, without a rank that is late by itself.
    with Ring(races=False) as ring:
        ring.fill = lambda r, stream: ring.node.ranks[r].launch(ring.module["fill"], 1, ROWS, ring.x[r], ring.step[r], 0, stream=stream)
        assert ring.node.explore(lambda: FROZEN_EPOCH(ring), seeds=8, check=bool, stalls=True).failing
        assert explored(ring, epoch_on_the_device, 8).ok
