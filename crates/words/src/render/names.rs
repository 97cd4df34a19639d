//! 名称 — what cards, scrolls and colours are called, and what is said about each in a sentence.
//!
//! A card goes by its code. No two games have a code in common, so the code tells the game.

use blanc_noir::Kind;
use fengsheng::{Bet, Function, Order};

use super::Words;

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

    /// What the card does, in a sentence.
    pub fn card_gloss(&self, code: &str) -> String {
        if let Ok(face) = code.parse::<blanc_noir::Face>() {
            return match face.kind() {
                Kind::Number => self.text("card-basic-gloss"),
                kind => self.text(&format!("card-{}-gloss", kind.name())),
            };
        }
        match code.parse::<fengsheng::Face>() {
            Ok(face) => match face.bet() {
                Some(bet) => self.bet(bet, "", "-gloss"),
                None => self.text(&format!("fs-fn-{}-gloss", face.function().name())),
            },
            Err(_) => String::new(),
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
        let order = self.bet(bet, "-short", "");
        let [colour, function] = names;
        self.text_with(
            "fs-card-probe",
            &[colour, function, ("order", order.as_str().into())],
        )
    }

    fn function(&self, function: Function) -> String {
        self.text(&format!("fs-fn-{}", function.name()))
    }

    /// What a probe orders whom to do: its faction under one form of the name, its order under one key.
    fn bet(&self, bet: Bet, form: &str, order: &str) -> String {
        let faction = self.text(&format!("fs-faction-{}{form}", bet.faction.name()));
        let key = match bet.order {
            Order::Draw => "fs-probe-draw",
            Order::Discard => "fs-probe-discard",
        };
        self.text_with(
            &format!("{key}{order}"),
            &[("faction", faction.as_str().into())],
        )
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
