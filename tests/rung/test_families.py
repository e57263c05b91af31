"""The registry: every rung of every family has what commands need, and every command takes a rung of any family."""
import gc
import json
import weakref

import pytest
import torch
from rules import lacks, lacks_mutations

from a2a_lib import Buffer, families
from a2a_lib.kernels.moe import MismatchError
from a2a_lib.kernels.rung.calls import Stage
from a2a_lib.kernels.rung.hip_rung import HipRung
from a2a_lib.kernels.rung.rung import Rung
from a2a_lib.kernels.rung.variants import Variant
from a2a_lib.lab.run import node_for

pytestmark = pytest.mark.usefixtures("stored_assembly")
ALL = [full for family in families.FAMILIES for full in families.of(family).full_names()]


# ---- what every rung has

@pytest.mark.parametrize("full_name", ALL)
def test_a_rung_has_all_that_commands_need(full_name):
    kind = families.find(full_name)
    assert lacks(kind) == []
    assert issubclass(kind, Rung) and kind.full_name() == full_name and families.find(kind) is kind
    assert kind.family is families.of(full_name.partition("/")[0]) is families.family_of(full_name)
    assert kind.host_file().suffix == ".py" and kind.host_file().is_file()
    for variant in kind.variants:
        assert kind.find_variant(variant.name) is variant and kind.of_kind(variant.kind)[variant.name] is variant
    with pytest.raises(ValueError, match=f"{kind.name} has no variant 'nonesuch'; there are {'none' if not kind.variants else ''}"):
        kind.find_variant("nonesuch")
    assert kind.find_variant(None) is None


@pytest.mark.parametrize("full_name", ALL)
def test_a_rung_has_ten_ways_to_break(full_name):
    assert lacks_mutations(families.find(full_name)) == []


def test_names_and_ideas_are_unique():
    kinds = [families.find(full) for full in ALL]
    assert len(set(ALL)) == len(ALL) and len(set(kinds)) == len(kinds)
    for family in families.FAMILIES:
        ideas = [kind.idea for kind in kinds if kind.family.name == family]
        assert len(set(ideas)) == len(ideas), f"{family}: two rungs have one idea"


@pytest.mark.parametrize("name", families.FAMILIES)
def test_a_family_has_shapes_that_divide_and_a_spelling_that_spells(name):
    family = families.of(name)
    assert family.name == name and family.what and family.registry
    assert family.default_shape in family.shapes()
    for known, shape in family.shapes().items():
        assert family.shape(known) == family.shape(shape) == shape
        assert all(hasattr(shape, column) for column in family.columns)
    family.check_world(family.shape(family.default_shape), family.world_size)
    if family.spelling:
        spelled = "x".join(str(getattr(family.shape(family.default_shape), column)) for column in family.columns)
        assert family.shape(spelled) == family.shape(family.default_shape), spelled
    pytest.raises(ValueError, family.shape, "nonesuch").match("no shape is called 'nonesuch'; there are ")
    problem = family.problem(family.shape(family.default_shape), 2, seed=3)
    assert problem.world_size == 2 and problem.shape == family.shape(family.default_shape)


@pytest.mark.parametrize("name", families.FAMILIES)
def test_a_wrong_answer_is_a_mismatch(name):
    family = families.of(name)
    kind = next(kind for kind in map(families.find, family.full_names()) if kind.needs_node and not kind.on_cluster)
    shape = family.shape(family.default_shape)
    with node_for(kind, "sim", 2) as node:
        comm = kind(node, shape)
        problem = family.problem(shape, 2, seed=3)
        outputs = comm(problem)
        comm.check(problem, outputs)
        spoil(outputs)
        pytest.raises(MismatchError, comm.check, problem, outputs)


def spoil(part):
    """Changes each element of an output, whatever it is made of."""
    if isinstance(part, torch.Tensor):
        part.view(torch.uint8).bitwise_not_()
    elif isinstance(part, Buffer):
        part.host().bitwise_not_()
    else:
        for item in part:
            spoil(item)


