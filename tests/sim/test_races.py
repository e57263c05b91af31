"""The race detector: silent where something orders the accesses, and naming what races where nothing does, with its cause."""
import pytest
import torch

import a2a_lib as a2a
from a2a_lib.kernels.ag_gemm import AG_GEMM, AG_GEMM_NODES
from a2a_lib.kernels.gemm import GemmProblem, GemmShape


def races_of(source, blocks=2, threads=64, ranks=1, launches=1):
    """The races of kernel f(int* x, int* y, int rank) on rank 0, or on every rank with the memory of rank 0."""
    text = '#include "a2a/a2a.h"\nusing namespace a2a;\nextern "C" __global__ void f(int* x, int* y, int rank) {' + source + "}"
    with a2a.Node(2, name="small", races=True) as node:
        module, home = node.load(text, name="race.hip"), node.ranks[0]
        x, y = (home.zeros((64,), torch.int32, name) for name in "xy")
        node.synchronize()  # the zeros are rank 0's; no other rank is ordered behind them
        for rank in node.ranks[:ranks] * launches:
            seen = [x, y] if rank is home else [rank.open(b.ipc_handle(), b.shape, b.dtype, n) for b, n in ((x, "x"), (y, "y"))]
            rank.launch(module.f, blocks, threads, *seen, rank.index)
        return node.races


def raced(*arguments, **options):
    """The symbols that race."""
    return {race.symbol.split("[")[0] for race in races_of(*arguments, **options)}


def test_two_blocks_at_the_same_place_race_unless_both_use_atomics():
    race, = races = races_of("x[0] = blockIdx.x;")
    assert "nothing orders them" in race.why and "race on x[0]" in repr(races)
    assert race.symbol == "x[0] of rank 0" and {race.first.block, race.second.block} == {0, 1}
    assert race.first.file == "race.hip" and race.first.line == 3
    assert raced("atomicAdd(x, 1);", 4) == set()
    races = races_of("if (blockIdx.x) atomicAdd(x, 1); else x[1 + threadIdx.x % 8] = x[0];")
    assert any("flag not atomic" in race.why for race in races), races


ONE = "if (threadIdx.x) return;"
SIGNAL, WAIT = "signal<Order::release, Scope::system>(y, 1);", "wait_equal<Order::acquire, Scope::system>(y, 1);"
FENCE, PAUSE = "fence<Order::release, Scope::system>();", "for (int i = 0; i < 100; ++i) __builtin_amdgcn_s_sleep(100);"
LDS = """
  __shared__ unsigned sum[4];
  for (int round = 0; round < 2; ++round) {
    if (threadIdx.x < 4) sum[threadIdx.x] = 0;
    __syncthreads();  // 0
    atomicAdd(&sum[threadIdx.x % 4], 1u);
    __syncthreads();  // 1
    if (7 == sum[3 - threadIdx.x % 4]) __builtin_trap();
    __syncthreads();  // 2
  }"""
