"""Functions for kernels in Triton: `at`, `signal`, `wait`, `put`, `put_signal`. One source for gfx942 and for NVIDIA.

A Triton program is a block. A signal comes after all stores that the block made before it; what the block reads after
a wait is at least as new as the flag. Both are made of Triton's own atomics (its documentation: `sem`, `scope`).
"""
from .triton_names import jit, tl


@jit
def at(pointer, bases, rank, peer):
    """The same place of `peer`'s heap, as this rank addresses it (translate).

    pointer: scalar, into this rank's part of a symmetric heap. bases: `heap.bases` of this rank, int64 [world_size].
    Heaps begin at multiples of 16 bytes, and saying so keeps accesses wide.
    """
    distance = (tl.load(bases + peer) - tl.load(bases + rank)) // 16 * 16
    return (pointer.to(tl.pointer_type(tl.int8), bitcast=True) + distance).to(pointer.dtype, bitcast=True)


@jit
def release():
    """What this block has stored is seen by the whole node before anything that it stores next.

    On AMD GPUs every wave writes back and waits for it, in so many words: ahead of an atomic with sem="release" LLVM
    leaves the wait out where it believes that nothing is under way (mended by its pull request 178316), and the flag
    overtakes the data. On NVIDIA GPUs the atomic releases.
    """
    if not tl.target_info.is_cuda():
        tl.inline_asm_elementwise("buffer_wbl2 sc0 sc1\ns_waitcnt vmcnt(0)\nv_mov_b32 $0, $1", "=v,v",
                                  [tl.arange(0, 64)], dtype=tl.int32, is_pure=False, pack=1)
    tl.debug_barrier()  # the other waves' stores come first


@jit
def signal(flag, value):
    """flag = value, released to the whole node: after everything that this block has stored."""
    release()
    if tl.target_info.is_cuda():
        tl.atomic_xchg(flag, value, sem="release", scope="sys")
    else:
        tl.atomic_xchg(flag, value, sem="relaxed", scope="sys")


@jit
def signal_add(flag, value):
    """flag += value, released to the whole node. Returns what it was."""
    release()
    if tl.target_info.is_cuda():
        before = tl.atomic_add(flag, value, sem="release", scope="sys")
    else:
        before = tl.atomic_add(flag, value, sem="relaxed", scope="sys")
    return before


@jit
def wait(flag, value):
    """Waits until the flag is `value`, and acquires what was released with it."""
    while tl.atomic_add(flag, 0, sem="acquire", scope="sys") != value:
        pass


@jit
def wait_at_least(flag, value):
    """Waits until the flag is `value` or more (epochs, counters), and acquires what was released with it."""
    while tl.atomic_add(flag, 0, sem="acquire", scope="sys") < value:
        pass


@jit
def put(to, source, n, BLOCK: tl.constexpr):
    """Copies `n` elements with the whole block, BLOCK at a time. to: scalar pointer, of a peer for a push."""
    for start in range(0, n, BLOCK):
        place = start + tl.arange(0, BLOCK)
        tl.store(to + place, tl.load(source + place, mask=place < n), mask=place < n)


NIC_SLOTS = tl.constexpr(256)  # of a NIC's queue, as in a2a/nic.h


@jit
def put_signal(nic, to, source, bytes, flag, value):
    """Gives this rank's NIC a message to a rank of any node of a cluster: what this block has stored until now, `bytes`
    from `source`, memory of this rank, goes to `to`, and when it is there `value` goes to `flag`. to, flag: of one rank's
    heap, as `at` gives them. nic: this rank's queue (`Cluster.nics`), int64 [1 + NIC_SLOTS, 8].

    Returns a number: `source` may change when `nic_wait` has waited for it.
    """
    slot = tl.atomic_add(nic, 1, sem="relaxed", scope="gpu")
    if slot >= NIC_SLOTS:
        wait_at_least(nic + 1, slot + 1 - NIC_SLOTS)
    descriptor = nic + 8 * (1 + slot % NIC_SLOTS)
    tl.store(descriptor, to.to(tl.int64, bitcast=True))
    tl.store(descriptor + 1, source.to(tl.int64, bitcast=True))
    tl.store(descriptor + 2, tl.cast(bytes, tl.int64))
    tl.store(descriptor + 3, flag.to(tl.int64, bitcast=True))
    tl.store(descriptor + 4, tl.cast(value, tl.int64))
    signal(descriptor + 7, slot + 1)
    return slot + 1


