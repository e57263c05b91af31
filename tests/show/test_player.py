"""The player: what it says of a moment is what the trace says, its still is deterministic, and its form moves."""
import io
import re
import sys

import numpy as np
import pytest

import a2a_lib as a2a
from a2a_lib import trace as traces

pytest.importorskip("matplotlib")

from PIL import Image  # noqa: E402

from a2a_lib import show  # noqa: E402
from a2a_lib.show._player import Film  # noqa: E402
from a2a_lib.show.motion import Motion  # noqa: E402

US = 10**6  # ps
STRINGS = {"kernels": ["send", "recv"], "symbols": ["flags", "rows"], "files": []}
META = {"preset": "mi300x", "memory": "ideal", "world_size": 2}
# From 100 to 120 us: rank 0 sends 3 MiB from 102 to 106 and sets a flag at 106, which arrives at 108; a wave of rank 1
# looks for it from 101 and sees it at 109.
RUN = (
    {"kind": "launch", "rank": 0, "kernel": 0, "launch": 0, "time": 100 * US, "duration": 10 * US},
    {"kind": "launch", "rank": 1, "kernel": 1, "launch": 1, "time": 100 * US, "duration": 20 * US},
    {"kind": "wave", "rank": 1, "kernel": 1, "launch": 1, "time": 100 * US, "duration": 20 * US, "block": 0, "wave": 0},
    {"kind": "wait", "rank": 1, "kernel": 1, "launch": 1, "time": 101 * US, "duration": 8 * US, "block": 0, "wave": 0},
    {"kind": "transfer", "rank": 0, "src": 0, "dst": 1, "bytes": 3 << 20, "kernel": 0, "symbol": 1, "time": 102 * US,
     "duration": 4 * US},
    {"kind": "flag_set", "rank": 0, "dst": 1, "symbol": 0, "index": 5, "bytes": 1, "time": 106 * US,
     "duration": 2 * US},
    {"kind": "flag_seen", "rank": 1, "symbol": 0, "index": 5, "bytes": 0, "time": 101 * US, "launch": 1, "block": 0,
     "wave": 0, "kernel": 1},
    {"kind": "flag_seen", "rank": 1, "src": 0, "symbol": 0, "index": 5, "bytes": 1, "time": 109 * US, "launch": 1,
     "block": 0, "wave": 0, "kernel": 1},
)


def make_trace(*rows):
    return a2a.Trace(traces.records_of(rows), STRINGS, META)


@pytest.fixture(scope="module")
def run():
    comm = a2a.alltoall.TokenFlags(a2a.Node(2, name="small", seed=0), "tiny", blocks=8)
    comm(a2a.Problem.random("tiny", world_size=2, seed=7))
    return comm.trace


@pytest.fixture(scope="module")
def player(run):
    return show.play(run)


# What it says.

def at(motion, us, rank=None):
    return motion.numbers(int(np.flatnonzero(motion.times == us)[0]), rank)


def test_a_moment_has_what_is_on_its_way_then():
    motion = Motion(make_trace(*RUN), 20)
    assert motion.times.tolist() == list(range(21))
    assert [at(motion, us)["MiB on the way"] for us in (1, 2, 5, 6)] == [0, 3, 3, 0]
    assert at(motion, 4, rank=1)["MiB on the way"] == 3
    flags = [motion.flags(us)[1].tolist() for us in (5, 6, 8, 9)]
    assert flags == [[0, 0, 0, 1], [0, 0, 1, 0], [0, 1, 0, 0], [1, 0, 0, 0]], "not set, in flight, not seen, seen"
    assert at(motion, 5)["waiting"] == "50%" and at(motion, 5, rank=1)["waiting"] == "100%"
    assert motion.running(10) == {1: ("recv", 0)}
    assert motion.words(3).startswith("At 3.0 us: 1 of 2 ranks in send, 1 of 2 ranks in recv; 3.0 MiB on the way;")
    assert motion.words(12, 0).startswith("At 12.0 us: no kernel;")


