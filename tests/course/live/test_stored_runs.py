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
    ("token_flags", ["tiny, 4 blocks", "few blocks", "strangers"], [None, "release-dropped", "counts_reset", "flag-first"]),
    ("prereduced", ["tiny, 4 blocks", "few blocks"], [None, "release-dropped"]),
    ("align/tiles", ["random"], [None]),
    ("gemm_rs/slots", ["tiny"], [None]),
    ("ag_gemm/copy_engine", ["few programs"], [None]),
    ("moe_layer/megakernel", ["few programs"], [None]),
    ("lesson/sums", ["64 tokens, 64 blocks"], [None, "scatter-add"]),
    ("lesson/note", None, None),
]


def rungs_that_run():
    for name in runs.names():
        try:
            yield runs.find(name).full_name()
        except ValueError:
            continue


@pytest.mark.parametrize("name, workloads, variants", CASES, ids=[case[0] for case in CASES])
def test_the_same_events_reports_and_bits(name, workloads, variants, tmp_path, monkeypatch):
    compare(name, workloads, variants, (0, 5), tmp_path, monkeypatch)


@pytest.mark.soak
@pytest.mark.parametrize("name", list(rungs_that_run()))
def test_every_stored_run_is_the_same(name, tmp_path, monkeypatch):
    """The rung itself under eight seeds, its variants under one."""
    compare(name, None, [None], range(8), tmp_path, monkeypatch)
    compare(name, None, None, [3], tmp_path, monkeypatch)


def compare(name, workloads, variants, seeds, tmp_path, monkeypatch):
    """Every stored run of these workloads and variants (None: of all but LARGE, of all), in all memory modes."""
    monkeypatch.setenv("A2A_TRITON", "stored")
    kind = runs.find(name)
    workloads = workloads or [w.name for w in runs.workloads(kind) if w.name != LARGE]
    chosen = [w for w in runs.workloads(kind) if w.name in workloads]
    variants = variants or [None, *(v.name for v in kind.variants)]
    data = store.collect(name, workloads=workloads, variants=variants)
    file = tmp_path / "rung.json.gz"
    store.write_file(file, data)
    there = {(run["workload"], run["variant"]) for run in data["runs"]}
    cases = [(w, v, memory, seed) for w in chosen for v in variants if (w.name, v) in there
             for memory in MODES for seed in seeds]
    asked = [{"workload": w.name, "variant": v, "memory": memory, "seed": seed} for w, v, memory, seed in cases]
    assert cases
    found = in_node(file, asked)
    for (workload, variant, memory, seed), wasm in zip(cases, found, strict=True):
        here = runs.run(kind, workload, variant, memory, seed)
        what = f"{workload.name}, {variant}, {memory}, seed {seed}"
        assert (wasm["count"], wasm["report"]) == (len(here.events) // 64, here.report), what
        assert wasm["events"] == hashlib.sha256(here.events).hexdigest(), what
        outputs = [zlib.crc32(output) for output in here.outputs]
        assert wasm["outputs"] == (outputs[:len(wasm["outputs"])] if here.report else outputs), what
        assert wasm["reads"] or here.report or not here.calls, what
        if not here.failed:
            assert all(wrong == 0 for _, wrong in wasm["reads"]), what
        elif not here.report and wasm["reads"]:
            assert any(wrong for _, wrong in wasm["reads"]), what


def in_node(file, cases):
    done = subprocess.run(["node", str(Path(__file__).with_name("run_stored.js")), str(SIMULATOR), str(STATIC), str(file),
                           json.dumps(cases)], capture_output=True, text=True, timeout=600 + 60 * len(cases))
    assert not done.returncode, done.stderr[-2000:]
    return json.loads(done.stdout)
