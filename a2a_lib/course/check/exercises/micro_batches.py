"""Lesson 17, exercise 4, open: micro_batches(tokens, step_us) -> [tokens of the first micro-batch, ...], scored by the time of a step.
step_us(sizes): that time, us."""

from itertools import product

from ..kit import exercise, quantity

TOKENS, TARGET = 8, 1.001  # times the least
# us of attention, of its token, of a trip, of its token, of the experts, of their token; drawn: each up to 20 % more or less
SCORED = ((3, 0.6, 4, 0.5, 6, 0.5), (2, 2.0, 3, 2.0, 2, 2.0), (1, 3.0, 1, 2.0, 1, 3.0))


@exercise("17_decode.ipynb", "exercise-4")
def micro_batches(trial, function):
    drawn = [tuple(round(each * trial.draw.uniform(0.8, 1.2), 2) for each in cost) for cost in SCORED]
    mine = 0.0
    for tokens, cost in ((1, SCORED[0]), (3, SCORED[1]), *((TOKENS, cost) for cost in drawn)):
        trial.case(f"{quantity(tokens, 'token')}, costs {', '.join(map(str, cost))} us")
        sizes = trial.call(function, tokens, lambda sizes, cost=cost: step_us(sizes, cost))
        returns = "a list of whole numbers above 0: the tokens of each micro-batch"
        sizes = trial.nested(sizes, returns, 0)
        trial.expect(min(sizes, default=1) > 0, cause=f"the function returns {returns}")
        trial.expect(sum(sizes) == tokens, f"{tokens} tokens in all micro-batches together", sum(sizes), "each token is in one micro-batch")
        mine += step_us(sizes, cost) * (tokens == TOKENS)
    least = sum(min(step_us(each, cost) for each in cuts(TOKENS)) for cost in drawn)
    return trial.goal(mine, TARGET * least, least, unit="us", label="computed",
                      note="three steps of 8 tokens; least: of all ways to cut them",
                      idea="What does a second micro-batch pay again, and what does it hide? Must all have the same size?")


def cuts(tokens):
    """All lists of sizes of micro-batches, in order: 2^(tokens - 1)."""
    for ends in product((False, True), repeat=tokens - 1):
        sizes = [1]
        for end in ends:
            sizes = [*sizes, 1] if end else [*sizes[:-1], sizes[-1] + 1]
        yield sizes


def step_us(sizes, cost) -> float:
    """Each micro-batch: attention, dispatch, experts, combine. The GPU does attention of all, then experts of all, as they come; the
    links carry all dispatches, then all combines. Both do a micro-batch after the other."""
    attention, per_token, trip, on_wire, experts, per_row = cost
    gpu = link = 0.0
    arrived, done = [], []
    for n in sizes:
        gpu += attention + n * per_token
        link = max(link, gpu) + trip + n * on_wire
        arrived.append(link)
    for n, us in zip(sizes, arrived):
        gpu = max(gpu, us) + experts + n * per_row
        done.append(gpu)
    for n, us in zip(sizes, done):
        link = max(link, us) + trip + n * on_wire
    return link
