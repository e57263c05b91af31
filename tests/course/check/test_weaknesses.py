"""Usual weaknesses of answers, put into the solution of each exercise by rules: `mutants(name)`.

NOT_WRONG names the mutants that are right, each with its reason; all others must be refused. Missing synchronisation is named. A
weakness that an answer can have (WEAKNESSES) and no rule shows is shown by a row of the exercise's own table (SHOWN), or HARMLESS says
why it is none.
"""

import re

import pytest

from a2a_lib.course import check
from a2a_lib.course.check import patience
from tests.course.check.mistakes import answer, solution, table

WEAKNESSES = {  # weakness: (what an answer has that can have it, why it does not apply to others)
    "counts": (r"\bint (n|ids|experts|rows|slots|topk|dim|tokens)\b|shape\.|world_size|ranks|tiles|pieces", "the answer has no size"),
    "powers of two": (r"world_size|ranks\b|block_size|block\b", "no size of the answer invites bits instead of a division"),
    "grid": (r"gridDim|blockDim|waves_in_grid|waves_in_block", "the answer is no kernel, or others share out the work"),
    "precision": (r"\bfloat (?:sum|total)|\.float\(\)|float32", "the answer adds no floating-point numbers"),
    "order": (r"\b(?:sum|total)(?:\[\w\])? \+= (?!tl)|fmaf", "the answer adds nothing whose order shows"),
    "dropped choices": (r"< 0\b|>= 0\b", "the answer sees no choice that was dropped"),
    "second call": (r"\bepoch\b|\bcall\b", "nothing of a call is left for the next one"),
    "divergence": (r"wave_barrier", "no barrier of a wave stands in the answer"),
    "synchronisation": (r"signal|wait_|atomicAdd|_barrier|__syncthreads", "no other wave or rank waits for the answer"),
}
NUMBERS = (2, 4, 8, 64)
HOLE = re.compile(r"(?s)([^\n]*BEGIN SOLUTION\n)(.*?)(?=[^\n]*END SOLUTION)")
STUB = re.compile(r"[^\n]*STUB:[^\n]*\n")
SIZES = r"\bint (n|ids|experts|rows|slots|topk|dim|tokens|num_tokens|world_size|messages|parts|block_size)\b"
UNORDERED, NARROW = "nothing orders them", "scope too narrow"
REPLACED = {  # weakness: (name, pattern, replacement, what the message says): each place in the holes gives a mutant
    "synchronisation": (
        ("relaxed", r"Order::(release|acquire|acq_rel)\b", "Order::relaxed", "missing (release|acquire)|too weak in more than one way"),
        ("too narrow", r"Scope::system", "Scope::agent", NARROW),
        ("narrower", r"Scope::agent", "Scope::workgroup", NARROW),
        ("without a barrier", r"(wave_barrier|__syncthreads)\(\);", ";", r"missing wave barrier|__syncthreads\(\)"),
        ("a block's barrier for the grid's", r"grid_barrier\(\w+\);", "__syncthreads();", UNORDERED),
        ("not waited", r"\bwait_\w+(<[^>]*>)?\([^;\n]*\);", ";", UNORDERED),
        ("a block's atomic", r"\batomicAdd\(", "atomicAdd_block(", NARROW),
        ("no atomic", r"\batomicAdd\((&?)([^;]*?), (\w+)\);", r"((\1\2)[0] += \3);", UNORDERED),
    ),
    "divergence": (("a block's barrier in a wave's loop", r"wave_barrier\(\);", "__syncthreads();", "in divergent control flow"),),
    "second call": (
        ("the first epoch", r"\bworld\.epoch\b", "7u"), ("the first parity", r"\b(world\.epoch|epoch|call) % 2", "1"),
        ("any epoch", r">> 32 == [\w.]+", "!= 0"),
    ),
    "dropped choices": (
        ("not skipped", r"if \(\w+(\[\w+\])? < 0\) continue;", ";"), ("the loop ends", r"(< 0\)?:?\s*)continue", r"\1break"),
        ("taken", r"if \w+ < 0:", "if False:"), ("taken too", r"if \w+ >= 0:", "if True:"),
        ("choice 0 too", r"(topk_ids\[\w+\]|slot|id|e|expert) (<|>=) 0\b", None),
    ),
    "precision": (("sum in fp16", r"\bfloat (sum|total|weight)\b", r"half_t \1"), ("fp16 between", r"\.float\(\)", ".half().float()"),
                  ("term rounded", r"\bfloat\((\w+\[\w\])\)", r"float(half_t(0.999f * float(\1)))")),
    "order": (("backwards", r"for \(int (k|rank) = 0; \1 < ([\w.]+); \+\+\1\)", r"for (int \1 = \2 - 1; \1 >= 0; --\1)"),),
    "grid": (
        ("even grids", r"\bgridDim\.x\b", "(gridDim.x > 1 ? gridDim.x / 2 * 2 : 1)"),
        ("blocks of 4 waves", r"\bwaves_in_grid\(\)", "(int)(4 * gridDim.x)"), ("256 threads", r"\bblockDim\.x\b", "256"),
        ("waves of a block", r"\bwaves_in_block\(\)", "4"),
    ),
}


