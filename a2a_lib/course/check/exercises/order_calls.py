"""Lesson 09, exercise 5, open and scored: order_calls(calls) -> [name, ...], the order in which a host makes its calls."""

from functools import cache

from ..kit import exercise

TARGET = 1.001  # times the least
NOTE = "until the last kernel has ended, mean over the last six cases; least: of all orders that are allowed"
# name: (host's us, kernel's us on the GPU or 0, calls that have to come before)
LESSON = {"check": (4, 0, ()), "malloc": (12, 0, ()), "counts": (2, 3, ("check",)), "dispatch": (2, 40, ("counts",)),
          "combine": (2, 45, ("dispatch", "malloc")), "log": (6, 0, ("dispatch",)), "fill": (2, 5, ("malloc",))}


@exercise("09_overheads.ipynb", "exercise-5")
def order_calls(trial, function):
    drawn = [(f"{n} calls, drawn", _drawn(trial.draw, n)) for n in (9, 10, 11, 12, 12, 13)]  # too many to try all orders
    ends = [_end(trial, function, *case) for case in (("one call", {"launch": (2, 9, ())}), ("seven calls", LESSON), *drawn)]
    mine, least = sum(ends[2:]) / len(drawn), sum(_least(calls) for _, calls in drawn) / len(drawn)
    return trial.goal(mine, TARGET * least, least, unit="us", note=NOTE, label="computed",
                      idea="While a kernel runs, the host's time is free. What should be under way as early as possible, and what "
                      "can wait?")


def _drawn(draw, n):
    names, calls = [f"c{i}" for i in range(n)], {}
    for i, name in enumerate(names):
        before = tuple(sorted(draw.sample(names[:i], draw.randint(0, min(2, i)))))
        calls[name] = (draw.randint(1, 12), draw.choice((0, 0, 5, 15, 40)), before)
    mixed = list(calls.items())
    draw.shuffle(mixed)
    return dict(mixed)


def _end(trial, function, description, calls) -> float:
    """The time of the end, us. The host makes one call after the other; kernels run in one stream, in the order of their launches."""
    trial.case(description)
    order = trial.each_once(trial.call(function, dict(calls)), calls, "a list of the calls' names", "call", hint="each call is made once")
    host = gpu = 0
    for at, name in enumerate(order):
        for before in calls[name][2]:
            trial.expect(before in order[:at], f"{before} before it", " -> ".join(order), f"{name} needs what {before} makes",
                         f"call {at}, {name}")
        host += calls[name][0]
        if calls[name][1]:
            gpu = max(host, gpu) + calls[name][1]
    return max(host, gpu)


def _least(calls) -> float:
    """The least end, over sets of calls made: the host's time is their sum, so only the GPU's earliest end is kept."""
    names = list(calls)
    whole = (1 << len(names)) - 1
    needs = [sum(1 << names.index(before) for before in calls[name][2]) for name in names]

    @cache
    def gpu(calls_made):
        if not calls_made:
            return 0
        host, best = sum(calls[name][0] for i, name in enumerate(names) if calls_made >> i & 1), float("inf")
        for i, name in enumerate(names):
            rest = calls_made & ~(1 << i)
            if calls_made >> i & 1 and not any(rest >> j & 1 and needs[j] >> i & 1 for j in range(len(names))):
                best = min(best, max(host, gpu(rest)) + calls[name][1] if calls[name][1] else gpu(rest))
        return best

    return max(gpu(whole), sum(host for host, _, _ in calls.values()))
