"""老金 — Old Jin, male, hidden.

弃卒保帅: face down and his card is countered, he may turn up, draw five and put two cards on top of the
deck. 釜底抽薪: he gains black intelligence: he may place a black card of his hand before himself and turn
down, then one card of his hand before each of any number of players.
机密任务: at least three red and three blue cards in hand.
"""

from ..placing import black_in_hand, lay_from_hand
from .base import Role, Trigger
from .missions import three_and_three


def give_up_the_pawn(table, seat, occasion):
    return "may" if occasion[0] == "countered" and occasion[1] == seat else None


def draw_five(table, seat, occasion, by):
    table.draw(seat, 5)
    yield from table.hands_looked_at()
    for _ in range(2):
        if table.hands[seat]:
            card = yield from table.pick(seat, by, "any", table.hands[seat])
            table.put_back(seat, card)
    yield from table.hands_looked_at()


def firewood(table, seat, occasion):
    gains = occasion[0] == "gained" and occasion[1] == seat and occasion[4]
    return "may" if gains else None


def take_it_away(table, seat, occasion, by):
    card = yield from table.pick(seat, by, "black", black_in_hand(table, seat))
    yield from lay_from_hand(table, seat, seat, [card], seat)
    served = []
    while table.hands[seat] and seat in table.living:
        left = [whom for whom in sorted(table.living) if whom not in served]
        whom = None
        if left:
            whom = yield from table.pick_player(seat, by, "unserved", left, may_pass=True)
        if whom is None:
            return
        served.append(whom)
        card = yield from table.pick(seat, by, "any", table.hands[seat])
        yield from lay_from_hand(table, seat, whom, [card], seat)


OLD_JIN = Role("old-jin", "male", True, three_and_three,
               triggers=(Trigger("down", give_up_the_pawn, draw_five, flip="up"),
                         Trigger("up", firewood, take_it_away, flip="down",
                                 can=lambda table, seat: bool(black_in_hand(table, seat)))))
