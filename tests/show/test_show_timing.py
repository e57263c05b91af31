"""Pictures of time: their texts, their drawings, and their behaviour if records are missing."""
import functools
import io
import re

import numpy as np
import pytest
import trace_tools
from PIL import Image
from trace_tools import event

import a2a_lib as a2a
from a2a_lib import show

pytest.importorskip("matplotlib")
STRINGS = {"kernels": ["dispatch_send", "expert"], "symbols": ["flags", "rows"], "files": []}
MEASURED = {"target": "hip", "device": "2 x MI300X", "date": "2026-11-01"}


# Rank 1 sets flags[3] at 109, on its way until 111; a wave of rank 0 waits for it from 104 to 112 and ends the run.
RUN = [
    event("launch", 0, 100, 120, 0, 1, stream=1), event("launch", 1, 100, 110, 1, 0, stream=1),
    event("wave", 0, 100, 120, 0, 1, block=1, wave=0), event("wave", 0, 100, 105, 0, 1, block=0, wave=0),
    event("wave", 1, 101, 110, 1, 0, block=0, wave=0),
    event("wait", 0, 104, 112, 0, 1, block=1, wave=0, symbol=0, index=3, bytes=1, src=1, dst=0),
    event("flag_set", 1, 109, 111, 1, 0, block=0, wave=0, symbol=0, index=3, bytes=1, src=1, dst=0),
    event("transfer", 1, 102, 106, 1, 0, src=1, dst=0, bytes=90_000, symbol=1),
    event("user", 0, 113, 118, 0, 1, block=1, wave=0, symbol=1, index=7),
]
POINTS = [dict(name="gemm", flops=2e9, bytes=4e6, us=10), dict(name="add", flops=1e6, bytes=4e6, us=4)]
ROWS = [dict(rung="sorted", us=1311, label="published (leaderboard)"),
        dict(rung="token_flags", stages={"dispatch_send": 30.0, "expert": 10.0}, label="measured (8 x MI300X, today)"),
        dict(rung="token_flags", us=517, label="published (leaderboard)")]


def trace_of(rows=RUN, **meta):
    return trace_tools.trace_of(rows, STRINGS, **meta)


def only(*kinds, **meta):
    return trace_of([row for row in RUN if row["kind"] in kinds], **(meta or MEASURED))


PICTURES = {
    "timeline": lambda trace: show.timeline(trace), "tokens": lambda trace: show.tokens(trace), "flags": lambda trace: show.flags(trace),
    "links": lambda trace: show.links(trace), "waves": lambda trace: show.waves(trace),
    "critical_path": lambda trace: show.critical_path(trace),
    "roofline": lambda trace: show.roofline(POINTS, label=trace.label),
    "rows_taken": lambda trace: show.rows_taken({"this": trace}, "dispatch_send", "flag_set",
                                                        "recv_flags", rank=1),
    "ladder": lambda trace: show.ladder([dict(rung="this", trace=trace), *ROWS]),
}


@pytest.fixture(scope="module")
def run():
    comm = a2a.all_to_all.TokenFlags(a2a.Node(4, name="small"), "tiny", blocks=8)
    comm(a2a.Problem.random("tiny", world_size=4, seed=7))
    return comm.trace


@pytest.fixture(scope="module")
def drawn(run):
    """Name -> that picture of the run, drawn once."""
    return functools.cache(lambda name: PICTURES[name](run))


@pytest.mark.parametrize("name", PICTURES)
def test_every_picture_of_a_real_run(run, drawn, name):
    picture = drawn(name)
    image = Image.open(io.BytesIO(picture.png))
    assert len(picture.png) < 150_000 and (650 if name == "tokens" else 900) < image.width < 1350 and image.height > 250
    corners = [image.convert("RGBA").getpixel(at) for at in ((0, 0), (image.width - 1, image.height - 1))]
    assert corners == [(255, 255, 255, 255)] * 2, "a ground of its own, also in a dark notebook"
    assert not re.search(r"0x[0-9a-f]{5,}", str(picture)), "no addresses"
    assert 60 < len(picture.alt) < 900 and picture.alt.endswith(".") and len(picture.table)
    assert "simulated (preset mi300x, memory ideal)" in str(picture).lower()
    assert run.label in picture.figure._supxlabel.get_text()
    if name in ("timeline", "tokens", "flags", "links", "ladder"):  # drawn once more
        again = PICTURES[name](run)
        assert (again.digest, again.png, str(again)) == (picture.digest, picture.png, str(picture))


