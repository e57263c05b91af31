"""The picture of the node says what the Node is."""
import io

import pytest

import a2a_lib as a2a

pytest.importorskip("matplotlib")

from PIL import Image  # noqa: E402

from a2a_lib import show  # noqa: E402


@pytest.mark.parametrize("gpus, size, cus, lanes", [
    (8, {}, 2432, 4_980_736), (2, {"name": "small"}, 16, 32_768), (1, {"xcds": 3, "cus": 5}, 15, 30_720)])
def test_node_map_counts(gpus, size, cus, lanes):
    node = a2a.Node(gpus, **size)
    picture = show.node_map(node)
    totals = dict(zip(picture.table["level"], picture.table["in the node"]))
    assert totals["GPU"] == gpus and totals["XCD"] == gpus * node.xcds
    assert totals["CU"] == cus == gpus * node.ranks[0].compute_units
    assert totals["lane"] == 64 * totals["wave"] == lanes
    assert f"{gpus * (gpus - 1) // 2} links, {gpus - 1} at each GPU" in picture.text
    assert f"{node.xcds} XCDs of {node.cus} CUs" in picture.alt
    assert Image.open(io.BytesIO(picture.png)).width > 1000


def test_node_map_of_equal_nodes_is_equal():
    first, second = (show.node_map(a2a.Node(4, seed=seed)) for seed in (0, 1))
    assert first.digest == second.digest and first.png == second.png
    assert show.node_map(a2a.Node(2)).digest != first.digest
