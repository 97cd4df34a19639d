"""情报处长 — Intelligence Chief, male, open.

隔墙有耳: any player was probed: he may draw one, then either discards a card of his hand or burns one of his
own intelligence that is not black. 机密任务: three or more red intelligence.
"""

from ..functions import discard_one
from .base import Role, Trigger
from .missions import three_of


def walls_have_ears(table, seat, occasion):
    return "may" if occasion[0] == "probe-done" else None


def draw_then_part(table, seat, occasion, by):
    table.draw(seat, 1)
    yield from table.hands_looked_at()
    burnt = None
    if table.of_colour(seat, "true"):
        whose = {"of": "only", "seat": seat}
        burnt = yield from table.pick_intelligence(seat, by, whose, [seat], "true", may_pass=True)
    if burnt is not None:
        table.burn(seat, *burnt)
    else:
        yield from discard_one(table, seat, by)


INTELLIGENCE_CHIEF = Role("intelligence-chief", "male", False, three_of("red"),
                          triggers=(Trigger("up", walls_have_ears, draw_then_part),))
