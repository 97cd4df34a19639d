"""六姐 — Sister Six, female, open.

拷问: her 试探 takes effect: first she may take a random card of that hand. 搜取: another player dies: she may
take a random card of that hand as her own intelligence, unseen. 机密任务: six intelligence.
"""

from ..cards import letter
from ..placing import hand_over, lay_from_hand
from .base import Role, Trigger


def mission(table, seat, moment, facts):
    return moment == "gain" and len(table.intelligence[seat]) >= 6


def interrogation(table, seat, occasion):
    if occasion[0] != "probed":
        return None
    play = occasion[1]
    return "may" if play.by == seat and table.hands[play.target] else None


def take_one(table, seat, occasion, by):
    victim = occasion[1].target
    card = table.random_from(table.hands[victim], "%s hands %s " % (letter(victim), letter(seat)))
    yield from hand_over(table, victim, seat, [card])


def search(table, seat, occasion):
    dies = occasion[0] == "died" and occasion[1] != seat
    return "may" if dies and table.hands[occasion[1]] else None


def take_as_intelligence(table, seat, occasion, by):
    victim = occasion[1]
    card = table.random_from(table.hands[victim], "", " leaves the hand of " + letter(victim))
    yield from lay_from_hand(table, victim, seat, [card], seat)


SISTER_SIX = Role("sister-six", "female", False, mission,
                  triggers=(Trigger("up", interrogation, take_one),
                            Trigger("up", search, take_as_intelligence)))
