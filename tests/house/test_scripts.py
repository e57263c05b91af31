"""Texts of the site's scripts: found by rule, translated by the build, and none outside. English scripts stay as they are.

A live figure runs in node.js, on a page of nothing but its elements, and every button is pressed: in the made-up language of
`catalogue.py` all that stood there is in brackets.
"""
import base64
import gettext
import json
import shutil
import subprocess
from pathlib import Path

import catalogue
import pytest
from test_language import words_outside

from a2a_lib import language
from a2a_lib.course.live import pages, runs
from a2a_lib.course.site import predictions
from a2a_lib.language import scripts, template
from a2a_lib.runtime import sim

pytestmark = pytest.mark.xdist_group("language")  # one process collects the texts once
HERE = Path(__file__).parent
ALL = template.page_scripts()
NAMES = {"alpha", "beta", "tiny", "strict", "ideal", "cpx", "expert", "tokens", "counts"}  # of a rung, a shape, a mode, a kernel, buffers
needs_node = pytest.mark.skipif(shutil.which("node") is None, reason="node is not on this machine")


@pytest.fixture(scope="module")
def foreign(tmp_path_factory):
    """The made-up language's catalogue."""
    folder = tmp_path_factory.mktemp("locale")
    catalogue.write(folder)
    with open(folder / "xx" / "LC_MESSAGES" / "a2a_lib.mo", "rb") as file:
        return gettext.GNUTranslations(file)


@pytest.fixture
def made_up(foreign, monkeypatch):
    monkeypatch.setattr(language, "_catalogue", foreign)
    language._natives.cache_clear()
    yield
    language._natives.cache_clear()


@pytest.mark.parametrize("source, texts", [
    ('x = "two words";', ["two words"]), ("x = 'word';", []), ('button("Run", f)', ["Run"]), ('html("p", {class: "a b"}, "Run")', ["Run"]),
    ("x = `${a.b.toFixed(1)} of ${rows.length} ran`;", ["{b} of {rows} ran"]), ("x = a / b; y = `cc d`; z = /\"ee f\"/;", ["cc d"]),
    ('html("code", {}, "make lab")', []), ('x = y === "two words" ? "one" : z["a b"];', []), ('"use strict";', []), ("// a `b c`\n", []),
    ('x.textContent = a || "Search";', ["Search"]), ('table("the us", ["rank", `kk ${n}`], rows)', ["the us", "rank", "kk {n}"]),
    ("x = `aa ${b ? `cc d ${e}` : \"ff\"} g`;", ["aa {b} g", "cc d {e}", "ff"]), ('const WORDS = {right: "right"};', ["right"]),
    ('plural(n, "wave", "waves")', ["wave"]), ('x = `{aa} ${"b"}c d`;', ["{{aa}} {value}c d"]), ("x = `aa\\n\\`b`;", ["aa\n`b"])])
def test_texts_of_a_script(source, texts):
    assert [text.text for text in scripts.texts_of(source)] == texts


def test_expressions_stay_where_the_translation_wants_them(foreign, monkeypatch):
    class Other(gettext.NullTranslations):
        _catalog = {("{n} wave", 0): "eine: {n}", ("{n} wave", 1): "wenige: {n}", ("{n} wave", 2): "viele"}

        def gettext(self, text):
            return {"{f} of {b}": "von {b} sind `{f}`", "so so": 'wie "das" ${x}\n'}.get(text, text)

        def info(self):
            return {"plural-forms": "nplurals=3; plural=n==1 ? 0 : n<5 ? 1 : 2;"}

    monkeypatch.setattr(language, "_catalogue", Other())
    monkeypatch.setattr(language, "_natives", list)
    assert scripts.translated("x = `${f(`u`).a} of ${b + 1}`;") == "x = `von ${b + 1} sind \\`${f(`u`).a}\\``;"
    assert scripts.translated('x = "so so";') == 'x = "wie \\"das\\" ${x}\\n";'
    assert (scripts.translated("const p = " + scripts.PLURAL + "; plural(n, `${n} wave`, `${n} waves`)")
            == "const p = (n) => Number(n==1 ? 0 : n<5 ? 1 : 2); plural(n, `eine: ${n}`, `wenige: ${n}`, `viele`)")


@pytest.mark.parametrize("path", ALL, ids=[path.name for path in ALL])
def test_english_scripts_stay_and_nothing_that_is_shown_is_outside(path, monkeypatch):
    source = path.read_text(encoding="utf-8")
    assert scripts.translated(source) == source and scripts._rewritten(source, lambda literals, line: None) == source
    assert scripts.outside(source) == []


