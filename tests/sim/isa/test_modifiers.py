"""neg, abs, clamp, omod (ignored while denormals are on) and op_sel."""
import pytest

from . import cases


@pytest.mark.parametrize("text", cases.family("modifiers"), ids=str)
def test_modifiers(run_case, text):
    run_case("modifiers", text)
