"""礼服蒙面人 — Masked Man in Evening Dress, male, open.

英雄: he gains black intelligence in any way: he may draw two. 救美: another, a female, is dying: he may
show his identity and burn two of her black intelligence, once. 机密任务: a female declares victory.
"""

from .base import Role, Trigger


def mission(table, seat, moment, facts):
    return moment == "declared" and table.is_female(facts["seat"])


def hero(table, seat, occasion):
    return "may" if occasion[0] == "gained" and occasion[1] == seat and occasion[4] else None


def draw_two(table, seat, occasion, by):
    table.draw(seat, 2)
    yield from table.hands_looked_at()


def rescue(table, seat, occasion):
    dying = occasion[0] == "dying" and occasion[1] != seat
    return "may" if dying and table.is_female(occasion[1]) else None


def burn_two(table, seat, occasion, by):
    for _ in range(2):
        whose = {"of": "only", "seat": occasion[1]}
        whom, card = yield from table.pick_intelligence(seat, by, whose, [occasion[1]], "black")
        table.burn(seat, whom, card)


MASKED_MAN = Role(
    "masked-man", "male", False, mission,
    triggers=(Trigger("up", hero, draw_two),
              Trigger("up", rescue, burn_two, flip="identity")))
