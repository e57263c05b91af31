"""Vector compares, every condition and type, and cmp_class, into VCC and into SGPR pairs."""
import pytest

from . import cases


@pytest.mark.parametrize("text", cases.family("compare"), ids=str)
def test_compare_class(run_case, text):
    run_case("compare", text)
