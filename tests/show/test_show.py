"""Pictures and their texts show the values of the trace, and keep little of it alive."""
import gc
import html
import io
import weakref

import numpy as np
import pytest
import torch
from html_tools import problems_of_html
from PIL import Image
from trace_tools import RUN, STRINGS, US, flag, host, moved, run, trace_of  # noqa: F401

import a2a_lib as a2a
from a2a_lib import Trace, align, show
from a2a_lib.machine.show import style
from a2a_lib.machine.show._play_align import AlignSteps
from a2a_lib.machine.trace import HOST, LAUNCH

pytest.importorskip("matplotlib")
MEASURED = {"target": "hip", "device": "8 x MI300X", "date": "2026-11-01"}


def test_timeline_in_words_and_with_hosts():
    picture = show.timeline(trace_of(RUN))
    assert picture.table["recv"].tolist() == ["-", "0.0-20.0 (20%)"]
    assert "rank 1, 20.0 us" in picture.alt and "20%" in picture.alt
    assert picture.alt.endswith("Simulated (preset mi300x, memory ideal).")
    assert f"simulated (preset mi300x, memory ideal); data {picture.digest}" in str(picture)
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
    pytest.raises(ValueError, show.timeline, trace_of(RUN), host=True).match("no records of hosts")


HOSTS = (host(1, 60, 90, 2), host(0, 70, 80, 3), host(0, 80, 85, 2), host(0, 90, 94, 4, 0), host(0, 94, 112, 5), host(0, 112, 162, 5))
WITH_CALLS = STRINGS | {"symbols": [*STRINGS["symbols"], "hipMalloc", "call", "hipModuleLaunchKernel", "hipDeviceSynchronize"]}


def test_tokens_and_flags_in_words():
    picture = show.tokens(trace_of(RUN))
    assert picture.table["send out"].tolist() == [4, 0] and picture.table["recv in"].tolist() == [1, 0]
    assert picture.table.unit == "KiB" and "from rank 0 to rank 1 (4.0 KiB)" in picture.alt
    matrix = show.tokens(np.array([[7, 4096], [0, 0]]), "counted")
    assert matrix.table["bytes out"].tolist() == [4, 0] and "Counted." in matrix.alt
    assert show.tokens({"there": [[0, 9], [0, 0]], "back": [[0, 0], [9, 0]]}, "counted").table.unit == "bytes"
    picture = show.flags(trace_of(RUN), shape=(2, 4))
    assert picture.table["set by"].tolist() == ["rank 0"] and picture.table["waited for"].tolist() == [1]
    assert picture.table["longest wait"].tolist() == [8]
    assert "2 of the 2 flags that rank 1 saw" in picture.alt and "8.0 us" in picture.alt
    labels = [text.get_text() for text in picture.figure.axes[0].get_yticklabels()]
    assert labels == ["[1, 2] from rank 0", "[1, 1] from rank 0"]


def test_refusals_and_colours_of_unknown_kernels():
    nothing = trace_of([flag("flag_set", 0, 5, 109, dst=1)])
    pytest.raises(ValueError, show.timeline, nothing).match("no launches|has none")
    pytest.raises(ValueError, show.tokens, nothing).match("nothing moved")
    pytest.raises(ValueError, show.flags, nothing).match("flags seen in this trace: none")
    with pytest.raises(ValueError, match="seen by rank 0; flags seen in this trace: flags"):
        show.flags(trace_of(RUN), "flags", rank=0)
    pytest.raises(TypeError, show.tokens, np.ones((2, 2))).match("label")
    pytest.raises(ValueError, show.tokens, np.ones((2, 3)), "counted").match("ranks, ranks")
    colours = style.stage_colours(["dispatch_send", "mine", "yours", "mine"])
    assert list(colours) == ["dispatch_send", "mine", "yours"] and len(set(colours.values())) == 3


def test_digest_follows_the_data_and_nothing_else():
    later = [row | {"time": row["time"] + 7 * US} for row in RUN]
    longer = [row | {"duration": row["duration"] + 1} if row["kind"] == "launch" else row for row in RUN]
    for draw in (show.timeline, show.flags):
        assert draw(trace_of(later)).digest == draw(trace_of(RUN)).digest
    assert show.timeline(trace_of(RUN), title="other").digest == show.timeline(trace_of(RUN)).digest
    assert show.timeline(trace_of(longer)).digest != show.timeline(trace_of(RUN)).digest
    assert show.tokens(trace_of([*RUN, moved(0, 1, 105, 106, 1, kernel=0)])).digest != show.tokens(trace_of(RUN)).digest


def test_in_a_notebook_it_is_one_output_and_a_file_has_its_png(run, monkeypatch, capsys, tmp_path):
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
    picture.save(tmp_path / "it.png")
    assert (tmp_path / "it.png").read_bytes() == picture.png


