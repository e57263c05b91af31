"""DPP: every lane control, row and bank masks, bound_ctrl, EXEC."""
import pytest

from . import cases


@pytest.mark.parametrize("text", [c.test.text for c in cases.group("dpp")], ids=str)
def test_dpp(run_case, text):
    run_case("dpp", text)
