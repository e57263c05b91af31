"""Inputs for align & sort: random and adversarial routings, and a run of one rung on a small node."""
import torch

import a2a_lib as a2a
from a2a_lib.kernels.align import RUNGS, AlignAndSort, check
from a2a_lib.kernels.align.problem import ROUTINGS, AlignCase, AlignProblem

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
