"""译电员 — Code Clerk, female, hidden.

速译: face down and intelligence has arrived before her, she may turn up, draw one and look at it. It is
no 破译. 洞悉: face up and a 破译 takes effect, she may turn down.
机密任务: three or more blue intelligence.
"""

from .base import Role, Skill, Trigger
from .missions import three_of


def arrived(table, seat):
    return table.window == "arrived" and not table.chain and seat == table.transit["to"]


def quick_translation(table, play):
    table.draw(play.by, 1)
    yield from table.hands_looked_at()
    if table.transit is not None:
        table.look_at_transit(play.by)


def insight(table, seat, occasion):
    return "may" if occasion[0] == "decoded" else None


def nothing_more(table, seat, occasion, by):
    return
    yield


CODE_CLERK = Role(
    "code-clerk", "female", True, three_of("blue"),
    skills=(Skill("down", quick_translation, when=arrived, flip="up"),),
    triggers=(Trigger("up", insight, nothing_more, flip="down"),))
