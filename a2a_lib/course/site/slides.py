"""Slides made from the lessons: the question, each section's heading with its question, and every stored picture.

A deck is one HTML file that needs nothing else: it plays from a memory stick. Arrow keys, Page Up and Down, the space
bar and scrolling turn pages. Printed, a slide is a page.
"""
from __future__ import annotations

import json
import re
from pathlib import Path

from ... import markup

FOLDER = "_static/slides"
ASKED = re.compile(r"\*\*Predict\*\*[^\n]*(?:\n(?!\n)[^\n]*)*")
DECK = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>@TITLE@</title>
<style>
html { scroll-snap-type: y mandatory; background: #ffffff; color: #1b1f24; font: 22px/1.45 Verdana, sans-serif; }
body { margin: 0; }
section { box-sizing: border-box; min-height: 100vh; padding: 4vh 6vw; scroll-snap-align: start; border-bottom: 1px solid #d0d7de; }
h1, h2 { line-height: 1.2; } .asked { border-left: 6px solid #275ccd; padding-left: 1em; }
img { max-width: 100%; height: auto; } details { font-size: 15px; } pre { overflow-x: auto; }
.a2a-picture { overflow-x: auto; } .number { color: #57606a; font-size: 15px; }
@media print { section { break-after: page; border: none; } details { display: none; } }
</style></head><body>
@SLIDES@
<script>
document.addEventListener('keydown', function (event) {
  if (event.target.closest('button, input, select, summary, .a2a-film, .a2a-stepper')) return;
  var by = {ArrowRight: 1, ArrowDown: 1, PageDown: 1, ' ': 1, ArrowLeft: -1, ArrowUp: -1, PageUp: -1}[event.key];
  if (!by) return;
  event.preventDefault();
  var slides = [].slice.call(document.querySelectorAll('section'));
  var now = slides.findIndex(function (one) { return one.getBoundingClientRect().bottom > 10; });
  slides[Math.max(0, Math.min(slides.length - 1, now + by))].scrollIntoView();
});
</script></body></html>
"""


def write(root: Path, source: Path) -> list[str]:
    """Writes a deck of each lesson into the site's folder, and the page that lists them. Returns the names of the
    decks."""
    folder = source / FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    lines = ["# Slides", "", "A deck for each lesson: its question, what is predicted, and its pictures, which play. Arrow keys turn"
             " pages; saved, a deck works without a network. [Syllabi and notes](teaching.md) say what to show when.", ""]
    names = []
    for path in sorted((root / "notebooks").glob("[0-9]*.ipynb")):
        title, text = deck(json.loads(path.read_text(encoding="utf-8")))
        name = f"{path.stem[:2]}.html"
        (folder / name).write_text(text, encoding="utf-8")
        lines.append(f'* <a href="{FOLDER}/{name}">{markup.text(title)}</a>')
        names.append(name)
    (source / "slides.md").write_text("\n".join(lines) + "\n", encoding="utf-8")
    return names


def deck(book: dict) -> tuple[str, str]:
    """Title and HTML of a lesson's slides."""
    first = "".join(book["cells"][0]["source"])
    title = re.search(r"^# (.+)$", first, re.M)[1]
    question = re.search(r"^\*\*(.+?)\*\*$", first, re.M | re.S)
    slides, heading = [f"<h1>{markup.text(title)}</h1>\n<p>{_plain(question[1] if question else '')}</p>"], title
    for cell in book["cells"][1:]:
        text = "".join(cell["source"])
        if cell["cell_type"] == "markdown":
            for line in re.findall(r"^## (.+)$", text, re.M):
                heading = line
            if match := ASKED.search(text):
                slides.append(f'<h2>{_plain(heading)}</h2>\n<p class="asked">{_plain(match[0])}</p>')
            if "## We have seen" in text:
                summary = re.split(r"\*\*What production|^## ", text.split("## We have seen")[1], flags=re.M)[0]
                slides.append("<h2>We have seen</h2>\n<ul>" + "".join(
                    f"<li>{_plain(point)}</li>" for point in re.split(r"^\* ", summary, flags=re.M)[1:]) + "</ul>")
                break
            continue
        for out in cell["outputs"]:
            drawn = "".join(out.get("data", {}).get("text/html", ""))
            if "a2a-picture" in drawn:
                slides.append(f"<h2>{_plain(heading)}</h2>\n{drawn}")
    pages = [f'<section aria-label="slide {number} of {len(slides)}">\n{slide}\n<p class="number">{number} / {len(slides)}</p>\n</section>'
             for number, slide in enumerate(slides, 1)]
    return title, markup.fill(DECK, TITLE=markup.text(title), SLIDES="\n".join(pages))


def _plain(text: str) -> str:
    """Markdown of a sentence as HTML: code, strong and emphasis; links as their text."""
    text = markup.text(" ".join(text.split()))
    text = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", text)
    text = re.sub(r"`([^`]*)`", r"<code>\1</code>", text)
    text = re.sub(r"\*\*([^*]*)\*\*", r"<strong>\1</strong>", text)
    return re.sub(r"\*([^*\s][^*]*)\*", r"<em>\1</em>", text)
