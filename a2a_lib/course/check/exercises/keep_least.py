"""Lesson 19, exercise 4, open and scored: keep_least(tensors, needed) -> names to keep for the backward pass.

The least is proved by trying every set of names.
"""

from ..trial import exercise

# name -> (KiB, inputs, whether it comes over a link), in the order of computation; what backward needs
CASES = (
    ("SwiGLU experts", {"x": (16, (), False), "rows": (32, ("x",), True), "gate_up": (128, ("rows",), False),
                        "act": (64, ("gate_up",), False), "y": (32, ("act",), False)}, ("rows", "gate_up", "act", "y")),
    ("rows in fp8", {"x": (16, (), False), "rows8": (18, ("x",), True), "rows": (32, ("rows8",), False), "gate_up": (128, ("rows",), False),
                     "act": (64, ("gate_up",), False), "y": (32, ("act",), False)}, ("rows", "gate_up", "act", "y")),
    ("a frozen first matrix", {"x": (16, (), False), "rows": (96, ("x",), True), "act": (24, ("rows",), False), "y": (96, ("act",), False)},
     ("act", "y")),
    ("a shared expert", {"x": (16, (), False), "rows": (32, ("x",), True), "y": (32, ("rows",), False), "act": (48, ("x",), False),
                         "shared": (16, ("act",), False), "back": (16, ("y",), True), "out": (16, ("shared", "back"), False)},
     ("rows", "y", "act", "out")),
    ("two sources, one sum", {"a": (30, (), False), "b": (30, ("a",), True), "sum": (20, ("a", "b"), False), "norm": (20, ("sum",), False),
                              "gate": (5, ("b",), False), "y": (20, ("norm", "gate"), False)}, ("sum", "norm", "y")),
    ("a latent from which all follows", {"x": (48, (), False), "latent": (16, ("x",), False), "up": (16, ("latent",), False),
                                         "q": (8, ("latent",), False), "k": (8, ("latent",), False), "act": (32, ("k", "up"), False),
                                         "v": (12, ("latent",), False)}, ("q", "act", "v")),  # whoever drops one after the other keeps 44
)


def drawn(draw, n: int = 8) -> tuple:
    """A layer of n tensors: each comes from one or two before it, a quarter of them over a link."""
    names, tensors = [f"t{i}" for i in range(n)], {}
    for i, name in enumerate(names):
        inputs = tuple(sorted(draw.sample(names[:i], min(i, draw.randint(1, 2)))))
        tensors[name] = (draw.randint(4, 40), inputs, bool(inputs) and draw.random() < 0.25)
    return f"{n} tensors, drawn", tensors, tuple(sorted(draw.sample(names[2:], 4)))


@exercise("19_the_way_back.ipynb", "exercise-4")
def keep_least(trial, function):
    """function(tensors, needed) -> a set of names. tensors: {name: (KiB, inputs, over_link)}, in the order of computation."""
    yours = least = 0
    for text, tensors, needed in (*CASES, drawn(trial.draw), drawn(trial.draw)):
        trial.case(text)
        with trial.patient():
            names = trial.call(function, dict(tensors), list(needed))
        with trial.form("the function returns a set of names"):
            names = set(names)
        if unknown := [name for name in names if name not in tensors]:
            trial.fail(expected="names of tensors", got=repr(unknown[0])[:40], cause=f"the tensors are {', '.join(tensors)}")
        missing = [name for name in needed if name not in computable(tensors, names)]
        if missing:
            trial.fail(place=missing[0], expected="kept, or computed again from what is kept",
                       got=f"kept: {', '.join(sorted(names)) or 'nothing'}", cause=_cause(tensors, names, missing[0]))
        yours, least = yours + size(tensors, names), least + fewest(tensors, needed)
    return trial.goal(float(yours), float(least), float(least), unit="KiB", label="counted", note="kept for backward, all cases",
                      idea="Is a tensor kept that others give back? Is there a smaller one from which everything follows?")


def computable(tensors, kept, links: bool = False) -> set:
    """All tensors that can be had from those kept. links: also over links."""
    have = set(kept)
    for name, (_, inputs, over_link) in tensors.items():
        if inputs and have.issuperset(inputs) and (links or not over_link):
            have.add(name)
    return have


def size(tensors, names) -> int:
    """KiB of these tensors."""
    return sum(tensors[name][0] for name in names)


def fewest(tensors, needed) -> int:
    """The least KiB to keep, by trying every set."""
    names = list(tensors)
    sets = ({name for n, name in enumerate(names) if mask >> n & 1} for mask in range(2 ** len(names)))
    return min(size(tensors, kept) for kept in sets if computable(tensors, kept).issuperset(needed))


def _cause(tensors, names, missing) -> str:
    if missing in computable(tensors, names, links=True):
        return "it could only be computed again by sending something over a link a second time"
    if not names:
        return "nothing is kept, so nothing can be computed again"
    return f"it comes from {', '.join(tensors[missing][1]) or 'outside of the layer'}, and not all of that can be had from what is kept"
