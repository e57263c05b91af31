"""The picture of a value's journey: it chooses the right read, explains it, and its words and table agree."""
import json

import pytest
from detail_tools import AT, HAND, NS, STRINGS, by_hand, line, message

import a2a_lib as a2a
from a2a_lib import cli
from a2a_lib.machine.trace import detail as d
from a2a_lib.machine.trace.detail import Detail
from a2a_lib.machine.trace.detail.journey import journey

pytest.importorskip("matplotlib")

FLAG = {"memory": 3, "symbol": 1, "index": 0, "offset": 256, "home": 1, "item": 4, "lanes": 1}
ONE = (1).to_bytes(4, "little")


def test_by_hand():
    way = journey(by_hand())
    assert (way.name, way.value, way.writer, way.reader, way.home) == ("data[0]", "1", 0, 1, 1)
    assert way.caption == ("The store of data[0] = 7 left wave 0 of rank 0 at 0.01 us and was in the memory of rank 1 "
                           "at 0.03 us; rank 1 read 1 at 0.04 us from its vL1, a copy taken at 0.00 us.")
    told = {place: [(span.start // NS, span.end and span.end // NS, span.value, span.stale) for span in spans]
            for place, spans in way.places.items()}
    assert told == {(1, d.MEMORY): [(10, 20, "1", False), (20, 40, "1", True), (40, None, "7", False)],
                    (1, d.L1): [(10, 20, "1", False), (20, 60, "1", True)], (0, d.L2): [(25, 40, "7", False)]}
    assert way.start < 20 * NS < 50 * NS < way.end


def test_a_flag_between_them():
    """Shows the flag's path from the wave to its home, and the first poll that sees it. Earlier polls are no stale reads."""
    rows = list(HAND[:8]) + [
        {"kind": "home", "op": d.AS_FOUND, "time": 42 * NS, "rank": 1, **FLAG, "values": line(0)},
        {"kind": "issue", "op": 5, "time": 42 * NS, "rank": 0, "block": 0, "wave": 0, "mark": d.MARK_SIGNAL, **FLAG,
         "values": ONE},
        {"kind": "load", "op": 6, "time": 43 * NS, "rank": 1, "block": 0, "wave": 0, "mark": d.MARK_WAIT, **FLAG,
         "values": bytes(4)},
        {"kind": "at_home", "op": 5, "time": 44 * NS, "rank": 0, "block": 0, "wave": 0, **FLAG, "values": ONE},
        {"kind": "home", "time": 44 * NS, "rank": 1, **FLAG, "values": ONE + line(0)[4:]},
        {"kind": "load", "op": 7, "time": 46 * NS, "rank": 1, "block": 0, "wave": 0, "mark": d.MARK_WAIT, **FLAG,
         "values": ONE},
    ] + list(HAND[9:])
    detail = Detail(*d.steps_of(rows), STRINGS, {"preset": "mi300x", "memory": "strict"})
    steps = a2a.show.memory_steps(detail)
    flag, = (store for store in steps.journey.stores if store.flag)
    assert (flag.issued, flag.at_home, flag.through) == (42 * NS, 44 * NS, True)
    assert [look.new for look in steps.journey.looks if look.flag] == [False, True]
    assert list(steps.table["event"]) == ["read", "store leaves", "store in L2", "store in memory", "flag leaves",
                                    "flag in memory", "flag seen", "stale value read"]
    assert steps.alt.endswith("Simulated (preset mi300x, memory strict).") and 40 <= len(steps.alt) <= 800


def test_nothing_to_show():
    rows = [{"kind": "home", "op": d.AS_FOUND, "time": NS, "rank": 1, **AT, "values": line(1)}]
    with pytest.raises(ValueError, match="no rank read what another had stored; symbols: data, flag"):
        journey(Detail(*d.steps_of(rows), STRINGS))
    with pytest.raises(ValueError, match="make the node with detail=True"):
        a2a.show.memory_steps(Detail(*d.steps_of([])))


@pytest.mark.parametrize("release,acquire,words", [
    ("release", "relaxed", "from its vL1, a copy taken at"),
    ("relaxed", "acquire", "from the memory of rank 1, while the new value was still in the L2 of rank 0")])
def test_of_an_explored_failure(release, acquire, words):
    node, _, fn = message(release=release, acquire=acquire)
    with node:
        found = node.explore(fn, seeds=3, check=lambda out: out.tolist() == list(range(7, 71)))
        steps = a2a.show.memory_steps(found)
        assert words in steps.alt and "left wave 0 of rank 0" in steps.alt
        assert steps.png[:4] == b"\x89PNG" and steps.digest == a2a.show.memory_steps(found.replay()).digest
        events = list(zip(steps.table["us"], steps.table["event"]))
        assert events == sorted(events, key=lambda e: e[0]) and "stale value read" in steps.table["event"]


@pytest.mark.parametrize("memory,place,seed", [("cpx", "L2", 0), ("strict", "agent level", 2)])
def test_of_a_wait_that_never_ends(memory, place, seed):
    # An agent-scope flag gets no further than its GPU. Its line may leave early, which with these seeds it does not.
    node, mine, fn = message(memory, detail=True, seed=seed)
    with node:
        source = node.ranks[1]
        module = node.load(AGENT_FLAG)
        flag = mine["flag"]
        theirs = node.ranks[0].open(flag.ipc_handle(), flag.shape, flag.dtype, "flag", home=1)
        flag.zero_(), node.clear_trace()
        source.launch(module.look, 1, 64, flag)
        node.ranks[0].launch(module.tell, 1, 64, theirs)
        with pytest.raises(a2a.errors.DeadlockError):
            node.synchronize()
        way = journey(node.detail)
        assert way.waits and way.name == "flag[0]" and way.due.at_home is None
        assert "never reached the memory of rank 1" in way.caption and way.caption.endswith(", and waits.")
        assert f"flag[0] = 1 is in the {place} of rank 0, at agent scope no further" in [m.words for m in node.detail.moments]


AGENT_FLAG = """
#include "a2a/a2a.h"
using namespace a2a;
extern "C" __global__ void tell(unsigned* flag) {
  if (lane_id() == 0) signal<Order::release, Scope::agent>(flag, 1u);
  unsigned* never = flag;  // a kernel that ends would write everything back
  if (lane_id() == 0) wait_at_least<Order::acquire, Scope::agent>(never, 2u);
}
extern "C" __global__ void look(unsigned* flag) {
  if (lane_id() == 0) wait_at_least<Order::acquire, Scope::system>(flag, 1u);
}
"""


def test_of_the_last_message_where_all_is_well():
    node, _, fn = message(detail=True)
    with node:
        node.clear_trace(), fn()
        steps = a2a.show.memory_steps(node)
        assert steps.alt.startswith("Rank 1 read data[0] = 7, the newest value, at")
        assert steps.journey.writer == 0 and steps.journey.due is None


def test_the_command_saves_it(tmp_path, capsys):
    path = tmp_path / "way.png"
    assert cli.main(["explore", "token_flags", "--variant", "acquire-dropped", "--schedules", "2", "--json",
                     "--picture", str(path)]) == 1
    told = capsys.readouterr()
    assert json.loads(told.out)["failed"] and path.read_bytes()[:4] == b"\x89PNG" and "The store of" in told.err
    assert cli.main(["explore", "token_flags", "--schedules", "1", "--picture", str(tmp_path / "no.png")]) == 0
    assert "no schedule failed" in capsys.readouterr().err and not (tmp_path / "no.png").exists()
