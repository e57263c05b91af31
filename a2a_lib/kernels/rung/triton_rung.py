"""The Triton body of a rung: kernels of `jit` functions on a persistent grid, with memory that the class lays out."""
from abc import abstractmethod
from pathlib import Path
from types import ModuleType
from typing import Any

import torch

from ...errors import A2AError, DeadlockError, LaunchError
from ...machine.node.heap import SymmetricHeap
from ...machine.node.triton import TritonKernel, load
from ...plurals import quantity
from .calls import Call, Stage
from .kernel_rung import KernelRung
from .triton_variants import functions_in, require_once, texts_of, with_changes
from .waits import who_sets

POINTERS = {torch.float16: "*fp16", torch.bfloat16: "*bf16", torch.float32: "*fp32"}  # dtype -> its type in a signature


class TritonRung(KernelRung):
    """A rung whose kernels are Triton functions. The class says, besides what a `Rung` says,

        modules   the modules whose functions its kernels are made of: what its variants change
        kernel_functions   {name: function} of what it launches, for `a2a diff` and variants
        indices   {flag buffer: names of its indices}; "source" is the rank that sets it
        counters  names of further buffers that are zero before the first call
        bring     brings a problem's inputs to the ranks
        start_on  starts a call on one rank

    and lays out its memory in `__init__`: `self.main`, a stream per driven rank in which its calls run one after the other,
    `self.heap`, and what it likes. The input stays where `write` puts it, so that calls in flight have one problem:

        rung.write(problem); rung.launch(); rung.launch(); outputs = rung.read()

    node, shape: see `Rung`. variant: the name of a variant. source: a Python text with `jit` functions that take the place of
    those of their names. Errors: those of `KernelRung`; LaunchError if programs that wait
    for one another do not fit; MissingTritonError where Triton is needed and missing.
    """

    one_input = True
    most_calls = 1 << 16  # counters may grow by thousands with each call
    counters: tuple[str, ...] = ()
    modules: tuple[ModuleType, ...] = ()
    kernel_functions: dict[str, Any] = {}
    indices: dict[str, tuple[str, ...]] = {}
    heap: SymmetricHeap
    main: list
    _last: Call | None = None

    def __new__(cls, node=None, shape=None, **options):
        rung = super().__new__(cls)
        rung._given = options
        return rung

    def __init__(self, node=None, shape=None, *, variant: str | None = None, source: str | None = None):
        super().__init__(node, shape)
        self._variant, self._instead = self.find_variant(variant) or self._variant, functions_in(source or "")
        if unknown := [name for name in self._instead if name not in self.kernel_texts()]:
            raise LaunchError(f"this source has {', '.join(unknown)}, of which {self.name} knows nothing; its functions are "
                              f"{', '.join(self.kernel_texts())}")
        if self._variant.changes:
            require_once(self.kernel_functions, self.modules, self._variant.changes)

    @classmethod
    def files(cls):
        return [Path(module.__file__) for module in cls.modules]

    @classmethod
    def kernel_texts(cls) -> dict[str, str]:
        texts: dict[str, str] = {}
        for kernel in cls.kernel_functions.values():
            texts |= texts_of(kernel, cls.modules)
        return texts

    def load(self, function: Any, signature: str, **constants: Any) -> TritonKernel:
        """A kernel compiled for the node, with what the variant changes in it. constants: as of `node.triton.load`."""
        return load(self.node, self.changed(function), signature, **constants)

    def changed(self, function: Any) -> Any:
        """A function with what the variant changes in it; itself where that is nothing."""
        if self._variant.changes or self._instead:
            return with_changes(function, self.modules, self._variant.changes, self._instead)
        return function

    def fit_programs(self, kernel: TritonKernel, programs: int | None, most: int) -> int:
        """Blocks of the persistent grid: `programs`, or as many as run at once, at most `most`. LaunchError where so many
        do not fit at once."""
        room = min(kernel.resident_blocks(rank) for rank in self.node.ranks)
        programs = programs or min(room, most)
        if not 1 <= programs <= room:
            raise LaunchError(f"{self.name}: {quantity(programs, 'program')}, but they wait for one another and {room} fit at "
                              "once")
        return programs

    def alloc_flags(self, name: str, *extents: int) -> list:
        """Flags of 32 bits in the symmetric heap, all zero: a buffer per driven rank."""
        flags = self.heap.alloc(name, extents, torch.int32)
        for buffer in flags:
            buffer.zero_()
        return flags

    @abstractmethod
    def bring(self, problem) -> None:
        """Inputs to the ranks."""

    def write(self, problem) -> None:
        """Writes the inputs of calls without a problem. All ranks have them when this returns. Raises A2AError for a problem that does
        not fit."""
        self.check_input(problem)
        self.bring(problem)
        self.meet()  # what is brought may be in flight on other streams than the calls'

    def meet(self) -> None:
        """Waits until every rank has its inputs."""
        self.node.synchronize()
        self.node.gather({rank.index: None for rank in self.node.ranks})

    def renew(self) -> None:
        self.meet()
        for name in (*self.indices, *self.counters):
            for buffer in self.buffers_of(name):
                buffer.zero_()
        self.meet()

    def buffers_of(self, name: str) -> list:
        """The buffers of that name, one per driven rank."""
        return getattr(self, name)

    @abstractmethod
    def start_on(self, i: int) -> None:
        """Starts call number `self.epoch` on the i-th driven rank and returns at once."""

    @abstractmethod
    def outputs(self) -> list[torch.Tensor]:
        """The latest call's outputs, copied from the ranks: one CPU tensor per driven rank."""

    def _upload(self, problem) -> Call:
        self.check_input(problem)
        self._before_number()
        self.bring(problem)
        self.meet()  # peers write here
        if self._variant.prepare:
            self._variant.prepare(self)
        self._mark = self.node.mark()
        return Call()

    def start(self, stage: str | Stage, call: Call) -> None:
        latest, self.epoch = self.epoch, call.epoch  # calls may be numbered before the first of them starts
        with self.node.together(), self._or_failed():
            for i in range(len(self.node.ranks)):
                self.start_on(i)
        self.epoch = latest

    def launch(self, problem=None) -> Call:
        """Starts a call on all driven ranks and returns at once; without a problem, with the input that is there."""
        self._last = super().launch(problem) if problem is not None else self._number(Call())
        if problem is None:
            self.start_call(self._last)
        return self._last

    def read(self) -> list[torch.Tensor]:
        """The outputs of the last call, after waiting for it. DeadlockError names who should have set which flag."""
        return self.result(self._last or Call())

    def read_outputs(self, call: Call) -> list[torch.Tensor]:
        return self.outputs()

    @property
    def number_text(self) -> str:
        """The value that a flag is to hold."""
        return f"{self.epoch}, this call's number, or more"

    def explain(self, error: A2AError) -> str:
        return who_sets(self.indices, self.number_text, error) if isinstance(error, DeadlockError) else ""

    def run_in(self, streams: list) -> None:
        self._require_idle(self.main)
        self.main = streams

    def grid_facts(self) -> dict[str, Any]:
        """{"programs"}: blocks of the persistent grid."""
        return {"programs": self.programs}

    def options(self) -> dict[str, Any]:
        return dict(self._given)

    def close(self) -> None:
        self.node.synchronize()
        self.heap.close()
