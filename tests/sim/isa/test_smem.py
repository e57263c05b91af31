"""Scalar loads."""
import pytest

from . import cases


@pytest.mark.parametrize("text", [c.test.text for c in cases.group("smem")], ids=str)
def test_smem(run_case, text):
    run_case("smem", text)