@pytest.mark.parametrize("name", PICTURES)
def test_text_is_large_enough_and_inside(drawn, name):
    figure = drawn(name).figure
    axes = figure.axes[0]
    legend = axes.get_legend()
    labels = [*axes.get_yticklabels()] if axes.get_yscale() == "linear" else []
    texts = [*axes.texts, axes._left_title, axes.xaxis.label, axes.yaxis.label, figure._supxlabel, *labels,
             *(legend.get_texts() if legend else [])]
    figure.draw_without_rendering()
    for text in (text for text in texts if text.get_text()):
        box = text.get_window_extent()
        assert text.get_fontsize() >= 8, text.get_text()
        assert -1 <= box.x0 and box.x1 <= figure.bbox.width + 1, text.get_text()
        assert -1 <= box.y0 and box.y1 <= figure.bbox.height + 1, text.get_text()


@pytest.mark.parametrize("name", PICTURES)
def test_measured_traces_are_drawn_and_stamped(name):
    picture = PICTURES[name](trace_tools.trace_of(trace_tools.RUN, **MEASURED) if name in ("tokens", "flags") else only("launch", "user"))
    assert "measured (2 x MI300X, 2026-11-01)" in picture.figure._supxlabel.get_text()
    assert "easured (2 x MI300X, 2026-11-01)" in picture.alt
    assert "simulated" not in str(picture).lower().replace("simulator", "")


STRINGS_OF_ROWS = {"kernels": ["dispatch"], "symbols": ["recv_flags", "counts"], "files": []}


def taken(*waves, symbol=0, rank=0):
    """Waves (block, wave, rows) of `dispatch` that took rows."""
    rows = [event("launch", rank, 0, 50, 0, 0, stream=1)]
    for block, wave, number in waves:
        rows.append(event("wave", rank, 1, 40, 0, 0, block=block, wave=wave))
        rows += [event("flag_seen", rank, 2 + i, 2 + i, 0, 0, block=block, wave=wave, symbol=symbol, index=i)
                 for i in range(number)]
    return rows


def test_rows_of_each_wave_in_words():
    first = trace_tools.trace_of(taken((0, 0, 3), (0, 1, 0), (1, 0, 1)), STRINGS_OF_ROWS)
    second = trace_tools.trace_of(taken((0, 0, 2), (0, 1, 1), (1, 0, 1)) + taken((3, 0, 9), symbol=1) + taken((2, 0, 7), rank=1),
                                  STRINGS_OF_ROWS)
    picture = show.rows_taken({"before": first, "after": second}, "dispatch", "flag_seen", "recv_flags")
    assert "before: 4 rows, 2 waves with rows, 1 of them with 3; after: 4 rows, 3 waves" in picture.alt
    assert picture.table["rows"].tolist() == [4, 4] and picture.table["most"].tolist() == [3, 2]
    assert picture.table["without"].tolist() == [1, 1] and picture.table["mean"].tolist() == [2.0, pytest.approx(4 / 3)]
    trace = trace_tools.trace_of(taken((0, 0, 3)), STRINGS_OF_ROWS)
    with pytest.raises(ValueError, match="no record says that a wave of dispatch on rank 0 has a flag_seen of counts"):
        show.rows_taken({"this": trace}, "dispatch", "flag_seen", "counts")
    with pytest.raises(ValueError, match="flag_seen, flag_set"):
        show.rows_taken({"this": trace}, "dispatch", "wait", "recv_flags")
    pytest.raises(ValueError, show.rows_taken, {}, "dispatch", "flag_seen", "recv_flags").match("no trace")


