"""The site: links lead where they do there, docstrings are shown as they stand, and (soak) every page in a real browser."""

import http.server
import json
import re
from functools import partial
from pathlib import Path

import pytest
from browser_tools import axe_path, chromium, grave, serving  # noqa: F401

from a2a_lib.course import exercise_texts
from a2a_lib.course.site import api, pages, recordings, slides
from a2a_lib.course.site.build import NotebookLexer
from a2a_lib.course.site.links import PAGES, Links
from a2a_lib.files import read_archive
from a2a_lib.lab.bench.record import ARCHIVE

ROOT = Path(__file__).resolve().parents[2]
FIRST = "00_the_node_in_front_of_you.ipynb"
WIDTHS = (360, 768, 1280, 1920)


def test_links_lead_where_they_do_on_the_site(tmp_path):
    links = Links(ROOT, tmp_path)
    text = (f"[a](../exercises/{FIRST}), [b](../a2a_lib/kernels/all_to_all/token_flags.hip), [c](../ARCHITECTURE.md#decisions), "
            f"[d](https://example.org/x), [`e`](../exercises/00_row_max.hip), [f]({FIRST}), [g](../exercises)")
    rewritten = links.rewrite(text, f"notebooks/{FIRST}", f"lessons/{FIRST}")
    assert rewritten == (f"{{download}}`a <../_static/downloads/exercises/{FIRST}>`, "
                         "[b](../sources/a2a_lib/kernels/all_to_all/token_flags.hip.md), [c](../architecture.md#decisions), "
                         "[d](https://example.org/x), {download}`e <../_static/downloads/exercises/00_row_max.hip>`, "
                         f"[f]({FIRST}), [g](../exercises.md)")
    assert (tmp_path / "_static/downloads/exercises/00_row_max.hip").read_bytes() \
        == (ROOT / "exercises/00_row_max.hip").read_bytes()
    with pytest.raises(ValueError, match=r"links to \.\./nowhere\.md, which is not there"):
        links.rewrite("[x](../nowhere.md)", f"notebooks/{FIRST}", f"lessons/{FIRST}")


def test_a_cell_of_hip_has_the_colours_of_cpp():
    def kinds(text):
        tokens = list(NotebookLexer().get_tokens(text))
        assert "".join(part for _, part in tokens) == text
        return {part: str(kind) for kind, part in tokens}

    assert kinds("%%hip k -O3\nextern int f;\n")["int"] == "Token.Keyword.Type" and "Builtin" in kinds("int(3)\n")["int"]


def test_every_link_of_every_page_is_there(tmp_path):
    links = Links(ROOT, tmp_path)
    pages.write(links)
    links.write_sources()
    lessons = sorted(path.name for path in (ROOT / "notebooks").glob("[0-9]*.ipynb"))
    assert sorted(path.name for path in (tmp_path / "lessons").glob("*.ipynb")) == lessons
    for page in PAGES.values():
        if (tmp_path / f"{page}.md").exists():
            for link in re.findall(r"\]\((?![a-z]+:|#)([^)#\s]+)", (tmp_path / f"{page}.md").read_text()):
                assert (tmp_path / link).exists(), (page, link)


@pytest.fixture(scope="module")
def decks(tmp_path_factory):
    """The folder of the page that lists the decks, and the paths of all decks."""
    folder = tmp_path_factory.mktemp("slides")
    return folder, [folder / slides.FOLDER / name for name in slides.write(ROOT, folder)]


def test_slides_have_every_picture_and_every_question(decks):
    folder, paths = decks
    lessons = sorted((ROOT / "notebooks").glob("[0-9]*.ipynb"))
    for path, lesson in zip(paths, lessons, strict=True):
        stored, deck = lesson.read_text(encoding="utf-8"), path.read_text(encoding="utf-8")
        assert path.name == f"{lesson.stem[:2]}.html" and f"{slides.FOLDER}/{path.name}" in (folder / "slides.md").read_text()
        assert deck.count('class=\"a2a-picture\"') == stored.count('class=\\"a2a-picture\\"'), path.name
        assert deck.count('class="asked"') == sum("**Predict**" in "".join(cell["source"]) for cell in json.loads(stored)["cells"][1:]
                                                  if cell["cell_type"] == "markdown"), path.name
        assert "We have seen" in deck and f'aria-label="slide 1 of {deck.count("<section")}"' in deck


