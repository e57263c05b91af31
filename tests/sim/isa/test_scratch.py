"""Private (scratch) loads and stores."""
import pytest

from . import cases


@pytest.mark.parametrize("text", cases.family("scratch"), ids=str)
def test_scratch(run_case, text):
    run_case("scratch", text)
