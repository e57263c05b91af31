"""Calibration: complete rows, measuring that can be checked by hand, verdicts, forms, and CALIBRATION.md as it is."""

import json
import math
import re
from pathlib import Path

import numpy as np
import pytest

from a2a_lib import markup
from a2a_lib.lab.calibrate import AIM, ROWS, Outcome, Published, Report, Row, calibrate, document
from a2a_lib.lab.calibrate.bench import LINE, Bench, chain
from a2a_lib.lab.calibrate.rows import GH200, MEASURED, SOURCES, with_measured
from a2a_lib.machine.node import Node
from a2a_lib.machine.sim import presets

ROOT = Path(__file__).resolve().parents[2]
H200_QUICK = ("lds", "remote", "add-rate")
QUICK = ("lds", "l1", "l2", "remote", "flag-other-xcd", "add-alone", "launch-rate", "push-1")
CYCLE = 0.476  # ns at 2.1 GHz


def outcome(value, *published):
    return Outcome(Row("row", "what", "ns", lambda bench: value), value, published)


# The rows.

def test_every_published_value_has_a_known_source_and_a_sensible_range():
    for row in ROWS.values():
        assert row.what and row.unit and set(row.published) == {"mi300x", "h200"}
        for published in (*row.published["mi300x"], *row.published["h200"]):
            measured = published.source in (MEASURED, GH200) or published.source.endswith("these kernels")
            assert measured or published.source.removesuffix(" x 7") in SOURCES, published.source
            assert 0 < published.low <= published.top and math.isfinite(published.top)
    used = {p.source.removesuffix(" x 7") for row in ROWS.values() for p in row.published["mi300x"]}
    assert used == set(SOURCES)


def test_rows_cover_what_the_clock_is_made_of():
    for name in ("lds", "scalar", "l1", "l2", "mall", "hbm", "remote", "hbm-read", "mall-read", "l2-read", "push-1",
                 "push-all", "pull-1", "flag-peer", "release-agent", "acquire-agent", "add-alone", "barrier-counter",
                 "launch-wait", "copy-fixed", "mfma-f16", "fma-f32", "block-rate"):
        assert name in ROWS


def test_a_report_of_real_gpus_becomes_a_source():
    report = Report([Outcome(ROWS["l2"], 150.0, ()), Outcome(ROWS["mall"], None, ())],
                    "measured (4 x NVIDIA H200, 2026-11-21)", "cuda", None)
    rows = with_measured(ROWS, report.to_dict())
    *before, added = rows["l2"].published["h200"]
    assert tuple(before) == ROWS["l2"].published["h200"] and added.low == added.top == 150
    assert added.source == "measured 4 x NVIDIA H200, 2026-11-21, these kernels"
    assert rows["l2"].published["mi300x"] == ROWS["l2"].published["mi300x"] and rows["mall"] == ROWS["mall"]


# Verdicts, by hand.

@pytest.mark.parametrize("value, published, verdict", [
    (100, (Published("a", 95), Published("b", 105)), "PASS"),
    (100 * (1 + AIM) - 0.01, (Published("a", 100), Published("b", 100)), "PASS"),
    (100 * (1 + AIM) + 0.01, (Published("a", 100), Published("b", 100)), "off"),
    (80, (Published("a", 95), Published("b", 105)), "off"),
    (100, (Published("a", 85, 90), Published("b", 111)), "spread"),   # 26 of 98
    (100, (Published("a", 95, 105),), "one source"),
    (100, (Published("a", 70, 90),), "one source"),                   # its own range is no disagreement
    (100, (), "-"),
    (None, (Published("a", 100), Published("b", 100)), "-"),
])
def test_verdict(value, published, verdict):
    assert outcome(value, *published).verdict == verdict


def test_error_and_spread_are_against_the_middle_of_all_sources():
    two_sources = outcome(120, Published("a", 90), Published("b", 100, 110))
    assert (two_sources.low, two_sources.high, two_sources.middle) == (90, 110, 100)
    assert two_sources.spread == pytest.approx(0.2) and two_sources.error == pytest.approx(0.2)
    assert outcome(None).error is None


def test_forms_have_the_same_content():
    report = Report([outcome(120, Published("a", 90), Published("b", 110)), outcome(None)], "simulated (x)", "sim", "x")
    data = json.loads(json.dumps(report.to_dict()))
    assert [row["verdict"] for row in data["rows"]] == ["off", "-"] and data["counts"]["off"] == 1
    assert data["rows"][0]["published"] == [{"source": "a", "low": 90, "high": 90},
                                            {"source": "b", "low": 110, "high": 110}]
    assert "+20 %" in repr(report) and "simulated (x)" in repr(report)
    assert report.markdown_rows()[0] == "| `row` | what | ns | 120 | 90 (a); 110 (b) | 20 % | +20 % | off |"


# The measuring.