CASES = {  # name: the kernel, its launch, what is replaced by what so that nothing races, and so that something does, and what
    "kernels of one stream, and a barrier": ("x[threadIdx.x / 64] = 1; __syncthreads(); x[1 - threadIdx.x / 64] += 1;", dict(
        blocks=1, threads=128, launches=2), {}, {"__syncthreads();": ""}, "x"),
    "what a lane acquired is in its next release": ("""  // the last block to arrive signals for all
      x[8 + blockIdx.x] = 1;
      if (signal_add<Order::acq_rel, Scope::agent>(y, 1) == gridDim.x - 1) signal<Order::release, Scope::agent>(y + 1, 1);
      wait_equal<Order::acquire, Scope::agent>(y + 1, 1);
      x[16 + blockIdx.x] = x[8] + x[9] + x[10];""", dict(blocks=3, threads=1), {}, {"acq_rel": "relaxed"}, "x"),
    # What an axiomatic checker found in an earlier detector; random programs like these: tests/lab/test_axiomatic.py.
    # 24 blocks read, and some of them set a flag, after which block 0 overwrites the data.
    "every reader is remembered": (ONE + """
      if (blockIdx.x) { y[32 + blockIdx.x] = *x; if (blockIdx.x <= HEARD) signal_add<Order::release, Scope::agent>(y, 1); }
      else { wait_equal<Order::acquire, Scope::agent>(y, HEARD); *x = 2; }""", dict(blocks=25), {"HEARD": "24"}, {"HEARD": "16"}, "x"),
    "a later atomic hides no plain access": (ONE + """
      if (blockIdx.x == 0) { *x = 1; asm volatile("" ::: "memory"); store_relaxed<Scope::system>(x, 2); }
      else { PAUSE PAUSE y[1] = load_relaxed<Scope::system>(x); }""", {}, {"*x = 1;": "store_relaxed<Scope::system>(x, 1);"}, {}, "x"),
    "a lock of compare and swap": (ONE + """
      while (atomicCAS(y, 0, 1)) __builtin_amdgcn_s_sleep(1);
      __threadfence(); *x += 1; __threadfence();
      atomicExch(y, 0);""", dict(blocks=4), {}, {"__threadfence();": ""}, "x"),
    "what one lane acquired is in its later fence": (ONE + """
      if (blockIdx.x == 0) { *x = 1; SIGNAL }
      if (blockIdx.x == 1) { WAIT FENCE store_relaxed<Scope::system>(y + 32, 1); }
      if (blockIdx.x == 2) { wait_equal<Order::acquire, Scope::system>(y + 32, 1); y[1] = *x; }""", dict(blocks=3), {}, {"FENCE": ""}, "x"),
    "a narrower fence leaves a wider one in force": (ONE + """
      if (rank == 0) { *x = 1; FENCE fence<Order::release, Scope::agent>(); store_relaxed<Scope::system>(y, 1); }
      else { WAIT if (*x == 7) __builtin_trap(); }""", dict(blocks=1, ranks=2), {}, {"FENCE": ""}, "x"),
    # signal<release> is a release fence and a store in the headers, so that the wave's next store releases too, as C++ has it for
    # fences (a release store of C++20 alone would not).
    "a release in the machine code is a fence": (ONE + """
      if (blockIdx.x == 0) { *x = 1; SIGNAL store_relaxed<Scope::system>(y, 2); }
      else { wait_equal<Order::acquire, Scope::system>(y, 2); y[1] = *x; }""", {}, {}, {"SIGNAL": ""}, "x"),
    # A poll that came too early acquired nothing. A poll that saw the flag orders the accesses.
    "the schedule that ran is judged": (ONE + """
      if (blockIdx.x == 0) { EARLY *x = 1; SIGNAL }
      else { LATE int seen = load_acquire<Scope::system>(y); y[1] = *x; y[2] = seen; }""", {}, {"EARLY": "", "LATE": PAUSE},
        {"EARLY": PAUSE, "LATE": ""}, "x"),
    "a wave that has ended is not waited for": ("""
      if (threadIdx.x / 64 == 2) return;
      if (threadIdx.x == 0) { PAUSE x[0] = 1; }
      __syncthreads(); if (x[0] == 7) __builtin_trap();""", dict(blocks=1, threads=192), {}, {"__syncthreads();": ""}, "x"),
    "flags in LDS are order": ("""
      __shared__ int data, flag;
      if (threadIdx.x == 0) { flag = 0; }
      __syncthreads();
      if (threadIdx.x == 64) { data = 5; signal<Order::release, Scope::workgroup>(&flag, 1); }
      if (threadIdx.x == 0) { wait_equal<Order::acquire, Scope::workgroup>(&flag, 1); x[0] = data; }""", dict(blocks=1, threads=128), {},
        {"Order::release": "Order::relaxed"}, "LDS"),
} | {f"LDS is watched, barrier {i}": (LDS, dict(threads=256), {}, {f"__syncthreads();  // {i}": ""}, "LDS") for i in range(3)}


@pytest.mark.parametrize("name", CASES)
def test_what_orders_accesses(name):
    source, launch, right, wrong, symbol = CASES[name]
    for changes, expected in ((right, set()), (wrong, {symbol})):
        text = source
        for old, new in (changes | {"SIGNAL": SIGNAL, "WAIT": WAIT, "FENCE": FENCE, "PAUSE": PAUSE}).items():
            text = text.replace(old, changes.get(old, new))
        assert raced(text, **launch) == expected, text


def test_a_seed_lets_waves_of_a_block_drift_apart():
    """Without the barrier the second wave reads LDS before the first has written it, in some schedule; never with it."""
    text = '''#include "a2a/a2a.h"
extern "C" __global__ void f(int* x) { __shared__ int sum[64];
  if (threadIdx.x < 64) sum[threadIdx.x] = 5;
  __syncthreads();
  if (threadIdx.x >= 64) x[threadIdx.x - 64] = sum[threadIdx.x - 64]; }'''
    def wrong(source):
        with a2a.Node(1, name="small") as node:
            module, x = node.load(source), node.ranks[0].zeros((64,), torch.int32, "x")
            failures = 0
            for seed in range(40):
                node.reseed(seed)
                node.ranks[0].launch(module.f, 1, 128, x)
                failures += bool((x.to_torch() != 5).any())
            return failures
    assert wrong(text) == 0 and wrong(text.replace("  __syncthreads();\n", "")) > 0


