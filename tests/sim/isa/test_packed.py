"""Packed f16, i16 and f32, and mixed-precision FMA, with op_sel and neg."""
import pytest

from . import cases


@pytest.mark.parametrize("text", cases.family("packed"), ids=str)
def test_packed(run_case, text):
    run_case("packed", text)
