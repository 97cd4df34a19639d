//! Rare things: what a walk must have met before its laws are worth much.

use blanc_noir::{Action, Ask, Cause, Kind, Scroll, Sight, Source, View};
use kernel::Seats;
use testkit::Tally;

use super::expected::EXPECTED;

/// Counts rare things, decision by decision.
pub(crate) struct Rare {
    /// How often each was met.
    pub(crate) tally: Tally,
    /// Which walk it is.
    pub(crate) place: String,
    swaps: Vec<Source>,
    gifts: usize,
}

impl Rare {
    /// Expects everything of [`EXPECTED`].
    pub(crate) fn new() -> Self {
        Self {
            tally: Tally::expecting(&EXPECTED),
            place: String::new(),
            swaps: Vec::new(),
            gifts: 0,
        }
    }

    fn met_if(&mut self, condition: bool, name: &'static str) {
        assert!(EXPECTED.contains(&name), "{name} is not in the list");
        if condition {
            self.tally.count(name, &self.place);
        }
    }

    /// Looks at one decision: what was open before it, and all that happened.
    pub(crate) fn see(&mut self, before: &View, action: Action, told: &[Sight]) {
        self.ends(before, told);
        self.emptied_hands(before, action, told);
        self.decks_and_chains(before, action, told);
        self.cards(before, action, told);
        self.scrolls(before, action, told);
    }

    fn ends(&mut self, before: &View, told: &[Sight]) {
        let everyone = Seats::all(before.seats.len() as u8);
        let in_playoff = before.playing != everyone;
        let by_threat = told.iter().any(|it| matches!(it, Sight::Gave { .. }));
        let mut out = false;
        for sight in told {
            match sight {
                Sight::WentOut { .. } => {
                    out = true;
                    self.met_if(!by_threat, "a round ends by going out");
                    self.met_if(by_threat, "a round ends by Threat");
                    self.met_if(before.pending > 0, "a round ends by Threat under a chain");
                }
                Sight::ChainTaken { .. } if out => {
                    self.met_if(true, "the chain is drawn after a Threat");
                }
                Sight::Counted { halved, .. } => {
                    self.met_if(*halved, "a total of exactly 200 is halved");
                }
                Sight::Over { winners } => {
                    self.met_if(winners.len() > 1, "the lowest total is shared");
                    self.met_if(in_playoff, "a play-off ends the game");
                }
                Sight::RoundBegan { playing, .. } => {
                    self.met_if(*playing != everyone && !in_playoff, "a play-off begins");
                }
                _ => {}
            }
        }
    }

    fn emptied_hands(&mut self, before: &View, action: Action, told: &[Sight]) {
        let me = &before.seats[before.turn.index()];
        let last = me.hand_size == 1;
        let punished = told.iter().any(|it| matches!(it, Sight::Penalised { .. }));
        let emptied_by = |cause: Cause| {
            let discarded =
                |it: &Sight| matches!(it, Sight::Discarded { cause: why, .. } if *why == cause);
            last && punished && told.iter().any(discarded)
        };
        if let Action::Play(face) = action {
            let basic = face.kind() == Kind::Number;
            self.met_if(punished && basic, "a last card is played undeclared");
            self.met_if(punished && !basic, "a special card is played last");
            self.met_if(
                last && face.kind() == Kind::Valkyrie,
                "a Valkyrie is played last",
            );
        }
        self.met_if(emptied_by(Cause::Goddess), "a Goddess empties a hand");
        self.met_if(emptied_by(Cause::Lord), "a Lord's companion empties a hand");
        self.met_if(emptied_by(Cause::Trade), "a trade empties a hand");
        let companion = before.asked == Some(Ask::Companion);
        self.met_if(
            companion && last && punished,
            "a Princess's companion empties a hand",
        );
        let gave = told.iter().any(|it| matches!(it, Sight::Gave { .. }));
        self.met_if(gave && last && punished, "a hand emptied by Threat goes on");
        for sight in told {
            match *sight {
                Sight::Forgot { .. } => self.met_if(true, "a declaration is forgotten"),
                Sight::Drew { seat, .. } => {
                    let declared = before.seats[seat.index()].declared;
                    self.met_if(
                        declared && seat != before.turn,
                        "a declaration is lost by drawing",
                    );
                }
                Sight::Gave { to, .. } => {
                    let declared = before.seats[to.index()].declared;
                    self.met_if(declared, "a gift ends a declaration");
                }
                _ => {}
            }
        }
    }

