"""Lessons and exercises are written in short sentences and paragraphs, and type no measured number by hand.

A sentence ends at `.`, `?` or `!`. Code, tables, headings, formulas and lists of sources are not prose. Inline code is
one word.
"""
import re
from dataclasses import dataclass
from pathlib import Path

import pytest
from lesson_tools import ROOT, cells

NOTEBOOKS = sorted([*ROOT.glob("notebooks/[0-9]*.ipynb"), *ROOT.glob("solutions/[0-9]*.ipynb")])
SENTENCE, PARAGRAPH = 30, 120  # words, at most


@dataclass
class Passage:
    cell: str
    text: str


def name_of(path: Path) -> str:
    return f"{path.parent.name}/{path.stem[:2]}"


def paragraphs(markdown: str) -> list[str]:
    """Paragraphs and list items of a markdown cell, one line each, without markup."""
    text = re.sub(r"^(```|~~~).*?^\1", "\n", markdown, flags=re.M | re.S)
    text = re.sub(r"\$\$.*?\$\$", "\n", text, flags=re.S)
    text = re.sub(r"</?(details|summary|p|br|b|i)\b[^>]*>", "\n", text)
    text = re.sub(r"^(#+ .*|\|.*|    .*)$", "\n", text, flags=re.M)         # headings, tables, indented code
    text = re.sub(r"^\s*([*+-]|\d+\.) +", "\n\n", text, flags=re.M)         # list items
    text = re.sub(r"`[^`]*`", "code", text)
    text = re.sub(r"!?\[([^\]]*)\]\([^)]*\)", r"\1", text)
    text = re.sub(r"[*_]{1,2}(?=\S)|(?<=\S)[*_]{1,2}", "", text)
    parts = [" ".join(part.split()) for part in re.split(r"\n\s*\n", text)]
    return [part for part in parts if part and not part.startswith("Sources.")]


def word_count(text: str) -> int:
    return sum(1 for word in text.split() if re.search(r"\w", word))


def sentences(paragraph: str) -> list[str]:
    return re.split(r"(?<=[.?!])[\"')]*\s+(?=[\"'(\[]*[A-Z0-9]|code\b|pplx-|gfx9|vLLM)", paragraph)


def too_long(cells: list[dict]) -> list[Passage]:
    """Sentences and paragraphs over the limits, with their cells."""
    passages = []
    for cell in cells:
        if cell["cell_type"] != "markdown":
            continue
        for paragraph in paragraphs("".join(cell["source"])):
            if word_count(paragraph) > PARAGRAPH:
                passages.append(Passage(cell["id"], paragraph))
            passages += [Passage(cell["id"], sentence) for sentence in sentences(paragraph) if word_count(sentence) > SENTENCE]
    return passages


NUMBER = r"(?<![\w.])\d{1,3}(?: \d{3})+(?:\.\d+)?|(?<![\w.])\d+(?:\.\d+)?"
QUANTITY = rf"({NUMBER})(?= ?(?:µs|us|ms|ns|GB/s|TB/s|TFLOP/s|%|percent\b|times\b))"


SHOWN = r"(?<![\w.])(?:\d{1,3}(?:[ ,]\d{3})+(?!\d)|\d+)(?:\.\d+)?"


def printed(cells: list[dict]) -> list[float]:
    """All numbers in outputs that are labelled as measured. Where an output has other labels, too, those of lines that say so."""
    numbers = []
    for cell in cells:
        for out in cell.get("outputs", []):
            text = "".join(out.get("text") or out.get("data", {}).get("text/plain", ""))
            if "measured" not in text:
                continue
            lines = text.splitlines()
            if re.search("published|simulated", text):
                lines = [line for line in lines if "measured" in line]
            numbers += [float(re.sub("[ ,]", "", number)) for line in lines for number in re.findall(SHOWN, line)]
    return numbers


def typed_by_hand(cells: list[dict]) -> list[Passage]:
    """Measured times, rates and ratios in prose that no output labelled as measured shows, and labels typed in code."""
    shown, passages = printed(cells), []
    for cell in cells:
        text = "".join(cell["source"])
        if cell["cell_type"] == "code":
            if re.search(r"""["']measured \(""", text):
                passages.append(Passage(cell["id"], "a label `measured (...)` typed in code"))
            continue
        for paragraph in paragraphs(text):
            for sentence in sentences(paragraph):
                if not re.search(r"\bmeasured\b", sentence, re.I):
                    continue
                for number in re.findall(QUANTITY, sentence):
                    places = len(number.partition(".")[2])
                    value = float(number.replace(" ", ""))
                    if not any(round(other, places) == value for other in shown):
                        passages.append(Passage(cell["id"], f"{number} in: {sentence}"))
    return passages


@pytest.mark.parametrize("path", NOTEBOOKS, ids=name_of)
def test_prose(path):
    passages = too_long(cells(path)) + typed_by_hand(cells(path))
    assert not passages, "\n".join(f"{passage.cell}: {word_count(passage.text)} words: {passage.text}" for passage in passages)


def markdown(text: str) -> dict:
    return {"id": "text", "cell_type": "markdown", "source": [text]}


def code(text: str, output: str) -> dict:
    return {"id": "code", "cell_type": "code", "source": [text], "outputs": [{"text": [output]}]}


def test_long_sentences_and_numbers_typed_by_hand_are_found():
    assert too_long([markdown("word " * 31 + ".")]) and too_long([markdown("Two short words. " * 41)])
    assert not too_long([markdown("* " + "word " * 20 + "\n* " + "word " * 20)]), "list items end sentences"
    says = markdown("It takes 8.6 µs (*measured*).")
    assert typed_by_hand([says])
    assert not typed_by_hand([says, code("", "rung 8.61 us\nmeasured (4 x NVIDIA H200)")])
    assert typed_by_hand([says, code("", "rung 8.61 us\nsimulated")]), "a simulated time is no source of a measured one"
    assert typed_by_hand([says, code("", "rung 8.60 published\nrung 8.71 us measured")])
    assert typed_by_hand([code('LABEL = "measured (4 H200)"', "")])
