"""视图 — what lies on the table, and what each player may know of it (§3.8). FORMAT.md lists the fields."""

from .cards import in_order


def truth(table):
    """Everything, as a trace writes it."""
    transit = table.transit
    return {
        "hands": [in_order(hand) for hand in table.hands],
        "intelligence": [in_order(cards) for cards in table.intelligence],
        "deck": in_order(table.aside) + table.deck,
        "discard": in_order(table.discard),
        "removed": len(table.removed),
        "roles": [role and role.name for role in table.role],
        "up": list(table.up),
        "identities": list(table.identity),
        "shown": list(table.shown),
        "living": sorted(table.living),
        "dead": sorted(table.dead),
        "lost": sorted(table.lost),
        "turn": table.turn,
        "sent": table.sent,
        "locked": sorted(table.locked),
        "lured": sorted(table.lured),
        "transit": transit and {
            "sender": transit["sender"], "way": transit["way"], "to": transit["to"],
            "leftwards": transit["leftwards"], "arrived": transit["arrived"],
            "card": transit["card"]},
        "chain": [{"by": play.by, "script": play.script, "target": play.target,
                   "card": play.card, "void": play.void} for play in table.chain],
        "asked": sorted(table.asked),
        "ask": table.ask,
        "winners": table.winners,
    }


def secrets(table, eye):
    """What one seat knows of what is secret; None is somebody who sits nowhere."""
    everyone = range(table.seats)
    transit = table.transit
    sees_transit = transit and (transit["way"] == "open" or eye in transit["known"])
    shown = None
    if table.ask and table.ask["q"] == "shown" and eye in table.asked:
        shown = in_order(table.hands[table.ask["of"]])
    begun = None not in table.role
    return {
        "hands": [in_order(table.hands[seat]) if seat == eye else None for seat in everyone],
        "offered": [None if begun or seat != eye else table.offered[seat] for seat in everyone],
        "roles": [role.name if role and (seat == eye or table.exposed[seat]) else None
                  for seat, role in enumerate(table.role)],
        "identities": [identity if knows_identity(table, eye, seat) else None
                       for seat, identity in enumerate(table.identity)],
        "transit": transit["card"] if sees_transit else None,
        "chain": [play.card if sees_declared(eye, play) else None for play in table.chain],
        "shown_hand": shown,
    }


def knows_identity(table, eye, seat):
    return seat == eye or table.shown[seat] or (eye is not None and seat in table.seen[eye])


def sees_declared(eye, play):
    """A probe is seen by its user and its target."""
    return play.script != "probe" or (eye is not None and eye in (play.by, play.target))


def views(table):
    return {"seats": [secrets(table, seat) for seat in range(table.seats)],
            "public": secrets(table, None)}
