"""`ExpertParallel` under autograd: gradients are those of one GPU, bit by bit; what breaks them is noticed."""
import dataclasses

import pytest
import torch
from layer_tools import DELAY, SOURCE, broken

import a2a_lib as a2a
from a2a_lib.errors import A2AError, LaunchError, SimulationError
from a2a_lib.kernels.layer import gradients
from a2a_lib.kernels.layer.expert_parallel import DTYPES, ExpertParallel
from a2a_lib.kernels.moe import MismatchError, Shape
from a2a_lib.lab import layer_gradients as lab
from a2a_lib.lab.layer_training import _spread as through
from a2a_lib.machine.node import Node

SHAPE = Shape("few", 8, 2, 72, 6)


@pytest.mark.parametrize("seed", [2, 5, 7, 11])
def test_random_layers_have_the_bits_of_one_gpu(seed):
    case = lab.draw(seed)
    lab.check(case, lab.spread(case))


@pytest.mark.soak
def test_200_random_layers_have_the_bits_of_one_gpu():
    assert lab.try_all(200) == {"cases": 200, "wrong": {}}


def test_the_command_tries_random_layers(call_a2a, monkeypatch):
    command = ["explore", "layer/expert_parallel", "--gradients", "1", "--schedule-seed", "7"]
    assert "gradients of 1 random layer " in call_a2a(*command).out
    monkeypatch.setattr(lab, "dots", lambda y, gradient, lanes: torch.full(y.shape[:-1], 0.5))
    assert "WRONG, seed 7: Case(seed=7" in call_a2a(*command, status=1).out


def test_every_schedule_and_memory_mode_gives_the_same_bits():
    case = lab.Case(5, 4, SHAPE, torch.bfloat16, 4, (2, 3), problem=(("drop", 0.2),), micro_batches=2)
    results = [lab.spread(dataclasses.replace(case, grid=grid, node=(("memory", memory), ("seed", seed))))
               for memory, seed, grid in (("ideal", 0, (1, 1)), ("strict", 1, (2, 3)), ("hw-spx", 2, (4, 2)), ("cpx", 3, (3, 5)))]
    for other in results:
        lab.check(case, other)


_REPLY = "signal<Order::release, Scope::system>(world.at(reply_flags"
# Ways to break expert_parallel_backward.hip: {what is broken: (a text that is there once, what stands there instead)}.
MUTANTS = {
    "no release of a reply": (_REPLY, _REPLY.replace("release", "relaxed")),
    "no acquire of a reply": ("wait_equal<Order::acquire", "wait_equal<Order::relaxed"),
    "a reply of the GPU alone": (_REPLY, _REPLY.replace("system", "agent")),
    "rows not waited for": ("if (!own) arrived(world, shape, recv_flags, at);", ""),
    "the weight's gradient forgotten": ("if (lane == k) dots[at * shape.topk + k] = dot;", ""),
    "dots stay where the rows are": ("*world.at(reply_dots + to * shape.topk + lane, source) =", "reply_dots[to * shape.topk + lane] ="),
    "weights forgotten": ("add(weighted, piece, w);", "add(weighted, piece, 1.0f);"),
    "weights of the own tokens": ("own ? topk_weights[t * shape.topk + lane] : recv_choices[at * shape.topk + lane].weight",
                                  "topk_weights[t % shape.num_tokens * shape.topk + lane]"),
    "epoch not begun": ("world.epoch = number_after(state[0]);", "world.epoch = state[0];"),
    "epoch not ended": ("if (blockIdx.x == 0 && threadIdx.x == 0) state[0] = world.epoch;", ""),
    "number not passed on": ("if (threadIdx.x == 0) state[1] = world.epoch;", ""),
    "places taken not set back": ("state[2 + (world.epoch + 1) % 2 * shape.experts + e] = 0;", ";"),
    "own rows forgotten": ("add_places(shape, sum, lane < shape.topk ? places[own + lane] : -1, 1.0f, part, drows);", ""),
    "dots of the own experts forgotten": ("if (owner == world.rank) dot = dots[own + lane];", "if (owner == world.rank) dot = 0.0f;"),
}


