"""The central ideas of the lessons as films. Each function returns a player that runs without a Jupyter kernel
(`show.player`).

    a2a.films.waves()             00  waves of one SIMD, working and waiting
    a2a.films.lost_update()       01  two waves add to one number
    a2a.films.one_word()          02  blocks that reserve places with one word
    a2a.films.there_and_back()    03  rows cross to their experts' ranks, are grouped, and return
    a2a.films.translate()         04  an address sent from one rank to another, with and without translate
    a2a.films.three_waits()       04  counts, rows and replies copied over the heap; hosts wait after each
    a2a.films.one_box()           05  messages through one box, with a flag each way
    a2a.films.overwritten_flag()  06  a flag that is set again before anybody has seen it, and how parity keeps both
    a2a.films.strangers()         07  three ranks and a count that is zeroed
    a2a.films.two_calls()         09  a counter that is zeroed too late, in time, too soon
    a2a.films.mystery(0)          10  a run that is too slow: which rank, and why?
    a2a.films.ranges()            11  the rows of four sources as one flat range
    a2a.films.stride(256)         11  which waves find rows, for a number of blocks
    a2a.films.one_or_two_shots()  12  an all-reduce in one shot beside one in two
    a2a.films.round_trip()        13  a row's way to its experts' ranks and back
    a2a.films.read_too_late()     22  an input that is overwritten while a peer reads it

All but `mystery` are drawn from rules, not from a run: the order of events is right, their durations are not to scale.
For a run, `show.play(comm.trace)` plays it, and `show.stepper(replay)` shows its memory.
"""
from itertools import accumulate, combinations

import numpy as np

from ...kernels.rung.family import lazily
from ...machine.show import player, style
from ...machine.show.film import FLAG, Box, Film

__all__ = ["waves", "lost_update", "one_word", "there_and_back", "translate", "three_waits", "one_box", "overwritten_flag", "stride",
           "two_calls", "mystery", "ranges", "strangers", "round_trip", "one_or_two_shots", "read_too_late"]
__getattr__ = lazily(__name__, {"mystery": "_mystery"})  # its runs need the kernels

LABEL = "a sketch: the order of events is right, their length is not to scale"


def sketch(width: float, height: float, end: float, seconds: float | None = None) -> Film:
    """An empty film of `end` steps, by default two seconds each."""
    return Film(width, height, end, label=LABEL, seconds=seconds or 2.0 * end)


def centre(box: Box) -> tuple[float, float]:
    return box.x + box.w / 2, box.y + box.h / 2


def send(drawing: Film, start: float, stop: float, source: Box, target: Box, words: str, fill: str = style.BLUE) -> None:
    """Sends a message from the middle of one box to the middle of another, which then shows its key."""
    drawing.fly(start, stop, centre(source), centre(target), fill, words=words)


def waves(number: int = 4):
    """`number` waves (2 to 6) of one SIMD: one issues at a time, the others wait for memory. Returns a `FilmPlayer`.
    Raises ValueError for another number."""
    if not 2 <= number <= 6:
        raise ValueError("2 to 6 waves")
    load, store, answer = 1.0, 1.0, 6.0  # time to issue a load, to issue a store, and from a load's issue to its answer
    issue_times = [i * load for i in range(number)]
    stored, free = [], number * load
    for i in range(number):
        free = max(free, issue_times[i] + load + answer)
        stored.append(free)
        free += store
    end = stored[-1] + store + 1.0
    film = sketch(600, 70 + 38 * number, end, seconds=14)
    left, wide, unit = 130, 440, 440 / end
    for i in range(number):
        y = 40 + 38 * i
        film.text(64, y + 12, f"wave {i}")
        film.box(left, y, wide, 24)
        for begin, stop, fill in ((issue_times[i], issue_times[i] + load, style.BLUE), (issue_times[i] + load, stored[i], style.GREY),
                                  (stored[i], stored[i] + store, style.VERMILION)):
            steps = [begin + (stop - begin) * n / 20 for n in range(21)]
            film.bar(left, y, wide, 24, fill, [0, *steps], [begin * unit / wide] * 22,
                     [begin * unit / wide] * 1 + [at * unit / wide for at in steps])
    simd = film.box(left, 4, wide, 20, words="the SIMD is idle")
    for i in range(number):
        film.set(simd, issue_times[i], words=f"the SIMD issues the load of wave {i}", fill=style.BLUE)
    film.set(simd, number * load, words="the SIMD is idle: every wave waits", fill=style.GROUND)
    for i in range(number):
        film.set(simd, stored[i], words=f"the SIMD issues the store of wave {i}", fill=style.VERMILION)
        if i == number - 1 or stored[i + 1] > stored[i] + store:
            film.set(simd, stored[i] + store, words="the SIMD is idle", fill=style.GROUND)
    film.say(0, "Wave 0 issues its load. The answer takes far longer than the instruction.")
    film.say(load, "Wave 0 waits (s_waitcnt). The SIMD does not: it takes the next wave's instruction.")
    film.say(number * load, f"All {number} waves wait, and the SIMD has nothing to do: with more waves there would be less of this.")
    film.say(stored[0], "The first answer is there: wave 0 goes on and stores. The others follow, each when its answer is.")
    film.say(stored[-1] + store, f"{number} loads have taken little longer than one: waiting went on side by side.")
    film.legend = [(style.BLUE, "box", "issues a load"), (style.GREY, "box", "waits for the answer"), (style.VERMILION, "box",
                                                                                                       "issues a store")]
    return player(film, f"A film of {number} waves on one SIMD. Each issues a load, waits for the answer and stores; while one waits, "
                        "the SIMD issues another's instruction, so that the waits overlap.", title="waves of a SIMD")


