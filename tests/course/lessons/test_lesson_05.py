"""Lesson 05 says in prose what its stored outputs show: a change of the memory model must not make the text wrong unseen."""
import re

from lesson_tools import Lesson

LESSON = Lesson("05_flags")
CELLS, PROSE, output = LESSON.cells, LESSON.prose(), LESSON.output


def measured(cell: str) -> int:
    return int(re.search(r"; it is (?:[A-E], )?(\d+) ", output(cell))[1])


def test_the_right_program_is_right_everywhere():
    assert "push: 0 of 100" in output("harness") and "pull: 0 of 100" in output("harness")
    assert re.search(r"^right( +0 / 0){4}$", output("modes"), re.MULTILINE)
    assert re.search(r"^right( +0){3}$", output("kinds"), re.MULTILINE)


def test_the_table_says_what_the_text_says():
    lines = output("table").splitlines()
    rows = {tuple(line.split()[:3]): line for line in lines if len(line.split()) > 4}
    assert rows["release", "system", "store"].endswith(
        "buffer_wbl2 sc0 sc1; s_waitcnt vmcnt(0); global_store_dword sc0 sc1")
    assert rows["acquire", "system", "load"].endswith(
        "global_load_dword sc0 sc1; s_waitcnt vmcnt(0); buffer_inv sc0 sc1")
    assert rows["acquire", "agent", "load"].endswith("buffer_inv sc1")
    for order, what in (("acquire", "load"), ("release", "store")):
        assert "buffer" not in rows[order, "workgroup", what], "workgroup does neither"
    assert measured("table") == 3


def test_break_1_no_cache_is_to_blame():
    assert measured("break-1") > 50
    assert "old bytes read in: no cache" in output("break-1") and "race detector: missing release" in output("break-1")


def test_break_2_all_but_the_first_message():
    assert 50 < measured("break-2") <= 75
    assert "old bytes read in: vL1, 3 times\n" in output("break-2") and "missing acquire" in output("break-2")


def test_a_box_that_is_used_once_is_stale_if_its_line_was_read():
    assert measured("once") == 75 and "with the acquire: 0 of 100 stale" in output("once")
    assert "old bytes read in: vL1, 3 times\n" in output("once") and "missing acquire" in output("once")
    LESSON.says("only if nobody has read its line before: neither an earlier use nor a neighbour.")


def test_breaks_come_before_instructions():
    ids = list(CELLS)
    assert ids.index("box-film") < ids.index("kernels") < ids.index("break-1") < ids.index("break-4") < ids.index("compiles")
    before = "".join(LESSON.source(cell) for cell in ids[ids.index("box"):ids.index("compiles")] if CELLS[cell]["cell_type"] == "markdown")
    assert not re.search(r"\bsc[01]\b|buffer_inv", before)


def test_the_stepper_shows_the_copy_getting_stale_where_the_text_says():
    told = " ".join(output("steps").split())
    assert re.search(r"The store of box\[0\] = 200 left .* rank 1 read 100 at \S+ us from its vL1, a copy taken at", told)
    rows = [line for line in output("steps").splitlines() if re.match(r" +\d+ ", line)]
    store = next(number for number, row in enumerate(rows) if "rank 0 stores box[0:64] = 200" in row)
    assert all(row.endswith("100, stale") for row in rows[store:]), "the store makes the copy stale, and nothing mends it"
    seen = next(number for number, row in enumerate(rows) if "rank 1 reads full[0] = 2" in row)
    read = next(number for number, row in enumerate(rows) if "STALE: rank 1 reads box[0:64] = 100" in row)
    assert store < seen < read
    html = next("".join(out["data"]["text/html"]) for out in CELLS["steps"]["outputs"] if "text/html" in out.get("data", {}))
    assert "stale value" in html and "<script>" in html


