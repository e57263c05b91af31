"""The dictionary: every library has a row in each table, and the course's own calls exist."""
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
TEXT = (ROOT / "notebooks" / "DICTIONARY.md").read_text(encoding="utf-8")
HEADERS = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "a2a_lib" / "machine" / "device" / "a2a").glob("*.h"))
LIBRARIES = ["this course", "NCCL, RCCL: LSA", "NCCL, RCCL: GIN", "NVSHMEM", "rocSHMEM", "PyTorch", "Iris", "Mori", "MSCCL++", "DeepEP"]


def rows(title):
    part = re.search(rf"^## {title}\n(.*?)(?=^## |\Z)", TEXT, re.M | re.S)[1]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in part.splitlines() if line.startswith("|")]


def test_tables_are_whole():
    for title, columns in (("Words", 8), ("Calls", 6), ("Promises", 4)):
        assert {len(row) for row in rows(title)} == {columns}, title
    for title in ("Calls", "Promises"):
        assert [row[0] for row in rows(title)[2:]] == LIBRARIES and all(all(row) for row in rows(title)[2:]), title


def test_the_courses_calls_exist():
    calls = next(row for row in rows("Calls") if row[0] == "this course")
    names = [name for cell in calls[1:] for name in re.findall(r"`(?:world\.|Peers::)?(\w+)", cell)]
    assert len(names) >= 10
    for name in names:
        assert re.search(rf"\b(?:struct )?{name}\b", HEADERS), name


def test_each_library_has_a_source():
    sources = TEXT.split("## Sources")[1]
    assert all(name.split(",")[0].split(":")[0] in sources for name in LIBRARIES[1:])
    assert all(link.startswith("https://") for link in re.findall(r"\]\(([^)]*)\)", sources))
