"""readlane, writelane, readfirstlane, permutes, swizzles, accumulation registers."""
import pytest

from . import cases


@pytest.mark.parametrize("text", [c.test.text for c in cases.group("across")], ids=str)
def test_across(run_case, text):
    run_case("across", text)
