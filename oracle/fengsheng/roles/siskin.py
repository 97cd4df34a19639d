"""黄雀 — Siskin, female, hidden.

潜藏伏击: at any time she may turn up and put one intelligence of another player on top of the deck.
黄雀在后: another player dies: she may show her identity, once, and place up to two black cards of her hand
before one player. 机密任务: a lurker and an agency player are dead.
"""

from .base import Role, Skill, Trigger
from .black_rose import place_black
from .missions import one_of_each_dead
from .shining import others_with_intelligence


def ambush(table, play):
    whom = play.target
    if whom in table.living and table.intelligence[whom]:
        whose = {"of": "only", "seat": whom}
        _, card = yield from table.pick_intelligence(play.by, play.script, whose, [whom], "any")
        table.intelligence[whom].remove(card)
        table.deck.insert(0, card)
        table.tell("%s goes from %s onto the deck", card, whom)


def another_dies(table, seat, occasion):
    return "may" if occasion[0] == "died" and occasion[1] != seat else None


def the_siskin_behind(table, seat, occasion, by):
    yield from place_black(table, seat, by, 2)


SISKIN = Role("siskin", "female", True, one_of_each_dead,
              skills=(Skill("down", ambush, at=others_with_intelligence, flip="up"),),
              triggers=(Trigger("up", another_dies, the_siskin_behind, flip="identity"),))
