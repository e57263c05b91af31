"""Lesson 08 says in prose what its stored outputs show."""
import re

import pytest
from lesson_tools import Lesson

import a2a_lib as a2a
from a2a_lib.kernels.all_to_all import ActiveTokens, TokenFlags
from a2a_lib.kernels.all_to_all.published import V6, VERSIONS

LESSON = Lesson("08_less_work_better_shaped")
output, predictions, says = LESSON.output, LESSON.predictions, LESSON.says
CAPACITY, EXPERTS, ROWS = 2048, 32, 899


def test_rows_that_nobody_sent():
    assert predictions("rows") == [ROWS] and 8 * 256 * EXPERTS == 65536 == EXPERTS * CAPACITY
    says("65 536 rows")
    assert round(65536 / ROWS) == 73 and round(ROWS / EXPERTS) == 28
    says("does 73 times the work")
    (every, every_us), (filled, filled_us) = LESSON.numbers("rows", r"(\d+) MB \(counted\), (\d+) us")
    assert every == round(2 * 65536 * 14336 / 1e6) and filled == round(2 * ROWS * 14336 / 1e6)
    assert filled_us == 6 and 300 < every_us < 600, "six, and several hundred"
    assert 8 * 256 / 19 == pytest.approx(110, rel=0.05)
    (times,) = predictions("padded")
    assert 2 < times < 19 / 1.5 and "it is B" in output("padded"), "not 19"


def test_the_deadlock_report_says_what_the_text_reads_aloud():
    report = output("hang")
    assert report.count("8 of 16 blocks have not started: no CU has room (8 run)") == 1
    assert "(no rank has set it)" in report and "on reply_flags[" in report and "it is B (tried)" in report
    cures = output("cures")
    assert re.search(r"^16 blocks, receivers_first: .*launches 16 blocks .* but only 8 fit", cures, re.M)
    assert "8 blocks, receivers_first: correct" in cures and "64 blocks, roles by ticket: correct" in cures
    assert predictions("cures") == [2]


def test_replies_come_late_and_the_overlap_gains_less_than_the_sums_took():
    (lag,), (gain,) = predictions("lag"), predictions("active")
    (received,) = {row[0] for row in LESSON.numbers("published", r"^token_flags(?: +[\d.]+){5} +([\d.]+)")}
    assert 20 < lag < 45 and 0 < gain < received, "less than the sums took"
    ((half,),) = LESSON.numbers("lag", r"^half of its peers' replies are set in the (\d+) us before")
    assert half < lag / 3
    caption = " ".join(output("flags").split())
    last, (seen, waited) = float(re.search(r"from \d+ to (\d+) us", caption)[1]), re.search(
        r"of the (\d+) flags reply_flags .*? A wave waited for (\d+) of them", caption).groups()
    assert 0.2 < int(waited) / int(seen) < 0.32 and last - 240 < 20, "a wave finds most of a token's replies there"


@pytest.mark.soak
def test_the_shape_of_the_sums_brings_most_of_the_gain():
    """`token_flags` with the sums of `active_tokens`, in quarters, but with two launches."""
    says("`token_flags` with sums in quarters, but two launches, takes 258 µs: a test of the course runs it.")
    says("So the shape of the sums brings 10 of the 14 µs, and the single launch 4.")
    name = 'extern "C" __global__ __launch_bounds__(16 * A2A_WAVE) void combine_recv'
    receive = ActiveTokens.SOURCE.read_text().split("// out: sum over k")[1].split("// At least two blocks.")[0]
    before, kernel = TokenFlags.SOURCE.read_text().split(name)
    head = kernel.split("  constexpr int TILE")[0]
    source = (f"{before}//{receive}{name}{head}  receive(world, shape, reply, reply_flags, topk_ids, "
              " topk_weights, out, wave_in_grid(), waves_in_grid());\n}\n")
    problem = a2a.Problem.random("dsv3", world_size=8, seed=4)
    with a2a.Node(8, seed=0) as node:
        comm = TokenFlags(node, a2a.shapes["dsv3"], source=node.load(source, name="quarters.hip"))
        problem.check(comm(problem))
        trace = comm.trace
    replies = trace.select("flag_set", symbol="reply_flags").records
    late = (replies["time"] - trace.select("launch").records["time"].min())[replies["dst"] == 3] / 1e6
    assert round(trace.span_us) == 258 and (late > 227).mean() > 0.7, "most of rank 3's replies come in the last 20 us"
    ((before_us,),), (gain,) = LESSON.numbers("before", r"^token_flags: ([\d.]+) us"), predictions("active")
    assert round(before_us - trace.span_us) == 10 and round(gain) == 14


def test_what_fusing_saves():
    (gain,), ((megabytes,),) = predictions("fuse"), LESSON.numbers("fuse", r"^(\d+) MB less, counted")
    says(f"move {megabytes:.0f} MB less: 7152 rows")
    assert megabytes == pytest.approx(2 * 7152 * 14336 / 1e6, rel=0.01) and 2 < gain < 20
    (expert,) = {row[0] for row in LESSON.numbers("published", r"^active_tokens(?: +[\d.]+){3} +([\d.]+)")}
    assert 7 < expert < 13, "us about ten"
    assert round(sum(row[1] for row in V6) / 8) == 115


def test_what_is_left_is_mostly_sending():
    ((us, share),) = LESSON.numbers("fuse", r"^([\d.]+) us; at full rate the busiest links need (\d+) % of it")
    constants = a2a.presets.constants("mi300x")
    assert 0.75 < share / 100 * constants["link_gbps"] / constants["link_crowded_gbps"] < 0.95, "at the rate where stores queue"
    says("What is left is mostly sending")
    assert us == pytest.approx(sum(row[0] for row in LESSON.numbers("published", r"^fused_combine +([\d.]+)")), rel=0.1)


def test_measured_on_eight():
    measured = LESSON.numbers("published", r"^\w+: ([\d.]+) us, measured \(8 x NVIDIA H200")
    assert measured == sorted(measured, reverse=True) and len(measured) == 3


def test_published_numbers():
    assert [version.us for version in VERSIONS["active_tokens"]] == [464, 440, 379]
    assert [version.us for version in VERSIONS["fused_combine"]] == [421, 345]
    rows = re.findall(r"^\| (v\d.*?) \| (\d+) \|", LESSON.source("published-read"), re.M)
    assert [int(us) for _, us in rows] == [517, 464, 440, 379, 421, 345]
    says("517 to 464 µs")
    says("their `expert` took 115 µs (device events), and ours takes about ten.")


def test_tiles():
    tiles = {int(row[0]): row[1:] for row in LESSON.numbers(
        "tiles", r"^tiles of +(\d+) rows: +(\d+), from ([\d.]+) ranks each; a row lies +([\d.]+) us")}
    assert tiles[1][0] == ROWS and tiles[64][0] == EXPERTS == tiles[256][0], "a tile of 64 is the expert"
    assert round(tiles[64][1]) == 6 and 10 < tiles[64][2] < 80 and "it is B" in output("tiles")
    assert 7168 / 256 == 28
