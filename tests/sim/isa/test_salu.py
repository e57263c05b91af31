"""Scalar ALU: SOP1, SOP2, SOPC, SOPK, with SCC, VCC, EXEC and M0 as operands."""
import pytest

from . import cases


@pytest.mark.parametrize("text", cases.family("salu"), ids=str)
def test_salu(run_case, text):
    run_case("salu", text)
