"""Align & sort: the contract, what the check says of an answer that breaks it, what input is refused, and the rungs on the simulated node.

Memory modes, schedules and races of the rungs: tests/rung/test_mutations.py."""
import shutil

import pytest
import torch

import a2a_lib as a2a
from a2a_lib.kernels.align import AlignedIds, AlignError, capacity, check, expected, plans
from a2a_lib.kernels.align.contract import ROUTINGS, AlignCase, AlignProblem
from a2a_lib.kernels.align.designs import RUNGS
from a2a_lib.kernels.align.sorter import AlignAndSort, align_and_sort, torch_sort
from a2a_lib.kernels.moe import MismatchError, ProblemError

KERNELS = tuple(RUNGS)


def topk_ids(seed, num_tokens, topk, num_experts, low=0, dtype=torch.int32):
    """[num_tokens, topk], uniform in [low, num_experts); -1 among them if low is -1. Choices may repeat."""
    return a2a.Draw(seed).integers(low, num_experts, num_tokens, topk, dtype=dtype)


def adversarial(num_experts):
    """Flat tokens that kernels are likely to get wrong."""
    case = AlignCase(num_experts, 1, 1, 40 * num_experts + 7)
    return [*(AlignProblem.random(case, 1, routing=routing).topk_ids[0].flatten() for routing in ROUTINGS),
            torch.arange(num_experts, dtype=torch.int32), torch.tensor([num_experts // 2], dtype=torch.int32),
            torch.tensor([num_experts, -7, 0, 2**31 - 1, -2**31], dtype=torch.int32)]


def small(memory="ideal", seed=0, **options):
    return a2a.Node(1, name="small", memory=memory, seed=seed, **options)


def run(node, rung, ids, num_experts, block_size, calls=2, **options):
    """Sorts `ids` again and again, each time into outputs of rubbish, and checks every answer; the sorter."""
    sorter = AlignAndSort(node, num_experts, block_size, ids.numel(), rung=rung, ids=ids.dtype, **options)
    given = node.ranks[0].from_torch(ids, "topk_ids")
    for _ in range(calls):
        for part in sorter.outputs:
            part.fill_(-7)
        check(sorter(given), ids, num_experts, block_size, options.get("expert_map"), stable=RUNGS[rung].stable)
    return sorter


# The grid of SGLang's own test: sgl-kernel/tests/test_moe_align.py.
BLOCK_SIZES, TOKENS, TOPKS, EXPERTS = (32, 64, 128, 256), tuple(2**i for i in range(13)), (1, 2, 4, 8, 16, 32, 64), (
    64, 160, 256, 257, 260, 264)


def plain(ids, num_experts, block_size, expert_map=None):
    """The definition, one flat token at a time."""
    rows = {}
    for flat, expert in enumerate(ids.flatten().tolist()):
        if 0 <= expert < num_experts:
            expert = expert if expert_map is None else expert_map[expert]
            if expert >= 0:
                rows.setdefault(expert, []).append(flat)
    places, tiles = [], []
    for expert in sorted(rows):
        own = rows[expert] + [ids.numel()] * (-len(rows[expert]) % block_size)
        places += own
        tiles += [expert] * (len(own) // block_size)
    used, room = len(places), capacity(ids.numel(), num_experts, block_size)
    return places + [ids.numel()] * (room - used), tiles + [-1] * (room // block_size - len(tiles)), [used]


@pytest.mark.parametrize("num_experts, block_size", [(1, 1), (5, 4), (16, 7), (64, 256)])
def test_the_oracle_and_torch_agree_with_the_definition(num_experts, block_size):
    inputs = [*adversarial(num_experts), topk_ids(1, 60, 3, num_experts, -1), topk_ids(2, 9, 2, num_experts)]
    mapped = torch.arange(num_experts, dtype=torch.int32) // 2
    mapped[::3] = -1
    for ids in inputs:
        for expert_map in (None, mapped):
            want = plain(ids, num_experts, block_size, None if expert_map is None else expert_map.tolist())
            for sort in (expected, torch_sort):
                assert [part.tolist() for part in sort(ids, num_experts, block_size, expert_map)] == list(want), sort
                assert [part.tolist() for part in sort(ids.long(), num_experts, block_size, expert_map)] == list(want)


@pytest.mark.soak
@pytest.mark.parametrize("rung", ["torch_sort", "reserve", "tiles", "stable_tiles", "many_blocks", "xcd_aware"])
@pytest.mark.parametrize("num_experts", EXPERTS)
@pytest.mark.parametrize("block_size", BLOCK_SIZES)
def test_the_published_grid(rung, num_experts, block_size):
    node = a2a.Node(1, seed=0)
    for topk in TOPKS:
        for tokens in TOKENS:
            ids = topk_ids(tokens + topk, tokens, topk, num_experts)
            given = ids if rung == "torch_sort" else node.ranks[0].from_torch(ids, "topk_ids")
            if rung == "reserve" and ids.numel() > 65536:
                continue
            check(align_and_sort(given, num_experts, block_size, rung=rung, node=node), ids, num_experts, block_size)


def test_capacity_is_enough_and_never_too_much():
    assert capacity(0, 256, 128) == 0 and capacity(1, 256, 128) == 128 and capacity(7, 1, 1) == 7
    for n, experts, block in ((300, 5, 16), (3, 64, 8)):
        worst = torch.arange(n, dtype=torch.int32) % experts if n < experts else torch.cat(
            [torch.arange(experts - 1).int(), torch.full((n - experts + 1,), experts - 1).int()])
        used = int(expected(worst, experts, block).num_tokens_post_padded)
        assert used <= capacity(n, experts, block) < n + min(n, experts) * (block - 1) + block


# ---- what the check says

IDS = torch.tensor([[2, 0], [2, 1], [0, -1], [2, 3]], dtype=torch.int32)  # rows: e0 1 4, e1 3, e2 0 2 6, e3 7; 8: padding


def answer(**parts):
    """The right answer for IDS with tiles of 2, with some parts replaced by lists."""
    right = AlignedIds([1, 4, 3, 8, 0, 2, 6, 8, 7, 8, 8, 8], [0, 1, 2, 2, 3, -1], [10])._asdict() | parts
    return AlignedIds(*(torch.tensor(part, dtype=torch.int32) for part in right.values()))


def test_the_right_answer_passes_in_any_order_unless_stable():
    assert capacity(8, 4, 2) == 12
    check(answer(), IDS, 4, 2, stable=True)
    other = answer(sorted_token_ids=[4, 1, 3, 8, 6, 2, 0, 8, 7, 8, 8, 8])
    check(other, IDS, 4, 2)
    with pytest.raises(MismatchError, match="expert 0: place 0 holds flat token 4, must hold 1: the rows are all there, but not"):
        check(other, IDS, 4, 2, stable=True)


def test_any_order_is_right_where_there_are_more_experts_than_flat_tokens():
    ids = torch.tensor([60, 3, 60], dtype=torch.int32)
    right = expected(ids, 64, 4)
    assert right.sorted_token_ids.tolist()[4:7] == [0, 2, 3]
    other = right.sorted_token_ids.clone()
    other[4:6] = torch.tensor([2, 0])
    check((other, *right[1:]), ids, 64, 4)
    with pytest.raises(MismatchError, match="but not in ascending order"):
        check((other, *right[1:]), ids, 64, 4, stable=True)


@pytest.mark.parametrize("parts, message", [
    ({"num_tokens_post_padded": [8]}, "num_tokens_post_padded is 8, must be 10"),
    ({"expert_ids": [0, 1, 2, 3, 3, -1]}, r"expert_ids\[3\] is 3, must be 2; 1 of 6 are wrong"),
    ({"expert_ids": [0, 1, 2, 2, 3, 3]}, r"expert_ids\[5\] is 3, must be -1: behind the last of 5 tiles"),
    ({"sorted_token_ids": [1, 1, 3, 8, 0, 2, 6, 8, 7, 8, 8, 8]}, "1 flat token is missing .the first: 4, of expert 0.; 1 is there "
                                                                 "twice .the first: 1"),
    ({"sorted_token_ids": [1, 4, 0, 8, 3, 2, 6, 8, 7, 8, 8, 8]}, r"\[2\] is 0, a flat token of expert 2, among the rows of expert 1"),
    ({"sorted_token_ids": [1, 4, 3, 5, 0, 2, 6, 8, 7, 8, 8, 8]}, r"\[3\] is 5, a dropped flat token, among the rows of expert 1"),
    ({"sorted_token_ids": [1, 4, 8, 3, 0, 2, 6, 8, 7, 8, 8, 8]}, "expert 1: padding stands in place 2, before the last"),
    ({"sorted_token_ids": [1, 4, 3, -7, 0, 2, 6, 8, 7, 8, 8, 8]}, r"\[3\] is -7: no flat token of 8, and not 8, the padding"),
    ({"sorted_token_ids": [1, 4, 3, 8, 0, 2, 6, 8, 8, 8, 8, 7]}, r"\[11\] is 7, a flat token of expert 3, among the unused end"),
    ({"sorted_token_ids": [1, 4, 3, 8]}, r"sorted_token_ids is int32 \[4\], must be int32 \[12\]"),
])
def test_the_check_says_what_is_wrong(parts, message):
    pytest.raises(MismatchError, check, answer(**parts), IDS, 4, 2).match(message)


# ---- what is refused

@pytest.mark.parametrize("call, message", [
    (lambda: align_and_sort(IDS, 0, 2), "num_experts is 0"), (lambda: align_and_sort(IDS, 1025, 2), "num_experts is 1025"),
    (lambda: align_and_sort(IDS, 4, 257), "block_size is 257"), (lambda: align_and_sort(IDS, 4, 2.0), "must be an int"),
    (lambda: align_and_sort(IDS.half(), 4, 2), "topk_ids is float16"), (lambda: align_and_sort([1, 2], 4, 2), "topk_ids is list"),
    (lambda: align_and_sort(IDS[None], 4, 2), r"topk_ids has shape \[1, 4, 2\]"),
    (lambda: align_and_sort(IDS.T, 4, 2), "not contiguous"),
    (lambda: align_and_sort(IDS, 4, 2, torch.zeros(3, dtype=torch.int32)), r"int32 tensor of shape \[4\]"),
    (lambda: align_and_sort(IDS, 4, 2, torch.full((4,), 4, dtype=torch.int32)), "values outside"),
    (lambda: AlignAndSort(small(), 256, 128, 2**31), "needs? 2,147,516,160 places|at most"),
    (lambda: AlignAndSort(small(), 4, 2, 8, rung="bubble"), "no rung is called 'bubble'; there are fastest, four_stage"),
    (lambda: AlignAndSort(small(), 4, 2, 8, rung="reserve")(IDS), "a CPU tensor: upload it"),
    (lambda: align_and_sort(IDS, 4, 2, node=small(), rung="reserve", stable=True), "reserve keeps no order"),
    (lambda: AlignAndSort(small(), 4, 2, 8, ids=torch.int16), "must be torch.int32 or torch.int64"),
])
def test_bad_input_is_refused_in_words(call, message):
    pytest.raises(AlignError, call).match(message)


def test_a_sorter_knows_its_limits():
    node = small()
    sorter = AlignAndSort(node, 4, 2, 8)
    with pytest.raises(AlignError, match="9 flat tokens, more than the maximum of 8"):
        sorter(node.ranks[0].zeros(9, torch.int32))
    with pytest.raises(AlignError, match="int64, this sorter was made for torch.int32"):
        sorter(node.ranks[0].zeros(8, torch.int64))
    with pytest.raises(a2a.LaunchError, match="10000 flat tokens need .* take the rung tiles"):
        AlignAndSort(node, 4, 2, 10000, rung="reserve", threads=64, blocks=1)
    with pytest.raises(a2a.LaunchError, match="many_blocks: divide_count_place launches 99 blocks .* only 16 fit at once"):
        AlignAndSort(node, 4, 2, 8, rung="many_blocks", blocks=99)
    with pytest.raises(a2a.LaunchError, match="xcd_aware: its grid is a multiple of 2 blocks"):
        AlignAndSort(node, 4, 2, 8, rung="xcd_aware", blocks=1)


def test_problems_of_several_sizes():
    case = AlignCase(12, 4, 8, 75)
    sizes = lambda **options: [len(AlignProblem.random(case, 2, seed, **options).topk_ids[1]) for seed in range(4)]  # noqa: E731
    assert sizes() == [75] * 4 and sizes(num_tokens=9) == [9] * 4 and sizes(num_tokens=(75, 3, 0)) == [75, 3, 0, 75]
    pytest.raises(ProblemError, AlignProblem.random, case, 1, num_tokens=76).match("at most 75, 4")


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
    for rows in plans.table().values():
        for before, row in zip([{"ids": -1}, *rows], rows):
            assert before["ids"] < row["from"] <= row["ids"] and row["rung"] in RUNGS and row["threads"] % 64 == 0
            assert row["rung"] != "reserve" or row["per"] in plans.PER_THREAD
    node = small()
    assert AlignAndSort(node, 6, 4, 4096).plan.per == 4
    assert AlignAndSort(node, 6, 4, 4096, per=8).plan.per == 8
