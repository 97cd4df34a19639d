//! What cards are called on pages: whole, or by as much as matters.
//!
//! `红锁定` and `lock-red` are one face; `红`, `锁定`, `黑试探` and `试探(潜伏抽)` are any card that
//! fits. The names stand here in simplified characters, for pages are folded before they are read.

use fengsheng::{Bet, Colour, Colours, Face, Faction, Function, Order};

use super::names::{first_name, named};

const COLOURS: [(Colours, &[&str]); 5] = [
    (Colours::RED_BLACK, &["红黑", "red+black"]),
    (Colours::BLUE_BLACK, &["蓝黑", "blue+black"]),
    (Colours::RED, &["红", "red"]),
    (Colours::BLUE, &["蓝", "blue"]),
    (Colours::BLACK, &["黑", "black"]),
];

pub(super) const FUNCTIONS: [(Function, &[&str]); 15] = [
    (Function::Lock, &["锁定", "lock"]),
    (Function::Lure, &["调虎离山", "调虎", "lure"]),
    (Function::Intercept, &["截获", "intercept"]),
    (Function::Return, &["退回", "return"]),
    (Function::Decode, &["破译", "decode"]),
    (Function::Burn, &["烧毁", "burn"]),
    (Function::Counter, &["识破", "counter"]),
    (Function::Confound, &["真伪莫辨", "真伪", "confound"]),
    (Function::Probe, &["试探", "probe"]),
    (Function::Swap, &["调包", "swap"]),
    (Function::Transfer, &["转移", "transfer"]),
    (Function::Gamble, &["博弈", "gamble"]),
    (Function::Weigh, &["权衡", "weigh"]),
    (Function::Reinforce, &["增援", "reinforce"]),
    (Function::PublicText, &["公开文本", "public-text"]),
];

const FACTIONS: [(Faction, &[&str]); 3] = [
    (Faction::Lurker, &["潜伏", "潜伏战线", "lurker"]),
    (Faction::Agency, &["军情", "军情局", "agency"]),
    (Faction::Bystander, &["酱油", "打酱油的", "bystander"]),
];

const ORDERS: [(Order, &[&str]); 2] = [
    (Order::Draw, &["抽", "抽牌", "draw"]),
    (Order::Discard, &["弃", "弃牌", "discard"]),
];

/// A card as a page describes it: what is left open may be anything.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Card {
    colours: Option<Colours>,
    function: Option<Function>,
    bet: Option<Bet>,
}

impl Card {
    /// The card with this name.
    pub(super) fn named(word: &str) -> Option<Self> {
        if let Ok(face) = word.parse::<Face>() {
            return Some(Self::exactly(face));
        }
        let (colours, rest) = COLOURS
            .iter()
            .find_map(|&(it, names)| {
                let rest = names.iter().find_map(|name| word.strip_prefix(name))?;
                Some((Some(it), rest))
            })
            .unwrap_or((None, word));
        if rest.is_empty() && colours.is_some() {
            let (function, bet) = (None, None);
            return Some(Self {
                colours,
                function,
                bet,
            });
        }
        let (what, bet) = match rest.split_once('(') {
            Some((what, bet)) => (what, Some(bet_named(bet.strip_suffix(')')?)?)),
            None => (rest, None),
        };
        let function = function(what)?;
        if bet.is_some() && function != Function::Probe {
            return None;
        }
        Some(Self {
            colours,
            function: Some(function),
            bet,
        })
    }

    pub(super) const fn exactly(face: Face) -> Self {
        Self {
            colours: Some(face.colours()),
            function: Some(face.function()),
            bet: face.bet(),
        }
    }

    /// Whether a card of this face fits.
    pub(super) fn fits(self, face: Face) -> bool {
        self.colours.is_none_or(|it| it == face.colours())
            && self.function.is_none_or(|it| it == face.function())
            && self.bet.is_none_or(|it| face.bet() == Some(it))
    }

    /// The most that [`Card::left_open`] can be.
    pub(super) const MOST_OPEN: u8 = 3;

    /// How much is left open: nothing, a probe's bet, the colour, or nearly all.
    pub(super) const fn left_open(self) -> u8 {
        match (self.colours, self.function, self.bet) {
            (Some(_), Some(Function::Probe), None) => 1,
            (Some(_), Some(_), _) => 0,
            (None, Some(_), _) => 2,
            (_, None, _) => Self::MOST_OPEN,
        }
    }

    /// The face, if only one fits.
    pub(super) fn face(self) -> Option<Face> {
        let mut all = Face::all().filter(|&face| self.fits(face));
        all.next().filter(|_| all.next().is_none())
    }
}

impl std::fmt::Display for Card {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        if let Some(colours) = self.colours {
            out.write_str(first_name(&COLOURS, colours))?;
        }
        if let Some(function) = self.function {
            out.write_str(first_name(&FUNCTIONS, function))?;
        }
        match self.bet {
            Some(bet) => write!(out, "({})", of_bet(bet)),
            None => Ok(()),
        }
    }
}

/// `潜伏抽`: whom a probe means, and what it orders.
fn bet_named(word: &str) -> Option<Bet> {
    let (faction, rest) = FACTIONS.iter().find_map(|&(it, names)| {
        // The longest name first: 潜伏 begins 潜伏战线.
        let rest = names
            .iter()
            .rev()
            .find_map(|name| word.strip_prefix(name))?;
        Some((it, rest.trim_start_matches('-')))
    })?;
    let order = named(&ORDERS, rest)?;
    Some(Bet { faction, order })
}

