"""The page gives the same results as Python: tables of ten traces, and the words of every kind of report."""
import json
import shutil
import subprocess
from pathlib import Path

import numpy as np
import pytest
import torch

from a2a_lib.course.live import runs
from a2a_lib.machine.runtime import sim
from a2a_lib.machine.trace import Trace, reports
from a2a_lib.machine.trace.analysis.kernel_runs import kernel_runs
from a2a_lib.machine.trace.analysis.motion import FlagLives
from a2a_lib.machine.trace.races import Races
from a2a_lib.machine.trace.reports.words import FAULTS

ROOT = Path(__file__).resolve().parents[3]
STATIC = ROOT / "a2a_lib" / "course" / "live" / "static"
pytestmark = [pytest.mark.skipif(shutil.which("node") is None, reason="node is not on this machine"),
              pytest.mark.skipif(not sim.available(), reason="the simulator is not built")]
TRACES = [("token_flags", "tiny, 4 blocks", None, 0), ("token_flags", "few blocks", None, 3),
          ("token_flags", "few blocks", "release-dropped", 0),
          ("rank_flags", "tiny, 4 blocks", None, 0), ("varlen", "tiny, 4 blocks, hot expert", None, 0),
          ("prereduced", "tiny, 4 blocks", None, 0),
          ("inline_flags", "few blocks", None, 1), ("one_launch", "strangers", None, 2), ("align/many_blocks", "random", None, 0),
          ("gemm_rs/slots", "few programs", None, 0)]


def in_node(*arguments, stdin=""):
    done = subprocess.run(["node", str(Path(__file__).with_name("run_tables.js")), str(STATIC), *arguments], input=stdin,
                          capture_output=True, text=True, timeout=120)
    assert not done.returncode, done.stderr[-2000:]
    return json.loads(done.stdout)


@pytest.mark.parametrize("name, workload, variant, seed", TRACES, ids=[f"{t[0]}, {t[1]}, {t[2] or 'itself'}" for t in TRACES])
def test_tables_of_a_trace(name, workload, variant, seed, tmp_path, monkeypatch):
    monkeypatch.setenv("A2A_TRITON", "stored")
    kind = runs.find(name)
    chosen = next(w for w in runs.workloads(kind) if w.name == workload)
    run = runs.run(kind, chosen, variant, "strict", seed)
    (tmp_path / "events").write_bytes(run.events)
    trace = Trace.from_bytes(run.events, run.strings)
    tables = in_node(str(tmp_path / "events"), json.dumps(run.strings))
    assert tables["span"] == pytest.approx(trace.span_us)
    here = kernel_runs(trace)
    assert [(rank, kernel) for rank, kernel, *_ in tables["runs"]] == [(run.rank, run.kernel) for run in here] and here
    for (_, _, start, end, share), run in zip(tables["runs"], here):
        assert (start, end) == pytest.approx((run.start, run.end))
        assert share == pytest.approx(run.waiting) or share is None and run.waiting != run.waiting
    moved = sum(np.array(cells) for cells in tables["moved"].values()) if tables["moved"] else np.zeros((1, 1))
    assert np.array_equal(moved, trace.link_bytes()[:len(moved), :len(moved)]) and moved.sum() == trace.link_bytes().sum()
    lives = FlagLives(trace)
    assert len(tables["lives"]) == lives.count.sum()
    assert sum(life[-1] for life in tables["lives"]) == pytest.approx((lives.waited * lives.count).sum())
    for column, value in ((5, lives.set), (6, lives.arrived), (7, lives.looked), (8, lives.seen)):
        assert sum(life[column] for life in tables["lives"]) == pytest.approx((value * lives.count).sum())


PLACE = {"rank": 1, "kernel": "k", "block": [2, 0, 0], "grid": [4, 1, 1], "wave": 3, "file": "k.hip", "line": 17,
         "assembly_line": 40, "mnemonic": "global_load_dword"}
AT = {"file": "k.hip", "line": 9}
NOWHERE = PLACE | {"file": None, "line": None, "block": [1, 2, 0], "grid": [4, 4, 1]}


