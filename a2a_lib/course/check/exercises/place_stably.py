"""Lesson 02, exercise 3: place_stably(sorted_ids, topk_ids, start, ids, experts), every expert's rows in ascending order."""

import torch

from ....moe import MismatchError
from ....moe.align import AlignedIds, capacity, expected
from ....moe.align import check as check_aligned
from ..cases import strict
from ..trial import exercise

BEHIND = ("a place behind the last: expert e's rows begin at start[e], and a row's place is as far from there as rows of this expert "
          "come before it, not as its lane is from lane 0")


@exercise
def place_stably(trial, source):
    """source: HIP with a kernel `place_stably`. Before, sorted_ids holds the padding value everywhere."""
    for ids, experts, block_size, grid, drop, seed in ((200, 6, 8, 1, 0, 1), (333, 9, 4, 2, 4, 2), (64, 3, 16, 1, 0, 3),
                                                       (900, 5, 32, 3, 0, 4), (1, 4, 2, 1, 0, 5)):
        for schedule in (0, 3):
            with strict(1, seed=schedule) as node:
                _case(trial, node, trial.load(node, source, "place_stably"), ids, experts, block_size, grid, drop, seed)


def _case(trial, node, kernel, ids, experts, block_size, grid, drop, seed):
    trial.case(f"{ids} flat tokens, {experts} experts, tiles of {block_size}, {grid} blocks of 4 waves"
               + f", one in {drop} dropped" * bool(drop))
    ids_drawn = torch.randint(0, experts, (ids,), generator=torch.Generator().manual_seed(seed), dtype=torch.int32)
    if drop:
        ids_drawn[::drop] = -1
    rows = torch.bincount(ids_drawn[ids_drawn >= 0].long(), minlength=experts)
    start = torch.cat([rows.new_zeros(1), ((rows + block_size - 1) // block_size * block_size).cumsum(0)]).int()
    rank, places = node.ranks[0], capacity(ids, experts, block_size)
    out = rank.from_torch(torch.full((places,), ids, dtype=torch.int32), "sorted_ids")
    flat, starts = rank.from_torch(ids_drawn, "topk_ids"), rank.from_torch(start, "start")
    trial.run(node, lambda: rank.launch(kernel, grid, 256, out, flat, starts, ids, experts),
              lambda error: BEHIND if error.report.get("symbol") == "sorted_ids" else None,
              fault="an address outside of its buffer: does a lane behind the last flat token read topk_ids?")
    want = expected(ids_drawn, experts, block_size)
    try:
        check_aligned(AlignedIds(out.to_torch(), want.expert_ids, want.num_tokens_post_padded), ids_drawn, experts,
                      block_size,
                      stable=True)
    except MismatchError as error:
        trial.fail(expected=error.expected, got=error.got,
                   cause=f"{error}{_cause(out.to_torch(), want[0], start, ids, ids_drawn)}")
    trial.no_races(node)


def _cause(got, want, start, ids, ids_drawn) -> str:
    if bool((got == ids).all()):
        return ". Nothing was placed. Is the kernel still the stub?"
    shifted = torch.full_like(want, ids)
    shifted[1:] = want[:-1]
    late = (want < ids) & (got == ids)
    if bool(late[start[:-1].long()[start[:-1] < start[1:]]].any()) and bool((got[1:] == want[:-1])[want[:-1] < ids].float().mean() > 0.5):
        return ". Every row is one place too far: a lane's rank counts the lanes before it, not itself"
    if bool(((got < ids) == (want < ids)).all()) and not bool((got[want < ids].sort().values == want[want < ids].sort().values).all()):
        return ". The right places are taken, but not by flat tokens: what a lane stores is its flat token's number, first + lane_id()"
    first = int(want[(want < ids)].min()) if bool((want < ids).any()) else 0
    if int(got[got < ids].max()) < 64 <= int(want[want < ids].max()):
        return f". Only the first 64 flat tokens were looked at (from {first}): the wave goes on with a further 64"
    missing = sorted(set(want.tolist()) - set(got.tolist()))
    if missing == [ids - 1]:
        return ". Off by one: nobody looks at the last flat token"
    waves = [i for i in range(ids) if ids_drawn[i] >= 0 and i < 64 * (int(ids_drawn[i]) % 4)]
    if missing == waves:
        return (". Wave w of a block never looks at the flat tokens below 64 * w: each wave walks over all of them, from lane_id() on, "
                "not from threadIdx.x")
    if bool((got[int((start[1:] - start[:-1]).max()):] == ids).all()):
        return ". All experts' rows begin at place 0: start[e] says where those of expert e begin"
    if bool(late.any()):
        return (". Two rows got one place. Either ranks repeat within the wave (all 64 lanes vote: shift (uint64_t)1, count with "
                "__popcll), or later rounds write over earlier ones: the next free place moves on by as many as the whole wave placed")
    return ""


SOLUTION = "02_moe_align_and_sort.ipynb", "exercise-3"
MISTAKES = {
    "rank counts itself": ("((uint64_t)1 << lane_id()) - 1", "((uint64_t)2 << lane_id()) - 1", "one place too far"),
    "next stays": ("next += __popcll(mine_too);", "", "or later rounds write over earlier ones"),
    "a mask of 32 bits": ("((uint64_t)1 << lane_id()) - 1", "(uint64_t)((1u << lane_id()) - 1)", "Either ranks repeat within the wave"),
    "experts": ("= i;", "= topk_ids[i];", "not by flat tokens"),
    "lanes": ("= i;", "= lane_id();", "not by flat tokens"),
    "all from 0": ("int next = start[e];", "int next = 0;", "All experts' rows begin at place 0"),
    "the block's threads": ("first + lane_id();", "first + threadIdx.x;", "not from threadIdx.x"),
    "the last is missing": ("i < ids && topk", "i < ids - 1 && topk", "nobody looks at the last"),
    "lanes as ranks": ("__popcll(mine_too & (((uint64_t)1 << lane_id()) - 1))", "lane_id()", "not as its lane is"),
    "from the end on": ("next = start[e];", "next = start[e + 1];", "expert e's rows begin at start[e]"),
    "one round": ("first += WAVE", "first += ids", "Only the first 64 flat tokens"),
    "descending": ("mine_too & (((uint64_t)1 << lane_id()) - 1)", "mine_too >> lane_id() >> 1", "not in ascending order"),
    "dropped placed": ("i < ids && topk_ids[i] == e", "i < ids && (topk_ids[i] == e || topk_ids[i] < 0)", "dropped"),
    "experts in one wave": ("e += waves_in_grid()", "e += experts", "are missing"),
    "no ranks": ("next + __popcll(mine_too & (((uint64_t)1 << lane_id()) - 1))", "next", "are missing"),
}