# ---- a notebook keeps every picture it has shown (`Out`), also when cells run again

PICTURES = ("timeline", "tokens", "flags", "critical_path", "links", "waves", "play")


def arrays_of(thing) -> int:
    """Bytes of the arrays that an object keeps alive, however many objects away."""
    seen, todo, nbytes = {id(thing)}, [thing], 0
    while todo:
        for other in gc.get_referents(todo.pop()):
            if id(other) in seen or isinstance(other, type) or type(other).__name__ in ("module", "function"):
                continue
            seen.add(id(other))
            todo.append(other)
            if isinstance(other, np.ndarray) and other.base is None:
                nbytes += other.nbytes
    return nbytes


def busier(run, times):  # noqa: F811
    """A run with `times` as many waves, transfers, flags and waits, in the same number of launches."""
    once = np.isin(run.records["kind"], (LAUNCH, HOST))
    parts = [run.records[once]]
    for number in range(times):
        part = run.records[~once].copy()
        part["time"] += number
        for field in ("index", "block"):
            part[field][part[field] >= 0] += number * 1000
        parts.append(part)
    return Trace(np.concatenate(parts), run.strings, run.meta)


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_keeps_no_run(run, name):  # noqa: F811
    few, many = (busier(run, times) for times in (1, 12))
    pictures = [getattr(show, name)(trace) for trace in (few, many)]
    assert all(picture.png for picture in pictures), "drawn"
    kept = [arrays_of(picture) for picture in pictures]
    assert kept[1] - kept[0] < (many.records.nbytes - few.records.nbytes) / 6, kept


# ---- a picture's PNG: the pixels of `savefig`, in as few colours as it needs


def rgb(png):
    return np.asarray(Image.open(io.BytesIO(png)).convert("RGB")).astype(int)


def test_a_png_is_what_savefig_draws_and_no_pixels_stay(monkeypatch):
    figure = show.ladder([{"rung": name, "us": us, "label": "published (here)"} for name, us in (("one", 3.0), ("two", 2.0))]).figure
    saved = io.BytesIO()
    with style.settings():
        drawn = style.drawn(figure)
        figure.savefig(saved, format="png", dpi=style.DPI)
    assert np.array_equal(drawn[..., :3], rgb(saved.getvalue()))
    assert figure.dpi != style.DPI, "as it was before"
    from matplotlib.backends.backend_agg import RendererAgg
    drawn, initialise = [], RendererAgg.__init__
    monkeypatch.setattr(RendererAgg, "__init__", lambda self, *size: (drawn.append(weakref.ref(self)), initialise(self, *size))[1])
    picture = show.ladder([{"rung": "one", "us": 3.0, "label": "published (here)"}])
    assert not drawn and picture.png
    gc.collect()
    assert drawn and not any(renderer() for renderer in drawn)
    with style.settings():
        assert style.png(picture.figure) == picture.png, "the figure stays, to be drawn again"


def noise(height, width):
    return np.random.default_rng(0).integers(96, 160, (height, width, 3))


def test_areas_keep_their_colours_and_edges_come_near_theirs():
    pixels = np.full((60, 50, 4), 255, np.uint8)
    pixels[:20, :, :3] = noise(20, 50)        # nearly all pixels different, as at edges
    pixels[20:40, :, :3] = (39, 92, 205)
    pixels[44:50, 10:16, :3] = (255, 90, 21)  # a small area, far from all others
    numbers, colours = style.numbered(pixels)
    got = colours[numbers].astype(int)
    assert len(colours) == 16 and np.array_equal(got[20:], pixels[20:, :, :3])
    assert np.sqrt(np.square(got[:20] - pixels[:20, :, :3].astype(int)).sum(2)).mean() < 26
    pixels = np.full((3, 4, 4), 255, np.uint8)
    pixels[..., 0] = np.arange(12).reshape(3, 4)
    numbers, colours = style.numbered(pixels)
    assert np.array_equal(colours[numbers], pixels[..., :3])


@pytest.mark.parametrize("areas, size", [(5, 16), (16, 32), (40, 64), (200, 256), (300, 256)])
def test_of_more_areas_there_are_more_colours(areas, size):
    pixels = np.full((8 * areas, 9, 4), 255, np.uint8)
    pixels[..., :3] = (np.arange(areas) * 7919 % 2**24)[:, None, None].repeat(8, 0) >> np.array([16, 8, 0]) & 255
    pixels[::8, :, :3] = noise(areas, 9)
    numbers, colours = style.numbered(pixels)
    off = np.square(colours[numbers].astype(int) - pixels[..., :3].astype(int)).sum(2).reshape(areas, 8, 9)[:, 2:7]
    assert len(colours) == size and off.max() <= (style.NEAR if areas < 250 else 400)


