"""The family attention: right for all masks, orders, heads and ragged lengths; the same bits in every rung; what is refused."""
import pytest
import torch

import a2a_lib as a2a
from a2a_lib import families
from a2a_lib.kernels.attention.library import part
from a2a_lib.kernels.attention.problem import AttentionProblem, AttentionShape
from a2a_lib.kernels.moe import MismatchError
from a2a_lib.lab.run import run, worded

pytestmark = pytest.mark.usefixtures("stored_assembly")
FAMILY = families.of("attention")
SMALL = dict(teams=1, members=2)


# ---- problems and shapes

def test_the_right_answer_by_hand():
    """Two rows, one head: the first row sees itself alone; the second weighs both by exp(q k / sqrt(dim))."""
    shape = AttentionShape(2, 1, 1, 16, mask="causal")
    q, k, v = (torch.zeros(2, 1, 16, dtype=torch.float16) for _ in range(3))
    q[1, 0, 0], k[1, 0, 0], v[0], v[1] = 4, 1, 1, 2
    right, _ = AttentionProblem(shape, (q, k, v), 1).answer()
    weight = torch.tensor(1.0, dtype=torch.float64).exp()  # of the second key: exp(4 / sqrt(16))
    assert torch.allclose(right[:, 0, 0], torch.stack([torch.ones((), dtype=torch.float64), (1 + 2 * weight) / (1 + weight)]))


@pytest.mark.parametrize("order", ["contiguous", "zigzag", "striped"])
@pytest.mark.parametrize("length", [1, 7, 64, 97])
def test_every_row_is_at_one_rank(order, length):
    for world in (1, 3, 8):
        places = torch.cat([AttentionShape(length, 1, 1, order=order).positions(rank, world) for rank in range(world)])
        assert sorted(places.tolist()) == list(range(length))


def test_zigzag_and_stripes_balance_a_causal_mask():
    """Work of the busiest of 8 ranks over the mean. Contiguous rows: 15/8, as the last rank sees nearly all."""
    uneven = {}
    for order in ("contiguous", "zigzag", "striped"):
        pairs = [AttentionShape(4096, mask="causal", order=order).pairs(rank, 8) for rank in range(8)]
        assert sum(pairs) == 4096 * 4097 // 2
        uneven[order] = max(pairs) / (sum(pairs) / 8)
    assert uneven["zigzag"] == 1 and uneven["striped"] < 1.002 and uneven["contiguous"] == pytest.approx(15 / 8, rel=1e-3)


def test_an_output_off_by_twice_the_bound_is_wrong():
    problem = FAMILY.problem(FAMILY.shape("64x2x1x16xcausal"), 2)
    right, bound = problem.answer()
    outputs = [right[places].half() for places in problem.places]
    problem.check(outputs)
    outputs[1] = (right + 2 * bound)[problem.places[1]].half()
    with pytest.raises(MismatchError, match="rank 1: .* of 1024 elements wrong; the worst is row"):
        problem.check(outputs)
    with pytest.raises(MismatchError, match=r"rank 0: the output is \[3\]"):
        problem.check([torch.zeros(3), outputs[1]])


@pytest.mark.parametrize("text, shape", [
    ("4x256", AttentionShape(1024)), ("8x128xcausal", AttentionShape(1024, mask="causal", order="zigzag")),
    ("1000x8x2x64xcausalxstripedxbf16", AttentionShape(1000, 8, 2, 64, "causal", "striped", "bf16"))])
def test_a_shape_is_spelled_by_ranks_and_rows_or_in_full(text, shape):
    assert FAMILY.shape(text) == shape


@pytest.mark.parametrize("text", ["4", "4x256x3", "100x3x2x64", "causalx4x256", "4x256xcausalxfull", "0x4", "4x4xf8"])
def test_what_spells_no_shape_is_refused(text):
    pytest.raises(ValueError, FAMILY.shape, text).match("no shape is called")


# ---- rungs

@pytest.mark.parametrize("world, mode, text", [
    (1, "ideal", "40x2x1x64xcausal"), (2, "strict", "98x4x2x64"), (3, "hw-spx", "100x6x3x64xcausalxstripedxbf16"),
    (8, "ideal", "75x8x8x64xcausal")])
def test_right_and_the_same_bits_in_every_rung(world, mode, text):
    outputs = {}
    for name, kind in FAMILY.rungs.items():
        if name == "library":  # sums in an order of its own
            continue
        with a2a.Node(world, name="small", memory=mode, seed=world) as node:
            rung = kind(node, FAMILY.shape(text), **SMALL)
            for seed in range(2) if world < 3 else (1,):  # many ranks cost more
                problem = FAMILY.problem(rung.shape, world, seed, values="peaked" if seed else "normal")
                outputs[name] = rung(problem)
                rung.check(problem, outputs[name])
    for name, out in outputs.items():
        assert all(torch.equal(own, first) for own, first in zip(out, outputs["gather"])), name


@pytest.mark.parametrize("text", ["97x1x1x16xcausal", "96x1x1x16xcausalxcontiguous", "97x1x1x16xcausalxstriped", "50x1x1x16",
                                  "5x1x1x16xcausal", "5x1x1x16xcausalxstriped"])
def test_the_parts_of_all_sources_are_what_the_mask_lets_through(text):
    """Each pair of a row and a key that it may see is in exactly one part, and no other pair is."""
    shape = FAMILY.shape(text)
    for world in (1, 2, 3, 8):
        for rank in range(world):
            places = [shape.positions(source, world) for source in range(world)]
            for source in range(world):
                each = part(shape, rank, source, world)
                seen = torch.zeros(len(places[rank]), len(places[source]), dtype=torch.bool)
                inside = torch.ones(each.count, each.keys, dtype=torch.bool)
                seen[each.first:each.first + each.count, :each.keys] = inside.tril() if each.causal else inside
                may = places[rank][:, None] >= places[source] if shape.causal else torch.ones_like(seen)
                assert torch.equal(seen, may), (world, rank, source)


