"""Every instruction, family by family, against AMD's pseudocode or the rules of `handwritten`. A family's cases run as one batch."""
import pytest

from . import cases


@pytest.mark.parametrize("family, text", [(family, text) for family in cases.GROUPS for text in cases.family(family)],
                         ids=lambda part: str(part))
def test_an_instruction(run_case, family, text):
    """Compilers seldom emit the forms of "optional": they are right where the simulator has them."""
    run_case(family, text, optional=family == "optional")
