"""A new family is three files and a line: every command knows the broadcast of tests/rung/broadcast/."""
import json

import pytest
import torch
from rules import lacks, lacks_mutations

import a2a_lib as a2a
from a2a_lib import families
from a2a_lib.errors import DeadlockError


@pytest.fixture(autouse=True)
def broadcast(monkeypatch):
    """The line."""
    monkeypatch.setitem(families.FAMILIES, "broadcast", "broadcast.family")
    return families.find("broadcast")


def test_it_lacks_nothing_but_mutations(broadcast):
    assert lacks(broadcast) == []
    assert lacks_mutations(broadcast)[0].startswith("broadcast has 4 mutations, and needs 10: add `Mutation(name, why, changes)` to")


def test_it_is_called_like_any_rung(broadcast):
    family = broadcast.family
    with a2a.Node(3, name="small") as node:
        rung, problems = broadcast(node, "tiny", blocks=2), [family.problem(family.shape("tiny"), 3, seed) for seed in range(3)]
        for problem, call in zip(problems, rung.launch_all(problems)):
            outputs = rung.result(call)
            rung.check(problem, outputs)
            assert all(torch.equal(out, problem.x) for out in outputs)
        assert rung.epoch == 3
        with pytest.raises(a2a.A2AError, match=r"broadcast was made for broadcast of BroadcastShape\(.*\) on 3 ranks, not for"):
            rung(family.problem(family.shape("last"), 3))
        outputs[2][1, 5] += 1
        with pytest.raises(a2a.A2AError, match="rank 2: 1 values are wrong; the first is row 1, column 5"):
            rung.check(problem, outputs)


def test_a_deadlock_says_who_should_have_set_which_flag(broadcast):
    family = broadcast.family
    with a2a.Node(2, name="small") as node, pytest.raises(DeadlockError, match="rank 1 waits for rank 0 in send_rows: flags"):
        broadcast(node, "tiny", variant="translate-forgotten")(family.problem(family.shape("tiny"), 2))


def test_run_rungs_shapes_and_ladder_know_it(call_a2a):
    report = json.loads(call_a2a("run", "broadcast", "--shape", "3x8", "--calls", "3", "--memory", "strict", "--json").out)
    assert report["correct"] and report["calls_checked"] == 3 and report["world_size"] == 4 and "send_rows" in report["stages"]
    assert "the root stores its rows" in call_a2a("rungs", "broadcast").out and "the root's rows" in call_a2a("rungs").out
    shapes = call_a2a("shapes", "broadcast").out
    assert "rows  columns" in shapes and "or spelled: RxC" in shapes
    report = json.loads(call_a2a("ladder", "broadcast", "--designs", "--json").out)
    assert [step["rung"] for step in report["rungs"]] == ["broadcast", "broadcast with last_first"]
    assert all(step["us"] > 0 and not step["error"] for step in report["rungs"]) and report["minimum_bytes"] == {"rows": 3 * 5 * 72 * 4}
    assert "the ladder of broadcast at tiny" in call_a2a("ladder", "broadcast").out


def test_bench_verifies_it(call_a2a):
    report = json.loads(call_a2a("bench", "--verify", "broadcast", "--target", "sim", "--world-size", "3", "--json").out)
    assert {row["shape"] for row in report["checks"]} == {"tiny", "last"} and all(row["ok"] for row in report["checks"])
    assert {row["check"] for row in report["checks"]} >= {"random", "what poison looks like", "5 calls without a host barrier"}
    err = call_a2a("bench", "--verify", "broadcast", "--target", "sim", "--world-size", "1", "--shape", "last", status=2).err
    assert "none of these shapes divides over 1 rank\n" in err


def test_explore_finds_it_right_and_its_mutations_wrong(broadcast, call_a2a):
    assert json.loads(call_a2a("explore", "broadcast", "--schedules", "8", "--json").out)["failed"] == 0
    listed = json.loads(call_a2a("explore", "broadcast", "--list", "--json").out)
    assert [row["name"] for row in listed] == [variant.name for variant in broadcast.variants]
    assert json.loads(call_a2a("explore", "broadcast", "--variant", "last_first", "--schedules", "2", "--json").out)["failed"] == 0
    for name in broadcast.mutations():
        report = json.loads(call_a2a("explore", "broadcast", "--variant", name, "--schedules", "4", "--json", status=1).out)
        assert report["failed"], f"{name} shows in no schedule"