ANSWERS = {1: {"us": 803.1, "GB/s": 73.0}, 4: {"us": 210.4, "GB/s": 279.0}, 304: {"us": 11.3, "GB/s": 5194.0}}


def test_a_slider_says_and_draws_each_value():
    turned = show.slider("blocks", ANSWERS, label="simulated (preset mi300x)", say={304: "HBM is busy."})
    assert [sentence for _, sentence in turned.film.sentences] == [
        "blocks = 1: us 803.1, GB/s 73.", "blocks = 4: us 210.4, GB/s 279.", "blocks = 304: us 11.3, GB/s 5194. HBM is busy."]
    assert turned.table.columns == ["blocks", "us", "GB/s"] and turned.table["us"].tolist() == [803.1, 210.4, 11.3]
    assert "from 1 to 304" in turned.alt and "simulated (preset mi300x)" in turned.text
    page = turned.output["text/html"]
    assert problems_of_html(page) == [] and len(page) < 200_000
    us = next(bar for bar in turned.film.bars if bar.y == 50)
    assert us.at(0.5)[2] == pytest.approx(us.w) and us.at(2.5)[2] == pytest.approx(us.w * 11.3 / 803.1)
    turned = show.slider("skew", {0: {"a": 10, "b": 5}, 1: {"a": 2, "b": 5}}, unit="rows", label="counted")
    a, b = turned.film.bars
    assert a.at(0.5)[2] == pytest.approx(2 * b.at(0.5)[2]) and a.at(1.5)[2] == pytest.approx(0.4 * b.at(1.5)[2])


@pytest.mark.parametrize("answers", [{}, {1: {}}, {1: {"us": 1}, 2: {"ns": 1}}, {1: {"us": -1}}, {1: {"us": float("nan")}},
                                     {value: {"us": 1} for value in range(25)}])
def test_what_cannot_be_turned_is_refused(answers):
    pytest.raises(ValueError, show.slider, "blocks", answers, label="counted")


@pytest.mark.parametrize("gpus, size, cus, lanes", [
    (8, {}, 2432, 4_980_736), (2, {"name": "small"}, 16, 32_768), (1, {"xcds": 3, "cus": 5}, 15, 30_720)])
def test_node_map_counts(gpus, size, cus, lanes):
    node = a2a.Node(gpus, **size)
    picture = show.node_map(node)
    totals = dict(zip(picture.table["level"], picture.table["in the node"]))
    assert totals["GPU"] == gpus and totals["XCD"] == gpus * node.xcds
    assert totals["CU"] == cus == gpus * node.ranks[0].compute_units
    assert totals["lane"] == 64 * totals["wave"] == lanes
    assert f"{gpus * (gpus - 1) // 2} links, {gpus - 1} at each GPU" in picture.text
    assert f"{node.xcds} XCDs of {node.cus} CUs" in picture.alt
    assert Image.open(io.BytesIO(picture.png)).width > 1000


def test_node_map_of_equal_nodes_is_equal():
    first, second = (show.node_map(a2a.Node(4, seed=seed)) for seed in (0, 1))
    assert first.digest == second.digest and first.png == second.png
    assert show.node_map(a2a.Node(2)).digest != first.digest


# ---- rows dealt out to waves

DEALT = {"few": np.array([4, 4, 0, 0, 0, 0]), "even": np.array([1] * 8)}


def test_rows_per_wave_in_numbers_words_and_panels():
    picture = show.rows_per_wave(DEALT, "counted")
    table = picture.table
    assert list(table["grid"]) == ["few", "even"] and list(table["waves"]) == [6, 8]
    assert list(table["with rows"]) == [2, 8] and list(table["rows"]) == [8, 8] and list(table["most"]) == [4, 1]
    assert list(table["even share"]) == [pytest.approx(8 / 6), 1]
    assert "With few, 2 of 6 waves have all 8 rows, the busiest 4. With even, 8 waves have them" in picture.alt
    assert picture.alt.endswith("Counted.") and 40 <= len(picture.alt) <= 800
    axes = show.rows_per_wave(DEALT).figure.axes
    assert len(axes) == 2 and len({each.get_xlim() for each in axes}) == 1 == len({each.get_ylim() for each in axes})
    assert [each.get_ylabel() for each in axes] == ["few", "even"]
    assert axes[0].patches, "a band where the other grid has more waves"
    other = DEALT | {"few": np.array([4, 0, 4, 0, 0, 0])}
    assert show.rows_per_wave(DEALT).digest == show.rows_per_wave(DEALT).digest != show.rows_per_wave(other).digest
    assert "the busiest 0" in show.rows_per_wave({"idle": np.zeros(4, dtype=int)}).alt


@pytest.mark.parametrize("dealt", [{}, {"none": []}, {"floats": [0.5, 1.0]}, {"negative": [-1, 2]},
                                   {"matrix": [[1], [2]]}])
