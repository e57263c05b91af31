"""The simulated GPU of the instruction tests."""
from node_tools import node_fixture

simulator = node_fixture(1, xcds=1, cus=4, scope="session")
