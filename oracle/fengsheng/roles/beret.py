"""贝雷帽 — Beret, male, open.

换日: his black cards may be used as 锁定. 偷天: a player gains black intelligence that he sent: he may put one
of that player's intelligence that is not black into any player's hand.
机密任务: at least three red and three blue cards in hand.
"""

from ..cards import is_black
from .base import Role, Trigger
from .missions import three_and_three
from .professional_killer import sent_black


def steal_the_sky(table, seat, occasion):
    hears = sent_black(seat, occasion) and table.of_colour(occasion[1], "true")
    return "may" if hears else None


def into_any_hand(table, seat, occasion, by):
    whose = {"of": "only", "seat": occasion[1]}
    whence, card = yield from table.pick_intelligence(seat, by, whose, [occasion[1]], "true")
    whom = yield from table.pick_player(seat, by, "anyone", sorted(table.living))
    yield from table.take_back(whence, card, whom)


BERET = Role("beret", "male", False, three_and_three,
             converts=lambda table, card: "lock" if is_black(card) else None,
             triggers=(Trigger("up", steal_the_sky, into_any_hand),))
