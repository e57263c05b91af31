"""Lesson 18, exercise 4: pair_up(ranks) -> steps in which pairs of ranks exchange their blocks.

Proof of the least. Each rank exchanges with N - 1 others, one in a step: N - 1 steps. If N is odd, a step has at most
(N - 1) / 2 pairs, because one rank is left over. There are N (N - 1) / 2 pairs, so N steps.
"""

from ..trial import exercise

CASES = (2, 4, 8, 3, 5, 6, 10)
MOST_STEPS = 1000


def least(ranks: int) -> int:
    """Steps that N ranks need."""
    return ranks - 1 + ranks % 2


@exercise
def pair_up(trial, function):
    """function(ranks) -> [[(rank, rank), ...], ...]: the pairs of each step. Every pair of ranks meets once."""
    for ranks in CASES:
        trial.case(f"{ranks} ranks")
        with trial.patient():
            steps = _steps(trial, trial.call(function, ranks), ranks)
        idle, number = max((ranks - 2 * len(step), -number) for number, step in enumerate(steps))
        if len(steps) > least(ranks):
            trial.fail(
                expected=f"{least(ranks)} steps, the least possible",
                got=f"{len(steps)}",
                wrong=f"{idle} of {ranks} ranks stand idle in step {-number}",
                cause="ranks stand idle that still have to meet. Put the ranks on a circle, and turn it",
            )


def _steps(trial, got, ranks: int) -> list[list[tuple[int, int]]]:
    with trial.form("the function returns a list of steps, each a list of pairs (rank, rank)"):
        steps = [[(_whole(a), _whole(b)) for a, b in step] for step in got]
    if len(steps) > MOST_STEPS:
        trial.fail(
            expected=f"at most {MOST_STEPS} steps",
            got=f"{len(steps)}",
            cause="each pair meets once: there are fewer pairs than that",
        )
    met: dict = {}
    for number, step in enumerate(steps):
        busy: dict = {}
        for pair in step:
            place = {"where": {"step": number}, "place": f"step {number}, pair {pair}"}
            if pair[0] == pair[1] or not all(0 <= rank < ranks for rank in pair):
                trial.fail(
                    **place,
                    expected=f"two of the ranks 0 to {ranks - 1}",
                    got=str(pair),
                    cause="a rank exchanges with another rank of the node",
                )
            for rank in pair:
                if rank in busy:
                    trial.fail(
                        **place,
                        expected=f"rank {rank} once",
                        got=f"{busy[rank]} and {pair}",
                        cause=f"rank {rank} has one port: in a step it exchanges with one peer",
                    )
                busy[rank] = pair
            key = frozenset(pair)
            if key in met:
                trial.fail(
                    **place,
                    expected="a pair that has not met",
                    got=f"they have met in step {met[key]}",
                    cause="an exchange goes both ways: (a, b) and (b, a) are the same pair",
                )
            met[key] = number
    for a in range(ranks):
        for b in range(a):
            if frozenset((a, b)) not in met:
                trial.fail(
                    where={"rank": a},
                    place=f"ranks {b} and {a}",
                    expected="a step in which they exchange",
                    got=f"none in {len(steps)} steps",
                    cause="every rank needs the block of every other"
                    + (
                        ". With an odd number of ranks one is left over in each step, and its turn has to come later"
                        if ranks % 2
                        else ""
                    ),
                )
    return steps


def _whole(value) -> int:
    if isinstance(value, bool) or int(value) != value:
        raise ValueError
    return int(value)


SOLUTION = "18_attention_over_ranks.ipynb", "exercise-4"
SEATS, PAIRS = "seats = ranks + ranks % 2", "if max(a, b) < ranks"
MEET = "pairs = [(seats - 1, turn)] + [((turn + k) % (seats - 1), (turn - k) % (seats - 1)) for k in range(1, seats // 2)]"
MISTAKES = {
    "guest included": (PAIRS, "if True", "of the node"),
    "odd": (SEATS, "seats = ranks", "one is left over in each step"),
    "last seat forgotten": ("[(seats - 1, turn)] + ", "", "every rank needs the block"),
    "both directions": ("range(1, seats // 2)]", "range(1, seats - 1)]", "has one port"),
    "a step short": ("for turn in range(seats - 1)", "for turn in range(seats - 2)", "every rank needs the block"),
    "a step too many": ("for turn in range(seats - 1)", "for turn in range(seats)", "of the node"),
    "with itself": ("range(1, seats // 2)]", "range(0, seats // 2)]", "exchanges with another rank"),
    "a step without pairs": ("    return steps", "    return [*steps, []]", "stand idle"),
    "pairs alone": (
        "steps.append([(a, b) for a, b in pairs if max(a, b) < ranks])",
        "steps += [(a, b) for a, b in pairs if max(a, b) < ranks]",
        "a list of steps",
    ),
    "one pair a step": (
        "steps.append([(a, b) for a, b in pairs if max(a, b) < ranks])",
        "steps += [[(a, b)] for a, b in pairs if max(a, b) < ranks]",
        "stand idle",
    ),
}
