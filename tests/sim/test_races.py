"""The race detector: silent on correct kernels, and naming the cause on each way of breaking them."""
import pytest

import a2a_lib as a2a

TEXT = a2a.all_to_all.TokenFlags.SOURCE.read_text()
SHAPE = a2a.Shape("races", 16, 2, 64, 8)
SEND, RECV = "signal<Order::release, Scope::system>(world.at(recv_flags", "wait_equal<Order::acquire, Scope::system>(&recv_flags"
MUTATIONS = {  # name: what to replace, by what, the cause that must be named
    "release dropped": (SEND, SEND.replace("release", "relaxed"), "missing release"),
    "acquire dropped": (RECV, RECV.replace("acquire", "relaxed"), "missing acquire"),
    "agent for system, signal": (SEND, SEND.replace("system", "agent"), "scope too narrow"),
    "agent for system, wait": (RECV, RECV.replace("system", "agent"), "scope too narrow"),
    "wave barrier dropped, send": ("    wave_barrier();  // every lane's stores come before the release\n", "", "missing wave barrier"),
    "wave barrier dropped, recv": ("    wave_barrier();  // no lane reads the row before lane 0 saw the flag\n", "",
                                   "missing wave barrier"),
    "reply not released": ("signal<Order::release, Scope::system>(world.at(reply_flags",
                           "signal<Order::relaxed, Scope::system>(world.at(reply_flags", "missing release"),
}


def found(source, memory="ideal", seed=0, calls=3):
    with a2a.Node(4, name="small", races=True, memory=memory, seed=seed) as node:
        comm = a2a.all_to_all.TokenFlags(node, SHAPE, source=source, blocks=6, waves=2)
        for call in range(calls):
            try:
                comm(a2a.Problem.random(SHAPE, world_size=4, seed=call, exact=True))
            except a2a.A2AError:  # a mutation may also deadlock
                break
        return node.races


@pytest.mark.parametrize("memory", ["ideal", "strict", "hw-spx", "cpx"])
@pytest.mark.parametrize("seed", [0, *(pytest.param(seed, marks=pytest.mark.soak) for seed in (1, 2))])
def test_no_report_on_the_correct_rung(memory, seed):
    assert len(found(TEXT, memory, seed)) == 0, found(TEXT, memory, seed)


# Of mutations with one cause the first; the others with `soak`.
@pytest.mark.parametrize("name", [
    pytest.param(name, marks=[pytest.mark.soak] * (why in [cause for *_, cause in list(MUTATIONS.values())[:at]]))
    for at, (name, (*_, why)) in enumerate(MUTATIONS.items())])
def test_every_mutation_is_reported_with_its_cause(name):
    old, new, why = MUTATIONS[name]
    assert TEXT.count(old) == 1
    races = found(TEXT.replace(old, new))
    assert races and any(why in race.why for race in races), races


def run(source, launches, words=64):
    with a2a.Node(2, name="small", races=True) as node:
        module = node.load('#include "a2a/a2a.h"\nusing namespace a2a;\n' + source, name="race.hip")
        rank = node.ranks[0]
        data = rank.zeros((words,), a2a_int(), "data")
        for kernel, grid, block in launches:
            rank.launch(module[kernel], grid, block, data)
        return node.races


def a2a_int():
    import torch
    return torch.int32


def test_two_blocks_write_the_same_place():
    races = run('extern "C" __global__ void f(int* d) { d[0] = blockIdx.x; }', [("f", 2, 64)])
    assert len(races) == 1 and "nothing orders them" in races[0].why
    assert races[0].symbol == "data[0] of rank 0" and {races[0].first.block, races[0].second.block} == {0, 1}
    assert races[0].first.file == "race.hip" and races[0].first.line == 3 and "race on data[0]" in repr(races)


def test_kernels_of_one_stream_and_barriers_are_order():
    source = '''extern "C" __global__ void f(int* d) { d[threadIdx.x / 64] = 1; __syncthreads(); d[1 - threadIdx.x / 64] += 1; }'''
    assert len(run(source, [("f", 1, 128), ("f", 1, 128)])) == 0
    assert len(run(source.replace("__syncthreads();", ""), [("f", 1, 128)])) > 0


