"""Lesson 07: the race of three ranks."""
from ...machine.show import player, style
from . import _sketch
from ._sketch import send


def strangers():
    """Rank 1 exchanges rows with rank 2; rank 0 exchanges none with them and runs ahead. Rank 1 zeroes the one slot of
    rank 0's count, but the next count may be there already. Returns a `FilmPlayer`."""
    film = _sketch.film(620, 270, 12)
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
