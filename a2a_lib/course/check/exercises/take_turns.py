"""Lesson 21, exercise 2: take_turns(counts, experts, indices, out, ranks, num_experts, source, n), row numbers where sources take turns."""

import torch

from ..kit import Draw, exercise, first_wrong, strict

NEVER = -1431655766  # memory of bytes 0xaa
# ranks, experts, rows to number, source; rows of a source at most
CASES = ((2, 1, 6, 0, 5), (2, 1, 6, 1, 5), (4, 3, 40, 2, 6), (8, 4, 200, 7, 20), (8, 2, 70, 0, 40), (1, 3, 9, 0, 9), (3, 1, 5, 1, 0),
         (2, 3, 600, 1, 300))


@exercise("21_balance.ipynb", "exercise-2")
def take_turns(trial, source):
    with strict() as node:
        kernel, rank = trial.load(node, source, "take_turns"), node.ranks[0]
        for ranks, experts, n, mine, most in CASES:
            trial.case(f"{n} rows of source {mine} of {ranks}, {experts} experts")
            draw = Draw(100 * n + mine)
            counts = draw.integers(0, most + 1, ranks, experts, dtype=torch.int32)
            expert = draw.integers(0, experts, n, dtype=torch.int32)
            counts[mine] = torch.bincount(expert.long(), minlength=experts).int()
            index = torch.tensor([int((expert[:i] == expert[i]).sum()) for i in range(n)], dtype=torch.int32)
            given = [rank.from_torch(values, name) for values, name in ((counts, "counts"), (expert, "experts"), (index, "indices"))]
            out = rank.empty((n,), torch.int32, "out")
            out.memset_(0xAA)
            trial.run(node, lambda: rank.launch(kernel, 3, 128, *given, out, ranks, experts, mine, n))
            got, want = out.to_torch(), torch.tensor(_numbers(counts, expert, index, mine))
            facts = first_wrong(got, want, "row", text=lambda n: "never written" if n == NEVER else f"number {n}", evidence=got)
            row = facts and facts["where"]["row"]
            trial.wrong_if(facts and facts | {"place": f"row {row}: the source's row {index[row]} of expert {expert[row]}"})


def _numbers(counts, expert, index, mine):
    """The oracle: deals all rows of each expert out, turn by turn."""
    number, of = {}, counts.tolist()
    for e in range(len(of[0])):
        dealt = 0
        for turn in range(max(row[e] for row in of)):
            for source in range(len(of)):
                if turn < of[source][e]:
                    number[e, source, turn] = dealt
                    dealt += 1
    return [number[e, mine, i] for e, i in zip(expert.tolist(), index.tolist())]
