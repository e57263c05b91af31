"""Your own kernel on a local leaderboard: read, judged, timed beside the ladder and the light, entered.

    verdict = leaderboard.submit("my_rung.hip")      # a `Verdict`: what was tried, and the times
    leaderboard.Board().table()                      # the entries, the fastest first
    leaderboard.Board().picture("bench1")            # them among the rungs

A submission is a .hip file, kernels for one rung of any family, or with a rung of one's own declared in its first lines
(`submission`). It is compiled and checked in a fresh process (`checks`), which executes no Python of it; what needs Python is judged
with unfenced=True, and the board says so. Classes with the names that declarations use (HipRung, Stage, Symmetric, ...) stand here
too.
"""
from ...kernels.all_to_all.hip import HipAllToAll as HipRung
from ...kernels.rung.calls import KeptOutputs, NewOutputs, Stage
from ...kernels.rung.memory import Counter, Rows, Symmetric
from .board import Board, Entry, SubmissionError, Verdict
from .process import submit
from .submission import Submission, read

__all__ = ["Board", "Counter", "Entry", "HipRung", "KeptOutputs", "NewOutputs", "Rows", "Stage", "Submission",
           "SubmissionError", "Symmetric", "Verdict", "read", "submit"]