    fn decks_and_chains(&mut self, before: &View, action: Action, told: &[Sight]) {
        let mut drawn = false;
        for sight in told {
            match sight {
                Sight::Drew { .. } => drawn = true,
                Sight::Reshuffled { .. } => {
                    self.met_if(true, "the discard is reshuffled");
                    self.met_if(drawn, "a reshuffle comes in the middle of a draw");
                }
                Sight::Chained { pending } => {
                    self.met_if(*pending >= 10, "a chain of ten or more");
                }
                _ => {}
            }
        }
        self.met_if(before.scroll_deck == 0, "the scroll deck is empty");
        let chained = before.pending > 0;
        if let Action::Play(face) = action {
            let prince = face.kind() == Kind::Prince;
            self.met_if(chained && prince, "a chain goes back by a Prince");
            let at_once = before.asked == Some(Ask::AfterDraw);
            self.met_if(at_once, "a drawn card is played at once");
        }
        let uses = matches!(action, Action::Use(_));
        let mirage = action == Action::Use(Scroll::Mirage);
        self.met_if(chained && mirage, "a chain is passed on by Mirage");
        self.met_if(chained && uses && !mirage, "a scroll is used under a chain");
        let trades = matches!(action, Action::Trade(_));
        self.met_if(chained && trades, "a trade is made under a chain");
        let turned_up = told
            .iter()
            .position(|it| matches!(it, Sight::TurnedUp { .. }));
        let acts = |it: &Sight| {
            matches!(
                it,
                Sight::Skipped { .. } | Sight::Flipped { .. } | Sight::Chained { .. }
            )
        };
        let first = turned_up.is_some_and(|at| told[at..].iter().any(acts));
        self.met_if(first, "a first card acts");
    }

    fn cards(&mut self, before: &View, action: Action, told: &[Sight]) {
        let cut = |it: &Sight| {
            matches!(
                it,
                Sight::Discarded {
                    cause: Cause::Combo,
                    ..
                }
            )
        };
        self.met_if(told.iter().any(cut), "a Prince cuts a hand");
        let offered = matches!(before.asked, Some(Ask::KeepOne | Ask::Cut));
        self.met_if(
            offered && action == Action::Stop,
            "a Prince leads to no cut",
        );
        if before.asked == Some(Ask::Companion) {
            let Action::Pick(face) = action else {
                return;
            };
            let under = told.iter().any(|it| matches!(it, Sight::Discarded { .. }));
            let princess = face.kind() == Kind::Princess;
            self.met_if(under, "a companion goes under its Princess");
            self.met_if(!under && princess, "a Princess lies on a Princess");
            self.met_if(
                !under && face.colour().is_none(),
                "a black card lies on a Princess",
            );
        }
        let second = matches!(before.asked, Some(Ask::LordCompanion { left: 1, .. }));
        self.met_if(second && action != Action::Stop, "a Lord takes two along");
        let dragon = matches!(before.asked, Some(Ask::Target { by }) if by.name() == "dragon");
        self.met_if(
            dragon && action == Action::Target(before.turn),
            "a Dragon hits its own player",
        );
        for sight in told {
            match *sight {
                Sight::Played { .. } => self.swaps.clear(),
                Sight::Swapped { with, .. } => {
                    self.swaps.push(with);
                    let decks = self.swaps.iter().filter(|&&it| it == Source::Deck).count();
                    let two = self.swaps.len() == 2;
                    self.met_if(
                        two && decks == 1,
                        "a Fairy takes from the deck and from a player",
                    );
                    self.met_if(two && decks == 0, "a Fairy takes from two players");
                }
                Sight::Searched { .. } => {
                    self.met_if(before.reshuffled, "a Valkyrie searches after a reshuffle");
                }
                Sight::Recovered { from_deck, .. } => {
                    self.met_if(from_deck, "a Valkyrie takes from the deck");
                }
                Sight::Showed { to_all, .. } => {
                    self.met_if(!to_all, "a Gargoyle shows a hand to one player");
                }
                _ => {}
            }
        }
    }

    fn scrolls(&mut self, before: &View, action: Action, told: &[Sight]) {
        let got = told
            .iter()
            .filter(|it| matches!(it, Sight::GotScroll { .. }));
        let got = got.count();
        let priestess = matches!(action, Action::Play(face) if face.kind() == Kind::Priestess);
        self.met_if(
            priestess && before.scroll_deck == 0,
            "a Priestess finds no scroll",
        );
        self.met_if(
            action == Action::Use(Scroll::Revelation) && got == 1,
            "a Revelation finds one scroll",
        );
        if let Action::Use(_) = action {
            self.gifts = 0;
        }
        let mut returned = 0;
        for sight in told {
            match *sight {
                Sight::Gave { .. } => {
                    self.gifts += 1;
                    self.met_if(self.gifts == 3, "a Threat gives three monsters");
                }
                Sight::Returned { owner, place, .. } => {
                    returned += 1;
                    let own = owner == before.turn;
                    self.met_if(own, "a Shockwave returns one's own scroll");
                    self.met_if(
                        !own && place.is_some(),
                        "a Shockwave returns a face-down scroll of another player",
                    );
                    self.met_if(returned == 2, "a Shockwave returns several scrolls");
                }
                _ => {}
            }
        }
    }
}
