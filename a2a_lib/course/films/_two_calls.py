"""Lesson 09: two counters, and the kernels that zero them."""
from ...machine.show import player, style
from . import _sketch


def two_calls():
    """The counter from which senders draw slots, over three calls. First nobody zeroes it; then its own kernel does,
    too soon; then the previous call does, in time. Returns a `FilmPlayer`."""
    film = _sketch.film(620, 220, 15)
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
