"""浮萍 — Duckweed, female, hidden.

先机: at any time she may turn up and take two random cards of another hand; then that player draws two.
后着: when she dies face up she may look at another player's hand and place one of its cards before a
player. 机密任务: she is the second or a later player to die.
"""

from ..cards import letter
from ..placing import hand_over, lay_from_hand
from .base import Role, Skill, Trigger


def mission(table, seat, moment, facts):
    return moment == "death" and facts["seat"] == seat and len(table.dead) >= 2


def others_with_hand(table, seat):
    return [whom for whom in table.others(seat) if table.hands[whom]]


def first_move(table, play):
    me, whom = play.by, play.target
    if whom in table.living:
        cards = table.several_at_random(
            table.hands[whom], 2, "%s hands %s " % (letter(whom), letter(me)))
        if cards:
            yield from hand_over(table, whom, me, cards)
        table.draw(whom, 2)
        yield from table.hands_looked_at()


def afterthought(table, seat, occasion):
    dies = occasion[0] == "died" and occasion[1] == seat
    return "may" if dies and others_with_hand(table, seat) else None


def look_and_place(table, seat, occasion, by):
    whose = yield from table.pick_player(
        seat, by, "other-with-hand", others_with_hand(table, seat))
    table.tell("%s sees the hand of %s", seat, whose)
    ask = {"q": "shown", "by": by, "of": whose}
    legal = ["pick " + card for card in set(table.hands[whose])]
    words = yield from table.put(seat, ask, legal)
    whom = yield from table.pick_player(seat, by, "anyone", sorted(table.living))
    yield from lay_from_hand(table, whose, whom, [words[1]], seat)


DUCKWEED = Role("duckweed", "female", True, mission,
                skills=(Skill("down", first_move, at=others_with_hand, flip="up"),),
                triggers=(Trigger("up", afterthought, look_and_place),))
