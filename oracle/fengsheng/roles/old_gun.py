"""老枪 — Old Gun, male, hidden.

就计: face down and probed or locked he may turn up and draw two, before it takes effect. 合谋: at any time
he turns down, and another face-up character too; both look at each other's identity.
机密任务: three or more red intelligence.
"""

from .base import Role, Skill, Trigger
from .missions import three_of
from .old_ghost import draw_two


def turns_the_trick(table, seat, occasion):
    chosen = occasion[0] in ("probed", "locked") and occasion[1].target == seat
    return "may" if chosen else None


def face_up_others(table, seat):
    return [whom for whom in table.others(seat) if table.up[whom]]


def collusion(table, play):
    me, whom = play.by, play.target
    if whom in table.living and table.up[whom]:
        table.turn_down(whom)
        table.look_at_identity(me, whom)
        table.look_at_identity(whom, me)
    return
    yield


OLD_GUN = Role("old-gun", "male", True, three_of("red"),
               skills=(Skill("up", collusion, at=face_up_others, flip="down"),),
               triggers=(Trigger("down", turns_the_trick, draw_two, flip="up"),))
