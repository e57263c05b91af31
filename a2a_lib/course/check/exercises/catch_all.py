"""Lesson 07, exercise 5, open and scored: catch_all() -> runs that find six broken kernels, with as few tokens as possible."""

from functools import cache

from ....errors import A2AError
from ....kernels.all_to_all import TokenFlags, mutate
from ....kernels.moe import Problem, Shape
from ..cases import small
from ..trial import exercise

SHAPE = Shape("few", num_experts=8, topk=2, dim=520, max_tokens=8)
RANKS, MOST = 4, 6  # ranks, runs
BROKEN = {
    "release-dropped": "a token's flag is set relaxed",
    "release-dropped-reply": "a reply's flag is set relaxed",
    "acquire-dropped": "the wait for a token's flag does not acquire",
    "agent-for-system": "a token's flag is released to the sender's own GPU only",
    "flag-first": "a token's flag is set before its row",
    "reset-early": "rows are counted in counters that another block sets back",
}
MODES = ("ideal", "hw-spx", "cpx", "strict")
TARGET = 20  # tokens
# A run has always the same schedules, so that no answer is right by luck. A broken kernel goes wrong in FOUND of them.
SCHEDULES, FOUND = 8, 3
NOTE = "in all runs and calls together; bound: a token, which finds nothing"


@exercise("07_one_flag_per_token.ipynb", "exercise-5")
def catch_all(trial, function):
    """function() -> [{"memory": mode, "tokens": [of each of 4 ranks], "calls": number}, ...]."""
    runs = _read(trial, trial.call(function))
    trial.case("token_flags as it is")
    seeds = range(SCHEDULES)
    for run in runs:
        if failure := next(filter(None, (_goes_wrong(None, *run, seed) for seed in seeds)), ""):
            trial.fail(expected="no error: this kernel is right", got=failure,
                       cause="a test that refuses a right kernel finds nothing")
    for name, kernel in BROKEN.items():
        trial.case(kernel)
        wrong = 0
        for number, seed in enumerate(seeds):
            if FOUND - wrong in range(1, SCHEDULES - number + 1):  # neither found already, nor hopeless
                wrong += any(_goes_wrong(name, *run, seed) for run in runs)
        if wrong < FOUND:
            trial.fail(place=f"the kernel in which {BROKEN[name]}", expected=f"an error in at least {FOUND} of {SCHEDULES} schedules",
                       got=f"in {wrong or 'none'}", cause="In mode ideal a load returns the newest value, whatever was released or acquired"
                       if all(memory == "ideal" for memory, *_ in runs) else "")
    return trial.goal(sum(sum(tokens) * calls for _, tokens, calls in runs), TARGET, 1, unit="tokens", note=NOTE, label="counted",
                      attained=False, idea="Which run finds several at once? A busy rank beside idle ones draws ranks apart. Who waits for "
                      "whose replies then?")


def _read(trial, runs):
    if not isinstance(runs, list) or not 1 <= len(runs) <= MOST or not all(isinstance(run, dict) for run in runs):
        trial.fail(got=runs, cause=f"the function returns a list of 1 to {MOST} runs, each a dict")
    read = []
    for number, run in enumerate(runs):
        place = f"run {number}"
        if sorted(run) != ["calls", "memory", "tokens"]:
            trial.fail(place=place, expected="memory, tokens, calls", got=", ".join(map(str, run)))
        if run["memory"] not in MODES:
            trial.fail(place=place, expected=f"one of {', '.join(MODES)}", got=run["memory"])
        tokens = run["tokens"]
        if not isinstance(tokens, list) or len(tokens) != RANKS or not all(n in range(SHAPE.max_tokens + 1) for n in tokens):
            trial.fail(place=place, expected=f"{RANKS} numbers of tokens from 0 to {SHAPE.max_tokens}", got=tokens)
        if run["calls"] not in (1, 2, 3):
            trial.fail(place=place, expected="1 to 3 calls", got=repr(run["calls"]))
        read.append((run["memory"], tuple(tokens), run["calls"]))
    return read


@cache
def _goes_wrong(broken, memory, tokens, calls, seed) -> str:
    """The failure of a run with this kernel, as a text; "" if it succeeds. Calls follow each other without a pause."""
    with small(RANKS, memory=memory, seed=seed) as node:
        source = node.load(mutate.source("token_flags", broken), name=f"{broken or 'token_flags'}.hip")
        comm = TokenFlags(node, SHAPE, source=source, blocks=3, waves=2)
        problems = [Problem.random(SHAPE, RANKS, seed=seed + call, num_tokens=list(tokens)) for call in range(calls)]
        try:
            for problem, out in zip(problems, map(comm.result, comm.launch_all(problems))):
                problem.check(out)
        except A2AError as error:
            return str(error).splitlines()[0]
    return ""
