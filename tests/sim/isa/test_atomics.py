"""Global, flat and buffer atomics, returning and not."""
import pytest

from . import cases


@pytest.mark.parametrize("text", cases.family("atomics"), ids=str)
def test_atomics(run_case, text):
    run_case("atomics", text)
