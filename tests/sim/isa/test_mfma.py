"""Matrix instructions: register layouts, accumulators, AGPRs, EXEC ignored."""
import pytest

from . import cases


@pytest.mark.parametrize("text", cases.family("mfma"), ids=str)
def test_mfma(run_case, text):
    run_case("mfma", text)
