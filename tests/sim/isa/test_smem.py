"""Scalar loads."""
import pytest

from . import cases


@pytest.mark.parametrize("text", cases.family("smem"), ids=str)
def test_smem(run_case, text):
    run_case("smem", text)