# ---- causes: the one whose mend would do, where several look alike

SWAP = """
#include "a2a/a2a.h"
using namespace a2a;
extern "C" __global__ void swap(World world, int calls, int* box, uint64_t* flag, int* sink) {
  const int peer = 1 - world.rank;
  for (uint32_t e = 1; e <= (uint32_t)calls; ++e) {
    int* slot = box + e % 2 * 256;
    world.at(slot, peer)[threadIdx.x] = e;
    __syncthreads();  // before
    fence<Order::release, Scope::system>();
    if (threadIdx.x == 0) {
      store_relaxed<Scope::system>((FLAG*)world.at(flag, peer), e);
      wait_at_least<Order::relaxed, Scope::system>(flag, e);
    }
    fence<Order::acquire, Scope::system>();
    __syncthreads();  // after
    sink[threadIdx.x] = slot[threadIdx.x];
  }
}"""
RELEASE_FENCE, ACQUIRE_FENCE = "fence<Order::release, Scope::system>();", "fence<Order::acquire, Scope::system>();"
CAUSES = {
    "right": ((), ""),
    "no block barrier before the signal": (("__syncthreads();  // before", ""), "missing __syncthreads() before the signal"),
    "no block barrier after the wait": (("__syncthreads();  // after", ""), "missing __syncthreads() after the wait"),
    "release of one GPU": ((RELEASE_FENCE, RELEASE_FENCE.replace("system", "agent")), "scope too narrow"),
    "acquire of one GPU": ((ACQUIRE_FENCE, ACQUIRE_FENCE.replace("system", "agent")), "scope too narrow"),
    "no release": ((RELEASE_FENCE, ""), "missing release: the signal between them {signal} does not release"),
    "the fence of another signal": ((RELEASE_FENCE,
        "if (threadIdx.x == 0) signal<Order::release, Scope::agent>((uint32_t*)sink + 999, e);"),
                                    "missing release"),
    "no acquire": ((ACQUIRE_FENCE, ""), "missing acquire: the wait between them {wait} does not acquire"),
    "a fence of the block alone": ((RELEASE_FENCE, "__threadfence_block();"), "scope too narrow: the fence before the signal between them "
                                   "{signal} is of workgroup scope: it orders nothing for other ranks"),
    "a signal of one GPU": (("store_relaxed<Scope::system>", "store_relaxed<Scope::agent>"), "scope too narrow: the signal between them "
                            "{signal} is of agent scope: it orders nothing for other ranks"),
    "two widths": (("FLAG", "uint32_t"), "flag of two widths"),
}


def races_of_swap(source):
    with a2a.Node(2, name="small", races=True) as node:
        module, heap = node.load(source.replace("FLAG", "uint64_t"), name="swap.hip"), a2a.SymmetricHeap(node, 1 << 14)
        box, flag = heap.alloc("box", (512,), torch.int32), heap.alloc("flag", (1,), torch.uint64)
        heap.zero_()
        node.synchronize()
        for i, rank in enumerate(node.ranks):
            rank.launch(module.swap, 1, 256, heap.world(rank), 4, box[i], flag[i], rank.zeros((1000,), torch.int32, "sink"))
        return [race for race in node.races if race.symbol.startswith("box")]


@pytest.mark.parametrize("name", CAUSES)
def test_the_cause_is_the_mend(name):
    change, cause = CAUSES[name]
    cause = cause.format(signal=SIGNAL_AT, wait=WAIT_AT)
    races = races_of_swap(SWAP.replace(*change) if change else SWAP)
    assert all(race.why.startswith(cause) for race in races) and bool(races) == bool(cause), races


SIGNAL_AT, WAIT_AT = (f"(swap.hip:{SWAP[:SWAP.index(name)].count(chr(10)) + 1})" for name in ("store_relaxed", "wait_at_least"))
SAW = f"last saw {{}} in flag[0] of rank {{me}} {WAIT_AT}, "
SEEN = {  # by another wave of the block
    "the call before": (("flag, e);\n    }", "flag, e - 1);\n    }"),
                        SAW.replace("{}", "0") + "which no kernel had set; nothing that rank {peer} had set"),
    "a signal before the write": (("wait_at_least", "if (e == 1) wait_at_least"),
                                  SAW.replace("{}", "1") + f"set by rank {{peer}} {SIGNAL_AT} before that write"),
    "no wait": (("wait_at_least", "if (e > 99) wait_at_least"), "had waited for nothing"),
}