def test_links_in_words():
    picture = show.links(trace_of(), bins=20, link_gbps=45)
    assert picture.table["out bytes"].tolist() == [0, 90_000] and picture.table["in busy"].tolist() == [0.2, 0]
    assert "1 directed link" in picture.alt and "from rank 1 to rank 0 is busy longest, 20% of the time" in picture.alt
    assert "10% of what the wire allows" in picture.alt
    (mesh,) = [artist for artist in picture.figure.axes[0].collections if artist.get_array() is not None
               and artist.get_array().max() > 0]
    assert mesh.get_array().reshape(-1).tolist() == pytest.approx([0, 0, *[22.5] * 4, *[0] * 14])
    assert mesh.norm.vmax == 45
    rows = [event("launch", rank, 0, 10, rank, 0, stream=1) for rank in range(12)]
    rows += [event("transfer", 0, 1, 5, 0, 0, src=0, dst=peer, bytes=1000) for peer in range(1, 12)]
    picture = show.links(trace_of(rows, world_size=12))
    labels = [text.get_text() for text in picture.figure.axes[0].get_yticklabels()]
    assert labels == ["out", "in"] * 12


def test_what_is_missing_is_said():
    assert "only the simulator says what crosses the links" in str(show.links(only("launch")))
    assert "nothing moved between ranks" in str(show.links(only("launch", target="sim")))
    assert "only the kernels' own events" in str(show.waves(only("launch", "user")))
    assert "only the launches" in str(show.waves(only("launch")))
    assert "no waves, so what they waited for is not known" in show.critical_path(only("launch")).alt
    for draw, error in ((show.links, "neither"), (show.critical_path, "none"), (show.waves, "nothing ran on rank")):
        pytest.raises(ValueError, draw, only("flag_set")).match(error)


def bars(picture):
    return [(patch.get_x(), patch.get_x() + patch.get_width(), patch.get_y() + patch.get_height() / 2,
             bool(patch.get_hatch())) for patch in picture.figure.axes[0].patches]


def test_waves_and_critical_path_in_words_and_bars():
    picture = show.waves(trace_of())
    assert picture.table.rows() == [("expert", 2, 12.5, 20.0, 8.5, pytest.approx(0.32), 1)]
    assert "Timeline of the 2 waves of rank 0" in picture.alt and "32% of its waves' time, by 1 of 2 waves" in picture.alt
    assert bars(picture) == [(0, 20, 1, False), (0, 5, 0, False), (4, 12, 1, True), (13, 18, 1, False)]
    assert [text.get_text() for text in picture.figure.axes[0].get_yticklabels()] == ["block 0, wave 0",
                                                                                     "block 1, wave 0"]
    other = show.waves(trace_of(), rank=1, kernel="dispatch_send")
    assert bars(other) == [(1, 10, 0, False)] and "dispatch_send on rank 1" in other.alt
    rows = [event("launch", 0, 0, 50, 0, 1, stream=1)]
    rows += [event("wave", 0, 0, 50 if block == 77 else 10, 0, 1, block=block, wave=0) for block in range(200)]
    picture = show.waves(trace_of(rows), count=10)
    labels = [text.get_text() for text in picture.figure.axes[0].get_yticklabels()]
    assert len(labels) == 10 and "block 77, wave 0" in labels and picture.table["waves"].tolist() == [200]
    picture = show.critical_path(trace_of())
    assert picture.table["what"].tolist() == ["work", "flag unseen", "flag in flight", "work", "kernel start"]
    assert picture.table["us"].tolist() == [8, 1, 2, 8, 1]
    assert "Last: expert on rank 0, after 20.00 us; it waited for flags[3], set by rank 1 in dispatch_" in picture.alt
    flight = next(line for line in picture.figure.axes[0].lines if list(line.get_xdata()) == [9, 11])
    assert list(flight.get_ydata()) == [1, 0], "from the row of rank 1 to that of rank 0"


