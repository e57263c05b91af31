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


@pytest.fixture(scope="module")
def scripts(tmp_path_factory):
    folder = tmp_path_factory.mktemp("scripts")
    parts = [pages._script(name) for name in pages.BUNDLE]
    (folder / "live.js").write_text("(() => {\n" + "\n".join(parts) + "})();\n", encoding="utf-8")
    return folder


@pytest.fixture(scope="module")
def ends():
    return outcomes()


def seen(scripts, ends, state, link=""):
    """Every text that a figure shows while all its buttons are pressed."""
    index = {"alpha/alpha": {"file": "a", "idea": "", "variants": {"beta": {"why": "a beta", "kind": "mutation"}},
                             "workloads": {"tiny": ["", "beta"]}}}
    done = subprocess.run(["node", str(Path(__file__).with_name("run_page.js")), str(scripts), json.dumps(state), link],
                          input=json.dumps({"index": index, "ends": ends}), capture_output=True, text=True, timeout=100)
    assert done.returncode == 0, done.stderr[-2000:]
    return json.loads(done.stdout)


def test_every_button_of_a_live_figure(scripts, ends):
    presets = [{"name": "a preset", "rung": "alpha", "variant": "beta", "races": "1"}]
    there = seen(scripts, ends, {"playground": "", "races": "1", "presets": json.dumps(presets)})
    assert len(there) > 150 and {"Report", "drop", "idle", "Pause", "a preset", "a beta"} <= set(there)
    text = "\n".join(there)
    for shown in ("all outputs are right", "wrong: 1 of 4 rows of rank 0", "race on tokens: nothing orders them", "a call of no kernel",
                  *(reports.read(end["error"])["text"].partition("\n")[0] for end in ends if end["error"])):
        assert shown in text, shown


def test_the_front_page_runs_at_once_and_breaks(scripts, ends):
    there = seen(scripts, ends, {"breaks": "beta", "rung": "alpha"})
    assert {"Break it", "Mend it", "Run again", "Film", "Pause", "a beta"} <= set(there) and "Timeline" not in there
    assert any("all outputs are right" in text for text in there)


@pytest.mark.parametrize("link, answer", [
    ("#rung=__proto__", "This page has no rung __proto__."), ("#rung=toString&variant=x", "no rung toString"),
    ("#rung=lpha", "no rung lpha"),
    ("#rung=alpha&workload=constructor", "no shape constructor"), ("#rung=alpha&variant=gamma", "no variant gamma"),
    ("#rung=alpha&memory=9&seed=-1", "no memory 9, no seed -1"), ("#rung=alpha&drop=99.1", "the link drops 99.1, which is no instruction"),
    ("#rung=alpha&drop=0.30000000", "the link drops 0.30000000, which is no instruction"),
    ("#rung=alpha&drop=%00%ff", "which is no instruction"), ("#__proto__=1&constructor=2", "all outputs are right")])
def test_odd_addresses_are_answered(scripts, ends, link, answer):
    assert any(answer in text for text in seen(scripts, ends[:1], {"playground": ""}, link)), answer
