"""An axiomatic checker of small concurrent programs: what LLVM's scoped memory model allows, by brute force.

It shares nothing with the simulated node, neither code nor idea: the node executes instructions through caches, this
enumerates whole executions on paper and throws out those that the axioms forbid. `program.py` says what a program is and
reads the suite's HIP text, `model.py` holds the axioms, `generate.py` draws random programs.
"""
from .model import Verdict, judge, races_of
from .program import Op, Program, Unreadable, parse

__all__ = ["Op", "Program", "Unreadable", "Verdict", "judge", "parse", "races_of"]