def lost_update():
    """Two waves add to one number in memory. With plain loads and stores one sum is lost, with an atomic none. Returns
    a `FilmPlayer`."""
    film = sketch(600, 230, 10)
    a = film.box(20, 60, 150, 44, title="wave A: add 3")
    b = film.box(430, 60, 150, 44, title="wave B: add 5")
    memory = film.box(225, 150, 150, 44, title="out[0] in memory", words="10", fill=style.SKY)

    film.say(0, "out[0] is 10. Wave A adds 3 and wave B adds 5, so it should be 18 in the end.")
    film.say(1, "out[0] += 3 is a load, an addition and a store. Wave A loads.")
    send(film, 1, 1.8, memory, a, "10")
    film.set(a, 1.8, words="10 + 3 = 13", frame=True)
    film.say(2, "Before A stores, wave B loads, and gets 10 as well.")
    send(film, 2, 2.8, memory, b, "10")
    film.set(b, 2.8, words="10 + 5 = 15", frame=True)
    film.say(3, "A stores its sum.")
    send(film, 3, 3.8, a, memory, "13")
    film.set(a, 3.8, words="done")
    film.set(memory, 3.8, words="13", frame=True)
    film.say(4, "B stores its own sum over A's. The 3 is lost, and nobody notices.")
    send(film, 4, 4.8, b, memory, "15", style.VERMILION)
    film.set(memory, 4.8, words="15, not 18", fill=style.VERMILION, frame=True)
    film.set(b, 4.8, words="done")
    film.say(5.6, "Again, with atomicAdd: the waves send the addition, not a sum.")
    for box, words in ((a, ""), (b, ""), (memory, "10")):
        film.set(box, 5.6, words=words, fill=style.SKY if box is memory else style.GROUND)
    film.say(6.4, "Both additions are in flight, and memory does one after the other.")
    send(film, 6.4, 7.4, a, memory, "+ 3")
    film.set(memory, 7.4, words="13", frame=True)
    send(film, 6.4, 8.2, b, memory, "+ 5")
    film.set(memory, 8.2, words="18", frame=True)
    film.say(8.4, "It is 18, whatever the order, but the waves take turns. The lesson's answer needs no turns: one wave per token.")
    return player(film, "A film of two waves that add 3 and 5 to a number, 10. With loads and stores both load 10, and the second store "
                        "covers the first: 15. With atomic additions memory takes one after the other: 18.",
                  moments=[1.9, 2.9, 4.9, 8.4], title="the lost update")


def one_word(rows=(5, 3, 7, 2), order=(2, 1, 3, 0)):
    """A `FilmPlayer` of blocks that add (1, their rows) to one word, in `order`, and learn their place and the total.
    rows: rows of each block."""
    film = sketch(620, 250, 2 * len(rows) + 2.5)
    word = film.box(300, 90, 190, 46, title="the word: blocks | rows", words="0 | 0")
    blocks = [film.box(20, 30 + 52 * i, 190, 34, title=f"block {i}: {n} rows", words="") for i, n in enumerate(rows)]
    film.say(0, "The upper half of the word counts blocks, the lower half rows. Each block adds (1, its rows) with one atomic.")
    total = 0
    for number, block in enumerate(order):
        at, count = 2 * number + 0.5, rows[block]
        send(film, at, at + 0.7, blocks[block], word, f"+ (1, {count})")
        film.set(word, at + 0.7, words=f"{number + 1} | {total + count}", fill=style.SKY, frame=True)
        film.say(at + 0.7, f"Block {block} gets the old value back: {total} rows were there, so its own begin at place {total}.")
        send(film, at + 0.8, at + 1.4, word, blocks[block], f"{number} | {total}", style.ORANGE)
        film.set(blocks[block], at + 1.4, words=f"from place {total}; waits", fill=style.GREY)
        film.set(word, at + 1.4, frame=False)
        total += count
    end = 2 * len(rows) + 0.6
    for block in blocks:
        film.set(block, end, words=f"{total} rows in all", fill=style.SKY)
    film.say(end, f"The upper half says that all {len(rows)} blocks have added. So the lower half, {total}, is the total, "
                  "and nobody waits any more.")
    return player(film, f"A film of {len(rows)} blocks and one word. Each block adds one block and its rows to the word in one atomic "
                        f"and gets the old value back: the place at which its rows begin. When the upper half is {len(rows)}, the "
                        f"lower half is the total of {total} rows.", title="one word, data and flag", moments=[1.6, 3.6, 5.6, end + 1])


SENDERS = (style.BLUE, style.ORANGE)  # the colour of a row, by its rank


