"""Lesson 18 says in prose what its stored outputs show: faster kernels must not make the text wrong unseen."""

import re

import pytest
from lesson_tools import Lesson

import a2a_lib as a2a
from a2a_lib import bench, families

LESSON = Lesson("18_attention_over_ranks")
output, predictions, says = LESSON.output, LESSON.predictions, LESSON.says


def test_parts_merge_up_to_roundings():
    assert LESSON.numbers("average-run", r"^off by (\d+) %")[0][0] > 5
    assert "it is B (computed)" in output("merge-run") and "off by less than 1e-12 %: True" in output("merge-run")
    assert "it is B (counted)" in output("merge-run")
    says("Merging is exact except for roundings. The roundings depend on the order, as in lesson 17.")


def test_only_rows_count():
    assert LESSON.numbers("intensity-run", r"^doubled rows, heads, dim: (\d) times (\d) times (\d) times") == [(2, 1, 1)]
    assert "it is A (computed)" in output("intensity-run")
    ((shared,),) = LESSON.numbers("intensity-run", r"share 1 of K and V: (\d+) times")
    assert shared == 8
    says("Heads and dim cancel.")
    (one_link,) = predictions("threshold-run")
    ((seven_links,),) = LESSON.numbers("threshold-run", r"with 7 links at once: ([\d.]+) thousand")
    assert one_link / seven_links == pytest.approx(7, rel=0.02)


def test_a_ring_uses_one_link():
    links, share = predictions("ring-run")
    says("One link of seven is at most 14 %. During almost half of the run not even that link is busy.")
    assert round(100 / 7) == 14 and 0.5 < share / (100 / 7) < 0.6
    assert links == 1 and share < 100 / 7
    says("On a mesh a ring uses one link of N - 1")
    says("Between ranks 0 and 2 nothing moves at all:")
    family = families.of("attention")
    with a2a.Node(4, name="small", seed=0) as node:
        ring = family.rungs["ring"](node, family.shape("4x24"), teams=1, members=2)
        ring(family.problem(ring.shape, 4))
        sent = ring.trace.link_bytes()
    assert [int(sent[a][b]) for a, b in ((0, 2), (2, 0), (1, 3), (3, 1))] == [0] * 4 and int(sent[0][1]) > int(sent[1][0]) > 0


def test_missing_credits_show_with_stalls():
    assert "it is B (simulated, memory strict)" in output("credits-run")
    says("Mostly the receiver is faster than the next block, and the test passes.")
    assert "MismatchError" in output("credits-run")


def test_loads_that_overtake_a_wait_are_wrong_in_some_schedules():
    assert predictions("trap0004") == [4] and "race on gathered[" in output("trap0004")
    says("That is why only some schedules show it.")


def test_all_links():
    two, mesh = predictions("mesh-run")
    assert 1 < two < 1.5 < mesh < 7
    says("With 64 rows a hop takes longer than the wire, so a second ring hardly helps.")
    rows = re.findall(r"^ *\w+ +([\d.]+) +(\d) +([\d.]+) +([\d.]+)$", output("mesh-run"), re.M)
    assert [int(row[1]) for row in rows] == [1, 2, 7]
    us, wire = ([float(row[i]) for row in rows] for i in (0, 2))
    says("The wire's time falls with the links. The run's time falls less")
    assert wire[0] / wire[2] == pytest.approx(7, rel=0.01) and us[0] / us[2] < wire[0] / wire[2]


def test_exposed_time():
    (exposed,) = predictions("overlap-run")
    ((alone, gather, mesh, wire),) = LESSON.numbers(
        "overlap-run", r"alone ([\d.]+) us, gather ([\d.]+) us, mesh ([\d.]+) us, wire of all links ([\d.]+) us"
    )
    says("The wire needs 2.9 µs.")
    assert wire == 2.9 and "it is B" in output("overlap-run")
    assert alone < mesh < gather and exposed == pytest.approx(100 * (1 - alone / mesh), abs=1)
    says("The wire takes a quarter of the time of computing")
    assert wire / alone == pytest.approx(1 / 4, abs=0.03)


