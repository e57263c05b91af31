"""A live figure runs in node.js, on a page of nothing but its elements. Every box is ticked and every button pressed."""
import base64
import json
import shutil
import subprocess
from pathlib import Path

import pytest

from a2a_lib.course.live import pages, runs
from a2a_lib.machine.runtime import sim
from a2a_lib.machine.trace import reports

pytestmark = [pytest.mark.skipif(shutil.which("node") is None, reason="node is not on this machine"),
              pytest.mark.skipif(not sim.available(), reason="the simulator is not built")]
PLACE = {"rank": 1, "kernel": "k", "block": [2, 0, 0], "grid": [4, 1, 1], "wave": 3, "file": "k.hip", "line": 17,
         "assembly_line": 40, "mnemonic": "s_nop"}
ACCESS = {"rank": 0, "kernel": "k", "block": 1, "wave": 2, "file": "k.hip", "line": 3, "write": True, "atomic": True}
REFUSED = {"kind": "fault", "cause": "refused", "why": "argument 3 is missing", "at": 7, "lane": None, **PLACE}


def outcomes():
    """Results of calls as the worker gives them: right, wrong with a race, and four errors."""
    kind = runs.find("token_flags")
    load = next(workload for workload in runs.workloads(kind) if workload.name == "few blocks")
    race = {"symbol": "tokens", "why": "nothing orders them", "count": 2, "first": ACCESS, "second": ACCESS | {"write": False}}
    ends = []
    for variant in (None, "release-dropped"):
        run = runs.run(kind, load, variant, "strict", 0)
        ends.append({"events": base64.b64encode(run.events).decode(), "strings": run.strings, "error": None,
                     "races": [race] * bool(variant), "reads": [{"rank": 0, "rows": 4, "wrong": [1] * bool(variant)}]})
    errors = (json.loads(run.report), {"kind": "call", "text": "a call of no kernel"}, REFUSED, {"kind": "interrupted", "at": 7})
    return ends + [ends[0] | {"error": error} for error in errors]


def test_every_button_of_a_live_figure(tmp_path):
    parts = [pages._script(name) for name in pages.BUNDLE]
    (tmp_path / "live.js").write_text("(() => {\n" + "\n".join(parts) + "})();\n", encoding="utf-8")
    variants = {"beta": {"why": "", "kind": "mutation"}}
    index = {"alpha/alpha": {"file": "a", "idea": "", "variants": variants, "workloads": {"tiny": ["", "beta"]}}}
    ends = outcomes()
    page, state = Path(__file__).with_name("run_page.js"), {"playground": "", "races": "1"}
    done = subprocess.run(["node", str(page), str(tmp_path), json.dumps(state)],
                          input=json.dumps({"index": index, "ends": ends}), capture_output=True, text=True, timeout=100)
    assert done.returncode == 0, done.stderr[-2000:]
    there = json.loads(done.stdout)
    assert len(there) > 150 and {"Report", "drop", "idle", "Pause"} <= set(there)
    text = "\n".join(there)
    for shown in ("all outputs are right", "wrong: 1 of 4 rows of rank 0", "race on tokens: nothing orders them", "a call of no kernel",
                  *(reports.read(end["error"])["text"].partition("\n")[0] for end in ends if end["error"])):
        assert shown in text, shown
