"""Joining a room, and sending to it after each check."""
import json
import secrets
import time
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from pathlib import Path

from ....files import read_plain, write_whole
from . import members

FILE = "room.json"  # in work/
PATIENCE = 1.0  # seconds that a check waits for an address
PAUSE = 60.0  # seconds without a further attempt after one that failed
_silent_until: dict[str, float] = {}  # address -> time


class RoomError(ValueError):
    """A room cannot be reached, or does not take what is sent; the text says why."""


@dataclass(frozen=True)
class Membership:
    """place: a folder, or an address. key: 16 random hexadecimal digits, the name of this member's file there."""

    place: str
    name: str
    key: str


def join(work: Path, place: str, name: str, tries: Mapping[str, Mapping]) -> Membership:
    """Writes the membership into work/ and the tries so far into the room. A learner who joins the same room again keeps the key.
    Raises RoomError for a place that does not answer, ValueError for an empty name, OSError for work/ itself."""
    place = place if _is_address(place) else str(Path(place).resolve())
    before = of_work(work)
    key = before.key if before and before.place == place else secrets.token_hex(8)
    membership = Membership(place, members.shown_name(name), key)
    send(membership, tries)
    write_whole(work / FILE, (json.dumps(asdict(membership), indent=1, ensure_ascii=False) + "\n").encode())
    return membership


def leave(work: Path) -> bool:
    """Removes the membership. Returns whether there was one. The room keeps the tries it has."""
    try:
        (work / FILE).unlink()
        return True
    except FileNotFoundError:
        return False


def of_work(work: Path) -> Membership | None:
    """The membership of a work/; None without one, or with a file that `join` did not write."""
    try:
        value = json.loads(read_plain(work / FILE, members.LARGEST))
        place, name, key = (str(value[part]) for part in ("place", "name", "key"))
        return Membership(place, name, key) if members.KEY.fullmatch(key) else None
    except (OSError, *members.DAMAGE):
        return None


def report(work: Path, tries: Mapping[str, Mapping]) -> str:
    """Sends the tries to the room of a work/, if it has joined one. Returns why that failed, else "". After a failure the
    address is left alone for PAUSE seconds, so that checks do not wait for it."""
    membership = of_work(work)
    if membership is None or time.monotonic() < _silent_until.get(membership.place, 0):
        return ""
    try:
        send(membership, tries)
        return ""
    except (ValueError, OSError) as error:
        _silent_until[membership.place] = time.monotonic() + PAUSE
        return str(error)


def send(membership: Membership, tries: Mapping[str, Mapping]) -> None:
    """Writes the member's file into the room. Raises RoomError."""
    data = members.text_of(membership.name, tries)
    if not _is_address(membership.place):
        try:
            write_whole(Path(membership.place) / f"{membership.key}.json", data, lasting=False)
        except OSError as error:
            raise RoomError(f"the room {membership.place} cannot be written to: {error.strerror or error}") from None
        return
    request = urllib.request.Request(f"{membership.place.rstrip('/')}/members/{membership.key}", data=data, method="PUT",
                                     headers={"Content-Type": "application/json"})
    # no proxy: the room is on the network of the room
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    try:
        with opener.open(request, timeout=PATIENCE):
            pass
    except urllib.error.HTTPError as error:
        raise RoomError(f"the room {membership.place} refuses: {error.reason}") from None
    except (OSError, ValueError) as error:
        reason = getattr(error, "reason", error)
        raise RoomError(f"the room {membership.place} does not answer: {reason}") from None


def _is_address(place: str) -> bool:
    return urllib.parse.urlsplit(place).scheme in ("http", "https")
