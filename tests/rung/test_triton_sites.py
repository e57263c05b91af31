"""The Triton kernels with one place changed, each noticed: by a wrong answer, a deadlock, a fault, or the race detector. Mutants
that are the same program for every run are proved equal, in EQUAL.

Rules broken by name: the mutations of the rungs (test_mutations.py)."""
import pytest
from triton_sites import SITES, UNEVEN, Site
from triton_tools import need_triton

from a2a_lib import families
from a2a_lib.errors import A2AError, LaunchError
from a2a_lib.lab.explore import situation_of
from a2a_lib.machine.toolchain.compilers import CompileError, MissingTritonError

need_triton()

SCHEDULES = 24  # until a change shows
UNTRIED = (CompileError, MissingTritonError, LaunchError)  # of mutants that never ran
EQUAL = {  # (function, what stands there instead) -> the proof
    ("first_tile", "(chunk + tiles) % programs"):
        "The first tiles of the programs are still all different. Only who computes which tile changes.",
    ("pull_and_multiply", "epoch, program"):
        "Programs are counted modulo their number. Only who computes which tile changes.",
    ("push_rows", "distance"): "Every peer still comes once. Only their order changes.",
    ("pull_rows", "pass"):
        "`write` meets all ranks when the rows are there, before any call. The wait serves rows that a stream writes.",
    ("place_choices", "(other <= least)"):
        "A token chooses an expert once, so `other` equals `least` for the same choice alone, whose slot is already there.",
    ("make_plan", "part == parts - 1"): "Exactly one part lays out, and it waits for all parts that have counted.",
    ("up_and_gate", ""): "`see_stores` is no instruction on AMD GPUs: all instructions are the same.",
    ("draw_task", 'draw, 1, sem="relaxed", scope="cta"'): "gfx942 has one instruction for both scopes: all instructions are the same.",
}


def kind_of(site):
    family, name = site.rung.split("/")
    return families.of(family).rungs[name]


def changed(site):
    """The function's text with the change."""
    text = kind_of(site).kernel_texts()[site.function]
    assert text.count(site.old) == 1, f"{site} stands there {text.count(site.old)} times"
    return text.replace(site.old, site.new)


def situations_of(site):
    kind = kind_of(site)
    situations = kind.family.situations if site.variant else kind.all_situations()  # a rung's own turn switches themselves
    return (*situations, UNEVEN) if kind.family.name == "moe_layer" else situations


def noticed(site, text, seed, races):
    """Whether one schedule in strict mode goes wrong, or has a race. text: functions instead of the rung's own."""
    kind = kind_of(site)
    situations = situations_of(site)
    situation = situations[situation_of(seed, len(situations))]
    with situation.node("strict", seed, max_events=1, races=races) as node:
        try:
            situation.run(node, kind, seed, site.variant, text)
        except UNTRIED:
            raise
        except (A2AError, AssertionError):
            return True
        return races and len(node.races) > 0


def revealing_schedule(site, text):
    """The schedule that shows it, first of those under the race detector; None if none does."""
    count = len(situations_of(site))
    shown = (seed for races, seeds in ((True, count), (False, SCHEDULES)) for seed in range(seeds)
             if noticed(site, text, seed, races))
    return next(shown, None)


def test_sites_are_many_and_all_different():
    assert len(SITES) >= 60 and len(set(SITES)) == len(SITES)
    assert set(EQUAL) <= {(site.function, site.new) for site in SITES}


@pytest.mark.sample(30)
@pytest.mark.parametrize("site", SITES, ids=str)
def test_every_site_is_noticed_or_proved_equal(site):
    assert (revealing_schedule(site, changed(site)) is None) == ((site.function, site.new) in EQUAL)


@pytest.mark.soak
@pytest.mark.parametrize("rung, variant", sorted({(site.rung, site.variant) for site in SITES}, key=str))
def test_what_was_not_changed_is_not_noticed(rung, variant):
    assert revealing_schedule(Site(rung, "", "", "", variant), None) is None
