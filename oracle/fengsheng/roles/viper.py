"""蝮蛇 — Viper, male, open.

声东击西: face up and intelligence is in transit, he may turn down: it counts as 调虎离山. 弹药无限: face down
and without a hand, he may turn up and draw one.
机密任务: somebody declares victory while nobody has died; his win makes that fail.
"""

from ..functions import lure, lure_targets, lure_time
from .base import Role, Skill


def mission(table, seat, moment, facts):
    return moment == "override" and facts["seat"] != seat and not table.dead


def ammunition(table, play):
    table.draw(play.by, 1)
    yield from table.hands_looked_at()


VIPER = Role("viper", "male", False, mission,
             skills=(Skill("up", lure, when=lure_time, at=lure_targets, flip="down"),
                     Skill("down", ammunition, when=lambda table, seat: not table.hands[seat],
                           flip="up")))
