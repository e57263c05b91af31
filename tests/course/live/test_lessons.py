"""Each lesson has a live figure. The figure first shows a run that the project stores."""
import json
from pathlib import Path

import pytest

from a2a_lib.course.live import pages, runs, store
from a2a_lib.course.museum import EXHIBITS

LESSONS = sorted(path.name[:2] for path in (Path(__file__).resolve().parents[3] / "notebooks").glob("[0-9]*.ipynb"))
MODES = ("ideal", "strict", "hw-spx", "cpx")


@pytest.mark.parametrize("lesson", LESSONS)
def test_a_lesson_shows_a_run(lesson):
    sentence, chosen = pages.LESSONS[lesson]
    kind = runs.find(chosen["rung"])
    assert chosen.get("variant") in {None, *(variant.name for variant in kind.variants)}
    assert chosen.get("workload") in {None, *(load.name for load in runs.workloads(kind))} and chosen["memory"] in MODES
    figure = pages.lesson_figure(lesson, [kind.full_name()])
    assert sentence in figure and f'data-rung="{chosen["rung"]}"' in figure
    assert not pages.lesson_figure(lesson, [])


def test_a_figure_whose_run_is_not_stored_is_refused():
    index = {"attention/ring": {"workloads": {"four ranks": [""]}}}
    with pytest.raises(ValueError, match="lesson 18 shows no-credits of attention/ring, four ranks: it is not stored"):
        pages.check_figures(index)
    index["attention/ring"]["workloads"]["four ranks"].append("no-credits")
    pages.check_figures(index)


def test_a_variant_of_another_rung_is_not_stored():
    stored = store.collect("lesson/note", variants=[None, "scatter-add", "flag-at-home"])["runs"]
    assert [run["variant"] for run in stored] == [None, "flag-at-home"]


def test_exhibits_are_stored_broken_and_mended():
    kind = runs.find("lesson/museum")
    assert [load.name for load in runs.workloads(kind)] == list(EXHIBITS)
    stored = store.collect("lesson/museum", workloads=["wrapped_counter", "frozen_epoch"])
    graphs, (mended, broken) = ([run for run in stored["runs"] if run["workload"] == name] for name in ("frozen_epoch", "wrapped_counter"))
    assert [run["variant"] for run in graphs] == [None, "broken"]
    lines = stored["texts"][graphs[0]["calls"]]["lines"]
    assert {"capture", "captured", "graph", "launch_graph"} <= {json.loads(line)[0] for line in lines}
    assert not mended["failed"] and "expected" in broken["failed"] and broken["variant"] == "broken"
    assert {"wrapped_counter.hip", "wrapped_counter-broken.hip"} <= set(stored["sources"])


@pytest.mark.parametrize("name, load", [
    ("align/many_blocks", "random")])
def test_rows_in_any_order_are_compared_so(name, load):
    kind = runs.find(name)
    workload = next(each for each in runs.workloads(kind) if each.name == load)
    right, run = runs.answers(kind, workload), runs.run(kind, workload, seed=77)
    assert {len(sums) for sums in right} == {2, 3} and not run.failed
    assert runs.own_answers(run, right) == right
    run.outputs = [output[:-4] + bytes(byte ^ 1 for byte in output[-4:]) for output in run.outputs]
    assert all(own != sums for own, sums in zip(runs.own_answers(run, right), right, strict=True))
