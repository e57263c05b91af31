"""The player's texts agree with the trace. Its still is deterministic, and its film shows all events of the run."""
import io
import re

import pytest
from browser_tools import chromium, opened  # noqa: F401
from trace_tools import STRINGS, US, event, flag, host, launch, moved, run, trace_of, wave  # noqa: F401

import a2a_lib as a2a
from a2a_lib import show
from a2a_lib.machine.show import style
from a2a_lib.machine.show._player import BOX, STEPS
from a2a_lib.machine.show.film import Film, moving
from a2a_lib.machine.trace.analysis.motion import Motion
from a2a_lib.machine.trace.analysis.tile_work import TileWork

pytest.importorskip("matplotlib")
Image = pytest.importorskip("PIL.Image")
# From 100 to 120 us: rank 0 sends 3 MiB from 102 to 106 and sets a flag at 106, which arrives at 108; a wave of rank 1
# looks for it from 101 and sees it at 109.
RUN = [launch(0, 100, 110, 0, 0), launch(1, 100, 120, 1, 1), wave(1, 100, 120, 1, 1), wave(1, 101, 109, 1, 1, kind="wait"),
       moved(0, 1, 102, 106, 3 << 20, kernel=0), flag("flag_set", 0, 5, 106, until=108, dst=1),
       flag("flag_seen", 1, 5, 101, 0, launch=1, block=0, wave=0, kernel=1),
       flag("flag_seen", 1, 5, 109, launch=1, block=0, wave=0, kernel=1, src=0)]


@pytest.fixture(scope="module")
def player(run):
    return show.play(run)


@pytest.fixture(scope="module")
def motion(run):
    """The data that the player computed before it drew."""
    return Motion(run, STEPS)


def test_a_moment_in_words_and_refusals():
    player = show.play(trace_of(RUN), steps=20)
    assert player.film.said(3).startswith(
        "send runs on 1 of 2 ranks, recv runs on 1 of 2 ranks. 3.0 MiB are sent and not yet there. Flags: 0 seen, 0")
    assert player.film.said(5).endswith("50% of the running waves wait.")
    assert player.film.said(20).startswith("No kernel runs.")
    pytest.raises(TypeError, show.timeline, 3).match("3 is no trace; node.trace and")
    pytest.raises(ValueError, show.play, trace_of([RUN[4]])).match("needs kernel launches")
    pytest.raises(ValueError, show.play, trace_of(RUN[:4])).match("nothing moved")


def test_the_still_is_deterministic_and_says_where_it_comes_from(run, player):
    again = show.play(run)
    assert (again.digest, str(again), again.png) == (player.digest, str(player), player.png)
    assert "simulated (preset mi300x, memory ideal); data " in str(player)
    assert not re.search(r"0x[0-9a-f]{5,}|object at|model_id", str(player))
    assert len(player.png) < 60_000 and len(player.table) == 4
    later = a2a.Trace(run.records.copy(), run.strings, run.meta)
    later.records["time"] += 5 * US
    assert show.play(later).digest == player.digest


def test_the_film_has_what_the_run_had(player, motion):
    colours = show.style.stage_colours(run.kernel for run in sorted(motion.runs, key=lambda run: run.start))
    film = player.film
    assert film.end == motion.end and len(film.sentences) == motion.steps + 1
    assert f" Flags: {motion.moment(60).seen} seen" in film.said(motion.times[60])
    rows = [flight for flight in film.flights if flight.shape == "dot"]
    flags = [flight for flight in film.flights if flight.shape == "flag"]
    assert len(rows) == len(motion.dots())
    assert len(flags) == int(((motion.lives.src != motion.lives.dst) & (motion.lives.set < motion.lives.arrived)).sum())
    assert {rank for flight in rows for rank in flight.of} == {0, 1} and film.menu == {"rank 0": 0, "rank 1": 1}
    # The bars of flags are full in the end, and what a rank runs has its colour.
    assert sum(bar.ends[-1] - bar.begins[-1] for bar in film.bars if bar.fill == style.BLUE and not bar.up) == pytest.approx(
        len(motion.lives) / max(motion.flags(0).sum(1)))
    boxes = [box for box in film.boxes if (box.w, box.h) == BOX]
    for step in (20, 60, 100):
        for rank, (kernel, _) in motion.running(step).items():
            assert boxes[rank].at(motion.times[step])[2] == colours[kernel]
    names = [box for box in player.film.boxes if box.at(0)[1].isdecimal()]
    bars = [bar for bar in player.film.bars if bar.hatched]
    assert len(names) == 2 and bars
    for bar in bars:
        assert any(name.x + name.w <= bar.x < name.x + BOX[0] and bar.y <= name.y <= bar.y + bar.h for name in names)
        assert not any(name.x < bar.x + bar.w and bar.x < name.x + name.w and bar.y <= name.y <= bar.y + bar.h for name in names)


