"""DPP: every lane control, row and bank masks, bound_ctrl, EXEC."""
import pytest

from . import cases


@pytest.mark.parametrize("text", cases.family("dpp"), ids=str)
def test_dpp(run_case, text):
    run_case("dpp", text)
