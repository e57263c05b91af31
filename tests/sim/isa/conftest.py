"""The simulated GPU of the instruction tests."""
import pytest

from a2a_lib import Node


@pytest.fixture(scope="session")
def simulator():
    with Node(1, xcds=1, cus=4) as node:
        yield node
