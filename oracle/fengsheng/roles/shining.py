"""闪灵 — Shining, female, hidden.

狙击: at any time she may turn up and burn three intelligence before one other player, all if there are
fewer. 机密任务: the lurkers are wiped out.
"""

from .base import Role, Skill
from .missions import wiped_out


def others_with_intelligence(table, seat):
    return [whom for whom in table.others(seat) if table.intelligence[whom]]


def snipe(table, play):
    whom = play.target
    for _ in range(3):
        if whom in table.living and table.intelligence[whom]:
            whose = {"of": "only", "seat": whom}
            _, card = yield from table.pick_intelligence(
                play.by, play.script, whose, [whom], "any")
            table.burn(play.by, whom, card)


SHINING = Role("shining", "female", True, wiped_out("lurker"),
               skills=(Skill("down", snipe, at=others_with_intelligence, flip="up"),))
