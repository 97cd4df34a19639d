"""小白 — Rookie White, both genders, open.

乔装: counts as male and as female. 收买: at any time, gives four cards of the hand to a player and gains one
intelligence of that player. 败露: loses the game with six or more intelligence.
机密任务: dies first, or one of the two factions is wiped out.
"""

from ..placing import hand_over, move_intelligence
from .base import Role, Skill
from .missions import wiped


def mission(table, seat, moment, facts):
    if moment == "death":
        return facts["seat"] == seat and len(table.dead) == 1
    return moment == "burial" and (wiped(table, "lurker") or wiped(table, "agency"))


def has_four(table, seat):
    return len(table.hands[seat]) >= 4


def with_intelligence(table, seat):
    return [whom for whom in table.others(seat) if table.intelligence[whom]]


def bribe(table, play):
    me, whom = play.by, play.target
    if not has_four(table, me):       # ruling 0166: no longer four, no effect
        return
    for _ in range(4):
        card = yield from table.pick(me, play.script, "any", table.hands[me])
        yield from hand_over(table, me, whom, [card])
    if table.intelligence[whom]:
        whose = {"of": "only", "seat": whom}
        _, card = yield from table.pick_intelligence(me, play.script, whose, [whom], "any")
        yield from move_intelligence(table, whom, me, card, me)


ROOKIE_WHITE = Role("rookie-white", "both", False, mission, loses_at=6,
                    skills=(Skill("up", bribe, when=has_four, at=with_intelligence),))
