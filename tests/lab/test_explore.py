"""The schedule explorer: distinct results, the first failing seed, its replay."""
import json

import pytest
import torch
from node_tools import node_fixture

import a2a_lib as a2a
from a2a_lib.lab.explore import Situation, digest_of, situation_of
from a2a_lib.machine.node import Node

LAST_WINS = """
#include "a2a/a2a.h"
using namespace a2a;
extern "C" __global__ void who(int* x, int* order) {  // the last block to store wins; the first to count is 0
  store_relaxed<Scope::agent>(x, (int)blockIdx.x);
  order[blockIdx.x] = 1;
}
extern "C" __global__ void pass(int* flag, int* data, int* out, int sender) {
  if (sender) {
    for (int i = 0; i < 20; ++i) __builtin_amdgcn_s_sleep(127);  // 80 us: the other rank is waiting by then
    *data = 7; signal<Order::relaxed, Scope::system>(flag, 1);
  } else { wait_equal<Order::acquire, Scope::system>(flag, 1); *out = *data; }
}
extern "C" __global__ void hang(int* flag) { wait_equal<Order::acquire, Scope::system>(flag, 1); }
"""
node = node_fixture(2, name="small", memory="strict")


def last_block(node):
    module, rank = node.load(LAST_WINS), node.ranks[0]
    x, order = rank.empty((1,), torch.int32, "x"), rank.empty((4,), torch.int32, "order")

    def fn():
        x.zero_(), order.zero_()
        rank.launch(module.who, 4, 64, x, order)
        return {"winner": x, "ran": order}

    return fn


def test_what_cannot_be_called_is_refused(node):
    for fn, check, text in ((None, None, "explore calls fn, and None is no function"), (print, 7, "explore calls check, and 7 is no")):
        pytest.raises(TypeError, node.explore, fn, check=check).match(text)


def test_distinct_results_and_a_replay(node):
    exploration = node.explore(last_block(node), seeds=60)
    assert len(exploration.outcomes) > 1 and sum(outcome.count for outcome in exploration.outcomes) == 60
    usual = exploration.outcomes[0]
    assert not usual.failed and exploration.failing  # without a check, what most schedules agree on is right
    assert exploration.first_failing == min(seed for o in exploration.outcomes[1:] for seed in o.seeds)
    for outcome in exploration.outcomes:
        for seed in outcome.seeds[:2]:
            assert exploration.replay(seed).digest == outcome.digest
    replay, again = exploration.replay(), exploration.replay()
    assert replay.seed == exploration.first_failing and replay.trace.digest() == again.trace.digest() and len(replay.trace)
    assert node.seed == 0
    assert f"the first is seed {exploration.first_failing}" in repr(exploration)
    assert json.loads(json.dumps(exploration.to_dict()))["distinct"] == len(exploration.outcomes)


def test_a_check_decides(node):
    fn = last_block(node)
    exploration = node.explore(fn, seeds=30, check=lambda result: bool((result["ran"].to_torch() == 1).all()))
    assert exploration.ok and {outcome.kind for outcome in exploration.outcomes} == {"right"}
    exploration = node.explore(fn, seeds=30, check=lambda result: int(result["winner"].to_torch()[0]) != 3)
    assert exploration.failing and {o.kind for o in exploration.outcomes if o.failed} == {"wrong"}


def test_errors_are_results_and_the_node_goes_on(node):
    module, rank = node.load(LAST_WINS), node.ranks[0]
    flag = rank.zeros((1,), torch.int32, "flag")

    def fn():
        rank.launch(module.hang, 1, 64, flag)
        return flag

    exploration = node.explore(fn, seeds=3)
    assert [o.kind for o in exploration.outcomes] == ["DeadlockError"] and exploration.failing == [0, 1, 2]
    again = exploration.replay()
    assert "flag[0]" in again.text and again.failed
    assert node.explore(last_block(node), seeds=2, check=lambda _: None).ok
    pytest.raises(ValueError, node.explore, fn, seeds=0).match("at least one schedule")


def test_races_count():
    """Verdict, report and data take the races of these schedules, and no earlier ones."""
    with Node(2, name="small", races=True) as node:
        def pass_on(order):
            signal = "signal<Order::relaxed"
            (a, b), module = node.ranks, node.load(LAST_WINS.replace(signal, signal.replace("relaxed", order)))
            flag, data, out = (b.zeros((1,), torch.int32, name) for name in ("flag", "data", "out"))
            flag0, data0 = (a.open(x.ipc_handle(), (1,), torch.int32, x.name, home=1) for x in (flag, data))
            seen = a.zeros((1,), torch.int32, "seen")

            def fn():
                flag.zero_(), data.zero_(), node.synchronize()
                b.launch(module["pass"], 1, 1, flag, data, out, 0)
                a.launch(module["pass"], 1, 1, flag0, data0, seen, 1)
                node.synchronize()

            return fn

        racing, right = pass_on("relaxed"), pass_on("release")
        racy = node.explore(racing, seeds=3)
        assert not racy.failing and racy.races and not racy.ok and "missing release" in repr(racy)
        assert racy.to_dict()["races"] and sum(race.count for race in racy.races) == sum(race.count for race in node.races)
        assert node.explore(racing, seeds=1).races, "a race that was known before"
        clean = node.explore(right, seeds=3)
        assert clean.ok and len(clean.races) == 0 and node.races and "race detector: no races" in repr(clean)