def test_what_is_no_count_is_refused(dealt):
    pytest.raises(ValueError, show.rows_per_wave, dealt).match("whole numbers|at least one way")


# ---- align & sort, and the table of counters

IDS = torch.tensor([[2, 0], [-1, 1], [0, 3]])


def test_steps_count_scan_and_place_and_the_picture_says_so():
    steps = AlignSteps(IDS, 4, 2)
    assert steps.start.tolist() == [0, 2, 4, 6, 8] and steps.last == 14
    assert [steps.rows(i).tolist() for i in (0, 2, 4, 6)] == [[0] * 4, [1, 0, 1, 0], [1, 1, 1, 0], [2, 1, 1, 1]]
    assert steps.places(7).tolist() == [-1] * 8 and steps.places(8).tolist() == [-1] * 4 + [0] + [-1] * 3
    assert steps.words(10) == "step 10, place: flat token 2 is dropped"
    assert steps.words(9) == "step 9, place: flat token 1, of expert 0, goes to place 0"
    want = align.expected(IDS.int(), 4, 2)[0][:8]
    assert np.array_equal(steps.places(steps.last), want)
    picture = a2a.show.play_align(IDS, 4, 2)
    assert "4 experts in tiles of 2" in picture.alt and "step 14: 3 places are padding" in picture.alt
    assert picture.table["placed"].tolist() == [0, 0, 2, 8] and picture.table.label == "counted"
    assert a2a.show.play_align(IDS, 4, 4).digest != picture.digest == a2a.show.play_align(IDS, 4, 2).digest


@pytest.mark.parametrize("ids, experts, block", [(torch.zeros(40, 1), 4, 2), (IDS, 9, 2), (IDS, 4, 64), (IDS * 0 - 1, 4, 2)])
def test_what_cannot_be_drawn_is_refused(ids, experts, block):
    pytest.raises(ValueError, a2a.show.play_align, ids.int(), experts, block).match("play_align draws")


COUNTED = '''
#include "a2a/a2a.h"
extern "C" __global__ void spread(int* out, int stride, int same) {
  __shared__ int lds[4096];
  const int i = threadIdx.x;
  for (int k = i; k < 4096; k += blockDim.x) lds[k] = k;
  __syncthreads();
  if (stride) out[i] = lds[(i * stride) % 4096];
  else if (same) atomicAdd(&lds[0], 1);
  else out[16 * i] = i;
}
'''


@pytest.mark.parametrize("stride, same, conflicts", [(1, 0, 0), (2, 0, 2), (32, 0, 62), (33, 0, 0), (4096, 0, 0)])
def test_banks(stride, same, conflicts):
    """64 lanes, 32 at a time: a stride of 2 dwords takes two turns for each half, one of 32 dwords takes 32; one dword is read
    by all at once."""
    node = a2a.Node(1, name="small", seed=0)
    kernel, out = node.load(COUNTED).spread, node.ranks[0].empty(2048, torch.int32, "out")
    node.ranks[0].launch(kernel, 1, 64, out, stride, same)
    node.synchronize()
    assert node.counters()["lds_conflict_cycles"] == conflicts


def test_atomics_on_one_dword_take_turns_and_scattered_stores_do_not_coalesce():
    node = a2a.Node(1, name="small", seed=0)
    kernel, out = node.load(COUNTED).spread, node.ranks[0].empty(2048, torch.int32, "out")
    before = node.counters()
    node.ranks[0].launch(kernel, 1, 64, out, 0, 0)
    node.synchronize()
    after = node.counters()
    assert after["vector_pieces"] - before["vector_pieces"] == 64
    assert after["vector_pieces_least"] - before["vector_pieces_least"] == 4


def test_counters_of_a_sorter_and_figures_with_their_source():
    node = a2a.Node(1, name="small", seed=0)
    ids = a2a.Draw(1).integers(0, 8, 400, 4, dtype=torch.int32)
    runs = [align.measure(align.AlignAndSort(node, 8, 16, 1600, rung=rung), ids) for rung in ("one_block", "tiles")]
    table = a2a.show.counters(runs)
    assert table["run"].tolist() == ["one_block", "tiles"] and table["CUs"].tolist() == [1, 1]
    assert table["coalesced %"][1] > table["coalesced %"][0] and (table["us"] > 0).all()
    assert table["LDS"][1] == runs[1]["kernels"][0].lds + 2 * (4096 + 6 * 8) + 4 * (5 * 8 + 2)
    assert table.label == "simulated (preset mi300x, memory ideal)"
    pytest.raises(ValueError, a2a.show.counters, []).match("needs a run")
    table = align.figures()
    assert len(table) == 14 and all(text.startswith(("published", "measured")) for text in table["source"])