def steps(source=None, calls=3, **node):
    """Calls of one layer, forward and backward, with rows of several parts and a late rank, checked. Raises what goes wrong."""
    shape = Shape("few", 4, 2, 2056, 12)
    with Node(2, name="small", max_wait_us=2000, **node) as node:
        layer = ExpertParallel(node, shape, block_size=4, blocks=2, waves=3)
        if source is not None:
            layer._back = node.load(source, include_dirs=[SOURCE.parent], **DTYPES[layer.dtype])
        delay = node.load(DELAY).delay
        for seed in range(calls):
            case = lab.Case(seed, 2, shape, block_size=4, problem=(("num_tokens", (12, 0) if seed % 2 else (1, 12)),))
            (x,), (back,), scale = lab.inputs(case)
            problem, scale = case.problems()[0], scale.requires_grad_()
            x, weights = [part.requires_grad_() for part in x], [part.clone().requires_grad_() for part in problem.topk_weights]
            node.ranks[seed % 2].launch(delay, 1, 64, 20)
            sent = layer.dispatch(x, problem.topk_ids, weights)
            out = layer.combine([lab.apply(got, part) for got, part in zip(sent, scale.split(2), strict=True)], sent)
            torch.autograd.backward(out, back)
            lab.check(case, lab.Results([out], [[part.grad for part in x]], [[part.grad for part in weights]], scale.grad))
        if list(node.races):
            raise MismatchError("races")


@pytest.mark.sample(3)
@pytest.mark.parametrize("what", MUTANTS)
def test_every_mutant_is_noticed(what):
    source = broken(MUTANTS[what], file=gradients.SOURCE)
    for options in ({"races": True}, {"memory": "strict"}, {"memory": "strict", "seed": 1}):
        try:
            steps(source, **options)
        except (SimulationError, MismatchError):
            return
    pytest.fail(f"{what}: nobody noticed")


@pytest.mark.parametrize("options", [{"races": True}, {"memory": "strict", "seed": 1}])
def test_the_kernels_themselves_pass_the_search_for_mutants(options):
    steps(**options)


def test_a_buffer_that_backward_needs_must_stay():
    """A second micro-batch overwrites the buffers of the first."""
    case = lab.Case(7, 2, SHAPE, micro_batches=2)

    def reuse(layer):
        usual, kept = ExpertParallel.launch_dispatch, {}

        def launch_dispatch(call, i, inputs, places, *others):
            call.places[i] = kept.setdefault(i, places)
            usual(layer, call, i, inputs, call.places[i], *others)
        layer.launch_dispatch, layer.ordered = launch_dispatch, False
    with pytest.raises((MismatchError, SimulationError)):  # wrong gradients, or places that no row of the call has
        lab.check(case, lab.spread(case, reuse))


# One process, one layer, many uses.

@pytest.fixture
def layer():
    with a2a.Node(2, name="small") as node:
        yield ExpertParallel(node, SHAPE, blocks=2, waves=2)


def given(layer, seed=1, **options):
    problem = lab.Case(seed, 2, SHAPE, problem=tuple(options.items())).problems()[0]
    return problem.tokens, problem.topk_ids, problem.topk_weights


def scales(grad=True):
    return a2a.Draw(1).normal(8, 72, dtype=torch.float16).requires_grad_(grad)


def loss_of(out):
    return sum(part.float().square().sum() for part in out)


def gradients_of(work, layer, **options):
    """Gradients of rows, weights and experts, after work(x, ids, weights, scale) returned outputs."""
    x, ids, weights = given(layer, **options)
    x, weights, scale = [part.clone().requires_grad_() for part in x], [part.clone().requires_grad_() for part in weights], scales()
    loss_of(work(x, ids, weights, scale)).backward()
    return [part.grad for part in (*x, *weights, scale)]