def test_slides_have_notes_code_and_countdowns(decks):
    exercises = exercise_texts.of_course(ROOT)
    for path in decks[1]:
        deck = path.read_text(encoding="utf-8")
        seconds = [60 * text.minutes for text in exercises if text.lesson == path.stem]
        countdowns = [int(seconds) for seconds in re.findall(r'data-seconds="(\d+)"', deck)]
        assert [each for each in countdowns if each != 60] == seconds, path.name
        assert countdowns.count(60) == deck.count('class="asked"')
        assert not seconds or deck.count('<pre class="code">') >= 3 and "<strong>Stuck</strong>" in deck.split("</section>")[0]
        assert "BEGIN SOLUTION" not in deck
        assert max(code.count("\n") for code in re.findall(r'<pre class="code">(.*?)</pre>', deck, re.S)) < slides.LINES


@pytest.mark.xdist_group("machine")
@pytest.mark.parametrize("theme, names", [("light", "00 07"), ("dark", "00 07"), pytest.param("light", "", marks=pytest.mark.soak)])
def test_no_slide_is_taller_than_720_and_text_can_be_read(chromium, decks, theme, names):
    """Measures the decks of these lessons, or all."""
    page, wrong = chromium.new_page(color_scheme=theme, viewport={"width": 1280, "height": 720}), []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    for path in decks[1]:
        wrong += measured(page, path) if not names or path.stem in names else []
    assert not wrong
    page.keyboard.press("n")
    assert page.locator(".notes").first.is_visible()
    page.keyboard.press("t")
    assert page.locator("#talk").inner_text() == "0:00"
    page.close()


SLIDES = """() => [...document.querySelectorAll("section")].map((slide) => {
  const box = slide.getBoundingClientRect(), content = slide.querySelector(".fit").getBoundingClientRect();
  return [box.width, box.height, content.bottom - box.top, slide.scrollHeight]; })"""


def measured(page, path):
    """(deck, slide, width, height, end of its content) of each slide that is too large, and text that is too faint."""
    page.goto(path.as_uri())
    page.wait_for_load_state("load")
    faults = [(path.name, number, *sizes) for number, sizes in enumerate(page.evaluate(SLIDES), 1)
              if sizes[0] > 1280.5 or sizes[1] > 720.5 or sizes[2] > 690 or sizes[3] > 721]
    return faults + [(path.name, text) for text in page.evaluate(FAINT)]


def shown(text):
    lines = text.split("\n")
    api.as_restructured_text(None, "", "", None, None, lines)
    return lines


def test_docstrings_are_plain_text():
    assert shown("Sums *all* rows_ of `a*b`.\n\na = 1  # one\n\nRaises ValueError.") == [
        r"Sums \*all\* rows\_ of `a*b`.", "", "::", "", "    a = 1  # one", "", "Raises ValueError.", ""]
    assert shown("    node    = a2a.Node()\n    shape   = 1") == ["::", "", "        node    = a2a.Node()", "        shape   = 1", ""]
    assert shown("x     what it *is*\n      and was") == ["::", "", "    x     what it *is*", "          and was", ""]


def test_recordings_give_their_rows_and_the_fastest_grid(tmp_path):
    summaries = {name.removesuffix(".json"): recordings.summary(name, text) for name, text in read_archive(ARCHIVE).items()}
    bench = summaries["bench-4xH200-2026-11-21"]["workloads"]["dsv3"]
    assert {"varlen", "rank_flags", "nccl"} <= {name for name, *_ in bench}
    assert len({name for name, *_ in bench}) == len(bench)
    assert not summaries["litmus-2xH200-2026-11-21"]["workloads"], "no times, no chart"
    recordings.write(tmp_path, tmp_path, ARCHIVE)
    assert "varlen" in (tmp_path / "recordings.md").read_text()


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    """Address and folder of the whole site, served from a path of its own as plain files."""
    pytest.importorskip("sphinx", reason="the site needs the extra `site`: make site")
    from a2a_lib.course.site import build

    folder = build(tmp_path_factory.mktemp("site") / "some" / "path")
    serve = partial(http.server.SimpleHTTPRequestHandler, directory=str(folder.parents[1]))
    serve.log_message = lambda *args: None
    with serving(http.server.ThreadingHTTPServer(("127.0.0.1", 0), serve)) as address:
        yield f"{address}some/path/", folder


def html_pages(folder):
    return sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*.html") if "_static" not in path.parts)


