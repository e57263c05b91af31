"""Submissions: right ones are entered with digest and place of their times; those that cheat are noticed, and why is said."""
import json

import pytest
from a2a_lib.leaderboard import HipRung

import a2a_lib as a2a
from a2a_lib import cli
from a2a_lib.lab.leaderboard import Board, Entry, SubmissionError, judge, read, submit

TOKEN_FLAGS = a2a.alltoall.rungs["token_flags"]
OWN = TOKEN_FLAGS.SOURCE.read_text(encoding="utf-8")
CLASS = '''
"""A rung of one's own."""
from a2a_lib.alltoall.token_flags import TokenFlags
from a2a_lib.leaderboard import HipRung

class Mine(HipRung):
    name = "{name}"
    idea = "the same, under another name"
    stages = TokenFlags.stages
    buffers = TokenFlags.buffers
    {more}
'''
HOME = '''
#include "a2a/a2a.h"
using namespace a2a;
// Every rank knows what experts do: nothing is sent.
extern "C" __global__ void home(Shape shape, const half_t* x, const int* topk_ids, const float* topk_weights, half_t* out) {
  const float scales[6] = {1, -1, 2, -2, 0.5f, -0.5f};
  for (int t = blockIdx.x; t < shape.num_tokens; t += gridDim.x)
    for (int j = threadIdx.x; j < shape.dim; j += blockDim.x) {
      float sum = 0;
      for (int k = 0; k < shape.topk; ++k) {
        const int e = topk_ids[t * shape.topk + k];
        if (e < 0) continue;
        const int by = 8 * (e + 1) % shape.dim;
        sum += topk_weights[t * shape.topk + k] * scales[e % 6] * float(x[(int64_t)t * shape.dim + (j - by + shape.dim) % shape.dim]);
      }
      out[(int64_t)t * shape.dim + j] = half_t(sum);
    }
}
'''
HOME_CLASS = '''
from a2a_lib.leaderboard import Stage
from a2a_lib.leaderboard import HipRung
from a2a_lib.leaderboard import Symmetric

class Home(HipRung):
    name = "home"
    idea = "nothing is sent"
    stages = (Stage("home", "shape x topk_ids topk_weights out", "call"),)
    buffers = (Symmetric("unused", "world"),)
'''


def write(folder, name, text):
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def judged(path, folder, **how):
    return submit(path, board=Board(folder / "board.json"), **{"shape": "tiny", "world_size": 4, "schedules": 2, "beside": []} | how)


def test_a_right_one_is_entered(tmp_path):
    verdict = judged(write(tmp_path, "mine.hip", f"// a2a: rung token_flags\n{OWN}"), tmp_path, beside=["token_flags", "prereduced"])
    assert verdict.ok and [name for name, _, _ in verdict.checks] == ["compiled", "hazards", "repeats", "schedules", "times"]
    (entry,) = Board(tmp_path / "board.json").entries()
    assert entry == verdict.entries[0] and (entry.name, entry.rung, entry.shape, entry.world_size) == ("mine", "token_flags", "tiny", 4)
    assert entry.us == pytest.approx(entry.beside["token_flags"]), "equal kernels take equally long"
    assert 0 < entry.light_us < entry.us and entry.label == "simulated (preset mi300x)" and len(entry.digest) == 12
    assert entry.bytes > 0 and entry.host_us > entry.us and entry.date[:2] == "20"


def test_a_rung_of_ones_own_is_entered(tmp_path):
    write(tmp_path, "own_flags.hip", OWN)
    verdict = judged(write(tmp_path, "own.py", CLASS.format(name="own_flags", more="")), tmp_path)
    assert verdict.ok, verdict
    assert verdict.entries[0].rung == "own_flags" and verdict.entries[0].beside == {}


COPY = "copy_row(world.at(recv_x + at * shape.dim, peer), x +"
WAIT = "wait_equal<Order::acquire, Scope::system>(&recv_flags[from], world.epoch);"
SIGNAL = "signal<Order::release, Scope::system>(world.at(recv_flags + at, peer), world.epoch);"
CHEATS = {
    "rows of the call before": (COPY, f"if (world.epoch % 2) {COPY}", "hazards"),
    "half of the tokens": (COPY, f"if (flat % 2) {COPY}", "hazards"),
    "no wait": (WAIT, "", "hazards"),
    "any flag will do": (WAIT, WAIT.replace("wait_equal", "wait_at_least").replace("world.epoch", "1u"), "schedules"),
    "no release": (SIGNAL, SIGNAL.replace("Order::release", "Order::relaxed"), "schedules"),
}


@pytest.mark.parametrize("cheat", CHEATS)
def test_a_kernel_that_cheats_is_noticed(cheat, tmp_path):
    old, new, latest = CHEATS[cheat]
    assert OWN.count(old) == 1
    verdict = judged(write(tmp_path, "mine.hip", "// a2a: rung token_flags\n" + OWN.replace(old, new)), tmp_path, schedules=8)
    *_, (name, ok, seen) = verdict.checks
    assert not ok and seen and not verdict.ok and repr(verdict).endswith("not entered")
    assert ["compiled", "hazards", "repeats", "schedules"].index(name) <= ["compiled", "hazards", "repeats", "schedules"].index(latest)
    assert Board(tmp_path / "board.json").entries() == []


