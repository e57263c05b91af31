"""`a2a run`: exit statuses, tables, JSON; with rungs made up here, and end to end."""
import json
import subprocess
import sys
from pathlib import Path

import pytest

from a2a_lib import cli, files
from a2a_lib.errors import DeadlockError
from a2a_lib.kernels.all_to_all import AllToAll
from a2a_lib.kernels.all_to_all.family import FAMILY
from a2a_lib.lab.run import run
from a2a_lib.machine.trace import Trace, records_of

ROOT = Path(__file__).resolve().parents[2]


class Right(AllToAll):
    """Returns the right answer without doing anything."""

    name, idea, trace = "right", "cheat", None

    def dispatch(self, problem):
        raise NotImplementedError

    def combine(self, problem, replies):
        raise NotImplementedError

    def __call__(self, problem):
        return problem.expected()


class Wrong(Right):
    def __call__(self, problem):
        outputs = [output.clone() for output in problem.expected()]
        outputs[1][0, 3] += 1
        return outputs


class Hangs(Right):
    def __call__(self, problem):
        raise DeadlockError("deadlock: rank 3 waits for token_flags[17]")


class Traced(Right):
    """Right, with a trace of one launch per rank."""

    def __call__(self, problem):
        rows = [{"kind": "launch", "rank": rank, "kernel": 0, "time": 0, "duration": 1_500_000, "launch": rank}
                for rank in range(problem.world_size)]
        rows.append({"kind": "transfer", "rank": 0, "src": 0, "dst": 1, "bytes": 4096, "kernel": 0})
        meta = {"preset": "mi300x", "memory": "ideal", "dropped": 2}
        self.trace = Trace(records_of(rows), {"kernels": ["dispatch_send"]}, meta)
        return super().__call__(problem)


@pytest.fixture(autouse=True)
def made_up_rungs(monkeypatch):
    rungs = {kind.__name__.lower(): f"{__name__}:{kind.__name__}" for kind in (Right, Wrong, Hangs, Traced)}
    monkeypatch.setattr(FAMILY, "registry", rungs | FAMILY.registry)
    monkeypatch.delenv("A2A_TARGET", raising=False)


def test_right_run_exits_0_and_says_so(call_a2a):
    out = call_a2a("run", "right", "--calls", "2").out
    assert "verified: every output is right" in out and "8 ranks, seed 7, schedule seed 0, 2 calls" in out
    assert "no stage times: this rung is made of PyTorch calls" in out
    assert "wall time of this machine" in out


@pytest.mark.parametrize("rung, kind, message", [("wrong", "MismatchError", "rank 1"),
                                                 ("hangs", "DeadlockError", "deadlock: rank 3 waits for token_flags[17]")])
def test_a_run_that_goes_wrong_exits_1_and_says_how(rung, kind, message, call_a2a):
    output = call_a2a("run", rung, status=1)
    assert "WRONG: 0 of 1 call verified" in output.out and "verified: every" not in output.out
    assert f"{kind}: " in output.err and message in output.err
    result = json.loads(call_a2a("run", rung, "--json", status=1).out)
    assert result["correct"] is False and result["error"]["kind"] == kind and message in result["error"]["text"]


def test_table_is_labelled_simulated(call_a2a):
    out = call_a2a("run", "traced", "--world-size", "2").out
    assert "dispatch_send" in out and "1.50" in out
    assert "simulated (preset mi300x, memory ideal)" in out
    assert "moved between ranks: 4,096 bytes" in out
    assert "2 events did not fit the trace" in out


def test_json_is_one_object_with_the_stages(call_a2a):
    result = json.loads(call_a2a("run", "traced", "--world-size", "2", "--seed", "5", "--json").out)
    assert result["correct"] is True and result["error"] is None and result["seed"] == 5
    assert result["stages"]["dispatch_send"] == [1.5, 1.5] and result["stages"]["rank"] == [0, 1]
    assert result["stages"]["footer"] == {"max": {"dispatch_send": 1.5, "total": 1.5}}
    assert result["label"] == "simulated (preset mi300x, memory ideal); incomplete: the oldest 2 records are lost"
    assert set(result["wall_s"]) == {"set-up", "draw", "run", "check", "total"}


