"""Helpers that the tests of show share."""
import pytest

import a2a_lib as a2a


@pytest.fixture(scope="module")
def run():
    """A real run: `token_flags` on two small ranks."""
    comm = a2a.all_to_all.TokenFlags(a2a.Node(2, name="small"), "tiny", blocks=8)
    comm(a2a.Problem.random("tiny", world_size=2, seed=7))
    return comm.trace