def test_an_all_to_all_is_spelled():
    family = families.of("all_to_all")
    shape = family.shape("256x8x7168x8")
    assert (shape.num_experts, shape.topk, shape.dim, shape.max_tokens, shape.seed) == (256, 8, 7168, 8, 0)
    assert family.shape("256x8x7168x8x5").seed == 5 and family.shape_name(shape) == "256x8x7168x8"
    for text in ("256x8x7168", "256x8x7168x8x1x1", "256x8xax8", "256x8x7168x-8"):
        pytest.raises(ValueError, family.shape, text).match("no shape is called .*, or ExKxDxT")
    pytest.raises(ValueError, family.shape, "8x9x64x4").match("topk is 9, must lie in")


# ---- a rung that lacks something: the sentence says what to add and where

def made_up(**attributes):
    """A rung of the all-to-all's family that nobody registered."""
    token_flags = families.find("token_flags")
    given = dict(name="token_flags", idea="a test's", stages=token_flags.stages, variants=token_flags.variants,
                 SOURCE=token_flags.SOURCE, measured=True) | attributes
    return type("MadeUp", (token_flags.__mro__[1],), {"__module__": token_flags.__module__} | given)


@pytest.mark.parametrize("attributes, sentence", [
    (dict(idea=""), "token_flags has no idea: say in one sentence of all_to_all/in_slots.py, `idea = ...`"),
    (dict(name="own"), "own is in no registry: add its line to `registry` in the family's file, a2a_lib/kernels/all_to_all/family.py"),
    (dict(family=None), "token_flags has no family: inherit from the class that the rungs of its family share"),
    (dict(takes_from=("nonesuch",)), "token_flags has no kernels in all_to_all/nonesuch.hip: write that file"),
    (dict(stages=(Stage("fly", "", "call"),)), "token_flags launches fly, which none of all_to_all/token_flags.hip has"),
    (dict(all_situations=classmethod(lambda cls: ())), "token_flags has no situations, so the explorer runs nothing: add them to"),
    (dict(variants=(Variant("one", "a"), Variant("one", "b"))), "token_flags has two variants 'one': rename one"),
    (dict(variants=(Variant("mute", ""),)), "variant 'mute' of token_flags says no `why`"),
    (dict(variants=(Variant("gone", "a", (("no such text", ""),)),)),
     "variant 'gone' of token_flags changes what is not there: design 'gone': the kernel has this text 0 times"),
])
def test_what_a_rung_lacks_is_said(attributes, sentence):
    assert any(lack.startswith(sentence) for lack in lacks(made_up(**attributes))), lacks(made_up(**attributes))


def test_too_few_mutations_are_said():
    few = made_up(variants=families.find("token_flags").variants[:3])
    assert issubclass(few, HipRung) and lacks_mutations(few) == [
        f"token_flags has {len(few.mutations())} mutations, and needs 10: add `Mutation(name, why, changes)` to "
        "all_to_all/variants.py, each a way to break its kernels that a wrong answer, a deadlock or the race detector shows"]
    assert lacks_mutations(made_up(variants=(), measured=False)) == []


# ---- names

def test_a_rung_is_found_by_full_and_bare_names():
    assert families.full_name("slots") == "gemm_rs/slots" == families.full_name("gemm_rs/slots")
    assert families.find("moe_layer/phases") is families.find("phases")
    for name in families.names():
        assert families.full_name(name) in ALL
    assert len(families.names()) == len(ALL)


@pytest.mark.parametrize("name, sentence", [
    ("sequential", "sequential is a rung of ag_gemm and of gemm_rs and of gemm_ar: say ag_gemm/sequential or gemm_rs/sequential or "
     "gemm_ar/sequential"),
    ("nonesuch", "no rung is called 'nonesuch'; there are reference, sorted"),
    ("align/nonesuch", "align has no rung 'nonesuch'; there are four_stage"),
    ("nonesuch/varlen", "no family is called 'nonesuch'; there are all_to_all"),
])
def test_names_that_mean_nothing_or_two_rungs_are_refused(name, sentence, call_a2a):
    pytest.raises(ValueError, families.full_name, name).match(sentence)
    for command in (["run", name], ["explore", name], ["diff", name, "varlen"], ["ladder", name]):
        assert sentence in call_a2a(*command, status=2).err


# ---- commands: a rung of each family, on as few ranks and with as little work as it has

