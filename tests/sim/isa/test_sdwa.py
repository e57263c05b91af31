"""SDWA: every select, and what happens to the rest of the destination."""
import pytest

from . import cases


@pytest.mark.parametrize("text", [c.test.text for c in cases.group("sdwa")], ids=str)
def test_sdwa(run_case, text):
    run_case("sdwa", text)
