"""Foreign texts (labels, names, sentences) are shown, and never become markup. Pages with a hostile text have the same tags
and attributes as pages with a harmless one."""
import base64
import json
import re
import zlib
from html.parser import HTMLParser
from pathlib import Path

import pytest
import sources
from detail_tools import by_hand

from a2a_lib import Table, markup, show
from a2a_lib.course.site import recordings, slides
from a2a_lib.machine.show._memory_steps import Stepper
from a2a_lib.machine.show._source import Source
from a2a_lib.machine.show.film import Film
from a2a_lib.machine.trace.detail.journey import stepping

HARMLESS = "harmless"
HOSTILE = [
    "<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "' onmouseover='alert(1)", "</script><script>alert(1)</script>",
    "<!--<script>", "]]><svg/onload=alert(1)>", "&lt;b&gt;&quot;", "@DATA@ @STILL@ @TITLE@ @RUN@ @STATIC@ @SLIDES@ {data} {tables}",
    "a | b | c", "\n\n# Heading\n\n<b>", "[x](javascript:alert(1)) ![y](z)", "{raw}`<b>`", "```{raw} html\n<script>\n```",
    "*a* __b__ `c` ~d~", "$\\frac{1$ $x_{", "\\u003cb\\u003e \\\\ \\n", "\u2028\u2029 \u202e", "x" * 5000,
]
DRAWN = " ".join(HOSTILE[:8] + HOSTILE[14:-1])  # drawing takes long; the others are Markdown


class Structure(HTMLParser):
    """parts: tags with their attributes' names, in order; texts: what stands between them and in attributes; scripts."""

    def __init__(self, page: str):
        super().__init__(convert_charrefs=True)
        self.parts, self.texts, self.scripts, self.inside = [], [], [], False
        self.feed(page)
        self.close()

    def handle_starttag(self, tag, attributes):
        self.parts.append((tag, tuple(name for name, _ in attributes)))
        self.texts += [value for _, value in attributes if value]
        self.inside = tag == "script"

    def handle_endtag(self, tag):
        self.parts.append((tag, "end"))
        self.inside = False

    def handle_comment(self, data):
        self.parts.append(("comment",))

    def handle_data(self, data):
        (self.scripts if self.inside else self.texts).append(data)


def same(build, hostile: str, *, shown: bool = True) -> Structure:
    """The structure of build(hostile), which is that of build(HARMLESS). shown: the text can be read on the page."""
    structure, usual = Structure(build(hostile)), Structure(build(HARMLESS))
    assert structure.parts == usual.parts, build
    if shown:
        single_spaced = " ".join(hostile.split())
        assert any(single_spaced in " ".join(text.split()) for text in structure.texts), "the text itself is lost"
    return structure


def table(text):
    return Table({text: [text, 1.0], "us": [2.0, 3.0]}, unit=text, title=text, label=text, footer={text: {"us": 4.0}})


def unpacked(page):
    """The style and the script that a film's page inflates."""
    return zlib.decompress(base64.b64decode(re.search(r'deflate;base64,([^"]*)"', page)[1])).decode()


def film_of(text):
    film = Film(600, 200, 2.0, unit="us", label=text, menu={text: 0})
    box = film.box(10, 40, 100, 40, title=text[:60], words=text[:60])
    film.set(box, 1.0, words=text[:60], frame=True)
    film.fly(0.2, 0.8, (10, 10), (100, 100), "#0f6cab", words=text[:60])
    film.text(50, 50, text[:60])
    film.say(0, text)
    film.say(1.0, f"Then {text}")
    return film


def data_of(page: str) -> dict:
    """The data that the page's script gets."""
    (script,) = Structure(page).scripts
    data = re.search(r"\}\)\((\{.*\})\);\s*$", script, re.DOTALL)[1]
    assert "<" not in data, "<!--<script> would hide the script's end"
    return json.loads(data)


@pytest.mark.parametrize("text", HOSTILE)
def test_tables(text):
    same(lambda text: table(text)._repr_html_(), text)


def test_players_and_sliders(tmp_path):
    pytest.importorskip("matplotlib")
    text = DRAWN
    player = show.player(film_of(text), title=text, moments=1)
    same(lambda text: show.player(film_of(text), title=text, moments=1).page, text)
    same(lambda text: unpacked(show.player(film_of(text), title=text, moments=1).page), text, shown=False)
    assert data_of(unpacked(player.page)) == json.loads(json.dumps(film_of(text).data())), "the script gets the text as it was"
    player.save(tmp_path / "film.html")
    plain = show.player(film_of(HARMLESS), title=HARMLESS, moments=1)
    assert Structure((tmp_path / "film.html").read_text(encoding="utf-8")).parts == Structure(markup.page("x", plain.page)).parts
    same(lambda text: show.player(film_of(text), alt=text, title=text, moments=1).output["text/html"], text)
    same(lambda text: show.slider(text, {text: {text: 8.0}}, label=text, unit=text, say={text: text}).output["text/html"], text)


