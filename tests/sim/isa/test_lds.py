"""LDS reads, writes and atomics."""
import pytest

from . import cases


@pytest.mark.parametrize("text", cases.family("lds"), ids=str)
def test_lds(run_case, text):
    run_case("lds", text)
