"""Every instruction, family by family, against AMD's pseudocode or the rules of `handwritten`. A family's cases run as one batch."""
import pytest

from a2a_lib.errors import LoadError

from . import cases, compare, harness


def wrong(case, result, optional):
    """What is wrong with an instruction, a line each. optional: compilers seldom emit it, and the simulator may refuse it."""
    if isinstance(result, Exception):
        return [] if optional and isinstance(result, LoadError) else [str(result)]
    for number, (start, got) in enumerate(zip(case.test.states, result)):
        if found := compare.differences(case.test, start, case.expect(start), got):
            return [f"run {number}: {difference}" for difference in found]
    return []


@pytest.mark.parametrize("family", cases.GROUPS)
def test_every_instruction(simulator, family):
    group = cases.group(family)
    results = harness.Batch(simulator, [case.test for case in group]).run()
    found = {case.test.text: lines for case, result in zip(group, results) if (lines := wrong(case, result, family == "optional"))}
    if found:
        pytest.fail("\n".join("\n  ".join([text, *lines]) for text, lines in found.items()), pytrace=False)
