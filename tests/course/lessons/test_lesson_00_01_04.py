"""Lessons 00, 01 and 04 say in prose what their stored outputs show: a change of the clock must not make the text wrong
unseen. That the outputs themselves are right is nbval's business.
"""
import re
from pathlib import Path

import pytest
from lesson_tools import Lesson

import a2a_lib as a2a
from a2a_lib.kernels.all_to_all import published
from a2a_lib.machine.sim.presets import constants

ROOT = Path(__file__).resolve().parents[3]
MI300X = constants("mi300x")


NODE, MOE, PEER = LESSONS = [Lesson(name) for name in ("00_the_node_in_front_of_you", "01_moe_on_one_gpu",
                                                       "04_peer_memory_and_the_symmetric_heap")]


# ---- 00

def test_pictures_show_every_level_and_hatching_means_one_thing():
    assert "each XCD with an L2, above the Infinity Cache and the memory" in " ".join(NODE.output("map").split())
    NODE.says("Hatching and *wait share* mean one thing in all pictures of a run: a wave waits for another wave.")
    assert ("waits for the answer", "box") in [(label, form) for _, form, label in a2a.films.waves(4).film.legend], "no hatching for memory"


def test_near_and_far():
    (near,), (far,) = NODE.numbers("link", r"^rank 0 to rank [01]: +([\d.]+) us")
    NODE.says("Within rank 0 this takes about 11 µs.")
    assert near == pytest.approx(11, rel=0.1)
    NODE.says("A copy over a link takes over 30 times as long")
    assert 30 < far / near < 37
    NODE.says(f"HBM moves it in {14336 / MI300X['hbm_gbps']:.0f} ns, a link in 300.")
    NODE.says(f"16 MiB at its 45 GB/s take {16 * 2**20 / MI300X['link_gbps'] / 1e3:.0f} µs")
    assert 14336 / MI300X["link_gbps"] == pytest.approx(300, rel=0.1)
    assert NODE.predictions("link") == [pytest.approx(far, rel=0.01)]


def test_waves_queue_for_the_memory():
    NODE.says("has 16 384 waves, and there is room for 9728")
    (waves, mean, longest), = NODE.numbers("waves-picture", r"^copy16 +(\d+) +([\d.]+) +([\d.]+)")
    assert waves == 16384 and 8 * 38 * 4 * 8 == 9728
    assert NODE.predictions("waves-picture") == [pytest.approx(longest, rel=0.01)]
    NODE.says("lives ten times as long as a load from an idle HBM takes")
    assert mean / 0.36 == pytest.approx(10, abs=1)
    NODE.says(f"HBM serves only {MI300X['hbm_gbps']:.0f} bytes in a nanosecond")
    (span,), _ = NODE.numbers("link", r"^rank 0 to rank [01]: +([\d.]+) us")
    assert longest < span


def test_the_nearest_cache_answers():
    rows = {int(kib): rest for kib, *rest in NODE.numbers(
        "caches", r"^ *(\d+) KiB: +(\d+) ns a load, then +(\d+) ns; lines found in l1 (\d+), l2 (\d+), mall (\d+)")}
    NODE.says("The first time, HBM answers, and a load takes 360 ns.")
    NODE.says("From the Infinity Cache it takes 218 to 262 ns, from an L2 81 to 137, and from an L1 53 to 55")
    assert all(published in NODE.output("table") for published in ("218-262 ns", "81-137 ns", "53-55 ns"))
    for kib, level in ((16, 2), (256, 3), (8192, 4)):
        first, second = rows[kib][:2]
        start = MI300X["kernarg"] / 1e3 / (4 * kib)  # the kernel's arguments, fetched once, on each of 4 * kib loads
        assert first == pytest.approx(360 + start, rel=0.03) and second < first
        lines = kib * 1024 // 128
        for at in (2, 3, 4):
            assert 0 <= rows[kib][at] - (lines if at == level else 0) <= 1, (kib, "one odd line at most")
    NODE.says(f"A chain of 16 KiB has only 64 loads. They share the kernel's start, so each seems to take {rows[16][0]:.0f} ns.")
    assert rows[16][1] < rows[256][1] < rows[8192][1]
    assert NODE.predictions("caches") == [pytest.approx(rows[16][1], rel=0.02)]