def test_what_hazards_let_pass_the_same_routing_shows(tmp_path):
    """Rows that are kept where the routing is that of the call before: only other tokens tell."""
    given = read(write(tmp_path, "mine.hip", "// a2a: rung token_flags\n" + OWN.replace(COPY, f"if (world.epoch != 2) {COPY}")))
    with pytest.raises(AssertionError, match="call 2 with the same routing and other tokens"):
        judge._repeats(given)


def test_work_that_is_not_done_is_noticed(tmp_path):
    """Every rank computes every expert at home: each answer is right, and nothing crosses a link."""
    write(tmp_path, "home.hip", HOME)
    verdict = judged(write(tmp_path, "cheat.py", HOME_CLASS), tmp_path)
    *before, (name, ok, seen) = verdict.checks
    assert all(ok for _, ok, _ in before) and len(before) == 4, "right answers, in every schedule"
    assert name == "times" and not ok and "work that was not done: rank 0 sent 0 bytes to rank 1" in seen


RESULT = "def result(self, call): return []"
PYTHON = {
    "its own result": ("own_flags", RESULT, "defines result: a submission says what its kernels are"),
    "its own call": ("own_flags", "__call__ = lambda self, problem: problem.expected()", "defines __call__"),
    "its own outputs": ("own_flags", "outputs_of = lambda rung: None", "outputs_of is neither"),
    "the library's result": ("own_flags", "HipRung.result = lambda self, call: []", "changes HipAllToAll.result of the library"),
    "a rung's name": ("varlen", "", "needs a name of its own"),
}


@pytest.mark.parametrize("cheat", PYTHON)
def test_python_that_cheats_is_refused(cheat, tmp_path):
    name, more, said = PYTHON[cheat]
    write(tmp_path, f"{name}.hip", OWN)
    kept = HipRung.result
    try:
        with pytest.raises(SubmissionError, match=said):
            read(write(tmp_path, "own.py", CLASS.format(name=name, more=more)))
    finally:
        HipRung.result = kept


def test_a_submission_does_not_know_the_answer():
    problem = a2a.Problem.random("tiny", world_size=4, exact=True)
    with pytest.raises(SubmissionError, match="asked for the right answer"):
        judge.Sealed.of_problem(problem).expected()


def test_what_is_no_submission(tmp_path):
    with pytest.raises(SubmissionError, match="not mine.txt"):
        read(write(tmp_path, "mine.txt", ""))
    with pytest.raises(SubmissionError, match="there is no file"):
        read(tmp_path / "mine.hip")
    with pytest.raises(SubmissionError, match="the kernels other fit no rung of the ladder"):
        read(write(tmp_path, "mine.hip", '#include "a2a/a2a.h"\nextern "C" __global__ void other() {}'))
    with pytest.raises(SubmissionError, match="token_flags takes the kernels .*combine_recv.* this one has other"):
        read(write(tmp_path, "mine.hip", '#include "a2a/a2a.h"\nextern "C" __global__ void other() {}'), "token_flags")
    with pytest.raises(SubmissionError, match="cannot be imported: ZeroDivisionError"):
        read(write(tmp_path, "mine.py", "1 / 0"))


def entry(name, us, **fields):
    return Entry(**{"name": name, "rung": "token_flags", "digest": "0" * 12, "shape": "tiny", "world_size": 8, "target": "sim", "us": us,
                    "light_us": 2.0, "label": "simulated (preset mi300x)", "gpu": "MI300X", "machine": "x", "date": "2026-11-22T10:00:00",
                    "beside": {"token_flags": 20.0}} | fields)


def test_the_same_sources_again_take_their_place(tmp_path):
    board = Board(tmp_path / "board.json")
    for us, digest in ((30.0, "a"), (20.0, "a"), (25.0, "b")):
        board.add([entry("mine", us, digest=digest)])
    assert [(one.us, one.digest) for one in board.entries("tiny", "sim")] == [(20.0, "a"), (25.0, "b")]
    assert board.entries("bench1") == [] and board.table()["of light"].tolist() == ["10 %", "8 %"]


def test_the_commands_show_the_entries_among_the_rungs(tmp_path, monkeypatch, capsys):
    monkeypatch.setenv("A2A_LEADERBOARD", str(tmp_path / "deep" / "board.json"))
    assert cli.main(["leaderboard"]) == 0 and "no entries in" in capsys.readouterr().out
    Board().add([entry("slow", 30.0), entry("quick", 10.0)])
    assert cli.main(["leaderboard", "--json"]) == 0
    assert [one["name"] for one in json.loads(capsys.readouterr().out)] == ["quick", "slow"]
    assert cli.main(["leaderboard", "--shape", "tiny", "--picture", str(tmp_path / "mine.png")]) == 0
    out = capsys.readouterr().out
    assert "quick (entered) 10.0 us" in out and "token_flags 20.0 us" in out and (tmp_path / "mine.png").exists()
    assert cli.main(["leaderboard", "--picture", "x.png"]) == 2


def test_the_command_says_why_not(tmp_path, capsys):
    path = write(tmp_path, "mine.hip", "// a2a: rung token_flags\n" + OWN.replace(COPY, f"if (flat % 2) {COPY}"))
    assert cli.main(["submit", str(path), "--json"]) == 1
    found = json.loads(capsys.readouterr().out)
    assert not found["ok"] and found["entries"] == [] and found["checks"][-1]["check"] == "hazards"
    assert cli.main(["submit", str(tmp_path / "none.hip")]) == 2