@pytest.mark.soak
@pytest.mark.xdist_group("machine")
def test_every_page_in_a_browser(site, chromium):
    """No console errors, no missing picture or text, every internal link there, every control named, nothing wider than
    the window from a telephone's to a large one's."""
    address, folder = site
    assert sum(path.stat().st_size for path in folder.rglob("*")) < 60e6
    assert (folder / "searchindex.js").stat().st_size < 1e6, "what a search loads"
    wrong, known = [], set(html_pages(folder))
    page = chromium.new_page()
    page.on("console", lambda message: wrong.append((page.url, message.text)) if message.type == "error" else None)
    page.on("pageerror", lambda error: wrong.append((page.url, str(error))))
    for name in sorted(known):
        page.set_viewport_size({"width": 1280, "height": 900})
        page.goto(address + name)
        elements = page.evaluate("""() => ({
            links: [...document.querySelectorAll("a[href]")].map((a) => a.href),
            noText: [...document.images].filter((i) => !i.hasAttribute("alt") && !i.closest(".cell_output")).map((i) => i.src),
            broken: [...document.images].filter((i) => i.complete && !i.naturalWidth).map((i) => i.src.slice(0, 90)),
            unnamed: [...document.querySelectorAll("button, select, input:not([type=hidden])")].filter((e) =>
                !(e.textContent.trim() || e.ariaLabel || e.title || e.labels?.length || e.getAttribute("aria-labelledby")
                  || e.placeholder)).map((e) => e.outerHTML.slice(0, 90))})""")
        wrong += [(name, kind, what) for kind in ("noText", "broken", "unnamed") for what in elements[kind]]
        for link in elements["links"]:
            path = link.split("#")[0].removeprefix(address)
            if link.startswith(address) and path and not (folder / path).is_file():
                wrong.append((name, "link", link))
        for width in WIDTHS:
            page.set_viewport_size({"width": width, "height": 900})
            wide = page.evaluate("document.documentElement.scrollWidth")
            if wide > width + 1:
                wrong.append((name, f"{wide} wide at {width}"))
    page.close()
    assert not wrong, wrong[:40]


# Text whose colour is too near to the one colour behind it: WCAG 2.1 AA, 4.5 to 1, or 3 to 1 for large letters.
FAINT = """() => {
  const parts = (colour) => { const rgba = colour.match(/[\\d.]+/g).map(Number); return rgba.length > 3 ? rgba : [...rgba, 1]; };
  const light = (colour) => colour.slice(0, 3).map((v) => v / 255).map((v) => v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
    .reduce((sum, v, i) => sum + v * [0.2126, 0.7152, 0.0722][i], 0);
  const ground = (e) => { for (; e; e = e.parentElement) { const style = getComputedStyle(e), colour = parts(style.backgroundColor);
    if (style.backgroundImage !== "none" || (colour[3] > 0 && colour[3] < 1)) return null;
    if (colour[3] === 1) return colour; } return [255, 255, 255, 1]; };
  const faint = new Set(), walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const e = walk.currentNode.parentElement, box = e.getBoundingClientRect(), style = getComputedStyle(e);
    if (!walk.currentNode.textContent.trim() || !box.width || style.visibility === "hidden" || e.closest("svg, script, style")) continue;
    const text = parts(style.color), behind = ground(e);
    if (!behind || text[3] < 1) continue;
    const [low, high] = [light(text), light(behind)].sort((a, b) => a - b), size = parseFloat(style.fontSize);
    if ((high + 0.05) / (low + 0.05) < (size >= 24 || size >= 18.66 && style.fontWeight >= 700 ? 3 : 4.5))
      faint.add(`${e.tagName} ${style.color} on ${behind}: ${walk.currentNode.textContent.trim().slice(0, 30)}`);
  }
  return [...faint]; }"""


@pytest.mark.soak
@pytest.mark.xdist_group("machine")
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_text_can_be_read_in_both_themes(site, chromium, theme):
    address, folder = site
    page = chromium.new_page(color_scheme=theme)
    faint = {}
    for name in [name for name in html_pages(folder) if not name.startswith("sources/")]:
        page.goto(address + name)
        faint[name] = page.evaluate(FAINT)
    page.close()
    assert not {name: texts for name, texts in faint.items() if texts}


@pytest.mark.soak
@pytest.mark.xdist_group("machine")
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious(site, chromium, theme):
    """Runs axe on every page, every deck of slides and every stored output."""
    if axe_path() is None:
        pytest.skip("needs axe-core: pip install axe-core-python, or A2A_AXE=axe.min.js")
    address, folder = site
    page = chromium.new_page(color_scheme=theme, viewport={"width": 1024, "height": 900})
    faults = {}
    for name in [*html_pages(folder), *(path.relative_to(folder).as_posix() for path in folder.glob("_static/slides/*.html"))]:
        page.goto(address + name)
        faults[name] = grave(page, axe_path())
    page.close()
    assert not {name: violations for name, violations in faults.items() if violations}
