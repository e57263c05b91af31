"""The simulated GPU of the instruction tests."""
import pytest

from . import harness


@pytest.fixture(scope="session")
def simulator():
    path = harness.library_path()
    if not path.exists():
        pytest.fail(f"simulator library not built: {path} is missing (build it with CMake, or set A2A_SIM_LIBRARY)",
                    pytrace=False)
    sim = harness.Simulator(path)
    yield sim
    sim.close()
