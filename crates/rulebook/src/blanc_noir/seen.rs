//! Which cards and scrolls a player has been shown: every one in any view or sight so far.
//!
//! Views and sights are taken apart field by field, so that a new field does not compile until it
//! is decided here what it shows.

use std::collections::BTreeSet;

use blanc_noir::{Faces, LeadView, Scroll, SeatView, SheetRow, SheetView, Sight, View};

use super::claims::Thing;

/// What one player has been shown.
#[derive(Clone, Default)]
pub(super) struct Seen(BTreeSet<Thing>);

impl Seen {
    pub(super) fn has(&self, thing: Thing) -> bool {
        self.0.contains(&thing)
    }

    pub(super) fn look(&mut self, view: &View) {
        let View {
            eye: _,
            rules: _,
            seats,
            playing: _,
            round: _,
            starter: _,
            turn: _,
            asked: _,
            doing: _,
            direction: _,
            lead:
                LeadView {
                    face,
                    colour: _,
                    number: _,
                    open: _,
                },
            pending: _,
            deck: _,
            discard: _,
            scroll_deck: _,
            reshuffled: _,
            discards,
            search,
            drawn,
            sheet,
            winners: _,
        } = view;
        for seat in seats {
            self.look_at_seat(seat);
        }
        self.cards([*face]);
        self.cards(discards.iter().copied());
        self.cards(search.iter().copied().flat_map(Faces::iter));
        self.cards(*drawn);
        if let Some(SheetView {
            round: _,
            out: _,
            rows,
        }) = sheet
        {
            for SheetRow {
                hand,
                points: _,
                total: _,
                halved: _,
            } in rows
            {
                self.cards(hand.iter());
            }
        }
    }

    fn look_at_seat(&mut self, seat: &SeatView) {
        let SeatView {
            hand,
            hand_size: _,
            known,
            down: _,
            scrolls,
            up,
            declared: _,
            total: _,
            lap,
        } = seat;
        self.cards(hand.iter().copied().flat_map(Faces::iter));
        self.cards(known.iter());
        self.cards(lap.iter());
        self.scrolls(scrolls.iter().flatten().copied());
        self.scrolls(up.iter().copied());
    }

    pub(super) fn notice(&mut self, sight: &Sight) {
        match *sight {
            Sight::Dealt { cards, .. }
            | Sight::Drew { cards, .. }
            | Sight::Searched { cards, .. }
            | Sight::Showed { cards, .. }
            | Sight::Recovered { card: cards, .. } => {
                self.cards(cards.into_iter().flat_map(Faces::iter));
            }
            Sight::Counted { cards, .. } => self.cards(cards.iter()),
            Sight::TurnedUp { face }
            | Sight::Played { face, .. }
            | Sight::Paired { face, .. }
            | Sight::Discarded { face, .. }
            | Sight::Gave { face, .. } => self.cards([face]),
            Sight::GotScroll { scroll, .. } | Sight::Returned { scroll, .. } => {
                self.scrolls(scroll);
            }
            Sight::Used { scroll, .. } => self.scrolls([scroll]),
            Sight::Swapped { gave, got, .. } => {
                self.scrolls(gave);
                self.scrolls(got);
            }
            Sight::RoundBegan { .. }
            | Sight::TurnBegan { .. }
            | Sight::Asked { .. }
            | Sight::Reshuffled { .. }
            | Sight::Named { .. }
            | Sight::Flipped { .. }
            | Sight::Skipped { .. }
            | Sight::Chained { .. }
            | Sight::ChainTaken { .. }
            | Sight::Passed { .. }
            | Sight::Gathered { .. }
            | Sight::Declared { .. }
            | Sight::Forgot { .. }
            | Sight::Penalised { .. }
            | Sight::WentOut { .. }
            | Sight::Over { .. } => {}
        }
    }

    fn cards(&mut self, faces: impl IntoIterator<Item = blanc_noir::Face>) {
        self.0.extend(faces.into_iter().map(Thing::Card));
    }

    fn scrolls(&mut self, scrolls: impl IntoIterator<Item = Scroll>) {
        self.0.extend(scrolls.into_iter().map(Thing::Scroll));
    }
}