@pytest.mark.parametrize("name", SEEN)
def test_what_a_block_saw_before_an_access_that_nothing_orders(name):
    change, sentence = SEEN[name]
    races = [race for race in races_of_swap(SWAP.replace(*change)) if race.why.startswith("nothing orders them")]
    told = [line for race in races for line in race.seen]
    due = [f"before the read by rank {rank}, its block {sentence.format(me=rank, peer=1 - rank)}" for rank in range(2)]
    assert any(line in told for line in due), races


def test_a_memset_beside_an_atomic_is_no_flag():
    source = '#include "a2a/a2a.h"\nextern "C" __global__ void add(int* sums) { atomicAdd(sums, 1); }'
    with a2a.Node(1, name="small", races=True) as node:
        rank, module = node.ranks[0], node.load(source, name="add.hip")
        sums = rank.zeros((64,), torch.int32, "sums")
        node.synchronize()
        sums.memset_(0, rank.stream())
        rank.launch(module.add, 1, 64, sums)
        assert [race.why.split(":")[0] for race in node.races] == ["nothing orders them"], node.races


# ---- what is not a wave: copy engines, memsets, stream writes, NICs

KERNELS = """#include "a2a/a2a.h"
using namespace a2a;
extern "C" __global__ void read(const int* data, const uint32_t* flag, int* out, int wait) {
  if (wait) wait_at_least<Order::acquire, Scope::system>(flag, 1u);
  __syncthreads();
  out[threadIdx.x] = data[threadIdx.x];
}
extern "C" __global__ void write(int* data) { data[threadIdx.x] = threadIdx.x; }
"""
N = 128


class Copies:
    """Rank 0 copies to rank 1, whose kernel reads in a stream of its own."""

    def __init__(self, node):
        self.node, (self.first, self.second) = node, node.ranks
        self.module = node.load(KERNELS, name="copies.hip")
        self.source = self.first.from_torch(torch.arange(N, dtype=torch.int32), "source")
        self.flag_value = self.first.from_torch(torch.ones(1, dtype=torch.int32), "flag_value")
        heap = a2a.SymmetricHeap(node, 1 << 14)
        self.data, self.flag = heap.alloc("data", (N,), torch.int32), heap.alloc("flag", (1,), torch.int32)
        self.flag[1].zero_()
        self.there = [heap.translate(buffer[0], 1) for buffer in (self.data, self.flag)]
        self.out = self.second.zeros(N, torch.int32, "out")
        self.sending, self.reading = self.first.stream(), self.second.stream()
        node.synchronize()

    def send(self, flag_first=False):
        parts = [(self.there[0], self.source), (self.there[1], self.flag_value)]
        for to, what in reversed(parts) if flag_first else parts:
            self.first.copy(to, what, self.sending)

    def read(self, wait=1):
        self.second.launch(self.module.read, 1, N, self.data[1], self.flag[1], self.out, wait, stream=self.reading)


@pytest.mark.parametrize("wait, flag_first", [(1, False), (0, False), (1, True)])
def test_a_wait_for_the_flag_behind_a_copy(wait, flag_first):
    with a2a.Node(2, name="small", races=True) as node:
        copies = Copies(node)
        copies.read(wait)
        copies.send(flag_first)
        races = node.races
        if wait and not flag_first:
            assert not races and torch.equal(copies.out.to_torch(), torch.arange(N, dtype=torch.int32)), races
            return
        assert races and {race.symbol for race in races} == {"data[0] of rank 1"}
        sides = {(side.kernel.split(",")[0], side.file, side.write) for side in (races[0].first, races[0].second)}
        assert sides == {("copy engine", "", True), ("read", "copies.hip", False)}
        assert "write by rank 0, copy engine, stream" in repr(races)


def test_streams_events_and_hosts_order_copies_and_nothing_else():
    with a2a.Node(2, name="small", races=True) as node:
        copies = Copies(node)
        copies.first.launch(copies.module.write, 1, N, copies.source, stream=copies.sending)
        copies.send()  # the same stream
        copies.reading.wait(copies.first.event().record(copies.sending))
        copies.read(wait=0)  # an event
        copies.reading.synchronize()
        copies.data[1].fill_(5)  # the host has waited
        assert not node.races, node.races
    with a2a.Node(2, name="small", races=True) as node:
        copies = Copies(node)
        copies.first.launch(copies.module.write, 1, N, copies.source, stream=copies.first.stream())
        copies.send()
        races = node.races
        assert [race.symbol for race in races] == ["source[0] of rank 0"] and "copy engine" in repr(races)


