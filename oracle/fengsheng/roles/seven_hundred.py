"""柒佰 — Seven Hundred, male, open.

敏锐: he uses 锁定 in other players' turns too. 联动: when his 锁定 takes effect he draws two and gives a card
to another player. 风度: when he declares victory, one female wins along.
机密任务: five intelligence that are not black.
"""

from ..cards import COLOUR
from ..placing import hand_over
from .base import Role, Trigger


def mission(table, seat, moment, facts):
    return moment == "gain" and sum(
        COLOUR[card] != "black" for card in table.intelligence[seat]) >= 5


def linkage(table, seat, occasion):
    return "must" if occasion[0] == "lock-done" and occasion[1].by == seat else None


def draw_and_give(table, seat, occasion, by):
    table.draw(seat, 2)
    yield from table.hands_looked_at()
    yield from give_one(table, seat, by)


def give_one(table, seat, by):
    """A card of the hand to another player."""
    if table.hands[seat]:
        whom = yield from table.pick_player(seat, by, "other", table.others(seat))
        card = yield from table.pick(seat, by, "any", table.hands[seat])
        yield from hand_over(table, seat, whom, [card])


SEVEN_HUNDRED = Role("seven-hundred", "male", False, mission, locks_any_turn=True,
                     triggers=(Trigger("up", linkage, draw_and_give),))
