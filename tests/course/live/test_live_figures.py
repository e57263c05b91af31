"""Live figures in Chromium: pressed, read, broken, sent as a link; nothing in the console is an error.

Needs build/wasm (`make wasm`), Chromium and playwright.
"""
import gzip
import os
import re
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import pytest
from browser_tools import axe_path, browser_path, chromium, grave, serving  # noqa: F401

from a2a_lib.course.live import pages, runs
from a2a_lib.course.museum import EXHIBITS
from a2a_lib.course.museum.judge import symptoms
from a2a_lib.course.site import build, server

pytestmark = [pytest.mark.skipif(not pages.is_there(), reason="no simulator for browsers here: make wasm (it needs emscripten)"),
              pytest.mark.skipif(browser_path() is None, reason="Chromium is not on this machine"),
              pytest.mark.xdist_group("wasm")]
PAGE = ('<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        '<link rel="icon" href="data:,">'
        "<title>a page</title><style>:root{{--pst-color-background:#fff;--pst-color-text-base:#222;--pst-color-border:#ccc;"
        "--pst-color-text-muted:#555}}</style><main><h1>a page</h1>{}</main></html>")
WAIT = 60_000  # ms, for hangs


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    folder = tmp_path_factory.mktemp("site")
    pages.write(folder, ["token_flags", "rank_flags", "lesson/sums", "lesson/note"],
                workloads=["tiny, 4 blocks", "few blocks", "64 tokens, 64 blocks", "64 numbers"],
                variants=[None, "release-dropped", "flag-at-home"])
    (folder / "playground.html").write_text(PAGE.format(pages.figure(".", {}, playground=True)))
    (folder / "lessons").mkdir()
    for lesson in ("01", "04", "05"):
        (folder / "lessons" / f"{lesson}.html").write_text(PAGE.format(pages.figure("..", pages.LESSONS[lesson][1])))
    with serving(server(folder)) as address:
        yield address


@pytest.fixture
def page(chromium):
    page, errors = chromium.new_page(viewport={"width": 390, "height": 800}), []
    page.set_default_timeout(WAIT)
    page.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
    page.on("pageerror", lambda error: errors.append(str(error)))
    yield page
    page.close()
    assert not errors


@contextmanager
def playground(folder):
    """The address of a playground over the runs that were written into the folder."""
    (folder / "playground.html").write_text(PAGE.format(pages.figure(".", {}, playground=True)))
    with serving(server(folder)) as address:
        yield f"{address}playground.html"


def with_axe(page):
    """Nothing on the page that axe calls serious; where there is no axe, nothing is looked for."""
    if path := axe_path():
        assert not grave(page, path)


def taken(page, name):
    page.wait_for_function(f"document.querySelector('.a2a-node').dataset.{name} !== undefined")
    return page.evaluate("(name) => { const data = document.querySelector('.a2a-node').dataset, was = data[name]; "
                         "delete data[name]; return was; }", name)


def outcome(page):
    """Returns the outcome of the latest run, and removes it from the page."""
    return taken(page, "outcome")


def failed(page):
    """Returns how many schedules of the latest exploration failed, and removes the number from the page."""
    return int(taken(page, "failed"))


def pressed(page):
    """Runs the page's figure as it stands there, and opens everything that it shows. Returns the outcome."""
    figure = page.locator(".a2a-node")
    run = figure.get_by_role("button", name="Run", exact=True)
    run.or_(figure.get_by_text("Nothing runs here")).first.wait_for()
    assert run.count() == 1, figure.inner_text()
    run.click()
    came_to = outcome(page)
    closed = figure.locator(".out details:not([open]) > summary")
    while closed.count():
        closed.first.click()
    assert figure.locator("svg > title").count() > 0
    return came_to


@pytest.mark.parametrize("lesson, came_to", [("01", "right"), ("04", "deadlock")])
def test_kernels_of_a_lesson_run(lesson, came_to, site, page):
    page.goto(f"{site}lessons/{lesson}.html")
    assert pressed(page) == came_to


def test_a_lesson_shows_a_broken_run_and_a_right_one(site, page):
    page.goto(site + "lessons/05.html")
    page.get_by_role("button", name="Run", exact=True).press("Enter")  # without a mouse
    assert outcome(page) == "deadlock"
    report = page.locator(".report").inner_text()
    assert report.startswith("deadlock: no wave can make progress at ") and "expected:" in report
    page.get_by_role("button", name="Explore 20 schedules").click()
    assert 10 < failed(page) < 20
    page.locator(".link").last.click()  # a seed of the fewest: right
    assert outcome(page) == "right" and "all outputs are right" in page.get_by_role("status").inner_text()
    page.get_by_label("variant").select_option("")
    page.get_by_role("button", name="Explore 20 schedules").click()
    assert failed(page) == 0
    page.get_by_label("race detector").check()
    page.get_by_role("button", name="Run", exact=True).click()
    assert outcome(page) == "right" and page.get_by_text("no races").count() == 1
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    with_axe(page)
    page.get_by_role("link", name="Open in the playground").click()
    assert outcome(page) == "right" and page.get_by_label("race detector").is_checked()