GEMM = GemmShape(m=256, n=128, k=64)


def races_of_calls(rung, node, problem, calls=2):
    gemm = rung(node)
    gemm.write(problem)  # waits for what it fills: an engine fills `out` on another stream than the calls'
    for _ in range(calls):
        gemm.launch()
    gemm.read()
    return node.races


@pytest.mark.parametrize("name", AG_GEMM)
def test_gemms_fed_by_copies_and_by_waves_have_no_races(name):
    with a2a.Node(2, name="small", races=True) as node:
        races = races_of_calls(lambda node: AG_GEMM[name](node, GEMM, programs=2), node, GemmProblem.random("ag_gemm", GEMM, 2, seed=1))
        assert not races, races


class NoWait(AG_GEMM["copy_engine"]):
    def multiply(self, i, epoch):
        super().multiply(i, 0)  # every flag is past it


def test_a_gemm_that_does_not_wait_for_its_copies():
    with a2a.Node(2, name="small", races=True) as node:
        races = races_of_calls(lambda node: NoWait(node, GEMM, programs=2), node, GemmProblem.random("ag_gemm", GEMM, 2, seed=1), calls=1)
        assert races and all(race.symbol.startswith("gathered") for race in races), races
        assert "copy engine" in repr(races) and "kernels.py:" in repr(races)


@pytest.mark.parametrize("name", AG_GEMM_NODES)
def test_two_nodes_have_no_races(name):
    with a2a.Cluster(2, 2, name="small", races=True) as cluster:
        problem = GemmProblem.random("ag_gemm", GEMM, 4, seed=1)
        races = races_of_calls(lambda node: AG_GEMM_NODES[name](node, GEMM, programs=3, senders=1), cluster, problem, calls=3)
        assert not races, races


ACROSS = """#include "a2a/a2a.h"
using namespace a2a;
extern "C" __global__ void send(World w, uint64_t* nic, int* inbox, int* row, uint32_t* flags, int n) {
  row[threadIdx.x] = threadIdx.x;
  BARRIER
  if (threadIdx.x == 0) {
    const uint64_t number = put_signal(nic, w.at(inbox, 1), row, 4ull * n, w.at(flags, 1), w.epoch);
    DONE
  }
  __syncthreads();
  row[threadIdx.x] = 7;
}
extern "C" __global__ void receive(World w, int* inbox, uint32_t* flags, int* out) {
  if (threadIdx.x == 0) WAIT;
  __syncthreads();
  out[threadIdx.x] = inbox[threadIdx.x];
}
"""
RIGHT = {"BARRIER": "__syncthreads();", "DONE": "nic_wait(nic, number);",
         "WAIT": "wait_at_least<Order::acquire, Scope::system>(flags, w.epoch)"}


@pytest.mark.parametrize("memory", ("ideal", "strict"))
@pytest.mark.parametrize("broken, symbol, who", [
    ({}, None, None),
    ({"WAIT": ";"}, "inbox", "receive"),
    ({"WAIT": "wait_at_least<Order::relaxed, Scope::system>(flags, w.epoch)"}, "inbox", "receive"),
    ({"DONE": ""}, "row", "send"),  # the row changes while the NIC reads it
    ({"BARRIER": ""}, "row", "send"),  # other waves' part of the row may not be there
], ids=["right", "no wait", "no acquire", "row reused too early", "no barrier"])
def test_messages_of_a_nic(broken, symbol, who, memory):
    text = ACROSS
    for place, what in (RIGHT | broken).items():
        text = text.replace(place, what)
    with a2a.Cluster(2, 1, name="small", races=True, memory=memory) as cluster:
        module, heap = cluster.load(text, name="across.hip"), a2a.SymmetricHeap(cluster, 1 << 14)
        inbox, flags = heap.alloc("inbox", (N,), torch.int32), heap.alloc("flags", (1,), torch.int32)
        heap.zero_()
        rows, outs = ([rank.zeros(N, torch.int32, name) for rank in cluster.ranks] for name in ("row", "out"))
        cluster.synchronize()
        cluster.ranks[1].launch(module.receive, 1, N, heap.world(1, 1), inbox[1], flags[1], outs[1])
        cluster.ranks[0].launch(module.send, 1, N, heap.world(0, 1), cluster.nics[0], inbox[0], rows[0], flags[0], N)
        races = cluster.races
        if not broken:
            assert not races and torch.equal(outs[1].to_torch(), torch.arange(N, dtype=torch.int32)), races
            return
        assert races and all(race.symbol.startswith(symbol) for race in races), races
        assert "NIC, descriptor 0" in repr(races) and f"kernel {who}" in repr(races)
