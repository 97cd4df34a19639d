//! 黑与白 — its messages: which answer lies where on the table, and what is refused where.

use blanc_noir::{Action, Ask, Face, Reason, Setup, SetupError, Sight, Table, View};
use kernel::{Position as _, Seat, Seed};
use protocol::{Choice, Line, Prompt, Refusal, Spot};
use words::blanc_noir as words;

use super::{Spoken, misread, sorry};
use crate::{Playable, Question};

impl Playable for Table {
    fn is_pass(_: Action) -> bool {
        // Nobody is ever asked at the same time as another.
        false
    }

    fn is_open(before: &View, action: Action) -> bool {
        let unseen = matches!(before.asked, Some(Ask::Valkyrie | Ask::KeepOne));
        !(unseen && matches!(action, Action::Pick(_)))
    }
}

impl Spoken for Table {
    fn read_setup_message(setup: serde_json::Value) -> Result<Setup, Line> {
        misread::read(setup).map_err(|why| sorry::setup(&why))
    }

    fn check_setup(setup: &Setup) -> Result<(), Line> {
        // Whatever cannot be dealt from one seed cannot be dealt from any.
        let Err(why) = Table::deal(setup, Seed::from_number(0)) else {
            return Ok(());
        };
        Err(match why {
            SetupError::Seats(seats) => {
                sorry::line("sorry-setup-seats").text("seats", seats.to_string())
            }
            SetupError::Starter(seat) => {
                sorry::line("sorry-setup-starter").text("seat", seat.to_string())
            }
            SetupError::Forgetful(chance) => {
                sorry::line("sorry-setup-forgetful").text("chance", chance.to_string())
            }
        })
    }

    fn seats_of(setup: &Setup) -> u8 {
        setup.seats
    }

    fn view_message(view: &View) -> protocol::View {
        protocol::View::BlancNoir(view.into())
    }

    fn lines(_: &View, sights: &[Sight]) -> Vec<Line> {
        sights.iter().filter_map(words::lines).collect()
    }

    fn reason(reason: &Reason) -> Line {
        words::reason(reason)
    }

    fn prompt(
        view: &View,
        question: &Question<Self>,
        why_not: &dyn Fn(Action) -> Option<Reason>,
    ) -> Prompt {
        // Somebody who is asked is asked something; the turn's question is the one without a script.
        let ask = view.asked.unwrap_or(Ask::Turn);
        let me = question.seat;
        let options: Vec<Choice> = question
            .legal
            .iter()
            .flat_map(|&action| {
                spots(view, ask, me, action)
                    .into_iter()
                    .map(move |spot| Choice {
                        action: action.to_string(),
                        label: words::label(action, ask),
                        spot,
                        verb: None,
                        then: None,
                        tags: Vec::new(),
                    })
            })
            .collect();
        let mut refused: Vec<Refusal> = Vec::new();
        for (spot, action) in lying(view, ask, me) {
            let offered = options.iter().any(|choice| choice.spot == spot);
            let twice = refused.iter().any(|refusal| refusal.spot == spot);
            if !offered
                && !twice
                && let Some(reason) = why_not(action)
            {
                refused.push(Refusal {
                    action: action.to_string(),
                    reason: words::reason(&reason),
                    spot,
                });
            }
        }
        Prompt {
            moment: question.moment,
            seat: me,
            happened: None,
            question: words::question(view, ask),
            passing: words::passing(view, ask),
            rule: words::rule_page(view, ask).to_owned(),
            options,
            refused,
            pause: None,
        }
    }
}

/// Where an answer can be chosen. One answer may lie in several places: two scrolls of one kind.
fn spots(view: &View, ask: Ask, me: Seat, action: Action) -> Vec<Spot> {
    vec![match action {
        Action::Pick(face) if ask == Ask::Valkyrie => Spot::Pile {
            card: face.to_string(),
        },
        Action::Play(face) | Action::Trade(face) | Action::Pick(face) => hand(face),
        Action::Use(scroll) => {
            return own_scrolls(view)
                .filter(|&(_, lies)| lies == scroll)
                .map(|(slot, _)| Spot::OwnScroll { slot })
                .collect();
        }
        Action::Slot(seat, slot) if seat == me => Spot::OwnScroll { slot },
        Action::Slot(seat, slot) => Spot::Scroll { seat, slot },
        Action::Open(seat, scroll) => Spot::OpenScroll {
            seat,
            scroll: scroll.to_string(),
        },
        Action::Deck => Spot::ScrollDeck,
        Action::Draw => Spot::NumberDeck,
        Action::Target(seat) => Spot::Seat { seat },
        Action::Name(colour) => Spot::Colour {
            colour: colour.to_string(),
        },
        Action::Take | Action::Declare | Action::Silent | Action::Stop => Spot::Button,
    }]
}

/// Everything a player might reach for now, with what they would mean by it.
fn lying(view: &View, ask: Ask, me: Seat) -> Vec<(Spot, Action)> {
    let mut lying = Vec::new();
    let mine = view.me().and_then(|place| place.hand).unwrap_or_default();
    for face in mine.iter() {
        lying.push((hand(face), meant_by_card(ask, face)));
    }
    for (slot, scroll) in own_scrolls(view) {
        let meant = match ask {
            Ask::FairyOwn { .. } | Ask::FairySource | Ask::Shockwave => Action::Slot(me, slot),
            _ => Action::Use(scroll),
        };
        lying.push((Spot::OwnScroll { slot }, meant));
    }
    match ask {
        Ask::Turn => lying.push((Spot::NumberDeck, Action::Draw)),
        Ask::FairySource => {
            lying.push((Spot::ScrollDeck, Action::Deck));
            for (seat, place) in others(view, me) {
                for slot in 0..place.down {
                    lying.push((Spot::Scroll { seat, slot }, Action::Slot(seat, slot)));
                }
            }
        }
        Ask::Target { .. } => {
            for seat in Seat::all(view.seats.len() as u8) {
                lying.push((Spot::Seat { seat }, Action::Target(seat)));
            }
        }
        _ => {}
    }
    lying
}

/// What reaching for a card of one's own hand means.
fn meant_by_card(ask: Ask, face: Face) -> Action {
    match ask {
        Ask::TradeMore { .. }
        | Ask::Companion
        | Ask::LordCompanion { .. }
        | Ask::Herald { .. }
        | Ask::Relief { .. }
        | Ask::KeepOne
        | Ask::Cut
        | Ask::Goddess { .. }
        | Ask::Threat { .. } => Action::Pick(face),
        Ask::Turn
        | Ask::AfterDraw
        | Ask::Colour
        | Ask::Target { .. }
        | Ask::FairyOwn { .. }
        | Ask::FairySource
        | Ask::Shockwave
        | Ask::Valkyrie
        | Ask::Declare => Action::Play(face),
    }
}

fn hand(face: Face) -> Spot {
    Spot::Hand {
        card: face.to_string(),
    }
}

fn own_scrolls(view: &View) -> impl Iterator<Item = (u8, blanc_noir::Scroll)> {
    let mine = view.me().and_then(|place| place.scrolls.as_deref());
    (0..).zip(mine.unwrap_or_default().iter().copied())
}

fn others(view: &View, me: Seat) -> impl Iterator<Item = (Seat, &blanc_noir::SeatView)> {
    (0..)
        .map(Seat::new)
        .zip(&view.seats)
        .filter(move |&(seat, _)| seat != me)
}
