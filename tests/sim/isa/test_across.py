"""readlane, writelane, readfirstlane, permutes, swizzles, accumulation registers."""
import pytest

from . import cases


@pytest.mark.parametrize("text", cases.family("across"), ids=str)
def test_across(run_case, text):
    run_case("across", text)
