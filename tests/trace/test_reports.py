"""Analyses of a report: the ranks that could end its waits, cycles, other line numbers, common causes of failures."""
import re
from pathlib import Path

import pytest

import a2a_lib
from a2a_lib.errors import DeadlockError, FaultError, simulation_error
from a2a_lib.machine.node.exploration import attempt, group
from a2a_lib.machine.trace import reports
from a2a_lib.machine.trace.reports import words
from a2a_lib.machine.trace.reports.waits import cycle

PLACE = {"kernel": "k", "block": [1, 0, 0], "grid": [4, 1, 1], "wave": 2, "file": "k.hip", "line": 7, "assembly_line": 70,
         "mnemonic": "global_load_dword"}


def word(index=0, **fields):
    return {"symbol": "flags", "index": index, "indices": [index], "offset": 4 * index, "owner": 0, "bytes": 4, "value": 0,
            "set_by": None, "own_copy": None} | fields


def deadlock(*waits):
    """waits: (rank, words that it polls)."""
    return {"kind": "deadlock", "at": 2_000_000, "waves": len(waits), "barrier": None, "not_started": [], "streams": [],
            "waiting": [PLACE | {"rank": rank, "since": 1_000_000, "words": polled} for rank, polled in waits]}


def fault(cause, **fields):
    return PLACE | {"kind": "fault", "cause": cause, "at": 5_000_000, "rank": 3, "lane": 4, "thread": 132} | fields


def test_a_text_says_what_the_fields_say_also_with_other_line_numbers():
    report = reports.read(deadlock((0, [word(3), word(5, owner=1, value=None, set_by={"rank": 2, "time": 1_500_000})])))
    assert report["text"] == (
        "deadlock: no wave can make progress at 2.000 us simulated\n"
        "  rank 0, kernel k, block 1, wave 2, k.hip:7 (global_load_dword)\n"
        "    waits since 1.000 us on flags[3] = 0 (no rank has set it), "
        "flags[5] of rank 1 = never written (last set by rank 2 at 1.500 us)")
    report = fault("past_end", access="read", bytes=16, address=0x1000, symbol="x", offset=64, size=64, ipc=False, owner=3,
                   last={"symbol": "x", "index": 15, "indices": [3, 3], "offset": 63}) | {"grid": [4, 2, 1]}
    assert reports.read(report)["text"] == (
        "reads 16 bytes at 0x1000: 16 bytes past the end of `x` (last element x[3, 3])\n"
        "  by rank 3, kernel k, block (1, 0, 0), wave 2, k.hip:7 (global_load_dword)\n"
        "  lane 4 (thread 132 of the block)\n  at 5.000 us simulated")
    place = reports.Place.of(PLACE | {"rank": 0, "file": None, "line": None})
    assert str(place) == "rank 0, kernel k, block 1, wave 2, assembly line 70 (global_load_dword)"
    report = reports.read(deadlock((0, [word(own_copy={"rank": 1, "file": "/home/k.hip", "line": 9, "time": 1})])))
    other = reports.with_lines(report, "k.hip", {7: 107, 9: 109})
    assert "k.hip:107 (" in other["text"] and "/home/k.hip:109," in other["text"]
    assert report["waiting"][0]["line"] == 7 and "k.hip:7 (" in report["text"]
    assert reports.with_lines(report, "other.hip", {7: 107}) == report


def test_shown_words_and_waves():
    error = simulation_error(reports.read(deadlock(*((rank, [word(i) for i in range(6)]) for rank in range(20)))))
    assert [(waiter.rank, each.index) for waiter, each in reports.shown(error)] == [(r, i) for r in range(16) for i in range(4)]
    assert "... and 4 more waves" in str(error) and "flags[4]" not in str(error) and len(reports.waiting(error)) == 20


@pytest.mark.parametrize("edges, ranks", (
    ({}, []), ({0: {1}, 1: {2}}, []), ({0: {0}}, [0]), ({0: {1}, 1: {0}}, [0, 1]), ({2: {1}, 1: {3}, 3: {2}}, [1, 3, 2]),
    ({0: {1, 2}, 1: {2}, 2: {0}}, [0, 2]), ({0: {1}, 1: {2}, 2: {0, 3}, 3: {2}}, [2, 3]), ({0: {1}, 1: {1}}, [1]),
    ({0: {3}, 3: {0}, 1: {2}, 2: {1}}, [0, 3])))
