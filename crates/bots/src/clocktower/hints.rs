//! 暗示 — how far a piece of information points to the Demon, or to others.

use clocktower::{Info, Side, Supposed, Tri, View};

use super::lead::{demons, side_of};

/// What information says of the Demon: whether it would be as true, were somebody else it.
pub(super) struct Hints {
    truth: Supposed,
    plain: Supposed,
    /// The town, if this and that good player were the Demon.
    otherwise: Vec<Supposed>,
}

impl Hints {
    pub(super) fn of(view: &View) -> Option<Self> {
        let truth = Supposed::in_truth(view)?;
        let (me, _) = view.grimoire.as_ref()?.doing()?;
        let demon = demons(view).first()?;
        let otherwise = view
            .board
            .living
            .into_iter()
            .filter(|&seat| seat != me && side_of(view, seat) == Some(Side::Good))
            .map(|seat| truth.exchanged(demon, seat))
            .collect();
        Some(Self {
            truth,
            plain: truth.plainly(),
            otherwise,
        })
    }

    pub(super) fn hint(&self, info: Info) -> f32 {
        let number = self.otherwise.len().max(1) as f32;
        let fit: f32 = self
            .otherwise
            .iter()
            .map(|town| measure(town.holds_now(info)))
            .sum();
        measure(self.truth.holds_now(info)) - fit / number
    }

    /// Whether it is so only because somebody counts as what they are not.
    pub(super) fn is_strayed(&self, info: Info) -> bool {
        self.plain.holds_now(info) == Tri::False && self.truth.holds_now(info) == Tri::Maybe
    }
}

const fn measure(holds: Tri) -> f32 {
    match holds {
        Tri::False => 0.0,
        Tri::Maybe => 0.5,
        Tri::True => 1.0,
    }
}
