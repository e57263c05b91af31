"""The race detector: silent on correct kernels, and naming the cause on each way of breaking them."""
from pathlib import Path

import pytest

import a2a_lib as a2a
from a2a_lib.alltoall.token_flags import SOURCE

TEXT = Path(SOURCE).read_text()
SHAPE = a2a.Shape("races", 16, 2, 64, 8)
SEND, RECV = "signal<Order::release, Scope::system>(world.at(recv_flags", "wait_equal<Order::acquire, Scope::system>(&recv_flags"
MUTATIONS = {  # name: what to replace, by what, the cause that must be named
    "release dropped": (SEND, SEND.replace("release", "relaxed"), "missing release"),
    "acquire dropped": (RECV, RECV.replace("acquire", "relaxed"), "missing acquire"),
    "agent for system, signal": (SEND, SEND.replace("system", "agent"), "scope too narrow"),
    "agent for system, wait": (RECV, RECV.replace("system", "agent"), "scope too narrow"),
    "wave barrier dropped, send": ("    wave_barrier();  // every lane's stores come before the release\n", "", "missing wave barrier"),
    "wave barrier dropped, recv": ("    wave_barrier();  // no lane reads the row before lane 0 saw the flag\n", "", "missing wave barrier"),
    "reply not released": ("signal<Order::release, Scope::system>(world.at(reply_flags",
                           "signal<Order::relaxed, Scope::system>(world.at(reply_flags", "missing release"),
}


def found(source, memory="ideal", seed=0, calls=3):
    with a2a.Node(4, name="small", races=True, memory=memory, seed=seed) as node:
        comm = a2a.alltoall.TokenFlags(node, SHAPE, source=source, blocks=6, waves=2)
        for call in range(calls):
            try:
                comm(a2a.Problem.random(SHAPE, world_size=4, seed=call, exact=True))
            except a2a.A2AError:  # a mutation may also deadlock
                break
        return node.races


@pytest.mark.parametrize("memory", ["ideal", "strict", "hw-spx", "cpx"])
@pytest.mark.parametrize("seed", range(3))
def test_no_report_on_the_correct_rung(memory, seed):
    assert len(found(TEXT, memory, seed)) == 0, found(TEXT, memory, seed)


@pytest.mark.parametrize("name", MUTATIONS)
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
