"""`Unusable` stands for a name whose cell failed. Else the name would keep its object of the run before, and a check would pass that."""
import ast
import re

from ..errors import A2AError

_DEFINED = re.compile(r"^(?:@.*\n)*(?:async )?(?:def|class) +(\w+)", re.M)


class NotRunError(A2AError):
    """Use of a name whose cell failed."""


class Unusable:
    """Every use raises NotRunError with `text`."""

    def __init__(self, name: str, what: str):
        self.__dict__["text"] = f"the cell that defines {name} {what}: there is no {name} to use. Mend that cell and run it again"

    def _refuse(self, *_, **__):
        raise NotRunError(self.__dict__["text"])

    def __getattr__(self, name: str):
        if name.startswith("_"):  # what IPython, copy and pickle ask of any object
            raise AttributeError(name)
        self._refuse()

    __call__ = __getitem__ = __iter__ = __len__ = __setattr__ = _refuse

    def __repr__(self) -> str:
        return f"<{self.__dict__['text']}>"


def defined_by(cell: str) -> list[str]:
    """Names of the functions and classes that a cell defines at its top, whether it can be parsed or not."""
    try:
        return [node.name for node in ast.parse(cell).body if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef)]
    except SyntaxError:
        return _DEFINED.findall(cell)


def unbind(namespace: dict, before: dict, cell: str, what: str) -> None:
    """Binds the functions and classes of a cell that failed to `Unusable`, but those that it had defined anew. before: the
    namespace's values of these names when the cell began."""
    for name in defined_by(cell):
        if namespace.get(name) is before.get(name):
            namespace[name] = Unusable(name, what)
