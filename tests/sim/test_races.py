"""The race detector on small kernels: silent where something orders the accesses, and naming what races where nothing does."""
import pytest
import torch

import a2a_lib as a2a


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


def test_two_blocks_write_the_same_place():
    race, = races = races_of("x[0] = blockIdx.x;")
    assert "nothing orders them" in race.why and "race on x[0]" in repr(races)
    assert race.symbol == "x[0] of rank 0" and {race.first.block, race.second.block} == {0, 1}
    assert race.first.file == "race.hip" and race.first.line == 3


def test_atomics_do_not_race_but_a_plain_read_of_a_flag_does():
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
            found = 0
            for seed in range(40):
                node.reseed(seed)
                node.ranks[0].launch(module.f, 1, 128, x)
                found += bool((x.to_torch() != 5).any())
            return found
    assert wrong(text) == 0 and wrong(text.replace("  __syncthreads();\n", "")) > 0
