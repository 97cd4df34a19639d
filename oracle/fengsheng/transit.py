"""传递 — intelligence on its way: sent, in transit, arrived, taken or passed on (§4.3, §5.3)."""

from .cards import WAY
from .gain import gain
from .route import pass_on
from .window import window


def transmit(table, card, to):
    """One transmission, hop after hop, until somebody takes the card or it is lost."""
    sender, way = table.turn, WAY[card]
    table.out_of_hand(sender, card)
    table.sent = True
    leftwards = way != "direct" and to != table.right(sender)
    table.transit = {"sender": sender, "way": way, "to": to, "leftwards": leftwards, "card": card,
                     "arrived": False, "returned": False, "known": {sender}}
    table.tell("%s sends %s %s to %s" + (" leftwards" if leftwards else ""), sender, card, way, to)
    while table.transit is not None:
        yield from hop(table)
    table.lured = []


def hop(table):
    """In transit, arrived, reception (§5.3)."""
    transit = table.transit
    transit["returned"] = False
    yield from window(table, "in-transit")
    if table.transit is None:
        return                                      # somebody intercepted it
    to = transit["to"]
    if to not in table.living or (to in table.lured and to not in table.locked):
        pass_on(table)                              # 调虎离山: no arrival, no decision
        return
    transit["arrived"] = True
    table.tell("it arrives at %s", to)
    yield from window(table, "arrived")
    if transit["returned"]:
        return                                      # it is on its way again
    if to not in table.living:
        pass_on(table)
    elif to in table.locked or to == transit["sender"]:
        yield from take(table)
    else:
        words = yield from table.put(to, {"q": "receive"}, ["take", "refuse"])
        if words[0] == "take":
            yield from take(table)
        else:
            pass_on(table)


def take(table):
    transit, table.transit, table.lured = table.transit, None, []
    yield from gain(table, transit["to"], [transit["card"]], transit["sender"], "sent")
