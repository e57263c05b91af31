"""A closed node frees its memory at once, except memory that the host still views."""
import gc
import threading

import pytest
import torch

from a2a_lib import A2AError
from a2a_lib.kernels.all_to_all import TokenFlags
from a2a_lib.kernels.moe import Problem, shapes
from a2a_lib.machine.node import Node


def alive(node):
    """The simulator's node, told from the outside: whether its library still has it."""
    return node.context.runtime.library._destroy


def test_the_node_goes_though_a_rung_and_streams_of_it_stay():
    node = Node(2, name="small")
    comm = TokenFlags(node, shapes["tiny"])
    comm(Problem.random(shapes["tiny"], 2, 1))
    stream, there = node.ranks[0].stream(), alive(node)
    assert there.alive
    node.close()
    assert not there.alive
    with pytest.raises(A2AError, match="the node is closed"):
        stream.synchronize()
    with pytest.raises(A2AError, match="the node is closed"):
        comm(Problem.random(shapes["tiny"], 2, 1))
    node.close()  # again: nothing


def test_what_the_host_looks_into_stays_until_it_looks_away():
    node = Node(2, name="small")
    seen, gone = node.ranks[0].from_torch(torch.arange(8)), node.ranks[1].zeros((1 << 20,))
    window, there = seen.host(), alive(node)
    node.close()
    assert there.alive and window.tolist() == list(range(8))
    window[3] = 30
    assert window[3] == 30
    del window, seen, gone, node
    gc.collect()
    assert not there.alive


def test_other_nodes_go_on():
    node, other = Node(2, name="small"), Node(2, name="small")
    kept, late = other.ranks[1].from_torch(torch.arange(4)), node.ranks[0].zeros((4,))
    node.close()
    assert kept.to_torch().tolist() == [0, 1, 2, 3]
    del late  # its release has nothing to do, and does not disturb the other node
    gc.collect()
    assert kept.to_torch().tolist() == [0, 1, 2, 3]
    other.close()


def test_a_closed_node_keeps_no_other_thread_waiting():
    """Switching to one of its GPUs fails, and gives the simulator's lock back."""
    with Node(1, name="closed") as closed:
        runtime = closed.runtime
    with pytest.raises(A2AError, match="closed"), runtime.on(0):
        pass
    with Node(1, name="other") as other:
        thread = threading.Thread(target=other.synchronize, daemon=True)
        thread.start()
        thread.join(timeout=20)
        assert not thread.is_alive()
