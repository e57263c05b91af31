"""Moves recordings from figures/recordings/ into the archive figures/recordings.tar.xz, a tenth of their size.

    python benchmarks/pack_recordings.py
"""
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from a2a_lib.files import read_archive, write_archive  # noqa: E402
from a2a_lib.lab.bench.record import ARCHIVE, FOLDER  # noqa: E402

files = sorted(FOLDER.glob("*.json"))
write_archive(ARCHIVE, dict(read_archive(ARCHIVE)) | {path.name: path.read_text(encoding="utf-8") for path in files})
for path in files:
    path.unlink()
    print(f"packed {path.name}")