def test_stalls_in_every_second_schedule(node):
    """Waves pause in half of the schedules by default: in half of those in which they drift, too."""
    fn, pauses = last_block(node), []

    def noted():
        pauses.append(node.stalls > 0)
        return fn()

    assert "every second schedule with stalls" in repr(node.explore(noted, seeds=8, check=lambda _: None))
    assert sum(pauses) == 4 and sum(pauses[3::4]) == 1 and node.stalls == 0
    assert "with stalls" not in repr(node.explore(noted, seeds=8, stalls=False)) and sum(pauses[8:]) == 0
    node.explore(noted, seeds=8, stalls=5)
    assert all(pauses[16:])


def test_what_was_not_tried_is_said(node):
    exploration = node.explore(last_block(node), seeds=2, check=lambda _: None)
    assert exploration.not_tried == ("the race detector (races=True)",) and "\nnot tried: the race detector" in repr(exploration)
    assert "not tried" not in repr(node.explore(last_block(node), seeds=2, check=lambda _: False))
    with Node(1, memory="ideal", races=True) as ideal:
        none = ideal.explore(lambda: None, seeds=1, stalls=False)
    assert [what.partition(" (")[0] for what in none.to_dict()["not_tried"]] == ["caches that hold old values",
                                                                               "waves that pause"]


def test_the_stale_reads_of_a_replay(node):
    """Rank 1 has read the data before, so its caches hold an old copy. No store is released."""
    source = LAST_WINS.replace("else { wait_equal<Order::acquire", "else { *out = *data; wait_equal<Order::relaxed").replace(
        "signal<Order::relaxed", "signal<Order::release")
    module, (a, b) = node.load(source), node.ranks
    flag, data = b.zeros((1,), torch.int32, "flag"), b.zeros((1,), torch.int32, "data")
    flag0, data0 = (a.open(x.ipc_handle(), (1,), torch.int32, x.name, home=1) for x in (flag, data))
    out = b.zeros((1,), torch.int32, "out")

    def fn():
        flag.zero_(), data.zero_(), node.synchronize()
        b.launch(module["pass"], 1, 1, flag, data, out, 0)
        a.launch(module["pass"], 1, 1, flag0, data0, None, 1)
        return out.to_torch()

    exploration = node.explore(fn, seeds=20, check=lambda result: int(result[0]) == 7)
    again = exploration.replay()
    assert again.kind == "wrong" and "data" in again.stale["symbol"].tolist()
    assert "stale reads" in repr(again)


def test_digests_tell_results_apart():
    tensor, copy = torch.arange(4), torch.arange(4)
    assert digest_of([tensor, {"a": 1}]) == digest_of([copy, {"a": 1}])
    assert len({digest_of(x) for x in (tensor, tensor.float(), tensor.reshape(2, 2), [tensor], [tensor, tensor], None, 0)}) == 7
    assert digest_of(torch.tensor([float("nan")])) == digest_of(torch.tensor([float("nan")]))


# ---- rungs

def test_a_rung_that_cannot_be_explored():
    pytest.raises(ValueError, a2a.explore.rung, "nonsense").match("no rung is called")
    pytest.raises(ValueError, a2a.explore.rung, "sorted").match("made of PyTorch calls")


def test_situations_of_ones_own():
    mine = Situation("mine", (4, 1, 8, 2), world_size=2, blocks=2, waves=1, calls=1)
    exploration = a2a.explore.rung("token_flags", seeds=5, situations=[mine], races=False)
    assert exploration.ok and exploration.races is None and exploration.outcomes[0].count == 5
    assert len(exploration.replay(3).trace.select("launch")) == 2 * 5


def test_the_command(call_a2a):
    out = call_a2a("explore", "token_flags", "--schedules", "4").out
    assert "token_flags, mode strict, every second schedule with stalls: 4 schedules, 1 distinct result" in out
    assert "race detector: no races" in out and "not tried" not in out
    data = json.loads(call_a2a("explore", "token_flags", "--variant", "reset-early", "--schedules", "4", "--json", status=1).out)
    assert data["failed"] == 4 and data["first_failing"] == 0 and data["outcomes"][0]["kind"] == "DeadlockError"
    out = call_a2a("explore", "token_flags", "--variant", "release-dropped", "--schedules", "4", status=1).out
    assert "missing release" in out and "seed" in out
    assert "not tried: waves that pause (stalls)" in call_a2a("explore", "token_flags", "--schedules", "1", "--no-stalls").out
    assert "release-dropped" in call_a2a("explore", "token_flags", "--list").out


@pytest.mark.parametrize("count", range(1, 13))
def test_every_situation_meets_waves_that_drift(count):
    """Waves drift in seeds 3, 7, 11, ...; each situation is run in some of them, and in as many schedules as any other."""
    turns = [situation_of(seed, count) for seed in range(8 * count * count)]
    assert {turns[seed] for seed in range(3, len(turns), 4)} == set(range(count))
    assert {turns.count(which) for which in range(count)} == {8 * count}
    assert turns[:8] == [seed % count for seed in range(8)]  # what lessons store
