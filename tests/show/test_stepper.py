"""The stepper: its states are those of the record, its HTML stands alone, and it works with the keyboard alone."""
import json
import re
import sys

import pytest
from browser_tools import chromium, opened  # noqa: F401
from detail_tools import NS, by_hand, message
from html_tools import problems_of_html

import a2a_lib as a2a
from a2a_lib.machine.trace import detail as d
from a2a_lib.machine.trace.detail.journey import stepping

pytest.importorskip("matplotlib")


def words(steps, number):
    return {(steps.lines[line], rank, d.LEVELS[level]): cell.words
            for (line, rank, level), cell in steps.steps[number].cells.items()}


# ---- the states

def test_states_by_hand():
    steps = stepping(by_hand())
    assert (steps.ranks, steps.lines, steps.homes, steps.focus) == ([0, 1], ["data[0]"], [1], 4)
    assert [step.what.split(" (")[0] for step in steps.steps] == [
        "rank 1 reads data[0] = 1 from the memory of rank 1", "rank 0 stores data[0] = 7",
        "data[0] = 7 is in the L2 of rank 0, XCD 0", "rank 0 has dirty lines written back",
        "rank 1 reads data[0] = 1 from its vL1: a stale value", "rank 1 drops copies"]
    home, near, far = ("data[0]", 1, "memory"), ("data[0]", 1, "vL1"), ("data[0]", 0, "L2")
    assert [words(steps, number) for number in range(6)] == [
        {home: "1, newest", near: "1, newest"}, {home: "1, stale", near: "1, stale"},
        {home: "1, stale", near: "1, stale", far: "7, newest, dirty"}, {home: "7, newest", near: "1, stale"},
        {home: "7, newest", near: "1, stale"}, {home: "7, newest"}]
    assert [step.wire for step in steps.steps] == [[], [(0, "data[0] = 7, to the L2 of rank 0")], [], [], [], []]
    assert [step.stale for step in steps.steps] == [False] * 4 + [True, False]
    assert [step.read for step in steps.steps] == [[(0, 1, d.MEMORY)], [], [], [], [(0, 1, d.L1)], []]
    assert [step.time // NS for step in steps.steps] == [0, 10, 15, 30, 40, 50]


def test_few_steps_keep_the_read(monkeypatch):
    monkeypatch.setattr(sys.modules[stepping.__module__], "STEPS", 3)
    steps = stepping(by_hand())
    assert len(steps.steps) == 3 and steps.steps[steps.focus].stale


@pytest.fixture(scope="module")
def failed():
    node, _, fn = message(acquire="relaxed")
    with node:
        yield node.explore(fn, seeds=2, check=lambda out: out.tolist() == list(range(7, 71))).replay()


def test_states_of_a_real_run(failed):
    """The states show the path of the message, in the order of the memory model."""
    steps = stepping(failed.detail)
    line = steps.lines.index("data[0:32]")
    held = [tuple(cell.words if (cell := step.cells.get((line, rank, level))) else "-" for rank, level in (
        (0, d.L2), (1, d.MEMORY), (1, d.L1))) for step in steps.steps]
    order = list(dict.fromkeys(held))  # an L2 may write a line back early: what it holds in between depends on the seed
    assert order[:3] == [("-", "0, newest", "-"), ("-", "0, newest", "0, newest"), ("-", "0, stale", "0, stale")]
    assert all(near == "0, stale" for _, _, near in order[2:]) and order[-1] == ("-", "7, newest", "0, stale")
    assert steps.steps[steps.focus].stale and held[steps.focus] == ("-", "7, newest", "0, stale")
    told = [step.what for step in steps.steps]
    assert sum("reads flag[0] = 0" in what for what in told) <= 1, "looks that see nothing new are left out"


# ---- the HTML

def data_of(html):
    return json.loads(re.search(r"\}\)\((\{.*\})\);\n</script>", html, re.DOTALL)[1].replace("<\\/", "</"))


def test_the_html_has_every_state_and_stands_alone():
    stepper = a2a.show.stepper(by_hand())
    assert problems_of_html(re.sub(r"<script>.*?</script>", "", stepper.html, flags=re.DOTALL)) == []
    assert not re.search(r"https?:|src=|href=|@[A-Z]+@", stepper.html)
    data, state = data_of(stepper.html), {}
    for told, step in zip(data["steps"], stepper.stepping.steps):
        state |= told["cells"]
        assert {key: cell for key, cell in state.items() if cell} == {
            f"{line},{rank},{level}": [cell.value, "stale" if cell.stale else "newest", int(cell.dirty)]
            for (line, rank, level), cell in step.cells.items()}
    assert data["focus"] == 4 and data["jump"] == "To the stale read"


def test_what_is_kept_for_print(tmp_path):
    stepper = a2a.show.stepper(by_hand())
    assert 40 <= len(stepper.alt) <= 800 and " ".join(stepper.alt.split()) in " ".join(stepper.text.split())
    assert "Event 5: rank 1 reads data[0] = 1 from its vL1: a stale value." in stepper.alt
    assert list(stepper.table["vL1 1"]) == ["1, newest", "1, stale", "1, stale", "1, stale", "1, stale", "-"]
    assert stepper.digest == a2a.show.stepper(by_hand()).digest and stepper.html == a2a.show.stepper(by_hand()).html
    stepper.save(tmp_path / "a.png"), stepper.save(tmp_path / "a.html")
    assert (tmp_path / "a.png").read_bytes()[:4] == b"\x89PNG"
    assert (tmp_path / "a.html").read_text(encoding="utf-8").startswith("<!doctype html>")


def test_one_output_of_three_forms(monkeypatch, capsys):
    display, shown = pytest.importorskip("IPython.display"), []
    monkeypatch.setattr(display, "display", lambda data, **options: shown.append((data, options)))
    stepper = a2a.show.stepper(by_hand())
    stepper._ipython_display_()
    (data, _), = shown
    assert set(data) == {"text/html", "text/plain"} and data["text/plain"] == str(stepper)
    assert stepper.html in data["text/html"] and "In words and numbers" in data["text/html"]
    assert capsys.readouterr().out == ""


@pytest.fixture(scope="module")
def page(chromium, tmp_path_factory):  # noqa: F811
    path = tmp_path_factory.mktemp("stepper") / "steps.html"
    a2a.show.stepper(by_hand()).save(path)
    return opened(chromium, path, 1000)


@pytest.mark.xdist_group("machine")
def test_the_keyboard_moves_it(page):
    said = page.locator(".a2a-said")
    assert said.inner_text().startswith("Event 5 of 6, 0.04 µs:") and "STALE VALUE READ" in said.inner_text()
    cells = page.locator(".a2a-app table").nth(1).locator("td")
    assert [text.split() for text in cells.all_inner_texts()] == [["7", "newest"], ["1", "stale,", "read"]]
    assert not page.locator(".a2a-static").is_visible()
    page.keyboard.press("Tab"), page.keyboard.press("Enter")  # the first button
    assert said.inner_text().startswith("Event 1 of 6") and cells.nth(1).inner_text().split() == ["1", "newest"]
    slider = page.get_by_role("slider")
    slider.focus()
    page.keyboard.press("ArrowRight")
    assert said.inner_text().startswith("Event 2 of 6")
    assert "to the L2 of rank 0" in page.locator(".a2a-wire").inner_text()
    assert slider.get_attribute("aria-valuetext") == "event 2: rank 0 stores data[0] = 7"
    page.keyboard.press("End")
    assert said.inner_text().startswith("Event 6 of 6") and cells.nth(1).inner_text() == "–"
    page.get_by_role("button", name="Back").click()
    assert "STALE VALUE READ" in said.inner_text() and page.errors == []


@pytest.mark.xdist_group("machine")
def test_nothing_overlaps_or_overflows(page):
    boxes = page.locator(".a2a-sides > *").evaluate_all("""all => all.map(e => {
        const box = e.getBoundingClientRect(); return [box.left, box.right, e.scrollWidth - e.clientWidth]; })""")
    assert all(left[1] <= right[0] for left, right in zip(boxes, boxes[1:])) and all(box[2] <= 1 for box in boxes)


@pytest.mark.xdist_group("machine")
def test_in_print_there_is_the_table(page):
    page.emulate_media(media="print")
    try:
        assert page.locator(".a2a-static").is_visible() and not page.locator(".a2a-app").is_visible()
    finally:
        page.emulate_media(media="screen")
