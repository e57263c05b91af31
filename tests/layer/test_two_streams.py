"""Calls on two streams: a rung and an all-reduce refuse them in words, a layer orders them."""
import pytest
import torch
from layer_tools import upload

import a2a_lib as a2a
from a2a_lib.errors import A2AError, HipError
from a2a_lib.kernels.families import find


@pytest.mark.parametrize("name, shape", [("all_to_all/token_flags", "tiny"), ("all_reduce/one_shot", None)])
def test_calls_of_a_rung_are_in_one_stream(name, shape):
    kind = find(name)
    with a2a.Node(2, name="small") as node:
        shape = shape or kind.family.default_shape
        comm, problem = kind(node, shape), kind.family.problem(kind.family.shape(shape), 2, seed=4)
        streams, others = ([rank.stream() for rank in node.ranks] for _ in range(2))
        comm.run_in(streams)
        calls = [comm.launch(problem), comm.launch(problem)]
        with pytest.raises(A2AError, match="2 calls of .* in flight on another stream: all calls of a rung share its flags"):
            comm.run_in(others)
        for call in calls:
            problem.check(comm.result(call))
        comm.run_in(others)
        problem.check(comm(problem))


def test_exchanges_of_a_layer_on_two_streams_in_turn_follow_each_other():
    shape = a2a.shapes["tiny"]
    with a2a.Node(2, name="small", races=True, memory="strict") as node:
        layer = a2a.ExpertParallel(node, shape, blocks=2, waves=2)
        problems = [a2a.Problem.random(shape, world_size=2, seed=seed) for seed in range(3)]
        given = [upload(layer, problem) for problem in problems]
        streams, others = ([rank.stream() for rank in node.ranks] for _ in range(2))

        def calls(synchronous=False):
            """Three exchanges: in `streams`, in `others`, and begun in `streams` but ended in `others`."""
            outs = []
            for inputs, first, second in zip(given, (streams, others, streams), (streams, others, others)):
                rows = [part.rows for part in layer.dispatch(*inputs, stream=first)]
                if first is not second:
                    node.follow(second, first)
                for rank, part, stream in zip(node.ranks, layer.combine(rows, stream=second), second):
                    outs.append(rank.empty(part.shape, part.dtype))
                    rank.copy(outs[-1], part, stream)
                if synchronous:
                    node.synchronize()
            return [out.to_torch() for out in outs]

        right = calls(synchronous=True)
        exploration = node.explore(calls, seeds=8, check=lambda outs: all(map(torch.equal, outs, right)))
        assert exploration.ok, exploration
        layer.dispatch(*given[0], stream=streams)
        with pytest.raises(A2AError, match="combine of the last dispatch is missing"):
            layer.dispatch(*given[0], stream=others)


def test_a_layer_that_allocates_in_a_capture_is_refused_with_the_reason():
    shape = a2a.shapes["tiny"]
    with a2a.Node(1, name="small") as node:
        layer = a2a.ExpertParallel(node, shape, blocks=2, waves=2)
        problem = a2a.Problem.random(shape, world_size=1, seed=1)
        stream, given = node.ranks[0].stream(), [part[0] for part in upload(layer, problem)]
        node.synchronize()
        with (pytest.raises(HipError, match="StreamCaptureInvalidated.*a graph allocates nothing; allocate before"), stream.capture(),
              pytest.raises(HipError, match="StreamCaptureUnsupported")):
            layer.dispatch(*given, stream=stream)  # its first call allocates its rows


def test_a_layer_in_a_graph_is_right_at_each_replay():
    shape = a2a.shapes["tiny"]
    with a2a.Node(2, name="small", races=True, memory="strict") as node:
        layer = a2a.ExpertParallel(node, shape, blocks=2, waves=2)
        problem = a2a.Problem.random(shape, world_size=2, seed=1)
        streams = [rank.stream() for rank in node.ranks]
        x, ids, weights = upload(layer, problem)
        out = layer.combine([part.rows for part in layer.dispatch(x, ids, weights, stream=streams)], stream=streams)
        node.synchronize()
        eager = [part.to_torch() for part in out]
        with a2a.capture(streams, mode="global") as graphs:
            out = layer.combine([part.rows for part in layer.dispatch(x, ids, weights, stream=streams)], stream=streams)
        for scale in (2, 4):
            for buffer, part in zip(x, problem.tokens):
                buffer.copy_from((part * scale).to(layer.dtype))
            for graph in graphs:
                graph.launch()
            node.synchronize()
            for part, first in zip(out, eager):
                assert torch.allclose(part.to_torch().float(), first.float() * scale, rtol=1e-2, atol=1e-2)
        assert not node.races
