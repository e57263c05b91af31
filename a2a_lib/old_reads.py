"""Which read of a run went wrong: an old value behind a flag, a wait that never ends."""
from __future__ import annotations

from .copies import Moment
from .detail import ISSUE, LOAD, MARK_WAIT, RMW, Detail


def first_step(detail: Detail, moment: Moment) -> tuple[int, int]:
    return next(at for at in moment.steps if detail.steps["kind"][at] == moment.kind), 0


def old_read(detail: Detail, data: str | None) -> tuple[Moment, Moment | None, Moment]:
    """(the read, the store it should have seen or None, the newest store)"""
    moments = detail.moments
    loads = [m for m in moments if m.kind == LOAD and (data is None or data == detail.symbol(first_step(detail, m)[0]))]
    old = [m for m in loads if m.old and m.due is not None and moments[m.due].rank != m.rank] or [
        m for m in loads if m.old and m.due is not None]
    told = [m for m in old if _told(detail, m)]
    if told or old:
        focus = (told or old)[0]
        return focus, moments[focus.due], moments[focus.due]
    writers: dict[tuple[int, int], tuple[Moment, int]] = {}  # of each byte, and the step that has it
    last, waits = None, None
    for moment in moments:
        at = first_step(detail, moment)[0] if moment.kind in (ISSUE, RMW, LOAD) else -1
        if moment.kind in (ISSUE, RMW):
            for one in moment.steps:
                step = detail.steps[one]
                for offset in range(int(step["offset"]), int(step["offset"]) + int(step["bytes"])):
                    writers[int(step["memory"]), offset] = moment, one
        elif moment.kind == LOAD and (data is None or data == detail.symbol(at)):
            writer, one = writers.get((int(detail.steps["memory"][at]), int(detail.steps["offset"][at])), (None, -1))
            if writer is None or writer.rank == moment.rank:
                continue
            if detail.steps["mark"][at] != MARK_WAIT:
                last = moment, None, writer
            else:
                newest = detail.values(one)[int(detail.steps["offset"][at] - detail.steps["offset"][one]):]
                size = min(len(newest), int(detail.steps["item"][at]))
                behind = (detail.values(at)[:size] != newest[:size]).any()
                waits = (waits or (moment, writer, writer)) if behind else None
    if waits or last:
        return waits or last
    raise ValueError(f"no rank read what another had stored{f' in {data}' if data else ''}; symbols: "
                     f"{', '.join(detail.strings['symbols']) or 'none'}")


def _told(detail: Detail, old: Moment) -> bool:
    """The reader's block had seen a flag that the writer set after the store."""
    reader, due = detail.steps[first_step(detail, old)[0]], detail.moments[old.due]
    seen = {}
    for moment in detail.moments[due.number:old.number]:
        if moment.kind == ISSUE and moment.rank == due.rank and detail.steps["mark"][first_step(detail, moment)[0]]:
            at = first_step(detail, moment)[0]
            seen[int(detail.steps["memory"][at]), int(detail.steps["offset"][at])] = moment.value
        elif moment.kind == LOAD and moment.rank == old.rank:
            at = first_step(detail, moment)[0]
            step = detail.steps[at]
            if step["mark"] == MARK_WAIT and step["block"] == reader["block"] and seen.get(
                    (int(step["memory"]), int(step["offset"]))) == moment.value:
                return True
    return False