@jit
def nic_wait(nic, number):
    """Waits until this rank's messages up to that number are where they go."""
    wait_at_least(nic + 1, number)


@jit
def at_each(pointer, bases, rank, peers, there):
    """`at` for a tensor of peers: the same place in the heap of each. there: which of them count."""
    distance = (tl.load(bases + peers, mask=there, other=0) - tl.load(bases + rank)) // 16 * 16
    return (pointer.to(tl.pointer_type(tl.int8), bitcast=True) + distance).to(pointer.dtype, bitcast=True)


@jit
def signal_add_each(flags, values, there):
    """flags += values, released to the whole node, for a tensor of flags; there: which of them count."""
    release()
    if tl.target_info.is_cuda():
        tl.atomic_add(flags, values, mask=there, sem="release", scope="sys")
    else:
        tl.atomic_add(flags, values, mask=there, sem="relaxed", scope="sys")


@jit
def clock():
    """Ticks of this GPU's clock: 100 MHz on AMD GPUs, nanoseconds on NVIDIA's. int64."""
    if tl.target_info.is_cuda():
        now = tl.inline_asm_elementwise("mov.u64 $0, %globaltimer;", "=l", [], dtype=tl.int64, is_pure=False, pack=1)
    else:
        now = tl.inline_asm_elementwise("s_memrealtime $0\ns_waitcnt lgkmcnt(0)", "=s", [], dtype=tl.int64,
                                        is_pure=False, pack=1)
    return now


@jit
def see_stores():
    """What this block has acquired is seen by what it loads through tensor descriptors from now on. On NVIDIA GPUs a unit of
    its own loads those, past the order of plain loads (PTX ISA, "Async proxy")."""
    if tl.target_info.is_cuda():
        tl.inline_asm_elementwise("fence.proxy.async.global; mov.u32 $0, $1;", "=r,r", [tl.arange(0, 1024)], dtype=tl.int32,
                                  is_pure=False, pack=1)


@jit
def signal_each(flags, values, there):
    """flags = values, int32 [n], released to the whole node. flags: pointers [n] (`at_each`); there: bool [n], which count."""
    release()
    if tl.target_info.is_cuda():
        tl.atomic_xchg(flags, values, mask=there, sem="release", scope="sys")
    else:
        tl.atomic_xchg(flags, values, mask=there, sem="relaxed", scope="sys")


@jit
def wait_each(flags, value, there):
    """Waits until every flag is `value` or more, and acquires what was released with them.

    flags: pointers [n] to int32. there: bool [n], which of them count, at least one. The others look at the lowest of those:
    a poll with a mask becomes a branch around it, and around the loop's barriers.
    """
    lowest = tl.min(tl.where(there, flags.to(tl.int64, bitcast=True), 0x7FFFFFFFFFFFFFFF), axis=0)
    looked_at = tl.where(there, flags, lowest.to(flags.dtype, bitcast=True))
    while tl.min(tl.atomic_add(looked_at, 0, sem="acquire", scope="sys"), axis=0) < value:
        pass


@jit
def put_words(to, data, flag, there):
    """Stores words that carry their own flag (a2a/words.h): int32 `data` below, `flag` above. Releases nothing.

    to: pointers [n] to int64, of a peer for a push. data: [n]; flag: int32, of the call. there: bool [n], which of them count.
    """
    word = (tl.cast(flag, tl.int64) << 32) | (data.to(tl.int64) & 0xFFFFFFFF)
    tl.atomic_xchg(to, word, mask=there, sem="relaxed", scope="sys")


@jit
def get_words(where, flag, there):
    """Waits until every word carries `flag`. Returns their data, int32 [n]; where `there` is false, anything.

    where: pointers [n] to int64. there: bool [n], which of them count, at least one; the others look at the lowest of those.
    """
    lowest = tl.min(tl.where(there, where.to(tl.int64, bitcast=True), 0x7FFFFFFFFFFFFFFF), axis=0)
    looked_at = tl.where(there, where, lowest.to(where.dtype, bitcast=True))
    while tl.min(((tl.atomic_add(looked_at, 0, sem="relaxed", scope="sys") >> 32) == flag).to(tl.int32), axis=0) == 0:
        pass
    return tl.atomic_add(looked_at, 0, sem="relaxed", scope="sys").to(tl.int32)