def word(**other):
    return {"symbol": "flags", "index": 7, "indices": [0, 7], "offset": 28, "owner": 1, "bytes": 4, "value": 0, "set_by": None,
            "own_copy": None, "given_to": [3, 0], "awaited": {"relation": "equal", "value": 3, "upper": False}} | other


def waits(rank, *memory_words):
    return PLACE | {"rank": rank, "since": 1_234_567, "words": list(memory_words)}


def fault(cause, **fields):
    facts = {"access": "read", "bytes": 4, "address": 8796099313664, "symbol": "x", "index": 1, "indices": [1], "offset": 12, "size": 8,
             "away": 8 << 30, "before": True, "owner": 0, "ipc": True, "last": {"symbol": "x", "indices": [1], "offset": 4}, "lane": 5,
             "thread": 69, "multiple": 8,
             "owner_node": 1, "node": 0, "via": "ds", "function": None, "needs": 40, "has": 20, "registers": "vector", "register": 300,
             "number": 2, "condition": "n > 0", "assert_file": "a.h", "assert_line": 3, "why": "no", "flag_address": 4096}
    return {"kind": "fault", "at": 5_000_000, "cause": cause} | PLACE | facts | fields


def reports_of_all_kinds():
    late = {"rank": 2, "kernel": "k", "blocks": 3, "of": 9, "running": 6}
    circle = [waits(0, word(set_by={"rank": 1, "time": 10**9})), waits(1, word(owner=2, awaited=None, own_copy={
        "rank": 0, "file": "k.hip", "line": 3, "time": 5}, value=None)), waits(2, *[word(symbol=None, indices=None)] * 6)]
    yield {"kind": "deadlock", "at": 77_000_001, "waiting": circle, "waves": 9, "barrier": NOWHERE | {"waves": 4},
           "not_started": [late, late | {"rank": 0}], "streams": [{"rank": 2, "stream": 1}]}
    yield {"kind": "deadlock", "at": 1, "waiting": [], "waves": 0, "barrier": None, "not_started": [], "streams": []}
    wide = word(bytes=8, value=(5 << 32) + 2, awaited={"relation": "at least", "value": 6 << 32, "upper": True})
    yield {"kind": "deadlock", "at": 1, "waiting": [waits(rank, wide, word(indices=[], owner=None)) for rank in range(20)], "waves": 20,
           "barrier": None, "not_started": [], "streams": []}
    told = [word(value=value, floating=True, bytes=size)
            for value, size in ((-2147483648, 4), (1065353216, 4), (2143289344, 4), (1 << 62, 8))]
    changed = {"relation": "other than", "value": 0, "upper": False}
    told += [word(kept_by=2),
             word(awaited=changed, set_by={"rank": 0, "time": 7, "this_wave": True, "over": PLACE | {"value": 5}} | AT, shared=True)]
    left = {"left": {"symbol": "count", "indices": [2], "offset": 8, "value": 4} | AT}
    yield {"kind": "deadlock", "at": 1, "waiting": [waits(0, *told[:3]) | left, waits(1, *told[3:])], "waves": 2, "barrier": None,
           "not_started": [], "streams": [],
           "launches": [{"kernel": "k", "rank": rank, "of_all": rank, "launches": rank, "blocks": rank % 2 + 1} for rank in range(4)]}
    other = {"symbol": "flags", "indices": [0, 1], "offset": 4, "rank": 2, "file": "k.hip", "line": 9}
    apart = [waits(rank, word(owner=rank, shared=True, only_set=other)) for rank in range(4)] + [waits(1, word()), waits(2, word(owner=2))]
    yield {"kind": "deadlock", "at": 1, "waiting": apart, "waves": 6, "barrier": None, "not_started": [], "streams": [],
           "ended": [{"rank": rank, "kernel": "k", "stream": 0, "blocks": rank, "of": 4} for rank in (1, 2)]}
    yield {"kind": "wait", "at": 5, "bound_us": 12.5, "waiting": [waits(1, word())], "waves": 1}
    places = [waits(1, word()) | {"waves": 2, "state": "waits"}, PLACE | {"waves": 1, "state": "barrier"}] + [NOWHERE | {
        "waves": 3, "state": "runs"}] * 6
    for limit, most in (("max_instructions", 400), ("max_seconds", 2.5), ("stores", 9), ("repeats", 9), ("loop", 9), ("turns", 9)):
        yield {"kind": "budget", "at": 5, "limit": limit, "most": most, "waves": 9, "not_started": [late], "places": places} | (
            {} if limit.startswith("max") else
            {"by": PLACE | ({} if limit == "turns" else {"symbol": "x", "indices": [1, 2], "offset": 3})})
    yield {"kind": "interrupted", "at": 2_500_000}
    yield fault("unmapped") | {"kind": "memory", "function": "hipMemcpy destination"}
    for cause in FAULTS:
        if cause != "divergent_barrier":
            yield fault(cause)
    yield from (fault("null", address=0, lane=None), fault("freed", symbol=None), fault("past_end", symbol=None, ipc=False),
                fault("other_rank", offset=None), fault("wrapped", before=False), fault("lds_range", address=None),
                fault("lds_range", via="flat"),
                fault("scratch_range", via="flat"), fault("register_range", registers="scalar"), fault("jump", function="f"),
                fault("before_start", offset=-8), fault("put_signal", descriptor=3, to=2) | {"from": 1})
    yield fault("divergent_barrier", how="places", places=[PLACE | {"waves": [0, 1, 2]}, NOWHERE | {"waves": [5]}])
    yield fault("divergent_barrier", how="left", times=12, left=[{"wave": 1, "times": 2}, {"wave": 2, "times": 2}, {"wave": 3, "times": 1}])
    for lanes in ([3], [0, 1, 2, 40, 41], list(range(0, 63, 2))):
        yield fault("divergent_barrier", how="lanes", lanes=lanes, go_on=NOWHERE)


