"""Rungs of one launch whose rows have fixed places, by (source, token), each with its kernel in NAME.hip."""
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar

import torch

from ...machine.runtime.arguments import KernelStruct
from ..moe import Problem
from ..rung import grids
from ..rung.calls import KeptOutputs, Stage
from ..rung.memory import Symmetric
from ..rung.situations import Situation
from ..rung.waits import Flag
from .hip import HipAllToAll
from .variants import VARIANTS

# Kinds of flags: see `waits.Flag`.
WORD = Flag(("source", "token", "place", "word"), "{n} << 32 | data, or a later call's")
DATA = Flag(("set", "source", "token", "word"), "data, which are not 0")
CHOICE = Flag(("set", "source", "token", "k"), "weight << 32 | (1 + {n} % 65535) << 16 | 1 + local expert, or 0 for none")
SCALES = Flag(("set", "source", "token", "chunk"), "{n} << 32 | exponents")

HERE_FLAGS = Symmetric("recv_flags", "world max_tokens parts",
                       flag=Flag(("source", "token", "part"), "2 * {n}, one more where there is a row, or a later call's"))
ANSWER_FLAGS = Symmetric("reply_flags", "world max_tokens parts", flag=Flag(("source", "token", "part"), "{n}"))
CHOICES = Symmetric("recv_choices", "world max_tokens topk 2")
ROW_PLACES = Symmetric("recv_x", "world max_tokens dim", torch.float16)
ANSWERS = Symmetric("reply", "world max_tokens dim", torch.float16)

WIDE = Path(__file__).with_name("inline_flags_wide.hip")
LEAST_WIDE = 2_150_000  # bytes that a rank sends at most, from which on words of 16 bytes are faster: MEASURED.md
ROUNDING = 1 / 16  # of a value: half of e4m3's unit in the last place
LEAST = 2.0**-17  # of the largest of 128 values: what small ones beside it may be off by
MOST_ITEMS = 1 << 20


class InPlaces(HipAllToAll):
    """Base of rungs with one launch whose rows have fixed places (a2a/places.h): a resident grid, outputs that are kept.

    Arguments and errors: those of `HipRung`; at most `most_ranks` ranks. source: with the kernel of the stage. pieces: a lane's pieces
    of a part, 16 bytes each.
    """

    # Rows whose parts are sent one after the other, to a rank that waits for them from the start; and rank 2, which sends
    # nothing, is ahead of rank 1, which has many to answer before it looks at the last of rank 2's places.
    situations = (Situation("parts one by one", (6, 2, 10248, 1), 3, 1, 1, calls=3,
                            problem=(("num_tokens", (0, 1, 0)), ("routing", "one_rank"), ("target", 2))),
                  Situation("a rank ahead", (6, 2, 520, 24), 3, 1, 1, calls=3,
                            problem=(("num_tokens", (24, 0, 0)), ("routing", "one_rank"), ("target", 1))))
    stages = (Stage("all_to_all", "world shape x topk_ids topk_weights recv_x recv_choices recv_flags shift scale reply "
                                  "reply_flags out", "call", cooperative=True),)
    buffers = (HERE_FLAGS, ANSWER_FLAGS, CHOICES, ROW_PLACES, ANSWERS)
    pieces = 4
    most_ranks = 32  # a lane per rank
    heap_memory = "uncached"  # there stores to several links reach each link's full rate
    usual_waves = grids.fewest_rounds
    usual_blocks = grids.as_many_as_fit
    outputs_of = KeptOutputs


class Dedup(InPlaces):
    """HIP all-to-all in one launch, where a token crosses to a rank once, however many of its experts are there."""

    name = "dedup"
    idea = "one launch; a row goes once to each rank that needs it, with the list of its choices"
    variants = VARIANTS[name]
    buffers = (HERE_FLAGS, Symmetric("reply_flags", "max_tokens topk parts", flag=Flag(("token", "k", "part"), "{n}")),
               CHOICES, ROW_PLACES, Symmetric("reply", "max_tokens topk dim", torch.float16))


class Prereduced(InPlaces):
    """HIP all-to-all in one launch, whose ranks send back one weighted sum per token. Its sums are rounded
    differently from those of earlier rungs: see prereduced.hip."""

    name = "prereduced"
    idea = "one launch; a row goes once to each rank that needs it, and one weighted sum comes back"
    variants = VARIANTS[name]


