"""Conversions between number formats."""
import cases
import pytest


@pytest.mark.parametrize("text", [c.test.text for c in cases.group("convert")], ids=str)
def test_convert(run_case, text):
    run_case("convert", text)
