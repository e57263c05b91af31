"""Stored runs on the simulator for browsers, in node.js: the same events, reports and bits as here, in every memory mode.

Needs build/wasm (`make wasm`, for which emscripten's compiler has to be there) and node.
"""
import hashlib
import json
import shutil
import subprocess
import zlib
from pathlib import Path

import pytest

from a2a_lib.course.live import runs, store

ROOT = Path(__file__).resolve().parents[3]
SIMULATOR = ROOT / "build" / "wasm"
STATIC = ROOT / "a2a_lib" / "course" / "live" / "static"
LARGE = "dsv3"  # gigabytes, half a minute
MODES = ("ideal", "strict", "hw-spx", "cpx")
pytestmark = [
    pytest.mark.skipif(not (SIMULATOR / "a2a_sim.wasm").is_file(),
                       reason="no simulator for browsers here: make wasm (it needs emscripten: apt install emscripten)"),
    pytest.mark.skipif(shutil.which("node") is None, reason="node is not on this machine"),
    pytest.mark.xdist_group("wasm"),
]
# Rung, workloads, variants: right ones, and such as deadlock, fault or give wrong answers in some mode.
CASES = [
    ("token_flags", ["tiny, 4 blocks", "few blocks", "strangers"], [None, "release-dropped", "reset-early", "flag-first"]),
    ("prereduced", ["tiny, 4 blocks", "few blocks"], [None, "release-dropped"]),
    ("align/tiles", ["random"], [None]),
    ("gemm_rs/slots", ["tiny"], [None]),
    ("ag_gemm/copy_engine", ["few programs"], [None]),
    ("moe_layer/megakernel", ["few programs"], [None]),
    ("lesson/sums", ["64 tokens, 64 blocks"], [None, "scatter-add"]),
    ("lesson/note", None, None),
    ("lesson/museum", ["flag_reset", "not_beside", "frozen_epoch"], [None, "broken"]),
]


def rungs_that_run():
    for name in runs.names():
        try:
            yield runs.find(name).full_name()
        except ValueError:
            continue


@pytest.mark.parametrize("name, workloads, variants", CASES, ids=[case[0] for case in CASES])
def test_the_same_events_reports_and_bits(name, workloads, variants, tmp_path, monkeypatch):
    monkeypatch.setenv("A2A_TRITON", "stored")
    file = tmp_path / "rung.json.gz"
    data = store.collect(name, workloads=workloads, variants=variants)
    store.write_file(file, data)
    compare(name, file, [(run["workload"], run["variant"], memory, seed) for run in data["runs"] for memory in MODES for seed in (0, 5)])


@pytest.mark.soak
@pytest.mark.parametrize("name", list(rungs_that_run()))
def test_every_stored_run_is_the_same(name, tmp_path, monkeypatch):
    """Compares the rung under eight seeds, and each of its variants under one."""
    monkeypatch.setenv("A2A_TRITON", "stored")
    file = tmp_path / "rung.json.gz"
    data = store.collect(name, workloads=[w.name for w in runs.workloads(runs.find(name)) if w.name != LARGE])
    assert store.write_file(file, data) < 150_000  # bytes that a page loads
    compare(name, file, [(run["workload"], run["variant"], memory, seed) for run in data["runs"]
                         for memory in MODES for seed in ([3] if run["variant"] else range(8))])


def compare(name, file, cases):
    """Runs the cases of a rung's file in node.js and here."""
    kind = runs.find(name)
    loads = {workload.name: workload for workload in runs.workloads(kind)}
    assert cases
    for case, wasm in zip(cases, in_node(file, cases), strict=True):
        agree(case, wasm, here(kind, loads[case[0]], *case[1:]))


def here(kind, workload, variant, memory, seed):
    """The parts of a run that are compared."""
    run = runs.run(kind, workload, variant, memory, seed)
    return {"count": len(run.events) // 64, "report": run.report, "events": hashlib.sha256(run.events).hexdigest(),
            "outputs": [zlib.crc32(output) for output in run.outputs], "calls": bool(run.calls), "failed": bool(run.failed)}


def agree(case, wasm, here):
    assert (wasm["count"], wasm["report"]) == (here["count"], here["report"]), case
    assert wasm["events"] == here["events"], case
    assert wasm["outputs"] == (here["outputs"][:len(wasm["outputs"])] if here["report"] else here["outputs"]), case
    assert wasm["reads"] or here["report"] or not here["calls"], case
    if not here["failed"]:
        assert all(wrong == 0 for _, wrong in wasm["reads"]), case
    elif not here["report"] and wasm["reads"]:
        assert any(wrong for _, wrong in wasm["reads"]), case


def in_node(file, cases):
    keys = ("workload", "variant", "memory", "seed")
    done = subprocess.run(["node", str(Path(__file__).with_name("run_stored.js")), str(SIMULATOR), str(STATIC), str(file)],
                          input=json.dumps([dict(zip(keys, case)) for case in cases]), capture_output=True, text=True,
                          timeout=600 + 60 * len(cases))
    assert not done.returncode, done.stderr[-2000:]
    return json.loads(done.stdout)
