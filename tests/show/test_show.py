"""Pictures and their texts show the values of the trace."""
import html
import io
import re

import numpy as np
import pytest
from html_tools import problems_of_html
from PIL import Image  # noqa: E402
from show_tools import run  # noqa: F401

import a2a_lib as a2a
from a2a_lib import show  # noqa: E402
from a2a_lib import trace as traces
from a2a_lib.machine.show import style  # noqa: E402

pytest.importorskip("matplotlib")


US = 10**6  # ps


STRINGS = {"kernels": ["send", "recv"], "symbols": ["flags", "rows"], "files": []}


META = {"preset": "mi300x", "memory": "ideal", "world_size": 2}


def make_trace(*rows, meta=META):
    return a2a.Trace(traces.records_of(rows), STRINGS, meta)


def launch(rank, kernel, start, end, number):
    return {"kind": "launch", "rank": rank, "kernel": kernel, "time": start * US, "duration": (end - start) * US,
            "launch": number}


def wave(rank, kernel, start, end, number, block=0, kind="wave"):
    return launch(rank, kernel, start, end, number) | {"kind": kind, "block": block, "wave": 0}


def flag(kind, rank, index, at, value=1, **fields):
    return {"kind": kind, "rank": rank, "symbol": 0, "index": index, "bytes": value, "time": at * US, **fields}


def moved(src, dst, count, kernel=0, at=1):
    return {"kind": "transfer", "rank": src, "src": src, "dst": dst, "bytes": count, "kernel": kernel, "time": at * US,
            "symbol": 1}


# Rank 0 sends from 100 to 110; on rank 1 two waves run from 100 to 120, one of which waits from 104 to 112.
RUN = (
    launch(0, 0, 100, 110, 0), wave(0, 0, 100, 110, 0),
    launch(1, 1, 100, 120, 1), wave(1, 1, 100, 120, 1), wave(1, 1, 100, 120, 1, block=1),
    wave(1, 1, 104, 112, 1, kind="wait"),
    moved(0, 1, 4096, at=105), moved(1, 0, 1024, kernel=1, at=118),
    flag("flag_set", 0, 5, 109, dst=1, duration=2 * US),
    flag("flag_seen", 1, 5, 112, launch=1, block=0, wave=0, kernel=1, src=0),
    flag("flag_set", 0, 6, 101, dst=1, duration=1 * US),
    flag("flag_seen", 1, 6, 114, launch=1, block=1, wave=0, kernel=1, src=0),
)


# What is said.

def test_timeline_in_words():
    picture = show.timeline(make_trace(*RUN))
    assert picture.table["recv"].tolist() == ["-", "0.0-20.0 (20%)"]
    assert "rank 1, 20.0 us" in picture.alt and "20%" in picture.alt
    assert picture.alt.endswith("Simulated (preset mi300x, memory ideal).")
    assert f"simulated (preset mi300x, memory ideal); data {picture.digest}" in str(picture)


HOSTS = (
    {"kind": "host", "rank": 1, "symbol": 2, "time": 60 * US, "duration": 30 * US},
    {"kind": "host", "rank": 0, "symbol": 3, "time": 70 * US, "duration": 10 * US},
    {"kind": "host", "rank": 0, "symbol": 2, "time": 80 * US, "duration": 5 * US},
    {"kind": "host", "rank": 0, "symbol": 4, "kernel": 0, "time": 90 * US, "duration": 4 * US},
    {"kind": "host", "rank": 0, "symbol": 5, "time": 94 * US, "duration": 18 * US},
    {"kind": "host", "rank": 0, "symbol": 5, "time": 112 * US, "duration": 50 * US},
)


def hosts_trace(*rows):
    symbols = [*STRINGS["symbols"], "hipMalloc", "call", "hipModuleLaunchKernel", "hipDeviceSynchronize"]
    return a2a.Trace(traces.records_of(rows), STRINGS | {"symbols": symbols}, META)


def test_timeline_with_hosts():
    plain, picture = show.timeline(make_trace(*RUN)), show.timeline(hosts_trace(*RUN, *HOSTS), host=True)
    assert picture.table["send"].tolist() == ["30.0-40.0", "-"], "counted from the first call, at 70"
    assert picture.table["host calls"].tolist() == [4, 0], "from the first call to the first wait that is over"
    assert picture.table["us before kernels"][0] == 30 and picture.table["us after kernels"][0] == 2
    assert np.isnan(picture.table["us before kernels"][1])
    assert "The longest that is not waiting is call on rank 0, 10.0 us." in picture.alt
    legend = [text.get_text() for text in picture.figure.axes[0].get_legend().get_texts()]
    assert set(legend) >= {"host: own work", "host: hipMalloc, hipFree", "host: launch", "host: waits"}
    assert picture.digest != plain.digest
    assert show.timeline(hosts_trace(*RUN, *HOSTS)).digest == plain.digest, "nothing changes where it is not asked for"
    longer = (*HOSTS[:2], HOSTS[2] | {"duration": 6 * US}, *HOSTS[3:])
    assert show.timeline(hosts_trace(*RUN, *longer), host=True).digest != picture.digest
    with pytest.raises(ValueError, match="no records of hosts"):
        show.timeline(make_trace(*RUN), host=True)


def test_tokens_in_words():
    picture = show.tokens(make_trace(*RUN))
    assert picture.table["send out"].tolist() == [4, 0] and picture.table["recv in"].tolist() == [1, 0]
    assert picture.table.unit == "KiB" and "from rank 0 to rank 1 (4.0 KiB)" in picture.alt
    matrix = show.tokens(np.array([[7, 4096], [0, 0]]), "counted")
    assert matrix.table["bytes out"].tolist() == [4, 0] and "Counted." in matrix.alt
    assert show.tokens({"there": [[0, 9], [0, 0]], "back": [[0, 0], [9, 0]]}, "counted").table.unit == "bytes"


