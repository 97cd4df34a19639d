"""职业杀手 — Professional Killer, male, open.

连击: a player gains black intelligence that he sent: he may place another black card of his hand there.
预谋: his 识破 may be used as 锁定. 机密任务: he kills another player, the second or a later one to die.
"""

from ..placing import black_in_hand, lay_from_hand
from .base import Role, Trigger


def mission(table, seat, moment, facts):
    return (moment == "death" and facts["killer"] == seat and facts["seat"] != seat
            and len(table.dead) >= 2)


def double_blow(table, seat, occasion):
    return "may" if sent_black(seat, occasion) and occasion[1] in table.living else None


def sent_black(seat, occasion):
    """A player gained black intelligence that this one sent."""
    if occasion[0] != "gained":
        return False
    _, _, by, how, black = occasion
    return black and how == "sent" and by == seat


def strike_again(table, seat, occasion, by):
    card = yield from table.pick(seat, by, "black", black_in_hand(table, seat))
    yield from lay_from_hand(table, seat, occasion[1], [card], seat)


PROFESSIONAL_KILLER = Role(
    "professional-killer", "male", False, mission,
    converts=lambda table, card: "lock" if card.startswith("counter") else None,
    triggers=(Trigger("up", double_blow, strike_again,
                      can=lambda table, seat: bool(black_in_hand(table, seat))),))
