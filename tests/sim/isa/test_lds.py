"""LDS reads, writes and atomics."""
import pytest

from . import cases


@pytest.mark.parametrize("text", [c.test.text for c in cases.group("lds")], ids=str)
def test_lds(run_case, text):
    run_case("lds", text)
