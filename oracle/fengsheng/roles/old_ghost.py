"""老鬼 — Old Ghost, female, hidden.

就计: face down and probed she must, locked she may turn up and draw two, before it takes effect.
城府: probed she may react either way. 遗志: when she dies her hand goes to one player, who takes three
of the cards at random as intelligence; what is left is discarded with her.
机密任务: she dies with three or more red cards in hand.
"""

from ..cards import count
from ..placing import lay_from_hand
from .base import Role, Trigger


def mission(table, seat, moment, facts):
    return moment == "death" and facts["seat"] == seat and count(table.hands[seat], "red") >= 3


def turns_the_trick(table, seat, occasion):
    if occasion[0] == "probed" and occasion[1].target == seat:
        return "must"
    if occasion[0] == "locked" and occasion[1].target == seat:
        return "may"
    return None


def draw_two(table, seat, occasion, by):
    table.draw(seat, 2)
    yield from table.hands_looked_at()


def leaves_a_will(table, seat, occasion):
    dies = occasion[0] == "died" and occasion[1] == seat
    return "may" if dies and table.hands[seat] and table.others(seat) else None


def last_will(table, seat, occasion, by):
    heir = yield from table.pick_player(seat, by, "other", table.others(seat))
    hand = list(table.hands[seat])
    cards = []
    while hand and len(cards) < 3:
        cards.append(table.random_from(hand, "", " leaves the hand", len(cards)))
        hand.remove(cards[-1])
    yield from lay_from_hand(table, seat, heir, cards, seat)


OLD_GHOST = Role(
    "old-ghost", "female", True, mission, conceals=True,
    triggers=(Trigger("down", turns_the_trick, draw_two, flip="up"),
              Trigger("up", leaves_a_will, last_will)))