def test_checkpoints_give_the_same_bits(layer):
    from torch.utils.checkpoint import checkpoint
    usual = gradients_of(lambda *a: through(layer, *a), layer)
    again = gradients_of(lambda *a: checkpoint(lambda: through(layer, *a), use_reentrant=False), layer)
    assert all(torch.equal(a, b) for a, b in zip(usual, again, strict=True))
    ids = given(layer)[1]

    def of_tensors(x, _, weights, scale):  # the older mode differentiates what it is passed itself, no lists and no closures
        return checkpoint(lambda *a: tuple(through(layer, a[:2], ids, a[2:4], a[4])), *x, *weights, scale, use_reentrant=True)
    again = gradients_of(of_tensors, layer)
    assert all(torch.equal(a, b) for a, b in zip(usual, again, strict=True))
    assert layer.channels.calls == [None]


def test_a_checkpoint_has_to_contain_dispatch_and_combine(layer):
    """If a checkpoint contains dispatch alone, backward dispatches again and no combine follows."""
    from torch.utils.checkpoint import checkpoint
    x, ids, weights = given(layer)
    rows, scale = [part.clone().requires_grad_() for part in x], scales()

    def half(*rows):
        sent = layer.dispatch(rows, ids, weights)
        held.append(sent)
        return tuple(got.rows * 2 for got in sent)
    held = []
    y = checkpoint(half, *rows, use_reentrant=False)
    out = layer.combine([part * scale.sum() for part in y], held[0])
    pytest.raises(A2AError, loss_of(out).backward).match("A checkpoint has to contain")


def test_a_layer_twice_in_a_row_in_one_graph(layer):
    def twice(x, ids, weights, scale):
        return through(layer, through(layer, x, ids, weights, scale), ids, weights, scale)
    first, again = gradients_of(twice, layer), gradients_of(twice, layer)
    assert all(torch.equal(a, b) for a, b in zip(first, again, strict=True))
    x, ids, weights = given(layer)
    assert first[0].shape == x[0].shape and bool(first[0].abs().sum() > 0)


def test_gradients_of_some_only(layer):
    """The backward exchange ends even if autograd needs gradients of only one of its two halves."""
    x, ids, weights = given(layer)
    everything = gradients_of(lambda *a: through(layer, *a), layer)
    scale = scales()
    loss_of(through(layer, x, ids, weights, scale)).backward()
    assert torch.equal(scale.grad, everything[-1])
    frozen, rows = scales(False), [part.clone().requires_grad_() for part in x]
    loss_of(through(layer, rows, ids, weights, frozen)).backward()
    assert torch.equal(rows[1].grad, everything[1])
    sent = layer.dispatch(rows, ids, weights)
    layer.combine([got.rows.detach() for got in sent], sent)
    rows[0].grad = None
    sum(got.rows.float().sum() for got in sent).backward()  # of dispatch alone
    count = (ids[0] >= 0).sum(1, keepdim=True)
    assert torch.equal(rows[0].grad, count.expand(-1, 72).half())
    assert layer.channels.calls == [None]
    rows[1].grad = None
    loss_of(through(layer, rows, ids, weights, frozen)).backward()
    assert torch.equal(rows[1].grad, everything[1])


def test_under_no_grad_and_after_retain_graph(layer):
    x, ids, weights = given(layer)
    scale, rows = scales(), [part.clone().requires_grad_() for part in x]
    with torch.no_grad():
        quiet = through(layer, rows, ids, weights, scale)
    assert not any(part.requires_grad for part in quiet)
    out = through(layer, rows, ids, weights, scale)
    assert all(torch.equal(a, b) for a, b in zip(quiet, out, strict=True))
    loss = loss_of(out)
    first = torch.autograd.grad(loss, [*rows, scale], retain_graph=True)
    assert all(torch.equal(a, b) for a, b in zip(first, torch.autograd.grad(loss, [*rows, scale]), strict=True))


