"""Carry in and out, and conditional moves."""
import pytest

from . import cases


@pytest.mark.parametrize("text", cases.family("carry"), ids=str)
def test_carry(run_case, text):
    run_case("carry", text)
