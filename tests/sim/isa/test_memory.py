"""Global, flat and buffer loads and stores of every width."""
import pytest

from . import cases


@pytest.mark.parametrize("text", cases.family("memory"), ids=str)
def test_memory(run_case, text):
    run_case("memory", text)