@dataclass(frozen=True)
class Roles(KernelStruct):
    """`Roles` of pipelined.hip: how many blocks send, and how many answer; the others finish."""

    TYPE: ClassVar[str] = "Roles"
    senders: int
    answerers: int


class Pipelined(InPlaces):
    """HIP all-to-all in one launch, in which early tokens are finished while late ones go out. The same bits as
    prereduced."""

    name = "pipelined"
    idea = "prereduced in a pipeline: few rows in flight at a time, replies beside the rows that follow"
    variants = VARIANTS[name]
    stages = (Stage("all_to_all", "world shape roles x topk_ids topk_weights recv_x recv_choices recv_flags shift scale reply "
                                  "reply_flags out", "call", cooperative=True),)
    shares = (1 / 4, 3 / 8)  # of the blocks: those that send, those that answer
    usual_waves = grids.whole_teams  # few rows in flight is its idea: with more waves it is slower
    shares_to_try = ((1 / 8, 1 / 2), (1 / 4, 1 / 4), (1 / 4, 3 / 8), (1 / 4, 9 / 20), (3 / 8, 1 / 4))

    def own_arguments(self) -> dict:
        """{"roles": `Roles`}: how many blocks send, and how many answer."""
        senders, answerers = self.roles
        return {"roles": Roles(senders, answerers)}


