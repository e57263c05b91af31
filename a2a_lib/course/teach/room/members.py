"""The files of a room: one for each member, written whole, read with distrust."""
import datetime
import json
import os
import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ....files import read_plain, write_whole

KEY = re.compile(r"[0-9a-f]{16}")
EXERCISE = re.compile(r"[a-z]\w{0,39}", re.ASCII)
LARGEST = 64_000  # bytes of a member's file
MOST = 500  # members of a room
MOST_EXERCISES = 500
MOST_TRIES = 10**6
LONGEST_NAME = 40  # characters
DAMAGE = (ValueError, TypeError, KeyError, AttributeError, OverflowError, RecursionError)


class FullError(ValueError):
    """A room has MOST members."""


@dataclass(frozen=True)
class Member:
    """key: name of the file. name: as shown. exercises: {name: (tries, day it passed or None)}."""

    key: str
    name: str
    exercises: Mapping[str, tuple[int, str | None]]


def shown_name(name: str) -> str:
    """A name on one line, of at most LONGEST_NAME printable characters. Raises ValueError for an empty one."""
    shown = " ".join("".join(sign if sign.isprintable() else " " for sign in str(name)).split())[:LONGEST_NAME].strip()
    if not shown:
        raise ValueError("a name has at least one letter")
    return shown


def text_of(name: str, tries: Mapping[str, Mapping]) -> bytes:
    """A member's file. tries: as `tally.read` returns them."""
    exercises = {exercise: [int(entry["tries"]), entry["passed"]] for exercise, entry in sorted(tries.items())}
    return (json.dumps({"name": shown_name(name), "exercises": exercises}, ensure_ascii=False) + "\n").encode()


def parse(key: str, data: bytes) -> Member:
    """The member that a file's bytes describe. Anything else in it is dropped. Raises one of DAMAGE if it is no such
    file."""
    if len(data) > LARGEST:
        raise ValueError("too large")
    value: Any = json.loads(data)
    exercises: dict[str, tuple[int, str | None]] = {}
    for name, (tries, passed) in value["exercises"].items():
        if not EXERCISE.fullmatch(name) or type(tries) is not int or not 0 <= tries <= MOST_TRIES:
            raise ValueError(f"no exercise: {name!r}")
        exercises[name] = tries, None if passed is None else datetime.date.fromisoformat(passed).isoformat()
    if len(exercises) > MOST_EXERCISES:
        raise ValueError("too many exercises")
    return Member(key, shown_name(value["name"]), exercises)


def put(folder: Path, key: str, data: bytes) -> None:
    """Stores a member's file, as `parse` understands it and nothing else. Raises one of DAMAGE for other bytes, FullError,
    OSError."""
    if not KEY.fullmatch(key):
        raise ValueError("no key of a member")
    member = parse(key, data)
    path = folder / f"{key}.json"
    if not path.exists() and sum(1 for name in os.listdir(folder) if name.endswith(".json")) >= MOST:
        raise FullError(f"a room has at most {MOST} members")
    tries = {name: {"tries": count, "passed": passed} for name, (count, passed) in member.exercises.items()}
    write_whole(path, text_of(member.name, tries), lasting=False)


def read(folder: str | Path) -> tuple[list[Member], int]:
    """(members by name, number of files that no check wrote). A second member of a name is "Ada (2)", in the order of the
    keys. Links are not followed. Raises OSError for a missing folder."""
    members, strange = [], 0
    for path in sorted(Path(folder).iterdir()):
        if path.suffix != ".json" or path.name.startswith("."):
            continue
        try:
            if not KEY.fullmatch(path.stem) or path.is_symlink():
                raise ValueError("no member's file")
            members.append(parse(path.stem, read_plain(path, LARGEST)))
        except (OSError, *DAMAGE):
            strange += 1
    return _told_apart(members), strange


def _told_apart(members: list[Member]) -> list[Member]:
    seen: Counter[str] = Counter()
    names = {member.name for member in members}
    result = []
    for member in members:
        seen[member.name] += 1
        name, number = member.name, seen[member.name]
        while number > 1 and (name := f"{member.name} ({number})") in names:
            number += 1
        names.add(name)
        seen[member.name] = number
        result.append(Member(member.key, name, member.exercises))
    return sorted(result, key=lambda member: (member.name.casefold(), member.key))
