"""Lesson 04: an exchange by copies that two hosts start, and their three waits."""
from ...machine.show import player, style
from . import _sketch

STEPS = (("counts", "counts", "how many rows to expect", "Without the counts nobody knows how many rows of an inbox are valid."),
         ("rows", "rows", "all rows are there", "The experts are launched only when all rows are known to be there."),
         ("replies", "replies", "all replies are there", "Then PyTorch sums. No GPU has told another anything: hosts waited for hosts."))


def three_waits():
    """A `FilmPlayer` of two ranks, each a host and a GPU with inboxes: counts, rows and replies cross, and hosts wait after each."""
    film = _sketch.film(620, 230, 10)
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
