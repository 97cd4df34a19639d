"""时机 — skills that answer what happened, at once and outside the chain (§3.4.5).

An occasion is a tuple: what happened, then who and what it was about.
"""

def hear(table, occasion):
    """Everybody whose skill answers this, from the active player on to the right."""
    for seat in sorted(range(table.seats), key=lambda seat: (seat - table.turn) % table.seats):
        yield from listen(table, seat, occasion)


def listen(table, seat, occasion):
    """One player and one occasion."""
    if seat not in table.living and occasion[:2] != ("died", seat):
        return                          # with a player's death its skills are gone
    if not table.up[seat]:
        yield from perhaps_turn_up(table, seat, occasion)
        return
    role = table.role[seat]
    for number, trigger in enumerate(role.triggers):
        heard = trigger.side == "up" and table.up[seat] and trigger.hears(table, seat, occasion)
        if not heard or (trigger.flip == "identity" and table.shown[seat]):
            continue
        by = "%s-trigger-%d" % (role.name, number)
        if heard == "may":
            legal = ["pass", "trigger"] if trigger.can(table, seat) else ["pass"]
            words = yield from table.put(seat, {"q": "trigger", "by": by}, legal)
            if words[0] == "pass":
                continue
        yield from fire(table, seat, occasion, trigger, by)


def perhaps_turn_up(table, seat, occasion):
    """A face-down character that was never seen may be any hidden one: its owner is asked whenever
    one of them could turn up now, and only the owner knows whether there is a choice."""
    mine = table.role[seat]
    could = [mine] if table.exposed[seat] else table.hidden_roles
    if not any(turns_up(table, role, seat, occasion)[1] for role in could):
        return
    number, heard = turns_up(table, mine, seat, occasion)
    legal = {"must": ["trigger"], "may": ["pass", "trigger"], None: ["pass"]}[heard]
    words = yield from table.put(seat, {"q": "trigger", "by": "turn-up"}, legal)
    if words[0] == "trigger":
        by = "%s-trigger-%d" % (mine.name, number)
        yield from fire(table, seat, occasion, mine.triggers[number], by)


def turns_up(table, role, seat, occasion):
    """Which of a face-down character's skills answers this, and whether it may or must."""
    for number, trigger in enumerate(role.triggers):
        heard = trigger.side == "down" and trigger.hears(table, seat, occasion)
        if heard:
            return number, heard
    return None, None


def fire(table, seat, occasion, trigger, by):
    pay(table, seat, trigger.flip)
    table.tell("%s answers with " + by, seat)
    yield from trigger.effect(table, seat, occasion, by)


def pay(table, seat, flip):
    """What using a skill does to the owner's cards."""
    if flip == "up":
        table.turn_up(seat)
    elif flip == "down":
        table.turn_down(seat)
    elif flip == "identity":
        table.show_identity(seat)