fn of_bet(bet: Bet) -> String {
    let (faction, order) = (
        first_name(&FACTIONS, bet.faction),
        first_name(&ORDERS, bet.order),
    );
    format!("{faction}{order}")
}

pub(super) fn function(word: &str) -> Option<Function> {
    named(&FUNCTIONS, word)
}

pub(super) fn faction(word: &str) -> Option<Faction> {
    named(&FACTIONS, word)
}

pub(super) fn of_function(function: Function) -> &'static str {
    first_name(&FUNCTIONS, function)
}

pub(super) fn of_faction(faction: Faction) -> &'static str {
    match faction {
        // No table begins with it, so no page needs to write it.
        Faction::Removed => "无身份",
        faction => first_name(&FACTIONS, faction),
    }
}

/// One colour by its name: what a player calls.
pub(super) fn colour(word: &str) -> Option<Colour> {
    let colours = named(&COLOURS, word)?;
    let mut its = Colour::ALL
        .into_iter()
        .filter(|&colour| colours.has(colour));
    its.next().filter(|_| its.next().is_none())
}

pub(super) fn of_colour(colour: Colour) -> &'static str {
    first_name(
        &COLOURS,
        match colour {
            Colour::Red => Colours::RED,
            Colour::Blue => Colours::BLUE,
            Colour::Black => Colours::BLACK,
        },
    )
}

pub(super) fn of_face(face: Face) -> String {
    Card::exactly(face).to_string()
}

/// Cards with spaces between, or 无.
pub(super) fn list(cards: impl IntoIterator<Item = impl std::fmt::Display>) -> String {
    let names: Vec<String> = cards.into_iter().map(|it| it.to_string()).collect();
    if names.is_empty() {
        "无".to_owned()
    } else {
        names.join(" ")
    }
}

/// Whether these faces can be told off against these descriptions, one for one.
pub(super) fn tally(cards: &[Card], faces: &[Face]) -> bool {
    cards.len() == faces.len() && covers(cards, faces)
}

/// Whether each description finds a face of its own among these.
pub(super) fn covers(cards: &[Card], faces: &[Face]) -> bool {
    let mut taken: Vec<Option<usize>> = vec![None; faces.len()];
    (0..cards.len()).all(|card| {
        find_face(
            card,
            cards,
            faces,
            &mut taken,
            &mut vec![false; faces.len()],
        )
    })
}

/// Finds a face for a card, moving those that hold one to another if they can (an augmenting path).
fn find_face(
    card: usize,
    cards: &[Card],
    faces: &[Face],
    taken: &mut [Option<usize>],
    tried: &mut [bool],
) -> bool {
    for at in 0..faces.len() {
        if tried[at] || !cards[card].fits(faces[at]) {
            continue;
        }
        tried[at] = true;
        let free = match taken[at] {
            None => true,
            Some(other) => find_face(other, cards, faces, taken, tried),
        };
        if free {
            taken[at] = Some(card);
            return true;
        }
    }
    false
}

/// Whether a colour is among those of a card, for whoever lays cards out by colour.
pub(super) const fn is_black(face: Face) -> bool {
    face.is(Colour::Black)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::han::fold;

    #[test]
    fn every_face_leads_back_to_its_names() {
        for face in Face::all() {
            let card = Card::named(&of_face(face));
            assert_eq!(card.and_then(Card::face), Some(face), "{face}");
            assert_eq!(Card::named(&face.to_string()), card);
            assert_eq!(card.map(Card::left_open), Some(0));
        }
    }

    #[test]
    fn names_in_traditional_characters_and_from_full_width_keyboards_are_understood() {
        for (traditional, code) in [
            ("紅鎖定", "lock-red"),
            ("藍調虎離山", "lure-blue"),
            ("黑截獲", "intercept-black"),
            ("紅破譯", "decode-red"),
            ("黑燒毀", "burn-black"),
            ("藍識破", "counter-blue"),
            ("紅真偽莫辨", "confound-red"),
            ("黑試探（潛伏抽）", "probe-lurker-draw-black"),
            ("紅試探（軍情局棄）", "probe-agency-discard-red"),
            ("藍試探（醬油抽牌）", "probe-bystander-draw-blue"),
            ("紅黑調包", "swap-red+black"),
            ("藍轉移", "transfer-blue"),
            ("黑博弈", "gamble-black"),
            ("黑權衡", "weigh-black"),
            ("紅增援", "reinforce-red"),
            ("黑公開文本", "public-text-black"),
        ] {
            let card = Card::named(&fold(traditional)).and_then(Card::face);
            assert_eq!(card.map(|it| it.to_string()).as_deref(), Some(code));
        }
    }

    #[test]
    fn one_colour_is_called_and_not_two() {
        for its in Colour::ALL {
            assert_eq!(colour(of_colour(its)), Some(its));
            assert_eq!(colour(its.name()), Some(its));
        }
        assert_eq!(colour("红黑"), None);
    }

    #[test]
    fn what_is_no_card_is_no_card() {
        for word in [
            "",
            "绿锁定",
            "红骑士",
            "锁定红",
            "红锁定(潜伏抽)",
            "试探(潜伏)",
            "试探(潜伏抽",
            "()",
        ] {
            assert_eq!(Card::named(word), None, "{word}");
        }
    }
}
