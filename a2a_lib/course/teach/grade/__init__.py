"""Checks the exercises of many people again: `a2a grade FOLDER...`.

    people = grade.people(["handed_in/ada", "handed_in/bob"])       # {name: folder with their exercises}
    marks = grade.grade(people, tasks, limits)                      # a `Mark` for each person and exercise
    grade.table(marks); grade.csv_text(marks)

A folder's own statements count for nothing: its progress is not read, and its check cells are not run. An answer is a
text of the folder (`answers`); its check is the course's own. Each pair runs in a process of its own, bounded in time
and memory (`process`). Kernels run only on the simulated node. Python answers run beside their check: `fence` notices
what they change of the library, and names what they import. A pass counts if the results pass once more where the answer never
runs (`results`). It is no sandbox.
"""
from .answers import Task, find, people, tasks, without_exercises
from .fence import files
from .grading import Mark, csv_text, grade, reference, remarkable, shown, table, unasked
from .process import Limits

__all__ = ["Limits", "Mark", "Task", "csv_text", "files", "find", "grade", "people", "reference", "remarkable", "shown", "table",
           "tasks", "unasked", "without_exercises"]
