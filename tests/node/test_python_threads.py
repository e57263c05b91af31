"""Several threads of Python use simulated nodes and their rungs."""
import sys
import threading

import pytest
import torch
from node_tools import node_fixture

import a2a_lib as a2a
from a2a_lib.errors import DeadlockError

WORLD = 4


@pytest.fixture
def often(monkeypatch):
    """Threads take turns all the time."""
    usual = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(usual)


node = node_fixture(WORLD, name="small")


def side_by_side(*works):
    """Runs functions in a thread each; what they raised."""
    errors = []

    def run(work):
        try:
            work()
        except BaseException as error:
            errors.append(error)
    threads = [threading.Thread(target=run, args=(work,)) for work in works]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return errors


def test_a_thread_that_waits_sees_no_half_launch(node, monkeypatch):
    """Another thread synchronizes after two of four ranks have launched. Their kernels wait for the other two ranks."""
    problem = a2a.Problem.random("tiny", world_size=WORLD, seed=1)
    comm = a2a.all_to_all.TokenFlags(node, "tiny")
    launch, launches, ended, waited = a2a.Rank.launch, [], [], threading.Event()

    def synchronize():
        try:
            node.synchronize()
        except DeadlockError as error:
            ended.append(error)
        waited.set()

    def slow(rank, *args, **options):
        launches.append(rank)
        if len(launches) == 3:
            other.start()
            waited.wait(0.2)  # it must not be through: no longer than that
            ended.append(waited.is_set())
        return launch(rank, *args, **options)

    other = threading.Thread(target=synchronize)
    monkeypatch.setattr(a2a.Rank, "launch", slow)
    outputs = comm(problem)
    other.join()
    problem.check(outputs)
    assert ended == [False]


@pytest.mark.parametrize("pair", [("TokenFlags", "RankFlags"), pytest.param(("OneLaunch", "NoOverheads"), marks=pytest.mark.soak)])
def test_two_rungs_in_two_threads(node, often, pair):
    problems = [a2a.Problem.random("tiny", world_size=WORLD, seed=seed) for seed in (1, 2)]
    comms = [getattr(a2a.all_to_all, name)(node, "tiny") for name in pair]
    right = [comm(problem) for comm, problem in zip(comms, problems, strict=True)]
    outputs = [[], []]

    def calls(i):
        def work():
            for _ in range(8):
                outputs[i].append(comms[i](problems[i]))
        return work
    assert side_by_side(calls(0), calls(1)) == []
    assert [len(each) for each in outputs] == [8, 8]
    for expected, each in zip(right, outputs, strict=True):
        assert all(torch.equal(a, b) for got in each for a, b in zip(got, expected, strict=True))


def test_a_rung_and_a_layer_in_two_threads(node, often):
    """`ExpertParallel` launches on all ranks itself."""
    shape = a2a.shapes["tiny"]
    problem = a2a.Problem.random("tiny", world_size=WORLD, seed=3)
    layer, comm = a2a.ExpertParallel(node, shape, blocks=2), a2a.all_to_all.TokenFlags(node, shape)
    inputs = [[rank.from_torch(given[rank.index].contiguous()) for rank in node.ranks]
              for given in (problem.tokens, [ids.int() for ids in problem.topk_ids], problem.topk_weights)]
    results = []

    def layers():
        for _ in range(5):
            got = layer.dispatch(*inputs)
            out = layer.combine([part.rows for part in got])
            node.synchronize()
            results.append([rows.to_torch() for rows in out])
    assert side_by_side(layers, lambda: [problem.check(comm(problem)) for _ in range(5)]) == []
    assert len(results) == 5 and all(torch.equal(a, b) for each in results for a, b in zip(each, results[0], strict=True))


def test_a_report_about_another_rungs_flags(node, monkeypatch):
    """Flags of two rungs have one name and different indices: a rung explains none of the other's."""
    problem = a2a.Problem.random("tiny", world_size=WORLD, seed=1)
    hanging, waiting = a2a.all_to_all.Dedup(node, "tiny"), a2a.all_to_all.OneLaunch(node, "tiny")
    assert len(hanging.expected()["recv_flags"].indices) != len(waiting.expected()["recv_flags"].indices)
    launch = a2a.Rank.launch
    with monkeypatch.context() as patch:
        patch.setattr(a2a.Rank, "launch", lambda rank, *args, **options: rank.index == 3 or launch(rank, *args, **options))
        hanging.launch(problem)
    call = waiting.launch(problem)
    with pytest.raises(DeadlockError, match="recv_flags") as caught:
        waiting.result(call)
    assert "(source " not in str(caught.value)  # how a rung names indices


ADD = """
#include "a2a/a2a.h"
extern "C" __global__ void add(int* x, int n) { for (int i = 0; i < n; ++i) x[threadIdx.x] += 1; }
"""


@pytest.mark.parametrize("nodes", [1, 2])
def test_threads_take_turns(nodes):
    """One node in two threads, and two nodes in a thread each: every launch, copy and wait is whole."""
    places = [a2a.Node(2, name="small") for _ in range(nodes)]
    kernels = [node.load(ADD, name="add.hip").add for node in places]

    def work(number):
        node, kernel = places[number % nodes], kernels[number % nodes]
        rank = node.ranks[number]
        for round in range(30):
            buffer = rank.zeros((64,), torch.int32, f"x{number}")
            rank.launch(kernel, 1, 64, buffer, 5)
            rank.launch(kernel, 1, 64, buffer, round)
            assert buffer.to_torch().tolist() == [5 + round] * 64
            assert node.counters()["instructions"] > 0
    assert side_by_side(lambda: work(0), lambda: work(1)) == []
