"""刀锋 — Blade, male, open.

亮剑: his 试探 and 退回 may be used as 锁定. 嗜血: a player dies: he may draw four, then gives a card of his hand
to any player, himself included. 机密任务: a lurker and an agency player are dead.
"""

from ..placing import hand_over
from .base import Role, Trigger
from .missions import one_of_each_dead


def bloodthirst(table, seat, occasion):
    return "may" if occasion[0] == "died" and occasion[1] != seat else None


def draw_four(table, seat, occasion, by):
    table.draw(seat, 4)
    yield from table.hands_looked_at()
    if table.hands[seat]:
        whom = yield from table.pick_player(seat, by, "anyone", sorted(table.living))
        card = yield from table.pick(seat, by, "any", table.hands[seat])
        yield from hand_over(table, seat, whom, [card])


BLADE = Role("blade", "male", False, one_of_each_dead,
             converts=lambda table, card: (
                 "lock" if card.startswith(("probe", "return")) else None),
             triggers=(Trigger("up", bloodthirst, draw_four),))
