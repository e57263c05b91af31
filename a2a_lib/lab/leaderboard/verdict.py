"""`Verdict`: what was tried of a submission, and what came out."""
from __future__ import annotations

from dataclasses import asdict, dataclass, field

from .entry import Entry


@dataclass
class Verdict:
    """checks: (name, ok, what was seen); entries: one per shape, empty unless all is right. seed: of everything that was drawn.
    goal: us that were to be reached; None: no goal. notes: what else the reader should know."""

    name: str
    digest: str
    checks: list[tuple[str, bool, str]] = field(default_factory=list)
    entries: list[Entry] = field(default_factory=list)
    seed: int = 0
    goal: float | None = None
    notes: list[str] = field(default_factory=list)

    @property
    def ok(self) -> bool:
        """Every check was made and passed."""
        return bool(self.checks) and all(ok for _, ok, _ in self.checks)

    @property
    def reached(self) -> bool | None:
        """Whether it is right and every time is at most the goal; None without a goal."""
        return None if self.goal is None else self.ok and bool(self.entries) and all(entry.us <= self.goal for entry in self.entries)

    def to_dict(self) -> dict:
        """Plain data, ready for JSON: name, digest, ok, seed, goal, reached, notes, checks and entries (times in us)."""
        return {"name": self.name, "digest": self.digest, "ok": self.ok, "seed": self.seed, "goal": self.goal, "reached": self.reached,
                "notes": list(self.notes), "entries": [asdict(entry) for entry in self.entries],
                "checks": [dict(zip(("check", "ok", "seen"), check)) for check in self.checks]}

    @classmethod
    def from_dict(cls, data: dict) -> Verdict:
        """A verdict from `to_dict`. ValueError or KeyError for anything else."""
        checks = [(str(row["check"]), bool(row["ok"]), str(row["seen"])) for row in data["checks"]]
        return cls(data["name"], data["digest"], checks, [Entry.from_row(row) for row in data["entries"]], int(data["seed"]), data["goal"],
                   [str(note) for note in data.get("notes", ())])

    def __repr__(self) -> str:
        lines = [f"{self.name} ({self.digest}), seed {self.seed}"]
        for name, ok, seen in self.checks:
            first, *rest = seen.splitlines() or [""]
            lines += [f"  {name:10s} {'ok ' if ok else 'NO '} {first}", *(f"{'':17s}{line}" for line in rest)]
        for entry in self.entries:
            least = (f"; least time of the bytes {entry.light_us:.1f} us ({100 * entry.light_us / entry.us:.0f} %)"
                     if entry.light_us else "")
            lines.append(f"  {entry.shape}: {entry.us:.1f} us, {entry.label}{least}" + (f"; {entry.judged}" if entry.judged else ""))
            lines += [f"    {rung:14s} {us:8.1f} us" for rung, us in sorted((entry.beside or {}).items(), key=lambda item: item[1])]
        lines += self.notes
        if self.goal is not None:
            lines.append(f"goal {self.goal:g} us: {'reached' if self.reached else 'not reached'}")
        return "\n".join([*lines, "right: it can be entered" if self.ok else "not entered"])