class InlineFlags(InPlaces):
    """HIP all-to-all in one launch, where each 4 bytes of a row travel with the call's number, so that nothing has to be
    released. The same bits as prereduced, twice its bytes.

    On NVIDIA GPUs, where many bytes go (`wide`), its kernel is that of inline_flags_wide.hip, whose words have 12 bytes of data.
    """

    name = "inline_flags"
    idea = "the flag inside the data: every 4 bytes travel with the call's number, and nothing is released"
    variants = VARIANTS[name]
    stages = (Stage("all_to_all", "world shape x topk_ids topk_weights row_words choice_words shift scale reply_words out",
                    "call", cooperative=True),)
    buffers = (Symmetric("row_words", "world max_tokens parts 512", torch.int64, WORD),
               Symmetric("choice_words", "world max_tokens topk 2", torch.int64, WORD),
               Symmetric("reply_words", "world max_tokens parts 512", torch.int64, WORD))
    pieces = 1  # of 16 bytes, that a lane has of a part

    @property
    def wide(self) -> bool:
        """Whether words of 16 bytes are the faster ones."""
        most = self.shape.max_tokens * self.shape.row_bytes * min(self.shape.topk, self.world_size - 1)
        return self.node.target == "cuda" and most >= LEAST_WIDE

    def usual_waves(self) -> int:
        if not self.wide:
            return grids.whole_teams(self)
        parts = -(-self.shape.row_bytes // (12 * self.lanes))
        return grids.of_whole_teams(parts, 16)

    def _load(self, source) -> None:
        super()._load(WIDE if source is None and self.wide and not self._variant.changes else source)


class FP8Rows(InPlaces):
    """HIP all-to-all in one launch whose dispatch moves rows in e4m3: half the bytes. Rows whose values have at most four
    significant bits arrive as they are; others are off by at most a sixteenth (`check`)."""

    name = "fp8_rows"
    idea = "prereduced, with rows out in 8 bits and a scale per 128 values: half the bytes, off by at most 1/16"
    variants = VARIANTS[name]
    stages = (Stage("all_to_all", "world shape x topk_ids topk_weights recv_x recv_scales recv_choices recv_flags shift scale "
                                  "reply reply_flags out", "call", cooperative=True),)
    buffers = (HERE_FLAGS, ANSWER_FLAGS, CHOICES,
               Symmetric("recv_scales", "world max_tokens scales", torch.uint8),
               Symmetric("recv_x", "world max_tokens dim", torch.uint8),
               ANSWERS)
    situations = (*InPlaces.situations, Situation("many tokens of a wave", (6, 2, 520, 12), 3, 1, 1, problem=(("num_tokens", 12),)),
                  # three parts of a row for two waves: the last wave of a row's second item has none
                  Situation("a part too few", (6, 2, 4104, 5), 3, 1, 2, problem=(("num_tokens", (5, 2, 5)),)))
    out_bits = 8

    def check(self, problem: Problem, outputs) -> None:
        """Like `AllToAll.check`, with the error of 8 bits: per element a sixteenth of the sum over k of |weight * y|. Small
        values beside large ones may also be off by LEAST of the largest."""
        if problem.exact:  # integers of at most four bits
            return problem.check(outputs, ranks=self.ranks)
        most = max((float(x.abs().max()) for x in problem.tokens if x.numel()), default=0.0)
        weights = max((float(w.abs().sum(-1).max()) for w in problem.topk_weights if w.numel()), default=0.0)
        problem.check(outputs, ranks=self.ranks, rtol=ROUNDING + (self.shape.topk + 1) / 1024,
                      atol=2 * LEAST * most * weights)  # 2: the experts' largest factor


class FewTokens(InPlaces):
    """Base of rungs whose rows and replies are their own flags, in three sets of slots (a2a/slots.h). At most 8 ranks; ValueError for
    MOST_ITEMS items, parts of a row in all steps: then `quotient` of a2a/elements.h may be wrong."""

    most_ranks = 8
    most_experts = 0xffff  # of a rank, in 16 bits of a word
    # Rank 2 has nothing to send and only one rank's rows to answer: it runs ahead of the others, over more calls than there are sets.
    situations = (Situation("a rank ahead", (6, 2, 520, 6), 3, 1, 1, calls=5,
                            problem=(("num_tokens", (6, 0, 0)), ("routing", "one_rank"), ("target", 1))),
                  Situation("all sets, twice", (6, 3, 72, 2), 3, 2, 1, calls=7))

    @property
    def _chunks(self) -> int:
        """Chunks of a row: what a wave has of it at 16 bytes per lane."""
        return -(-self.shape.dim // (8 * self.lanes))

    @property
    def _items(self) -> int:
        return self._chunks * self.shape.max_tokens * (self.world_size + 1)

    def extents(self) -> dict[str, int]:
        """Words of 8 bytes of a slot of fp16 and of codes, besides those of other rungs."""
        chunks = self._chunks
        return super().extents() | {"chunks": chunks, "slot_words": chunks * 2 * self.lanes, "slot_codes": chunks * self.lanes}

    def usual_waves(self) -> int:
        """Waves per block: on AMD, one for each SIMD of a CU while each has few items."""
        return 4 if self._items <= 8 * self.usual_blocks(4) and self.node.target != "cuda" else 8

    def _check_sizes(self) -> None:
        super()._check_sizes()
        if self._items >= MOST_ITEMS:
            raise ValueError(f"{self.name} is for few tokens: {self.shape.max_tokens} rows of {self.shape.dim} from each of "
                             f"{self.world_size} ranks make {MOST_ITEMS} items or more")


class LowLatency(FewTokens):
    """HIP all-to-all in one launch for few tokens: rows and replies travel as they are, and each word of 8 bytes that is not zero
    has arrived. The same bits as prereduced."""

    name = "low_latency"
    idea = "few tokens: rows and sums are their own flags in slots that are known beforehand; no count, no release, no acquire"
    variants = VARIANTS[name]
    stages = (Stage("low_latency", "world shape x topk_ids topk_weights rows choices shift scale replies out", "call", cooperative=True),)
    buffers = (Symmetric("choices", "3 world max_tokens topk", torch.int64, CHOICE),
               Symmetric("rows", "3 world max_tokens slot_words", torch.int64, DATA),
               Symmetric("replies", "3 world max_tokens slot_words", torch.int64, DATA))
    pieces = 1


class LowLatencyFP8(FewTokens):
    """HIP all-to-all in one launch for few tokens, whose rows travel in e4m3. The error is that of `FP8Rows`."""

    name = "low_latency_fp8"
    idea = "low_latency, with rows out in 8 bits and a scale per 128 values, which travel in words with the call's number"
    variants = LowLatency.variants
    stages = (Stage("low_latency_fp8", "world shape x topk_ids topk_weights rows scales choices shift scale replies out", "call",
                    cooperative=True),)
    buffers = (*LowLatency.buffers[::2],
               Symmetric("scales", "3 world max_tokens chunks", torch.int64, SCALES),
               Symmetric("rows", "3 world max_tokens slot_codes", torch.int64, DATA))
    out_bits = 8
    check = FP8Rows.check