def _places(text: str, pattern: str):
    for hole in HOLE.finditer(text):
        stubs = [match.span() for match in STUB.finditer(text)]
        for match in re.compile(pattern).finditer(text, hole.start(2), hole.end(2)):
            if not any(a <= match.start() < b for a, b in stubs):
                yield match


def _sizes(text: str) -> list[str]:
    """Names of sizes in the parameters of the answer, which a statement in the hole can change."""
    hole = HOLE.search(text)
    body = "".join(hole[2] for hole in HOLE.finditer(text))
    if "__global__" not in text:
        head = re.search(r"def \w+\(([^)]*)\)", text)
        names = [re.split("[:=]", name)[0].strip() for name in head[1].split(",")] if head and "@jit" not in text else []
        return [name for name in names if name in PYTHON_SIZES]
    head = text[text.rfind("__global__", 0, hole.start()) if "__global__" in text[:hole.start()] else 0:hole.start()]
    names = re.findall(SIZES, head)
    names += ["shape." + part for part in ("topk", "dim", "experts", "max_tokens", "num_tokens", "capacity") if "Shape shape" in head]
    names += ["world.world_size"] * ("World world" in head)
    return [name for name in dict.fromkeys(names) if re.search(rf"\b{re.escape(name)}\b", body)]


PYTHON_SIZES = ("num_experts", "world_size", "ranks", "nodes", "local", "waves", "most", "peers", "rows", "pieces", "tiles", "experts",
                "block", "slots", "world", "length", "row_bytes", "gbps", "topk")


RANKS = "world.world_size", "world_size", "ranks", "nodes", "world", "peers"


def _set(text: str, name: str, value: str) -> str:
    """The text with `name = value` at the start of the first hole."""
    start = HOLE.search(text).end(1)
    indent = re.match(r"[ ]*", text[text.rfind("\n", 0, start - 1) + 1:])[0]
    return text[:start] + f"{indent}{name} = {value}{';' if '__global__' in text else ''}\n" + text[start:]


def mutants(name: str) -> dict[str, tuple[str, str, str]]:
    """{label: (weakness, text of the answer, pattern of what the check says)}."""
    text, by_label = solution(name), {}
    kernel = "__global__" in text
    for size in _sizes(text):
        for number in NUMBERS:
            by_label[f"{size} is {number}"] = "counts", _set(text, size, str(number)), ""
        if size not in RANKS:  # a node has eight
            least = f"{size} < 8 ? {size} : 8" if kernel else f"min({size}, 8)"
            by_label[f"{size} is 8 at most"] = "counts", _set(text, size, least), ""
        power = (f"{size} < 1 ? {size} : 1 << (31 - __builtin_clz({size}))" if kernel else
                 f"1 << (int({size}).bit_length() - 1) if {size} else 0")
        by_label[f"{size} is rounded to a power of two"] = "powers of two", _set(text, size, power), ""
    for weakness, rules in REPLACED.items():
        for label, pattern, new, *told in rules:
            for number, match in enumerate(_places(text, pattern)):
                by = match[0].replace("< 0", "<= 0").replace(">= 0", "> 0") if new is None else match.expand(new)
                by_label[f"{label}, place {number}"] = weakness, text[:match.start()] + by + text[match.end():], "".join(told)
    return by_label


