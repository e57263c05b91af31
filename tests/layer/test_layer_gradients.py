"""`ExpertParallel` refuses calls in which a gradient would be lost."""
import pytest
import torch

import a2a_lib as a2a
from a2a_lib.errors import LaunchError


@pytest.fixture(scope="module")
def layer():
    with a2a.Node(1, name="small") as node:
        yield a2a.ExpertParallel(node, a2a.Shape("one", 4, 2, 16, 8), blocks=1, waves=1)


def inputs(layer):
    rank = layer.node.ranks[0]
    return {"x": torch.ones(3, 16, dtype=torch.float16), "topk_ids": rank.from_torch(torch.tensor([[0, 1]] * 3, dtype=torch.int32)),
            "topk_weights": torch.ones(3, 2)}


@pytest.mark.parametrize("name", ["x", "topk_weights"])
def test_dispatch_refuses_what_requires_a_gradient(layer, name):
    given = inputs(layer)
    rank = layer.node.ranks[0]
    given = {key: value.requires_grad_() if key == name else value if key == "topk_ids" else rank.from_torch(value)
             for key, value in given.items()}
    with pytest.raises(LaunchError, match=f"rank 0: {name} requires a gradient, but other arguments are Buffers, which have none"):
        layer.dispatch(**given)
    with torch.no_grad(), pytest.raises(LaunchError, match="is a CPU tensor"):  # as any tensor on a simulated node
        layer.dispatch(**given)


def test_combine_refuses_what_requires_a_gradient(layer):
    rank, given = layer.node.ranks[0], inputs(layer)
    got = layer.dispatch(*(value if name == "topk_ids" else rank.from_torch(value) for name, value in given.items()))
    y = torch.ones(*got.rows.shape, dtype=torch.float16, requires_grad=True)
    with pytest.raises(LaunchError, match="rank 0: y requires a gradient, but its dispatch did not keep"):
        layer.combine(y)
    out = layer.combine(got.rows)  # the call goes on
    layer.node.synchronize()
    assert torch.equal(out.to_torch(), torch.full((3, 16), 2, dtype=torch.float16))
