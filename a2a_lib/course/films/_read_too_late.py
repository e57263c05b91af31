"""Lesson 22: an input that is overwritten while a peer reads it."""
from ...machine.show import player, style
from . import _sketch
from ._sketch import send


def read_too_late():
    """Rank 1 leaves an all-reduce and fills its input anew while rank 0 still reads it. With a second meeting it waits.
    Returns a `FilmPlayer`."""
    film = _sketch.film(620, 190, 12)
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
