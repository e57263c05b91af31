"""Lesson 01: the lost update."""
from ...machine.show import player, style
from . import _sketch
from ._sketch import send


def lost_update():
    """Two waves add to one number in memory. With plain loads and stores one sum is lost, with an atomic none. Returns
    a `FilmPlayer`."""
    film = _sketch.film(600, 230, 10)
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
