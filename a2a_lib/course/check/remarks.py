"""Remarks on predictions: the texts, and which of them fits."""
import re

TIMES = {"ns", "us", "ms", "s"}
SHARES = {"%", "percent"}
UNITS = {  # unit: (what it measures, how many of its base unit)
    **{unit: ("time", size) for unit, size in (("ns", 1e-3), ("us", 1), ("\u00b5s", 1), ("\u03bcs", 1), ("ms", 1e3), ("s", 1e6))},
    **{unit + rate: ("bytes" + rate, size) for rate in ("", "/s") for unit, size in (
        ("B", 1), ("bytes", 1), ("kB", 1e3), ("KB", 1e3), ("KiB", 2**10), ("MB", 1e6), ("MiB", 2**20), ("GB", 1e9), ("GiB", 2**30),
        ("TB", 1e12))},
    "%": ("share", 1), "percent": ("share", 1)}

TEXTS = {
    "nothing": "You predicted nothing; {outcome}.\n"  # two lines: neither is cut off at 1024 px
               "Next time, replace the ... by your {form} before you run on.",
    "form": "A prediction is {form}; yours is {typed}. Here {outcome}.",
    "one_of": "one of {options}", "one_number": "one number, in {unit}, such as 20",
    "one_plain_number": "one number, such as 20",
    "predicted": "Predicted {typed}; {outcome}.",
    "right": "Right.", "not": "Not {typed} ({said}) but {right}: {is}.",
    "no": "No. Which step of your reasoning leads there? Find it before you read on.",
    "one_off": "One too {way}.", "few_off": "{few} too {way}.",
    "close_share": "Close: within two percentage points.", "share": "{points} percentage points too {way}.",
    "exact": "Exactly.", "off": "Off by {apart}.", "close": "Close: within 10 %.",
    "size": "The right order of magnitude: too {way} by a factor of {factor}.",
    "far": "Your guess is {factor} times too {way}: {hint}",
    "billion": "more than a billion",
    "long_time": "what do you count one after the other that happens at the same time?",
    "short_time": "what has to be waited for, or moved, that your estimate leaves out?",
    "high": "what did you count more than once?",
    "low": "which factor is missing: ranks, choices, there and back, units?",
    "way_many": "many", "way_few": "few", "way_high": "high", "way_low": "low", "way_long": "long", "way_short": "short",
    "form_number": "number", "form_choice": "choice", "form_answer": "answer",
}


def text(which: str, **values) -> str:
    """The text of that name, filled in."""
    return TEXTS[which].format(**values)


def converted(number: float, typed: str, unit: str) -> float | None:
    """A number of unit `typed` in the unit that is asked for, a text that begins with it. None: the two measure different things.
    Without a typed unit, or where both are words such as "waves", the number itself."""
    first = unit.split(" ")[0]
    if not typed or typed == first or typed not in UNITS and first not in UNITS:
        return number
    mine, target = UNITS.get(typed, ("?", 1)), UNITS.get(first, ("", 1))
    return number * mine[1] / target[1] if mine[0] == target[0] else None


def of_name(typed: str, right: str, options: dict | None) -> str:
    """The remark on a guess of an option or another name."""
    number = re.fullmatch(r"[A-Za-z ]*(\d+)(\.0)?", typed)
    if typed.strip().lower() == right.strip().lower() or number and number[1] == right:
        return text("right")
    return text("not", typed=typed, said=options[typed], right=right, **{"is": options[right]}) if options else text("no")


def of_count(typed: float, measured: int, unit: str, hint: str) -> str:
    """The remark on a guess of a count."""
    if typed == measured:
        return text("right")
    few, way = abs(typed - measured), "many" if typed > measured else "few"
    if few == 1:
        return text("one_off", way=text(f"way_{way}"))
    if 0 in (typed, measured) or max(typed, measured) <= 12:
        return text("few_off", few=f"{few:g}", way=text(f"way_{way}"))
    return of_amount(typed, measured, unit, hint)


def of_share(typed: float, measured: float) -> str:
    """The remark on a guess in percent."""
    apart = abs(typed - measured)
    if apart < 2:
        return text("close_share")
    return text("share", points=f"{apart:.0f}", way=text("way_high" if typed > measured else "way_low"))


def of_amount(typed: float, measured: float, unit: str, hint: str) -> str:
    """The remark on a guess of a time or another quantity. hint: the question for a factor of two or more, instead of the general one."""
    if typed == measured:
        return text("exact")
    if typed <= 0 or measured <= 0:
        return text("off", apart=f"{abs(typed - measured):.3g}")
    factor, high = max(typed, measured) / min(typed, measured), typed > measured
    if factor < 1.1:
        return text("close")
    size = f"{factor:.1f}" if factor < 10 else f"{factor:,.0f}".replace(",", " ") if factor < 1e9 else text("billion")
    way = "high" if high else "low"
    if factor < 2:
        return text("size", factor=size, way=text(f"way_{way}"))
    if unit.split(" ")[0] in TIMES:
        way = "long" if high else "short"
        return text("far", factor=size, way=text(f"way_{way}"), hint=hint or text(f"{way}_time"))
    return text("far", factor=size, way=text(f"way_{way}"), hint=hint or text(way))


def of_number(typed: float, measured: float, unit: str, hint: str, counted: bool) -> str:
    """The remark on a guess of a count, a share or an amount, as `counted` and the unit say."""
    if not counted and unit in SHARES:
        return of_share(typed, measured)
    return (of_count if counted else of_amount)(typed, measured, unit, hint)


def with_blank(value, unit: str, counted: bool) -> str:
    """The unit behind a blank, in the singular for a count of 1; "" for none."""
    if counted and value == 1:
        first, _, rest = unit.partition(" ")
        if first.endswith("s") and first not in TIMES and len(first) > 2:
            unit = f"{first[:-2 if first.endswith('sses') else -1]} {rest}".rstrip()
    return f" {unit}" if unit else ""
