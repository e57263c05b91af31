"""Pictures and their texts show the values of the trace."""
import html

import numpy as np
import pytest
from html_tools import problems_of_html
from trace_tools import RUN, STRINGS, US, flag, host, moved, run, trace_of  # noqa: F401

from a2a_lib import show
from a2a_lib.machine.show import style

pytest.importorskip("matplotlib")
MEASURED = {"target": "hip", "device": "8 x MI300X", "date": "2026-11-01"}

# What is said.

def test_timeline_in_words():
    picture = show.timeline(trace_of(RUN))
    assert picture.table["recv"].tolist() == ["-", "0.0-20.0 (20%)"]
    assert "rank 1, 20.0 us" in picture.alt and "20%" in picture.alt
    assert picture.alt.endswith("Simulated (preset mi300x, memory ideal).")
    assert f"simulated (preset mi300x, memory ideal); data {picture.digest}" in str(picture)


HOSTS = (host(1, 60, 90, 2), host(0, 70, 80, 3), host(0, 80, 85, 2), host(0, 90, 94, 4, 0), host(0, 94, 112, 5), host(0, 112, 162, 5))
WITH_CALLS = STRINGS | {"symbols": [*STRINGS["symbols"], "hipMalloc", "call", "hipModuleLaunchKernel", "hipDeviceSynchronize"]}


def test_timeline_with_hosts():
    plain, picture = show.timeline(trace_of(RUN)), show.timeline(trace_of([*RUN, *HOSTS], WITH_CALLS), host=True)
    assert picture.table["send"].tolist() == ["30.0-40.0", "-"], "counted from the first call, at 70"
    assert picture.table["host calls"].tolist() == [4, 0], "from the first call to the first wait that is over"
    assert picture.table["us before kernels"][0] == 30 and picture.table["us after kernels"][0] == 2
    assert np.isnan(picture.table["us before kernels"][1])
    assert "The longest that is not waiting is call on rank 0, 10.0 us." in picture.alt
    legend = [text.get_text() for text in picture.figure.axes[0].get_legend().get_texts()]
    assert set(legend) >= {"host: own work", "host: hipMalloc, hipFree", "host: launch", "host: waits"}
    assert picture.digest != plain.digest
    assert show.timeline(trace_of([*RUN, *HOSTS], WITH_CALLS)).digest == plain.digest, "nothing changes where it is not asked for"
    longer = [*RUN, *HOSTS[:2], HOSTS[2] | {"duration": 6 * US}, *HOSTS[3:]]
    assert show.timeline(trace_of(longer, WITH_CALLS), host=True).digest != picture.digest
    with pytest.raises(ValueError, match="no records of hosts"):
        show.timeline(trace_of(RUN), host=True)


def test_tokens_in_words():
    picture = show.tokens(trace_of(RUN))
    assert picture.table["send out"].tolist() == [4, 0] and picture.table["recv in"].tolist() == [1, 0]
    assert picture.table.unit == "KiB" and "from rank 0 to rank 1 (4.0 KiB)" in picture.alt
    matrix = show.tokens(np.array([[7, 4096], [0, 0]]), "counted")
    assert matrix.table["bytes out"].tolist() == [4, 0] and "Counted." in matrix.alt
    assert show.tokens({"there": [[0, 9], [0, 0]], "back": [[0, 0], [9, 0]]}, "counted").table.unit == "bytes"


def test_flags_in_words():
    picture = show.flags(trace_of(RUN), shape=(2, 4))
    assert picture.table["set by"].tolist() == ["rank 0"] and picture.table["waited for"].tolist() == [1]
    assert picture.table["longest wait"].tolist() == [8]
    assert "2 of the 2 flags that rank 1 saw" in picture.alt and "8.0 us" in picture.alt
    labels = [text.get_text() for text in picture.figure.axes[0].get_yticklabels()]
    assert labels == ["[1, 2] from rank 0", "[1, 1] from rank 0"]


def test_refusals():
    nothing = trace_of([flag("flag_set", 0, 5, 109, dst=1)])
    with pytest.raises(ValueError, match="no launches|has none"):
        show.timeline(nothing)
    with pytest.raises(ValueError, match="nothing moved"):
        show.tokens(nothing)
    with pytest.raises(ValueError, match="flags seen in this trace: none"):
        show.flags(nothing)
    with pytest.raises(ValueError, match="seen by rank 0; flags seen in this trace: flags"):
        show.flags(trace_of(RUN), "flags", rank=0)
    with pytest.raises(TypeError, match="label"):
        show.tokens(np.ones((2, 2)))
    with pytest.raises(ValueError, match="ranks, ranks"):
        show.tokens(np.ones((2, 3)), "counted")


# What is shown.

def test_digest_follows_the_data_and_nothing_else():
    later = [row | {"time": row["time"] + 7 * US} for row in RUN]
    longer = [row | {"duration": row["duration"] + 1} if row["kind"] == "launch" else row for row in RUN]
    for draw in (show.timeline, show.flags):
        assert draw(trace_of(later)).digest == draw(trace_of(RUN)).digest
    assert show.timeline(trace_of(RUN), title="other").digest == show.timeline(trace_of(RUN)).digest
    assert show.timeline(trace_of(longer)).digest != show.timeline(trace_of(RUN)).digest
    assert show.tokens(trace_of([*RUN, moved(0, 1, 105, 106, 1, kernel=0)])).digest != show.tokens(trace_of(RUN)).digest


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


def test_unknown_kernels_get_colours_of_their_own():
    colours = style.stage_colours(["dispatch_send", "mine", "yours", "mine"])
    assert list(colours) == ["dispatch_send", "mine", "yours"] and len(set(colours.values())) == 3
