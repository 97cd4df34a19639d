"""路线 — where intelligence may be sent, and where it goes on from whom does not take it (§5.3)."""

from .cards import WAY


def receivers(table, seat, card):
    """Towards whom a card may be sent: 直达 to anybody else, otherwise to the right-hand neighbour."""
    if WAY[card] == "direct":
        return table.others(seat)
    if table.face_up(seat).chooses_direction:
        return sorted({table.right(seat), table.left(seat)})
    return [table.right(seat)]


def turn_back(table):
    """退回 — the other way round; a 直达 goes back to its sender (R17)."""
    transit = table.transit
    transit["returned"] = True
    if transit["way"] != "direct":
        transit["leftwards"] = not transit["leftwards"]
    pass_on(table, " back")


def pass_on(table, back=""):
    """To the next living player; a 直达 back to its sender. Where a sender who is gone would have to
    take it, it is discarded."""
    transit = table.transit
    sender = transit["sender"]
    going_to = sender
    if transit["way"] != "direct":
        step = -1 if transit["leftwards"] else 1
        going_to = (transit["to"] + step) % table.seats
        while going_to != sender and going_to not in table.living:
            going_to = (going_to + step) % table.seats
    if going_to in table.living:
        transit["to"], transit["arrived"] = going_to, False
        table.tell("it goes" + back + " to %s", going_to)
    else:
        table.tell("%s is dropped", transit["card"])
        table.discard.append(transit["card"])
        table.transit = None
