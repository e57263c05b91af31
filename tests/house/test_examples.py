"""Every public name has an example, and all examples run: one process, seconds."""
import doctest
import importlib

import pytest

import a2a_lib as a2a
from a2a_lib.course.examples import BEGIN, EXAMPLES

DOCUMENTED = doctest.DocTestParser()


def failures(text, name):
    """The error of running these lines, "" if there is none."""
    printed = []
    test = DOCUMENTED.get_doctest(text, {}, name, None, 0)
    doctest.DocTestRunner(optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE).run(test, out=printed.append)
    return "".join(printed)


def test_every_public_name_has_an_example_and_no_other():
    assert sorted(EXAMPLES) == sorted({*a2a._NAMES, *a2a._MODULES})


@pytest.mark.parametrize("name", sorted({*a2a._NAMES, *a2a._MODULES}))
def test_the_example_runs_and_the_docstring_says_something(name):
    example = EXAMPLES[name]
    assert f"a2a.{name}" in example or name in ("Node", "Rank", "Module", "Buffer", "Trace"), "the example uses the name"
    assert failures(BEGIN + example, name) == ""
    thing = getattr(a2a, name)
    assert name == "shapes" or len(thing.__doc__ or "") > 40


def test_an_example_that_is_wrong_is_found():
    assert "Expected" in failures(">>> 1 + 1\n3\n", "wrong")


@pytest.mark.parametrize("where", ["a2a_lib.course.check.prediction", "a2a_lib.machine.show._slider", "a2a_lib.course.films._mystery"])
def test_examples_in_docstrings_run(where):
    assert doctest.testmod(importlib.import_module(where)).failed == 0
