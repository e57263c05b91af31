"""SGPRs, inline constants, literals and special registers as operands of vector instructions."""
import pytest

from . import cases


@pytest.mark.parametrize("text", cases.family("operands"), ids=str)
def test_operands(run_case, text):
    run_case("operands", text)
