"""`ExpertParallel` in compiled models: torch operators with fake kernels, no graph break, the same bits, there and back."""
import gc

import pytest
import torch
from torch._subclasses.fake_tensor import FakeTensorMode

import a2a_lib as a2a
from a2a_lib.errors import A2AError, LaunchError
from a2a_lib.kernels.layer import ExpertParallel, operators
from a2a_lib.kernels.moe import Problem, Shape
from a2a_lib.lab.layer_training import _spread as through

SHAPE = Shape("few", 8, 2, 72, 6)


@pytest.fixture
def layer():
    torch.compiler.reset()
    with a2a.Node(2, name="small") as node:
        yield ExpertParallel(node, SHAPE, blocks=2, waves=2, in_flight=2)


def given(num_tokens=(6, 4), grad=True):
    """x, ids, weights of two ranks, and the vectors of all experts."""
    problem = Problem.random(SHAPE, 2, 3, num_tokens=num_tokens)
    scale = a2a.Draw(1).normal(8, 72, dtype=torch.float16).requires_grad_(grad)
    x, weights = ([part.clone().requires_grad_(grad) for part in parts] for parts in (problem.tokens, problem.topk_weights))
    return x, problem.topk_ids, weights, scale


def experts(got, scale):
    """Each row times the vector of its expert, without asking the host for a number."""
    expert = torch.searchsorted(got.offsets, torch.arange(len(got.rows), dtype=torch.int32), right=True) - 1
    return got.rows * scale[expert.clamp(max=len(scale) - 1)] * (expert < len(scale))[:, None]


def results(work, layer, **options):
    """Outputs, and gradients of rows, weights and experts."""
    x, ids, weights, scale = given(**options)
    out = work(layer, x, ids, weights, scale)
    sum(part.float().square().sum() for part in out).backward()
    assert layer.channels.calls == [None] * layer.in_flight
    return [part.detach() for part in out] + [part.grad for part in (*x, *weights, scale)]


def same(outputs, others):
    return all(torch.equal(a, b) for a, b in zip(outputs, others, strict=True))


def compiled(work, **options):
    """Compiles `work` into one graph. A graph break is an error."""
    return torch.compile(work, backend="aot_eager", fullgraph=True, **options)


def test_a_compiled_model_has_one_graph_and_the_same_bits(layer):
    assert same(results(through, layer), results(compiled(through), layer))


def test_tokens_of_any_number_need_no_other_graph(layer):
    work, graphs = torch._dynamo.testing.CompileCounterWithBackend("aot_eager"), []
    for num_tokens in ((6, 4), (5, 3), (2, 6)):
        graphs.append(results(torch.compile(through, backend=work, fullgraph=True, dynamic=True), layer, num_tokens=num_tokens))
        assert same(graphs[-1], results(through, layer, num_tokens=num_tokens))
    assert work.frame_count == 1


def test_two_micro_batches_that_look_alike_stay_two(layer):
    """If a compiler merged them, the second combine would have no dispatch."""
    def twice(layer, x, ids, weights, scale):
        first, second = layer.dispatch(x, ids, weights), layer.dispatch(x, ids, weights)
        outs = [layer.combine([experts(got, part) for got, part in zip(sent, scale.split(4), strict=True)], sent)
                for sent in (second, first)]
        return [a + b for a, b in zip(*outs, strict=True)]
    assert same(results(twice, layer), results(compiled(twice), layer))


def test_an_exchange_that_nobody_looks_at_stays(layer):
    """Other ranks take part in the exchange. If the operator declared no effect, compilers would drop it."""
    def unused(layer, x, ids, weights, scale):
        through(layer, x, ids, weights, scale)
        return scale * 2
    calls = next(layer.channels.numbers)
    with torch.no_grad():
        compiled(unused)(layer, *given(grad=False))
    assert next(layer.channels.numbers) == calls + 2


def test_compiled_gradients_of_some_only(layer):
    """The backward exchange ends, although no gradient of its rows is needed."""
    right, (x, ids, weights, scale) = results(through, layer)[-1], given(grad=False)
    sum(part.float().square().sum() for part in compiled(through)(layer, x, ids, weights, scale.requires_grad_())).backward()
    assert torch.equal(scale.grad, right) and layer.channels.calls == [None, None]
    with torch.no_grad():
        assert same(through(layer, x, ids, weights, scale), compiled(through)(layer, x, ids, weights, scale))


