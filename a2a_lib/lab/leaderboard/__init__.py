"""Your own kernel on a local leaderboard: read, judged, timed beside the ladder and the light, entered.

    verdict = leaderboard.submit("my_rung.hip")      # a `Verdict`: what was tried, and the times
    leaderboard.Board().table()                      # the entries, the fastest first
    leaderboard.Board().picture("bench1")            # them among the rungs

A submission is either NAME.hip, kernels that take the place of those of a rung of the ladder, or NAME.py with a class
like the rungs' and its NAME.hip beside it: what such a class is made of (HipRung, Stage, Symmetric, Counter, Rows, ...)
stands here too. Both are used through the rungs' public interface alone. What is noticed:
see `judge`. There is no sandbox: run what you trust.
"""
from ...alltoall.hip import HipAllToAll as HipRung
from ...rungs.calls import KeptOutputs, NewOutputs, Stage
from ...rungs.memory import Counter, Rows, Symmetric
from .board import Board
from .entry import Entry
from .judge import Verdict, submit
from .submission import Submission, SubmissionError, read

__all__ = ["Board", "Counter", "Entry", "HipRung", "KeptOutputs", "NewOutputs", "Rows", "Stage", "Submission",
           "SubmissionError", "Symmetric", "Verdict", "read", "submit"]
