"""The score card of an exercise that passed: what it cost, beside the least that is possible."""

from ...table import Table


def score_card(trace, *, note: str = "", **least) -> Table:
    """What the kernels of `trace` did, beside the least possible.

    least: any of remote_bytes (bytes to or from other ranks), flags (set), waves (started), us (from the start of the
    first kernel to the end of the last); only these are shown.
    note: said below, such as what the least time is made of.
    """
    counts = {"remote_bytes": lambda: int(trace.link_bytes().sum()),
              "flags": lambda: len(trace.select("flag_set")),
              "waves": lambda: len(trace.select("wave")),
              "us": lambda: trace.span_us}
    unknown = set(least) - set(counts)
    if unknown:
        raise TypeError(f"a score card has no {', '.join(sorted(unknown))}; it has {', '.join(counts)}")
    yours = [counts[name]() for name in least]
    factors = [f"{mine / low:.2f}" if low else "-" if not mine else "more than none"
               for mine, low in zip(yours, least.values())]
    columns = {"score": [name.replace("_", " ") for name in least], "yours": _right(map(_text, yours)),
               "least": _right(map(_text, least.values())), "factor": _right(factors)}
    return Table(columns, unit=note, label=trace.label)


def _text(value) -> str:
    return f"{value:.2f}" if isinstance(value, float) else f"{value:,}".replace(",", " ")


def _right(texts) -> list[str]:
    texts = list(texts)
    return [text.rjust(max(map(len, texts))) for text in texts]
