"""Conversions between number formats."""
import pytest

from . import cases


@pytest.mark.parametrize("text", cases.family("convert"), ids=str)
def test_convert(run_case, text):
    run_case("convert", text)
