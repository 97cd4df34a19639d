//! 可行 — the legal answers to each question, in ascending order.

use kernel::{CardSet, Seat};

use crate::cards::fairy;
use crate::face::mask;
use crate::scrolls::{shockwave, threat};
use crate::{Action, Ask, Colour, Face, Play, Script, Scroll, Table, trade};

impl Table {
    /// Appends what the player on turn may answer.
    pub(crate) fn answers(&self, out: &mut Vec<Action>) {
        match self.asked {
            Ask::Turn => self.turn_answers(out),
            Ask::AfterDraw => {
                faces(
                    self.playable()
                        .and(self.drawn.map_or(CardSet::EMPTY, CardSet::only)),
                    Action::Play,
                    out,
                );
                out.push(Action::Stop);
            }
            Ask::Colour => out.extend(Colour::ALL.map(Action::Name)),
            Ask::Target { by } => {
                out.extend(self.targets(by).map(Action::Target));
            }
            Ask::FairyOwn { .. } | Ask::FairySource | Ask::Shockwave => self.scroll_answers(out),
            Ask::Declare => out.extend([Action::Declare, Action::Silent]),
            ask => {
                faces(self.pickable(ask), Action::Pick, out);
                if ask.may_stop() {
                    out.push(Action::Stop);
                }
            }
        }
    }

    fn turn_answers(&self, out: &mut Vec<Action>) {
        faces(self.playable(), Action::Play, out);
        if self.may_draw() {
            out.push(Action::Draw);
        }
        if self.may_take() {
            out.push(Action::Take);
        }
        let hand = self.my_hand();
        if self.has_enough_for_trade() {
            faces(trade::tradeable(hand), Action::Trade, out);
        }
        let mine = self.down[self.turn].as_slice();
        if !mine.is_empty() {
            let usable = |&kind: &Scroll| mine.contains(&kind) && self.would_act(kind);
            out.extend(Scroll::ALL.into_iter().filter(usable).map(Action::Use));
        }
    }

    fn scroll_answers(&self, out: &mut Vec<Action>) {
        for seat in Seat::all(self.seats) {
            for place in 0..self.down[seat].len() as u8 {
                if self.may_take_slot(seat, place) {
                    out.push(Action::Slot(seat, place));
                }
            }
        }
        match self.asked {
            Ask::Shockwave => {
                for seat in Seat::all(self.seats) {
                    let open = |&scroll: &Scroll| shockwave::is_open_target(self, seat, scroll);
                    out.extend(
                        Scroll::ALL
                            .into_iter()
                            .filter(open)
                            .map(|scroll| Action::Open(seat, scroll)),
                    );
                }
            }
            Ask::FairySource if !self.scroll_deck.is_empty() => out.push(Action::Deck),
            Ask::FairyOwn { .. } => out.push(Action::Stop),
            _ => {}
        }
    }

    /// Whether a face-down scroll may be chosen now.
    pub(crate) fn may_take_slot(&self, seat: Seat, place: u8) -> bool {
        if usize::from(place) >= self.down[seat].len() {
            return false;
        }
        match self.asked {
            Ask::FairyOwn { .. } => {
                seat == self.turn && fairy::is_unchosen(&self.under_way(), place)
            }
            Ask::FairySource => seat != self.turn && fairy::is_free(&self.under_way(), seat, place),
            Ask::Shockwave => true,
            _ => false,
        }
    }

    /// Whom the script may be aimed at.
    pub(crate) fn targets(&self, by: Script) -> impl Iterator<Item = Seat> {
        Seat::all(self.seats).filter(move |&seat| self.may_target(by, seat))
    }

    /// Whether the script may be aimed at this player.
    pub(crate) fn may_target(&self, by: Script, seat: Seat) -> bool {
        seat.number() < self.seats
            && self.playing.has(seat)
            && match by {
                Script::Card(crate::Kind::Gargoyle) | Script::Scroll(Scroll::Threat) => {
                    seat != self.turn
                }
                Script::Scroll(Scroll::Shockwave) => shockwave::is_target(self, seat),
                _ => true,
            }
    }

    /// The cards that answer a question for a card.
    pub(crate) fn pickable(&self, ask: Ask) -> CardSet {
        let hand = self.my_hand();
        match ask {
            Ask::TradeMore { number, .. } => hand.and(mask::number(number)),
            Ask::Companion => hand.and(mask::SPECIAL),
            Ask::LordCompanion { colour, .. } => {
                hand.and(mask::colour(colour)).minus(mask::SPECIAL)
            }
            Ask::Herald { colour, .. } => hand.and(mask::colour(colour)),
            Ask::Cut if hand.len() < 2 => CardSet::EMPTY,
            Ask::Relief { .. } | Ask::KeepOne | Ask::Cut | Ask::Goddess { .. } => hand,
            Ask::Threat { .. } => {
                let threat = self.under_way();
                let gone = mask::one_of_each(hand.and(mask::MONSTERS))
                    .iter()
                    .map(Face::of)
                    .filter(|face| threat::is_gone(&threat, face.kind()))
                    .fold(CardSet::EMPTY, |gone, face| gone.or(mask::kind_of(face)));
                hand.and(mask::MONSTERS).minus(gone)
            }
            Ask::Valkyrie => self.searchable(),
            _ => CardSet::EMPTY,
        }
    }

    /// The script that is asking.
    pub(crate) fn under_way(&self) -> Play {
        self.doing.frames.last().copied().unwrap_or_default()
    }
}

#[inline]
fn faces(cards: CardSet, action: fn(Face) -> Action, out: &mut Vec<Action>) {
    let mut rest = mask::one_of_each(cards);
    while let Some(card) = rest.first() {
        rest = rest.without_first();
        out.push(action(Face::of(card)));
    }
}
