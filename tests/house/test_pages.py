"""A newcomer reads ARCHITECTURE.md and its pages: no paragraph is long."""

import re

import pytest
from house import ROOT

PAGES = ("ARCHITECTURE.md", "CONTRIBUTING.md", *(f"a2a_lib/machine/{page}.md" for page in ("sim/README", "sim/SPEED", "device/README")))
MOST_WORDS = 120


def paragraphs(text):
    """Paragraphs, items of lists and cells of tables; code is left out."""
    text = re.sub(r"^```.*?^```$|^(?: {4,}.*\n)+(?=\n|\Z)", "", text, flags=re.M | re.S)
    for block in re.split(r"\n\s*\n|\n(?=\s*(?:[*-]|\d+\.) )", text):
        lines = block.splitlines()
        cells = [cell for line in lines if line.startswith("|") for cell in line.split(" | ")]
        yield from cells
        yield " ".join(line for line in lines if not line.startswith("|"))


@pytest.mark.parametrize("page", PAGES)
def test_no_paragraph_is_long(page):
    text = (ROOT / page).read_text(encoding="utf-8")
    assert {part[:60]: len(part.split()) for part in paragraphs(text) if len(part.split()) > MOST_WORDS} == {}


def test_a_long_paragraph_is_found():
    text = f"# Title\n\n* one\n* two {'x ' * 9}\n\n| a | {'y ' * 8} |\n|---|---|\n\n```text\n{'z ' * 20}\n```\n\n    {'z ' * 20}\n\nend"
    assert [len(part.split()) for part in paragraphs(text) if len(part.split()) > 4] == [11, 9]
