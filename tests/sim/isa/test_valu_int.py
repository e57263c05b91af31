"""Vector integer and bit instructions."""
import pytest

from . import cases


@pytest.mark.parametrize("text", [c.test.text for c in cases.group("int")], ids=str)
def test_valu_int(run_case, text):
    run_case("int", text)
