"""A kept trace keeps its records in memory, not the node it comes from."""
import gc
import weakref

import a2a_lib as a2a


def test_a_trace_keeps_neither_node_nor_rung_nor_answer():
    with a2a.Node(2, name="small", seed=0) as node:
        comm = a2a.all_to_all.TokenFlags(node, "tiny")
        problem = a2a.Problem.random("tiny", world_size=2, seed=1)
        problem.check(comm(problem))
        trace, gone = comm.trace, [weakref.ref(one) for one in (comm, node, problem, problem.expected()[0])]
    del comm, node, problem
    gc.collect()
    assert not any(one() is not None for one in gone) and len(trace) > 100
    assert trace.again({}).digest() == trace.digest(), "and it can still be repeated"
