"""怪盗阿十 — Phantom Thief Ten, male, open.

阴谋: a player gains black intelligence that he sent: he may take a random card of that hand. 阳谋: he gains
black intelligence that a player sent: he may take a random card of that hand.
机密任务: ten or more cards in hand.
"""

from ..cards import letter
from ..placing import hand_over
from .base import Role, Trigger
from .professional_killer import sent_black


def mission(table, seat, moment, facts):
    return moment == "hand" and len(table.hands[seat]) >= 10


def victim_of_plot(seat, occasion):
    return occasion[1] if sent_black(seat, occasion) else None


def victim_of_open_plot(seat, occasion):
    gains = occasion[0] == "gained" and occasion[1] == seat
    return occasion[2] if gains and occasion[3] == "sent" and occasion[4] else None


def steal(victim_of):
    """The two skills differ in whose hand it is."""
    def hears(table, seat, occasion):
        victim = victim_of(seat, occasion)
        rich = victim is not None and victim != seat and table.hands[victim]
        return "may" if rich else None

    def take_one(table, seat, occasion, by):
        victim = victim_of(seat, occasion)
        card = table.random_from(
            table.hands[victim], "%s hands %s " % (letter(victim), letter(seat)))
        yield from hand_over(table, victim, seat, [card])

    return Trigger("up", hears, take_one)


PHANTOM_THIEF = Role("phantom-thief", "male", False, mission,
                     triggers=(steal(victim_of_plot), steal(victim_of_open_plot)))