def test_the_picture_of_break_1_blames_the_memory():
    told = " ".join(output("way").split())
    assert "from the memory of rank 1, while the new value was still in the L2 of rank 0" in told
    order = [told.index(word) for word in ("store leaves", "flag leaves", "flag in memory", "flag seen", "stale value read")]
    assert order == sorted(order), "the flag overtook the data"


def test_the_litmus_test_answers_its_question():
    assert "it is sometimes" in output("litmus") and re.search(r"Observation mine Sometimes \d+ \d+", output("litmus"))
    assert "**Predict**: thread 1 sees the flag `y`" in PROSE.replace("\n", " ")


def test_break_3_by_side():
    outcomes = output("break-3")
    assert re.findall(r"set, (?:push|pull): (\w+)", outcomes) == ["hangs", "hangs"]
    assert re.findall(r", push: (\w+)", outcomes)[1] == "0" and int(re.findall(r", pull: (\w+)", outcomes)[1]) > 50
    assert "old bytes read in: copy of a peer's line" in outcomes and "scope too narrow" in outcomes
    assert output("hang").startswith("deadlock") and "full[0] = 0 (last set by rank 0" in output("hang")


def test_break_4_the_loop_is_gone():
    assert "instructions of the loop: 0" in output("break-4") and measured("break-4") > 50


def test_modes():
    rows = dict(re.findall(r"^([a-z ]+?)  +(\S.*)$", output("modes"), re.MULTILINE))
    cells = {name: re.split(r" {2,}", row) for name, row in rows.items() if name in (
        "no release", "no acquire", "agent at the set", "agent at the wait")}
    assert len(cells) == 4 and all(row[0] == "0 / 0" for row in cells.values()), "ideal finds nothing"
    for name in ("agent at the set", "agent at the wait"):
        assert cells[name][1] == "0 / 0", "hw-spx forgives both"
    assert cells["agent at the set"][2:] == ["hangs / hangs"] * 2
    assert measured("modes") == 3


def test_the_text_says_which_of_it_is_our_choice():
    LESSON.says("There cache actions at agent scope reach every line, as we read the documents.")
    LESSON.says("* **Our choices**: what `hw-spx` does at agent scope with a peer's lines, and when lines are evicted.")
    LESSON.says("so it is in no L1 and no L2 of its home, and the **Infinity Cache** answers.")


def test_memory_kinds_and_the_wave_barrier():
    head, *rows = (line[26:].split() for line in output("kinds").strip().splitlines()[:6])
    assert head == ["default", "finegrained", "uncached"] and len(rows) == 5
    assert measured("kinds") == sum(fine == "0" for _, fine, _ in rows) == 1
    assert all(default == fine and uncached == "0" for default, fine, uncached in rows), "coarse- and fine-grained alike"
    assert output("covers").startswith("0 of 100 stale") and "missing wave barrier" in output("covers")


def test_what_real_gpus_did():
    counts = {line[:30].strip(): int(line[30:40].replace(",", "")) for line in output("real").splitlines() if " old " in line}
    assert 0 < counts["no release"] < 1000 and 0 < counts["release at agent scope"] < 1000, "seldom"
    assert counts["no acquire, a copy in the L1"] > 0.9 * (1 << 20), "nearly always"
    assert counts["both at system scope"] == 0 and "measured (2 x NVIDIA H200, " in output("real")


def test_uncached_memory_takes_stores_and_is_slow_to_read_again():
    us = {kind: times for kind, *times in re.findall(r"^(finegrained|uncached) +stores +([\d.]+) us, read once +([\d.]+) us, "
                                                     r"read 8 times +([\d.]+) us", output("gather-uncached"), re.M)}
    (stores, once, again), (new_stores, new_once, new_again) = ([float(time) for time in us[kind]] for kind in ("finegrained", "uncached"))
    light = 64 * 14336 / 45e3
    assert 1.4 < stores / light < 1.6 and 1 < new_stores / light < 1.2
    LESSON.says("A row that is read once costs the same in both kinds.")
    assert abs(new_once / once - 1) < 0.1 and new_again > 1.4 * again
    assert "it is B" in output("gather-uncached")