def test_flags_in_words():
    picture = show.flags(make_trace(*RUN), shape=(2, 4))
    assert picture.table["set by"].tolist() == ["rank 0"] and picture.table["waited for"].tolist() == [1]
    assert picture.table["longest wait"].tolist() == [8]
    assert "2 of the 2 flags that rank 1 saw" in picture.alt and "8.0 us" in picture.alt
    labels = [text.get_text() for text in picture.figure.axes[0].get_yticklabels()]
    assert labels == ["[1, 2] from rank 0", "[1, 1] from rank 0"]


def test_measured_numbers_say_so():
    meta = {"target": "hip", "device": "8 x MI300X", "date": "2026-11-01", "world_size": 2}
    for draw in (show.timeline, show.tokens, show.flags):
        picture = draw(make_trace(*RUN, meta=meta))
        assert "measured (8 x MI300X, 2026-11-01)" in str(picture)
        assert picture.figure._supxlabel.get_text() == "measured (8 x MI300X, 2026-11-01)"


def test_refusals():
    nothing = make_trace(flag("flag_set", 0, 5, 109, dst=1))
    with pytest.raises(ValueError, match="no launches|has none"):
        show.timeline(nothing)
    with pytest.raises(ValueError, match="nothing moved"):
        show.tokens(nothing)
    with pytest.raises(ValueError, match="flags seen in this trace: none"):
        show.flags(nothing)
    with pytest.raises(ValueError, match="seen by rank 0; flags seen in this trace: flags"):
        show.flags(make_trace(*RUN), "flags", rank=0)
    with pytest.raises(TypeError, match="label"):
        show.tokens(np.ones((2, 2)))
    with pytest.raises(ValueError, match="ranks, ranks"):
        show.tokens(np.ones((2, 3)), "counted")


# What is shown.

def test_digest_follows_the_data_and_nothing_else():
    later = [row | {"time": row["time"] + 7 * US} for row in RUN]
    longer = [row | {"duration": row["duration"] + 1} if row["kind"] == "launch" else row for row in RUN]
    for draw in (show.timeline, show.flags):
        assert draw(make_trace(*later)).digest == draw(make_trace(*RUN)).digest
        assert draw(make_trace(*RUN), title="other").digest == draw(make_trace(*RUN)).digest
    assert show.timeline(make_trace(*longer)).digest != show.timeline(make_trace(*RUN)).digest
    assert show.tokens(make_trace(*RUN, moved(0, 1, 1))).digest != show.tokens(make_trace(*RUN)).digest


@pytest.mark.parametrize("name, options", [("timeline", {}), ("timeline", {"host": True}), ("tokens", {}),
                                           ("flags", {})])
def test_pictures_of_a_real_run(run, name, options, capsys):
    picture = getattr(show, name)(run, **options)
    image = Image.open(io.BytesIO(picture.png))
    assert len(picture.png) < 150_000 and min(image.size) > 250
    corners = [image.convert("RGBA").getpixel(at) for at in ((0, 0), (image.width - 1, image.height - 1))]
    assert corners == [(255, 255, 255, 255)] * 2, "a ground of its own, also in a dark notebook"
    assert not re.search(r"0x[0-9a-f]{5,}", str(picture)), "no addresses"
    again = getattr(show, name)(run, **options)
    assert (again.digest, str(again), again.png) == (picture.digest, str(picture), picture.png)


def test_in_a_notebook_it_is_one_output(run, monkeypatch, capsys):
    display = pytest.importorskip("IPython.display")
    shown = []
    monkeypatch.setattr(display, "display", lambda data, **options: shown.append(data))
    picture = show.timeline(run)
    picture._ipython_display_()
    (data,) = shown
    assert set(data) == {"text/html", "text/plain"} and data["text/plain"] == str(picture)
    assert capsys.readouterr().out == ""
    page = html.unescape(data["text/html"])
    assert f'alt="{picture.alt}"' in page and problems_of_html(data["text/html"]) == []
    above, folded = page.split("<summary>In words and numbers</summary>")
    first, *rest = picture.alt.split(". ", 1)
    assert f"<div>{first}." in above and all(part in folded for part in rest)
    assert '<div style="overflow-x: auto"><table>' in folded and picture.digest in folded


def test_save(run, tmp_path):
    picture = show.timeline(run)
    picture.save(tmp_path / "it.png")
    assert (tmp_path / "it.png").read_bytes() == picture.png


def contrast(one, other):
    def luminance(colour):
        from matplotlib.colors import to_rgb
        linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in to_rgb(colour)]
        return float(np.dot(linear, (0.2126, 0.7152, 0.0722)))
    bright, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


def test_text_can_be_read_on_every_colour():
    for colour in [*style.STAGES.values(), *style.OTHERS, *(style.ramp()(x) for x in np.linspace(0, 1, 21))]:
        assert contrast(style.on(colour), colour) >= 4.5, colour
    assert contrast(style.MUTED, style.GROUND) >= 4.5


def test_sending_and_receiving_differ_in_grey_print():
    for phase in ("dispatch", "combine"):
        assert contrast(style.STAGES[f"{phase}_send"], style.STAGES[f"{phase}_recv"]) > 1.6


def test_unknown_kernels_get_colours_of_their_own():
    colours = style.stage_colours(["dispatch_send", "mine", "yours", "mine"])
    assert list(colours) == ["dispatch_send", "mine", "yours"] and len(set(colours.values())) == 3
