"""Reads {exercise: [answers]} from standard input, and prints what each check says of its answers, as JSON."""
import contextlib
import io
import json
import sys

from a2a_lib.course import check
from a2a_lib.course.check import mistakes


def told(name: str, text: str) -> str:
    """The text that the check prints for an answer."""
    out = io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(out):
        try:
            print(getattr(check, name)(mistakes.answer(text)))
        except Exception as error:  # noqa: BLE001  what a learner sees of an answer that raises is a text as well
            print(error)
    return out.getvalue()


if __name__ == "__main__":
    print(json.dumps({name: [told(name, text) for text in answers] for name, answers in json.load(sys.stdin).items()}))
