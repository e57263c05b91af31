"""The arguments of a Triton function: names, types, hints."""
import inspect
from collections.abc import Callable, Mapping
from dataclasses import dataclass

# Triton's names of scalar types -> bytes and kind.
SCALARS = {"i1": (1, "int"), "i8": (1, "int"), "u8": (1, "int"), "i16": (2, "int"), "u16": (2, "int"),
           "i32": (4, "int"), "u32": (4, "int"), "i64": (8, "int"), "u64": (8, "int"), "fp32": (4, "float"),
           "fp64": (8, "float")}
_POINTED = {*SCALARS, "fp16", "bf16", "fp8e4nv", "fp8e5", "fp8e4b8", "fp8e5b16"}


@dataclass(frozen=True)
class Parameter:
    """One argument of a launch. type: "*fp16", "i32". hint: 0, 16 (a multiple of it) or 1 (it is 1, and no
    argument)."""

    name: str
    type: str
    hint: int = 0

    @property
    def kind(self) -> str:
        return "pointer" if self.type.startswith("*") else SCALARS[self.type][1]

    @property
    def arg_type(self) -> str:
        """The argument's `Arg.type`."""
        return "bool" if self.type == "i1" else ""

    @property
    def size(self) -> int:
        """Bytes among the kernel's arguments."""
        return 8 if self.type.startswith("*") else SCALARS[self.type][0]

    @property
    def is_one(self) -> bool:
        return self.hint == 1

    @property
    def is_multiple(self) -> bool:
        return self.hint == 16


def parameters(fn: Callable, signature: str | Mapping[str, str], constants: Mapping[str, object]) -> list[Parameter]:
    """The arguments of a launch, in order. fn: a plain function; its `tl.constexpr`s are `constants`. Raises TypeError
    if they do not fit together."""
    names = list(inspect.signature(fn).parameters)
    if unknown := [name for name in constants if name not in names]:
        raise TypeError(f"{fn.__name__} has no parameter {unknown[0]!r}; it has {', '.join(names)}")
    passed = [name for name in names if name not in constants]
    if isinstance(signature, str):
        types = [text.strip() for text in signature.split(",")] if signature.strip() else []
    else:
        if extra := [name for name in signature if name not in passed]:
            raise TypeError(f"{fn.__name__}: {extra[0]!r} is no argument of a launch; those are {', '.join(passed)}")
        types = [signature[name] for name in passed if name in signature]
        passed = [name for name in passed if name in signature] + [name for name in passed if name not in signature]
    if len(types) != len(passed):
        raise TypeError(f"{fn.__name__}: {len(types)} types for {len(passed)} arguments ({', '.join(passed)}). A "
                        "`tl.constexpr` gets its value by name: `compile_function(fn, ..., BLOCK=64)`")
    return [_parameter(fn.__name__, name, text) for name, text in zip(passed, types)]


def _parameter(function: str, name: str, text: str) -> Parameter:
    type_, _, hint = text.replace(" ", "").partition(":")
    if type_.removeprefix("*") not in (_POINTED if type_.startswith("*") else SCALARS):
        raise TypeError(f"{function}, {name}: {text!r} is no type: {', '.join(SCALARS)}, or a pointer as *fp16")
    if hint not in ("", "1", "16") or hint == "1" and type_.startswith("*"):
        raise TypeError(f"{function}, {name}: {text!r}: a hint is :16 (a multiple of 16) or, for a number, :1")
    return Parameter(name, type_, int(hint or 0))
