"""Forms that compilers seldom emit: right where the simulator has them."""
import pytest

from . import cases


@pytest.mark.parametrize("text", cases.family("optional"), ids=str)
def test_optional(run_case, text):
    run_case("optional", text, optional=True)
