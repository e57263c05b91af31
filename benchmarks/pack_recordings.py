"""Moves recordings that only pages name from figures/recordings/ into the archive beside this file:

    python benchmarks/pack_recordings.py [--list]      --list: prints what the archive has
"""
import re
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from a2a_lib.files import read_archive, write_archive  # noqa: E402
from a2a_lib.lab.bench.record import ARCHIVE, FOLDER, ROOT  # noqa: E402

READERS = ("notebooks/*.ipynb", "solutions/*.ipynb", "figures/*.py", "tests/**/*.py", "a2a_lib/**/*.py", "README.md")


def read_by_code(name: str, texts: list[str]) -> bool:
    return any(re.search(rf"{re.escape(name)}(?![\w-])", text) for text in texts)


def main() -> None:
    if "--list" in sys.argv:
        return print("\n".join(read_archive(ARCHIVE)))
    texts = [path.read_text(encoding="utf-8") for pattern in READERS for path in ROOT.glob(pattern)]
    files = [path for path in FOLDER.glob("*.json") if not read_by_code(path.stem, texts)]
    write_archive(ARCHIVE, dict(read_archive(ARCHIVE)) | {path.name: path.read_text(encoding="utf-8") for path in files})
    for path in files:
        path.unlink()
    print(*(f"packed {path.name}" for path in files), sep="\n")


if __name__ == "__main__":
    main()
