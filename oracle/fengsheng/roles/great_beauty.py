"""大美女 — Great Beauty, female, open.

精明: in her draw phase she draws three, then puts a card of her hand on top of the deck. 爱情: she shows
her identity and burns one black intelligence of any player, once.
机密任务: a male declares victory while she has at most one black intelligence.
"""

from .base import Role, Skill


def mission(table, seat, moment, facts):
    return moment == "declared" and table.is_male(facts["seat"]) and table.blacks(seat) <= 1


def with_black(table, seat):
    return [whom for whom in sorted(table.living) if table.blacks(whom)]


def love(table, play):
    yield from table.burn_chosen(play.by, play.script, play.target)


GREAT_BEAUTY = Role("great-beauty", "female", False, mission, returns_one=True, draws=3,
                    skills=(Skill("up", love, at=with_black, flip="identity"),))
