//! Whether what a page claims is so.

use fengsheng::{Action, Face, Faces, Reason, SeatView, Table, View};
use kernel::{Eye, Position, Seat, Seats};

use super::cards::{self, Card};
use super::claims::{Claim, PlayerClaim, Secret, TableClaim};
use super::deeds::{Act, written};
use super::questions::{self, Question, Sake};
use super::seen::Seen;
use super::{acts, passing, roles};
use crate::game::Miss;
use crate::seats::Names;

/// All that a claim may be about.
pub(super) struct Court<'stage> {
    pub(super) table: &'stage Table,
    pub(super) names: &'stage Names,
    pub(super) seen: &'stage [Seen],
}

impl Court<'_> {
    pub(super) fn judge(&self, claim: &Claim) -> Result<(), Miss> {
        let view = self.table.view(Eye::All);
        match claim {
            Claim::Table(claim) => self.judge_table(claim, &view),
            Claim::Player(seat, claim) => self.judge_player(*seat, claim, &view),
        }
    }

    fn judge_table(&self, claim: &TableClaim, view: &View) -> Result<(), Miss> {
        match claim {
            TableClaim::Asked(who, question, sake) => {
                self.judge_question(who, *question, sake.as_ref())
            }
            TableClaim::Turn(seat) => {
                Miss::unless_equal(self.names.of(view.turn), self.names.of(*seat))
            }
            TableClaim::Sent(sent) => {
                let as_text = |it| if it { "是" } else { "否" };
                Miss::unless_equal(as_text(view.sent), as_text(*sent))
            }
            TableClaim::Over(winners) => {
                let found = view.winners.map(|it| self.winners(it));
                let expected = self.winners(winners.iter().copied().collect());
                Miss::unless_equal(
                    found.unwrap_or_else(|| "the game goes on".to_owned()),
                    expected,
                )
            }
            TableClaim::Deck(count) => Miss::unless_equal(view.deck, *count),
            TableClaim::Discard(count) => Miss::unless_equal(view.discard.len(), *count),
            TableClaim::Removed(count) => Miss::unless_equal(view.removed, *count),
            TableClaim::DiscardHas(cards) => {
                let pile: Vec<Face> = view.discard.iter().collect();
                unless(cards::covers(cards, &pile), || {
                    Miss::new(
                        in_words(&view.discard),
                        format!("{} among them", cards::list(cards)),
                    )
                })
            }
            TableClaim::DiscardLacks(cards) => {
                let lies = |card: &&Card| view.discard.iter().any(|face| card.fits(face));
                match cards.iter().find(lies) {
                    None => Ok(()),
                    Some(card) => Err(Miss::new(
                        format!("there: {card}"),
                        format!("none of {} in the discard", cards::list(cards)),
                    )),
                }
            }
            TableClaim::OnItsWay(seat) => self.judge_transit(view, false, *seat),
            TableClaim::Arrived(seat) => self.judge_transit(view, true, *seat),
            TableClaim::Step(seat) => {
                let as_text = |it: Option<Seat>| it.map_or("无", |seat| self.names.of(seat));
                Miss::unless_equal(as_text(view.step_of()), as_text(*seat))
            }
            TableClaim::FaceUp(up) => {
                let as_text = |it| if it { "是" } else { "否" };
                let found = view.transit.is_some_and(|it| it.face_up);
                Miss::unless_equal(as_text(found), as_text(*up))
            }
            TableClaim::Chain(count) => Miss::unless_equal(view.chain.len(), *count),
            TableClaim::Locked(seats) => self.judge_seats(view.locked, seats),
            TableClaim::Lured(seats) => self.judge_seats(view.lured, seats),
        }
    }

    fn list(&self, seats: Seats) -> String {
        cards::list(seats.into_iter().map(|seat| self.names.of(seat)))
    }

    fn winners(&self, seats: Seats) -> String {
        if seats.is_empty() {
            "无人".to_owned()
        } else {
            self.list(seats)
        }
    }

    fn judge_seats(&self, found: Seats, expected: &[Seat]) -> Result<(), Miss> {
        let expected = expected.iter().copied().collect();
        Miss::unless_equal(self.list(found), self.list(expected))
    }

    /// Whether it is on its way to a player, or lies before one; or to and before nobody.
    fn judge_transit(&self, view: &View, arrived: bool, seat: Option<Seat>) -> Result<(), Miss> {
        let in_words = |it: Option<(Seat, bool)>| match it {
            None => "no intelligence on its way".to_owned(),
            Some((to, true)) => format!("情报到达: {}", self.names.of(to)),
            Some((to, false)) => format!("情报在: {}", self.names.of(to)),
        };
        let found = view.transit.map(|it| (it.to, it.arrived));
        let so = match seat {
            Some(seat) => found == Some((seat, arrived)),
            None => found.is_none_or(|it| it.1 != arrived),
        };
        unless(so, || {
            let expected = match seat {
                Some(seat) => in_words(Some((seat, arrived))),
                None if arrived => "no intelligence that has arrived".to_owned(),
                None => in_words(None),
            };
            Miss::new(in_words(found), expected)
        })
    }

    fn judge_question(
        &self,
        who: &[Seat],
        question: Question,
        sake: Option<&Sake>,
    ) -> Result<(), Miss> {
        let expected: Seats = who.iter().copied().collect();
        let edition = questions::edition(self.table);
        let so = questions::now(self.table).is_some_and(|(asked, ask)| {
            let script = questions::sake(ask);
            asked == expected
                && Question::of(ask) == question
                && sake.is_none_or(|sake| script.is_some_and(|it| sake.is(edition, it)))
        });
        unless(so, || {
            let sake = sake.map_or(String::new(), |sake| format!(" {sake}"));
            let expected = format!("{} {}{sake}", self.list(expected), question.name());
            Miss::new(questions::written(self.table, self.names), expected)
        })
    }

    fn judge_player(&self, seat: Seat, claim: &PlayerClaim, view: &View) -> Result<(), Miss> {
        let place: &SeatView = &view.seats[seat.index()];
        let who = self.names.of(seat);
        match claim {
            PlayerClaim::Holds(cards) => judge_cards(&place.hand.unwrap_or_default(), cards),
            PlayerClaim::Counts(count) => Miss::unless_equal(place.hand_size, *count),
            PlayerClaim::Intelligence(cards) => judge_cards(&place.intelligence, cards),
            PlayerClaim::Dead => Miss::unless_equal(life(view, seat), "死亡"),
            PlayerClaim::Lost => Miss::unless_equal(life(view, seat), "出局"),
            PlayerClaim::Alive => Miss::unless_equal(life(view, seat), "活着"),
            PlayerClaim::RoleUp(up) => {
                let as_text = |it| if it { "角色翻开" } else { "角色盖着" };
                Miss::unless_equal(as_text(place.face_up), as_text(*up))
            }
            PlayerClaim::Shown(shown) => {
                let as_text = |it| if it { "身份已亮" } else { "身份未亮" };
                Miss::unless_equal(as_text(place.shown), as_text(*shown))
            }
            PlayerClaim::May(act) => match self.objection(seat, act)? {
                None => Ok(()),
                Some(reason) => Err(Miss::new(
                    format!("it is refused: {}", reason.id()),
                    "it is allowed",
                )),
            },
            PlayerClaim::MayNot(act, reason) => self.judge_refusal(seat, act, reason.as_deref()),
            PlayerClaim::MayOnly(acts) => self.judge_choices(seat, acts, view),
            PlayerClaim::NeverLearns(face) => unless(!self.seen[seat.index()].has(*face), || {
                let face = cards::of_face(*face);
                Miss::new(
                    format!("{who} was shown it"),
                    format!("{who} never sees {face}"),
                )
            }),
            PlayerClaim::HasSeen(face) => unless(self.seen[seat.index()].has(*face), || {
                let face = cards::of_face(*face);
                Miss::new(
                    format!("{who} was never shown it"),
                    format!("{who} has seen {face}"),
                )
            }),
            PlayerClaim::Knows { of, what, known } => {
                self.judge_knowledge(seat, *of, *what, *known)
            }
        }
    }

    fn objection(&self, seat: Seat, act: &Act) -> Result<Option<Reason>, Miss> {
        let table = passing::when_asked(self.table, self.names, seat);
        let found = acts::find(&table, self.names, seat, act)?;
        Ok(table.why_not(seat, found.action))
    }

    fn judge_refusal(&self, seat: Seat, act: &Act, expected: Option<&str>) -> Result<(), Miss> {
        let found = self.objection(seat, act)?.map(Reason::id);
        match (found, expected) {
            (None, reason) => {
                let expected = reason.map_or("it is refused".to_owned(), |it| {
                    format!("it is refused: {it}")
                });
                Err(Miss::new("it is allowed", expected))
            }
            (Some(found), Some(expected)) => Miss::unless_equal(found, expected),
            (Some(_), None) => Ok(()),
        }
    }

    fn judge_choices(&self, seat: Seat, expected: &[Act], view: &View) -> Result<(), Miss> {
        let table = passing::when_asked(self.table, self.names, seat);
        let mut found = Vec::new();
        table.legal_actions(seat, &mut found);
        let expected = expected
            .iter()
            .map(|act| acts::find(&table, self.names, seat, act).map(|it| it.action))
            .collect::<Result<Vec<Action>, Miss>>()?;
        let who = (
            view.edition,
            view.seats[seat.index()].role.unwrap_or_default(),
        );
        let as_text = |mut actions: Vec<Action>| {
            actions.sort_unstable();
            let texts: Vec<String> = actions
                .iter()
                .map(|&it| written(it, who, self.names))
                .collect();
            if texts.is_empty() {
                "无".to_owned()
            } else {
                texts.join(" / ")
            }
        };
        Miss::unless_equal(as_text(found), as_text(expected))
    }

    fn judge_knowledge(&self, eye: Seat, of: Seat, what: Secret, known: bool) -> Result<(), Miss> {
        let place = &self.table.view(Eye::Seat(eye)).seats[of.index()];
        let found = match what {
            Secret::Identity => place.identity.map(cards::of_faction),
            Secret::Role => place.role.map(roles::of_role),
        };
        unless(found.is_some() == known, || {
            let (eye, of) = (self.names.of(eye), self.names.of(of));
            Miss::new(
                found.map_or(format!("{eye} does not know it"), |it| {
                    format!("{eye} knows of {of}: {it}")
                }),
                if known { "known" } else { "not known" },
            )
        })
    }
}

fn unless(so: bool, miss: impl FnOnce() -> Miss) -> Result<(), Miss> {
    if so { Ok(()) } else { Err(miss()) }
}

/// Whether these are exactly the cards that the page describes.
fn judge_cards(found: &Faces, cards: &[Card]) -> Result<(), Miss> {
    let faces: Vec<Face> = found.iter().collect();
    unless(cards::tally(cards, &faces), || {
        Miss::new(in_words(found), cards::list(cards))
    })
}

fn in_words(faces: &Faces) -> String {
    cards::list(faces.iter().map(cards::of_face))
}

pub(super) fn life(view: &View, seat: Seat) -> &'static str {
    if view.dead.has(seat) {
        "死亡"
    } else if view.lost.has(seat) {
        "出局"
    } else {
        "活着"
    }
}