@pytest.mark.parametrize("nbytes, stride", [(1024, 4), (8192, LINE), (2 << 20, LINE), (64 * 3, 64)])
def test_a_chain_goes_once_round(nbytes, stride):
    offsets, at, seen = chain(nbytes, stride), 0, set()
    for _ in range(nbytes // stride):
        seen.add(at)
        at = int(offsets[at // 4])
    assert at == 0 and seen == set(range(0, nbytes, stride))


def test_preset_ideal_every_level_costs_a_cycle_and_the_instructions_around_it():
    report = calibrate(["lds", "scalar", "l1", "l2", "remote", "add-alone"], preset="ideal")
    for name in ("lds", "scalar", "l1", "l2", "remote"):
        # the load issues (4 cycles or less), answers in 1 and is waited for; counting steps is shared by 16
        assert 2 * CYCLE < report[name].value < 12 * CYCLE, name
    assert report["l1"].value == pytest.approx(report["l2"].value, rel=0.01)
    assert report["l1"].value == pytest.approx(report["remote"].value, rel=0.01)
    assert all(outcome.published == () and outcome.verdict == "-" for outcome in report.outcomes)


def test_what_is_common_to_both_lengths_cancels():
    with Node(1, preset="ideal") as node:
        bench = Bench(node)
        assert bench.per_step(lambda n: 1000 + 3 * n, 64) == pytest.approx(3)


def test_kernel_time_follows_the_work():
    """A chase of twice the steps takes twice as long, without the constant part."""
    with Node(1) as node:
        bench = Bench(node)
        offsets, kernel = bench.rank.from_torch(chain(8192)), bench.kernel("latency", "chase")
        times = [bench.kernel_us(kernel, 1, 1, offsets, bench.sink, 64, n) for n in (256, 512, 1024)]
    assert (times[2] - times[1]) / (times[1] - times[0]) == pytest.approx(2, rel=0.02)


def test_another_constant_shows_in_its_row_and_not_in_others():
    """The presets differ in latency to a peer, but not in the scalar cache (in cycles)."""
    mine, other = (calibrate(["scalar", "remote"], preset=preset) for preset in ("mi300x", "h200"))
    assert other["remote"].value == pytest.approx(855 / 660 * mine["remote"].value, rel=0.05)
    assert other["scalar"].value == pytest.approx(mine["scalar"].value, rel=0.07)


def test_h200_is_compared_on_as_many_cus_as_it_has_sms():
    """All CUs add to one word, and each waits for its last answer. So one add per CU takes place in that time."""
    with Node(1, preset="h200", **presets.size("h200")) as node:
        assert node.ranks[0].compute_units == 132 and presets.size("mi300x") == {}
    report = calibrate(["add-rate", "add-contended"], preset="h200")
    assert report["add-rate"].value == pytest.approx(132e3 / report["add-contended"].value, rel=1e-9)


def test_rows_do_not_depend_on_each_other_nor_on_the_order_asked():
    alone = calibrate(["l2"])["l2"].value
    after = calibrate(["l2", "l1", "lds"])
    assert [outcome.row.name for outcome in after.outcomes] == ["lds", "l1", "l2"]
    assert after["l2"].value == alone


def test_rows_of_a_single_gpu_leave_links_out():
    report = calibrate(["l1", "remote", "push-1"], gpus=1)
    assert report["l1"].value > 0 and report["remote"].value is None and report["push-1"].value is None


# The command and the page.

def test_command(call_a2a):
    data = json.loads(call_a2a("calibrate", "l1", "--json").out)
    assert data["preset"] == "mi300x" and [row["name"] for row in data["rows"]] == ["l1"]
    text = call_a2a("calibrate", "l1").out
    assert "simulated (preset mi300x" in text and "published" in text and f"{data['rows'][0]['value']:.3g}" in text
    assert len(call_a2a("calibrate", "--list").out.splitlines()) == len(ROWS)


def test_calibration_page_is_up_to_date():
    """Compares a few quick rows with the page, to the letter. `a2a calibrate --page benchmarks/CALIBRATION.md` draws it."""
    page = (ROOT / "benchmarks" / "CALIBRATION.md").read_text(encoding="utf-8")
    lines = calibrate(QUICK).markdown_rows()
    assert len(lines) == len(QUICK)
    for line in (*lines, *calibrate(H200_QUICK, preset="h200").markdown_rows()):
        assert line in page
    for name in ROWS:
        assert f"| `{name}` |" in page


def test_the_page_has_a_place_for_each_table_and_those_that_need_no_run():
    page, none = (ROOT / "benchmarks" / "CALIBRATION.md").read_text(encoding="utf-8"), Report([], "simulated", "sim", "mi300x")
    us = dict.fromkeys(("send", "receive", "count", "combine", "call", "dispatch_send", "dispatch_recv", "expert", "combine_send",
                        "combine_recv"), np.ones(8))
    rung = {"workload": "dsv3", "rung": "varlen", "part": "total", "measured": 2.0, "simulated": 3.0, "error": 0.5}
    drawn = document.tables(none, none, us, {"measured": [rung]}, us)
    assert "| dsv3 | `varlen` | 2.0 | 3.0 | +50% | - | - |" in drawn["rungs"] and "0 of 1 rungs are within 15%" in drawn["rungs"]
    assert all(markup.between(page, name, text).count(text) for name, text in drawn.items())
    assert all(drawn[name] in page for name in ("constants", "sources"))


def test_readme_says_how_many_rungs_the_page_counts():
    page = (ROOT / "benchmarks" / "CALIBRATION.md").read_text(encoding="utf-8")
    counts = {gpus: (within, rungs) for gpus, within, rungs in
              re.findall(r"^Measured \((\d) x NVIDIA H200, .*?\): (\d+) of (\d+) rungs are within 15%", page, re.MULTILINE)}
    assert set(counts) == {"2", "4"}
    readme = " ".join((ROOT / "README.md").read_text(encoding="utf-8").split())
    four, two = counts["4"], counts["2"]
    assert f"within 15 % of {four[0]} of {four[1]} times measured there, and of {two[0]} of {two[1]} on two" in readme
