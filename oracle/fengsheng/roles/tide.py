"""潮汐 — Tide, male, open.

城府: probed he may react either way. 时差: he gains black intelligence: he may take one intelligence of
another player into his hand. 机密任务: somebody declares victory because of intelligence that he sent; his
win makes that fail.
"""

from .base import Role, Trigger
from .shining import others_with_intelligence


def mission(table, seat, moment, facts):
    return moment == "override" and facts["sender"] == seat and facts["seat"] != seat


def time_lag(table, seat, occasion):
    gains = occasion[0] == "gained" and occasion[1] == seat and occasion[4]
    return "may" if gains and others_with_intelligence(table, seat) else None


def take_one(table, seat, occasion, by):
    whence, card = yield from table.pick_intelligence(
        seat, by, {"of": "others"}, others_with_intelligence(table, seat), "any")
    yield from table.take_back(whence, card, seat)


TIDE = Role("tide", "male", False, mission, conceals=True,
            triggers=(Trigger("up", time_lag, take_one),))