def there_and_back(choices=((2, 0, 3), (1, 3, 0))):
    """A `FilmPlayer` of two ranks with two experts each. choices: the expert of each token, [rank][token]."""
    film = sketch(640, 330, 9)
    names = [[f"{'AB'[rank]}{i}" for i in range(len(experts))] for rank, experts in enumerate(choices)]

    def line(y, label):
        """A line of empty places on both ranks."""
        film.text(320, y + 13, label)
        return [[film.box(24 + 372 * rank + 78 * i, y, 66, 26) for i in range(len(choices[rank]))] for rank in (0, 1)]

    def put(box, at, row):
        rank, token = row
        film.set(box, at, words=f"{names[rank][token]} e{choices[rank][token]}", fill=SENDERS[rank])

    def move(start, stop, sources, targets):
        """Each row flies from its place in one line to its place in another."""
        for row, source in sources.items():
            film.fly(start, stop, centre(source), centre(targets[row]), SENDERS[row[0]], words=names[row[0]][row[1]])
            put(targets[row], stop, row)

    first, left, came, grouped, home = [line(34 + 58 * n, label) for n, label in
                                        enumerate(("tokens", "sorted", "received", "grouped", "returned"))]
    for rank, experts in ((0, "0, 1"), (1, "2, 3")):
        film.text(140 + 372 * rank, 12, f"rank {rank}: experts {experts}")
    rows = [[(rank, token) for token in range(len(choices[rank]))] for rank in (0, 1)]
    expert = {row: choices[row[0]][row[1]] for row in sum(rows, [])}
    by_expert = [sorted(rows[rank], key=expert.get) for rank in (0, 1)]
    arrived = [[row for source in (0, 1) for row in by_expert[source] if expert[row] // 2 == rank] for rank in (0, 1)]
    in_groups = [sorted(arrived[rank], key=expert.get) for rank in (0, 1)]
    places = [{row: box for rank in (0, 1) for row, box in zip(order[rank], boxes[rank])} for order, boxes in
              ((rows, first), (by_expert, left), (arrived, came), (in_groups, grouped), (rows, home))]
    for row, box in places[0].items():
        put(box, 0, row)
    film.say(0, "Each rank has three tokens. e2 says that the token wants expert 2, which lives on rank 1.")
    film.say(0.8, "Sort by expert: rows for one rank are neighbours now.")
    move(1, 2, places[0], places[1])
    film.say(2.2, "Dispatch: the ranks exchange their pieces. Rows arrive by source, and within a source by expert.")
    move(2.4, 3.6, places[1], places[2])
    film.say(3.8, "The receiver groups them by expert, so that each expert multiplies all its rows at once.")
    move(4, 5, places[2], places[3])
    film.say(5.2, "The experts work. Then combine: every answer goes back the way it came, in the order in which its row left.")
    move(5.6, 6.6, places[3], places[2])
    move(6.8, 7.8, places[2], places[4])
    film.say(7.9, "The sort is undone, and each answer stands at its token.")
    return player(film, "A film of two ranks with three tokens and two experts each. Rows are sorted by expert, cross to the rank of their "
                        "expert, are grouped by expert there, and the answers return to their tokens the same way.",
                  title="dispatch and combine", moments=[0.5, 2.1, 3.7, 5.1, 7.9])


OFFSET = 0x1080  # of x in every heap
# (rank that uses the address, owner of the heap): address
BASES = {(0, 0): 0x5000, (0, 1): 0x9000, (1, 0): 0x7000, (1, 1): 0x3000}


def translate():
    """Rank 0 stores to rank 1's x. Without translate the store goes to its own x, with it to the peer's. Returns a
    `FilmPlayer`."""
    film = sketch(620, 290, 10)
    heaps = {}
    for rank, x in ((0, 30), (1, 400)):
        film.text(x + 95, 14, f"rank {rank}")
        film.box(x, 40, 190, 60, title=f"heap of rank {rank}, as rank {rank} sees it:")
        heaps[rank] = film.box(x + 60, 52, 70, 36, words="x = 0")
        film.text(x + 95, 112, f"from {BASES[rank, rank]:#x}; x at {BASES[rank, rank] + OFFSET:#x}", muted=True)
    table = film.box(30, 150, 190, 54, title="bases of rank 0", words=f"[0] {BASES[0, 0]:#x}\n[1] {BASES[0, 1]:#x}")
    sums = film.box(30, 236, 560, 34, title="the address that rank 0 stores to")
    own = BASES[0, 0] + OFFSET
    peer_address = own - BASES[0, 0] + BASES[0, 1]
    film.say(0, "Rank 0 wants to store 7 into rank 1's x. It knows the address of its own x.")
    film.set(sums, 0.2, words=f"&x = {own:#x}")
    film.say(1.2, f"Without translate: it stores to {own:#x}. That is its own copy: no fault, and rank 1 waits for ever.")
    film.fly(1.8, 2.8, (125, 236), (125, 72), style.VERMILION, words="7")
    film.set(heaps[0], 2.8, words="x = 7", fill=style.VERMILION, frame=True)
    film.say(3.6, f"Again, with translate. First the offset, which is the same in all heaps: {own:#x} - {BASES[0, 0]:#x} = {OFFSET:#x}.")
    film.set(heaps[0], 3.6, words="x = 0", fill=style.GROUND)
    film.set(sums, 3.6, words=f"{own:#x} - {BASES[0, 0]:#x} = {OFFSET:#x}", frame=True)
    film.set(table, 3.6, frame=True)
    film.say(5.2, f"Then the base under which rank 0 sees rank 1's heap: {OFFSET:#x} + {BASES[0, 1]:#x} = {peer_address:#x}.")
    film.set(sums, 5.2, words=f"{OFFSET:#x} + {BASES[0, 1]:#x} = {peer_address:#x}", frame=True)
    film.say(6.8, f"The store to {peer_address:#x} goes over the link to rank 1.")
    film.fly(7, 8.2, (310, 236), (495, 72), style.BLUE, words="7")
    film.set(heaps[1], 8.2, words="x = 7", fill=style.SKY, frame=True)
    film.say(8.6, f"Rank 1 finds it at {BASES[1, 1] + OFFSET:#x}, its own address of x. Each rank has its own addresses; only the "
                  "offset is common.")
    return player(film, "A film of a store from rank 0 to rank 1's x. With rank 0's own address it lands in its own heap; with the offset "
                        "from its base, added to the base under which it sees rank 1's heap, it lands at rank 1.", title="translate")


STEPS = (("counts", "counts", "how many rows to expect", "Without the counts nobody knows how many rows of an inbox are valid."),
         ("rows", "rows", "all rows are there", "The experts are launched only when all rows are known to be there."),
         ("replies", "replies", "all replies are there", "Then PyTorch sums. No GPU has told another anything: hosts waited for hosts."))


def three_waits():
    """A `FilmPlayer` of two ranks, each a host and a GPU with inboxes: counts, rows and replies cross, and hosts wait after each."""
    film = sketch(620, 230, 10)
    hosts = [film.box(20 + 340 * rank, 30, 240, 40, title=f"host of rank {rank}", words="sorts, counts") for rank in (0, 1)]
    boxes = [film.box(20 + 340 * rank, 140, 240, 40, title=f"inboxes of rank {rank}, on the heap", words="empty") for rank in (0, 1)]
    film.say(0, "Each host sorts its tokens. Then it asks its GPU's copy engines to store into the peer's inbox.")
    for number, (name, words, known, why) in enumerate(STEPS):
        at = 1 + 3 * number
        for rank in (0, 1):
            film.set(hosts[rank], at, words=f"calls copy: {words}", fill=style.SKY, hatched=False)
            film.set(hosts[rank], at + 0.6, words=f"waits ({number + 1})", fill=style.GREY, hatched=True)
            here, there = boxes[rank], boxes[1 - rank]
            y = 150 + 20 * rank
            film.fly(at + 0.5, at + 1.6, (here.x + 240 * (1 - rank), y), (there.x + 240 * rank, y), style.BLUE, words=name)
            film.set(there, at + 1.6, words=f"{name} have come", fill=style.SKY)
            film.set(hosts[rank], at + 2.2, words="sums" if name == "replies" else "goes on", fill=style.GROUND, hatched=False)
        film.say(at, f"The copies of the {name} cross. Each host waits until it knows: {known}.")
        film.say(at + 2.2, why)
    film.legend = [(style.GREY, "hatch", "a host waits")]
    return player(film, "A film of two ranks. "
                        "Their hosts start copies of counts, then of rows, then of replies into the peer's inboxes on the "
                        "heap. After each of the three both hosts wait until all copies are done.",
                  title="p2p: three exchanges, three waits",
                  moments=[0.5, 2.1, 5.1, 8.1, 9.5])


def one_box(messages: int = 2):
    """A `FilmPlayer` of so many messages from rank 0 to rank 1 through one box: row, flag `full`, reading, flag `free`."""
    film = sketch(620, 160, 3 * messages + 0.8)
    producer = film.box(20, 30, 140, 40, title="wave of rank 0", words="")
    box = film.box(250, 30, 120, 40, title="the box", words="empty")
    consumer = film.box(460, 30, 140, 40, title="wave of rank 1", words="waits for full = 1", fill=style.GREY, hatched=True)
    full = film.box(250, 110, 120, 26, title="full: message in the box", words="0")
    free = film.box(20, 110, 140, 26, title="free: message taken", words="0")
    film.say(0, "The box holds one message. full allows rank 1 to read it, and free allows rank 0 to write the next.")
    for m in range(1, messages + 1):
        at = 3 * (m - 1) + 0.4
        film.set(producer, at, words=f"stores message {m}", fill=style.SKY, hatched=False)
        film.fly(at + 0.1, at + 0.7, (160, 50), (250, 50), style.BLUE, words=f"{m}")
        film.set(box, at + 0.7, words=f"message {m}", fill=style.SKY)
        film.say(at + 0.7, f"The row is stored. Then rank 0 sets full to {m}. This must not overtake the row.")
        film.fly(at + 0.8, at + 1.3, (160, 65), (250, 123), style.VERMILION, shape=FLAG)
        film.set(full, at + 1.3, words=f"{m}")
        film.set(producer, at + 1.3, words=f"waits for free = {m}", fill=style.GREY, hatched=True)
        film.set(consumer, at + 1.3, words=f"reads message {m}", fill=style.SKY, hatched=False)
        film.fly(at + 1.4, at + 2, (370, 50), (460, 50), style.BLUE, words=f"{m}")
        film.say(at + 1.4, f"Rank 1 has seen full = {m}, and reads the box. What it reads must not be older than the flag.")
        film.fly(at + 2.1, at + 2.7, (460, 65), (160, 123), style.VERMILION, shape=FLAG)
        film.set(free, at + 2.7, words=f"{m}")
        film.set(consumer, at + 2.1, words=f"waits for full = {m + 1}", fill=style.GREY, hatched=True)
        film.say(at + 2.7, f"free is {m}: the box may be written again.")
    film.legend = [(style.GREY, "hatch", "waits for a flag")]
    return player(film, f"A film of {messages} messages through one box. "
                        f"Rank 0 stores a message and sets the flag full. Rank 1 sees it, reads the "
                        "box, and sets the flag free. Only then rank 0 stores the next message.", title="one box, two flags",
                  moments=[0.2, 1.2, 2.3, 4.2])


def overwritten_flag():
    """Rank 2 sets its flag at rank 1 in two calls; rank 1 is delayed, and polls late. With one slot and a reset it then
    waits for ever. With epochs in two slots it finds both. Returns a `FilmPlayer`."""
    film = sketch(620, 250, 12)
    zero = film.box(20, 60, 120, 40, title="rank 0", words="sends rows")
    receiver = film.box(250, 60, 130, 40, title="rank 1", words="call 1: takes rows")
    two = film.box(480, 60, 120, 40, title="rank 2", words="call 1")
    flag = film.box(250, 160, 130, 40, title="rank 1's flag of source 2", words="0")
    film.say(0, "Rank 0 sends rank 1 many rows; rank 2 has none for anybody. In each call everybody sets a flag at everybody.")
    film.say(1, "Call 1: rank 2 says \"no rows\", count + 1 = 1, and is done at once.")
    send(film, 1, 1.8, two, flag, "1")
    film.set(flag, 1.8, words="1", fill=style.SKY, frame=True)
    film.set(two, 1.8, words="call 2")
    film.fly(0.4, 2.6, (140, 80), (250, 80), style.BLUE)
    film.say(2.4, "Rank 1 is still busy with rank 0's rows, and has not looked. Nothing holds rank 2 back: it is in call 2.")
    film.fly(2.6, 4.2, (140, 80), (250, 80), style.BLUE)
    send(film, 2.8, 3.6, two, flag, "1", style.VERMILION)
    film.set(flag, 3.6, words="1 (of call 2)", fill=style.VERMILION, frame=True)
    film.say(3.8, "The flag of call 2 lies on top of that of call 1. Two were set; one is left.")
    film.say(4.8, "Now rank 1 looks, sees 1, and resets the flag to 0 for the next call, as the published kernel does.")
    film.set(flag, 5.4, words="0", fill=style.GROUND, frame=True)
    film.set(receiver, 5.4, words="call 2: waits", fill=style.GREY, hatched=True)
    film.set(zero, 5.4, words="call 2")
    film.say(6.2, "In call 2 rank 1 waits for a flag that was set long ago. It waits for ever.")
    film.say(7.2, "Our kernel: the flag says which call it is of (the epoch), calls alternate between two places, nothing is reset.")
    film.set(receiver, 7.2, words="call 1: takes rows", fill=style.GROUND, hatched=False)
    film.set(two, 7.2, words="call 1")
    film.set(zero, 7.2, words="sends rows")
    film.set(flag, 7.2, words="odd: 0", fill=style.GROUND)
    even = film.box(250, 204, 130, 40, words="even: 0", at=7.2)
    send(film, 7.8, 8.4, two, flag, "1 | 1")
    film.set(flag, 8.4, words="odd: epoch 1, 1", fill=style.SKY, frame=True)
    film.set(two, 8.4, words="call 2")
    film.say(8.6, "Rank 2's call 2 goes to the other place: nothing is covered.")
    send(film, 8.8, 9.4, two, even, "2 | 1")
    film.set(even, 9.4, words="even: epoch 2, 1", fill=style.SKY, frame=True)
    film.set(receiver, 10, words="call 2: both seen", frame=True)
    film.say(10, "Rank 1, late, finds epoch 1 in one and epoch 2 in the other. Call 3 cannot come too early: it needs rank 1's "
                 "flag of call 2.")
    return player(film, "A film of three ranks. Rank 2 sets its flag at rank 1 for two calls before it has looked: the second covers "
                        "the first, rank 1 resets it and waits for ever. With epochs in two places both are found.",
                  title="the overwritten flag")


def strangers():
    """Rank 1 exchanges rows with rank 2; rank 0 exchanges none with them and runs ahead. Rank 1 zeroes the one slot of
    rank 0's count, but the next count may be there already. Returns a `FilmPlayer`."""
    film = sketch(620, 270, 12)
    zero = film.box(20, 50, 140, 40, title="rank 0: no rows", words="call 1")
    sender = film.box(240, 50, 140, 40, title="rank 1: sends", words="call 1")
    film.box(460, 50, 140, 40, title="rank 2: answers", words="call 1")
    count = film.box(240, 160, 140, 40, title="rank 1's count of source 0", words="0")
    film.say(0, "Each call begins with counts: every rank tells every peer how many rows to expect, rank 0 says none.")
    film.say(1, "Rank 0's count of call 1, with the epoch beside it, arrives at rank 1, which sees it.")
    send(film, 1, 1.8, zero, count, "1 | 0 rows")
    film.set(count, 1.8, words="epoch 1: 0 rows", fill=style.SKY, frame=True)
    film.say(2.4, "Rank 1 and rank 2 exchange rows, which takes long. Rank 0 waits for nobody: it is done with call 1.")
    film.fly(2.4, 3.6, (380, 62), (460, 62), style.BLUE)
    film.fly(3.6, 4.8, (460, 78), (380, 78), style.ORANGE)
    film.set(zero, 2.8, words="call 2", frame=True)
    film.say(3.6, "So its count of call 2 arrives while rank 1 is in call 1.")
    send(film, 3.6, 4.4, zero, count, "2 | 0 rows", style.VERMILION)
    film.set(count, 4.4, words="epoch 2: 0 rows", fill=style.SKY, frame=True)
    film.say(5.2, "The end of rank 1's call 1: it zeroes the count, to have it clean for call 2. It zeroes the count of call 2.")
    film.set(count, 5.8, words="0", fill=style.VERMILION, frame=True)
    film.set(sender, 6.4, words="call 2: waits", fill=style.GREY, hatched=True)
    film.say(6.6, "In call 2 rank 1 waits for rank 0's count. It was set, and it is gone.")
    film.say(7.6, "Why not with rows between all ranks? Then rank 0 would wait in call 1 for rank 1's answers, and not be ahead.")
    film.set(zero, 7.6, words="call 1: waits", fill=style.GREY, hatched=True)
    film.fly(7.6, 8.8, (160, 62), (240, 62), style.BLUE)
    film.fly(8.8, 9.8, (240, 78), (160, 78), style.ORANGE)
    film.say(9.8, "Ours: the epoch tells the calls apart, two places take turns, and nobody zeroes anything.")
    film.set(zero, 9.8, words="call 2", fill=style.GROUND, hatched=False)
    film.set(sender, 9.8, words="call 1", fill=style.GROUND, hatched=False)
    film.set(count, 9.8, words="odd: 1 | 0 rows", fill=style.SKY)
    even = film.box(240, 206, 140, 40, words="even: 0", at=9.8)
    send(film, 10.2, 11, zero, even, "2 | 0 rows")
    film.set(even, 11, words="even: 2 | 0 rows", fill=style.SKY, frame=True)
    return player(film, "A film of three ranks. Rank 0 has no rows and is a call ahead; its count of call 2 arrives before rank 1, busy "
                        "with rank 2, zeroes the count of call 1, in the same place. Rank 1 then waits for ever. With epochs in two places "
                        "nothing is lost.", title="strangers")


def two_calls():
    """The counter from which senders draw slots, over three calls. First nobody zeroes it; then its own kernel does,
    too soon; then the previous call does, in time. Returns a `FilmPlayer`."""
    film = sketch(620, 220, 15)
    odd = film.box(40, 60, 150, 40, title="counter, odd calls", words="0")
    even = film.box(40, 140, 150, 40, title="counter, even calls", words="0")
    call = film.box(250, 20, 340, 34, words="call 1")
    drawn = film.box(250, 80, 340, 40, title="slots that its senders draw")
    receiver = film.box(250, 150, 340, 40, title="the receiver")

    def at(time, counter, value, number, slots, result, good=True):
        film.set(call, time, words=f"call {number}", frame=True)
        film.set(drawn, time, words=slots, fill=style.SKY if good else style.VERMILION)
        film.set(receiver, time, words=result, fill=style.GROUND if good else style.GREY, hatched=not good)
        film.set(counter, time, words=value, fill=style.SKY if good else style.VERMILION, frame=True)

    film.say(0, "A sender draws each row's slot from a counter. There are two, for odd and even calls, both zero at the beginning.")
    film.say(1, "Nobody zeroes them. Call 1 draws slots 0, 1, 2; the receiver takes slots 0, 1, 2.")
    at(1, odd, "3", 1, "0, 1, 2", "takes slots 0, 1, 2")
    film.say(2, "Call 2 has a counter of its own: right too. A test of two calls passes.")
    at(2, even, "3", 2, "0, 1, 2", "takes slots 0, 1, 2")
    film.say(3, "Call 3 goes on counting where call 1 stopped: slots 3, 4, 5. The receiver waits for slot 0, for ever.")
    at(3, odd, "6", 3, "3, 4, 5", "waits for slot 0", good=False)

    def next_call(time):
        for box in (odd, even):
            film.set(box, time, words="0", fill=style.GROUND)
        film.set(call, time, words="call 1")
        film.set(drawn, time, words="", fill=style.GROUND)
        film.set(receiver, time, words="", fill=style.GROUND, hatched=False)

    film.say(5, "Second try: the kernel zeroes its own counter as it begins, with one of its blocks.")
    next_call(5)
    film.say(6, "But the other blocks do not wait for that one: two rows have their slots, 0 and 1 ...")
    at(6, odd, "2", 1, "0, 1", "takes slots 0, 1")
    film.say(7, "... when the block zeroes the counter, so that the third row draws slot 0 again, over the first. Zeroed in use.")
    at(7, odd, "1", 1, "0, 1, then 0 again", "slot 2 never comes", good=False)
    film.say(9, "Third: each call zeroes the counter of the next one, which nobody uses now.")
    next_call(9)
    film.say(10, "Call 1 draws from the odd counter and zeroes the even one.")
    at(10, odd, "3", 1, "0, 1, 2", "takes slots 0, 1, 2")
    film.set(even, 10, words="0: zeroed for call 2", frame=True)
    film.say(11, "Call 2 draws from the even one and zeroes the odd one, whose rows were taken in call 1.")
    at(11, even, "3", 2, "0, 1, 2", "takes slots 0, 1, 2")
    film.set(odd, 11, words="0: zeroed for call 3", frame=True)
    film.say(12, "Call 3 finds zero. The invariant: when call n begins, the counter of its parity is zero.")
    at(12, odd, "3", 3, "0, 1, 2", "takes slots 0, 1, 2")
    return player(film, "A film of a counter for odd calls and one for even calls. Nobody zeroes them: call 3 draws slots 3, 4, 5 and its "
                        "receiver waits for slot 0. Zeroed by the call that uses it: slot 0 is drawn twice. Zeroed by the call before: "
                        "every call draws 0, 1, 2.", title="two counters", moments=6)


SOURCES = (style.BLUE, style.GREEN, style.PURPLE, style.ORANGE)  # the colour of each


def ranges(counts=(3, 1, 0, 2), waves: int = 2):
    """Shows how `varlen` numbers the rows of all sources consecutively and deals them out. `counts`: rows of up to four
    sources (0 to 6 each, at least one in all). `waves`: 1 to 4. Returns a `FilmPlayer`. Raises ValueError for other
    numbers."""
    counts = [int(n) for n in counts]
    total = sum(counts)
    if not 1 <= len(counts) <= 4 or min(counts) < 0 or max(counts) > 6 or not total or not 1 <= waves <= 4:
        raise ValueError("1 to 4 sources of 0 to 6 rows, at least one row, and 1 to 4 waves")
    ends = list(accumulate(counts))
    film = sketch(620, 300, 3 + total + 1)
    for s, n in enumerate(counts):
        film.text(50 + 150 * s, 18, f"source {s}: {n}")
        for row in range(n):
            film.box(20 + 150 * s + 22 * row, 32, 20, 24, words=str(row), fill=SOURCES[s])
    sums = [film.box(20 + 150 * s, 84, 60, 26, title="ends at" if not s else "", words="?") for s in range(len(counts))]
    cell = min(44.0, 580 / total)
    flat = [film.box(20 + cell * i, 150, cell - 3, 30, title="one flat range" if not i else "", words=str(i), at=2)
            for i in range(total)]
    takers = [film.box(20 + 150 * w, 236, 130, 30, words=f"wave {w}", at=2) for w in range(waves)]
    counts_text = ", ".join(map(str, counts))
    film.say(0, f"{len(counts)} sources have sent {counts_text} rows. Dealt out by source, one wave would take {max(counts)} rows and "
                f"another {min(counts)}.")
    film.say(1, "Prefix sums: where does each source's part end? Every wave adds the counts up for itself.")
    for s, end in enumerate(ends):
        film.set(sums[s], 1.2 + 0.15 * s, words=str(end), frame=True)
    film.say(2, f"So there is one range of {total} rows, whoever sent them, and wave w takes the numbers w, w + {waves}, ...")
    for i in range(total):
        at, w = 3 + i, i % waves
        s = sum(end <= i for end in ends)
        row = i - (ends[s - 1] if s else 0)
        film.say(at, f"Number {i}: {s} source{'s end' if s != 1 else ' ends'} at or before {i}, so it belongs to source {s}, and is "
                     f"its row {i} - {i - row} = {row}. Wave {w} takes it.")
        film.set(flat[i], at, fill=SOURCES[s], frame=True)
        film.fly(at + 0.2, at + 0.7, (20 + cell * i + cell / 2, 165), (85 + 150 * w, 218), SOURCES[s], words=f"s{s} r{row}")
        film.set(takers[w], at + 0.7, words=f"wave {w}: {i // waves + 1} row{'s' if i >= waves else ''}", frame=True)
        film.set(flat[i], at + 0.9)
    film.say(3 + total, f"No wave has more than {-(-total // waves)} rows: however uneven the sources are, the range is dealt out evenly.")
    return player(film, f"A film of {len(counts)} sources with {counts_text} rows, whose parts end at "
                        f"{', '.join(map(str, ends))} of one flat range; {waves} waves take its numbers in turn, and find source "
                        "and row by counting the parts that end before.", title="one flat range", moments=6)


def stride(blocks: int = 256):
    """Which waves find rows if each of 4 waves of a block takes every (4 * blocks)-th slot of 32 experts x 2048. Only the first
    28 slots of each expert are filled. Returns a `FilmPlayer`; its table has the waves with rows and the busiest wave. Raises
    ValueError for no blocks."""
    if blocks < 1:
        raise ValueError("at least one block")
    rows, capacity, experts, number = 28, 2048, 32, 4 * blocks
    slots = (np.arange(experts)[:, None] * capacity + np.arange(rows)).reshape(-1)
    per_wave = np.bincount(slots % number, minlength=number)
    busiest, having = int(per_wave.max()), int((per_wave > 0).sum())
    end = float(experts)
    film = sketch(620, 250, end + 1, seconds=12)
    film.text(310, 12, f"{number} waves, drawn as one row; the filled slots of each expert fall to these:", muted=True)
    wide, left = 560.0, 30.0
    film.box(left, 40, wide, 26)
    film.box(left, 110, wide, 100, title=f"rows of each wave so far (0 to {busiest})")
    cells, total = 140, np.zeros(number, dtype=int)
    step_of = -(-number // cells)
    busy = []
    for e in range(int(end)):
        mine = (e * capacity + np.arange(rows)) % number
        total[mine] += 1
        fall = sorted(set((mine // step_of).tolist()))
        film.say(e, f"Expert {e}: slots {e * capacity} to {e * capacity + rows - 1} fall to waves {int(mine[0])} to {int(mine[-1])}; "
                    f"{int((total > 0).sum())} waves have rows so far, the busiest {int(total.max())}.")
        x = [left + wide * cell / cells for cell in fall]
        film.bar(x[0], 40, max(wide / cells, x[-1] - x[0] + wide / cells) if len(x) == fall[-1] - fall[0] + 1 else wide / cells, 26,
                 style.BLUE, [0, e, e + 1], [0, 0, 0], [0, 1, 0])
        busy.append(np.array([total[c * step_of:(c + 1) * step_of].max(initial=0)
                              for c in range(-(-number // step_of))]))
    for cell in range(len(busy[0])):
        heights = [float(row[cell]) / busiest for row in busy]
        if max(heights):
            film.bar(left + wide * cell / cells, 110, wide / cells, 100, style.VERMILION if max(heights) > 0.5 and busiest > 4
                     else style.BLUE, [0, *range(1, len(heights) + 1)], [0] * (len(heights) + 1), [0, *heights], up=True)
    begins = number // int(np.gcd(number, capacity))
    film.say(end, f"All {experts} experts: {having} of {number} waves have rows, the busiest {busiest}. The experts' slots begin at "
                  f"{min(begins, experts)} different wave{'s' if min(begins, experts) > 1 else ''}.")
    return player(film, f"A film of {experts} experts with {rows} filled slots of {capacity} each, dealt out to {number} waves by a "
                        f"stride of {number}. In the end {having} waves have rows, the busiest {busiest}.", title=f"{blocks} blocks")


RANKS, PIECES = 4, "ABCD"
RULE = "computed by a rule: time = trips x their latency + pieces on a link x a piece's time"
CORNERS = ((20, 70), (190, 70), (20, 190), (190, 190))
LARGE, SMALL = (0.4, 1.0), (1.0, 0.1)  # (latency of a trip, time of a piece on a link)


def finished(shots: int, latency: float, piece: float) -> float:
    """When all ranks have the sum: one shot sends every piece to every peer, two shots one piece each way."""
    return latency + RANKS * piece if shots == 1 else 2 * (latency + piece)


def one_or_two_shots():
    """A `FilmPlayer` of four ranks and a message of four pieces: one shot on the left, two shots on the right. First a
    piece takes long on a link, then the latency of a trip does."""
    film = Film(640, 270, 11, label=RULE, seconds=26)
    for x, words in ((20, "one shot"), (350, "two shots")):
        film.box(x, 10, 270, 26, words=words)
    sides = [[film.box(left + x, y, 100, 40, title=f"rank {rank}", words=PIECES) for rank, (x, y) in enumerate(CORNERS)]
             for left in (0, 330)]
    for boxes in sides:
        for box, other in combinations(boxes, 2):
            film.line(*_edge(box, other), *_edge(other, box))
    film.say(0, "Four ranks, a message of four pieces each: A, B, C, D. Every rank needs the sum of each piece. A link joins each pair.")
    film.say(1, "A large message: a piece takes long on a link. One shot sends all pieces to all peers, one after the other. "
                "Two shots send "
                "each peer one piece: its share.")
    _one_shot(film, sides[0], 1, *LARGE)
    _two_shots(film, sides[1], 1, *LARGE)
    film.say(2.4, "Two shots: rank 0 has all parts of A now, rank 1 all of B, and so on. Each adds up its share and sends the sum to all.")
    film.say(1 + finished(2, *LARGE), "Two shots are done: each link has carried two pieces. "
             "One shot still sends: four pieces for each link.")
    film.say(1 + finished(1, *LARGE), "Now one shot is done, too. The wire decides for a large message: fewer bytes win.")
    for boxes in sides:
        for box in boxes:
            film.set(box, 6.6, words=PIECES, fill=style.GROUND)
    film.say(6.6, "The same with a small message: a piece takes next to no time on a link, but every trip has its latency.")
    _one_shot(film, sides[0], 7.5, *SMALL)
    _two_shots(film, sides[1], 7.5, *SMALL)
    film.say(7.5 + finished(1, *SMALL), "One shot is done after one trip. Two shots are on their second.")
    film.say(7.5 + finished(2, *SMALL), "Latency decides for a small message: fewer trips win. "
             "Somewhere between the two lies the crossing.")
    return player(film, "A film of two all-reduces between four ranks, side by side. One shot sends all four pieces "
                  "of a message to every peer; "
                        "two shots send each peer one piece, add up, and send the sum back. With a large message two shots are done "
                        "first, after two pieces on each link instead of four. With a small message one shot is done first, after one "
                        "trip instead of two.", title="one shot beside two", moments=[0.5, 1.7, 2.8, 4.2, 5.8, 8.2, 9.4, 10.5])


def _edge(box: Box, other: Box) -> tuple[float, float]:
    """Where the line between both middles leaves `box`: a dot never covers a box's words."""
    (x, y), (to_x, to_y) = centre(box), centre(other)
    part = min(size / 2 / abs(way) for size, way in ((box.w, to_x - x), (box.h, to_y - y)) if way)
    return x + part * (to_x - x), y + part * (to_y - y)


def _to_all(film: Film, boxes: list[Box], start: float, stop: float, fill: str) -> None:
    for sender in boxes:
        for receiver in boxes:
            if receiver is not sender:
                film.fly(start, stop, _edge(sender, receiver), _edge(receiver, sender), fill)


def _one_shot(film: Film, boxes: list[Box], start: float, latency: float, piece: float) -> None:
    for number in range(RANKS):
        arrived = start + number * piece + piece + latency
        _to_all(film, boxes, start + number * piece, arrived, style.BLUE)
        for box in boxes:
            film.set(box, arrived, words="sums " + PIECES[:number + 1], fill=style.SKY, frame=number == RANKS - 1)


def _two_shots(film: Film, boxes: list[Box], start: float, latency: float, piece: float) -> None:
    middle, end = start + latency + piece, start + finished(2, latency, piece)
    _to_all(film, boxes, start, middle, style.BLUE)
    _to_all(film, boxes, middle, end, style.ORANGE)
    for box, letter in zip(boxes, PIECES):
        film.set(box, middle, words="sum " + letter, fill=style.SKY)
        film.set(box, end, words="sums " + PIECES, frame=True)


def round_trip():
    """A `FilmPlayer` of one token of rank 0 in `prereduced`: a row to each rank that needs it, its flag after it, one row
    back. The token has two experts on rank 1, one on rank 2 and one on rank 0."""
    film = sketch(620, 250, 9)
    own = film.box(20, 100, 150, 46, title="rank 0: the token's own", words="row; experts a b c d")
    total = film.box(20, 186, 150, 34, title="the token's sum, fp32", words="")
    first = film.box(420, 40, 180, 46, title="rank 1 owns experts a, b", words="nothing yet")
    second = film.box(420, 150, 180, 46, title="rank 2 owns expert c", words="nothing yet")
    film.say(0, "A token of rank 0 has four experts: a and b on rank 1, c on rank 2, d on rank 0. One row per expert would be "
                "three rows over links.")
    film.say(1, "The row goes once to each rank that needs it, with the list of its experts there. The waves there wait.")
    for box in (first, second):
        film.set(box, 1, words="waits for the flag", fill=style.GREY, hatched=True)
    send(film, 1.2, 2, own, first, "row, [a, b]")
    send(film, 1.4, 2.2, own, second, "row, [c]")
    film.say(2.2, "Release: once the row's stores are done, the flag follows. The flag says that the row is there.")
    for box, at in ((first, 2.3), (second, 2.5)):
        film.fly(at, at + 0.5, (170, 123), (box.x, box.y + 23), style.VERMILION, shape=FLAG)
        film.set(box, at + 0.5, words="row is here", fill=style.SKY, hatched=False, frame=True)
    film.say(3.2, "Each rank applies its experts to the row, multiplies by the weights, and adds up in fp32 registers.")
    film.set(first, 3.2, words="w_a a(row) + w_b b(row)", fill=style.SKY)
    film.set(second, 3.4, words="w_c c(row)", fill=style.SKY)
    film.say(4.2, "Rank 0 does the same for expert d. That part of the sum never moves.")
    film.set(total, 4.2, words="own part", fill=style.SKY, frame=True)
    film.say(5, "One row comes back per rank, rounded to fp16 once. Its flag follows it. From rank 1 `dedup` would send two rows.")
    send(film, 5.2, 6.2, first, total, "1 row, fp16", style.ORANGE)
    film.set(first, 6.2, words="done", fill=style.GROUND)
    send(film, 5.6, 6.6, second, total, "1 row, fp16", style.ORANGE)
    film.set(second, 6.6, words="done", fill=style.GROUND)
    film.say(6.8, "Rank 0 adds in the order of the ranks, whoever came first, and rounds once. So two rows went out and two came "
                  "back, instead of three and three.")
    film.set(total, 6.8, words="own + rank 1", fill=style.SKY, frame=True)
    film.set(total, 7.4, words="own + rank 1 + rank 2", fill=style.SKY, frame=True)
    return player(film, "A film of one token of rank 0. Its row goes once to rank 1, which owns two of its experts, and once to rank 2, "
                        "which owns one; a flag follows each row. Each rank adds up what its experts make of it and sends one row "
                        "back. Rank 0 adds its own part and the two rows in the order of the ranks.", title="a row's way there and back",
                  moments=[0.5, 1.7, 2.7, 4.5, 6.0, 8.0])


def read_too_late():
    """Rank 1 leaves an all-reduce and fills its input anew while rank 0 still reads it. With a second meeting it waits.
    Returns a `FilmPlayer`."""
    film = sketch(620, 190, 12)
    slow = film.box(20, 50, 180, 40, title="rank 0, which is slow", words="meets rank 1")
    fast = film.box(420, 50, 180, 40, title="rank 1, which is fast", words="meets rank 0")
    box = film.box(420, 130, 180, 40, title="x of rank 1", words="call 1")

    film.say(0, "Two ranks meet: both inputs are there. Then each reads both, and adds them up.")
    film.set(slow, 1, words="begins to read")
    film.set(fast, 1, words="reads both")
    send(film, 1.2, 1.9, box, fast, "1")
    film.say(1, "Rank 1 reads at once. Rank 0 pauses before it reads rank 1's x.")
    film.set(slow, 1.2, words="pauses", fill=style.GREY, hatched=True)
    film.set(fast, 2.4, words="all_reduce ends", frame=True)
    film.say(2.4, "Rank 1 has its sum. Nothing keeps it: its kernel ends, and the next one begins.")
    film.set(fast, 3.4, words="fill", frame=True)
    film.set(box, 3.4, words="call 2", fill=style.VERMILION, frame=True)
    film.say(3.4, "The next kernel of rank 1's stream fills x for call 2.")
    film.set(slow, 4.4, words="reads x of rank 1", fill=style.GROUND, hatched=False)
    send(film, 4.6, 5.6, box, slow, "2", style.VERMILION)
    film.set(slow, 5.6, words="a wrong sum", fill=style.VERMILION, frame=True)
    film.say(4.4, "Now rank 0 reads, and gets the value of call 2 in the sum of call 1. No error, no hang.")
    film.say(6.6, "Mended: the ranks meet again after they have read.")
    film.set(slow, 6.6, words="pauses", fill=style.GREY, hatched=True)
    film.set(fast, 6.6, words="waits at the end", fill=style.GREY, hatched=True)
    film.set(box, 6.6, words="call 1", fill=style.GROUND)
    film.set(slow, 7.8, words="reads x of rank 1", fill=style.GROUND, hatched=False)
    send(film, 8, 8.8, box, slow, "1")
    film.say(7.8, "Rank 0 reads x while rank 1 waits for it.")
    film.set(slow, 9.2, words="a right sum, meets", fill=style.SKY, frame=True)
    send(film, 9.2, 9.9, slow, fast, "read")
    film.set(fast, 10, words="fill", fill=style.GROUND, hatched=False, frame=True)
    film.set(box, 10.4, words="call 2", fill=style.SKY, frame=True)
    film.say(9.2, "Its signal says: I have read. Only then does rank 1 go on to fill.")
    return player(film, "A film of two ranks. Rank 1 adds up, ends and fills its input anew while rank 0 has not read it: rank 0's sum "
                        "is wrong. With a second meeting rank 1 waits until rank 0 has read.", title="read too late", moments=6)
