"""Recordings: measurements with machine, date and versions, as JSON. They lie in one archive, figures/recordings.tar.xz; new ones
in figures/recordings/ until `python benchmarks/pack_recordings.py` packs them."""
import datetime
import json
import os
import platform
import subprocess
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import torch

from ...files import check_path, read_archive, read_plain, write_whole
from ..doctor import version_of

ROOT = Path(__file__).resolve().parents[3]
FOLDER = ROOT / "figures" / "recordings"
# A wheel has the recordings inside the package (CMakeLists.txt); in a checkout they lie beside the figures.
ARCHIVE = ROOT / ("a2a_lib" if (ROOT / "a2a_lib" / "recordings.tar.xz").is_file() else "figures") / "recordings.tar.xz"
FORMAT = 1


def facts(node, kind: str) -> dict[str, Any]:
    """The head of a recording: kind, label, target, machine, date, versions, commit."""
    date = datetime.date.today().isoformat()
    simulated = node.target == "sim"
    name = node.runtime.device_name(node.ranks[0].device)
    where = f"{node.world_size} x {name}"
    return {
        "format": FORMAT, "kind": kind, "target": node.target,
        "label": f"simulated (preset {node.preset})" if simulated else f"measured ({where}, {date})",
        "machine": {"gpus": node.world_size, "gpu": name, "cus": node.ranks[0].compute_units,
                    "processes": 1 if node.shared_addresses or simulated else node.world_size,
                    "cpu": platform.machine(), "cores": os.cpu_count()},
        "date": date, "versions": versions(node), "commit": commit(),
    }


def versions(node) -> dict[str, str]:
    """Versions of the packages, drivers and libraries."""
    result = {"python": platform.python_version(), "a2a": version_of("a2a-course") or "from the source", "torch": torch.__version__}
    for name, function in (("driver", "hipDriverGetVersion"), ("runtime", "hipRuntimeGetVersion")):
        number = node.runtime.version(function)
        if number and node.target == "cuda":
            result[name] = f"CUDA {number // 1000}.{number % 1000 // 10}"
        elif number:
            result[name] = f"HIP {number // 10_000_000}.{number // 100_000 % 100}"
    if node.target != "sim" and torch.cuda.is_available():
        result["nccl"] = ".".join(map(str, torch.cuda.nccl.version()))
    return result


def commit() -> str:
    """A2A_COMMIT if it is set (a copy of the sources elsewhere); else the commit of this checkout, with "+" if files
    differ from it; else "unknown"."""
    if os.environ.get("A2A_COMMIT"):
        return os.environ["A2A_COMMIT"]

    def git(*arguments: str) -> str | None:
        try:
            result = subprocess.run(["git", "-C", str(ROOT), *arguments], capture_output=True, text=True, timeout=20)
        except (OSError, subprocess.TimeoutExpired):
            return None
        return result.stdout.strip() if result.returncode == 0 else None
    head = git("rev-parse", "--short=12", "HEAD")
    if not head:
        return "unknown"
    return head + ("+" if git("status", "--porcelain", "--untracked-files=no") else "")


def file_name(record: dict[str, Any]) -> str:
    """The file's usual name, such as bench-4xH200-2026-11-21.json. It calls a GPU by the first word of its name with a digit."""
    parts = record["machine"]["gpu"].split() or ["gpu"]
    model = next((part for part in parts if any(map(str.isdigit, part))), parts[-1])
    gpu = "".join(filter(str.isalnum, model)) or "gpu"
    return f"{record['kind']}-{record['machine']['gpus']}x{gpu}-{record['date']}.json"


def check_out(out: str | Path) -> None:
    """Raises ValueError if `save` could not write there. Called before a measurement. `save` makes missing folders."""
    path = (Path(out) if str(out).endswith(".json") else Path(out) / "recording.json").absolute()
    existing = next(folder for folder in path.parents if folder.exists())
    if not existing.is_dir():
        raise ValueError(f"cannot write {out}: {existing} is not a folder")
    check_path(existing / path.name, (".json",), "a recording")


def save(record: dict[str, Any], out: str | Path) -> Path:
    """Writes a recording: to a file if `out` ends in .json, else into that folder under its usual name."""
    path = Path(out) if str(out).endswith(".json") else Path(out) / file_name(record)
    path.parent.mkdir(parents=True, exist_ok=True)
    return write_whole(path, as_json(record).encode())


def as_json(record: dict[str, Any]) -> str:
    """A recording as its file has it: an entry a line, of lists and of objects in objects one of theirs, so that `diff` shows rows."""
    def lines(value: Any) -> str:
        items = ([(f"{json.dumps(key)}: ", part) for key, part in value.items()] if isinstance(value, dict) else
                 [("", part) for part in value] if isinstance(value, list) else [])
        rows = ",\n  ".join(key + json.dumps(part) for key, part in items)
        opened, closed = ("{", "}") if isinstance(value, dict) else ("[", "]")
        return f"{opened}\n  {rows}\n {closed}" if items else json.dumps(value)

    return "{\n " + ",\n ".join(f"{json.dumps(key)}: {lines(value)}" for key, value in record.items()) + "\n}\n"


def load(path: str | Path) -> dict[str, Any]:
    """A recording by path, or by name from figures/recordings/ or the archive, with or without ".json". Raises ValueError if
    this version cannot read it, FileNotFoundError with the existing names if there is no such file."""
    path = Path(path)
    named = path.with_name(f"{path.name}.json")
    path = next((place for place in (path, FOLDER / path.name, named, FOLDER / named.name) if place.is_file()), path)
    archived = {} if path.exists() else read_archive(ARCHIVE)
    name = next((name for name in (path.name, named.name) if name in archived), None)
    if name is None and not path.exists():
        names = ", ".join(sorted({*(file.name for file in FOLDER.glob("*.json")), *archived})) or "none"
        raise FileNotFoundError(f"there is no recording {path}; stored ones: {names}")
    try:
        record = json.loads(read_plain(path) if name is None else archived[name])
    except (ValueError, RecursionError) as error:
        raise ValueError(f"{path.name} is no recording: {error}") from error
    if not isinstance(record, dict) or record.get("format") != FORMAT or "label" not in record:
        raise ValueError(f"{path.name} is no recording of format {FORMAT}")
    return record


def rows(record: dict[str, Any], workload: str, rungs: Iterable[str], launch: str = "graph") -> list[dict[str, Any]]:
    """Measured rungs for `show.ladder`: {"rung", "us", "label"} of each, the median of the slowest rank in us, of
    several grids the fastest. Raises ValueError for a rung that is missing or was wrong in the recording."""
    best = []
    for rung in rungs:
        times = [row["us"]["total"]["median"] for row in record["rows"]
                 if (row["workload"], row["rung"], row["launch"]) == (workload, rung, launch) and row["correct"]]
        if not times:
            raise ValueError(f"{rung} was not measured (and right) at {workload} by {launch} in this recording")
        best.append({"rung": rung, "us": min(times), "label": record["label"]})
    return best
