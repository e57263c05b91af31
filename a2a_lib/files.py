"""Writes files completely or not at all, and checks paths before the work starts.

    write_whole(path, data)      the file has all of `data`, or its previous content
    read_plain(path, most)       the bytes of an ordinary file that is not too large
    with locked(path): ...       one process at a time reads, changes and writes a file
    set_aside(path, folder)      moves an unreadable file to an unused name
    read_archive(path)           {name: text} of many texts in one compressed file
"""
import io
import lzma
import os
import random
import re
import secrets
import stat
import sys
import tarfile
import tempfile
import time
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from functools import lru_cache
from pathlib import Path

PART = re.compile(r"\.a2a-[0-9a-f]{16}\.part")  # names of incomplete files
# LZMA2 for archives of texts: the last 4 bits of the byte before tell more than its place (xz's manual, lc and pb)
TEXTS = {"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME, "dict_size": 2**25, "lc": 4, "pb": 0}
ABANDONED = 3600  # seconds after which an unfinished file is deleted
ASIDE = "set_aside"
PATIENCE = 60.0  # seconds that `locked` waits for other processes


def check_path(path: str | os.PathLike, endings: Iterable[str], what: str) -> str:
    """The ending (".png") of a path that can be written to, one of `endings`. Raises ValueError with the reason if it
    cannot. what: the file, as the subject of the sentence "`what` ends in ..."."""
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
        with tempfile.TemporaryFile(dir=path.parent):
            pass
    except OSError as error:
        raise ValueError(f"cannot write {path}: {error.strerror}") from None
    return ending


def writable(folder: Path) -> bool:
    """Whether files can be made in a folder."""
    try:
        with tempfile.TemporaryFile(dir=folder):  # deleted at once; os.access does not detect read-only disks
            return True
    except OSError:
        return False


def write_whole(path: str | os.PathLike, data: bytes, *, lasting: bool = True) -> Path:
    """Writes a file so that readers see all of it or nothing. If the disk is full or the process is killed, the
    previous file stays.

    A link is replaced; its target stays. lasting: the file also survives a power failure (a cache does not need this).
    Returns the path. Raises OSError, with the path as its file, if it could not be written.
    """
    path = Path(path)
    part = path.with_name(f".a2a-{secrets.token_hex(8)}.part")
    try:
        with open(part, "xb") as file:  # a new file: never an existing one, never through a link
            with suppress(OSError):  # the permissions of the replaced file
                before = os.lstat(path)
                if stat.S_ISREG(before.st_mode):
                    os.chmod(part, stat.S_IMODE(before.st_mode))
            file.write(data)
            file.flush()
            if lasting:
                os.fsync(file.fileno())
        os.replace(part, path)
        if lasting:
            _sync_folder(path.parent)
    except BaseException as error:
        with suppress(OSError):
            part.unlink()
        if isinstance(error, OSError):
            error.filename, error.filename2 = str(path), None
        raise
    return path


def read_plain(path: str | os.PathLike, most: int = 64_000_000) -> bytes:
    """The bytes of an ordinary file, or of the target of a link. Raises ValueError for anything else (a folder, a pipe,
    a device) and for more than `most` bytes; FileNotFoundError; OSError."""
    state = os.stat(path)
    if not stat.S_ISREG(state.st_mode):
        raise ValueError(f"{path} is {'a folder' if stat.S_ISDIR(state.st_mode) else 'no ordinary file'}")
    if state.st_size > most:
        raise ValueError(f"{path} has {state.st_size / 1e6:,.0f} MB: too many")
    with open(path, "rb") as file:
        data = file.read(most + 1)
    if len(data) > most:
        raise ValueError(f"{path} has more than {most / 1e6:,.0f} MB: too many")
    return data


@contextmanager
def locked(path: str | os.PathLike, patience: float = PATIENCE, *, needed: bool = True) -> Iterator[None]:
    """Holds the lock of a file; other processes and threads wait for it.

    The lock is a file beside it, `.NAME.lock`, which stays. Raises TimeoutError if it is not free after `patience`
    seconds. Some file systems have no locks: it then raises OSError, or continues without a lock if needed is False.
    """
    path = Path(path)
    lock = path.with_name(f".{path.name}.lock")
    flags = os.O_RDWR | os.O_CREAT | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_CLOEXEC", 0)
    descriptor = os.open(lock, flags, 0o666)
    try:
        end = time.monotonic() + patience
        while not (_lock(descriptor) if needed else _lock_if_any(descriptor)):
            if time.monotonic() > end:
                raise TimeoutError(f"another process has held {lock} for {patience:.0f} s")
            time.sleep(random.uniform(0.001, 0.01))
        yield
    finally:
        os.close(descriptor)  # frees the lock


def set_aside(path: str | os.PathLike, folder: str | os.PathLike, name: str | os.PathLike | None = None) -> Path:
    """Moves a file, a link or a folder to FOLDER/DATE-TIME/NAME (name: default the file's own), an unused place.
    Returns the place. Raises OSError."""
    to = new_folder(folder) / (name or Path(path).name)
    to.parent.mkdir(parents=True, exist_ok=True)
    os.rename(path, to)
    return to


def new_folder(parent: str | os.PathLike) -> Path:
    """Makes a folder PARENT/DATE-TIME that did not exist, with -2, -3, ... appended if it did."""
    Path(parent).mkdir(parents=True, exist_ok=True)
    name = time.strftime("%Y-%m-%d-%H%M%S")
    for number in range(1, 10_000):
        folder = Path(parent) / (name if number == 1 else f"{name}-{number}")
        with suppress(FileExistsError):
            folder.mkdir()
            return folder
    raise FileExistsError(f"{parent} has 10 000 folders of {name}")


def remove_abandoned(folder: str | os.PathLike) -> None:
    """Removes the incomplete files of killed processes: parts older than ABANDONED seconds."""
    with suppress(OSError):
        for item in os.scandir(folder):
            if PART.fullmatch(item.name):
                with suppress(OSError):
                    if time.time() - item.stat(follow_symlinks=False).st_mtime > ABANDONED:
                        os.unlink(item.path)


def _sync_folder(folder: Path) -> None:
    with suppress(OSError):  # Windows cannot open folders
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def _lock_if_any(descriptor: int) -> bool:
    try:
        return _lock(descriptor)
    except OSError:
        return True


if sys.platform == "win32":
    import msvcrt

    def _lock(descriptor: int) -> bool:
        try:
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
            return True
        except OSError:
            return False
else:
    import fcntl

    def _lock(descriptor: int) -> bool:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
            return True
        except BlockingIOError:
            return False


def read_archive(path: Path) -> Mapping[str, str]:
    """{file name: text} of an archive that `write_archive` wrote; {} where there is none."""
    return _unpacked(path, path.stat().st_mtime_ns) if path.exists() else {}


@lru_cache(maxsize=4)
def _unpacked(path: Path, _changed: int) -> Mapping[str, str]:
    with tarfile.open(path, "r|xz") as files:
        return {member.name: files.extractfile(member).read().decode() for member in files}  # type: ignore[union-attr]


def write_archive(path: Path, texts: Mapping[str, str]) -> Path:
    """Writes texts, {file name: text}, as one compressed file. The same texts always make the same bytes."""
    with lzma.open(path, "wb", filters=[TEXTS]) as packed, tarfile.open(fileobj=packed, mode="w", format=tarfile.USTAR_FORMAT) as files:
        for name, text in sorted(texts.items()):
            member = tarfile.TarInfo(name)  # with time 0 and no owner
            member.size = len(text.encode())
            files.addfile(member, io.BytesIO(text.encode()))
    return path
