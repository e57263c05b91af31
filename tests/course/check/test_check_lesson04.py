"""The exercises of lesson 04: wrong answers and what they are told. `test_check.py` runs the table."""

import pytest

from a2a_lib.course import check
from a2a_lib import toolchain

LESSON = "04_peer_memory_and_the_symmetric_heap.ipynb"
TAIL = "for (int i = dim / 8 * 8 + lane_id(); i < dim; i += WAVE) there[i] = from[i];\n"
SIGNAL = ("if (lane_id() == 0) signal<Order::release, Scope::system>(translate(flags + place, bases, rank, peer), "
          "epoch);")
COPY = "copy_row(out + (int64_t)i * pitch, there, dim * sizeof(half_t));"

# check -> (where its solution stands, {mistake: (old text, new text, words of the message)})
WRONG = {
    "pass_on": ((LESSON, "exercise-1"), {
        "forgot translate": ("there = (int*)(bases[peer] + offset);", "", "translate was forgotten"),
        "bases swapped": ("(int64_t)inbox - bases[rank];\n  there = (int*)(bases[peer] + offset)",
                          "(int64_t)inbox - bases[peer];\n  there = (int*)(bases[rank] + offset)", "bases are swapped"),
        "arithmetic in ints": ("there = (int*)(bases[peer] + offset)", "there = inbox + (bases[peer] - bases[rank])",
                               "added to an int*, which counts in ints"),
        "own base not subtracted": (" - bases[rank];", ";", "the own heap base is not subtracted"),
        "base without the offset": ("bases[peer] + offset", "bases[peer]", "the heap base alone is not the address"),
        "the wrong buffer": ("(int64_t)inbox -", "(int64_t)mine -", "Was something else translated than `inbox`"),
        "to the previous rank": ("bases[peer] + offset", "bases[(rank + world_size - 1) % world_size] + offset",
                                 "the numbers went to rank - 1"),
        "to itself": ("bases[peer] + offset", "bases[rank] + offset", "translate was forgotten"),
        "another signature": ("int world_size, int n)", "int world_size, int n, int more)", "(more)"),
    }),
    "push_rows": (("04_push_rows.hip", None), {
        "forgot translate of the row": ("there = translate(inbox + place * pitch, bases, rank, peer)",
                                        "there = inbox + place * pitch", "translate was forgotten for the row"),
        "forgot translate of the flag": ("translate(flags + place, bases, rank, peer)", "flags + place",
                                         "translate was forgotten for the flag"),
        "translate the other way round": ("inbox + place * pitch, bases, rank, peer",
                                          "inbox + place * pitch, bases, peer, rank",
                                          "an address that is not the kernel's"),
        "wrong stride of the inbox": ("place * pitch", "place * dim", "wrong stride: the rows stand `dim` values"),
        "wrong stride of x": ("(int64_t)row * pitch", "(int64_t)row * dim", "wrong stride: the rows of x were read"),
        "no tail": (TAIL, "\n", "the tail is never written"),
        "off by one": ("i < dim; i += WAVE", "i < dim - 1; i += WAVE", "off by one: the last value of every row"),
        "tail rounded up": ("i + 8 <= dim", "i < dim", "Rounded up to whole pieces"),
        "flag before data": ("half_t* there", SIGNAL + "\n    half_t* there", "flag before data"),
        "relaxed flag": ("Order::release", "Order::relaxed", "stored with Order::relaxed"),
        "agent scope": ("Scope::system", "Scope::agent", "its scope is agent, which promises nothing to another GPU"),
        "flag is 1": (", epoch);", ", 1);", "the value of a flag is `epoch`, here 5; flags[0,"),
        "place by the peer's number": ("(int64_t)rank * rows + row", "(int64_t)peer * rows + row",
                                       "by the peer's number"),
        "no flag": (SIGNAL, "", "no flag was set"),
        "no flag for own rows": ("if (lane_id() == 0)", "if (lane_id() == 0 && peer != rank)", "flags were never set"),
        "one round of the waves": ("row += waves_in_grid()", "row += rows", "only the first rows have flags"),
    }),
    "pull_rows": ((LESSON, "exercise-3"), {
        "forgot translate": ("translate(own, bases, rank, from_rank[i])", "own", "translate was forgotten"),
        "translate the other way round": ("bases, rank, from_rank[i]", "bases, from_rank[i], rank",
                                          "rank and peer are swapped in translate"),
        "out translated": (COPY, "copy_row(translate(out + (int64_t)i * pitch, bases, rank, from_rank[i]), own, "
                           "dim * sizeof(half_t));", "`out` was translated"),
        "wrong stride of x": ("from_row[i] * pitch", "from_row[i] * dim", "wrong stride: rows of x were read"),
        "wrong stride of out": ("(int64_t)i * pitch", "(int64_t)i * dim", "wrong stride: the rows stand `dim` values"),
        "values, not bytes": ("dim * sizeof(half_t)", "dim", "copy_row counts in bytes"),
        "whole pitch": ("dim * sizeof(half_t)", "pitch * sizeof(half_t)", "the copy runs over what follows the row"),
        "no tail": ("dim * sizeof(half_t)", "dim / 8 * 16", "the tail is never written"),
        "off by one": ("dim * sizeof(half_t)", "(dim - 1) * sizeof(half_t)", "off by one: the last value of every row"),
        "from_row not used": ("(int64_t)from_row[i]", "(int64_t)i", "from_row was not used"),
        "rank for row": ("(int64_t)from_row[i]", "(int64_t)from_rank[i]", "mixed up"),
        "one round of the waves": ("i += waves_in_grid()", "i += rows", "+= waves_in_grid()"),
    }),
}


def test_a_message_says_where_and_what():
    from test_check import solution
    text = solution("04_push_rows.hip").replace("Order::release", "Order::relaxed")
    with pytest.raises(check.CheckFailed) as failed:
        check.push_rows(toolchain.compile(text, name="answer"))
    error = failed.value
    assert error.where == {"row": 0, "rank": 0, "row of x": 0, "peer": 1, "dim": 0}
    assert error.got == "never written (NaN)"


def test_the_card_counts_flags():
    from test_check import solution
    text = solution("04_push_rows.hip").replace("if (lane_id() == 0) signal", "signal")
    score = check.push_rows(toolchain.compile(text, name="answer")).score
    assert dict(zip(score["score"], score["factor"]))["flags"].strip() == "64.00"
