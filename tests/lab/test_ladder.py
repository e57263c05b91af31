"""`a2a ladder`: the rungs side by side."""
import json

import pytest

from a2a_lib.kernels.all_to_all import Sorted, published
from a2a_lib.kernels.all_to_all.family import FAMILY
from a2a_lib.kernels.moe import Problem
from a2a_lib.lab import ladder, run

SOME = ("sorted", "p2p", "rank_flags", "token_flags")


@pytest.fixture(scope="module")
def four_rungs():
    return ladder.climb("tiny", world_size=4, rungs=SOME)


class Wrong(Sorted):
    name, idea = "wrong", "not right"

    def __call__(self, problem):
        return [out + 1 for out in super().__call__(problem)]


def test_bytes_are_those_of_the_problem(four_rungs):
    problem = Problem.random("tiny", 4)
    ids, shape = problem.topk_ids, problem.shape
    flat = dedup = 0
    for rank in range(4):
        for token in ids[rank].tolist():
            owners = [e // problem.local_experts for e in token if e >= 0]
            flat += sum(owner != rank for owner in owners)
            dedup += len({owner for owner in owners if owner != rank})
    assert four_rungs.minimum == {"flat": 2 * flat * shape.row_bytes, "dedup": 2 * dedup * shape.row_bytes}
    by = {step.rung: step for step in four_rungs.steps}
    counts = 4 * 3 * problem.local_experts * 8
    assert by["sorted"].bytes == by["p2p"].bytes == four_rungs.minimum["flat"] + counts
    # One 8-byte flag per pair, or a count per pair and a 4-byte flag per token; 8 bytes of metadata; a flag per reply.
    assert by["rank_flags"].bytes == four_rungs.minimum["flat"] + 12 * 8 + flat * (8 + 4)
    assert by["token_flags"].bytes == four_rungs.minimum["flat"] + 12 * 8 + flat * (8 + 4 + 4)
    assert by["rank_flags"].flags == 12 + flat and by["token_flags"].flags == 12 + 2 * flat
    assert [by[name].launches for name in SOME] == [None, 0, 5, 5]
    assert four_rungs.table["x flat"][2] == pytest.approx(by["rank_flags"].bytes / four_rungs.minimum["flat"])


def test_times_are_labelled_and_those_of_a_run(four_rungs):
    assert four_rungs.ok and four_rungs.label == "simulated (preset mi300x, memory ideal)"
    by = {step.rung: step for step in four_rungs.steps}
    assert by["sorted"].us is None and by["sorted"].stages == {} and by["sorted"].published_us == 1311
    assert list(by["p2p"].stages) == ["counts", "rows", "replies"]
    assert by["p2p"].us == pytest.approx(sum(by["p2p"].stages.values()))
    single_run = run.run("token_flags", "tiny", world_size=4)
    assert by["token_flags"].us == single_run["span_us"]
    assert by["token_flags"].stages == {name: max(single_run["stages"][name]) for name in by["token_flags"].stages}
    assert sum(by["token_flags"].mean.values()) <= by["token_flags"].us
    assert by["sorted"].host_us is by["p2p"].host_us is None
    for name in ("rank_flags", "token_flags"):  # at least the kernels, an allocation and the call's own work
        assert by[name].us + 40 < by[name].host_us < by[name].us + 80
    assert four_rungs.table["host us"][3] == by["token_flags"].host_us
    text = str(four_rungs)
    assert "sorted: PyTorch calls, exact bytes and no times of ours" in text and "host time, geometric mean" in text
    assert "p2p: us is the exchanges" in text


def test_the_chart_has_a_bar_per_time_with_its_source(four_rungs):
    picture = four_rungs.picture()
    names = [str(name) for name in picture.table["rung"]]
    assert names == ["sorted", "p2p (copies alone)", "p2p (copies alone)", "rank_flags", "rank_flags", "token_flags",
                     "token_flags"]
    assert picture.table["us"].tolist()[0] == 1311 and picture.table["us"].tolist()[-1] == 517
    assert [str(source).split()[0] for source in picture.table["source"]] == [
        "published", "simulated", "published", "simulated", "published", "simulated", "published"]
    assert "116,000.0  published  (cut)" in [text.get_text() for text in picture.figure.axes[0].texts]
    assert len(picture.alt) < 900 and len(picture.png) > 1000
    assert four_rungs.picture().digest == picture.digest == ladder.climb("tiny", world_size=4, rungs=SOME).picture().digest


def test_command(call_a2a, tmp_path):
    file = tmp_path / "chart.png"
    arguments = ["ladder", "sorted", "token_flags", "--world-size", "2", "--picture", str(file)]
    result = json.loads(call_a2a(*arguments, "--json").out)
    assert [rung["rung"] for rung in result["rungs"]] == ["sorted", "token_flags"]
    assert result["published_source"].startswith("published (") and result["label"].startswith("simulated (")
    assert result["rungs"][0]["us"] is None and result["rungs"][1]["launches"] == 5
    assert file.read_bytes().startswith(b"\x89PNG")
    out = call_a2a(*arguments).out
    assert "the ladder at tiny" in out and f"picture: {file}" in out


def test_a_wrong_rung(monkeypatch, call_a2a):
    monkeypatch.setattr(FAMILY, "registry", {"wrong": f"{__name__}:Wrong", "sorted": FAMILY.registry["sorted"]})
    out = call_a2a("ladder", status=1).out
    assert "wrong FAILED: " in out and "sorted: PyTorch calls" in out


def test_published_figures():
    assert published.of("nothing of the kind") is None and "geometric mean" in published.SOURCE
