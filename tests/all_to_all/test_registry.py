"""Every rung of the registry keeps these rules. A family of a test's own is seen by everything that knows rungs: tests/rung."""
import json

import pytest

import a2a_lib as a2a
from a2a_lib import cli, toolchain
from a2a_lib.kernels.all_to_all import AllToAll, measured, rungs
from a2a_lib.kernels.rung.hip_rung import HipRung
from a2a_lib.lab.bench import run


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
