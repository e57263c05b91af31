"""Questions for an exam, with answers: `a2a exam --seed 7`. Numbers of questions and answers are drawn and computed here.

    questions, answers = exam.sheets(seed=7)     # two texts in Markdown

Another seed gives other numbers, so an answer sheet of last year does not help. `numeric` computes each numeric answer from
the drawn numbers. Written answers say what an answer has to name.
"""
import random
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class Question:
    """text and answer: Markdown. value: the answer as a number, None for a written one. given: the drawn numbers."""

    name: str
    lesson: str
    minutes: int
    text: str
    answer: str
    value: float | None
    given: dict


QUESTIONS: list[tuple[str, str, int, Callable[[random.Random], tuple[str, str, float | None, dict]]]] = []


def question(lesson: str, minutes: int):
    """Adds a function that draws a question: it returns text, answer, value and the drawn numbers."""
    def add(function):
        QUESTIONS.append((function.__name__, lesson, minutes, function))
        return function

    return add


def sheets(seed: int) -> tuple[str, str]:
    """(questions, answers) of all questions, in Markdown, with their minutes as points."""
    drawn = draw(seed)
    minutes = sum(item.minutes for item in drawn)
    parts = [[f"# Exam, numbers {seed}\n\n{len(drawn)} questions, {minutes} minutes; a point a minute. Show how you got each number.\n"],
             [f"# Answers, numbers {seed}\n\nFor the teacher. `a2a exam --seed {seed}` computed the numbers.\n"]]
    for number, item in enumerate(drawn, 1):
        head = f"## {number}. ({item.minutes} points, lesson {item.lesson})\n\n"
        parts[0].append(f"{head}{item.text}\n")
        parts[1].append(f"{head}{item.answer}\n")
    return "\n".join(parts[0]), "\n".join(parts[1])


def draw(seed: int) -> list[Question]:
    """The questions with numbers of `seed`. Each has a generator of its own, so a new question changes no other."""
    return [Question(name, lesson, minutes, *function(random.Random(f"{seed} {name}")))
            for name, lesson, minutes, function in QUESTIONS]


