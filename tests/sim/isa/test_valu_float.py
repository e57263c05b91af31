"""Vector f16, f32 and f64 arithmetic: NaN, infinities, denormals, signed zeros."""
import pytest

from . import cases


@pytest.mark.parametrize("text", cases.family("float"), ids=str)
def test_valu_float(run_case, text):
    run_case("float", text)
