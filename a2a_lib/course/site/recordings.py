"""The measurements as tables: the medians of the recordings."""
import json
from pathlib import Path

from ... import markup
from ...files import read_archive

HEAD = """\
# What is measured

Device times from real GPUs, as `a2a bench` recorded them, a table for each workload: the median of the slowest rank, call by call, and the
10th and 90th percentile. `a2a.bench.load("NAME")` gives the same numbers in Python.
"""


def write(folder: Path, source: Path, archive: Path | None = None) -> None:
    """Writes recordings.md from the recordings in `folder` and in `archive` that have times."""
    texts = {path.name: path.read_text(encoding="utf-8") for path in folder.glob("*.json")}
    texts |= read_archive(archive) if archive else {}
    records = [summary(name.removesuffix(".json"), text) for name, text in sorted(texts.items())]
    tables = "\n".join(table(record) for record in records if record["workloads"])
    (source / "recordings.md").write_text(f"{HEAD}\n{tables}\n", encoding="utf-8")


def summary(stem: str, text: str) -> dict:
    """{"name", "label", "workloads": {workload: [[row's name, median, p10, p90 in us, right or not], ...]}}. If a rung
    has several grids, the fastest counts."""
    record = json.loads(text)
    best: dict[str, dict[str, list]] = {}
    for row in (*record.get("rows", ()), *record.get("peers", ())):
        us = row.get("us") or {}
        us = us.get("total", us) if isinstance(us, dict) else {}  # variants: one number, without a spread
        if "median" not in us:
            continue
        workload, name = names(record, row)
        entry = [name, us["median"], us["p10"], us["p90"], bool(row.get("correct", True))]
        rows = best.setdefault(workload, {})
        if name not in rows or entry[1] < rows[name][1]:
            rows[name] = entry
    return {"name": stem, "label": record["label"], "workloads": {key: list(rows.values()) for key, rows in best.items()}}


def names(record: dict, row: dict) -> tuple[str, str]:
    """(workload, name of the measured thing) of a row, for each kind of recording."""
    if "size" in row:
        return f"{row['kind']} {'x'.join(map(str, row['size']))}", row["rung"]
    what = row.get("name") or row.get("rung") or row.get("peer") or f"{row.get('blocks')} blocks"
    launch = row.get("launch", "graph")
    shape = record.get("shape")
    workload = row.get("workload") or (shape if isinstance(shape, str) else "one shape")
    return workload, what if launch == "graph" or "name" in row else f"{what} ({launch})"


def table(record: dict) -> str:
    lines = [f"## {markup.markdown(record['name'])}", "", f"{markup.markdown(record['label'])}; us", ""]
    for workload, rows in record["workloads"].items():
        lines += [f"| {markup.markdown(workload)} | median | 10 % | 90 % |", "|---|--:|--:|--:|"]
        lines += [f"| {markup.markdown(name)}{'' if right else ' (wrong)'} | {median:.1f} | {low:.1f} | {high:.1f} |"
                  for name, median, low, high, right in rows]
        lines.append("")
    return "\n".join(lines)
