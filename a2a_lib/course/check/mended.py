"""The check of every exhibit of the museum: a kernel that is to be mended."""

from ..museum import EXHIBITS
from ..museum.judge import SCHEDULES, judge
from ..museum.looks import score
from .cases import small


def mended(trial, name: str, source, *kernels: str) -> None:
    """Judges `source` as the mended kernels of the exhibit `name`; see `museum.judge`."""
    exhibit, source = EXHIBITS[name], getattr(source, "module", source)
    trial.case(f"{sum(SCHEDULES.values())} schedules in the memory modes {', '.join(SCHEDULES)}")
    with small() as node:
        module = trial.module(node, source, *kernels).module
    verdict = judge(exhibit, module)
    if not verdict.ok:
        trial.fail(place=verdict.case, cause=verdict.text)
    stage = exhibit.stage(module)
    trial.node, mark = stage.node, stage.node.mark()
    exhibit.run(stage)
    trial.since(mark)
    trial.facts["looks"] = score(name)