def test_cycles(edges, ranks):
    assert cycle(edges) == ranks


def test_who_could_end_a_wait():
    """The rung's table names the ranks. Without one, they are the ranks that set the word, or their own copy, before."""
    copy = {"rank": 0, "file": "k.hip", "line": 1, "time": 1}
    error = simulation_error(reports.read(deadlock(
        (0, [word(1)]), (1, [word(0, set_by={"rank": 2, "time": 1})]), (2, [word(2, own_copy=copy)]))))
    assert isinstance(error, DeadlockError)
    assert [wave.words[0].could_set for wave in reports.waiting(error)] == [[], [2], [0]] and error.report["cycle"] == []
    reports.complete(error.report, lambda waiter, each: ({each.index}, "7"))
    assert [(each.could_set, each.expected) for _, each in reports.shown(error)] == [([1], "7"), ([0], "7"), ([2], "7")]
    assert error.report["cycle"] == [2]
    reports.complete(error.report, lambda waiter, each: ({1}, None) if waiter.rank == 0 else ((), None))
    assert error.report["cycle"] == [0, 1, 2]


def test_failures_that_are_alike():
    """The explorer groups failures by their cause, whatever numbers their texts contain."""
    def fails(report):
        def run():
            raise simulation_error(reports.read(report))
        return attempt(run, None)

    def beside(cause, symbol, offset):
        return fault(cause, symbol=symbol, offset=offset, address=4096 + offset, access="read", bytes=4, size=64, ipc=False, owner=0,
                     last=None)

    failures = (beside("past_end", "x", 64), beside("past_end", "x", 80), beside("past_end", "y", 64),
                beside("before_start", "x", -4), deadlock((0, [word()])), deadlock((1, [word(3)])))
    ends = {seed: fails(report) for seed, report in enumerate(failures)}
    assert [outcome.seeds for outcome in group(ends, True)] == [(0, 1), (4, 5), (2,), (3,)]
    assert {outcome.kind for outcome in group(ends, True)} == {FaultError.__name__, DeadlockError.__name__}


def test_every_cause_has_words_and_every_word_a_cause():
    """The causes in the simulator's sources are the ones in FAULTS."""
    text = "".join(path.read_text() for path in (Path(a2a_lib.__file__).parent / "machine" / "sim").rglob("*.cpp"))
    thrown = set(re.findall(r'(?:Fault\(\s*|outside\(|"cause",\s*|beside\()"(\w+)"', text))
    thrown |= set(re.findall(r'add\("cause", .* \? "(\w+)" : "\w+"', text)) | set(re.findall(r'add\("cause", .* \? "\w+" : "(\w+)"', text))
    assert thrown == set(words.FAULTS)


def test_flags_set_elsewhere_and_blocks_that_have_ended_are_named():
    """Each rank has set the element of its destination, and waits for that of its source."""
    def other(owner):
        only = {"symbol": "flags", "index": owner, "indices": [owner], "offset": 4 * owner, "rank": 1 - owner, "file": "k.hip", "line": 3}
        return word(1 - owner, owner=owner, shared=True, only_set=only)

    line = "of flags in rank 1's memory only flags[1] has been set, by rank 0, k.hip:3; its waves wait for others, such as flags[0]"
    assert line in reports.read(deadlock((0, [other(0)]), (1, [other(1)])))["text"]
    assert "has been set" not in reports.read(deadlock((1, [other(1)])))["text"]
    ended = [{"rank": 0, "kernel": "k", "stream": 0, "blocks": 1, "of": 4}]
    line = "rank 0: 1 of 4 blocks of k has ended, and will not set flags[1], for which others of them wait"
    assert line in reports.read(deadlock((0, [word(1)])) | {"ended": ended})["text"]
    assert "ended" not in reports.read(deadlock((0, [word(1, shared=True)])) | {"ended": ended})["text"]
