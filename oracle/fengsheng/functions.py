"""功能牌 — the nine functions: when, at whom, and what they do (§4.4, §5.5)."""

from .cards import BET, FUNCTION, letter
from .gain import consequences, gain, lay
from .occasion import hear
from .route import turn_back


class Function:
    def __init__(self, is_time, targets, effect):
        self.is_time, self.targets, self.effect = is_time, targets, effect


def functions_of(table, seat, card):
    """What a card is, and what a conversion makes of it (R31)."""
    own = FUNCTION[card]
    other = table.face_up(seat).converts(table, card)
    return [own] if other in (None, own) else [own, other]


# -- 锁定 -----------------------------------------------------------------------------------------


def lock_time(table, seat):
    """In one's own turn, until intelligence has arrived; 柒佰 in any turn."""
    mine = seat == table.turn or table.face_up(seat).locks_any_turn
    return mine and table.window in ("play", "in-transit")


def lock(table, play):
    """For this turn the player must take intelligence that arrives there."""
    yield from hear(table, ("locked", play))
    if play.target in table.living:
        if play.target not in table.locked:
            table.locked.append(play.target)
        table.tell("%s is locked", play.target)
        yield from hear(table, ("lock-done", play))


# -- 调虎离山 -------------------------------------------------------------------------------------


def lure_time(table, seat):
    """While intelligence is on its way, in any turn."""
    return table.window == "in-transit" and table.transit is not None


def lure_targets(table, seat):
    """Not the sender, not a locked player; conflict C7: perhaps not oneself."""
    return [whom for whom in table.living
            if whom != table.transit["sender"] and whom not in table.locked
            and (table.rules["lure_self"] or whom != seat)]


def lure(table, play):
    """The player takes no part in this transmission."""
    if table.transit is not None and play.target in lure_targets(table, play.by):
        if play.target not in table.lured:
            table.lured.append(play.target)
        table.tell("%s is lured", play.target)
    return
    yield


# -- 截获 -----------------------------------------------------------------------------------------


def intercept_time(table, seat):
    """While another player's intelligence is on its way."""
    return lure_time(table, seat) and seat != table.turn


def intercept(table, play):
    """The intelligence is gained at once; what lies below in the chain finds nothing on its way."""
    if table.transit is not None:
        table.tell("%s intercepts", play.by)
        transit, table.transit, table.lured = table.transit, None, []
        gained = (play.by, [transit["card"]], transit["sender"], "sent")
        lay(table, *gained)
        play.afterwards = consequences(table, *gained)
    return
    yield


# -- 退回 -----------------------------------------------------------------------------------------


def at_one(table, seat):
    """When intelligence has arrived before one, with nothing waiting."""
    return table.window == "arrived" and not table.chain and seat == table.transit["to"]


def return_time(table, seat):
    """Not if one sent it."""
    return at_one(table, seat) and seat != table.transit["sender"]


def give_back(table, play):
    """It travels in the other direction, a 直达 back to its sender. A locked player must take it
    all the same (R-032)."""
    if play.by not in table.locked:
        turn_back(table)
    return
    yield


# -- 破译 -----------------------------------------------------------------------------------------


def decode(table, play):
    """Looks at it."""
    table.look_at_transit(play.by)
    yield from hear(table, ("decoded", play))


# -- 烧毁 -----------------------------------------------------------------------------------------


def burn_targets(table, seat):
    return [whom for whom in table.living if table.blacks(whom)]


def burn(table, play):
    """One black intelligence of the player, chosen now."""
    yield from table.burn_chosen(play.by, "burn", play.target)


# -- 识破 -----------------------------------------------------------------------------------------


def counter_time(table, seat):
    """In answer to a card that somebody else used; only the one on top (conflict C6)."""
    return bool(table.chain) and table.chain[-1].card is not None


def counter(table, play):
    """The card it answered, which now lies on top, will have no effect."""
    table.chain[-1].void = True
    table.tell("%s counters", play.by)
    return
    yield


# -- 真伪莫辨 -------------------------------------------------------------------------------------


def own_play(table, seat):
    """In one's own play phase, with nothing waiting."""
    return table.window == "play" and not table.chain and seat == table.turn


def confound(table, play):
    """As many cards from the deck as players live, shuffled; one to each, from the user on to the
    right. Each runs the whole pipeline; who died meanwhile is passed over and the card discarded."""
    yield from hear(table, ("confounded", play))
    order = table.round_from(play.by)
    cards = []
    for _ in order:
        card = table.take_top()
        if card is not None:
            cards.append(card)
    table.aside = cards
    for seat in order:
        if cards:
            table.tell("a card is dealt to %s", seat)
            yield from deal(table, seat, cards, play.by)


def deal(table, seat, cards, by):
    """One of the cards, at random."""
    if seat in table.living:
        card = table.random_from(cards, letter(seat) + " gains ")
        cards.remove(card)
        yield from gain(table, seat, [card], by, "dealt")
    else:
        card = table.random_from(cards, "", " is dropped")
        cards.remove(card)
        table.discard.append(card)
        table.tell("%s is dropped", card)


# -- 试探 -----------------------------------------------------------------------------------------


def probe(table, play):
    """The player reacts honestly: as ordered if the bet names the identity, otherwise says so."""
    yield from hear(table, ("probed", play))
    target, (faction, order) = play.target, BET[play.card]
    if target not in table.living:
        return
    legal = [order] if table.identity[target] == faction else ["say"]
    if table.face_up(target).conceals:
        legal = [order, "say"]
    words = yield from table.put(target, {"q": "react"}, legal)
    if words[0] == "draw":
        table.tell("%s reacts by drawing", target)
        table.draw(target, 2)
        yield from table.hands_looked_at()
    elif words[0] == "discard":
        table.tell("%s reacts by discarding", target)
        yield from discard_one(table, target, "probe")
    else:
        table.tell("%s reacts by saying so", target)
    yield from hear(table, ("probe-done", play))


def discard_one(table, seat, by):
    """With an empty hand it is only announced."""
    if table.hands[seat]:
        card = yield from table.pick(seat, by, "any", table.hands[seat])
        table.out_of_hand(seat, card)
        table.discard.append(card)
        table.tell("%s discards %s", seat, card)
        yield from table.hands_looked_at()


def anybody_else(table, seat):
    return table.others(seat)


FUNCTIONS = {
    "lock": Function(lock_time, anybody_else, lock),
    "lure": Function(lure_time, lure_targets, lure),
    "intercept": Function(intercept_time, None, intercept),
    "return": Function(return_time, None, give_back),
    "decode": Function(at_one, None, decode),
    "burn": Function(lambda table, seat: True, burn_targets, burn),
    "counter": Function(counter_time, None, counter),
    "confound": Function(own_play, None, confound),
    "probe": Function(own_play, anybody_else, probe),
}
