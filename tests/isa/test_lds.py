"""LDS reads, writes and atomics."""
import cases
import pytest


@pytest.mark.parametrize("text", [c.test.text for c in cases.group("lds")], ids=str)
def test_lds(run_case, text):
    run_case("lds", text)
