"""黑玫瑰 — Black Rose, female, hidden.

血染玫瑰: at any time she may turn up and show the top card of the deck; if it is black she may place up
to three black cards of her hand before one player, otherwise at most one. They arrive together.
机密任务: the agency is wiped out.
"""

from ..cards import is_black
from ..gain import consequences, lay
from ..placing import black_in_hand
from .base import Role, Skill
from .missions import wiped_out


def blood_stained_rose(table, play):
    me, most = play.by, 1
    if table.deck:
        table.tell("the top card is %s", table.deck[0])
        most = 3 if is_black(table.deck[0]) else 1
    yield from place_black(table, me, play.script, most)


def place_black(table, seat, by, most):
    """Up to so many black cards of the hand before one player; none at all is allowed. What they do
    there begins when all of them lie there."""
    whom = yield from table.pick_player(seat, by, "anyone", sorted(table.living), may_pass=True)
    placed = []
    while whom is not None and len(placed) < most and table.hands[seat]:
        card = yield from table.pick(seat, by, "black", black_in_hand(table, seat), may_pass=True)
        if card is None:
            break
        table.out_of_hand(seat, card)
        table.tell("%s leaves the hand of %s", card, seat)
        lay(table, whom, [card], seat, "placed")
        placed.append(card)
    if placed:
        yield from consequences(table, whom, placed, seat, "placed")


BLACK_ROSE = Role("black-rose", "female", True, wiped_out("agency"),
                  skills=(Skill("down", blood_stained_rose, flip="up",
                                when=lambda table, seat: bool(table.deck)),))
