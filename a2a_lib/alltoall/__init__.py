"""The ladder's host side: one small file per rung, behind one interface (`AllToAll`).

`rungs` maps the name of a rung to its class and imports it when asked: `rungs["sorted"]`. The classes are attributes
of this package too: `alltoall.Sorted`.
"""

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec

from ..rungs.base import AllToAll

_CLASSES = {  # name (also the module's) -> class, in the order of the ladder
    "reference": "Reference",
    "sorted": "Sorted",
    "p2p": "P2P",
    "rank_flags": "RankFlags",
    "token_flags": "TokenFlags",
    "active_tokens": "ActiveTokens",
    "fused_combine": "FusedCombine",
    "no_overheads": "NoOverheads",
    "varlen": "Varlen",
}


class _Rungs(Mapping):
    def __getitem__(self, name: str) -> type[AllToAll]:
        if name not in _CLASSES:
            raise KeyError(f"no rung is called {name!r}; there are {', '.join(self)}")
        return getattr(import_module(f"{__name__}.{name}"), _CLASSES[name])

    def __iter__(self):
        return (name for name in _CLASSES if find_spec(f"{__name__}.{name}") is not None)

    def __len__(self):
        return len(list(iter(self)))

    def __repr__(self):
        return f"rungs({', '.join(self)})"


rungs: Mapping[str, type[AllToAll]] = _Rungs()


def __getattr__(name: str):
    for rung, class_name in _CLASSES.items():
        if class_name == name:
            return rungs[rung]
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__():
    return sorted([*globals(), *_CLASSES.values()])


__all__ = ["AllToAll", "rungs", *_CLASSES.values()]
