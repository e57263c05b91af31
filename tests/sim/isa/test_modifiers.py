"""neg, abs, clamp, omod (ignored while denormals are on) and op_sel."""
import pytest

from . import cases


@pytest.mark.parametrize("text", [c.test.text for c in cases.group("modifiers")], ids=str)
def test_modifiers(run_case, text):
    run_case("modifiers", text)