def test_the_table_agrees_with_what_is_published():
    rows = re.findall(r"^(.+?) {2,}([\d.]+) +([\d.-]+) (us|GB/s|ns) ", NODE.output("table"), re.M)
    assert len(rows) == 8
    for what, simulated, range_of, _ in rows:
        low, high = (float(value) for value in (range_of.split("-") * 2)[:2])
        slack = 0.1 if not what.startswith("a load from L1") else 0.2
        assert what.startswith("copy") or low * (1 - slack) <= float(simulated) <= high * (1 + slack), what
    copy = next(float(simulated) for what, simulated, *_ in rows if what.startswith("copy"))
    NODE.says("its start and its end count, too, which are some 3 of 11 µs")
    whole = 2 * 16 * 2**20 / copy / 1e3
    assert whole == pytest.approx(11, abs=0.5) and whole - 2 * 16 * 2**20 / 4200 / 1e3 == pytest.approx(3, abs=0.5)
    calibration = (ROOT / "benchmarks" / "CALIBRATION.md").read_text(encoding="utf-8")
    NODE.says("Its simulated time differs from the recorded one by less than a tenth.")
    recorded, rebuilt = re.search(r"^\| v9, the whole call, mean \| (\d+) \(.*\| (\d+) \(", calibration, re.M).groups()
    assert 0.9 < int(rebuilt) / int(recorded) < 1.1
    NODE.says("But `token_flags` of lesson 07 takes about half the time of its nearest published relative, `v7`.")
    relative, own = re.search(r"^\| all \|.*\| (\d+) \(.*\| (\d+) \(", calibration, re.M).groups()
    assert 0.4 < int(own) / int(relative) < 0.6


def test_another_node_is_read_from_a_recording():
    assert NODE.output("h200").startswith("each of four H200 writes 365 GB/s to its three peers together; measured (4 x NVIDIA H200")


def test_the_same_seed_the_same_time():
    times = [time for time, in NODE.numbers("seeds", r"^seed \d: ([\d.]+) us")]
    assert times[0] == times[1] and len(set(times)) == 3 and NODE.predictions("seeds") == [2]


# ---- 01

