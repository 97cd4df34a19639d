"""峨嵋风 — Emei Wind, male, hidden.

截上截: at any time he may turn up; it counts as 截获 when that is legal, otherwise it does nothing more.
计中计: another player gains black intelligence that he sent: he may burn one black intelligence before
himself or a female. 机密任务: three or more blue intelligence.
"""

from ..functions import intercept, intercept_time
from .base import Role, Skill, Trigger
from .missions import three_of
from .professional_killer import sent_black


def intercept_the_intercept(table, play):
    if intercept_time(table, play.by):
        yield from intercept(table, play)


def his_or_a_females(table, seat):
    return [whom for whom in sorted(table.living)
            if table.blacks(whom) and (whom == seat or table.is_female(whom))]


def trick_within_a_trick(table, seat, occasion):
    hears = sent_black(seat, occasion) and occasion[1] != seat and his_or_a_females(table, seat)
    return "may" if hears else None


def burn_one(table, seat, occasion, by):
    whom, card = yield from table.pick_intelligence(
        seat, by, {"of": "mine-or-female"}, his_or_a_females(table, seat), "black")
    table.burn(seat, whom, card)


EMEI_WIND = Role("emei-wind", "male", True, three_of("blue"),
                 skills=(Skill("down", intercept_the_intercept, flip="up"),),
                 triggers=(Trigger("up", trick_within_a_trick, burn_one),))