def test_heads_for_rows():
    fewer, quicker = predictions("ulysses-run")
    assert fewer == pytest.approx(4, rel=0.02) and 0.8 < quicker < 1.1
    says(f"It sends a quarter of the bytes and is no faster: it takes {100 / quicker - 100:.0f} % longer")
    # K and V to 7 peers; Q, the output, K and V, of each 7 eighths
    says(f"64 heads of Q and 8 of K and V on 8 ranks, `mesh` sends {2 * 7} units where Ulysses sends {(2 * 64 / 8 + 2) * 7 / 8} (computed")
    says("A rank gets whole heads, so 4 heads of K and V do not divide over 8 ranks.")
    with a2a.Node(8, seed=0) as node, pytest.raises(ValueError, match="4 heads of K and V do not divide over 8 ranks"):
        families.of("attention").rungs["ulysses"](node, families.of("attention").shape("256x32x4x64"))


def test_causal_balance():
    busiest, laziest = predictions("causal-run")
    assert busiest > 180 and laziest < 15
    assert "it is A (counted)" in output("zigzag-run")
    rows = re.findall(r"^ *(\d) +([\d.]+) +([\d.]+) +([\d.]+)$", output("zigzag-run"), re.M)
    assert len(rows) == 8 and {float(row[2]) for row in rows} == {100.0} and max(abs(float(row[3]) - 100) for row in rows) < 0.5
    says("Zigzag is exactly even in pairs of rows, and striped order nearly.")


def test_measured():
    (longer,) = predictions("measured-run")
    assert 5 < longer < 7
    rows = [list(map(float, row)) for row in re.findall(r"^ +(\d) +([\d.]+) +([\d.]+) +([\d.]+)$", output("measured-run"), re.M)]
    assert [row[0] for row in rows] == [1, 2, 4, 8]
    rate = bench.load("attention-8xH200-2026-11-27")["floors"]["push_GBps"]
    says(f"At the rate at which this machine pushes, {rate:.0f} GB/s, the {7 * 2 * 16384 * 16 * 128 * 2 / 1e6:.0f} MB alone "
         "take 2693 µs, and `mesh` takes 2362 µs longer")
    says("So up to nearly nine tenths of the exchange are exposed there.")
    says("the 1.9 % there only say how far two runs of the same work differ. That is a third of the 6 %.")
    assert abs(rows[0][3] - 1.9) < 0.1 and 0.28 < rows[0][3] / rows[3][3] < 0.36
    says(f"The {rows[2][3]:.1f} % on four GPUs are within the spread of their runs")
    four = {row["rung"]: row["us"]["total"] for row in bench.load("attention-4xH100-2026-11-27")["rows"]
            if row["workload"].startswith("65536x16x16x128")}
    assert four["mesh"]["p90"] < four["computing alone"]["p90"]
    push = 939.5e3 / rate  # us for the bytes that leave a rank
    assert abs(push - 2693) < 3 and abs(rows[3][2] - rows[3][1] - 2362) < 2 and 0.85 < 2362 / push < 0.9
    ring = {row["rung"]: row["us"]["total"]["median"] for row in bench.load("attention-8xH200-2026-11-27-ring")["rows"]}
    says("our own `ring` on eight of them takes 3 % longer than `mesh`, less than their runs differ.")
    assert 1.025 < ring["ring"] / ring["mesh"] < 1.035
    says("which takes 2.7 ms at the rate at which this machine pushes. Computing takes 39.5 ms.")
    assert all(row[3] < 7 for row in rows) and abs(rows[3][1] - 39500) < 50 and longer < 100 * 2.7 / 39.5


def test_the_librarys_attention_is_ahead():
    (library,) = predictions("library-run")
    ((mesh_times,),) = LESSON.numbers("library-run", r"^mesh over NCCL's ring with cuDNN: ([\d.]+) times")
    assert library < 7 and 1.1 < mesh_times < 1.4
    (flash,), = LESSON.numbers("library-run", r"NCCL, alone, flash +[\d.]+ +([\d.]+)")
    (ours,), = LESSON.numbers("library-run", r"computing alone +[\d.]+ +([\d.]+)")
    says(f"what FlashAttention-2 computes in {flash // 1000:.0f} {flash % 1000:.0f}, and our kernels in {ours:.0f}.")
    says("`library` takes 3 % longer than cuDNN does alone. The merge is a quarter of that")
    merge = bench.load("variants-library-2xH200-2026-11-28")["attention"]["16384 merge BM 32 warps 8"]["plain"]
    says(f"(The peer's K and V are {2 * 16384 * 16 * 128 * 2 / 1e6:.0f} MB.)")
    (alone, ), = LESSON.numbers("library-run", r"NCCL, alone, cuDNN +[\d.]+ +([\d.]+)")
    assert f"{alone:.0f} µs" in LESSON.prose() and round(100 * (1000 * library / alone - 1)) == 3
    assert 0.2 < merge / (1000 * library - alone) < 0.3
