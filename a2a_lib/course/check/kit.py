"""The names that exercises import from the course and the library, in one place."""

from ...draw import Draw
from ...errors import A2AError, BudgetError
from ...kernels.all_to_all import FusedCombine, TokenFlags
from ...kernels.all_to_all.in_slots import RankFlags
from ...kernels.moe import MismatchError, Problem, Shape
from ...machine.node.heap import SymmetricHeap
from ...machine.trace import LAUNCH, PS_PER_US, WAIT, Trace, records_of
from ...plurals import quantity
from ...table import Table
from ..museum import EXHIBITS
from .as_data import Memory, Run, asked, graded, time_us, whole_numbers
from .behaviour import unordered
from .cases import DROPPED, FEW, FULL, GUARD, HBM_BYTES_PER_US, KERNELS, LONG, MANY, NAN, STRICT, UNWRITTEN
from .cases import Case, Post, counted, small, strict, whole
from .compare import compare, digits, first_wrong, number, off, some
from .failure import CheckFailed, report
from .routes import due, factor, groups, one_rank, plan, pytorch_problems, replies, rotated, sent, shift
from .rung import EPOCH, NEVER, Attempt, CheckedRung, Taken, Watch, attempts, misrouted, old_metadata, reply_card
from .score import score_card, wasted
from .trial import exercise
from .triton_answer import ends, load_answer, send_all