def test_what_gradients_are_refused(layer):
    x, ids, weights = given(layer)
    rows = [part.clone().requires_grad_() for part in x]
    out = through(layer, rows, ids, weights, scales())
    (slope,) = torch.autograd.grad(loss_of(out), rows[:1], create_graph=True)
    pytest.raises(RuntimeError, slope.sum().backward).match("once_differentiable")
    sent = layer.dispatch(rows, ids, weights)
    with pytest.raises(A2AError, match="combine of the last dispatch is missing.*in_flight=2"):
        layer.dispatch(rows, ids, weights)
    with pytest.raises(LaunchError, match="rank 0: y is Buffer, and its dispatch was given tensors"):
        layer.combine([rank.empty((layer.capacity, 72), torch.float16) for rank in layer.node.ranks])
    layer.combine([got.rows for got in sent], sent)
    with pytest.raises(A2AError, match="this dispatch has been combined already"):
        layer.combine([got.rows for got in sent], sent)
    kept = [part.clone().requires_grad_() for part in weights]
    changed = through(layer, rows, ids, kept, scales())
    with torch.no_grad():
        kept[0].mul_(2)
    pytest.raises(RuntimeError, loss_of(changed).backward).match("modified by an inplace operation")


def uploaded(layer, parts):
    return [rank.from_torch(part) for rank, part in zip(layer.node.ranks, parts, strict=True)]


@pytest.mark.parametrize("name", ["x", "topk_weights"])
def test_a_gradient_that_would_be_lost_is_refused(layer, name):
    parts = dict(zip(("x", "topk_ids", "topk_weights"), given(layer), strict=True))
    sent = {key: uploaded(layer, value) for key, value in parts.items()} | {name: [part.requires_grad_() for part in parts[name]]}
    with pytest.raises(LaunchError, match=f"rank 0: {name} requires a gradient, but other arguments are Buffers, which have none"):
        layer.dispatch(**sent)
    with torch.no_grad(), pytest.raises(LaunchError, match="is a CPU tensor"):  # as any tensor on a simulated node
        layer.dispatch(**sent)


def test_combine_refuses_what_requires_a_gradient(layer):
    got = layer.dispatch(*(uploaded(layer, parts) for parts in given(layer)))
    with pytest.raises(LaunchError, match="rank 0: y requires a gradient, but its dispatch did not keep"):
        layer.combine([torch.ones(part.rows.shape, dtype=torch.float16, requires_grad=True) for part in got])
    layer.combine([part.rows for part in got])  # the call goes on


def test_two_under_way_need_two_channels():
    with a2a.Node(2, name="small") as node:
        layer = ExpertParallel(node, SHAPE, blocks=2, waves=2, in_flight=2)
        x, ids, weights = given(layer)
        sent = [layer.dispatch(x, ids, weights) for _ in range(2)]
        with pytest.raises(A2AError, match="2 exchanges are under way, as many as in_flight"):
            layer.dispatch(x, ids, weights)
        with pytest.raises(A2AError, match="2 dispatches are under way: pass combine"):
            layer.combine([got.rows for got in sent[0]])
        first, second = (layer.combine([got.rows for got in each], each) for each in reversed(sent))
        assert all(torch.equal(a, b) for a, b in zip(first, second, strict=True))


def test_many_micro_batches_whose_rows_want_no_gradient():
    """Each backward exchange ends by itself, so three micro-batches fit into two channels."""
    with a2a.Node(2, name="small") as node:
        layer, scale = ExpertParallel(node, SHAPE, blocks=2, waves=2, in_flight=2), scales()
        x, ids, weights = given(layer)
        sum(loss_of(through(layer, x, ids, weights, scale)) for _ in range(3)).backward()
        single_scale = scales()
        loss_of(through(layer, x, ids, weights, single_scale)).backward()
        assert layer.channels.calls == [None, None] and torch.allclose(scale.grad, 3 * single_scale.grad, rtol=1e-2)
