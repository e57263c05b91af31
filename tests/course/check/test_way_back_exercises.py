"""Lesson 19's exercises: the least of the open one worked out by hand, and answers in other forms."""
import pytest

from a2a_lib.course import check
from a2a_lib.course.check.exercises.keep_least import CASES, fewest, size

BY_HAND = ({"rows"}, {"rows8"}, {"act"}, {"x", "rows", "back"}, {"sum", "gate"}, {"latent"})


@pytest.mark.parametrize("case, kept", list(zip(CASES, BY_HAND, strict=True)), ids=[text for text, *_ in CASES])
def test_the_least_is_that_of_a_person_with_a_pencil(case, kept):
    _, tensors, needed = case
    assert fewest(tensors, needed) == size(tensors, kept)


@pytest.mark.parametrize("given, words", [("rows", "names of tensors"), ([3], "names of tensors"), (7, "a set of names"),
                                          ({"x"}, "over a link a second time"), (set(), "nothing is kept")])
def test_other_forms_are_refused_in_words(given, words):
    with pytest.raises(check.CheckFailed) as failed:
        check.keep_least(lambda tensors, needed: given)
    message = " ".join(str(failed.value).split())
    assert words in message and "raised" not in message
