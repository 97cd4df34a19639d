//! 名称 — what cards, scrolls and colours are called, and what is said about each in a sentence.
//!
//! A card goes by its code. No two games have a code in common, so the code tells the game.

use blanc_noir::Kind;
use fengsheng::{Bet, Edition, Function, Order, Rules};

use super::Words;
use crate::fengsheng::keys;

impl Words {
    /// A card's name, "Red 5", "Golem" or "Red Lock"; a code that is no card stands for itself.
    pub fn card(&self, code: &str) -> String {
        if let Ok(face) = code.parse::<blanc_noir::Face>() {
            self.blanc_noir_card(face)
        } else if let Ok(face) = code.parse::<fengsheng::Face>() {
            self.fengsheng_card(face)
        } else {
            code.to_owned()
        }
    }

    /// What a card of Blanc Noir does, in a sentence; nothing for other codes.
    pub fn card_gloss(&self, code: &str) -> String {
        match code.parse::<blanc_noir::Face>().map(blanc_noir::Face::kind) {
            Ok(Kind::Number) => self.text("card-basic-gloss"),
            Ok(kind) => self.text(&format!("card-{}-gloss", kind.name())),
            Err(_) => String::new(),
        }
    }

    /// What a card of Fengsheng does at a table of this edition with these house rules.
    pub fn fengsheng_gloss(
        &self,
        edition: Edition,
        rules: &Rules,
        face: fengsheng::Face,
    ) -> String {
        match face.bet() {
            Some(bet) => self.bet_gloss(bet, rules.probe_draws),
            None => self.text(&keys::function_gloss(edition, face.function())),
        }
    }

    fn blanc_noir_card(&self, face: blanc_noir::Face) -> String {
        let colour = face.colour().map(|colour| self.colour(colour.name()));
        match (face.kind(), colour) {
            (Kind::Number, Some(colour)) => self.text_with(
                "card-basic",
                &[
                    ("colour", colour.as_str().into()),
                    ("number", i32::from(face.number()).into()),
                ],
            ),
            (kind, Some(colour)) => self.text_with(
                "card-coloured",
                &[
                    ("colour", colour.as_str().into()),
                    ("name", self.kind(kind).as_str().into()),
                ],
            ),
            (kind, None) => self.kind(kind),
        }
    }

    fn kind(&self, kind: Kind) -> String {
        self.text(&format!("card-{}", kind.name()))
    }

    fn fengsheng_card(&self, face: fengsheng::Face) -> String {
        let colours: Vec<String> = fengsheng::Colour::ALL
            .into_iter()
            .filter(|&colour| face.is(colour))
            .map(|colour| self.text(&format!("fs-colour-{}", colour.name())))
            .collect();
        let colour = colours.join(&self.text("fs-colour-and"));
        let function = self.function(face.function());
        let names = [
            ("colour", colour.as_str().into()),
            ("function", function.as_str().into()),
        ];
        let Some(bet) = face.bet() else {
            return self.text_with("fs-card", &names);
        };
        let order = self.bet(bet);
        let [colour, function] = names;
        self.text_with(
            "fs-card-probe",
            &[colour, function, ("order", order.as_str().into())],
        )
    }

    fn function(&self, function: Function) -> String {
        self.text(&keys::function(function))
    }

    /// What a probe orders whom to do, in short.
    fn bet(&self, bet: Bet) -> String {
        let faction = self.text(&format!("{}-short", keys::faction(bet.faction)));
        let key = match bet.order {
            Order::Draw => "fs-probe-draw",
            Order::Discard => "fs-probe-discard",
        };
        self.text_with(key, &[("faction", faction.as_str().into())])
    }

    /// The same in a sentence; so many are drawn.
    fn bet_gloss(&self, bet: Bet, draws: u8) -> String {
        let faction = self.text(&keys::faction(bet.faction));
        let faction = ("faction", faction.as_str().into());
        match bet.order {
            Order::Draw => {
                let n = ("n", i32::from(draws).into());
                self.text_with("fs-probe-draw-gloss", &[faction, n])
            }
            Order::Discard => self.text_with("fs-probe-discard-gloss", &[faction]),
        }
    }

    /// A scroll's name.
    pub fn scroll(&self, code: &str) -> String {
        self.text(&format!("scroll-{code}"))
    }

    /// What the scroll does, in a sentence.
    pub fn scroll_gloss(&self, code: &str) -> String {
        self.text(&format!("scroll-{code}-gloss"))
    }

    /// A colour's name.
    pub fn colour(&self, code: &str) -> String {
        self.text(&format!("colour-{code}"))
    }
}
