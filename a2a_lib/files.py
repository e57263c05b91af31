"""Files that are written for a reader: the path is checked before the work starts, and a file is there whole or not."""
from __future__ import annotations

import os
import tempfile
import threading
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path


def check_path(path: str | os.PathLike, endings: Iterable[str], what: str) -> str:
    """The ending (".png") of a path that can be written to, one of `endings`. Raises ValueError, which says why it
    cannot. what: what the file would be, as the sentence "`what` ends in ..." begins."""
    path, endings = Path(path), list(endings)
    ending = next((end for end in endings if path.name.endswith(end) and path.name != end), None)
    if ending is None:
        raise ValueError(f"{what} ends in {' or '.join(endings)}: not {str(path)!r}")
    if path.is_dir():
        raise ValueError(f"{path} is a folder")
    if not path.parent.is_dir():
        raise ValueError(f"cannot write {path}: there is no folder {path.parent}")
    try:
        if path.exists() and not os.access(path, os.W_OK):
            raise PermissionError(13, "no permission")
        with tempfile.TemporaryFile(dir=path.parent):  # gone at once; os.access knows nothing of read-only disks
            pass
    except OSError as error:
        raise ValueError(f"cannot write {path}: {error.strerror}") from None
    return ending


def write_whole(path: str | os.PathLike, data: bytes) -> Path:
    """Writes a file that readers see whole or not at all; where the disk is full, what was there before stays. Returns
    the path; OSError if it could not be written."""
    path = Path(path)
    part = path.with_name(f".{path.name}.{os.getpid()}.{threading.get_ident()}.part")
    try:
        part.write_bytes(data)
        os.replace(part, path)
    except BaseException as error:
        with suppress(OSError):
            part.unlink()
        if isinstance(error, OSError):
            error.filename, error.filename2 = str(path), None
        raise
    return path
