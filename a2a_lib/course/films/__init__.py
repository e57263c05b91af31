"""The central ideas of the lessons as films. Each function returns a player that runs without a Jupyter kernel
(`show.player`).

    a2a.films.waves()             00  waves of one SIMD, working and waiting
    a2a.films.lost_update()       01  two waves add to one number
    a2a.films.one_word()          02  blocks that reserve places with one word
    a2a.films.there_and_back()    03  rows cross to their experts' ranks, are grouped, and return
    a2a.films.translate()         04  an address sent from one rank to another, with and without translate
    a2a.films.three_waits()       04  counts, rows and replies copied over the heap; hosts wait after each
    a2a.films.one_box()           05  messages through one box, with a flag each way
    a2a.films.overwritten_flag()  06  a flag that is set again before anybody has seen it, and how parity keeps both
    a2a.films.strangers()         07  three ranks and a count that is zeroed
    a2a.films.two_calls()         09  a counter that is zeroed too late, in time, too soon
    a2a.films.mystery(0)          10  a run that is too slow: which rank, and why?
    a2a.films.ranges()            11  the rows of four sources as one flat range
    a2a.films.stride(256)         11  which waves find rows, for a number of blocks
    a2a.films.one_or_two_shots()  12  an all-reduce in one shot beside one in two
    a2a.films.round_trip()        13  a row's way to its experts' ranks and back
    a2a.films.read_too_late()     22  an input that is overwritten while a peer reads it

All but `mystery` are drawn from rules, not from a run: the order of events is right, their durations are not to scale.
For a run, `show.play(comm.trace)` plays it, and `show.stepper(replay)` shows its memory.
"""
from ...kernels.rung.family import lazily

__all__ = ["waves", "lost_update", "one_word", "there_and_back", "translate", "three_waits", "one_box", "overwritten_flag", "stride",
           "two_calls", "mystery", "ranges", "strangers", "round_trip", "one_or_two_shots", "read_too_late"]

__getattr__ = lazily(__name__, {name: f"_{name}" for name in __all__})
