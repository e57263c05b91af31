"""Fixtures of simulated nodes."""
import pytest

from a2a_lib import Node


def node_fixture(*gpus: int, scope: str = "function", **options):
    """A fixture: a simulated node, closed when its scope ends. options: of `Node`."""
    @pytest.fixture(scope=scope)
    def node():
        with Node(*gpus, **options) as node:
            yield node
    return node