def test_gather_ends_at_the_memory():
    rows = MOE.numbers("measure-gather", r"^ *(\d+) blocks? +([\d.]+) us +(\d+) GB/s")
    us = {int(blocks): time for blocks, time, _ in rows}
    for blocks in (4, 16):
        assert 0.25 < us[blocks] / us[blocks // 4] < 0.3, "little more than a quarter"
    assert us[1216] == pytest.approx(us[304], rel=0.05)
    MOE.says("The gather took a third less time when it got 304 blocks instead of 64.")
    assert us[304] / us[64] == pytest.approx(2 / 3, abs=0.05)
    (moved,), = MOE.numbers("measure-gather", r"moves ([\d.]+) MB")
    (from_hbm,), = MOE.numbers("measure-gather", r"HBM: ([\d.]+) MB")
    MOE.says("because HBM sees only half")
    assert 0.5 < from_hbm / moved < 0.6
    MOE.says(f"{from_hbm:.0f} MB are {from_hbm * 1e6 / MI300X['hbm_gbps'] / 1e3:.0f} µs of HBM")
    assert us[304] < moved * 1e6 / MI300X["hbm_gbps"] / 1e3 and us[304] < 2 * 8
    MOE.says("so it is busy for two thirds of the 12 µs")
    assert 8 / us[304] == pytest.approx(2 / 3, abs=0.05) and us[304] == pytest.approx(12.4, abs=0.05)


def test_the_race_shows_with_more_blocks():
    wrong = {int(blocks): int(tokens) for blocks, tokens in MOE.numbers("measure-race", r"^ *(\d+) blocks?: +(\d+) tokens")}
    assert wrong[1] == 0 < wrong[4] < wrong[64] <= wrong[304] == 256


def test_reduce_needs_more_pieces_not_more_blocks():
    (few,), = MOE.numbers("reduce-64", r"correct, ([\d.]+) us")
    (many,), (parts,) = MOE.predictions("measure-reduce"), MOE.predictions("measure-parts")
    assert many == pytest.approx(few, rel=0.03) and parts < many / 3
    MOE.says("256 waves, one per token, take the whole time. The 960 others find no token")
    (waves, mean, longest), = MOE.numbers("measure-reduce", r"^reduce_tokens +(\d+) +([\d.]+) +([\d.]+)")
    assert waves == 256 + 960 and longest == pytest.approx(many, rel=0.03)
    leaves = MI300X["kernarg"] / 1e6  # us: its arguments, and it leaves
    assert mean == pytest.approx((256 * longest + 960 * leaves) / 1216, rel=0.05), "a wave with work takes it all"
    shares = {int(round(share * 100)) for share, in MOE.numbers("roofline", r" HBM +([\d.]+) +[\d.]+  simulated")}
    MOE.says("`reduce_tokens` uses only a seventh of what its roof allows, and `reduce_parts` a little over half.")
    assert min(shares) == pytest.approx(100 / 7, abs=1) and 50 < max(shares) < 60
    MOE.says("HBM alone would need 8 µs")
    MOE.says("256 tokens of 14 parts are 3584 parts, and 304 blocks are 1216 waves. So most waves do three parts")
    MOE.says("1216 blocks are 4864 waves, so no wave has a second part")
    assert 2 * 1216 < 256 * 14 == 3584 <= 3 * 1216 and 3584 <= 4 * 1216 == 4864
    (more,) = MOE.predictions("measure-more")
    shares_more = [share for share, in MOE.numbers("measure-more", r"(\d+)% of what HBM allows")]
    assert shares_more == sorted(shares_more) and more == pytest.approx(2 / 3 * parts, rel=0.1), "some two thirds"
    MOE.says("0.44 operations per byte")
    MOE.says("seven links together carry a thirteenth of HBM's rate")
    assert MI300X["hbm_gbps"] / (7 * MI300X["link_gbps"]) == pytest.approx(13, abs=0.5)
    (warm,), = MOE.numbers("layer-run", r"^reduce_parts +([\d.]+) us")
    MOE.says("finds in the Infinity Cache the lines of `y` that its last run left there")
    MOE.says("So HBM moves nothing for it.")
    assert warm < 0.9 * parts and "HBM for reduce_parts: 0 bytes (counted)" in MOE.output("layer-run")


# ---- 04

def test_stores_do_not_wait_and_loads_do():
    stores, loads = PEER.predictions("clock")
    assert stores < MI300X["remote"] / 1e6 and loads == pytest.approx(16 * MI300X["remote"] / 1e6, rel=0.1)


def test_one_wave_cannot_fill_a_link():
    rates = {(int(waves), kernel): float(gbps) for waves, kernel, gbps in
             re.findall(r"^ *(\d+) waves +(push|pull) +[\d.]+ us +([\d.]+) GB/s", PEER.output("rate"), re.M)}
    link = MI300X["link_gbps"]
    PEER.says(f"over a link that carries {link:g} GB/s")
    PEER.says("one wave fills a tenth of the link. Stores do not wait, so why is push hardly faster?")
    assert link / rates[1, "push"] == pytest.approx(10.5, abs=0.5)
    for waves in (1, 4, 16, 64):
        assert 1 < rates[waves, "push"] / rates[waves, "pull"] < 1.22, "push is hardly faster"
    PEER.says("More waves hide this wait, until the link is full.")
    assert rates[4, "push"] > 3.5 * rates[1, "push"] and rates[16, "push"] > 0.8 * link
    assert rates[16, "push"] < rates[64, "push"] < link
    assert PEER.predictions("rate") == [pytest.approx(rates[1, "push"], rel=0.02)]


def test_one_cu_is_as_fast_as_its_waves():
    """The published rates are those of CALIBRATION.md, whose kernel has four pieces in every round."""
    rates = {(int(blocks), int(waves)): float(gbps)
             for blocks, waves, gbps in PEER.numbers("cu", r"^(\d) x +(\d+) waves: +([\d.]+) GB/s")}
    sixteen = float(re.search(r"^ 16 waves +push +[\d.]+ us +([\d.]+)", PEER.output("rate"), re.M)[1])
    assert PEER.predictions("cu") == [pytest.approx(rates[1, 16], abs=0.1)] and rates[1, 16] == pytest.approx(sixteen, rel=0.05)
    PEER.says("So on our clock the waits limit the rate, not the CU.")
    PEER.says(f"Five round trips a row are {14336 / (5 * MI300X['remote'] / 1e3):.1f} GB/s.")
    PEER.says("copies 25.9 GB/s, two blocks 48.5, and a CU that only stores reaches 46.2.")
    PEER.says("Our clock gives such blocks 26.5 and 45")
    calibration = (ROOT / "benchmarks" / "CALIBRATION.md").read_text(encoding="utf-8")
    assert "copies to one peer | GB/s | 26.5 | 25.9 (TransferBench docs)" in calibration
    assert "two of them | GB/s | 45 | 48.5 (TransferBench docs)" in calibration and rates[1, 4] < 0.9 * 26.5
    way = MI300X["remote_store"] / 1e3
    assert MI300X["cu_remote_stores"] * 128 / way == pytest.approx(46.2, rel=0.01), "its limit is that of stores alone"


def test_seven_links_at_once():
    us = {(int(blocks), int(waves), kernel): float(time) for blocks, waves, kernel, time in
          re.findall(r"^ *(\d+) blocks of (\d) waves +(\w+) +([\d.]+) us", PEER.output("gather-spread"), re.M)}
    one_peer = float(re.search(r"^ 64 waves +push +([\d.]+) us", PEER.output("rate"), re.M)[1])
    PEER.says("It takes more than five times as long as one peer.")
    assert 5 < PEER.predictions("gather")[0] / one_peer < 6, "less than seven: early waves run ahead to the next peer"
    (light,), = PEER.numbers("gather-links", r"^speed of light: ([\d.]+) us")
    assert light == pytest.approx(20, abs=0.5)
    PEER.says("at two thirds of their rate, because 64 waves have no more to give")
    assert light / us[64, 1, "all_peers"] == pytest.approx(2 / 3, abs=0.03)
    PEER.says("twice the waves come near it")
    assert us[64, 2, "all_peers"] < 1.3 * light
    PEER.says("the order hardly matters")
    assert us[304, 4, "all_peers"] == pytest.approx(us[304, 4, "peer_by_peer"], rel=0.05)
    PEER.says("both kernels take half as long again as the bytes alone need")
    assert us[304, 4, "all_peers"] / light == pytest.approx(1.5, abs=0.1)
    PEER.says(f"each link passes {MI300X['link_crowded_gbps']:.0f} of its {MI300X['link_gbps']:.0f} GB/s")


def test_links_are_crowded_below_what_is_published():
    PEER.says("38.5 to 41.1 GB/s a link for one GPU that copies to all its peers")
    PEER.says("a machine passes AMD's test from 32.9 on")
    calibration = (ROOT / "benchmarks" / "CALIBRATION.md").read_text(encoding="utf-8")
    assert "38.5 to 41.1 over each of seven links of one GPU, copying" in calibration and "32.9 in an all-to-all" in calibration
    assert MI300X["link_crowded_gbps"] < 32.9, "the clock is no longer low: say so"
    low, high, ours = (MI300X["link_gbps"] / gbps for gbps in (41.1, 32.9, MI300X["link_crowded_gbps"]))
    PEER.says(f"So hardware would need {low:.1f} to {high:.1f} times the speed of light, where our clock says {ours:.1f}.")


def test_p2p_is_three_exchanges_of_calls_engines_and_bytes():
    call, engine = MI300X["host_call"] / 1e6, MI300X["copy_fixed"] / 1e6
    (counts,), (rows,) = PEER.predictions("counts"), PEER.predictions("p2p-rows")
    assert counts == pytest.approx(8 * call + engine + call, abs=1)
    (_, _, count, megabytes), = PEER.numbers("counts", r"from rank (\d) to rank (\d): (\d+) rows, ([\d.]+) MB")
    wire = count * 14336 / MI300X["link_gbps"] / 1e3
    PEER.says(f"The busiest link alone needs {wire:.0f} µs, and calls, engine and wait come to another {rows - wire:.0f}.")
    (first, second, third), = PEER.numbers("p2p-replies", r"correct: counts ([\d.]+) us, rows ([\d.]+) us, replies ([\d.]+) us")
    assert (first, second) == (pytest.approx(counts, abs=0.1), pytest.approx(rows, abs=0.1))
    PEER.says(f"These {first + second + third:.0f} µs are three exchanges, and the wire needs {2 * wire:.0f} of them.")
    problem = a2a.Problem.random("dsv3", world_size=8, seed=4)
    comm = a2a.all_to_all.rungs["p2p"](a2a.Node(8, seed=0), "dsv3")
    problem.check(comm(problem))
    assert comm.trace.span_us == pytest.approx(first + second + third, abs=0.2), "the rung takes what the lesson's code takes"
    comm.close()
    told = {version.us for rung in ("sorted", "p2p") for version in published.VERSIONS[rung]}
    PEER.says("such a rung took 1365 µs, and `sorted` 1311 µs (published, source 1)")
    assert {1365, 1311} <= told
