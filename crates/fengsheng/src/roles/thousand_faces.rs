//! 千面女郎 — Woman of a Thousand Faces. Female.
//!
//! * 城府 — She answers a probe as she likes.
//! * 逢缘 — She chooses the direction in which what she sends travels, unless it goes directly.
//! * 笙歌 — When anybody's 真伪莫辨 takes effect: she may draw three, then gives a card to another player.
use super::*;

pub(crate) const STANDARD_2010: RoleDef = RoleDef {
    gender: Gender::Female,
    mission: Mission::NeighbourWins,
    triggers: &[SONG_AND_DANCE],
    passive: Passive {
        conceals: true,
        chooses_direction: true,
        ..PASSIVE
    },
    ..PLAIN
};

const SONG_AND_DANCE: Trigger = Trigger {
    occasions: Occasions::CONFOUNDED,
    hears: |_, _, occasion| Heard::may(matches!(occasion, Occasion::Confounded { .. })),
    steps: &[
        draw_three_first,
        choose_whom_to_give,
        choose_what_for_them,
        give_it,
    ],
    ..TRIGGER
};
