//! Which cards a player has been shown: every one in any view or sight so far.
//!
//! Views and sights are taken apart field by field, so that a new field does not compile until it
//! is decided here what it shows.

use std::collections::BTreeSet;

use fengsheng::{DeclaredView, Face, Faces, SeatView, Sight, TransitView, View};

/// What one player has been shown.
#[derive(Clone, Default)]
pub(super) struct Seen(BTreeSet<Face>);

impl Seen {
    pub(super) fn has(&self, face: Face) -> bool {
        self.0.contains(&face)
    }

    pub(super) fn look(&mut self, view: &View) {
        for SeatView {
            hand, intelligence, ..
        } in &view.seats
        {
            self.all(*hand);
            self.all(Some(*intelligence));
        }
        self.all(Some(view.discard));
        self.all(view.shown_hand);
        self.0
            .extend(view.transit.and_then(|TransitView { face, .. }| face));
        let declared = view.chain.iter().chain(&view.resolving);
        self.0
            .extend(declared.filter_map(|DeclaredView { face, .. }| *face));
    }

    pub(super) fn notice(&mut self, sight: &Sight) {
        match *sight {
            Sight::Drew { cards, .. }
            | Sight::Handed { cards, .. }
            | Sight::TopSeen { cards, .. }
            | Sight::HandSeen { cards, .. } => self.all(cards),
            Sight::Buried { cards, .. } => self.all(Some(cards)),
            Sight::Declared {
                face, card: true, ..
            }
            | Sight::Spent { face, .. }
            | Sight::Sent { face, .. }
            | Sight::LookedAt { face, .. }
            | Sight::ProbeSeen { face, .. }
            | Sight::Exchanged { face, .. }
            | Sight::PickedUp { face, .. }
            | Sight::PutBack { face, .. } => self.0.extend(face),
            Sight::Dropped { face }
            | Sight::Gained { face, .. }
            | Sight::Burnt { face, .. }
            | Sight::MovedAway { face, .. }
            | Sight::TakenBack { face, .. }
            | Sight::PutOnDeck { face, .. }
            | Sight::Discarded { face, .. }
            | Sight::LeftHand { face, .. }
            | Sight::Swapped { face, .. }
            | Sight::TransitTurnedUp { face, .. }
            | Sight::FromDiscard { face }
            | Sight::TopShown { face } => self.0.extend([face]),
            Sight::Declared { card: false, .. }
            | Sight::Offered { .. }
            | Sight::Kept { .. }
            | Sight::TurnedUp { .. }
            | Sight::TurnedDown { .. }
            | Sight::Identified { .. }
            | Sight::IdentityShown { .. }
            | Sight::IdentitySeen { .. }
            | Sight::IdentityTaken { .. }
            | Sight::Reshuffled { .. }
            | Sight::TurnBegan { .. }
            | Sight::Asked { .. }
            | Sight::Passed { .. }
            | Sight::Voided { .. }
            | Sight::Outranked { .. }
            | Sight::Holds { .. }
            | Sight::Named { .. }
            | Sight::CalledAside { .. }
            | Sight::Resolved { .. }
            | Sight::GoesTo { .. }
            | Sight::Arrived { .. }
            | Sight::Locked { .. }
            | Sight::Lured { .. }
            | Sight::Intercepted { .. }
            | Sight::Dealt { .. }
            | Sight::Triggered { .. }
            | Sight::Reacted { .. }
            | Sight::Died { .. }
            | Sight::Lost { .. }
            | Sight::VictoryDeclared { .. }
            | Sight::Over { .. } => {}
        }
    }

    fn all(&mut self, faces: Option<Faces>) {
        self.0.extend(faces.iter().flat_map(Faces::iter));
    }
}
