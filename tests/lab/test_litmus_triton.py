"""The litmus tests in Triton: verdicts in four modes, and what their assembly was made of."""
import pytest
from triton_tools import check_stored

import a2a_lib as a2a
from a2a_lib.lab.litmus.triton_cases import FOUR, KERNELS

pytestmark = pytest.mark.usefixtures("stored_assembly")


@pytest.mark.parametrize("mode", FOUR)
def test_every_verdict_holds(mode):
    wrong = {r.histogram.test.name: r.violation for r in a2a.litmus.run_triton_suite(mode, seeds=60) if not r.ok}
    assert not wrong


def test_a_histogram_and_its_witness():
    seen = a2a.litmus.run_triton("MP+flag-first", "ideal", seeds=40)
    assert seen.observation == "Sometimes" and seen.witness is not None and "Condition exists (1:r0 == 0)" in repr(seen)
    assert a2a.litmus.run_triton("MP+flag-first", "ideal", seeds=1, first=seen.witness).positive == 1


def test_what_is_unknown():
    with pytest.raises(ValueError, match="no litmus test in Triton is called 'MP'"):
        a2a.litmus.run_triton("MP")
    with pytest.raises(ValueError, match="mode 'real'"):
        a2a.litmus.run_triton("MP+signal+wait", "real")


@pytest.mark.parametrize("kernel", KERNELS, ids=list(a2a.litmus.TRITON_SUITE))
def test_stored_assembly_is_what_triton_makes(kernel, monkeypatch):
    check_stored(monkeypatch, kernel, "python -m a2a_lib.lab.litmus.triton_stored")