@question("00", 4)
def lanes_off(rng):
    rows, threads = rng.randrange(1000, 9000), rng.choice((256, 512))
    blocks = -(-rows // threads)
    idle = blocks * threads - rows
    return (f"A kernel has a thread for each of {rows} rows, in blocks of {threads}. How many blocks does it need, and how many lanes "
            "of the last block must do nothing? What happens without the bounds check?",
            f"{blocks} blocks; **{idle}** lanes. Without the check these lanes read and write behind the buffer: the simulated node "
            "reports a fault, a real GPU may say nothing.", idle, dict(rows=rows, threads=threads))


@question("01", 6)
def slots_of_experts(rng):
    ids = [rng.randrange(4) for _ in range(12)]
    flat = rng.randrange(12)
    order = sorted(range(len(ids)), key=lambda at: ids[at])
    return (f"Six tokens choose two of 4 experts each. The flat ids are {ids}. A stable sort groups them by expert. Which slot does "
            f"flat token {flat} get? Which token and which choice is that?",
            f"Slot **{order.index(flat)}**. Token {flat // 2}, choice {flat % 2}.", order.index(flat), dict(ids=ids, flat=flat))


@question("02", 5)
def padded_rows(rng):
    counts, tile = [rng.randrange(0, 40) for _ in range(6)], rng.choice((8, 16))
    padded = sum(-(-count // tile) * tile for count in counts)
    return (f"Six experts have {counts} rows. Align & sort pads each to a multiple of {tile}. How many places does the aligned "
            "array have, and how many of them are padding?",
            f"**{padded}** places, {padded - sum(counts)} of them padding. An expert without rows has none.", padded,
            dict(counts=counts, tile=tile))


@question("03", 6)
def received_rows(rng):
    sends = [[rng.randrange(0, 30) for _ in range(4)] for _ in range(4)]
    rank = rng.randrange(4)
    received = sum(row[rank] for row in sends)
    table = "\n".join(f"* rank {source} sends {row} rows to ranks 0 to 3" for source, row in enumerate(sends))
    return (f"{table}\n\nHow many rows does rank {rank} receive, its own included? Who knows this number before anything is "
            "exchanged?", f"**{received}**: the sum of column {rank}. Nobody: each rank knows its own row only, so counts are "
            "exchanged first.", received, dict(sends=sends, rank=rank))


@question("04", 5)
def translated(rng):
    bases = [rng.randrange(0x1000, 0x9000) * 0x1000 for _ in range(4)]
    rank, peer = rng.sample(range(4), 2)
    offset = rng.randrange(1, 500) * 16
    there = bases[peer] + offset
    return (f"Rank {rank} sees the heaps of ranks 0 to 3 at {', '.join(map(hex, bases))}. A buffer on its own heap lies at "
            f"{hex(bases[rank] + offset)}. At which address does rank {rank} write to the same buffer of rank {peer}? What happens if it "
            "forgets to translate?",
            f"**{hex(there)}** (offset {hex(offset)}). Without it, it writes to its own buffer, and rank {peer} waits for ever.",
            there, dict(bases=bases, rank=rank, peer=peer, offset=offset))


@question("04", 5)
def link_time(rng):
    mebibytes, rate = rng.randrange(8, 65), 45
    microseconds = mebibytes * 2**20 / rate / 1e3
    return (f"A rank sends {mebibytes} MiB to one peer, over a link of {rate} GB/s. How long does it take at least? And if it sends a "
            "seventh of these bytes to each of seven peers, over a link each?",
            f"**{microseconds:.0f} us** (GB are 1e9 bytes), and a seventh: {microseconds / 7:.0f} us.", microseconds,
            dict(mebibytes=mebibytes, rate=rate))


@question("05", 8)
def stale_row(rng):
    sender = rng.choice(("release", "acquire"))
    lost = "at the sender: row and flag may become visible in either order" if sender == "release" else \
        "at the receiver: the row may come from a copy in a cache that is older than the flag"
    return (f"A wave writes a row to a peer and sets a flag; the peer waits for the flag and reads the row. Somebody removes the {sender} "
            "of scope system. What can the peer read, and where is the mistake? Why do tests pass?",
            f"An old row, or parts of one. The mistake is {lost}. Tests pass because the bytes usually arrive in order.", None,
            dict(removed=sender))


@question("06", 4)
def number_of_flags(rng):
    ranks, tokens, topk = rng.choice((4, 8, 16)), rng.randrange(64, 512), rng.choice((4, 8))
    pairs = ranks * ranks
    return (f"{ranks} ranks with {tokens} tokens each and top-{topk}, nothing dropped. "
            "How many dispatch flags are set with one flag per pair "
            "of ranks, own pairs included, and how many with one per flat token?",
            f"**{pairs}**, and {ranks * tokens * topk}.", pairs, dict(ranks=ranks, tokens=tokens, topk=topk))


@question("07", 8)
def why_epochs(rng):
    call = rng.randrange(3, 90)
    return (f"In call {call} the flags take the value {call}, and nobody sets them back to zero. Describe two calls of two ranks in which "
            "setting the flags back to zero would hang, or would lose a message.",
            "A fast rank has begun its next call and has set the slow rank's flag for it. The slow rank then zeroes the flag of the call "
            "before, and with it the new one: it waits for ever. A value that grows needs no zero, so nothing is overwritten.", None,
            dict(call=call))


@question("11", 6)
def busiest_wave(rng):
    waves, step, rows = 1024, 2048, rng.randrange(33, 64)
    load: dict[int, int] = {}
    for expert in range(32):
        for row in range(rows):
            wave = (expert * step + row) % waves
            load[wave] = load.get(wave, 0) + 1
    busiest = max(load.values())
    return (f"32 experts have {step} slots each, and the first {rows} of each are filled. Wave w of {waves} takes slots w, w + {waves}, "
            "and so on. How many rows does the busiest wave have? How many waves have any? Would 1216 waves be better, and why?",
            f"**{busiest}** rows, {len(load)} waves. {waves} divides {step}, so each expert's rows fall on the same waves; 1216 does not.",
            busiest, dict(waves=waves, step=step, rows=rows))


@question("13", 6)
def rows_once(rng):
    experts, seed = 8, rng.randrange(1000)
    ids = [sorted(random.Random(f"{seed} {token}").sample(range(experts), 3)) for token in range(4)]
    once = sum(len({expert // 2 for expert in row}) for row in ids)
    return (f"8 experts lie on 4 ranks, two each: expert e on rank e // 2. Four tokens choose {ids}. How many rows are sent if "
            "a row goes once to each rank that needs it, and how many without this? (Count own ranks too.)",
            f"**{once}**, and {sum(map(len, ids))} without.", once, dict(ids=ids))


@question("14", 5)
def right_by_luck(rng):
    quarter = rng.randrange(1, 4)
    return (f"A GEMM reads a gathered matrix in four quarters, and the wait before quarter {quarter} is missing. The result is right in a "
            "hundred runs. Is the kernel right? What would a test have to do?",
            "No: nothing orders the copy before the tile. A test makes the source rank late, runs many schedules, or asks the race "
            "detector, which needs no bad luck.", None, dict(quarter=quarter))
