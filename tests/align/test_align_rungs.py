"""The rungs of align & sort on the simulated node. Memory modes, schedules and races: tests/rung/test_mutations.py."""
import shutil

import pytest
import torch
from align_tools import KERNELS, adversarial, run, small, topk_ids

import a2a_lib as a2a
from a2a_lib.kernels.align import RUNGS, AlignAndSort, align_and_sort, capacity, check


@pytest.mark.parametrize("rung", KERNELS)
def test_adversarial_routings(rung):
    node = small("strict")
    for ids in adversarial(70):
        run(node, rung, ids, 70, 16)
    run(node, rung, topk_ids(4, 200, 3, 300), 300, 1)
    run(node, rung, topk_ids(5, 70, 2, 1), 1, 256)


@pytest.mark.parametrize("rung", KERNELS)
def test_wide_ids_maps_and_odd_addresses(rung):
    node = small()
    expert_map = torch.arange(24, dtype=torch.int32) - 8
    expert_map[:8] = -1
    run(node, rung, topk_ids(6, 150, 4, 24, -1, torch.int64), 24, 4, expert_map=expert_map)
    ids = topk_ids(7, 101, 1, 24).flatten()
    sorter = AlignAndSort(node, 24, 4, 200, rung=rung)
    given = node.ranks[0].from_torch(ids, "topk_ids")
    for first, last in ((1, 101), (0, 50), (3, 3), (2, 9)):  # fewer than it has room for, from odd addresses, and none
        check(sorter(given[first:last]), ids[first:last], 24, 4, stable=RUNGS[rung].stable)


def test_1024_experts():
    node = small()
    for rung in KERNELS:
        run(node, rung, topk_ids(8, 500, 4, 1024, -1), 1024, 2, calls=1)


@pytest.mark.parametrize("num_experts, low", [(64, -1), (256, 0), (300, 0)])
def test_tiles_of_a_block_that_has_several(num_experts, low):
    """Blocks sort from stored bytes, or read ids again: if flat tokens are dropped, or if a byte cannot number all experts."""
    run(small("strict"), "tiles", topk_ids(10, 5000, 8, num_experts, low), num_experts, 16, blocks=2)


def test_a_byte_for_what_is_dropped():
    """The byte 255 marks dropped flat tokens if no token goes to expert 255."""
    for last in (254, 255):
        ids = topk_ids(17, 600, 8, 255, -1).flatten()
        ids[77] = last
        run(small("strict"), "tiles", ids, 256, 4, calls=1, blocks=1)


@pytest.mark.parametrize("rung", ["reserve", "tiles"])
def test_blocks_without_work(rung):
    """A call has fewer flat tokens than the capacity, so some blocks have no part. Runs many schedules."""
    ids = topk_ids(18, 20000, 1, 9).flatten()
    for seed in range(4):
        node = small("strict", seed)
        sorter = AlignAndSort(node, 9, 4, 20000, rung=rung)
        given = node.ranks[0].from_torch(ids, "topk_ids")
        for n in (20000, 10, 0, 4097):
            check(sorter(given[:n]), ids[:n], 9, 4)


def test_the_stable_rung_gives_the_same_in_every_schedule():
    ids, answers = topk_ids(15, 2000, 8, 64, -1), []
    for seed in range(3):
        sorter = run(small("strict", seed), "stable_tiles", ids, 64, 8, calls=1, blocks=1 + seed)
        answers.append(sorter.outputs.sorted_token_ids.to_torch())
    assert torch.equal(answers[0], answers[1]) and torch.equal(answers[0], answers[2])


def test_captured_arguments_serve_every_call():
    """Repeats calls with the same arguments and no host work between them, as a graph would."""
    node, ids = small("strict"), topk_ids(12, 64, 4, 8)
    sorter = AlignAndSort(node, 8, 4, 256)
    given = node.ranks[0].from_torch(ids, "topk_ids")
    for _ in range(5):
        out = sorter(given)
    check(out, ids, 8, 4)
    assert {name: buffer.shape for name, buffer in sorter.memory.items()} == {"words": (2, 8), "calls": (1,)}
    assert sorter.memory["calls"].to_torch().item() == 5


def test_a_rung_of_its_own_choice():
    node = small()
    ids = topk_ids(13, 40, 2, 6)
    assert AlignAndSort(node, 6, 4, 80).rung.name == "reserve" and AlignAndSort(node, 6, 4, 10**6).rung.name == "tiles"
    out = align_and_sort(node.ranks[0].from_torch(ids), 6, 4, node=node)
    check(out, ids, 6, 4)
    assert out.sorted_token_ids.shape == (capacity(80, 6, 4),)
    check(align_and_sort(ids, 6, 4, node=node, rung="four_stage", stable=True), ids, 6, 4, stable=True)


@pytest.mark.skipif(not shutil.which("nvcc"), reason="nvcc is not installed")
@pytest.mark.parametrize("rung", ["reserve", *(pytest.param(name, marks=pytest.mark.soak)
                                               for name in ("tiles", "stable_tiles", "many_blocks", "xcd_aware"))])
def test_compiles_for_cuda(rung):
    assert a2a.compile(RUNGS[rung].source, target="cuda").image


def test_the_tuning_table():
    from a2a_lib.kernels.align import plans

    for rows in plans.table().values():
        for before, row in zip([{"ids": -1}, *rows], rows):
            assert before["ids"] < row["from"] <= row["ids"] and row["rung"] in RUNGS and row["threads"] % 64 == 0
            assert row["rung"] != "reserve" or row["per"] in plans.PER_THREAD
    node = small()
    assert AlignAndSort(node, 6, 4, 4096).plan.per == 4
    assert AlignAndSort(node, 6, 4, 4096, per=8).plan.per == 8