def test_the_playground_draws_edits_and_gives_a_link(site, page):
    page.goto(site + "playground.html")
    page.get_by_role("button", name="Run", exact=True).click()
    assert outcome(page) == "right"
    for name in ("Bytes between ranks", "Flags"):  # the film is open
        page.locator("summary", has_text=name).click()
    titles = page.locator("svg > title").all_text_contents()
    assert any(title.startswith("When each rank ran which kernel") for title in titles)
    page.get_by_role("button", name="Play").click()
    page.wait_for_function("document.querySelector('.film input').value > 100")
    page.get_by_role("button", name="Pause").click()
    assert "At " in page.locator("canvas").get_attribute("aria-label")
    page.get_by_role("button", name="Ladder").click()
    page.wait_for_function("document.querySelector('.a2a-node').innerText.includes('2 rungs ran')")

    page.get_by_label("shape").select_option("few blocks")
    page.get_by_role("button", name="Edit the assembly").click()
    dropped = page.get_by_label("drop buffer_wbl2")
    dropped.first.wait_for()
    sources = page.locator(".a2a-table tr", has=page.get_by_label("drop buffer_wbl2")).all_inner_texts()
    assert any("token_flags.hip" in text or "sync" in text for text in sources)
    with_axe(page)
    for tick in dropped.all():
        tick.check()
    page.get_by_role("button", name="Explore 20 schedules").click()
    count = failed(page)
    assert count > 5
    link = page.url
    page.goto("about:blank")
    page.goto(link)
    assert outcome(page) in ("deadlock", "wrong", "fault", "right")
    page.get_by_role("button", name="Explore 20 schedules").click()
    assert failed(page) == count


def test_presets_show_what_their_names_say(tmp_path, page):
    pages.write(tmp_path, ["token_flags", "lesson/note", "all_reduce/one_shot", "low_latency", "prereduced"],
                workloads=["tiny", "few blocks", "64 numbers", "four ranks, one wave"], variants=[None, "flag-at-home", "one-box"])
    with playground(tmp_path) as address:
        page.goto(address)
        assert outcome(page) == "right"  # a finished run at the first visit
        page.get_by_role("button", name="a deadlock").click()
        assert outcome(page) == "deadlock"
        page.get_by_role("button", name="a bug that few schedules show").click()
        assert 1 <= failed(page) <= 10
        times = {}
        page.get_by_role("button", name="the fastest small exchange").click()
        page.wait_for_function("/^[0-9.]+ us /.test(document.querySelector('[role=status]').innerText)")
        assert outcome(page) == "right"
        times["low_latency"] = float(page.get_by_role("status").inner_text().split()[0])
        page.get_by_label(re.compile("^rung")).select_option("all_to_all/prereduced")
        page.get_by_role("button", name="Run", exact=True).click()
        assert outcome(page) == "right" and times["low_latency"] < float(page.get_by_role("status").inner_text().split()[0])


IN_BRIEF = ("end_barrier", "frozen_epoch", "not_beside")  # a race, a graph, a deadlock
KINDS = {"AssertionError": "wrong", "DeadlockError": "deadlock", "FaultError": "fault"}


@pytest.mark.parametrize("name", [pytest.param(name, marks=[] if name in IN_BRIEF else pytest.mark.soak)
                                  for name in EXHIBITS if name != "offset_32"])
def test_an_exhibit_shows_the_symptoms_that_the_museum_names(name, tmp_path, page):
    """Broken: its tool finds it, and nothing is seen that `a2a museum` does not see. Mended: right, without a race."""
    pages.write(tmp_path, ["lesson/museum"], workloads=[name])
    exhibit = EXHIBITS[name]
    known = {KINDS.get(symptom, symptom.replace(f"{name}.hip", f"{name}-broken.hip")) for symptom in symptoms(exhibit.explore(seeds=40))}
    with playground(tmp_path) as address:
        for variant, schedules in (("broken", 40), ("", 8)):
            page.goto("about:blank")
            seen = set()
            for number in range(schedules):
                stalls = "1" * (number % 2)
                chosen = f"rung=lesson/museum&workload={name}&variant={variant}&seed={number // 2}&races=1&stalls={stalls}"
                page.goto(f"{address}#{chosen}")
                came_to, races = outcome(page), page.locator("details:has(summary:text-is('Races')) pre").inner_text()
                seen |= {came_to} | {why for why in known if why in races}
                assert races == "no races" or any(why in races for why in known), races
                if found_by(exhibit.tool, seen, known):
                    break
            assert found_by(exhibit.tool, seen, known) if variant else seen == {"right"}, seen
            assert seen <= known | {"right"}