SMALL = {"all_to_all": "tiny", "align": "16x2x8x20", "layer": "4x2x64x16x6", "ag_gemm": "64x64x32", "gemm_rs": "64x64x32",
         "moe_layer": "4x2x64x64x4", "all_reduce": "tiny"}
MEASURED = {family: next(full for full in reversed(families.select([family])) if families.find(full).files())
            for family in families.FAMILIES}


@pytest.mark.parametrize("family", families.FAMILIES)
def test_rungs_and_shapes_list_a_family(family, call_a2a):
    rungs = json.loads(call_a2a("rungs", family, "--json").out)
    assert [f"{row['family']}/{row['name']}" for row in rungs] == families.of(family).full_names()
    assert [row["name"] for row in json.loads(call_a2a("shapes", family, "--json").out)] == list(families.of(family).shapes())


@pytest.mark.parametrize("full_name", MEASURED.values())
def test_run_takes_a_rung_of_any_family(full_name, call_a2a):
    family, _, name = full_name.partition("/")
    report = json.loads(call_a2a("run", full_name, "--shape", SMALL.get(family, "tiny"), "--world-size", "2", "--calls", "2", "--json").out)
    assert report["correct"] and report["calls_checked"] == 2 and (report["family"], report["rung"]) == (family, name)
    assert report["span_us"] > 0 and report["label"].startswith("simulated (") and report["stages"]["rank"]


@pytest.mark.parametrize("full_name", MEASURED.values())
def test_explore_takes_a_rung_of_any_family(full_name, call_a2a, monkeypatch):
    kind = families.find(full_name)
    first = kind.all_situations()[:1]
    monkeypatch.setattr(kind, "all_situations", lambda: first)
    listed = json.loads(call_a2a("explore", full_name, "--list", "--json").out)
    assert {row["name"]: row["kind"] for row in listed} == {variant.name: variant.kind for variant in kind.variants}
    report = json.loads(call_a2a("explore", full_name, "--schedules", "1", "--json").out)
    assert report["seeds"] == 1 and report["failed"] == 0 and report["races"] == []


@pytest.mark.parametrize("full_name", MEASURED.values())
def test_ladder_takes_a_rung_of_any_family(full_name, call_a2a):
    family, _, name = full_name.partition("/")
    report = json.loads(call_a2a("ladder", full_name, "--shape", SMALL.get(family, "tiny"), "--world-size", "2", "--json").out)
    step, = report["rungs"]
    assert report["family"] == family and step["rung"] == name and step["us"] > 0 and not step["error"]


@pytest.mark.parametrize("full_name", MEASURED.values())
def test_bench_verifies_a_rung_of_any_family(full_name, call_a2a):
    family, _, name = full_name.partition("/")
    shape = SMALL.get(family, "tiny")
    report = json.loads(call_a2a("bench", "--verify", full_name, "--shape", shape, "--target", "sim", "--world-size", "2", "--json").out)
    assert {row["rung"] for row in report["checks"]} == {name} and all(row["ok"] for row in report["checks"])
    assert len(report["checks"]) > len(families.of(family).hazards(families.of(family).shape(shape), 2))


@pytest.mark.parametrize("first, second", list(zip(MEASURED.values(), [*list(MEASURED.values())[1:], *list(MEASURED.values())[:1]])))
def test_diff_takes_rungs_of_any_two_families(first, second, call_a2a):
    report = json.loads(call_a2a("diff", first, second, "--json").out)
    assert report["kernels"] and report["host"]
    assert "do not differ" in call_a2a("diff", first, first).out


def test_a_ladder_is_of_one_family(call_a2a):
    err = call_a2a("ladder", "slots", "varlen", status=2).err
    assert "a ladder is of one family: gemm_rs/slots and all_to_all/varlen are of two" in err


# ---- an option that a rung cannot honour is refused in a line, never ignored