def test_what_a_lane_acquired_is_in_its_next_release():
    source = '''extern "C" __global__ void f(unsigned* d) {  // the last block to arrive signals for all
  d[8 + blockIdx.x] = 1;
  if (signal_add<Order::acq_rel, Scope::agent>(d, 1u) == gridDim.x - 1) signal<Order::release, Scope::agent>(d + 1, 1u);
  wait_equal<Order::acquire, Scope::agent>(d + 1, 1u);
  d[16 + blockIdx.x] = d[8] + d[9] + d[10];
}'''
    assert len(run(source, [("f", 3, 1)])) == 0
    assert len(run(source.replace("acq_rel", "relaxed"), [("f", 3, 1)])) > 0


def test_atomics_do_not_race_but_a_plain_read_of_a_flag_does():
    assert len(run('extern "C" __global__ void f(int* d) { atomicAdd(d, 1); }', [("f", 4, 64)])) == 0
    races = run('extern "C" __global__ void f(int* d) { if (blockIdx.x) atomicAdd(d, 1); else d[1 + threadIdx.x % 8] = d[0]; }',
                [("f", 2, 64)])
    assert any("flag not atomic" in race.why for race in races), races


# ---- what an axiomatic checker found in an earlier detector; random programs like these: tests/lab/test_axiomatic_random.py

def raced(source, blocks=2, threads=64, ranks=1, words=64):
    """The symbols that race: kernel f(int* d, int* y) on rank 0, or on every rank with the memory of rank 0."""
    text = '#include "a2a/a2a.h"\nusing namespace a2a;\nextern "C" __global__ void f(int* x, int* y, int rank) {' + source + "}"
    with a2a.Node(2, name="small", races=True) as node:
        module, home = node.load(text, name="race.hip"), node.ranks[0]
        x, y = home.zeros((words,), a2a_int(), "x"), home.zeros((words,), a2a_int(), "y")
        node.synchronize()  # the zeros are rank 0's; no other rank is ordered behind them
        for rank in node.ranks[:ranks]:
            seen = [x, y] if rank is home else [rank.open(b.ipc_handle(), b.shape, b.dtype, n) for b, n in ((x, "x"), (y, "y"))]
            rank.launch(module.f, blocks, threads, *seen, rank.index)
        return {race.symbol.split("[")[0] for race in node.races}


ONE = "if (threadIdx.x) return;"
SIGNAL, WAIT = "signal<Order::release, Scope::system>(y, 1);", "wait_equal<Order::acquire, Scope::system>(y, 1);"


def test_every_reader_is_remembered():
    """24 blocks read, and 16 of them set a flag. Block 0 overwrites the data after these 16 flags."""
    read = ONE + """
      if (blockIdx.x) { y[32 + blockIdx.x] = *x; if (blockIdx.x <= HEARD) signal_add<Order::release, Scope::agent>(y, 1); }
      else { wait_equal<Order::acquire, Scope::agent>(y, HEARD); *x = 2; }"""
    assert raced(read.replace("HEARD", "16"), 25) == {"x"}
    assert raced(read.replace("HEARD", "24"), 25) == set()


def test_a_later_atomic_does_not_hide_a_plain_access():
    source = ONE + """
      if (blockIdx.x == 0) { *x = 1; asm volatile("" ::: "memory"); store_relaxed<Scope::system>(x, 2); }
      else { for (int i = 0; i < 200; ++i) __builtin_amdgcn_s_sleep(100); y[1] = load_relaxed<Scope::system>(x); }"""
    assert raced(source) == {"x"}
    assert raced(source.replace("*x = 1;", "store_relaxed<Scope::system>(x, 1);")) == set()


def test_a_lock_of_compare_and_swap():
    source = ONE + """
      while (atomicCAS(y, 0, 1)) __builtin_amdgcn_s_sleep(1);
      __threadfence(); *x += 1; __threadfence();
      atomicExch(y, 0);"""
    assert raced(source, 4) == set()
    assert raced(source.replace("__threadfence();", ""), 4) == {"x"}


def test_what_one_lane_acquired_is_in_its_later_fence():
    source = ONE + """
      if (blockIdx.x == 0) { *x = 1; SIGNAL }
      if (blockIdx.x == 1) { WAIT fence<Order::release, Scope::system>(); store_relaxed<Scope::system>(y + 32, 1); }
      if (blockIdx.x == 2) { wait_equal<Order::acquire, Scope::system>(y + 32, 1); y[1] = *x; }"""
    source = source.replace("SIGNAL", SIGNAL).replace("WAIT", WAIT)
    assert raced(source, 3) == set()
    assert raced(source.replace("fence<Order::release, Scope::system>();", ""), 3) == {"x"}