def test_lines_of_texts_are_theirs():
    for path in ALL:
        rows = path.read_text(encoding="utf-8").split("\n")
        for text in scripts.texts_of(path.read_text(encoding="utf-8")):
            word = max(text.text.split("{")[0].split("\n")[0].split("`")[0].split(), key=len, default="")
            assert word in rows[text.line - 1], (path.name, text)


def stood_there(folder):
    """A figure shows six outcomes: right, wrong, a deadlock, a fault, a race, and a call that fails."""
    ends = []
    for variant in (None, "release-dropped"):
        kind = runs.find("token_flags")
        load = next(workload for workload in runs.workloads(kind) if workload.name == "few blocks")
        run = runs.run(kind, load, variant, "strict", 0)
        races = [{"symbol": "tokens", "why": "nothing orders them", "count": 2, "first": ACCESS, "second": ACCESS | {"write": False}}]
        ends.append({"events": base64.b64encode(run.events).decode(), "strings": run.strings, "races": races * bool(variant), "error": None,
                     "reads": [{"rank": 0, "rows": 4, "wrong": [1] * bool(variant)}]})
    ends += [ends[0] | {"error": error} for error in (
        json.loads(run.report), {"kind": "call", "text": "argument 3 is missing"},
        {"kind": "fault", "cause": "refused", "why": "argument 3 is missing", "at": 7, "lane": None, **PLACE},
        {"kind": "interrupted", "at": 7})]
    index = {"alpha/alpha": {"file": "a", "idea": "", "variants": {"beta": {"why": "", "kind": "mutation"}},
                             "workloads": {"tiny": ["", "beta"]}}}
    done = subprocess.run(["node", str(HERE / "run_page.js"), str(folder), json.dumps({"playground": "", "races": "1"})], text=True,
                          input=json.dumps({"index": index, "ends": ends}), capture_output=True, timeout=100)
    assert done.returncode == 0, done.stderr[-2000:]
    return json.loads(done.stdout)


PLACE = {"rank": 1, "kernel": "k", "block": [2, 0, 0], "grid": [4, 1, 1], "wave": 3, "file": "k.hip", "line": 17, "mnemonic": "s_nop"}
ACCESS = {"rank": 0, "kernel": "k", "block": 1, "wave": 2, "file": "k.hip", "line": 3, "write": True, "atomic": True}


@needs_node
@pytest.mark.skipif(not sim.available(), reason="the simulator is not built")
def test_a_live_figure_in_the_made_up_language(made_up, tmp_path):
    parts = [pages._script(name) for name in pages.BUNDLE]
    (tmp_path / "live.js").write_text("(() => {\n" + "\n".join(parts) + "})();\n", encoding="utf-8")
    there = stood_there(tmp_path)
    outside = {text: words for text in there if (words := words_outside(text) - NAMES)}
    assert outside == {} and len(there) > 150
    assert {"⟦Report⟧", "⟦drop⟧", "⟦idle⟧", "⟦Pause⟧"} <= set(there)


@needs_node
def test_predictions_in_the_made_up_language(made_up, tmp_path):
    (tmp_path / "predictions.js").write_text(predictions.script(pages.ROOT / "a2a_lib" / "course" / "site" / "static"), encoding="utf-8")
    guess = {"name": "x", "kind": "amount", "right": 10.0, "outcome": "", "unit": "us", "one": "us", "hint": "", "options": {}}
    asked = [[guess | more, typed] for typed in ("", "no", "1", "4", "9.8", "11", "20", "300", "10") for more in (
        {}, {"kind": "count", "right": 5, "unit": "rows"}, {"kind": "share", "unit": "%"}, {"kind": "name", "right": "b"})]
    program = ("const {answered} = require(process.argv[1]); console.log(JSON.stringify(JSON.parse(process.argv[2])"
               ".map(([guess, typed]) => answered(guess, typed))))")
    done = subprocess.run(["node", "-e", program, str(tmp_path / "predictions.js"), json.dumps(asked)], capture_output=True, text=True)
    assert not done.returncode, done.stderr[-2000:]
    answers = json.loads(done.stdout)
    assert {text: words for text in answers if (words := words_outside(text) - {"rows"})} == {}
    assert all(any(f"⟦{way}⟧" in text for text in answers) for way in ("long", "low", "few", "number"))
