"""小马哥 — Brother Mark, male, open.

英雄本色: he gains black intelligence that another player sent: he draws one, then may place one black card of
his hand before one player. 机密任务: the agency is wiped out.
"""

from .base import Role, Trigger
from .black_rose import place_black
from .missions import wiped_out


def true_hero(table, seat, occasion):
    if occasion[0] != "gained":
        return None
    _, who, by, how, black = occasion
    return "must" if who == seat and by != seat and how == "sent" and black else None


def draw_and_place(table, seat, occasion, by):
    table.draw(seat, 1)
    yield from table.hands_looked_at()
    yield from place_black(table, seat, by, 1)


BROTHER_MARK = Role("brother-mark", "male", False, wiped_out("agency"),
                    triggers=(Trigger("up", true_hero, draw_and_place),))