@pytest.mark.parametrize("arguments, sentence", [
    (["run", "sorted", "--memory", "strict"], "--memory has no effect: sorted is made of PyTorch calls, which are not simulated"),
    (["run", "sorted", "--preset", "h200"], "--preset has no effect: sorted is made of PyTorch calls, which are not simulated"),
    (["run", "sorted", "--analyse"], "--analyse has no effect: sorted is made of PyTorch calls, which are not simulated"),
    (["run", "sorted", "--schedule-seed", "3"], "--schedule-seed has no effect: sorted is made of PyTorch calls"),
    (["run", "sorted", "--trace", "x.pftrace"], "sorted is made of PyTorch calls: it has no kernels, and so no trace"),
    (["run", "sorted", "--variant", "one"], "sorted is made of PyTorch calls: it has no kernels, and so no variants"),
    (["run", "sorted", "--max-seconds", "5"], "--max-seconds has no effect: sorted is made of PyTorch calls"),
    (["run", "token_flags", "--option", "programs=8"], "token_flags takes no option programs"),
    (["run", "slots", "--option", "pieces=4"], "slots takes no option pieces"),
    (["run", "megakernel", "--option", "colour=1"], "megakernel takes no option colour; it takes programs, log, barrier, combine"),
    (["run", "sorted", "--processes", "2", "--option", "identify=1"], "--option is for a rung in one process"),
    (["run", "slots", "--processes", "2"], "slots is made of kernels: --processes is for rungs made of PyTorch calls"),
    (["run", "two_level", "--target", "cuda"], "two_level runs on a simulated cluster of 2 nodes: an even --world-size"),
    (["explore", "sorted"], "sorted is made of PyTorch calls and has no kernels: it has no schedules to explore"),
    (["bench", "sorted", "--target", "sim", "--world-size", "2"], "sorted is made of PyTorch calls: it has no kernels or copies"),
])
def test_what_a_rung_cannot_honour_is_refused_in_a_line(arguments, sentence, call_a2a):
    refusal = call_a2a(*arguments, status=2)
    assert sentence in refusal.err and len(refusal.err.splitlines()) == 1 and not refusal.out


WRONG_VALUES = {int: (1.5, True, -2), bool: (2, -1, "yes"), str: (1, "", True)}
# One rung for each option of a family: options that rungs share are read in one place.
OPTIONS = list({(full.partition("/")[0], option.name, option.accepted): (full, option)
                for full in ALL for option in families.find(full).accepted_options().values()}.values())


@pytest.mark.parametrize("full_name, option", OPTIONS, ids=lambda of: of if isinstance(of, str) else of.name)
def test_a_wrong_value_of_an_option_is_refused_in_a_line(full_name, option, monkeypatch, call_a2a):
    """It names the option and says what it takes, before there is a node."""
    monkeypatch.setattr("a2a_lib.lab.run.node_for", lambda *_, **__: pytest.fail("the work began"))
    line, = call_a2a("run", full_name, "--option", f"{option.name}=TEXT", status=2).err.splitlines()
    assert f": option {option.name}=TEXT: {option.name} takes {option.accepted}" in line
    for value in WRONG_VALUES[option.kind]:
        with pytest.raises(ValueError, match=f"option {option.name}={value}"):
            families.find(full_name).read_options({option.name: value})


def test_every_word_of_an_option_is_known():
    """An option without a list of words would accept any, and the rung would fail later."""
    assert all(option.choices for _, option in OPTIONS if option.kind is str)


@pytest.mark.parametrize("arguments", [
    ["attention/mesh", "members=1", "teams=1", "heap_memory=finegrained"],
    ["moe_layer/megakernel", "barrier=all", "sort=0", "down_lag=-1", "scatter_lag=-1", "tail_tasks=0"],
    ["all_reduce/quantized", "code=fp8", "in_place=1"], ["layer/expert_parallel", "experts=none", "block_size=1"],
], ids=lambda arguments: arguments[0])
def test_right_values_of_options_reach_the_rung(arguments, call_a2a):
    call_a2a("run", arguments[0], "--world-size", "2", "--option", *arguments[1:])


@pytest.mark.parametrize("full_name", [full for full in ALL if families.find(full).needs_node])
def test_a_rung_is_gone_when_nobody_holds_it(full_name):
    """Otherwise its memory stays until Python collects garbage. Then later buffers get other addresses and other simulated times."""
    kind = families.find(full_name)
    gc.disable()
    try:
        with node_for(kind, "sim", 4 if kind.on_cluster else 2, name="small", seed=0) as node:
            rung = kind(node, kind.family.default_shape)
            held = weakref.ref(rung)
            rung.close()
            del rung
            assert held() is None
    finally:
        gc.enable()
