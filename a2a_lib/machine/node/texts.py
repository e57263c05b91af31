"""Names of sources without a file."""
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any


class Texts:
    """Names of the texts that a node has loaded: kernel.hip, kernel_2.hip, ... in the order of their first loading. So
    lines of two texts are never lines of one file."""

    def __init__(self) -> None:
        self._names: dict[str, str] = {}

    @contextmanager
    def named(self, source: Any, name: str | None) -> Iterator[str | None]:
        """The name of a source: `name`, else the text's own name, which it keeps if the block raises nothing. None for
        a source that is no text."""
        if name is not None or not isinstance(source, str):
            yield name
            return
        count = len(self._names)
        called = self._names.get(source) or (f"kernel_{count + 1}.hip" if count else "kernel.hip")
        yield called
        self._names[source] = called
