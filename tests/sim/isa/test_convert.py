"""Conversions between number formats."""
import pytest

from . import cases


@pytest.mark.parametrize("text", [c.test.text for c in cases.group("convert")], ids=str)
def test_convert(run_case, text):
    run_case("convert", text)
