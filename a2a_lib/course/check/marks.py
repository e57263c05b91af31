"""What a kernel says of its order, read from its assembly, and the rule that it must say enough.

Whether a relaxed flag shows in the values is luck, on the simulated node as on any other; that it is noticed is not.
"""

import re
from pathlib import Path

from ... import toolchain

ORDERS = {"relaxed": 0, "acquire": 1, "release": 1, "acq_rel": 2, "seq_cst": 2}
_BARRIER = "wave barrier"
NO_WAIT = ("there is no wait_equal, wait_at_least or wait_until. (A loop of plain or volatile loads orders nothing; one of acquiring "
           "atomics does, but neither the reports nor the race detector know it for a wait)")
# A mark, a barrier of the wave or of the block, or what a fence of scope system is on gfx942.
_SAID = (r";\s*a2a\.((?:signal|wait) \w+ \w+)|;\s*(wave barrier)|^\s*s_(barrier)\b"
         r"|^\s*buffer_(?=wbl2 sc0 sc1|inv sc0 sc1)(wbl2|inv)")


def marks(source, kernel: str | None = None) -> list[str]:
    """What the code of `kernel`, or of the whole module, says in its order: "signal release system", "wait acquire system",
    "wave barrier", "block barrier". A relaxed flag behind a release fence of scope system counts as released, a relaxed
    wait in front of an acquire fence as one that acquires."""
    module = getattr(source, "module", source)
    if not hasattr(module, "asm"):
        module = toolchain.compile(Path(source) if "\n" not in str(source) else source)
    text = module.asm
    if kernel is not None:
        name = re.escape(kernel)
        body = re.search(rf"^{name}:.*?^\s*\.size\s+{name},|^{name}:.*", text, re.MULTILINE | re.DOTALL)
        text = body[0] if body else ""
    found, released, waited = [], False, []  # waited: where the polls of a wait stand that no fence has followed yet
    for mark, wave, block, fence in re.findall(_SAID, text, re.MULTILINE):
        if fence == "wbl2":
            released = True
        elif fence:
            for at in waited:
                found[at] = found[at].replace("relaxed", "acquire")
        else:
            fenced = mark == "signal relaxed system" and released
            found.append("signal release system" if fenced else mark or wave or f"block {block}")
            waited = [*waited, len(found) - 1] if mark.startswith("wait") else []
            released = released and not mark.startswith("signal")
    return found


def strong(mark: str, kind: str) -> bool:
    """Does a mark order anything between GPUs: a signal that releases or a wait that acquires, at scope system?
    Stronger orders are as good."""
    said, order, scope = (mark.split() + ["", ""])[:3]
    wanted = "release" if kind == "signal" else "acquire"
    return said == kind and scope == "system" and order in (wanted, "acq_rel", "seq_cst")


def spoken(mark: str) -> str:
    """"wait relaxed system" -> "wait is relaxed system"."""
    return mark.replace(" ", " is ", 1)


def require_signal(trial, said: list[str], order: str, *, barriers: int = 1, block: bool = False,
                   given: int | None = None) -> None:
    """The last signal releases at scope system, and `barriers` wave barriers stand before it, one of them behind the
    stores. block: a barrier of the whole block will do. given: __syncthreads() that the kernel came with. order: what
    comes first and what then, for the message."""
    flag = next((i for i in reversed(range(len(said))) if said[i].startswith("signal")), None)
    if flag is None or not strong(said[flag], "signal"):
        trial.fail(expected="signal release system", got=said[flag] if flag is not None else "no signal()",
                   cause="all values arrived in time here, but nothing says they must: the flag of a row for another "
                         "GPU is released at scope system. " + order)
    if said[:flag].count(_BARRIER) < barriers and _BARRIER in said[flag + 1:]:
        trial.fail(expected="signal release system behind wave_barrier()", got="no signal() there",
                   cause="the kernel's last signal() stands in front of the wave barrier. Is the flag of a row set before the row is "
                         "there? Or by a plain store or an atomic of your own, which neither the reports nor the race detector "
                         "know for a signal? " + order)
    if said[:flag].count(_BARRIER) < barriers and given is not None and said.count("block barrier") > given:
        trial.fail(expected="wave_barrier() before the signal", got="__syncthreads()",
                   cause="__syncthreads() is for all waves of a block, and these come to it differently often, or not at all: "
                         "that is undefined. The 64 lanes of one wave meet at wave_barrier(). " + order)
    if not block and said[:flag].count(_BARRIER) < barriers:
        trial.fail(expected="wave_barrier() before the signal", got="none",
                   cause="all values arrived in time here, as the 64 lanes of this wave run in step. Nothing in the "
                         "code says that the other lanes' stores come before lane 0's release: the compiler may move "
                         "them, and an NVIDIA warp need not run in step. " + order)


def require_wait(trial, said: list[str], flag: str, until: str = "", *, every: bool = False,
                 raced: str | None = None) -> None:
    """The first wait (every: each) acquires at scope system, and, unless `until` is empty, a wave barrier follows it.

    flag: whose flag; until: what no lane may do before; raced: what the race detector said. Nothing: the code needs no
    barrier, as where every lane waits itself.
    """
    waits = [mark for mark in said if mark.startswith("wait")]
    weak = next((mark for mark in (waits if every else waits[:1]) if not strong(mark, "wait")), None)
    if weak or not waits:
        how = f"the {spoken(weak)}, and a flag seen so says nothing about anything else" if weak else NO_WAIT
        trial.fail(expected="wait acquire system", got=weak or "no wait",
                   cause=f"all values were right here, but nothing says they must be: {how}. "
                         f"{flag[0].upper()}{flag[1:]} is set by another GPU, so the wait acquires at scope system. First "
                         "wait_equal<Order::acquire, Scope::system>, then wave_barrier(), then read")
    if until and raced != "" and _BARRIER not in said[said.index(waits[0]):]:
        trial.fail(expected="wave_barrier() after the wait", got="none",
                   cause="all values were right here, as the 64 lanes of this wave run in step. Nothing in the code "
                         f"says that no lane {until}: the compiler may move loads, and an NVIDIA warp need not run in "
                         "step")
