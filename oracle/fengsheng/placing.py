"""放置与转交 — skills that lay cards before players, or hand them on (§3.4, R28)."""

from .cards import is_black, listed
from .gain import gain


def black_in_hand(table, seat):
    return [card for card in table.hands[seat] if is_black(card)]


def lay_from_hand(table, owner, seat, cards, by):
    """Cards of one hand come to lie before a player together, placed by somebody."""
    for card in cards:
        table.out_of_hand(owner, card)
        table.tell("%s leaves the hand of %s", card, owner)
    yield from gain(table, seat, cards, by, "placed")


def hand_over(table, giver, taker, cards):
    """Cards go from one hand to another."""
    for card in cards:
        table.out_of_hand(giver, card)
    table.into_hand(taker, cards)
    table.tell("%s hands %s " + listed(cards), giver, taker)
    yield from table.hands_looked_at()


def move_intelligence(table, whence, seat, card, by):
    """Intelligence goes from before one player to before another."""
    table.intelligence[whence].remove(card)
    table.tell("%s moves %s away from %s", by, card, whence)
    yield from gain(table, seat, [card], by, "placed")
