"""A room of people at work: who has passed which exercise, on one page. Nobody is in it who has not joined.

    membership.join(work, place, name)     from then on checks in this work/ also write to the room
    members.read(folder)                   what is in a room's folder: a `Member` for each person
    page.server(folder, port)              shows the room, and takes what checks send from other machines

A room is a folder, or the address of somebody who shows one. A member's file has a name, and for each exercise the number
of tries and the day it passed. It has no answers. Its own name is 16 random hexadecimal digits, so two people of one name do
not overwrite each other.
"""
