"""SDWA: every select, and what happens to the rest of the destination."""
import pytest

from . import cases


@pytest.mark.parametrize("text", cases.family("sdwa"), ids=str)
def test_sdwa(run_case, text):
    run_case("sdwa", text)
