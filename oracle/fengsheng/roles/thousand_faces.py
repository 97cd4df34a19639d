"""千面女郎 — Woman of a Thousand Faces, female, open.

城府: probed she may react either way. 逢缘: she chooses the direction of what she does not send as 直达.
笙歌: 真伪莫辨 takes effect: she may draw three, then gives a card to another player.
机密任务: her first living neighbour on either side declares victory; her win makes that fail.
"""

from .base import Role, Trigger
from .seven_hundred import give_one


def mission(table, seat, moment, facts):
    return moment == "override" and facts["seat"] != seat and facts["seat"] in (
        table.left(seat), table.right(seat))


def song_and_dance(table, seat, occasion):
    return "may" if occasion[0] == "confounded" else None


def draw_three(table, seat, occasion, by):
    table.draw(seat, 3)
    yield from table.hands_looked_at()
    yield from give_one(table, seat, by)


THOUSAND_FACES = Role("thousand-faces", "female", False, mission, conceals=True,
                      chooses_direction=True,
                      triggers=(Trigger("up", song_and_dance, draw_three),))
