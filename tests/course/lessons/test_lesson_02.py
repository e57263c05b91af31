"""Lesson 02 says in prose what its stored outputs show."""
import re

import pytest
from lesson_tools import Lesson

from a2a_lib.align import figures

SORT = Lesson("02_moe_align_and_sort")


def us(cell):
    return SORT.predictions(cell)


def test_every_guess_is_asked_for_and_checked():
    ids = list(SORT.cells)
    guesses = [name for name in ids if name.startswith("guess")]
    assert len(guesses) >= 7
    for guess in guesses:
        assert "**Predict**" in SORT.source(ids[ids.index(guess) - 1]), guess
        for name in re.findall(r"^(\w+) =", SORT.source(guess), re.M):
            assert re.search(rf"\b{name}\b", SORT.source(ids[ids.index(guess) + 1])), f"{guess}: {name} is not checked"


def test_padding():
    assert us("measure-padding") == [32768]
    SORT.said("Sixteen times the rows")
    assert 32768 == 16 * 2048


def test_one_block_two_kernels_many():
    (one,), (two,), (many,) = us("measure-one"), us("measure-two"), us("measure-many")
    assert one > two > many
    SORT.said("Nine times faster than one block.")
    SORT.said("by all blocks it is nine times faster")
    assert one / many == pytest.approx(9, abs=0.5)
    (align, place), = SORT.numbers("measure-two", r"align ([\d.]+) us, place ([\d.]+) us")
    SORT.said("`align`, in one block, keeps five sixths: Amdahl's law. `place` is quick")
    assert align / two == pytest.approx(5 / 6, abs=0.03) and align + place < 1.05 * two, "what stays in one block decides"
    assert two / one == pytest.approx(0.5, abs=0.05), "the answer is B, half"
    times = dict(SORT.numbers("measure-many", r"^ *(\d+) blocks +([\d.]+) us"))
    assert min(times, key=times.get) == 64 and times[304] > times[64] and times[8] > times[16] > times[64]
    SORT.said("With 304 blocks it is slower again")


def test_the_missing_barrier_shows():
    assert us("broken")[0] >= 1
    SORT.said("A block summed rows that others had not written yet.")


def test_fewer_barriers_are_faster():
    (many,), (xcd, reserve) = us("measure-many"), us("measure-reserve")
    assert many > xcd > reserve
    (moved,) = us("order")
    assert moved > 100_000, "nearly every flat token stands elsewhere in another schedule"


def test_counters():
    rows = {name: rest for name, *rest in re.findall(r"^(\w+) +([\d.]+) +(\d+) +(\d+) +(\d+) +(\d+) +(\S+) +(\S+) +(\S+) +(\S+)$",
                                                     SORT.output("counters"), re.M)}
    assert set(rows) == {"one_block", "two_kernels", "many_blocks", "xcd_aware", "reserve", "tiles", "stable_tiles", "four_stage"}
    coalesced = {name: float(row[6]) for name, row in rows.items()}
    runs = {"reserve", "tiles", "stable_tiles"}
    assert all(45 < value < 60 if name in runs else value < 30 for name, value in coalesced.items())
    SORT.said("four fifths of what moves to the L2 are not wanted")
    SORT.said("neighbouring places, and half is wanted")
    conflicts = [float(row[7]) for row in rows.values() if row[7] != "-"]
    assert all(40 < value < 70 for value in conflicts)
    SORT.said("half of its cycles, in our counting")
    SORT.said("`xcd_aware` and `reserve` pass them by")
    assert rows["xcd_aware"][5] == rows["reserve"][5] == "-"
    SORT.said("Here only 32 CUs get a stretch of `tiles`")
    assert rows["tiles"][4] == "32"


def test_roofline_and_figures():
    SORT.said("Even `reserve` is at 3 % of HBM's roof")
    assert re.search(r"^reserve .* HBM +0\.03 ", SORT.output("roofline"), re.M)
    scale = {(row[0], row[-1].split(" (")[0]): row[3] for row in figures().rows()}  # 16384 x 128 tokens
    shown = re.findall(r"^(.+?) {2,}\S+ +\S+ +([\d.]+) +\S+ +(\S+, \w+)", SORT.output("figures"), re.M)
    assert len(shown) > 8 and all(float(us) == scale[name, source] for name, us, source in shown)
    measured = {name: us for (name, source), us in scale.items() if source == "measured, H200"}
    SORT.said("take 114 times as long as `tiles`")
    assert measured["SGLang's kernels"] / measured["tiles"] == pytest.approx(114, abs=0.6)
    SORT.said("order, in `stable_tiles`, costs 2.4 times")
    assert measured["stable_tiles"] / measured["tiles"] == pytest.approx(2.4, abs=0.05)
    mi300x, h200 = (scale["the seed's kernel", f"published, {gpu}"] for gpu in ("MI300X", "H200"))
    SORT.said("takes 130 here (*simulated*), 53 times less")  # python: AlignAndSort(node, 256, 128, 2**24, rung="many_blocks"), 129.8
    assert mi300x / 129.8 == pytest.approx(53, abs=0.5)
    assert h200 / measured["many_blocks"] == pytest.approx(12, abs=0.2) and mi300x / h200 == pytest.approx(1.5, abs=0.05)
    assert 53 / 12 / 1.5 == pytest.approx(3, abs=0.2)
    assert 88.16 - (134.02 - 88.16) == pytest.approx(42, abs=0.5), "the line through 8192 and 16384 tokens, at none"
