"""Files of stored runs: one for each rung, gzipped JSON, and one that lists them.

    {"name", "family", "idea", "sources": {file: text},
     "texts": [{"lines": [...]} or {"base": number, "edits": [[first line, lines dropped, [lines], ...]]}],
     "variants": {name: {"why", "kind"}},
     "runs": [{"workload", "variant", "modules": [text, ...], "calls": text, "us", "failed"}]}

Texts, assemblies, sources and lists of calls (a call per line), are kept as what differs from an earlier one. In an assembly, the line
numbers of `.loc` are how far each lies behind the one before, so that a line more in the source changes one of them.
"""
import difflib
import gzip
import hashlib
import heapq
import json
import re
import shutil
from collections import Counter
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from ...errors import A2AError
from ...files import write_whole
from ...kernels.rung.rung import Rung
from ...kernels.rung.variants import DEVICE
from . import runs

MOST = 42_000  # compressed bytes of a list of calls: inputs that cannot be drawn again are part of it
MEMORY = 1e9  # bytes that a host may allocate: the simulator then takes up to 2 GB, all that a page has
ENOUGH = 110_000  # compressed bytes of a rung's texts, beyond which no more variants are stored
NEAREST = 2  # texts with most lines in common: one of them is the base of the next
_HEADER = re.compile(r'\t\.file\t\d+ "a2a" "([^"]+)"')
_LOC = re.compile(r"(\t\.loc\t\d+ )(\d+)(.*)$")


class Texts:
    """A pool of texts: `add` returns a text's number."""

    def __init__(self):
        self.stored: list[dict[str, Any]] = []
        self._known: list[tuple[str, list[str], Counter[str]]] = []  # kind, lines, how often there is each
        self.size = 0  # compressed bytes, about

    def add(self, kind: str, lines: list[str]) -> int:
        """kind: "assembly", "source" or "calls"; a text is compared with the NEAREST of its kind."""
        counts, near = Counter(lines), []
        for number, (other, known, there) in enumerate(self._known):
            if other != kind:
                continue
            if known == lines:
                return number
            near.append(((counts & there).total(), number))
        best: tuple[int, list, int] | None = None
        for _, number in heapq.nlargest(NEAREST, near):
            changes = edits(self._known[number][1], lines)
            size = sum(len(line) + 2 for _, _, new in changes for line in new) + 8 * len(changes)
            if best is None or size < best[2]:
                best = (number, changes, size)
        small = best and best[2] < sum(map(len, lines)) / 2
        self.stored.append({"base": best[0], "edits": best[1]} if small else {"lines": lines})
        self._known.append((kind, lines, counts))
        self.size += len(gzip.compress(json.dumps(self.stored[-1]).encode(), 6))
        return len(self.stored) - 1


def edits(old: list[str], new: list[str]) -> list[list]:
    """Edits that turn `old` into `new`, last first: [[first line of `old`, number of lines dropped, new lines], ...]."""
    most = min(len(old), len(new))
    same = next((i for i in range(most) if old[i] != new[i]), most)
    after = next((i for i in range(most - same) if old[-1 - i] != new[-1 - i]), most - same)
    # difflib takes seconds for thousands of lines: it gets those between the first and the last that differ.
    matcher = difflib.SequenceMatcher(None, old[same:len(old) - after], new[same:len(new) - after])
    return [[same + i, j - i, new[same + k:same + m]] for tag, i, j, k, m in reversed(matcher.get_opcodes()) if tag != "equal"]


def coded(assembly: str) -> list[str]:
    """The lines of an assembly text. `.loc` lines are relative to the one before."""
    lines, last = [], 0
    for line in assembly.split("\n"):
        if match := _LOC.match(line):
            number = int(match[2])
            line, last = f"{match[1]}{number - last:+d}{match[3]}", number
        lines.append(line)
    return lines


def collect(name: str, *, workloads: list[str] | None = None, variants: list[str | None] | None = None, first: Iterable[str] = ()
            ) -> dict[str, Any]:
    """The stored runs of a rung. workloads, variants: names of some (None: the rung itself); default: all workloads, the small
    ones of its designs and mutations, too. first: variants for which there must be room. ValueError for a rung that no page can run."""
    kind = runs.find(name)
    texts, stored, right = Texts(), [], {}
    too_large: set[str] = set()  # workloads
    reasons: list[str] = []  # why runs are not stored
    every: list[str | None] = [None, *(v.name for v in kind.variants)] if variants is None else variants
    chosen = [workload for workload in runs.workloads(kind) if workloads is None or workload.name in workloads]
    needed = [variant for variant in every if variant is None or variant in first]
    for some in (needed, [variant for variant in every if variant not in needed]):
        for workload, variant in ((w, v) for w in chosen for v in some if v is None or runs.is_small(w)):
            if workload.name in too_large or some is not needed and texts.size > ENOUGH:
                continue
            try:
                run = runs.run(kind, workload, variant)
            except (A2AError, ValueError) as error:
                reasons.append(str(error))  # a grid that the rung refuses, a situation that a variant cannot have
                continue
            if variant is None and any(call[0] == "read" and not call[3] for call in run.calls):
                right[workload.name] = runs.answers(kind, workload)
            # Another design may give other bits: its own, where Python found them right.
            run.calls = runs.with_answers(run.calls, runs.own_answers(run, right.get(workload.name)))
            calls = [json.dumps(call, separators=(",", ":")) for call in run.calls]
            if not calls:
                reasons.append("it gave no output")
                continue
            if sum(call[1] for call in run.calls if call[0] == "malloc") > MEMORY:
                too_large.add(workload.name)
                reasons.append(f"{workload.name} needs more memory than a page has")
                continue
            if len(gzip.compress("\n".join(calls).encode(), 6)) > MOST:
                too_large.add(workload.name)
                reasons.append(f"{workload.name} has more than {MOST} bytes of inputs")
                continue
            stored.append({
                "workload": workload.name, "variant": variant, "us": run.us, "failed": run.failed,
                "modules": [texts.add("assembly", coded(module)) for module in run.modules],
                "calls": texts.add("calls", calls)})
    if not stored:
        raise ValueError(f"{name}: nothing ran: {next(iter(reasons), '')}")
    return {"name": kind.name, "family": kind.family.name, "idea": kind.idea, "sources": _sources(kind, texts), "texts": texts.stored,
            "variants": {v.name: {"why": v.why, "kind": v.kind} for v in kind.variants}, "runs": stored}


