"""Lesson 10: runs with a fault. The reader finds it from their records."""
from functools import cache

from ...kernels.all_to_all import TokenFlags
from ...kernels.moe import Problem, Shape
from ...machine import show
from ...machine.node import Node

CAUSES = {
    "A": "its experts get most of the rows",
    "B": "it has most of the tokens to send",
    "C": "only a few of its waves send",
    "D": "it begins late",
}
SHAPE = Shape("mystery", num_experts=16, topk=4, dim=1024, max_tokens=64)
LOOP = "for (int flat = sender < 0 ? flat_tokens : wave_in_block() * senders + sender; flat < flat_tokens; flat += step) {"
FEW = ("  const int few = world.rank == RANK ? 3 : senders * waves_in_block();\n"
       "  const int number = sender < 0 ? few : wave_in_block() * senders + sender;\n"
       "  for (int flat = number < few ? number : flat_tokens; flat < flat_tokens; flat += few) {")
LATE = "  if (world.rank == RANK) for (int i = 0; i < 4; ++i) __builtin_amdgcn_s_sleep(127);\n"
RUNS = ((2, "B"), (1, "C"), (3, "A"), (0, "D"), (3, "C"), (2, "D"), (0, "A"), (1, "B"))  # rank, cause


def mystery(number: int = 0):
    """A run of token_flags on four ranks that is too slow because of one of the `CAUSES`: a `FilmPlayer`.

    number: 0 to 7, one run each; IndexError for another number. Its `.trace` is the run's trace, its `.answer` the rank
    and the letter of the cause. Times are simulated.

    >>> import a2a_lib as a2a
    >>> a2a.films.mystery(1).answer
    (1, 'C')
    """
    if not 0 <= number < len(RUNS):
        raise IndexError(f"there are {len(RUNS)} runs, from 0 on, and none with number {number}")
    film = show.play(_run(*RUNS[number]))
    film.trace, film.answer = _run(*RUNS[number]), RUNS[number]
    return film


@cache
def _run(rank: int, cause: str, other: int = -1, more: int = 0):
    """The trace of one call. Its result is checked: only the time is wrong. Rank `other` has `more` tokens than 16, which
    costs far less."""
    tokens = [48 if cause == "B" and peer == rank else 16 + more * (peer == other) for peer in range(4)]
    routing = {"routing": "hot_expert", "target": 4 * rank + 1} if cause == "A" else {}
    problem = Problem.random(SHAPE, 4, seed=7 + rank, num_tokens=tokens, **routing)
    with Node(4, name="small", seed=0) as node:
        comm = TokenFlags(node, SHAPE, blocks=8, waves=4, source=node.load(_source(rank, cause), name="mystery.hip"))
        problem.check(comm(problem))
        return comm.trace


def _source(rank: int, cause: str) -> str:
    text = TokenFlags.SOURCE.read_text(encoding="utf-8")
    if cause == "C":
        if text.count(f"  {LOOP}") != 1:
            raise ValueError("dispatch_send of token_flags has another loop now")
        text = text.replace(f"  {LOOP}", FEW.replace("RANK", str(rank)))
    if cause == "D":
        head, kernel = text.split("void dispatch_send(")
        begin = kernel.index("{\n") + 2
        text = f"{head}void dispatch_send({kernel[:begin]}{LATE.replace('RANK', str(rank))}{kernel[begin:]}"
    return text
