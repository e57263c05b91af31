"""Imports the library's modules so that their texts are looked up in a catalogue."""
from __future__ import annotations

import ast
import sys
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader

from . import texts

PACKAGE = __package__.partition(".")[0]


class Loader(SourceFileLoader):
    """Loads a module's source with its texts replaced by calls. Bytecode files stay those of the plain source."""

    def get_code(self, fullname):
        return self.source_to_code(self.get_data(self.path), self.path)

    def source_to_code(self, data, path, *, _optimize=-1):
        tree = ast.parse(data, path)
        texts.translate(tree)
        return compile(tree, path, "exec", dont_inherit=True, optimize=_optimize)


class Finder:
    """Finds the package's own source files."""

    @staticmethod
    def find_spec(fullname, path=None, target=None) -> ModuleSpec | None:
        if not fullname.startswith(f"{PACKAGE}.") or fullname.startswith(__package__):
            return None
        spec = PathFinder.find_spec(fullname, path, target)
        if spec is not None and type(spec.loader) is SourceFileLoader:
            spec.loader = Loader(fullname, spec.origin)
        return spec


def install() -> None:
    sys.meta_path.insert(0, Finder)