def _sources(kind: type[Rung], texts: Texts) -> dict[str, int]:
    """The source texts that lines of the assembly refer to: the rung's files, its variants', and the course's headers that they include."""
    sources = {path.name: path.read_text(encoding="utf-8") for path in kind.files()} | getattr(kind, "texts", dict)()
    if own := getattr(kind, "SOURCE", None):
        text = own.read_text(encoding="utf-8")
        sources |= {f"{kind.name}-{v.name}.hip": v.apply(text) for v in kind.variants if v.changes}
    for stored in texts.stored:
        for line in stored.get("lines", ()):
            if header := _HEADER.match(line):
                sources.setdefault(header[1], (DEVICE / "a2a" / header[1]).read_text(encoding="utf-8"))
    return {name: texts.add("source", text.split("\n")) for name, text in sources.items()}


def write_file(path: Path, rung: dict[str, Any]) -> int:
    """Writes what `collect` returned. Returns the file's bytes."""
    data = gzip.compress(json.dumps(rung, separators=(",", ":"), ensure_ascii=False).encode(), 9, mtime=0)
    write_whole(path, data)
    return len(data)


def write(folder: Path, names: Iterable[str], first: dict[str, list[str]] | None = None, *, cache: Path | None = None,
          say: Callable[[str], None] = lambda text: None, **some: Any) -> dict[str, Any]:
    """Writes the rungs' files and index.json into a folder. Returns the index. first: {"family/rung": variants for which there must
    be room}. cache: a folder where files stay until the library changes. say: takes a line for each rung. some: as `collect` has them."""
    folder.mkdir(parents=True, exist_ok=True)
    index = {}
    if cache:
        cache = cache / _library()[:24]
        for old in cache.parent.glob("*"):
            if old != cache:
                shutil.rmtree(old, ignore_errors=True)
    for number, name in enumerate(names := list(names), 1):
        key = hashlib.sha256(json.dumps([name, first, str(some)]).encode()).hexdigest()[:24]
        kept = cache / f"{key}.json" if cache else None
        if kept and kept.is_file():
            entry = json.loads(kept.read_text())
            if entry:
                shutil.copyfile(kept.with_suffix(".gz"), folder / entry["file"])
        else:
            say(f"recording {name} ({number} of {len(names)})")
            entry = _written(folder, name, (first or {}).get(runs.find(name).full_name(), ()), some)
            if kept:
                kept.parent.mkdir(parents=True, exist_ok=True)
                if entry:
                    shutil.copyfile(folder / entry["file"], kept.with_suffix(".gz"))
                write_whole(kept, json.dumps(entry).encode())
        if entry:
            index[runs.find(name).full_name()] = entry
    write_whole(folder / "index.json", json.dumps(index, ensure_ascii=False, indent=1).encode())
    return index


def _written(folder: Path, name: str, first: Iterable[str], some: dict[str, Any]) -> dict[str, Any]:
    """Records a rung into a file of the folder. Returns its entry of the index, {} for a rung without kernels, or on a cluster."""
    try:
        rung = collect(name, first=first, **some)
    except ValueError:
        return {}
    file = f"{rung['family']}.{rung['name']}.json.gz"
    variants: dict[str, list[str]] = {}  # of each workload, "" for the rung itself
    for run in rung["runs"]:
        variants.setdefault(run["workload"], []).append(run["variant"] or "")
    return {"file": file, "bytes": write_file(folder / file, rung), "idea": rung["idea"], "variants": rung["variants"],
            "workloads": variants}


def _library() -> str:
    """A digest of the package's files: what recordings depend on."""
    package = Path(__file__).resolve().parents[2]
    digest = hashlib.sha256()
    for path in sorted(path for path in package.rglob("*") if path.is_file() and "__pycache__" not in path.parts):
        digest.update(f"{path.relative_to(package)} {hashlib.sha256(path.read_bytes()).hexdigest()}\n".encode())
    return digest.hexdigest()
