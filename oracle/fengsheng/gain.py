"""获得情报 — what happens when intelligence comes to lie before a player (§3.4): gained, dying,
dead, victory, answers of skills, burial."""

from .cards import is_black, listed
from .occasion import hear
from .victory import (elimination, kill_missions, look_at_burials, look_at_gains,
                      loses_by_exposure)


def gain(table, seat, cards, by, how):
    """One pipeline for everything: `how` is sent, dealt (真伪莫辨) or placed (a skill); `by` is who
    owned the card when it was sent or placed."""
    lay(table, seat, cards, by, how)
    yield from consequences(table, seat, cards, by, how)


def lay(table, seat, cards, by, how):
    """The cards lie face up before the player."""
    table.intelligence[seat] += cards
    for card in cards:
        if by is None:
            table.tell("%s gains %s " + how, seat, card)
        else:
            table.tell("%s gains %s " + how + " by %s", seat, card, by)


def consequences(table, seat, cards, by, how):
    """Dying, victory, the answers of skills, burial."""
    occasions = [("gained", seat, by, how, any(is_black(card) for card in cards))]
    if loses_by_exposure(table, seat):
        yield from lose(table, seat)
        return
    if table.blacks(seat) >= 3:
        yield from hear(table, ("dying", seat))
    if table.blacks(seat) >= 3:
        yield from die(table, seat, by)
        occasions.append(("died", seat, by))
    else:
        yield from look_at_gains(table, seat, by if how == "sent" else None)
    for occasion in occasions:
        yield from hear(table, occasion)
    if len(occasions) == 2:
        bury(table, seat)
        yield from look_at_burials(table)


def die(table, seat, killer):
    """被杀害 — no card can help any more; missions that look at this death, then the last side."""
    leave(table, seat, table.dead)
    table.kills.append((seat, killer))
    table.tell("%s dies by %s", seat, killer)
    yield from kill_missions(table, seat, killer)
    yield from elimination(table)


def leave(table, seat, gone):
    """Whoever is gone is not locked any more."""
    table.living.remove(seat)
    gone.append(seat)
    if seat in table.locked:
        table.locked.remove(seat)


def lose(table, seat):
    """输掉游戏 — leaves without dying: no skill answers it (§3.6, R11)."""
    leave(table, seat, table.lost)
    table.tell("%s loses", seat)
    bury(table, seat)
    yield from elimination(table)


def bury(table, seat):
    """Hand and intelligence to the discard; identity and character are shown to all."""
    cards = table.hands[seat] + table.intelligence[seat]
    table.discard += cards
    table.hands[seat], table.intelligence[seat] = [], []
    table.shown[seat] = table.exposed[seat] = True
    table.up[seat] = False
    table.tell("%s is buried as %s %s %s", seat, table.role[seat].name, table.identity[seat],
               listed(cards))
