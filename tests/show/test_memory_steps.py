"""The picture of a value's journey: it chooses the right read, explains it, and its words and table agree. The stepper: its states are
those of the record, its HTML stands alone, and it works with the keyboard alone."""
import json
import re
import sys

import pytest
from browser_tools import chromium, opened  # noqa: F401
from detail_tools import AT, HAND, NS, STRINGS, by_hand, line, message
from html_tools import problems_of_html

import a2a_lib as a2a
from a2a_lib.machine.trace import detail as d
from a2a_lib.machine.trace.detail import Detail
from a2a_lib.machine.trace.detail.journey import journey, stepping

pytest.importorskip("matplotlib")

FLAG = {"memory": 3, "symbol": 1, "index": 0, "offset": 256, "home": 1, "item": 4, "lanes": 1}
ONE = (1).to_bytes(4, "little")


def test_by_hand_and_nothing_to_show():
    way = journey(by_hand())
    assert (way.name, way.value, way.writer, way.reader, way.home) == ("data[0]", "1", 0, 1, 1)
    assert way.caption == ("The store of data[0] = 7 left wave 0 of rank 0 at 0.01 us and was in the memory of rank 1 "
                           "at 0.03 us; rank 1 read 1 at 0.04 us from its vL1, a copy taken at 0.00 us.")
    told = {place: [(span.start // NS, span.end and span.end // NS, span.value, span.stale) for span in spans]
            for place, spans in way.places.items()}
    assert told == {(1, d.MEMORY): [(10, 20, "1", False), (20, 40, "1", True), (40, None, "7", False)],
                    (1, d.L1): [(10, 20, "1", False), (20, 60, "1", True)], (0, d.L2): [(25, 40, "7", False)]}
    assert way.start < 20 * NS < 50 * NS < way.end
    rows = [{"kind": "home", "op": d.AS_FOUND, "time": NS, "rank": 1, **AT, "values": line(1)}]
    with pytest.raises(ValueError, match="no rank read what another had stored; symbols: data, flag"):
        journey(Detail(*d.steps_of(rows), STRINGS))
    with pytest.raises(ValueError, match="make the node with detail=True"):
        a2a.show.memory_steps(Detail(*d.steps_of([])))


def test_a_flag_between_them():
    """Shows the flag's path from the wave to its home, and the first poll that sees it. Earlier polls are no stale reads."""
    rows = list(HAND[:8]) + [
        {"kind": "home", "op": d.AS_FOUND, "time": 42 * NS, "rank": 1, **FLAG, "values": line(0)},
        {"kind": "issue", "op": 5, "time": 42 * NS, "rank": 0, "block": 0, "wave": 0, "mark": d.MARK_SIGNAL, **FLAG,
         "values": ONE},
        {"kind": "load", "op": 6, "time": 43 * NS, "rank": 1, "block": 0, "wave": 0, "mark": d.MARK_WAIT, **FLAG,
         "values": bytes(4)},
        {"kind": "at_home", "op": 5, "time": 44 * NS, "rank": 0, "block": 0, "wave": 0, **FLAG, "values": ONE},
        {"kind": "home", "time": 44 * NS, "rank": 1, **FLAG, "values": ONE + line(0)[4:]},
        {"kind": "load", "op": 7, "time": 46 * NS, "rank": 1, "block": 0, "wave": 0, "mark": d.MARK_WAIT, **FLAG,
         "values": ONE},
    ] + list(HAND[9:])
    detail = Detail(*d.steps_of(rows), STRINGS, {"preset": "mi300x", "memory": "strict"})
    steps = a2a.show.memory_steps(detail)
    flag, = (store for store in steps.journey.stores if store.flag)
    assert (flag.issued, flag.at_home, flag.through) == (42 * NS, 44 * NS, True)
    assert [look.new for look in steps.journey.looks if look.flag] == [False, True]
    assert list(steps.table["event"]) == ["read", "store leaves", "store in L2", "store in memory", "flag leaves",
                                    "flag in memory", "flag seen", "stale value read"]
    assert steps.alt.endswith("Simulated (preset mi300x, memory strict).") and 40 <= len(steps.alt) <= 800


@pytest.mark.parametrize("release,acquire,phrase", [
    ("release", "relaxed", "from its vL1, a copy taken at"),
    ("relaxed", "acquire", "from the memory of rank 1, while the new value was still in the L2 of rank 0")])
def test_of_an_explored_failure(release, acquire, phrase):
    node, _, fn = message(release=release, acquire=acquire)
    with node:
        exploration = node.explore(fn, seeds=3, check=lambda out: out.tolist() == list(range(7, 71)))
        steps = a2a.show.memory_steps(exploration)
        assert phrase in steps.alt and "left wave 0 of rank 0" in steps.alt
        assert steps.png[:4] == b"\x89PNG" and steps.digest == a2a.show.memory_steps(exploration.replay()).digest
        events = list(zip(steps.table["us"], steps.table["event"]))
        assert events == sorted(events, key=lambda e: e[0]) and "stale value read" in steps.table["event"]


@pytest.mark.parametrize("memory,place,seed", [("cpx", "L2", 0), ("strict", "agent level", 2)])
def test_of_a_wait_that_never_ends(memory, place, seed):
    # An agent-scope flag gets no further than its GPU. Its line may leave early, which with these seeds it does not.
    node, mine, fn = message(memory, detail=True, seed=seed)
    with node:
        source = node.ranks[1]
        module = node.load(AGENT_FLAG)
        flag = mine["flag"]
        theirs = node.ranks[0].open(flag.ipc_handle(), flag.shape, flag.dtype, "flag", home=1)
        flag.zero_(), node.clear_trace()
        source.launch(module.look, 1, 64, flag)
        node.ranks[0].launch(module.tell, 1, 64, theirs)
        pytest.raises(a2a.errors.DeadlockError, node.synchronize)
        way = journey(node.detail)
        assert way.waits and way.name == "flag[0]" and way.due.at_home is None
        assert "never reached the memory of rank 1" in way.caption and way.caption.endswith(", and waits.")
        assert f"flag[0] = 1 is in the {place} of rank 0, at agent scope no further" in [m.words for m in node.detail.moments]


AGENT_FLAG = """
#include "a2a/a2a.h"
using namespace a2a;
extern "C" __global__ void tell(unsigned* flag) {
  if (lane_id() == 0) signal<Order::release, Scope::agent>(flag, 1u);
  unsigned* never = flag;  // a kernel that ends would write everything back
  if (lane_id() == 0) wait_at_least<Order::acquire, Scope::agent>(never, 2u);
}
extern "C" __global__ void look(unsigned* flag) {
  if (lane_id() == 0) wait_at_least<Order::acquire, Scope::system>(flag, 1u);
}
"""


def test_of_the_last_message_where_all_is_well():
    node, _, fn = message(detail=True)
    with node:
        node.clear_trace(), fn()
        steps = a2a.show.memory_steps(node)
        assert steps.alt.startswith("Rank 1 read data[0] = 7, the newest value, at")
        assert steps.journey.writer == 0 and steps.journey.due is None


def test_the_command_saves_it(tmp_path, call_a2a):
    path = tmp_path / "way.png"
    command = ["explore", "token_flags", "--schedules", "2", "--variant", "acquire-dropped", "--json"]
    told = call_a2a(*command, "--picture", str(path), status=1)
    assert json.loads(told.out)["failed"] and path.read_bytes()[:4] == b"\x89PNG" and "The store of" in told.err
    assert "no schedule failed" in call_a2a(*command[:4], "--picture", str(tmp_path / "no.png")).err and not (tmp_path / "no.png").exists()


# ---- the stepper


def contents(steps, number):
    return {(steps.lines[line], rank, d.LEVELS[level]): cell.words
            for (line, rank, level), cell in steps.steps[number].cells.items()}


def test_states_by_hand(monkeypatch):
    steps = stepping(by_hand())
    assert (steps.ranks, steps.lines, steps.homes, steps.focus) == ([0, 1], ["data[0]"], [1], 4)
    assert [step.what.split(" (")[0] for step in steps.steps] == [
        "rank 1 reads data[0] = 1 from the memory of rank 1", "rank 0 stores data[0] = 7",
        "data[0] = 7 is in the L2 of rank 0, XCD 0", "rank 0 has dirty lines written back",
        "rank 1 reads data[0] = 1 from its vL1: a stale value", "rank 1 drops copies"]
    home, near, far = ("data[0]", 1, "memory"), ("data[0]", 1, "vL1"), ("data[0]", 0, "L2")
    assert [contents(steps, number) for number in range(6)] == [
        {home: "1, newest", near: "1, newest"}, {home: "1, stale", near: "1, stale"},
        {home: "1, stale", near: "1, stale", far: "7, newest, dirty"}, {home: "7, newest", near: "1, stale"},
        {home: "7, newest", near: "1, stale"}, {home: "7, newest"}]
    assert [step.wire for step in steps.steps] == [[], [(0, "data[0] = 7, to the L2 of rank 0")], [], [], [], []]
    assert [step.stale for step in steps.steps] == [False] * 4 + [True, False]
    assert [step.read for step in steps.steps] == [[(0, 1, d.MEMORY)], [], [], [], [(0, 1, d.L1)], []]
    assert [step.time // NS for step in steps.steps] == [0, 10, 15, 30, 40, 50]
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


def test_one_output_of_three_forms_and_what_is_kept_for_print(tmp_path, monkeypatch, capsys):
    stepper = a2a.show.stepper(by_hand())
    assert 40 <= len(stepper.alt) <= 800 and " ".join(stepper.alt.split()) in " ".join(stepper.text.split())
    assert "Event 5: rank 1 reads data[0] = 1 from its vL1: a stale value." in stepper.alt
    assert list(stepper.table["vL1 1"]) == ["1, newest", "1, stale", "1, stale", "1, stale", "1, stale", "-"]
    assert stepper.digest == a2a.show.stepper(by_hand()).digest and stepper.html == a2a.show.stepper(by_hand()).html
    stepper.save(tmp_path / "a.png"), stepper.save(tmp_path / "a.html")
    assert (tmp_path / "a.png").read_bytes()[:4] == b"\x89PNG"
    assert (tmp_path / "a.html").read_text(encoding="utf-8").startswith("<!doctype html>")
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
    sentence = page.locator(".a2a-said")
    assert sentence.inner_text().startswith("Event 5 of 6, 0.04 µs:") and "STALE VALUE READ" in sentence.inner_text()
    cells = page.locator(".a2a-app table").nth(1).locator("td")
    assert [text.split() for text in cells.all_inner_texts()] == [["7", "newest"], ["1", "stale,", "read"]]
    assert not page.locator(".a2a-static").is_visible()
    page.keyboard.press("Tab"), page.keyboard.press("Enter")  # the first button
    assert sentence.inner_text().startswith("Event 1 of 6") and cells.nth(1).inner_text().split() == ["1", "newest"]
    slider = page.get_by_role("slider")
    slider.focus()
    page.keyboard.press("ArrowRight")
    assert sentence.inner_text().startswith("Event 2 of 6")
    assert "to the L2 of rank 0" in page.locator(".a2a-wire").inner_text()
    assert slider.get_attribute("aria-valuetext") == "event 2: rank 0 stores data[0] = 7"
    page.keyboard.press("End")
    assert sentence.inner_text().startswith("Event 6 of 6") and cells.nth(1).inner_text() == "–"
    page.get_by_role("button", name="Back").click()
    assert "STALE VALUE READ" in sentence.inner_text() and page.errors == []


@pytest.mark.xdist_group("machine")
def test_nothing_overlaps_and_in_print_there_is_the_table(page):
    boxes = page.locator(".a2a-sides > *").evaluate_all("""all => all.map(e => {
        const box = e.getBoundingClientRect(); return [box.left, box.right, e.scrollWidth - e.clientWidth]; })""")
    assert all(left[1] <= right[0] for left, right in zip(boxes, boxes[1:])) and all(box[2] <= 1 for box in boxes)
    page.emulate_media(media="print")
    try:
        assert page.locator(".a2a-static").is_visible() and not page.locator(".a2a-app").is_visible()
    finally:
        page.emulate_media(media="screen")