def test_roofline_numbers():
    picture = show.roofline(POINTS, label="counted")  # HBM: 4200 GB/s; matrix f16: 1307.4 TFLOP/s, vector f32: 163.4
    assert picture.table["FLOP/byte"].tolist() == [500, 0.25] and picture.table["TFLOP/s"].tolist() == [200, 0.25]
    assert picture.table["under"].tolist() == ["matrix f16", "HBM"]
    assert picture.table["share"].tolist() == pytest.approx([200 / 1307.4, 0.25 / 1.05])
    vector = show.roofline([POINTS[0] | {"compute": "vector f32"}], label="counted")
    assert vector.table["share"].tolist() == pytest.approx([200 / 163.4])
    for wrong, error in ((POINTS[0] | {"flops": 0}, "positive"), (POINTS[0] | {"roof": "LDS"}, "no roof 'LDS'")):
        pytest.raises(ValueError, show.roofline, [wrong], label="counted").match(error)
    pytest.raises(ValueError, show.roofline, POINTS).match("where its time comes from")
    pytest.raises(ValueError, show.roofline, POINTS, "ideal", label="counted").match("needs a bandwidth")
    mi300x = show.roofline(POINTS, "mi300x", label="counted").table.unit
    assert "HBM 4,200 GB/s" in mi300x and "matrix f16 1,307 TFLOP/s" in mi300x and "7 links" in mi300x
    assert "7 links 350 GB/s" in show.roofline(POINTS, "h200", label="counted").table.unit, "one port"


def test_ladder_numbers_and_whiskers():
    picture = show.ladder([dict(rung="this", trace=trace_of()), *ROWS], limit=600)
    assert picture.table["rung"].tolist() == ["this", "sorted", "token_flags", "token_flags"]
    assert picture.table["us"].tolist() == [20, 1311, 40, 517]
    assert picture.table["source"].tolist() == ["simulated (preset mi300x, memory ideal)", "published (leaderboard)",
                                                "measured (8 x MI300X, today)", "published (leaderboard)"]
    assert picture.table["expert"][0] == 10 and picture.table["dispatch_send"][0] == 5, "means over two ranks"
    assert "1,311.0  published  (cut)" in [text.get_text() for text in picture.figure.axes[0].texts]
    for wrong in (dict(rung="x", us=3), dict(rung="x", us=3, label="somewhere"), dict(rung="x", label="measured (y)")):
        pytest.raises(ValueError, show.ladder, [wrong])
    # Low and high are in the table, the picture and the text. Rows without them are unchanged.
    rows = [dict(rung="this", trace=trace_of(), range=(16, 30)), *ROWS]
    picture, plain = show.ladder(rows, limit=600), show.ladder([rows[0] | {"range": None}, *ROWS], limit=600)
    assert picture.table["low"][0] == 16 and picture.table["high"][0] == 30 and np.isnan(picture.table["low"][1])
    assert "low" not in plain.table.columns and plain.digest != picture.digest
    (whisker,) = [c for c in picture.figure.axes[0].containers if hasattr(c, "has_xerr")]
    assert [line.get_segments()[0][:, 0].tolist() for line in whisker.lines[2]] == [[16, 30]]
    assert "this 20.0 us (16.0 to 30.0) simulated" in picture.alt
    assert "20.0 (16.0 to 30.0)  simulated" in [text.get_text() for text in picture.figure.axes[0].texts]
    for wrong in ((21, 30), (16, 19), (-1, 30)):
        with pytest.raises(ValueError, match="20.0 us between"):
            show.ladder([dict(rung="this", trace=trace_of(), range=wrong)])


def test_a_ladder_is_the_same_on_every_host():
    stages = {str(number): 0.1 for number in range(10)}  # 0.9999999999999999 in Python 3.11's sum
    assert show.ladder([{"rung": "a", "stages": stages, "label": "simulated"}]).table["us"].tolist() == [1.0]
    # NumPy 2 prints np.float64(0.5), NumPy 1.26 0.5.
    digests = {show.ladder([{"rung": "a", "stages": {"s": kind(0.5)}, "label": "simulated"}]).digest for kind in (float, np.float64)}
    assert len(digests) == 1
    # The last bits are roundings of the host.
    digests = [show.ladder([{"rung": "a", "stages": {"s": us}, "label": "simulated"}]).digest for us in (0.3, 0.1 + 0.2, 0.3 + 1e-8)]
    assert digests[0] == digests[1] != digests[2]