SHOWN = {  # exercise: {weakness that no rule shows: row of its MISTAKES}
    "all_here": {"second call": "any call"},
    "dedup_dispatch": {"dropped choices": "dropped choices"},
    "least_bytes": {"dropped choices": "dropped choices"},
    "one_row_back": {"order": "choices backwards"},
    "own_epoch": {"second call": "frozen"},
    "stale_calls": {"second call": "the first of each set"},
    "sort_by_expert": {"dropped choices": "dropped choices kept"},
    "sort_wide": {"second call": "the first call's number"},
    "sorted_dispatch": {"dropped choices": "dropped choices sent"},
    "sum_in_order": {"counts": "from rank 1 on", "precision": "in fp16", "second call": "any call", "synchronisation": "no wait"},
    "wait_for_tile": {"counts": "always full", "synchronisation": "no wait"},
    "wait_in_place": {"second call": "any call", "synchronisation": "a plain loop"},
}
HARMLESS = {  # exercise: {weakness that its answer only seems to have: why}
    "flags_early": {"order": "integers have the same sum in any order"},
    "diagnose": {"powers of two": "what is called a rank is its number; the node has four"},
    "exposed": {"order": "times are integers, whose sums have no order"},
    "rank_ends": {"counts": "cases have other numbers of tiles and visitors, none to three; none is a size that could be fixed"},
    "mend_counter": {"dropped choices": "it has none: -1 is no value of a flag",
                     "counts": "the check runs calls in a row under 28 schedules, and the number of rows is the kernel's own"},
    "mend_places": {"powers of two": "the node of the exhibit has two ranks, and its sizes are those of the report"},
    "merge_parts": {"order": "sums may be off by roundings, in any order"},
    "own_epoch": {"powers of two": "the answer shares out nothing; grids of 1, 2, 3, 5 and 24 blocks are tried"},
    "pass_round": {"order": "integers have the same sum in any order"},
    "push_rows": {"second call": "the epoch is given, and another one in every case"},
    "slowest_wave": {"powers of two": "what is called a rank is its number"},
    "sum_in_order": {"powers of two": "the ranks are counted one by one; 2 and 4 are tried"},
    "sum_living": {"order": "integers have the same sum in any order"},
    "sum_up": {"order": "integers have the same sum in any order"},
    "weight_gradients": {"order": "the sums are exact"},
}
LANES = "a block has at least as many threads as there are experts or ranks, so that the loop goes round once"
ONE_WAVE = "the kernel's blocks are one wave"
LDS = "LDS belongs to one block"
EXACT = "the values are fp16 already"
NO_RANKS = "choices of ranks that do not exist add nothing"
SCORED = "less good, not wrong: its score misses the target"
AGAIN = "some blocks do again what others have done: right, and hardly slower"
NOT_WRONG = {  # exercise: {beginning of the labels of mutants: why they are right}
    "count_calls": {"relaxed": "the word is data and flag; all else goes through other flags and the ends of kernels"},
    "count_rows": {"a block's atomic, place 0": LDS},
    "cut_copies": {"peers is": SCORED},
    "flags_early": {"waves is": SCORED},
    "mailbox": {"a block's barrier": ONE_WAVE},
    "mend_places": {"even grids, place 0": "it stands in a comment"},
    "one_row_back": {"world is 64": NO_RANKS, "fp16 between": EXACT},
    "pass_round": {"a block's barrier": ONE_WAVE},
    "record_waits": {"the first epoch": "one call is recorded; lesson 07's exercise 2 has the epochs"},
    "reverse": {"even grids": AGAIN},
    "send_all": {"too narrow, place 0": "who arrives is on the same GPU"},
    "send_ring": {"a block's barrier": ONE_WAVE},
    "sort_wide": {"a block's atomic": LDS, "256 threads, place 1": LANES, "256 threads, place 5": LANES,
                  "even grids, place 1": "blocks take longer parts, and some none"},
    "share_rows": {"taken too, place 0": "a choice of -1 has an owner of its own, whom nobody asks"},
    "sorted_combine": {"fp16 between": EXACT},
    "start_tiles": {"most is 2": SCORED, "most is 8 at most": SCORED, "most is rounded": SCORED},
    "sum_up": {"a block's atomic, place 0": LDS},
    "take_roles": {"even grids, place 0": "half of an odd grid, rounded down, is the same"},
    "tell_peers": {"256 threads": LANES},
    "whole_layer": {"256 threads, place 0": "a block has as many threads as there are choices, or goes round the loop again"},
}


def why_right(name: str, label: str) -> str:
    """Why this mutant passes; "" if it must not."""
    return next((why for start, why in NOT_WRONG.get(name, {}).items() if label.startswith(start)), "")


NAMES = check.names()
MUTANTS = {name: mutants(name) for name in NAMES}


@pytest.fixture(autouse=True)
def impatient(monkeypatch):
    monkeypatch.setattr(patience, "SECONDS", 0.7)


@pytest.mark.sample(29)  # some 25; `make soak` runs all
@pytest.mark.parametrize("name, label", [pytest.param(name, label, id=f"{name}-{label}") for name in NAMES for label in MUTANTS[name]])
def test_a_usual_weakness_is_refused_or_is_right(name, label):
    _, text, told = MUTANTS[name][label]
    if why_right(name, label):
        getattr(check, name)(answer(text))
    else:
        with pytest.raises(check.CheckFailed) as failed:
            getattr(check, name)(answer(text))
        assert re.search(told, " ".join(str(failed.value).split()))


@pytest.mark.parametrize("name", NAMES)
def test_every_weakness_is_shown_by_a_mutant_or_a_row_or_is_none(name):
    covered = {weakness for weakness, *_ in MUTANTS[name].values()}
    shown, harmless = SHOWN.get(name, {}), HARMLESS.get(name, {})
    assert covered <= set(WEAKNESSES)
    assert not covered & (set(shown) | set(harmless)), "a rule shows it: the row is not needed"
    assert set(shown.values()) <= set(table(name).MISTAKES)
    for weakness in set(WEAKNESSES) - covered - set(shown) - set(harmless):
        assert not any(_places(solution(name), WEAKNESSES[weakness][0])), f"{weakness}: a rule, a row of SHOWN, or a reason in HARMLESS"


def test_the_tables_name_what_is_there():
    assert {*NOT_WRONG, *SHOWN, *HARMLESS} <= set(NAMES)
    assert all(any(label.startswith(start) for label in MUTANTS[name]) for name, starts in NOT_WRONG.items() for start in starts)