def test_a_film_of_a_large_run_is_small():
    rows = [moved(0, 1, 100 + i / 500, 100.01 + i / 500, 4096, kernel=0, symbol=1) for i in range(9000)]
    page = show.play(trace_of([*RUN[:4], *rows])).page
    assert len(page) < 100_000


def test_a_film_keeps_where_bars_change_and_refuses_what_cannot_be_shown():
    film = Film(100, 50, 4.0)
    film.bar(0, 0, 100, 10, style.BLUE, [0, 1, 2, 3], [0, 0, 0, 0], [0, 0.5, 0.5, 1])
    assert film.data()["bars"][0][7:] == [[0, 1, 3], [0, 0, 0], [0, 0.5, 1]]
    assert film.bars[0].at(2.5) == (0, 0, 50, 10)
    film = Film(100, 50, 4.0)
    box = film.box(0, 0, 10, 10)
    film.set(box, 2.0, words="x")
    film.say(1.0, "One.")
    for wrong in (lambda: film.set(box, 1.0), lambda: film.say(1.0, "Two."), lambda: film.fly(1, 1, (0, 0), (1, 1), style.BLUE),
                  lambda: Film(1, 1, 0)):
        pytest.raises(ValueError, wrong)


def test_an_animation_has_its_frames(player):
    for kind in ("gif", "webp"):
        image = Image.open(io.BytesIO(moving(player.film, kind, frames=3)))
        assert (image.format, image.n_frames) == (kind.upper(), 3)


@pytest.fixture(scope="module")
def page(chromium, tmp_path_factory, player):  # noqa: F811
    path = tmp_path_factory.mktemp("player") / "film.html"
    player.save(path)
    return opened(chromium, path, 900)


@pytest.mark.xdist_group("machine")
def test_it_plays_and_obeys_the_keyboard_without_a_kernel(page, player, motion):
    film, sentence, slider = player.film, page.locator(".a2a-said"), page.get_by_role("slider")
    assert sentence.inner_text() == f"0.0 µs: {film.said(0)}" and not page.locator(".a2a-still").is_visible()
    slider.focus()
    page.keyboard.press("PageDown")
    assert sentence.inner_text().endswith(film.sentences[1][1]) and film.sentences[1][1] in slider.get_attribute("aria-valuetext")
    page.keyboard.press("End")
    assert sentence.inner_text() == f"{film.end:.1f} µs: {film.sentences[-1][1]}"
    pixels = "() => document.querySelector('canvas').toDataURL()"
    end = page.evaluate(pixels)
    page.keyboard.press("Space")  # from the end: from the beginning
    page.wait_for_function("() => document.querySelector('.a2a-film').a2aFrames > 30")
    page.keyboard.press("Space")
    assert page.get_by_role("button", name="Play").is_visible() and page.evaluate(pixels) != end
    step = next(i for i, time in enumerate(motion.times) if motion.moving(time).any())
    slider.fill(str(round(1000 * step / motion.steps) + 2))
    everybody = page.evaluate(pixels)
    page.get_by_role("combobox", name="traffic of").select_option(label="rank 1")
    assert page.errors == [] and everybody != end


@pytest.mark.xdist_group("machine")
def test_the_still_is_there_in_print_and_in_an_old_browser(page):
    page.emulate_media(media="print")
    try:
        assert page.locator(".a2a-still img").is_visible() and not page.locator(".a2a-app").is_visible()
    finally:
        page.emulate_media(media="screen")
    old = page.context.browser.new_page()
    old.add_init_script("delete window.DecompressionStream")
    old.goto(page.url)
    assert "a browser of 2023 or later" in old.locator(".a2a-app").inner_text() and old.locator(".a2a-still img").is_visible()
    old.close()


# ---- films of a persistent kernel's programs

KERNEL, WAVE = launch(0, 10, 70, 0, 0), wave(0, 10, 70, 0, 0)


