"""SDWA: every select, and what happens to the rest of the destination."""
import cases
import pytest


@pytest.mark.parametrize("text", [c.test.text for c in cases.group("sdwa")], ids=str)
def test_sdwa(run_case, text):
    run_case("sdwa", text)
