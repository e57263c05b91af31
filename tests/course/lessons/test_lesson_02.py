"""Lesson 02 says in prose what its stored outputs show."""
import re

import pytest
from lesson_tools import Lesson

from a2a_lib.kernels.align import designs, figures

SORT = Lesson("02_moe_align_and_sort")


def us(cell):
    return SORT.predictions(cell)


def test_padding():
    assert us("measure-padding") == [32768]
    SORT.says("the rows take sixteen times as many places as there are rows")
    assert 32768 == 16 * 2048


def test_one_block_two_kernels_many():
    (one_block,), (two_kernels,), (many_blocks,) = us("measure-one"), us("measure-two"), us("measure-many")
    assert one_block > two_kernels > many_blocks
    SORT.says("With 64 blocks it is nine times faster than one block.")
    SORT.says("When all blocks count and place, the sort is nine times faster")
    assert one_block / many_blocks == pytest.approx(9, abs=0.5)
    (align, place), = SORT.numbers("measure-two", r"align ([\d.]+) us, place ([\d.]+) us")
    SORT.says("still counts in one block, and takes five sixths of the time. This is Amdahl's law")
    assert align / two_kernels == pytest.approx(5 / 6, abs=0.03) and align + place < 1.05 * two_kernels, "what stays in one block decides"
    assert two_kernels / one_block == pytest.approx(0.5, abs=0.05), "the answer is B, half"
    times = dict(SORT.numbers("measure-many", r"^ *(\d+) blocks +([\d.]+) us"))
    assert min(times, key=times.get) == 64 and times[304] > times[64] and times[8] > times[16] > times[64]
    SORT.says("With 304 blocks it is slower again")


def test_the_missing_barrier_shows():
    assert SORT.numbers("broken", r"it is B, (\d) schedules? ") in ([(1,)], [(2,)]), "in some"
    SORT.says("A block summed rows of the table that other blocks had not written yet.")
    (got, must), = SORT.numbers("broken", r"post_padded is (\d+), must be (\d+)")
    SORT.says("the sums that the first call had left, which are larger than counts")
    assert got > must


def test_the_lines_shown_are_those_of_the_kernel():
    shown = SORT.source("two-read").split("```cpp\n")[1].split("```")[0].splitlines()
    source = designs.RUNGS["many_blocks"].source.read_text(encoding="utf-8")
    assert len(shown) == 10 and all(line.split("  //")[0].strip() in source for line in shown)


def test_one_word_is_data_and_flag():
    """Four blocks get stretches that do not overlap, in the order of their atomics, and the same total."""
    rows = sorted((place, count, total) for count, place, total in
                  SORT.numbers("one-word-run", r"^block \d: (\d) rows from place +(\d+) on; (\d+) rows in all"))
    assert len(rows) == 4 and {total for *_, total in rows} == {17}
    assert [place for place, *_ in rows] == [sum(count for _, count, _ in rows[:n]) for n in range(4)]
    SORT.says("Each block got a stretch of its own, and each knows the total of 17.")
    assert "upper half 4, lower half 17" in SORT.output("one-word-run")


def test_no_barrier_is_faster():
    (many,), (reserve,) = us("measure-many"), us("measure-reserve")
    assert many > 1.5 * reserve
    (moved,) = us("order")
    assert moved > 100_000, "nearly every flat token stands elsewhere in another schedule"


def test_counters():
    rows = {name: rest for name, *rest in re.findall(r"^(\w+) +([\d.]+) +(\d+) +(\d+) +(\d+) +(\d+) +(\S+) +(\S+) +(\S+) +(\S+)$",
                                                     SORT.output("counters"), re.M)}
    assert set(rows) == {"one_block", "two_kernels", "many_blocks", "reserve", "tiles"}
    coalesced = {name: float(row[6]) for name, row in rows.items()}
    runs = {"reserve", "tiles"}
    assert all(45 < value < 60 if name in runs else value < 25 for name, value in coalesced.items())
    SORT.says("Less than a quarter of what they move is wanted.")
    SORT.says("neighbouring places, and about half is wanted")
    conflicts = [float(row[7]) for row in rows.values() if row[7] != "-"]
    SORT.says(f"{min(conflicts):.0f} to {max(conflicts):.0f} % of the LDS cycles go this way")
    SORT.says("The first three kernels read the ids twice, but L1 has none of them the second time.")
    assert {rows[name][5] for name in ("one_block", "two_kernels", "many_blocks")} == {"0.00"}
    SORT.says(f"`tiles` uses only {rows['tiles'][4]} CUs here")
    (share,), = SORT.numbers("counters", r"(\d+) % of reserve's time")
    SORT.says("even `reserve` uses a few percent of it")
    assert 2 <= share <= 5


def test_figures():
    scale = {(row[0], row[-1].split(" (")[0]): row[3] for row in figures().rows()}  # 16384 x 128 tokens
    shown = re.findall(r"^(.+?) {2,}\S+ +\S+ +([\d.]+) +\S+ +(\S+, \w+)", SORT.output("figures"), re.M)
    assert len(shown) > 8 and all(float(us) == scale[name, source] for name, us, source in shown)
    (here,), (code,), (one_block,), (order,) = SORT.numbers("ratios", r"\): +([\d.]+) times")
    SORT.says(f"At this lesson's 16 384 tokens they take {here:g} times as long as `reserve`.")
    SORT.says("`many_blocks` is twelve times as fast as the published kernel")
    assert code == 12
    SORT.says("With 16 384 tokens `many_blocks` takes 17.3 µs on our simulated MI300X, and the published kernel took 134 on a real one")
    assert us("measure-many") == [17.3]
    assert re.search(r"^the published kernel +[\d.]+ +134\.02 .* published, MI300X", SORT.output("figures"), re.M)
    SORT.says("over a hundred times as long as `tiles`")
    assert 100 < one_block < 130
    SORT.says(f"With 16 384 x 128 tokens a stable order costs a factor of {order:g}.")
