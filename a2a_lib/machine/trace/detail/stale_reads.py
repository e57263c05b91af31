"""Finds the read that went wrong in a run: a stale value after a flag, or a wait that never ends."""
from .copies import Moment
from .detail import Detail
from .steps import END, ISSUE, LOAD, MARK_WAIT, RMW


def first_step(detail: Detail, moment: Moment) -> tuple[int, int]:
    return next(at for at in moment.steps if detail.steps["kind"][at] == moment.kind), 0


def stale_read(detail: Detail) -> tuple[Moment, Moment | None, Moment]:
    """(the read, the store it should have seen or None, the newest store)"""
    moments = detail.moments
    loads = [m for m in moments if m.kind == LOAD]
    stale = [m for m in loads if m.stale and m.due is not None and moments[m.due].rank != m.rank] or [
        m for m in loads if m.stale and m.due is not None]
    after_flag = [m for m in stale if _flag_was_seen(detail, m)]
    if after_flag or stale:
        focus = (after_flag or stale)[0]
        return focus, moments[focus.due], moments[focus.due]
    fallback = _waits(detail) or _last(detail)
    if fallback is None:
        raise ValueError(f"no rank read what another had stored; symbols: "
                         f"{', '.join(detail.strings['symbols']) or 'none'}")
    return fallback


def _stores(detail: Detail, moment: Moment):
    """(step number, step) of each part of a store or a read-modify-write."""
    return [(at, detail.steps[at]) for at in moment.steps if detail.steps["kind"][at] in (ISSUE, RMW)]


def _waits(detail: Detail) -> tuple[Moment, Moment, Moment] | None:
    """A wave whose last access polled a flag that another rank has since set to something else. Returns its first poll
    after that, else the last one, and the newest store."""
    looks: dict[tuple[int, ...], list[Moment]] = {}
    ended = {int(launch) for launch in detail.steps["launch"][detail.steps["kind"] == END]}
    for moment in detail.moments:
        if moment.kind not in (ISSUE, RMW, LOAD):
            continue
        at = first_step(detail, moment)[0]
        step = detail.steps[at]
        own = looks.setdefault(tuple(int(step[name]) for name in ("launch", "rank", "block", "wave")), [])
        if moment.kind != LOAD or step["mark"] != MARK_WAIT or (own and _key(detail, own[-1]) != _key(detail, moment)):
            own.clear()
        if moment.kind == LOAD and step["mark"] == MARK_WAIT and step["launch"] not in ended:
            own.append(moment)
    for own in looks.values():
        if not own:
            continue
        (memory, offset), rank = _key(detail, own[-1]), own[-1].rank
        writer, newest = None, b""
        for moment in detail.moments:
            for at, step in _stores(detail, moment):
                if step["memory"] == memory and step["offset"] <= offset < step["offset"] + step["bytes"]:
                    writer, newest = moment, detail.values(at)[offset - int(step["offset"]):].tobytes()
        seen = detail.values(first_step(detail, own[-1])[0]).tobytes()
        if writer is not None and writer.rank != rank and seen[:len(newest)] != newest[:len(seen)]:
            return next((look for look in own if look.time > writer.time), own[-1]), writer, writer
    return None


def _key(detail: Detail, load: Moment) -> tuple[int, int]:
    step = detail.steps[first_step(detail, load)[0]]
    return int(step["memory"]), int(step["offset"])


def _last(detail: Detail) -> tuple[Moment, None, Moment] | None:
    """The last value that one rank stored and another read."""
    writers: dict[tuple[int, int], Moment] = {}  # of each byte
    last = None
    for moment in detail.moments:
        for _, step in _stores(detail, moment):
            for offset in range(int(step["offset"]), int(step["offset"]) + int(step["bytes"])):
                writers[int(step["memory"]), offset] = moment
        if moment.kind == LOAD:
            at = first_step(detail, moment)[0]
            writer = writers.get(_key(detail, moment))
            if writer and writer.rank != moment.rank and detail.steps["mark"][at] != MARK_WAIT:
                last = moment, None, writer
    return last


def _flag_was_seen(detail: Detail, stale: Moment) -> bool:
    """Whether the reader's block had seen a flag that the writer set after the store."""
    reader, due = detail.steps[first_step(detail, stale)[0]], detail.moments[stale.due]
    seen = {}
    for moment in detail.moments[due.number:stale.number]:
        if moment.kind == ISSUE and moment.rank == due.rank and detail.steps["mark"][first_step(detail, moment)[0]]:
            at = first_step(detail, moment)[0]
            seen[int(detail.steps["memory"][at]), int(detail.steps["offset"][at])] = moment.value
        elif moment.kind == LOAD and moment.rank == stale.rank:
            at = first_step(detail, moment)[0]
            step = detail.steps[at]
            if step["mark"] == MARK_WAIT and step["block"] == reader["block"] and seen.get(
                    (int(step["memory"]), int(step["offset"]))) == moment.value:
                return True
    return False
