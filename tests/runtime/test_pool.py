"""A pool gives freed places again, names what lies there, and refuses what it has no room for."""
import pytest
import torch

import a2a_lib as a2a
from a2a_lib.errors import A2AError, FreedError


def test_a_freed_place_goes_to_the_next_request_of_its_size():
    with a2a.Node(1, name="small") as node:
        pool = node.ranks[0].pool(2048)
        x, y = pool.empty(4, torch.int32, "x"), pool.empty(200, torch.int32, "y")
        assert y.address == x.address + 512
        first = x.address
        x.fill_(7)
        x.free()
        x.free()  # once is enough
        with pytest.raises(FreedError):
            x.to_torch()
        z = pool.empty((2, 2), torch.float32, "z")
        assert z.address == first and z.zero_().to_torch().tolist() == [[0, 0], [0, 0]]
        with pytest.raises(A2AError, match="the pool 'pool' is full: 'w' needs 1024 bytes, and 1536 of 2048"):
            pool.empty(256, torch.int32, "w")
        assert y.address == first + 512 and pool.empty(1, name="v").address == first + 1536


def test_a_piece_without_references_is_free(recwarn):
    with a2a.Node(1, name="small") as node:
        pool = node.ranks[0].pool(1024)
        for step in range(4):
            x = pool.empty(4, torch.int32, "x").fill_(step)
            part = x[1:]
            del x
            y = pool.empty(4, torch.int32, "y").fill_(9)
            assert part.to_torch().tolist() == [step] * 3  # the part holds its piece
            with pytest.raises(A2AError, match="is full"):
                pool.empty(4, torch.int32, "z")
            del part, y
        last = pool.empty(4, torch.int32, "last")
        last.free()
        z = pool.empty(4, torch.int32, "z")
        del last  # it was free already
        assert pool.empty(4).address != z.address
    del z  # after the node
    assert not recwarn.list