def test_a_narrower_fence_leaves_a_wider_one_in_force():
    source = ONE + """
      if (rank == 0) { *x = 1; fence<Order::release, Scope::system>(); fence<Order::release, Scope::agent>();
                       store_relaxed<Scope::system>(y, 1); }
      else { WAIT if (*x == 7) __builtin_trap(); }"""
    source = source.replace("WAIT", WAIT)
    assert raced(source, 1, ranks=2) == set()
    assert raced(source.replace("fence<Order::release, Scope::system>();", "", 1), 1, ranks=2) == {"x"}


def test_a_release_in_the_machine_code_is_a_fence():
    """signal<release> is a release fence and a store in the headers, so that the wave's next store releases too, as C++ has
    it for fences (a release store of C++20 alone would not)."""
    source = ONE + """
      if (blockIdx.x == 0) { *x = 1; SIGNAL store_relaxed<Scope::system>(y, 2); }
      else { wait_equal<Order::acquire, Scope::system>(y, 2); y[1] = *x; }"""
    assert raced(source.replace("SIGNAL", SIGNAL)) == set()


def test_the_schedule_that_ran_is_judged():
    """A poll that came too early acquired nothing, so there is a race. A poll that saw the flag orders the accesses."""
    source = ONE + """
      if (blockIdx.x == 0) { EARLY *x = 1; SIGNAL }
      else { LATE int seen = load_acquire<Scope::system>(y); y[1] = *x; y[2] = seen; }""".replace("SIGNAL", SIGNAL)
    pause = "for (int i = 0; i < 100; ++i) __builtin_amdgcn_s_sleep(100);"
    assert raced(source.replace("EARLY", "").replace("LATE", pause)) == set()
    assert raced(source.replace("EARLY", pause).replace("LATE", "")) == {"x"}


def test_a_wave_that_has_ended_is_not_waited_for():
    source = """
      if (threadIdx.x / 64 == 2) return;
      if (threadIdx.x == 0) { for (int i = 0; i < 100; ++i) __builtin_amdgcn_s_sleep(100); x[0] = 1; }
      __syncthreads(); if (x[0] == 7) __builtin_trap();"""
    assert raced(source, 1, 192) == set()


# ---- LDS

@pytest.mark.parametrize("dropped", [0, 1, 2])
def test_lds_is_watched(dropped):
    source = """
      __shared__ unsigned sum[4];
      for (int round = 0; round < 2; ++round) {
        if (threadIdx.x < 4) sum[threadIdx.x] = 0;
        __syncthreads();
        atomicAdd(&sum[threadIdx.x % 4], 1u);
        __syncthreads();
        x[threadIdx.x % 64] = sum[3 - threadIdx.x % 4];
        __syncthreads();
      }"""
    source = source.replace("x[threadIdx.x % 64] = ", "if (7 == ").replace("% 4];", "% 4]) __builtin_trap();")
    assert raced(source, 2, 256) == set()
    parts = source.split("__syncthreads();")
    parts[dropped:dropped + 2] = [parts[dropped] + parts[dropped + 1]]
    assert raced("__syncthreads();".join(parts), 2, 256) == {"LDS"}


def test_flags_in_lds_are_order():
    source = """
      __shared__ int data, flag;
      if (threadIdx.x == 0) { flag = 0; }
      __syncthreads();
      if (threadIdx.x == 64) { data = 5; signal<Order::release, Scope::workgroup>(&flag, 1); }
      if (threadIdx.x == 0) { wait_equal<Order::acquire, Scope::workgroup>(&flag, 1); x[0] = data; }"""
    assert raced(source, 1, 128) == set()
    assert raced(source.replace("Order::release", "Order::relaxed"), 1, 128) == {"LDS"}


def test_a_seed_lets_waves_of_a_block_drift_apart():
    """Without the barrier the second wave reads LDS before the first has written it, in some schedule; never with it."""
    text = '''#include "a2a/a2a.h"
extern "C" __global__ void f(int* x) { __shared__ int sum[64];
  if (threadIdx.x < 64) sum[threadIdx.x] = 5;
  __syncthreads();
  if (threadIdx.x >= 64) x[threadIdx.x - 64] = sum[threadIdx.x - 64]; }'''
    def wrong(source):
        with a2a.Node(1, name="small") as node:
            module, x = node.load(source), node.ranks[0].zeros((64,), a2a_int(), "x")
            found = 0
            for seed in range(40):
                node.reseed(seed)
                node.ranks[0].launch(module.f, 1, 128, x)
                found += bool((x.to_torch() != 5).any())
            return found
    assert wrong(text) == 0 and wrong(text.replace("  __syncthreads();\n", "")) > 0
