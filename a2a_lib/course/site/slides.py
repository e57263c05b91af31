"""Slides made from the lessons: the question, what is predicted, code, every stored picture, and the exercises.

A deck is one HTML file that needs nothing else: it plays from a memory stick. Arrow keys, Page Up and Down, the space
bar and scrolling turn pages. N shows the speaker's notes, T starts and stops the clock of the talk; predictions and
exercises have countdowns. A slide is 1280 x 720 and grows with the window. Printed, a slide is a page.
"""
import json
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from ... import markup
from .. import exercise_texts
from ..exercise_texts import ExerciseText
from ..notebooks import text_of
from ..work import is_guess

FOLDER = "_static/slides"
ASKED = re.compile(r"\*\*Predict\*\*[^\n]*(?:\n(?!\n)[^\n]*)*")
DECK = (Path(__file__).resolve().parent / "slides.html").read_text(encoding="utf-8")
LINES = 22  # of code on a slide
LONGEST = 1200  # characters of notes on a slide
MINUTE = 60  # seconds to predict in


def write(root: Path, source: Path) -> list[str]:
    """Writes a deck of each lesson into the site's folder, and the page that lists them. Returns the names of the
    decks."""
    folder = source / FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    lines = ["# Slides", "", "A deck for each lesson: its question, what is predicted, and its pictures, which play. Arrow keys turn"
             " pages; saved, a deck works without a network. [Syllabi and notes](teaching.md) say what to show when.", ""]
    names = []
    teaching = (root / "notebooks" / "TEACHING.md").read_text(encoding="utf-8")
    exercises = exercise_texts.of_course(root)
    for path in sorted((root / "notebooks").glob("[0-9]*.ipynb")):
        notes = re.search(rf"^### {path.stem[:2]} · [^\n]*\n(.*?)(?=^##|\Z)", teaching, re.M | re.S)
        title, text = deck(json.loads(path.read_text(encoding="utf-8")), notes[1] if notes else "",
                           [text for text in exercises if text.lesson == path.stem[:2]])
        name = f"{path.stem[:2]}.html"
        (folder / name).write_text(text, encoding="utf-8")
        lines.append(f'* <a href="{FOLDER}/{name}">{markup.text(title)}</a>')
        names.append(name)
    (source / "slides.md").write_text("\n".join(lines) + "\n", encoding="utf-8")
    return names


@dataclass
class Slide:
    """html: its content. notes: what the speaker says, as HTML. seconds: of its countdown, 0 for none."""

    html: str
    notes: str = ""
    seconds: int = 0


def deck(book: dict, teaching: str = "", exercises: Sequence[ExerciseText] = ()) -> tuple[str, str]:
    """Title and HTML of a lesson's slides. teaching: the lesson's part of TEACHING.md, the notes of the first slide."""
    first = text_of(book["cells"][0]["source"])
    title = re.search(r"^# (.+)$", first, re.M)[1]
    question = re.search(r"^\*\*(.+?)\*\*$", first, re.M | re.S)
    slides, heading, prose = [Slide(f"<h1>{markup.text(title)}</h1>\n<p>{_plain(question[1] if question else '')}</p>",
                                    _paragraphs(teaching))], title, ""
    for cell in book["cells"][1:]:
        text = text_of(cell["source"])
        if cell["cell_type"] == "markdown":
            for line in re.findall(r"^## (.+)$", text, re.M):
                heading = line
            prose = re.sub(r"^#+ .*$", "", text, flags=re.M)[:LONGEST]
            if match := ASKED.search(text):
                slides.append(Slide(f'<h2>{_plain(heading)}</h2>\n<p class="asked">{_plain(match[0])}</p>', _paragraphs(prose), MINUTE))
            if "## We have seen" in text:
                summary = re.split(r"\*\*What production|^## ", text.split("## We have seen")[1], flags=re.M)[0]
                slides.append(Slide("<h2>We have seen</h2>\n<ul>" + "".join(
                    f"<li>{_plain(point)}</li>" for point in re.split(r"^\* ", summary, flags=re.M)[1:]) + "</ul>"))
                break
            continue
        if not is_guess(cell):
            slides += [Slide(f"<h2>{_plain(heading)}</h2>\n{code}", _paragraphs(prose)) for code in _code(text)]
        for out in cell["outputs"]:
            drawn = text_of(out.get("data", {}).get("text/html", ""))
            if "a2a-picture" in drawn:
                slides.append(Slide(f"<h2>{_plain(heading)}</h2>\n{drawn}", _paragraphs(prose)))
    for text in exercises:
        heading = f"Exercise {text.number}, open:" if text.open else f"Exercise {text.number}:"
        body = f"{text.language}, {text.minutes} minutes."
        slides.append(Slide(f"<h2>{heading} {_plain(text.title)}</h2>\n<p>{body}</p>", "", MINUTE * text.minutes))
    pages = [_page(slide, number, len(slides)) for number, slide in enumerate(slides, 1)]
    return title, markup.fill(DECK, TITLE=markup.text(title), SLIDES="\n".join(pages))


def _page(slide: Slide, number: int, count: int) -> str:
    clock = (f'<button type="button" class="clock" data-seconds="{slide.seconds}">{slide.seconds // 60}:{slide.seconds % 60:02}</button>'
             if slide.seconds else "")
    beside, place = f"notes on slide {number}", f"slide {number} of {count}"
    notes = f'<aside class="notes" aria-label="{beside}" hidden>{slide.notes}</aside>' if slide.notes else ""
    return (f'<section aria-label="{place}">\n<div class="fit">{slide.html}</div>\n'
            f'<p class="number">{clock} {number} / {count}</p>\n{notes}</section>')


def _code(source: str) -> Iterator[str]:
    """A cell's code in pieces of at most LINES lines, cut at blank lines where there are any. Cells of three lines or fewer
    are left out."""
    rows = source.strip("\n").split("\n")
    if len(rows) <= 3:
        return
    while rows:
        end = min(LINES, len(rows))
        blank = [at for at in range(LINES // 2, end) if not rows[at].strip()]
        if len(rows) > LINES and blank:
            end = blank[-1]
        yield f'<pre class="code">{markup.text(chr(10).join(rows[:end]))}</pre>'
        rows = rows[end:]
        while rows and not rows[0].strip():
            rows.pop(0)


def _paragraphs(text: str) -> str:
    """Markdown as HTML paragraphs, an item of a list each."""
    parts = re.split(r"\n\s*\n|\n(?=\s*[*] )", text)
    return "".join(f"<p>{_plain(part.strip().removeprefix('* '))}</p>" for part in parts if part.strip())


def _plain(text: str) -> str:
    """Markdown of a sentence as HTML: code, strong and emphasis; links as their text."""
    text = markup.text(" ".join(text.split()))
    text = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", text)
    text = re.sub(r"`([^`]*)`", r"<code>\1</code>", text)
    text = re.sub(r"\*\*([^*]*)\*\*", r"<strong>\1</strong>", text)
    return re.sub(r"\*([^*\s][^*]*)\*", r"<em>\1</em>", text)