@pytest.mark.parametrize("world, text, options", [
    (1, "40x2x1x64xcausal", {}), (2, "98x4x2x64", dict(apart=2)), (2, "150x8x4x64xcausal", {}), (3, "100x6x3x64xcausalxstripedxbf16", {}),
    (4, "75x4x4x64xcausal", {}), (4, "64x2x2x64xcausalxcontiguous", {}), (8, "75x8x8x64xbf16", dict(apart=1))])
def test_a_library_attends_and_a_kernel_merges(world, text, options):
    """Simulated: copies, flags and merges; the host computes what the library would. A call, then three without a barrier."""
    with a2a.Node(world, name="small", memory="strict", seed=world) as node:
        rung = FAMILY.rungs["library"](node, FAMILY.shape(text), **options)
        for seed in range(2):
            problem = FAMILY.problem(rung.shape, world, seed, values="peaked" if seed else "normal")
            for call in rung.launch_all([problem] * (1 + 2 * seed)):
                rung.check(problem, rung.result(call))


def test_a_library_brings_no_key_that_nobody_sees():
    """Causal in zigzag order: of an earlier rank a row sees the first chunk alone."""
    assert "no time: the work of a library is not simulated" in worded(run("attention/library", "64x1x1x64", world_size=2))
    with a2a.Node(2, name="small") as node:
        rung = FAMILY.rungs["library"](node, "128x2x2x64xcausal")
        rung(FAMILY.problem(rung.shape, 2))
        row = 2 * 2 * 64 * 2
        moved = rung.trace.link_bytes()
        assert 32 * row <= moved[0][1] < 33 * row and 64 * row <= moved[1][0] < 65 * row
        assert rung.us != rung.us  # no time: the library's work is not simulated


@pytest.mark.parametrize("apart, sentence", [(1, "apart = 1: a multiple of the 2 heads"), (4, "fewer than 4")])
def test_heads_that_share_keys_stay_together(apart, sentence):
    with a2a.Node(2, name="small") as node, pytest.raises(ValueError, match=sentence):
        FAMILY.rungs["library"](node, "64x4x2x64", apart=apart)


def test_the_same_bits_whatever_the_grid():
    outputs = []
    problem = FAMILY.problem(FAMILY.shape("128x2x2x64"), 2)
    with a2a.Node(2, name="small") as node:
        for options in (dict(SMALL, programs=3), dict(teams=2, members=1, programs=8)):
            outputs.append(FAMILY.rungs["mesh"](node, problem.shape, **options)(problem))
    assert all(torch.equal(first, second) for first, second in zip(*outputs))


@pytest.mark.parametrize("change, right", [(("", ""), True), (("epoch * own * tiles", "epoch * own * tiles - 1"), False),
                                           (("wait_each(done", "#"), False)])
def test_outputs_of_ulysses_are_there_when_its_kernel_ends(change, right, monkeypatch):
    """A copy that follows in the stream of a rank sees all rows, in all schedules with stalls. The peer stores half of the heads."""
    if not right:
        pytest.importorskip("triton")  # a changed kernel has no stored assembly
        monkeypatch.delenv("A2A_TRITON")
    kind = FAMILY.rungs["ulysses"]
    source, complete = kind.kernel_texts()["ulysses_attention"].replace(*change, 1), []
    for seed in range(4):
        with a2a.Node(2, name="small", memory="strict", seed=seed) as node:
            node.stall(True)
            rung = kind(node, "64x2x2x64", programs=6, **SMALL, source=source)
            problem = FAMILY.problem(rung.shape, 2)
            rung.write(problem)
            rung.meet()
            kept = [rank.zeros((32, 2, 64), torch.float16, "kept") for rank in node.ranks]
            rung.launch()
            for rank, to, out, stream in zip(node.ranks, kept, rung.out, rung.main):
                rank.copy(to, out, stream)
            problem.check(rung.read())
            try:
                problem.check([to.to_torch() for to in kept])
                complete.append(seed)
            except MismatchError:
                pass
    assert len(complete) == 4 if right else len(complete) < 4, complete


def test_bytes_over_links_and_the_wire():
    """A ring sends (ranks - 1) blocks over one link, the mesh one block over each; a block is K and V of 32 rows."""
    block = 2 * 32 * 2 * 64 * 2
    for name, links, blocks in (("ring", 1, 2), ("mesh", 2, 1)):
        with a2a.Node(3, name="small") as node:
            rung = FAMILY.rungs[name](node, "96x2x2x64", **SMALL)
            rung(FAMILY.problem(rung.shape, 3))
            moved = torch.tensor(rung.trace.link_bytes())[0]
            assert int((moved > block // 2).sum()) == links
            assert all(block * blocks <= value < 1.2 * block * blocks for value in moved.tolist() if value > block // 2)
            least = a2a.attention.bound("mi300x", name, rung.shape, 3)
            assert (least.links, least.link_bytes) == (links, block * blocks)
            assert least.wire_us == pytest.approx(block * blocks / 45e3)


def test_what_does_not_fit_is_refused():
    with a2a.Node(3, name="small") as node:
        with pytest.raises(ValueError, match="4 heads of K and V do not divide over 3 ranks"):
            FAMILY.rungs["ulysses"](node, "96x4x4x64")
        pytest.raises(ValueError, FAMILY.rungs["mesh"], node, "96x4x4x48").match("heads of 16, 32, 64")
    pytest.raises(ValueError, FAMILY.check_world, FAMILY.shape("tiny"), 9).match("1 to 8 ranks, not 9")
