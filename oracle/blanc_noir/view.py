"""What lies on the table, and what each player sees of it.

Rulebook: information.md; FORMAT.md lists the fields.
"""

from .cards import in_order, scrolls_in_order


def truth(table):
    """Everything, as a trace writes it."""
    return {
        "hands": [in_order(hand) for hand in table.hands],
        "known": [in_order(cards) for cards in table.known],
        "lap": laps(table),
        "deck": list(table.deck),
        "discard": in_order(table.discard),
        "lead": dict(table.lead),
        "scroll_deck": list(table.scroll_deck),
        "down": [list(scrolls) for scrolls in table.down],
        "up": [scrolls_in_order(scrolls) for scrolls in table.up],
        "declared": list(table.declared),
        "totals": list(table.totals),
        "playing": list(table.playing),
        "round": table.round,
        "starter": table.starter,
        "turn": table.turn,
        "direction": table.direction,
        "pending": table.pending,
        "reshuffled": table.reshuffled,
        "drawn": table.drawn,
        "asked": table.asked,
        "winners": table.winners,
    }


def laps(table):
    """What each put down in the latest turn, if the table remembers anything."""
    if table.rules["discard_memory"] == "none":
        return [[] for _ in table.hands]
    return [in_order(cards) for cards in table.lap]


def discards(table):
    """The discards that the table remembers (ruling 0033)."""
    memory = table.rules["discard_memory"]
    if memory == "none":
        return []
    if memory == "full":
        return in_order(table.record)
    return in_order([card for cards in table.lap for card in cards])


def view(table, eye):
    """What one seat sees; None is somebody who sits nowhere."""
    mine = eye is not None and eye == table.turn
    lap = laps(table)
    seats = []
    for seat in range(table.seats):
        own = seat == eye
        seats.append(
            {
                "hand": in_order(table.hands[seat]) if own else None,
                "hand_size": len(table.hands[seat]),
                "known": in_order(table.known[seat]),
                "down": len(table.down[seat]),
                "scrolls": list(table.down[seat]) if own else None,
                "up": scrolls_in_order(table.up[seat]),
                "declared": table.declared[seat],
                "total": table.totals[seat],
                "lap": lap[seat],
            }
        )
    return {
        "game": "blanc-noir",
        "eye": eye,
        "seats": seats,
        "playing": list(table.playing),
        "round": table.round,
        "starter": table.starter,
        "turn": table.turn,
        "next": table.next_seat(table.turn, 1 + table.skip),
        "asked": table.asked,
        "direction": table.direction,
        "lead": dict(table.lead),
        "pending": table.pending,
        "deck": len(table.deck),
        "scroll_deck": len(table.scroll_deck),
        "discard": len(table.discard),
        "reshuffled": table.reshuffled,
        "discards": discards(table),
        "search": table.search if mine else None,
        "drawn": table.drawn if mine else None,
        "sheet": table.sheet,
        "winners": table.winners,
        "rules": table.rules,
    }


def views(table):
    return {
        "seats": [view(table, seat) for seat in range(table.seats)],
        "public": view(table, None),
    }