def test_a_shape_may_be_spelled(call_a2a):
    assert "8x2x64x4" in call_a2a("run", "token_flags", "--shape", "8x2x64x4", "--world-size", "2").out


def test_each_call_has_other_tokens(monkeypatch):
    seen = []
    monkeypatch.setattr(Right, "__call__", lambda self, problem: seen.append(problem.seed) or problem.expected())
    assert run("right", "tiny", seed=10, calls=3)["calls_checked"] == 3
    assert seen == [10, 11, 12]


def full(number):
    """Raises the system's error for a full disk, as the last step of writing a file."""
    raise OSError(28, "No space left on device")


@pytest.mark.parametrize("form", [[], ["--json"]])
def test_a_trace_on_a_full_disk_is_not_there_by_half(tmp_path, monkeypatch, call_a2a, form):
    monkeypatch.setattr(files.os, "fsync", full)
    output = call_a2a("run", "token_flags", "--world-size", "2", "--trace", str(tmp_path / "x.pftrace"), *form, status=2)
    assert list(tmp_path.iterdir()) == []
    assert "x.pftrace was not written: " in output.err and "No space left on device" in output.err
    assert "verified" in output.out or json.loads(output.out)["correct"], "the run itself was right"


def test_token_flags_end_to_end_in_two_processes_the_same(capsys):
    command = ["run", "token_flags", "--shape", "tiny", "--calls", "2", "--world-size", "2", "--json"]
    done = subprocess.run([sys.executable, "-m", "a2a_lib", *command], cwd=ROOT, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "") and cli.main(command) == 0
    there, here = json.loads(done.stdout), json.loads(capsys.readouterr().out)
    assert there["correct"] and there["calls_checked"] == 2
    assert there["stages"] == here["stages"] and there["trace_digest"] == here["trace_digest"]


def test_sorted_end_to_end(call_a2a):
    assert "verified" in call_a2a("run", "sorted", "--shape", "test1", "--world-size", "4").out


def test_profiled_is_a_rung_like_the_others(call_a2a):
    report = json.loads(call_a2a("run", "profiled", "--world-size", "2", "--json").out)
    assert report["correct"] and report["rung"] == "profiled" and report["stages"]
    assert "\n  profiled " in call_a2a("rungs").out


def test_a_variant_by_name(call_a2a):
    command = ["run", "no_overheads", "--world-size", "2", "--calls", "2", "--variant"]
    assert json.loads(call_a2a(*command, "memsets", "--json").out)["variant"] == "memsets"
    assert call_a2a(*command, "memsets").out.startswith("no_overheads with memsets on sim, shape tiny")


def test_a_ladder_of_switches_and_its_range(call_a2a):
    line = ["ladder", "--shape", "8x2x64x64x8", "--full", "--world-size", "2", "--option", "programs=8"]
    ladder = json.loads(call_a2a(*line, "--json", "--", "phases", "megakernel").out)
    phases, whole = ladder["rungs"]
    assert (phases["rung"], whole["rung"]) == ("phases", "megakernel") and "simulated" in ladder["label"]
    assert phases["us"] > whole["us"] and phases["more"]["hidden"] < whole["more"]["hidden"]
    out = call_a2a(*line, "save=1", "combine=scatter", "--uncertainty", "2", "--", "megakernel").out
    assert "with programs 8, save True, combine scatter" in out and "low us" in out and "high us" in out
    sums = ["ladder", "gemm_rs/fused_sum", "--world-size", "2", "--shape", "256x256x128", "--uncertainty", "2", "--json"]
    row, = json.loads(call_a2a(*sums).out)["rungs"]
    assert row["low"] <= row["us"] <= row["high"] and row["low"] < row["high"]
