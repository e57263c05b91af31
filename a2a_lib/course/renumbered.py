"""Lessons that got another number: a copy in work/ keeps what was written in it, under its new name."""
from __future__ import annotations

import os
from collections.abc import Collection
from pathlib import Path

# {former name in work/: name}
MOVED = {"notebooks/16_your_own_kernel.ipynb": "notebooks/19_your_own_kernel.ipynb"}


def rename(work: Path, due: Collection[str], written: dict[str, str]) -> dict[str, str]:
    """Renames the copies in `work` that lie under a former name, unless a file has the new one. Returns {new name: note}.
    due: the names of the course's files; written: {name: digest of the copy}, which follows the names."""
    notes = {}
    for former, name in MOVED.items():
        if former not in due and name in due and os.path.lexists(work / former) and not os.path.lexists(work / name):
            os.rename(work / former, work / name)
            notes[name] = f"it was {Path(former).name}"
            if former in written:
                written[name] = written.pop(former)
    return notes
