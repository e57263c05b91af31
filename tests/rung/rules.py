"""Rules for every rung of every family. For each broken rule a sentence says what to add, and where."""
from pathlib import Path

from a2a_lib.kernels.rung.hip_rung import HipRung
from a2a_lib.kernels.rung.kernel_rung import KernelRung
from a2a_lib.kernels.rung.operation import OperationRung

LEAST_MUTATIONS = 10


def short(path: Path) -> str:
    """A file as a sentence names it: with its folder."""
    return "/".join(path.parts[-2:])


def lacks(kind: type) -> list[str]:
    """Sentences about what the class of a rung lacks; none where it is complete."""
    return [*_names(kind), *(_kernels(kind) if getattr(kind, "family", None) else ()), *_variants(kind)]


def _names(kind: type) -> list[str]:
    host, family, sentences = short(kind.host_file()), getattr(kind, "family", None), []
    if not kind.idea:
        sentences.append(f"{kind.name} has no idea: say in one sentence of {host}, `idea = ...`, what is new in it")
    if family is None:
        return [*sentences, f"{kind.name} has no family: inherit from the class that the rungs of its family share, or say "
                            f"`family = FAMILY` in {host}"]
    if kind.name not in family.registry:
        place = type(family).__module__.replace(".", "/")
        sentences.append(f"{kind.name} is in no registry: add its line to `registry` in the family's file, {place}.py")
    elif family.rungs[kind.name] is not kind:
        sentences.append(f"{family.name}'s registry leads {kind.name} to another class: {family.registry[kind.name]!r}")
    return sentences


def _kernels(kind: type) -> list[str]:
    host, sentences = short(kind.host_file()), []
    if not issubclass(kind, KernelRung):
        return sentences
    if gone := [file for file in kind.files() if not file.is_file()]:
        return [f"{kind.name} has no kernels in {', '.join(map(short, gone))}: write that file, or name the rungs that its kernels "
                f"come from in `takes_from` of {host}"]
    texts = kind.kernel_texts()
    if lost := [stage.kernel for stage in getattr(kind, "stages", ()) if issubclass(kind, HipRung) and not texts.get(stage.kernel)]:
        sentences.append(f"{kind.name} launches {', '.join(lost)}, which none of {', '.join(map(short, kind.files()))} has: "
                         f"`stages` of {host}")
    if not any(texts.values()):
        sentences.append(f"{kind.name} shows no kernels (`kernel_texts`): `a2a diff` has nothing to compare")
    if not kind.all_situations():
        sentences.append(f"{kind.name} has no situations, so the explorer runs nothing: add them to `situations` of its family, or "
                         f"of {host} if only its own hazards need them")
    return sentences


def _variants(kind: type) -> list[str]:
    names = [variant.name for variant in kind.variants]
    sentences = [f"{kind.name} has two variants {name!r}: rename one" for name in dict.fromkeys(names) if names.count(name) > 1]
    sentences += [f"variant {variant.name!r} of {kind.name} says no `why`" for variant in kind.variants if not variant.why]
    if issubclass(kind, (HipRung, OperationRung)) and all(file.is_file() for file in kind.files()):
        source = kind.files()[0].read_text(encoding="utf-8")
        for variant in kind.variants:
            try:
                variant.apply(source)
            except ValueError as error:
                sentences.append(f"variant {variant.name!r} of {kind.name} changes what is not there: {str(error).splitlines()[0]}")
    return sentences


def lacks_mutations(kind: type) -> list[str]:
    """Sentences on missing mutations: each ladder step with kernels has at least LEAST_MUTATIONS."""
    if not kind.measured or not kind.files() or len(kind.mutations()) >= LEAST_MUTATIONS:
        return []
    where = short(kind.host_file().with_name("variants.py"))
    return [f"{kind.name} has {len(kind.mutations())} mutations, and needs {LEAST_MUTATIONS}: add `Mutation(name, why, changes)` to "
            f"{where}, each a way to break its kernels that a wrong answer, a deadlock or the race detector shows"]
