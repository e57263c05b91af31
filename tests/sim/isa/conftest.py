"""Fixtures of the instruction tests: one simulated GPU per test run, one batch of launches per family."""
import pytest

from . import cases, compare, harness


@pytest.fixture(scope="session")
def simulator():
    path = harness.library_path()
    if not path.exists():
        pytest.fail(f"simulator library not built: {path} is missing (build it with CMake, or set A2A_SIM_LIBRARY)",
                    pytrace=False)
    sim = harness.Simulator(path)
    yield sim
    sim.close()


@pytest.fixture(scope="session")
def batches(simulator):
    """family -> {text: (case, result)}; a family runs once, when its first test asks for it, and is kept until the
    next one does: all together are a gigabyte."""
    done = {}

    def results(name):
        if name not in done:
            done.clear()
            group = cases.group(name)
            outcome = harness.Batch(simulator, [c.test for c in group]).run()
            done[name] = {c.test.text: (c, r) for c, r in zip(group, outcome)}
        return done[name]

    return results


@pytest.fixture(scope="session")
def run_case(batches):
    """Checks one instruction text of a family; ``optional`` instructions may be refused by the simulator."""

    def check(family, text, optional=False):
        case, result = batches(family)[text]
        if isinstance(result, Exception):
            if optional and "hipModuleLoadData" in str(result):
                pytest.skip(f"not in the simulator: {text.split()[0]}")
            pytest.fail(f"{text}\n{result}", pytrace=False)
        report = []
        for i, (start, got) in enumerate(zip(case.test.states, result)):
            report += [f"run {i}: {d}" for d in compare.differences(case.test, start, case.expect(start), got)]
            if report:
                break
        if report:
            pytest.fail(f"{text}\n  " + "\n  ".join(report), pytrace=False)

    return check
