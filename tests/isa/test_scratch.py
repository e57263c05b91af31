"""Private (scratch) loads and stores."""
import cases
import pytest


@pytest.mark.parametrize("text", [c.test.text for c in cases.group("scratch")], ids=str)
def test_scratch(run_case, text):
    run_case("scratch", text)
