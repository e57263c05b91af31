"""What was tried to make the clock agree with the hardware: what became part of it, and what did not."""

TEXT = """\
## Hypotheses about the clock

Until 2026-11-22 the clock was 1.3 times too fast for v9 (231 us simulated, 302 recorded) and nine times too slow for
contended atomics. What was tried, one on top of the other, on the designs above and the rows of the first table; numbers are v9's
mean dispatch-send, mean combine and whole call as a share of what was recorded, or the row named.

| hypothesis | what it gives | verdict |
|---|---|---|
| as it was | 0.71, 0.81, 0.76 | |
| a line of read-modify-writes goes from XCD to XCD, and each does together what waits there; 90 ns a move (202 less \
116 ns, Chips and Cheese), one cycle an add | `add-contended` 8910 -> 865 ns (922 published); with adds in turn at 3 \
ns, which comes to the same, v9's dispatch-recv on rank 3 30 -> 13 us (17 recorded); 0.65, 0.81, 0.72 | in |
| a look at such a line takes it away from those who add (polls as traffic) | with the row above `barrier-counter` \
8.3 -> 4.6 us (7.6 to 8.6 published); without it not run | in |
| releases of one XCD take turns at its L2 | `barrier-counter` 4.6 -> 7.6 us with 65 ns each; v9's dispatch-send \
moves by 1 %: what the barrier lacks, not what the send lacks | in, 65 ns: CHOICE |
| stores that queue at a link go slower than those that do not: 31 of 45 GB/s (TransferBench: 47.1 GB/s from 4 CUs, \
33.9 from all, 32.9 in an all-to-all of 8 GPUs, 46.6 in one tuned to keep little under way) | with 32 on every link \
0.88, 1.03, 0.94; v7's combine-send, rank by rank, within 9 % | in |
| a peer acknowledges a store sooner than it answers a load: 520 ns, not 660 | v7's combine-send with 256 blocks, \
where one wave's rows follow each other, 383 -> 313 us (304 published) | in: CHOICE |
| a kernel's arguments lie in host memory | v9's dispatch-send on the rank with 23 tokens 15 -> 17 us (18 recorded) \
| in |
| a wave that waits for its stores leaves its SIMD to others (its next instruction had taken the port in advance) | \
where links queue, flags were seen up to 20 us late; v9 0.91, 1.07, 0.97; rungs on 4 H200 within 15 %: 17 of 18 | in: \
it was a fault |
| each system release costs microseconds when stores are under way | relaxing all releases of v9 changes \
dispatch-send by under 1 %; its recorded time is linear in the rows (70 ns each) from 23 tokens, where 23 blocks \
send one row per wave, to 253 | refuted as its cause |
| same-line atomics bound dispatch-send (70 ns each) | dispatch-recv takes 1082 of them on one line within 17 us: 16 \
ns each at most | refuted |
| a port bounds a GPU's sends to all peers together | v7's combine: rank 3 takes 240 GB/s in, dispatch sends 180 \
GB/s out; the bytes of the fullest link explain both and differ by 10 % | refuted |
| write-back of dirty lines | in the clock already; a cost of its own per line was not tried | open |
| TLB misses on large peer buffers | each pair of ranks uses 3.6 MB of a heap, two pages of 2 MiB | not tried |
| LDS bank conflicts | the designs use LDS in one block, to count | not tried; still not timed |
| writes that hit the Infinity Cache | they cost no HBM time there already | no change |
| preset `h200`: its L2 is one, so what a part of it lacks is in another, not in HBM | rungs on 2 GPUs: `rank_flags` \
at dsv3 +64 % -> +5 %, `flag-relaxed` +51 % -> -11 %, `l2-read` -81 % -> -27 % | in |
| preset `h200`: adds to one word a cycle apart | `add-contended` +135 % -> -6 %, `barrier-counter` +34 % -> +5 % | \
in |

Not explained: `add-rate` and `add-rate-spread` count CUs, of which the simulated node has 304 and an H200 132;
`barrier-sentinel` is too fast in both presets; fences of one H200 are not cheaper when a flag goes within it.
"""
