"""A rung is three files and one line: a small one of the test's own is seen by everything that knows rungs."""
import json
import sys

import pytest

import a2a_lib as a2a
from a2a_lib import all_to_all as alltoall
from a2a_lib import cli, toolchain
from a2a_lib.kernels.all_to_all import AllToAll, designs, measured, mutate, rungs
from a2a_lib.kernels.all_to_all.family import FAMILY
from a2a_lib.kernels.rung.hip_rung import HipRung
from a2a_lib.lab.bench import prepare, run

KERNELS = """// own: the rows of an expert are sent from the last to the first. The other kernels are token_flags'.
#include "a2a/a2a.h"
using namespace a2a;

struct Origin { int rank, flat; };

extern "C" __global__ __launch_bounds__(1024) void combine_send(
    World world, Shape shape, const half_t* expert_y, const uint32_t* expert_count, const Origin* expert_origin,
    half_t* reply, uint32_t* reply_flags) {
  for (int e = 0; e < shape.experts; ++e)
    for (int row = expert_count[e] - 1 - wave_in_grid(); row >= 0; row -= waves_in_grid()) {
      const int64_t from = (int64_t)e * shape.capacity + row;
      const int peer = broadcast(expert_origin[from].rank), flat = broadcast(expert_origin[from].flat);
      copy_row(world.at(reply + (int64_t)flat * shape.dim, peer), expert_y + from * shape.dim, shape.row_bytes());
      wave_barrier();
      if (lane_id() == 0) signal<Order::release, Scope::system>(world.at(reply_flags + flat, peer), world.epoch);
    }
}
"""
HOST = '''"""`own`: rows of an expert from its last to its first."""
from a2a_lib.kernels.all_to_all.hip import HipAllToAll
from a2a_lib.kernels.all_to_all.token_flags import TokenFlags

from .own_variants import VARIANTS


class Own(HipAllToAll):
    """A rung of a test."""

    name = "own"
    idea = "rows of an expert from its last to its first"
    takes_from = ("token_flags",)
    stages, buffers, variants = TokenFlags.stages, TokenFlags.buffers, VARIANTS
'''
VARIANTS = '''from a2a_lib.kernels.rung.variants import Mutation, Variant, swap

VARIANTS = (
    Variant("forwards", "from the first to the last",
            (("row = expert_count[e] - 1 - wave_in_grid(); row >= 0; row -= waves_in_grid()",
              "row = wave_in_grid(); row < (int)expert_count[e]; row += waves_in_grid()"),)),
    Mutation("release-dropped-reply", "a reply's flag is set with a relaxed store",
             swap("release", "release", "relaxed")),
)
'''


@pytest.fixture
def own(tmp_path, monkeypatch):
    """Three files and a line of the registry. token_flags.hip stands beside them, as in the package."""
    for name, text in (("own.hip", KERNELS), ("own.py", HOST), ("own_variants.py", VARIANTS)):
        (tmp_path / name).write_text(text)
    (tmp_path / "token_flags.hip").write_text(rungs["token_flags"].SOURCE.read_text())
    monkeypatch.setattr(alltoall, "__path__", [*alltoall.__path__, str(tmp_path)])
    monkeypatch.setitem(FAMILY.registry, "own", ".own:Own")
    yield "own"
    for name in ("own", "own_variants"):
        sys.modules.pop(f"{alltoall.__name__}.{name}", None)


def test_it_is_a_rung_like_the_others(own):
    """All that knows rungs finds it. What commands do with a rung that they find: tests/rung."""
    assert list(rungs)[-1] == own and own in measured() and alltoall.Own is rungs[own]
    assert rungs[own].STAGES == rungs["token_flags"].STAGES and f"all_to_all/{own}" in run.choose(None)
    assert [file.name for file in prepare.sources([own])][-2:] == ["own.hip", "token_flags.hip"]
    assert "row = wave_in_grid()" in designs.diff(own, "forwards") and designs.texts(own).keys() == {"forwards"}
    assert "relaxed" in mutate.source(own, "release-dropped-reply") and own in mutate.mutations
    with a2a.Node(4, name="small") as node:
        problem = a2a.Problem.random("tiny", world_size=4, seed=3)
        outputs = alltoall.Own(node, "tiny", blocks=3)(problem)
        problem.check(outputs)
        forwards = alltoall.Own(node, "tiny", blocks=3, variant="forwards")
        assert all((one == two).all() for one, two in zip(outputs, forwards(problem)))
        problem.check(forwards(problem))


# ---- what holds for all rungs

def test_no_rung_inherits_from_another():
    for name in rungs:
        others = [kind for kind in rungs[name].__mro__[1:] if getattr(kind, "name", "")]
        assert not others, f"{name} inherits from {others}"
        assert rungs[name].name == name and issubclass(rungs[name], AllToAll)


def test_every_kernel_has_the_arguments_that_its_stage_passes():
    for name in rungs:
        if not issubclass(rungs[name], HipRung):
            continue
        modules = [toolchain.compile(file).kernels for file in rungs[name].files()]
        known = {"world", "shape", "x", "topk_ids", "topk_weights", "out"}
        for stage in rungs[name].stages:
            kernel = next(kernels[stage.kernel] for kernels in modules if stage.kernel in kernels)
            assert [arg.name for arg in kernel.args] == stage.arguments.split(), f"{name}, {stage.kernel}"
            assert len(kernel.args) <= 14
            known |= set(stage.arguments.split())


def test_profiled_runs_by_its_name_and_is_no_step_of_the_ladder(capsys):
    assert "profiled" in rungs and "profiled" not in measured()
    assert cli.main(["run", "profiled", "--shape", "tiny", "--world-size", "2", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["correct"]
    assert "all_to_all/profiled" not in run.choose(None) and run.choose(["profiled"]) == ["all_to_all/profiled"]


def test_names_are_listed_after_the_rung_sorted_was_used():
    """The rung's module `sorted` has the name of the function that sorts names."""
    assert a2a.all_to_all.rungs["sorted"]
    assert {"TokenFlags", "best", "Sorted"} <= set(dir(a2a.all_to_all))
    with pytest.raises(KeyError, match="no rung is called 'teleport'"):
        rungs["teleport"]
