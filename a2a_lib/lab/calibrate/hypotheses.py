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
| v7's stages are times between events, the simulated ones kernels alone: with the 2.5 us between kernels for which \
others' all-reduces speak (above) | v7's combine-recv -23 -> -18 % (304 blocks), -28 -> -24 % (256); v9's events lie \
inside its kernels: dispatch-send of rank 2 stays -16 % | not in: see the next row |
| 2 us between two kernels of a stream, not 1: `queue_gap` (above: the smallest all-reduces; 0.72 to 4.5 us elsewhere) | \
all-reduces of 2 and 4 KiB -23 -> -7 %, the other nine that read -17 to +5 -> -12 to +6 %, quick reduce of 32 KiB on two \
ranks +9 -> +20 %; of others' rows 23 -> 24 of 29 within 20 %; v7, v9, barriers and the launch rows stay. But schedules show \
less: of 40 of `rank_flags` without parity 11 give a wrong answer with 1 us, none with 2, and hardware may well take 0.7 | \
not in: a mistake that no longer shows is worse than a microsecond |
| which experts v9's tokens chose is not known: other draws (six seeds) | dispatch-send of rank 2 -16 -> -11, -7, -5, -7, -8, \
-11 %; 46 of the 48 ranks' values within 15 % (-18 to +7), their means -7 to -10 %; the whole call 294 to 308 us (302 \
recorded) | rank 2's -16 % is the draw in the table, not the clock |
| what is stored does not stay in the Infinity Cache, which caches the contents of memory and cannot hold dirty data (AMD: \
CDNA 3 white paper; that a store fills nothing is inferred): replies are read from HBM | v7's combine-recv -23 -> -1 % (304 \
blocks), -28 -> -3 % (256), v9's whole call -3 -> +2 %; but v9's combine +7 -> +15 %, its dispatch-recv on rank 3 -2 -> \
+26 % (17 us recorded, 21); of others' \
kernels 18 of 29 rows within 20 %, as without; `token_flags` at dsv3 263 -> 274 us | not in: explains v7, and is too much for v9 |
| a CU's 44 stores under way are for each peer, not for all together (308 for seven) | v9's dispatch-send -9 -> -5 %, of rank \
2 -16 -> -13 %; the rest of v7 and v9 within 2 %; quick reduce on four ranks +60, +57 -> +19, +21 % (above); but the send of \
rank 7, with 23 tokens, 17 -> 41 us (18 recorded): its peers' counts queue behind their rows | not in: open |
| links that queue pass 45 GB/s, and the row above | quick reduce on four ranks -6 to -9 %; v9's dispatch-send -32 %, its \
combine -17 %, v7's combine-send -26 % | refuted for v7 and v9 |
| stores that queue for uncached memory pass 45 GB/s on every link (AMD's TransferBench, a2asweep, 8 MI300X, \
uncached: 38 to \
47 GB/s a link on all at once, 4 to 32 CUs each; quick reduce and Mori, whose memory is uncached) | quick reduce +28, \
+21, +45 -> +28, \
+1, +6 % on two ranks, 0, +13, +60, +57 -> 0, +10, +34, +31 % on four; 18 -> 20 of 29 rows of others' kernels within \
20 %; the rungs, \
v7 and v9 use fine-grained memory: no time of theirs moves | in |
| one link that stores queue at passes 45 GB/s also to cached memory, and only where two of a GPU's queue do they pass \
31 (AMD's TransferBench, cached memory: 47.9 to 49.2 GB/s to one peer from all 304 CUs, 46.3 both ways; from 4 CUs each \
to 2 to 7 peers of one GPU at once 27.5 to 49.1) | `push-1-crowd` 31 -> 45; v9's dispatch-send -9 -> -11 %, its combine \
+7 -> +5 %, v7's combine-send +3 -> -4 % | in |
| a CU has 188 lines of stores under way (46.2 GB/s stored by one CU, 25.9 copied: AMD's TransferBench, schmoo; 520 \
ns), and at a link CUs take turns: a line of one that has nothing else there goes at the latest after one of each of the \
304 (0.86 us), so that a lone flag gets through | with the row above v9's dispatch-send of ranks 0 to 7 -3, -4, -14, \
-12, -4, -14, -9, -6 %, its combine +4 %, v7's combine-send -4 and +4 %; quick reduce on four ranks 0, +10, +37, +26 -> -6, \
-6, -10, -11 %, on two +28, +1, +6 -> +9, -1, +3 %; without turns rank 7's send is +54 %; with 106 lines (25.9 GB/s) it \
is -21 % | in; the turns are a CHOICE |
| with 188 lines, links count as crowded from a longer queue on than 1 us: 4 CUs to each of seven peers queue for 2 us and \
pass 38.5 to 41.1 GB/s a link (AMD's TransferBench, one2all; `push-all-cached`, 31 here), 9 queue for 5 | from 2.2 us on v9's \
dispatch-send of rank 7 -22 %, of rank 2 -15 %, v7's combine-send -6 %; from 5 us v9's combine -12 %, v7's combine-send \
-26 % | not in: `link_crowd` stays 1 us, and what few CUs push to several peers is a quarter too slow |
| the same with a memory-side cache that keeps no stores | v7's combine-recv -3 % at both grids, v9's whole call 0 %; \
but its combine \
+13 %, its dispatch-recv on rank 3 +26 % | not in: still too much for v9 |
| a system release takes its turn at the L2 for 0.56 us (v9's 70 ns a row are that on each of 8 XCDs), and links pass \
45 GB/s | \
Mori's dispatch has 279 such releases on each XCD within 51 us: 0.18 us each at most | refuted |
| XCDs hand on their stores in order, whatever peer they go to: FIFO queues pass 0.59 to 0.62 of a switch (Karol et \
al., 1987), 28 of 45 \
GB/s | TransferBench's a2asweep has every XCD store to seven peers, its queues full, and passes 46 | refuted |
| a wave that polls wakes for the bytes it looks at, not for any store near them, and first waits are simulated look by \
look for 3 looks, not 68 | a wave that goes on with the first look issued after the change: `flag-other-xcd` 679 -> 709 \
ns, `flag-peer` 801 -> 839, `barrier-counter` 8.0 -> 7.1 us (7.6 to 8.6 published). With the look that was on its way to the \
L2, which finds it too: 677, 801 and 8.0 | in, with that look |
| a kernel with more than 96 SGPRs has 7 waves on a SIMD, not 8: 12.5 KiB of them per CU (AMD: GPU specifications, \
MI300X), \
800 a SIMD, given out by 16 (LLVM: AMDGPUBaseInfo; AMD's ROCm Compute Profiler shows 76 take 80 on an MI250), so 112 \
each | \
clang's `; Occupancy` says 7 beyond 100, LLVM 22 still 8 for 97 to 100; kernels of the rungs have 97 to 108 in \
`dispatch` \
and `all_to_all`, at 4 waves on a SIMD: no time here moves | in |
| preset `h200`: its L2 is one, so what a part of it lacks is in another, not in HBM | rungs on 2 GPUs: `rank_flags` \
at dsv3 +64 % -> +5 %, `flag-relaxed` +51 % -> -11 %, `l2-read` -81 % -> -27 % | in |
| preset `h200`: adds to one word a cycle apart | `add-contended` +135 % -> -6 %, `barrier-counter` +34 % -> +5 % | \
in |
| preset `h200`, measured on 2 H200 (2026-11-22): an acquiring load costs nothing (165 ns, relaxed 164; \
`flag-peer-acquired`), the preset had a fence's 0.29 and 0.6 us; one more kernel of a graph 0.54 us, 0.93 with a load, the \
preset 1.5; 160 bytes of arguments 35 ns, the preset 0.34 us; a release behind 0.5 to 14 KiB of stores to a peer is done \
50 to 200 ns after they are, the preset's 0.58 us | rungs on 2 GPUs: mean error +13 -> 0 %, mean of the sizes 15 -> 11 %; \
`varlen` +38, +23, +14 -> +16, -1, 0 % (bench1, bench3, dsv3), `dedup` +18, +17, -3 -> +8, +6, -5 %; but `token_flags` \
+11, +9, -1 -> -13, -16, -5 %, `active_tokens` +3, +6, +8 -> -19, -20, -2 %: what was too slow had hidden what the next \
two rows say | in |
| preset `h200`: an acquire that is no look at a flag is a fence there, also behind an atomic, and takes its 0.29 or 0.6 \
us; both are `buffer_inv` on gfx942, and a flag's mark tells them apart | 2 GPUs, behind the row above: the bytes pushed at \
bench1 and bench3 -11, -11, -11, -13 -> -2, -3, -4, -5 %; `barrier-counter` +30 -> -5 % (both rows) | in |
| H200: a warp has half a wave's lanes, so in loops that are the same text it goes round twice as often, and waits for \
memory each time | `lab/bench/warps.py` goes round by half of the lanes; 2 GPUs, `rank_flags`, `token_flags`, \
`active_tokens`, `fused_combine`, `no_overheads`: at bench1 -19, -13, -19, -10, -9 -> -3, +5, -9, +5, +8 %, at bench3 -12, \
-16, -20, -15, -16 -> -6, -6, -15, -10, -13 %; combine of `no_overheads` at bench1 7.8 -> 11.3 us, 12.1 measured, the sum \
of `token_flags` 4.3 -> 7.4, measured 7.7; but at dsv3 `token_flags` -5 -> +14 %, `active_tokens` -2 -> +13 %. The three rows \
together: 23 -> 27 of 36 rungs within 15 % on 2 GPUs, the mean of the sizes 15 -> 10 %; on four 22 -> 24, 14 -> 11 % | in, where a \
recording of warps is compared: it is the code, not the clock |
| the same on the hardware: twice the pieces of 16 bytes per lane and trip (2 H200, 2026-11-22) | an expert's loop alone, 32 \
rows of 12288 bytes: 7.4, 4.9, 3.6, 3.1 us with 1, 2, 4, 8 pieces (simulated, the rung's whole kernel: 7.0 by half of the \
lanes, 4.4 by all); in the rungs it gains less: `expert` 8.7 -> 8.8, 7.1 -> 6.2, 15.8 -> 15.4 us (bench1, bench3, \
dsv3), and combine loses (11.4 -> 13.5, 14.0 -> 17.2, \
50 -> 55 us in `no_overheads`): half as many tiles for the warps, and 4 to 52 bytes spilled | trips count, but not alone: what else \
`expert` waits for at bench1 is open |
| H200: releases by many warps of an SM at once | measured: one at a peer takes 0.87 us from 1 to 8 warps and 1.8 from 16, \
behind 512 bytes 1.05 with 1 warp, 1.1 with 4, 2.0 with 8, 2.2 with 16; on 132 SMs 1.3, 1.95, 3.9, 4.6 us; within the GPU 0.65 to \
0.97 us; so an SM seems to have room for 8 at a time. Simulated with that room, or with half of it, which is as many waves of 64 \
lanes | no rung at bench1 or bench3 on 2 GPUs moves by 1 %: never do so many of one SM release together there; not what combine lacks |
| preset `h200`: a wait for loads is none for the stores before them (next row), now that the loops go round as warps \
do | 2 GPUs: `inline_flags` +22, +19, +21 -> +4, +4, -3 %, `one_launch` at bench1 +34 -> -6 %, `fp8_rows` at dsv3 +30 \
-> +9 %; but 9 of the \
24 rungs at bench1 and bench3 within 15 %, not 20, the mean of the sizes 16 %, not 9; what hands rows over by a flag lacks 1 to 2 us a \
hand-over, of which the microbenchmarks show 0.6 (`row-peer`, next row) | true, and not in: what a hand-over lacks is open |
| preset `h200`: there a wait for loads is none for the stores before them, as it is on gfx942, whose vmcnt counts both \
in order | `row-peer` 6890 -> 3470 ns (4032 measured), `inline_flags` +21 -> +4 % and +20 -> +5 %; with the measured constants \
above, and before the loops went round as warps do, all other rungs but `one_launch` were 10 to 37 % too fast at bench1 and \
bench3 | true, and not in |
| H200, the first rungs: nvcc spilled in their sums, because launch bounds of 1024 threads left 64 registers where \
blocks have 512 threads | told of 16 warps it spills nothing; measured on 2 H200: combine-recv of `rank_flags` and \
`token_flags` at bench1 12.3 -> 7.7 us, their totals 42.7 -> 38.3 and 38.6 -> 33.6 us, events included; `token_flags` \
at dsv3 151 -> 132 | in: the rungs' launch bounds. It was their code, not the clock |
| H200: cold caches, cold code | with caches as they are rungs take 0.9 to 1.8 us less; 64 KiB of code in a line take as \
long after 256 MB were written as before | not the cause |

Not explained: `add-rate` and `add-rate-spread` count CUs, of which the simulated node has 304 and an H200 132;
`barrier-sentinel` is too fast in both presets; fences of one H200 are not cheaper when a flag goes within it.
"""
