"""What a kept trace costs: its records, not the node it comes from."""
import gc
import weakref

import a2a_lib as a2a


def test_a_trace_does_not_keep_its_node_or_rung():
    with a2a.Node(2, name="small", seed=0) as node:
        comm = a2a.alltoall.TokenFlags(node, "tiny")
        comm(a2a.Problem.random("tiny", world_size=2, seed=1))
        trace, gone = comm.trace, [weakref.ref(comm), weakref.ref(node)]
    del comm, node
    gc.collect()
    assert [one() for one in gone] == [None, None] and len(trace) > 100
    assert trace.again({}).digest() == trace.digest(), "and it can still be repeated"
