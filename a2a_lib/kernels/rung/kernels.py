"""The kernels of a rung: which files they come from, how many blocks of them are launched, and its variants."""
from __future__ import annotations

import re
import sys
from pathlib import Path

from ...errors import LaunchError
from ...plurals import quantity
from . import grids
from .calls import NewOutputs, Stage
from .kernel_rung import KernelRung
from .variants import Variant
from .waits import Flag

_KERNEL = re.compile(r"__global__[^;{]*?\bvoid\s+(\w+)\s*\(")
_TEXT = re.compile(r'^extern "C" __global__[^;{]*?void\s+(\w+)\s*\([^{]*\{.*?^\}$', re.MULTILINE | re.DOTALL)


class Kernels(KernelRung):
    """A rung made of HIP kernels: its declarations (see `HipRung`), its loaded kernels, and their grids."""

    SOURCE: Path
    STAGES: tuple[str, ...]
    takes_from: tuple[str, ...] = ()
    own_options: tuple[str, ...] = ()  # arguments besides blocks, waves and variant, which are attributes, too
    buffers: tuple = ()
    shares: tuple[float, ...] = ()
    shares_to_try: tuple[tuple[float, ...], ...] = ()
    outputs_of = NewOutputs
    heap_memory = "finegrained"
    usual_waves = grids.waves
    usual_blocks = grids.as_many_as_run

    def __init_subclass__(cls, **options):
        if "name" in vars(cls) and "SOURCE" not in vars(cls):
            cls.SOURCE = Path(sys.modules[cls.__module__].__file__).with_name(f"{cls.name}.hip")
        super().__init_subclass__(**options)
        cls.STAGES = tuple(stage.kernel for stage in getattr(cls, "stages", ()))

    @classmethod
    def files(cls) -> list[Path]:
        """Kernel files: its own, then those it takes kernels from."""
        return [cls.SOURCE, *(cls.SOURCE.with_name(f"{name}.hip") for name in cls.takes_from)]

    @classmethod
    def kernel_texts(cls) -> dict[str, str]:
        own, *others = [texts_of_file(file) for file in cls.files()]
        taken = {name: next((other[name] for other in others if name in other), "") for name in cls.STAGES if name not in own}
        order = {name: place for place, name in enumerate(cls.STAGES)}
        texts = own | taken
        return {name: texts[name] for name in sorted(texts, key=lambda name: order.get(name, -1))}

    @classmethod
    def own_kernels(cls) -> list[str]:
        """The kernels, of those it launches, that its own file has."""
        text = cls.SOURCE.read_text(encoding="utf-8")
        return [name for name in cls.STAGES if name in _KERNEL.findall(text)]

    def _choose(self, variant: str | None, blocks: int | None, waves: int | None, source) -> None:
        """Settles variant, grid and kernels, and that they fit, before there is any memory."""
        waves, usual = self.usual_waves() if waves is None else waves, blocks is None
        blocks = self.usual_blocks(waves) if usual else blocks
        self._check_grid(blocks, waves)
        self.blocks, self.threads = blocks, waves * self.lanes
        self._shares = self.shares
        self._check_sizes()
        self._variant = self.find_variant(variant) or Variant("", "")
        self._load(source)
        if usual:
            self._fit()
        self.require_room()

    def _load(self, source) -> None:
        own, text = self.SOURCE.read_text(encoding="utf-8"), source
        if source is None and self._variant.changes:
            self.module = self.node.load(self._variant.apply(own), name=f"{self.name}-{self._variant.name}.hip",
                                         include_dirs=[self.SOURCE.parent])
        else:
            self.module = self.node.load(self.SOURCE if text is None else text)
        mine = dict(self.module.kernels)
        if source is not None:
            self._require_kernels(mine)
        missing = any(stage.kernel not in mine for stage in self.stages)
        modules = [mine, *(dict(self.node.load(file).kernels) for file in self.files()[1:] if missing)]
        self._kernels = {}
        for stage in self.stages:
            kernel = next((module[stage.kernel] for module in modules if stage.kernel in module), None)
            if kernel is None:
                raise LaunchError(f"{self.name} needs a kernel {stage.kernel}; none of "
                                  f"{', '.join(file.name for file in self.files())} has it")
            self._kernels[stage.kernel] = kernel

    def _check_sizes(self) -> None:
        """ValueError for a shape or number of ranks that its kernels are not written for."""

    def _require_kernels(self, given: dict) -> None:
        """LaunchError if a source lacks a kernel that the rung's own file has, or has one that the rung does not launch."""
        expected = self.own_kernels()
        lacks = [name for name in expected if name not in given]
        unused = [name for name in given if name not in self.STAGES]
        if lacks or unused:
            words = [f"has no kernel {', '.join(lacks)}"] * bool(lacks) + [
                f"has {', '.join(unused)}, which {self.name} does not launch"] * bool(unused)
            raise LaunchError(f"this source {', and '.join(words)}; {self.name} takes {', '.join(expected)} from it")

    @property
    def variant(self) -> str | None:
        """The name of its variant, None for the rung itself."""
        return self._variant.name or None

    def kernel(self, stage: str | Stage):
        """The loaded kernel of a stage."""
        return self._kernels[getattr(stage, "kernel", stage)]

    def use(self, stage: str, kernel) -> None:
        """Launches another loaded kernel, with the same arguments, for a stage from now on. KeyError: no such stage."""
        self._stage(stage)
        self._kernels[stage] = kernel

    def _stage(self, stage: str | Stage) -> Stage:
        if isinstance(stage, Stage):
            return stage
        for known in self.stages:
            if known.kernel == stage:
                return known
        raise KeyError(f"{self.name} has no stage {stage!r}; there are {', '.join(self.STAGES)}")

    def expected(self) -> dict[str, Flag]:
        """Flag buffer -> what its indices are and what a wait wants to see, for reports."""
        return {buffer.name: buffer.flag for buffer in self.buffers if getattr(buffer, "flag", None)}

    def own_arguments(self) -> dict:
        """Arguments of its kernels besides buffers, world and shape, by name."""
        return {}

    # Grids.

    @property
    def roles(self) -> tuple[int, ...]:
        """Blocks of each role but the last, where its blocks have roles (`shares` of the class); all 0 where there are
        fewer blocks than roles."""
        if self.blocks <= len(self._shares):
            return (0,) * len(self._shares)
        blocks, left = [], self.blocks
        for later, share in zip(range(len(self._shares), 0, -1), self._shares):
            blocks.append(max(1, min(round(self.blocks * share), left - later)))
            left -= blocks[-1]
        return tuple(blocks)

    def set_roles(self, *roles: int) -> None:
        """Blocks of each role but the last, for the calls to come. ValueError unless at least one is left for it."""
        if len(roles) != len(self.shares) or min(roles, default=1) < 1 or sum(roles) >= self.blocks:
            raise ValueError(f"{self.name}: roles of {' and '.join(map(str, roles)) or 'no'} blocks; it has "
                             f"{len(self.shares)} besides the last, of at least 1 of its {quantity(self.blocks, 'block')} each")
        self.set_shares(tuple(n / self.blocks for n in roles))

    def set_shares(self, shares: tuple[float, ...]) -> None:
        """Shares of the blocks for each role but the last, for the calls to come, whatever their grid."""
        self._shares = shares

    @property
    def lanes(self) -> int:
        """The number of lanes of a wave."""
        return 32 if self.node.target == "cuda" else 64

    @property
    def waves(self) -> int:
        """Waves per block."""
        return self.threads // self.lanes

    @staticmethod
    def _check_grid(blocks: int, waves: int) -> None:
        if blocks < 1 or not 1 <= waves <= 16:
            raise ValueError(f"a grid of {quantity(blocks, 'block')} of {quantity(waves, 'wave')}: at least 1 block, 1 to 16 waves")

    def grid(self, stage: str | Stage) -> int:
        """Blocks of a stage's launch."""
        return self._stage(stage).groups * self.blocks

    def waits_for_own_blocks(self, stage: str | Stage) -> bool:
        """True if the stage's blocks wait for one another: it is then launched cooperatively, and refused where they do
        not fit."""
        stage = self._stage(stage)
        return self._variant.cooperative.get(stage.kernel, stage.cooperative)

    def _fit(self) -> None:
        """The usual grid on a smaller GPU: as many blocks as run at once, where they wait for one another."""
        for stage in filter(self.waits_for_own_blocks, self.stages):
            room = min(rank.resident_blocks(self.kernel(stage), self.threads) for rank in self.node.ranks)
            self.blocks = max(1, min(self.blocks, room // self._stage(stage).groups))

    def require_room(self) -> None:
        """LaunchError if the blocks of a stage that wait for one another do not all fit on a rank at once."""
        for stage in filter(self.waits_for_own_blocks, self.stages):
            for rank in self.node.ranks:
                room = rank.resident_blocks(self.kernel(stage), self.threads)
                if self.grid(stage) > room:
                    raise LaunchError(
                        f"{self.name}: {stage.kernel} launches {quantity(self.grid(stage), 'block')} of {quantity(self.threads, 'thread')} "
                        f"that wait for one another, but only {room} fit on rank {rank.index} at once: fewer blocks or "
                        "waves")

    def set_grid(self, blocks: int, waves: int) -> None:
        """Another grid for the calls to come. LaunchError or ValueError where it is impossible, and the grid stays."""
        self._check_grid(blocks, waves)
        before = self.blocks, self.threads
        self.blocks, self.threads = blocks, waves * self.lanes
        try:
            self.require_room()
        except LaunchError:
            self.blocks, self.threads = before
            raise


def texts_of_file(file: Path) -> dict[str, str]:
    """{kernel: its text with the comment before it}; "": the text before the first kernel's own comment, or after the
    last kernel."""
    texts, at, source = {}, 0, file.read_text(encoding="utf-8")
    for kernel in _TEXT.finditer(source):
        start = at if at else source.rfind("\n\n", 0, kernel.start()) + 2
        if not at:
            texts[""] = source[:start].strip("\n") + "\n"
        texts[kernel[1]] = source[start:kernel.end()].strip("\n") + "\n"
        at = kernel.end()
    return texts
