//! 版本资料 — one file per edition: data only.

pub(crate) mod blacklist;
pub(crate) mod qianzhi;
pub(crate) mod standard_2010;

use crate::{Colour, Colours, Face, Faction, Function, Order};

/// The probes of every edition: for each faction and colour one of either order.
pub(crate) const PROBES: [(Face, u8); 18] = {
    let mut probes = [(Face::probe(Faction::Lurker, Order::Draw, Colour::Red), 1); 18];
    let mut at = 0;
    while at < 18 {
        let order = if at / 3 % 2 == 0 {
            Order::Draw
        } else {
            Order::Discard
        };
        probes[at].0 = Face::probe(Faction::ALL[at / 6], order, Colour::ALL[at % 3]);
        at += 1;
    }
    probes
};

/// How many cards of a function there are: red, blue, black, red and black, blue and black.
pub(crate) const fn faces(function: Function, counts: [u8; 5]) -> [(Face, u8); 5] {
    let mut faces = [(Face::plain(function, Colours::RED), 0); 5];
    let mut at = 0;
    while at < 5 {
        faces[at] = (Face::plain(function, Colours::ALL[at]), counts[at]);
        at += 1;
    }
    faces
}