def test_a_compiled_layer_that_drops(layer):
    torch.compiler.reset()
    tight = ExpertParallel(layer.node, SHAPE, blocks=2, waves=2, capacity=1.0, overflow="drop")
    right = results(through, tight)
    assert same(right, results(compiled(through), tight)) and not same(right, results(through, layer))


def test_fake_kernels_state_the_shapes_of_the_real_ones(layer):
    """All four operators: shapes, dtypes, strides and devices, for a different number of tokens on each rank."""
    x, ids, weights, _ = given(grad=False)
    seen = []

    def both(operator, *inputs):
        inputs = (*inputs, layer.operator_name)
        with FakeTensorMode() as mode:
            fake = torch.utils._pytree.tree_map_only(torch.Tensor, mode.from_tensor, inputs)
            stated = operator(*fake)
        real = operator(*inputs)
        assert [(part.shape, part.dtype, part.stride(), part.device) for part in stated] == \
            [(part.shape, part.dtype, part.stride(), part.device) for part in real]
        seen.append(operator)
        return real
    *parts, handle = both(operators.dispatch, x, ids, weights)
    rows, _, places, links = (parts[2 * i:2 * i + 2] for i in range(4))
    out = both(operators.combine, rows, links, ids, weights, places, handle)
    back = both(operators.combine_backward, out, rows, ids, weights, places, handle)
    both(operators.dispatch_backward, back[:2], back[2:], ids, weights, places, handle)
    assert len(seen) == 4 and layer.channels.calls == [None, None]


def test_opcheck(layer):
    """PyTorch's own check of an operator's schema, fake kernel and autograd passes. It calls dispatch several times."""
    layer = ExpertParallel(layer.node, SHAPE, blocks=2, waves=2, in_flight=32)
    x, ids, weights, _ = given()
    torch.library.opcheck(operators.dispatch, (x, ids, weights, layer.operator_name),
                          test_utils=("test_schema", "test_autograd_registration", "test_faketensor"))


def test_an_exported_model_runs(layer):
    class Model(torch.nn.Module):
        def __init__(self, scale):
            super().__init__()
            self.scale = torch.nn.Parameter(scale)

        def forward(self, x, ids, weights):
            return through(layer, x, ids, weights, self.scale)
    x, ids, weights, scale = given(grad=False)
    program = torch.export.export(Model(scale), (x, ids, weights))
    names = [node.target.__name__ for node in program.graph.nodes if "a2a" in str(node.target)]
    assert names == ["dispatch.default", "combine.default"]
    with torch.no_grad():
        assert same(program.module()(x, ids, weights), through(layer, x, ids, weights, scale))


def test_what_compiled_code_is_refused(layer):
    x, ids, weights, scale = given()
    with pytest.raises(Exception, match="x is .num_tokens, 72. float16|must be .num_tokens, 72. float16"):
        compiled(through)(layer, [part.float() for part in x], ids, weights, scale)
    with pytest.raises(LaunchError, match="rank 0: x has 7 rows, this layer was made for at most 6"):
        compiled(through, dynamic=True)(layer, [torch.zeros((7, 72)).half()] * 2, [torch.zeros((7, 2)).int()] * 2,
                                        [torch.zeros((7, 2))] * 2, scale)
    with pytest.raises(Exception, match="in compiled code the stream is torch's current one"):
        compiled(lambda *given: layer.dispatch(*given, stream=[None, None])[0].rows)(x, ids, weights)
    with pytest.raises(Exception, match="in compiled code combine takes what its dispatch returned"):
        compiled(lambda *given: layer.combine([got.rows for got in layer.dispatch(*given)]))(x, ids, weights)


def test_a_layer_that_is_gone_is_named(layer):
    other = ExpertParallel(layer.node, SHAPE, blocks=2, waves=2)
    x, ids, weights, _ = given()
    name = other.operator_name
    del other
    gc.collect()
    with pytest.raises(A2AError, match=f"the layer '{name}' does not exist any more"):
        operators.dispatch(x, ids, weights, name)
