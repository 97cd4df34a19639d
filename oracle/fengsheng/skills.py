"""技能 — skills that are declared like a card (§5.4): never countered, but answered."""

from .cards import letter, seat_of
from .occasion import pay


def legal_skills(table, seat):
    """The skills that the owner may declare now."""
    from .window import LONGEST_CHAIN
    legal = []
    if len(table.chain) >= LONGEST_CHAIN:
        return legal
    for number, skill in enumerate(table.role[seat].skills):
        spent = skill.flip == "identity" and table.shown[seat]
        if (skill.side == "up") == table.up[seat] and not spent and skill.when(table, seat):
            use = "skill %d" % number
            if skill.at is None:
                legal.append(use)
            else:
                legal += [use + " on " + letter(whom) for whom in skill.at(table, seat)]
    return legal


def declare_skill(table, seat, words):
    """The skill, its target and its price: (script, skill, target)."""
    number = int(words[1])
    skill = table.role[seat].skills[number]
    target = seat_of(words[3]) if len(words) > 2 else None
    script = "%s-skill-%d" % (table.role[seat].name, number)
    table.tell("%s declares " + script + ("" if target is None else " at " + letter(target)), seat)
    pay(table, seat, skill.flip)
    return script, skill, target
