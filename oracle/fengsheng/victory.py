"""胜利 — who wins, when, and whom it takes along (§3.5)."""

from .cards import NEEDS, count


class Finished(Exception):
    """The game is over: nothing that was still to be carried out is."""


def holds(table, moment, **facts):
    """The bystanders whose secret mission (机密任务) holds now, from the active player on to the right:
    those who live, and whoever is just dying."""
    order = sorted(range(table.seats), key=lambda seat: (seat - table.turn) % table.seats)
    return [seat for seat in order
            if table.identity[seat] == "bystander"
            and (seat in table.living or moment == "death" and seat == facts["seat"])
            and table.role[seat].mission(table, seat, moment, facts)]


def members(table, seat):
    """With whom a player wins: the whole faction, the dead included, but not those who lost (R7);
    a bystander alone."""
    faction = table.identity[seat]
    if faction == "bystander":
        return [seat]
    return [other for other in range(table.seats)
            if table.identity[other] == faction and other not in table.lost]


def look_at_gains(table, seat, sender):
    """After a player gained: three of the faction's colour, or the mission. `sender`: who sent the
    intelligence, if it came that way."""
    if table.identity[seat] == "bystander":
        if holds_for(table, seat, "gain"):
            yield from declare(table, seat, sender)
    elif count(table.intelligence[seat], NEEDS[table.identity[seat]]) >= 3:
        yield from declare(table, seat, sender)


def holds_for(table, seat, moment, **facts):
    return seat in holds(table, moment, **facts)


def look_at_hands(table):
    """Missions about a hand are looked at whenever a hand has changed."""
    return first_of(table, holds(table, "hand"))


def kill_missions(table, seat, killer):
    """Missions that look at a death, the dying player's own included; then the skills by which the
    killer wins alone."""
    female = table.is_female(seat)
    yield from first_of(
        table, holds(table, "death", seat=seat, killer=killer, female=female))
    if killer != seat and killer in table.living and (
            wanton_killing(table, seat, killer) or love_and_hate(table, seat, killer)):
        yield from declare(table, killer, None, [killer])


def wanton_killing(table, seat, killer):
    """滥杀 — 黑手 kills a bystander."""
    return (table.face_up(killer).name == "black-hand"
            and table.identity[seat] == "bystander")


def love_and_hate(table, seat, killer):
    """情仇 — a female kills 易先生."""
    return table.face_up(seat).name == "mr-yi" and table.is_female(killer)


def look_at_burials(table):
    """Missions about factions, when the dead player's identity is known."""
    return first_of(table, holds(table, "burial"))


def first_of(table, winners):
    """Of several bystanders at once the first declares, and the others win too."""
    if winners:
        yield from declare(table, winners[0], None, winners)


def elimination(table):
    """One player is left, or one faction: it wins. If nobody is left, nobody wins (R10)."""
    if not table.living:
        finish(table, [])
    factions = {table.identity[seat] for seat in table.living}
    one_side = len(factions) == 1 and "bystander" not in factions
    if len(table.living) == 1 or (one_side and table.rules["last_side_wins"]):
        yield from declare(table, table.first_asked(), None)


def declare(table, seat, sender, winners=None):
    """宣告胜利 — overriding missions first; then others whose mission this fulfils; then 风度."""
    overriding = holds(table, "override", seat=seat, sender=sender)
    if overriding:
        table.tell("%s declares victory in vain", seat)
        finish(table, overriding)
    table.tell("%s declares victory", seat)
    also = holds(table, "declared", seat=seat)
    along = yield from good_manners(table, seat)
    finish(table, set(winners or members(table, seat)) | set(also) | set(along))


def good_manners(table, seat):
    """风度 — 柒佰 declares: one female wins along."""
    females = [other for other in table.others(seat) if table.is_female(other)]
    if table.face_up(seat).name != "seven-hundred" or not females:
        return []
    whom = yield from table.pick_player(seat, "good-manners", "other-female", females)
    return [whom]


def finish(table, winners):
    table.winners = sorted(winners)
    lay_open(table)
    names = " ".join("ABCDEFGHI"[seat] for seat in table.winners)
    table.tell("the game is over for " + names)
    raise Finished()


def lay_open(table):
    """Whoever has not yet done so shows character and identity."""
    for seat, role in enumerate(table.role):
        if not table.exposed[seat]:
            table.turn_up(seat)
        if not table.shown[seat]:
            table.show_identity(seat)


def loses_by_exposure(table, seat):
    """败露 — 小白 loses with six intelligence."""
    return len(table.intelligence[seat]) >= table.face_up(seat).loses_at
