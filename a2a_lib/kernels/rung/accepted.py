"""Options of rungs: which a class takes, of what type, and which values are accepted."""
import inspect
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

TYPES = {"int": int, "bool": bool, "str": str, "float": float}
OTHERS = ("world_size", "variant", "source")  # arguments of rungs that are no options


@dataclass(frozen=True)
class Option:
    """An option that takes a number or a word. least: of a number. choices: all words that are accepted, () for any.
    optional: None is accepted, too, and means the default."""

    name: str
    kind: type
    least: int = 1
    choices: tuple[str, ...] = ()
    optional: bool = False

    @property
    def accepted(self) -> str:
        """Says which values are accepted."""
        if self.kind is bool:
            return "0 or 1"
        if self.kind is int:
            return f"a whole number from {self.least} on"
        if self.choices:
            return f"one of {', '.join(self.choices)}"
        return "a number" if self.kind is float else "a word"

    def read(self, value: Any) -> Any:
        """The value in the option's type. Raises ValueError for one that is not accepted."""
        right = self.optional and value is None
        if self.kind is bool:
            right |= value in (0, 1) and isinstance(value, int)
        elif self.kind is int:
            right |= isinstance(value, int) and not isinstance(value, bool) and value >= self.least
        elif self.kind is float:
            right |= isinstance(value, (int, float)) and not isinstance(value, bool)
        else:
            right |= isinstance(value, str) and (not self.choices or value in self.choices)
        if not right:
            raise ValueError(f"option {self.name}={value}: {self.name} takes {self.accepted}")
        return value if value is None else self.kind(value)


def option(name: str, default: Any, choices: Mapping[str, tuple[str, ...]], least: Mapping[str, int],
           kinds: Iterable[str] = ()) -> Option | None:
    """The option for an argument; None for an argument that takes neither a number nor a word. choices, least: by name. A number's
    least is otherwise 1, or its default where that is less. kinds: the names in the argument's annotation."""
    kinds = set(kinds)
    named = [TYPES[kind] for kind in kinds if kind in TYPES]
    kind = named[0] if named and kinds <= {*TYPES, "None"} else type(default)
    if kind not in TYPES.values():
        return None
    usual = min(1, default) if kind is int and isinstance(default, int) else 1
    return Option(name, kind, least.get(name, usual), choices.get(name, ()), default is None)


def options_of(functions: Iterable[Any], choices: Mapping[str, tuple[str, ...]], least: Mapping[str, int]) -> dict[str, Option]:
    """The options among the keyword arguments of these functions. None in the place of a function: none."""
    options: dict[str, Option] = {}
    for function in filter(inspect.isfunction, functions):
        for name, parameter in inspect.signature(function).parameters.items():
            if parameter.kind is parameter.KEYWORD_ONLY and name not in OTHERS and name not in options:
                kind = parameter.annotation
                kinds = (kind.__name__ if isinstance(kind, type) else str(kind)).replace("|", " ").split()
                if accepted := option(name, parameter.default, choices, least, kinds):
                    options[name] = accepted
    return options
