"""Every lesson uses the field's words, gives units, and names seeds."""

import re

import pytest
from lesson_tools import ROOT, Lesson

LESSONS = sorted(path.stem for path in (ROOT / "notebooks").glob("[0-9]*.ipynb"))
OTHERS = r"SGLang's GPU|53 to 57 us"  # quoted as others write it


@pytest.mark.parametrize("name", LESSONS)
def test_words(name):
    prose = " ".join(Lesson(name).prose().split())
    assert prose.count("NVIDIA: warp") == (0 if name.startswith("03_") else 1), "once per lesson; 03 has no waves"
    assert not re.search(r"\d us\b", re.sub(OTHERS, "", prose)), "µs in prose"


@pytest.mark.parametrize("name", [name for name in LESSONS if name[:2] not in ("01", "04")])
def test_seeds_are_shown(name):
    """Every node and every problem that is made has its seed beside it, where results depend on it."""
    lesson = Lesson(name)
    code = "\n".join(lesson.source(cell) for cell, content in lesson.cells.items() if content["cell_type"] == "code")
    calls = re.findall(r"(?:Node|Problem\.random)\((?:[^()]|\([^()]*\))*\)", code)
    assert [call for call in calls if "seed=" not in call] == []