def test_pictures_of_recordings_and_ladders():
    pytest.importorskip("matplotlib")
    def ladder(text):
        return show.ladder([{"rung": text, "us": 8.0, "label": f"measured ({text})"}], title=text).output["text/html"]
    same(ladder, DRAWN)

    def recording(text):
        us = {"total": {"median": 8.0, "p10": 7.0, "p90": 9.0}}
        row = {"rung": text, "workload": text, "correct": True, "launch": "graph", "us": us, "blocks": 1, "waves": 1}
        record = {"label": f"measured ({text})", "machine": {"gpus": 8}, "rows": [row], "peers": [], "floor": [],
                  "workloads": {text: {"light_us": {"flat": 1.0}}}}
        return show.recording(record, text).output["text/html"]
    same(recording, DRAWN)


def test_sources_and_steppers():
    pytest.importorskip("matplotlib")
    text = DRAWN
    same(lambda text: Source(text, 1, [" ".join(text.split())])._repr_html_(), text)

    def stepper(text):
        detail = by_hand()
        steps = stepping(detail)
        steps.way.name, steps.lines[0] = f"{text}[0]", f"{text}[0]"
        for step in steps.steps:
            step.what = step.brief = text
        return Stepper(steps).html
    page = stepper(text)
    assert Structure(page).parts == Structure(stepper(HARMLESS)).parts
    assert data_of(page)["steps"][0]["what"] == text


@pytest.mark.parametrize("text", HOSTILE)
def test_the_sites_page_of_recordings(text, tmp_path):
    us = {"median": 8.0, "p10": 7.0, "p90": 9.0}

    def build(text):
        rows = [{"rung": text, "workload": text, "us": {"total": us}}, {"name": text, "us": us},
                {"peer": text, "workload": text, "launch": text, "us": us}]
        folder, source = tmp_path / "recordings", tmp_path / "source"
        folder.mkdir(exist_ok=True)
        source.mkdir(exist_ok=True)
        (folder / "x.json").write_text(json.dumps({"label": text, "shape": text, "rows": rows, "peers": []}))
        recordings.write(folder, source)
        return (source / "recordings.md").read_text(encoding="utf-8")
    page = build(text)
    lines = [re.sub(r"^\| .*? \|", "| name |", line) for line in page.split("\n")]
    assert len(lines) == len(build(HARMLESS).split("\n")), "a text is one line"
    assert all(line.count("|") == 5 for line in lines if line.startswith("|"))
    assert not re.search(r"[<>`*{}\[\]$\\]", page.removeprefix(recordings.HEAD))
    markdown_it = pytest.importorskip("markdown_it")
    parser = markdown_it.MarkdownIt("commonmark").enable("table")
    same(lambda text: parser.render(build(text)), text)


@pytest.mark.parametrize("text", HOSTILE)
def test_slides(text):
    def build(text):
        cells = [{"cell_type": "markdown", "source": f"# {' '.join(text.split())}\n\n**What is asked?**"}]
        return slides.deck({"cells": cells})[1]
    same(build, text)


def test_templates_are_filled_in_one_go():
    assert markup.fill("<a>@ONE@</a>@TWO@@ONE@", ONE="@TWO@", TWO="@ONE@") == "<a>@TWO@</a>@ONE@@TWO@"
    for values in ({"ONE": "x"}, {"ONE": "x", "TWO": "y", "THREE": "z"}):
        with pytest.raises(ValueError, match="places and values differ: (TWO|THREE)"):
            markup.fill("@ONE@ @TWO@", **values)


def test_a_part_of_a_page_stands_between_its_comments():
    page = "a\n<!-- x -->\nold\n<!-- end of x -->\nb\n"
    assert markup.between(page, "x", "new") == "a\n<!-- x -->\nnew\n<!-- end of x -->\nb\n"
    for less in (page.replace("end of", "end"), page.replace("<!-- x", "<!-- y")):
        pytest.raises(ValueError, markup.between, less, "x", "new").match("no comments x and end of x")


def test_escaping_stands_in_one_place():
    for name, text in sources.texts().items():
        assert not re.search(r"^\s*import [\w., ]*\bhtml\b", text, re.M) or name == "markup.py", f"{name}: markup.text escapes"
        templates = '.replace("@' in text and Path(name).parent.name in ("show", "site", "course")
        assert not templates, f"{name}: markup.fill fills templates"
