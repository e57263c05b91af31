"""Vector integer and bit instructions."""
import pytest

from . import cases


@pytest.mark.parametrize("text", cases.family("int"), ids=str)
def test_valu_int(run_case, text):
    run_case("int", text)
