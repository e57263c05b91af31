"""Lesson 06: a flag set twice."""
from ...machine.show import player, style
from . import _sketch
from ._sketch import send


def overwritten_flag():
    """Rank 2 sets its flag at rank 1 in two calls; rank 1 is delayed, and polls late. With one slot and a reset it then
    waits for ever. With epochs in two slots it finds both. Returns a `FilmPlayer`."""
    film = _sketch.film(620, 250, 12)
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