def of_wave(kind, start, end, symbol=0, **fields):
    return wave(0, start, end, 0, 0, kind=kind, symbol=symbol, **fields)


def gather():
    """One program: own rows for 20 us, a wait of 20, rank 1's rows for 20. Its rows are copied from 10 to 30, their flag to 40."""
    return trace_of([KERNEL, WAVE, of_wave("wait", 30, 50), of_wave("flag_seen", 50, 50, src=1, index=1, bytes=1),
                     event("copy", 1, 20, 40, src=1, dst=0, bytes=4096), event("copy", 1, 40, 50, src=1, dst=0, bytes=4)])


def test_copies_of_flags_are_told_from_copies_of_rows():
    work = TileWork(gather(), 0, lambda index: index, None)
    assert [(piece.start, piece.end, piece.owner) for piece in work.copies] == [(10 * US, 30 * US, 1)]
    assert [(piece.start, piece.end, piece.owner) for piece in work.flags] == [(30 * US, 40 * US, 1)]
    assert "the last flag is copied at 40.0 us" in a2a.show.tiles(gather(), source=lambda index: index).alt
    rows, flag, *done = a2a.show.play_tiles(gather(), source=lambda index: index).film.bars
    left, _, width, _ = rows.at(20)
    assert width == pytest.approx(0.5 * 0.75 * rows.w, rel=0.05), "half of the rows are here"
    assert flag.at(29)[2] == 0 and flag.at(35)[2] == pytest.approx(0.125 * flag.w, rel=0.1)
    assert [bar.at(30)[2] > 0 for bar in done] == [True, False], "own rows are done, the others not"


def test_a_program_is_what_it_does():
    film = a2a.show.play_tiles(gather(), source=lambda index: index).film
    cell = film.boxes[0]
    assert [cell.at(time)[3] for time in (5, 25, 45)] == [False, True, False], "hatched while it waits"
    assert cell.at(5)[2] != cell.at(45)[2], "own rows and others' in two colours"
    assert film.said(5).startswith("1 multiplies rows of rank 0 (own)") and film.said(25) == "1 waits." and "rank 1" in film.said(45)
    trace = trace_of([KERNEL, WAVE, of_wave("flag_set", 30, 30, src=0, dst=1, index=0, bytes=1)])
    film = a2a.show.play_tiles(trace).film
    assert film.said(5) == "1 multiplies or stores rows of rank 1." and film.said(45) == "1 multiplies or stores rows of rank 0 (own)."


def test_rows_without_a_flag_have_their_place_in_the_order():
    """Rank 1's rows come first and own ones last. Without the order both have the other's colour."""
    picture = a2a.show.tiles(gather(), source=lambda index: index, order=(1, 0)).table.to_dict()
    assert picture["rows of"] == [0, 1] and picture["from_us"] == [50, 40] and picture["to_us"] == [60, 50]
    assert TileWork(gather(), 0, lambda index: index, None, (0, 1)).programs == TileWork(gather(), 0, lambda index: index, None).programs
    with pytest.raises(ValueError, match="order lacks rank 1"):
        a2a.show.tiles(gather(), source=lambda index: index, order=(0, 2))


def test_tasks_wait_work_and_are_counted():
    tasks = [of_wave("user", 10, 20), of_wave("user", 20, 30, 1), of_wave("user", 30, 70, 2)]
    trace = trace_of([KERNEL, *tasks], STRINGS | {"symbols": ["plan", "waits", "up"]})
    player = a2a.show.play_tasks(trace)
    assert [player.film.said(time) for time in (5, 15, 35)] == ["1 does plan.", "1 waits.", "1 does up."]
    plan, up = player.film.bars
    assert plan.at(12)[2] == plan.w and up.at(50)[2] == 0, "a bar is the share of tasks that are done"
    pytest.raises(ValueError, a2a.show.play_tasks, trace_of([KERNEL, WAVE])).match("noted no tasks")


def test_waves_begin_with_the_kernel_and_not_with_the_hosts_call(monkeypatch):
    lengths = []
    monkeypatch.setattr("a2a_lib.machine.show._waves.time_axes", lambda axes, length, count: lengths.append(length))
    a2a.show.waves(trace_of([host(0, 1, 3, 0, 0), KERNEL, WAVE]), rank=0, kernel="send")
    assert lengths == [60], "us of the axis: the kernel's, without the 9 before it"
