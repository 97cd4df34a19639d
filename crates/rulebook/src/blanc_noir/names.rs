//! What cards, scrolls and colours are called on pages: in Chinese, or by their codes.
//!
//! The names stand here in simplified characters, for pages are folded before they are read
//! ([`crate::han`]); the first name of each is the one that pictures and reports use.

use blanc_noir::{Colour, Face, Kind, Scroll};

const COLOURS: [(Colour, &[&str]); 4] = [
    (Colour::Red, &["红", "赤"]),
    (Colour::Yellow, &["黄"]),
    (Colour::Green, &["绿"]),
    (Colour::Blue, &["蓝", "青"]),
];

const KINDS: [(Kind, &[&str]); 13] = [
    (Kind::Priestess, &["女司祭"]),
    (Kind::Clown, &["小丑", "道化师"]),
    (Kind::Magician, &["魔术师"]),
    (Kind::Lord, &["领主"]),
    (Kind::Princess, &["皇女"]),
    (Kind::Knight, &["骑士"]),
    (Kind::Prince, &["皇子"]),
    (Kind::Golem, &["魔像", "盖伦姆", "ゴーレム"]),
    (Kind::Fairy, &["妖精"]),
    (Kind::Gargoyle, &["石像鬼", "ガーゴイル"]),
    (Kind::Valkyrie, &["战乙女"]),
    (Kind::Dragon, &["龙", "ドラゴン"]),
    (Kind::Goddess, &["女神"]),
];

const SCROLLS: [(Scroll, &[&str]); 12] = [
    (
        Scroll::HeraldRed,
        &["红传令", "赤传令", "红的传令", "赤的传令"],
    ),
    (Scroll::HeraldYellow, &["黄传令", "黄的传令"]),
    (Scroll::HeraldGreen, &["绿传令", "绿的传令"]),
    (
        Scroll::HeraldBlue,
        &["蓝传令", "青传令", "蓝的传令", "青的传令"],
    ),
    (Scroll::Outburst, &["爆发"]),
    (Scroll::Blizzard, &["吹雪"]),
    (Scroll::Shockwave, &["冲击波"]),
    (Scroll::Mirage, &["蜃气楼"]),
    (Scroll::Tornado, &["龙卷"]),
    (Scroll::Threat, &["胁威", "威胁"]),
    (Scroll::Relief, &["救济"]),
    (Scroll::Revelation, &["启示"]),
];

/// The colour with this name.
pub(super) fn colour(word: &str) -> Option<Colour> {
    named(&COLOURS, word).or_else(|| word.parse().ok())
}

/// The scroll with this name.
pub(super) fn scroll(word: &str) -> Option<Scroll> {
    named(&SCROLLS, word).or_else(|| word.parse().ok())
}

/// The number card with this name: `红5`, `红骑士`, `魔像`, or a code such as `R5`.
pub(super) fn face(word: &str) -> Option<Face> {
    named(&KINDS, word)
        .and_then(|kind| Face::special(kind, None))
        .or_else(|| coloured(word))
        .or_else(|| word.parse().ok())
}

fn coloured(word: &str) -> Option<Face> {
    let (colour, rest) = COLOURS.iter().find_map(|&(colour, names)| {
        names
            .iter()
            .find_map(|name| Some((colour, word.strip_prefix(name)?)))
    })?;
    match rest.parse() {
        Ok(number @ 1..=9) if rest.len() == 1 => Some(Face::basic(colour, number)),
        _ => Face::special(named(&KINDS, rest)?, Some(colour)),
    }
}

fn named<T: Copy>(names: &[(T, &[&str])], word: &str) -> Option<T> {
    names
        .iter()
        .find(|(_, names)| names.contains(&word))
        .map(|&(it, _)| it)
}

pub(super) fn of_colour(colour: Colour) -> &'static str {
    first_name(&COLOURS, colour)
}

pub(super) fn of_scroll(scroll: Scroll) -> &'static str {
    first_name(&SCROLLS, scroll)
}

pub(super) fn of_face(face: Face) -> String {
    match (face.colour(), face.kind()) {
        (Some(colour), Kind::Number) => format!("{}{}", of_colour(colour), face.number()),
        (Some(colour), kind) => format!("{}{}", of_colour(colour), first_name(&KINDS, kind)),
        (None, kind) => first_name(&KINDS, kind).to_owned(),
    }
}

/// Names with spaces between, or 无.
pub(super) fn list(names: impl IntoIterator<Item = impl AsRef<str>>) -> String {
    let names: Vec<String> = names
        .into_iter()
        .map(|name| name.as_ref().to_owned())
        .collect();
    if names.is_empty() {
        "无".to_owned()
    } else {
        names.join(" ")
    }
}

fn first_name<T: PartialEq + Copy>(names: &[(T, &[&'static str])], wanted: T) -> &'static str {
    names
        .iter()
        .find(|(it, _)| *it == wanted)
        .map_or("?", |(_, names)| names[0])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::han::fold;

    #[test]
    fn every_name_leads_back_to_what_it_names() {
        for card in Face::all() {
            assert_eq!(face(&of_face(card)), Some(card));
            assert_eq!(face(&card.to_string()), Some(card));
        }
        for kind in Scroll::ALL {
            assert_eq!(scroll(of_scroll(kind)), Some(kind));
            assert_eq!(scroll(kind.name()), Some(kind));
        }
        for it in Colour::ALL {
            assert_eq!(colour(of_colour(it)), Some(it));
        }
    }

    #[test]
    fn names_in_traditional_characters_are_understood() {
        for (traditional, code) in [
            ("紅5", "R5"),
            ("赤5", "R5"),
            ("黃魔術師", "Y-magician"),
            ("綠領主", "G-lord"),
            ("青騎士", "B-knight"),
            ("藍道化師", "B-clown"),
            ("戰乙女", "valkyrie"),
            ("龍", "dragon"),
            ("ゴーレム", "golem"),
        ] {
            assert_eq!(
                face(&fold(traditional)).map(|it| it.to_string()).as_deref(),
                Some(code)
            );
        }
        for (traditional, code) in [
            ("赤的傳令", "herald-red"),
            ("青的傳令", "herald-blue"),
            ("爆發", "outburst"),
            ("衝擊波", "shockwave"),
            ("蜃氣樓", "mirage"),
            ("龍卷", "tornado"),
            ("龍捲", "tornado"),
            ("脅威", "threat"),
            ("救濟", "relief"),
            ("啟示", "revelation"),
        ] {
            assert_eq!(scroll(&fold(traditional)).map(Scroll::name), Some(code));
        }
    }

    #[test]
    fn what_is_no_card_is_no_card() {
        for word in ["红0", "红10", "红龙", "骑士", "5", "", "红", "R10"] {
            assert_eq!(face(word), None, "{word}");
        }
    }
}