def test_words_of_reports():
    failures = list(reports_of_all_kinds())
    assert {report["kind"] for report in failures} >= {"deadlock", "wait", "budget", "interrupted", "fault", "memory"}
    access = {"rank": 0, "kernel": "k", "block": 1, "wave": 2, "file": "k.hip", "line": 3, "write": True, "atomic": False}
    atomic = {"file": "", "line": 0, "assembly_line": 9, "write": False, "atomic": True, "scope": "agent", "mnemonic": "buffer_inv"}
    races = [{"first": access, "second": access | atomic,
              "symbol": "x", "why": "nothing orders them", "count": 1, "seen": ["before the read, its block", "more"]},
             {"first": access | {"mnemonic": "flat_load_dword"}, "second": access | atomic, "symbol": "x", "why": "scope too narrow",
              "count": 1},
             {"first": access | {"file": "", "line": 0}, "second": access | {"kernel": "stream_wait_value64"},
              "symbol": "y", "why": "no release", "count": 2}]
    there = in_node(stdin=json.dumps({"failures": failures, "races": races}))
    here = [reports.read(json.loads(json.dumps(report)))["text"] for report in failures]
    for mine, page in zip(here, there["texts"], strict=True):
        assert page == mine
    assert there["races"] == str(Races(races))
    assert in_node(stdin=json.dumps({"failures": [], "races": []}))["races"] == str(Races([]))


def test_tokens_are_drawn_alike():
    script = ("const {drawn} = require(process.argv[1]); "
              "console.log(JSON.stringify([[1, 8, 0, 'fp16'], [7, 5, 6, 'bf16'], [123456, 8, 3, 'fp16']]"
              ".map(([seed, ...format]) => Array.from(drawn(seed, 300, ...format)))))")
    done = subprocess.run(["node", "-e", script, str(STATIC / "node.js")], capture_output=True, text=True, timeout=60)
    assert json.loads(done.stdout) == [
        list(bytes(runs.numbers(seed, 300, limit, fraction, dtype).view(torch.uint8).tolist())) for seed, limit, fraction, dtype in (
            (1, 8, 0, torch.float16), (7, 5, 6, torch.bfloat16), (123456, 8, 3, torch.float16))]