def found_by(tool, seen, known):
    """Whether the tool has shown an exhibit's bug. seen: outcomes, and reasons of races."""
    kinds = set(KINDS.values())
    return {"race detector": bool(seen & known - kinds), "deadlock report": "deadlock" in seen,
            "explorer": "right" in seen and bool(seen & kinds)}[tool]


def test_without_webassembly_the_page_says_so(site, page):
    page.add_init_script("delete globalThis.WebAssembly")
    page.goto(site + "lessons/05.html")
    page.get_by_text("This browser has no WebAssembly: what is stored stands on this page.").wait_for()
    assert page.get_by_role("button").count() == 0


def test_what_cannot_be_is_said(site, page):
    page.goto(site + "playground.html#constants=no_such=1")
    page.get_by_text("the clock has no constant").wait_for()
    page.get_by_label("constants").fill("")
    page.get_by_label("constants").press("Tab")
    page.get_by_role("button", name="Run", exact=True).click()
    assert outcome(page) == "right"


def test_a_large_shape_runs_at_the_second_press(tmp_path, page):
    entry = pages.write(tmp_path, ["lesson/note"])["lesson/note"]
    for path in (tmp_path / pages.FOLDER / "runs" / "index.json", tmp_path / pages.FOLDER / "runs" / entry["file"]):
        data = path.read_bytes()
        zipped = path.suffix == ".gz"
        data = (gzip.decompress(data) if zipped else data).replace(b'"64 numbers"', b'"dsv3"')  # by its name alone is it large
        path.write_bytes(gzip.compress(data) if zipped else data)
    with playground(tmp_path) as address:
        page.goto(address)
        for name, warning in (("Run", "a call takes"), ("Explore 20 schedules", "20 calls run, each for")):
            page.get_by_role("button", name=name, exact=True).click()
            page.get_by_text(f"dsv3 is large: {warning} about half a minute").wait_for()
            page.get_by_role("button", name=name, exact=True).click()
            assert outcome(page) == "right" if name == "Run" else failed(page) == 0


@pytest.fixture(scope="module")
def published(tmp_path_factory):
    """(folder, address) of the whole site: A2A_SITE names one that is built already. Else one is, with the rungs of lessons'
    figures alone, and of their runs those that stand there at first."""
    folder = Path(os.environ["A2A_SITE"]) if "A2A_SITE" in os.environ else site_of_figures(tmp_path_factory.mktemp("site") / "html")
    with serving(server(folder)) as address:
        yield folder, address


def site_of_figures(folder):
    pytest.importorskip("sphinx", reason="the site needs Sphinx: make site")
    figures = [chosen for _, chosen in pages.LESSONS.values()]
    kinds = [runs.find(chosen["rung"]) for chosen in figures]
    loads = {chosen.get("workload") or runs.workloads(kind)[0].name for chosen, kind in zip(figures, kinds)}
    variants = [None, *{chosen["variant"] for chosen in figures if "variant" in chosen}]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pages, "write", partial(pages.write, workloads=loads, variants=variants))
        return build(folder, rungs=list(dict.fromkeys(kind.full_name() for kind in kinds)))


@pytest.mark.soak
@pytest.mark.parametrize("lesson", pages.LESSONS)
def test_every_figure_of_the_site_runs(lesson, published, page):
    """A lesson's page as it is published: its figure is run, raced, edited, linked to, and explored where its sentence says so."""
    folder, address = published
    sentence, chosen = pages.LESSONS[lesson]
    path = next((folder / "lessons").glob(f"{lesson}_*.html"))
    page.goto(f"{address}lessons/{path.name}")
    came_to = pressed(page)
    assert came_to == "right" or "variant" in chosen
    figure = page.locator(".a2a-node")
    if "explore" in sentence.lower():
        failures = 0
        for stalls in (False, True):
            figure.get_by_label("stalls").set_checked(stalls)
            figure.get_by_role("button", name="Explore 20 schedules").click()
            failures += failed(page)
        assert bool(failures) == ("variant" in chosen)
    figure.get_by_label("race detector").check()
    pressed(page)
    figure.get_by_role("button", name="Edit the assembly").click()
    figure.get_by_text("instructions that order memory").wait_for()
    with_axe(page)
    figure.get_by_role("link", name="Open in the playground").click()
    assert outcome(page) == came_to or "variant" in chosen


@pytest.mark.soak
@pytest.mark.parametrize("width", (390, 1024))
@pytest.mark.parametrize("name", ("index", "playground", "glossary", "exercises", "recordings", "slides", "search", "teaching", "api/index",
                                  "lessons/index"))
def test_a_page_of_every_kind_can_be_read_by_everybody(name, width, published, page):
    page.set_viewport_size({"width": width, "height": 800})
    page.goto(f"{published[1]}{name}.html")
    if name in ("index", "playground"):
        assert outcome(page) == "right"
    with_axe(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
