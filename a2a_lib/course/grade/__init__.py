"""Many people's exercises, checked again: `a2a grade FOLDER...`.

    people = grade.people(["handed_in/ada", "handed_in/bob"])       # {name: folder with their exercises}
    marks = grade.grade(people, tasks, limits)                      # a `Mark` for each person and exercise
    grade.table(marks); grade.csv_text(marks)

Nothing is believed that a folder says about itself: its progress is not read, its check cells are not run. An answer is a
text of the folder (`answers`), its check the course's own, and each pair has a process of its own, bounded in time and
memory (`process`). Kernels run on the simulated node alone. Answers in Python run beside their check: `fence` notices
what they change of the library, and names what they import; it is no sandbox.
"""
from .answers import Task, find, people, tasks
from .grading import Mark, grade, reference, unasked
from .process import Limits
from .report import csv_text, remarkable, shown, table

__all__ = ["Limits", "Mark", "Task", "csv_text", "find", "grade", "people", "reference", "remarkable", "shown", "table",
           "tasks", "unasked"]