def test_dots_and_flags_are_where_they_should_be():
    motion = Motion(make_trace(*RUN), 20)
    (src, dst, far, _), _ = motion.on_the_way(3, None)
    assert (src.tolist(), dst.tolist(), far.tolist()) == ([0], [1], [0.25])
    _, (src, dst, far) = motion.on_the_way(7, None)
    assert (src.tolist(), dst.tolist(), far.tolist()) == ([0], [1], [0.5])


def test_a_busy_run_has_few_dots_and_each_stands_for_its_bytes():
    rows = [{"kind": "transfer", "rank": 0, "src": 0, "dst": 1, "bytes": 4096, "kernel": 0, "symbol": 1,
             "time": 100 * US + i, "duration": 10 * US} for i in range(5000)]
    motion = Motion(make_trace(*RUN[:4], *rows), 20)
    dots = int(motion.dots(None).sum())
    assert motion.unit % 4096 == 0 and 80 <= dots <= 130
    assert abs(dots * motion.unit - 5000 * 4096) <= motion.unit


def test_refusals():
    with pytest.raises(ValueError, match="needs kernel launches"):
        show.play(make_trace(RUN[4]))
    with pytest.raises(ValueError, match="nothing moved"):
        show.play(make_trace(*RUN[:4]))


# The still.

def test_the_still_is_deterministic_and_says_where_it_comes_from(run, player):
    again = show.play(run)
    assert (again.digest, str(again), again.png) == (player.digest, str(player), player.png)
    assert "simulated (preset mi300x, memory ideal); data " in str(player)
    assert not re.search(r"0x[0-9a-f]{5,}|object at|model_id", str(player))
    assert len(player.png) < 150_000 and len(player.table) == 4
    later = a2a.Trace(run.records.copy(), run.strings, run.meta)
    later.records["time"] += 5 * US
    assert show.play(later).digest == player.digest
    assert show.play(run, moments=2).digest == player.digest


def test_one_output_has_the_widget_for_now_and_the_picture_to_keep(player, monkeypatch, capsys):
    pytest.importorskip("ipywidgets")
    display, shown = pytest.importorskip("IPython.display"), []
    monkeypatch.setattr(display, "display", lambda data, **options: shown.append((data, options)))
    player._ipython_display_()
    (data, options), = shown
    assert set(data) == {"image/png", "text/plain", "application/vnd.jupyter.widget-view+json"}
    assert data["text/plain"] == player.alt == options["metadata"]["image/png"]["alt"]
    assert capsys.readouterr().out == f"{player}\n"


def test_without_ipywidgets_the_picture_is_left(run, monkeypatch):
    display, shown = pytest.importorskip("IPython.display"), []
    monkeypatch.setattr(display, "display", lambda data, **options: shown.append(data))
    monkeypatch.setitem(sys.modules, "ipywidgets", None)
    show.play(run)._ipython_display_()
    assert set(shown[0]) == {"image/png", "text/plain"}


# The form.

def test_slider_and_menu_change_the_picture(run):
    pytest.importorskip("ipywidgets")
    form = show.play(run).widget
    (_, moment, rank), picture = form.children[0].children, form.children[1]
    motion = show.play(run).motion
    moment.value = first = next(step for step in range(motion.steps) if 1 in motion.running(step))
    seen = [picture.value]
    for change in (lambda: setattr(moment, "value", moment.value + 1), lambda: setattr(rank, "value", 1),
                   lambda: setattr(moment, "value", moment.max)):
        change()
        seen.append(picture.value)
    assert len(set(seen)) == 4
    assert all(re.match(r'<img alt="At [\d.]+ us: [^"]+" width', value) for value in seen)
    assert "rank 1" in seen[2] and "Simulated (preset" in seen[2]
    rank.value, moment.value = -1, first
    assert picture.value == seen[0], "the same moment is the same picture"


def test_frames_are_of_one_size(player):
    frames = [Film(player.motion).frame(step) for step in (0, 60, 120)]
    assert len({Image.open(io.BytesIO(frame)).size for frame in frames}) == 1
    assert max(map(len, frames)) < 150_000
