"""A rung around an operation that models call: it has its own kernels and memory, on each rank."""
from pathlib import Path
from typing import Any

from .accepted import Option, options_of
from .calls import Call, Stage
from .kernel_rung import KernelRung
from .variants import texts_of_file


class OperationRung(KernelRung):
    """A rung whose calls are those of an operation with a source of its own. The class says SOURCE, the file of its kernels;
    a variant changes its text. source: other kernels, a path, HIP text or a module. options: of the operation."""

    SOURCE: Path

    def __init__(self, node=None, shape=None, *, variant: str | None = None, source=None, **options: Any):
        super().__init__(node, shape)
        self._variant, self._options = self.find_variant(variant) or self._variant, options
        if source is None and self._variant.changes:
            source = self._variant.apply(self.SOURCE.read_text(encoding="utf-8"))
        self.make(source, **options)

    def make(self, source, **options: Any) -> None:
        """Makes the operation on the driven ranks. source: None for its own kernels."""
        raise NotImplementedError

    @classmethod
    def files(cls) -> list[Path]:
        return [cls.SOURCE]

    @classmethod
    def kernel_texts(cls) -> dict[str, str]:
        return texts_of_file(cls.SOURCE)

    @classmethod
    def accepted_options(cls) -> dict[str, Option]:
        return options_of([cls.make], cls.choices, cls.least)

    def options(self) -> dict[str, Any]:
        return self._options | {"variant": self.variant}

    def run_in(self, streams: list) -> None:
        self._require_idle(getattr(self, "streams", streams))
        self.streams = streams

    def start(self, stage: str | Stage, call: Call) -> None:
        with self._or_failed():
            for i in range(len(self.node.ranks)):
                self.start_on(i, call)

    def start_on(self, i: int, call: Call) -> None:
        """Starts a call on the i-th driven rank."""
        raise NotImplementedError
