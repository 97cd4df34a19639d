"""黑手 — Black Hand, male, open.

残忍: his 文本 cards may be used as 锁定. 冷血: he killed somebody this turn: at its end he may move one
intelligence on the table to before a player. 滥杀: he kills a bystander: he wins alone.
机密任务: he kills a female character.
"""

from ..cards import WAY
from ..placing import move_intelligence
from .base import Role, Trigger


def mission(table, seat, moment, facts):
    return (moment == "death" and facts["killer"] == seat and facts["seat"] != seat
            and facts["female"])


def cold_blood(table, seat, occasion):
    killed = any(killer == seat and dead != seat for dead, killer in table.kills)
    lies = any(table.intelligence[whom] for whom in table.living)
    return "may" if occasion[0] == "turn-ended" and killed and lies else None


def move_one(table, seat, occasion, by):
    whence, card = yield from table.pick_intelligence(
        seat, by, {"of": "anyone"}, sorted(table.living), "any")
    whom = yield from table.pick_player(seat, by, "anyone", sorted(table.living))
    yield from move_intelligence(table, whence, whom, card, seat)


BLACK_HAND = Role("black-hand", "male", False, mission,
                  converts=lambda table, card: "lock" if WAY[card] == "open" else None,
                  triggers=(Trigger("up", cold_blood, move_one),))
