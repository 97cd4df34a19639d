"""角色 — the characters, one file each, in the order of seed 001."""

from .base import NOBODY
from .beret import BERET
from .black_hand import BLACK_HAND
from .black_rose import BLACK_ROSE
from .blade import BLADE
from .brother_mark import BROTHER_MARK
from .code_clerk import CODE_CLERK
from .duckweed import DUCKWEED
from .emei_wind import EMEI_WIND
from .great_beauty import GREAT_BEAUTY
from .intelligence_chief import INTELLIGENCE_CHIEF
from .masked_man import MASKED_MAN
from .mr_yi import MR_YI
from .old_ghost import OLD_GHOST
from .old_gun import OLD_GUN
from .old_jin import OLD_JIN
from .phantom_thief import PHANTOM_THIEF
from .professional_killer import PROFESSIONAL_KILLER
from .rookie_white import ROOKIE_WHITE
from .seven_hundred import SEVEN_HUNDRED
from .shining import SHINING
from .siskin import SISKIN
from .sister_six import SISTER_SIX
from .thousand_faces import THOUSAND_FACES
from .tide import TIDE
from .viper import VIPER

ROLES = {role.name: role for role in (
    OLD_GHOST, CODE_CLERK, OLD_GUN, SHINING, BLACK_ROSE, EMEI_WIND, OLD_JIN, INTELLIGENCE_CHIEF,
    PROFESSIONAL_KILLER, MASKED_MAN, SEVEN_HUNDRED, BLADE, GREAT_BEAUTY, SISTER_SIX, BROTHER_MARK,
    PHANTOM_THIEF, BERET, ROOKIE_WHITE, SISKIN, THOUSAND_FACES, BLACK_HAND, VIPER, TIDE, DUCKWEED,
    MR_YI)}


def cast(text):
    """The characters that are dealt from: `all`, or some by name."""
    return list(ROLES) if text == "all" else text.split(",")


__all__ = ["NOBODY", "ROLES", "cast"]
