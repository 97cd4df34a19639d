//! Positions set up by hand, for the perft files: the middle of what random deals seldom reach.

use fengsheng::scene::{Place, Scene};
use fengsheng::{Edition, Face, Faction, Role, Setup, Table};

use Faction::{Agency, Bystander, Lurker};

/// The position with this name.
pub(crate) fn scene(name: &str) -> Option<Table> {
    let scene = match name {
        "three players without characters" => without_characters(),
        "five hidden characters" => hidden(),
        "whoever sends black and whoever gains it" => black(),
        "whoever mourns" => mourners(),
        "a probe and its listeners" => probe(),
        "one card in the deck" => one_card(),
        "everything on its way, in the blacklist" => on_its_way(),
        "everything in the play step, in the blacklist" => in_the_step(Edition::Blacklist),
        "everything in the play step, in qianzhi" => in_the_step(Edition::Qianzhi),
        _ => return None,
    };
    Some(scene.build().expect("the scenes can be built"))
}

/// Cards in notation, separated by spaces.
pub(crate) fn faces(text: &str) -> Vec<Face> {
    let read = |word: &str| word.parse().expect("the scenes name cards");
    text.split_whitespace().map(read).collect()
}

/// A player with a hand and intelligence.
pub(crate) fn place(role: Role, identity: Faction, hand: &str, intelligence: &str) -> Place {
    Place {
        hand: faces(hand),
        intelligence: faces(intelligence),
        ..Place::new(role, identity)
    }
}

/// These players, with default rules; the first is on turn.
pub(crate) fn table(places: Vec<Place>) -> Scene {
    let seats = places.len() as u8;
    Scene::new(Setup::new(Edition::Standard2010, seats), places)
}

/// Every way to travel, and every card that has to do with it.
fn without_characters() -> Scene {
    let nobody = |identity, hand: &str| place(Role::Nobody, identity, hand, "");
    table(vec![
        nobody(Lurker, "lock-red return-blue probe-agency-draw-black"),
        nobody(Agency, "counter-red intercept-black decode-blue"),
        nobody(Bystander, "lure-red return-red burn-blue"),
    ])
}

/// Everybody may turn up and do something at any time.
fn hidden() -> Scene {
    table(vec![
        place(
            Role::BlackRose,
            Lurker,
            "burn-black intercept-black lock-red",
            "",
        ),
        place(Role::Shining, Agency, "counter-red", "decode-red burn-red"),
        place(Role::EmeiWind, Lurker, "counter-blue", "lure-black"),
        place(
            Role::Duckweed,
            Agency,
            "lock-black lure-blue",
            "return-black",
        ),
        place(Role::Siskin, Bystander, "decode-blue", "intercept-black"),
    ])
}

/// A black card answers itself at both ends.
fn black() -> Scene {
    table(vec![
        place(
            Role::ProfessionalKiller,
            Lurker,
            "lock-black burn-black counter-red",
            "",
        ),
        place(Role::MaskedMan, Agency, "lure-red", "intercept-red"),
        place(Role::Tide, Bystander, "decode-blue", ""),
        place(Role::OldJin, Bystander, "burn-blue", ""),
    ])
}

/// B has two black intelligence, and everybody has something to say when she dies.
fn mourners() -> Scene {
    let mut scene = table(vec![
        place(Role::SisterSix, Lurker, "lock-black counter-red", ""),
        place(
            Role::OldGhost,
            Agency,
            "burn-red lure-red decode-red",
            "lock-black burn-black",
        ),
        place(Role::Blade, Lurker, "return-blue", "lure-black"),
        place(Role::MaskedMan, Agency, "lock-blue", ""),
        place(Role::SevenHundred, Bystander, "burn-blue", ""),
    ]);
    scene.places[1].face_up = Some(true);
    scene
}

/// Before it takes effect, when it does, and afterwards.
fn probe() -> Scene {
    table(vec![
        place(
            Role::BlackHand,
            Lurker,
            "probe-agency-discard-red lure-blue",
            "",
        ),
        place(Role::OldGun, Agency, "counter-red lock-blue", ""),
        place(Role::IntelligenceChief, Lurker, "counter-black", "lock-red"),
        place(Role::ThousandFaces, Agency, "return-red", ""),
        place(Role::GreatBeauty, Bystander, "decode-black", ""),
    ])
}

/// Whoever draws it makes the discard a new deck.
fn one_card() -> Scene {
    let mut scene = table(vec![
        place(Role::Viper, Lurker, "confound-red lock-blue", ""),
        place(Role::CodeClerk, Agency, "counter-red", ""),
        place(Role::MrYi, Bystander, "return-blue", ""),
    ]);
    scene.deck = faces("burn-red");
    scene.deck_only = true;
    scene
}

/// Whatever may be used while intelligence travels: swapped, intercepted, transferred, decoded, bound.
fn on_its_way() -> Scene {
    let nobody = |identity, hand: &str, before: &str| place(Role::Nobody, identity, hand, before);
    let places = vec![
        nobody(Lurker, "decode-red+black lock-red", ""),
        nobody(Agency, "transfer-red decode-blue", "burn-black"),
        nobody(Lurker, "intercept-black counter-red", ""),
        nobody(Agency, "swap-black burn-blue", "decode-black lure-black"),
    ];
    Scene::new(Setup::new(Edition::Blacklist, 4), places)
}

/// Whatever may be used before intelligence is sent.
fn in_the_step(edition: Edition) -> Scene {
    let first = match edition {
        Edition::Qianzhi => "weigh-black reinforce-red probe-agency-draw-black",
        _ => "gamble-black reinforce-red probe-agency-draw-black",
    };
    let places = vec![
        place(Role::OldGun, Lurker, first, "burn-black"),
        place(Role::SteelAgent, Agency, "counter-red lock-blue", ""),
        place(Role::NinetyNine, Lurker, "weigh-black", "burn-red"),
        place(
            Role::GreatBeauty,
            Agency,
            "confound-red",
            "intercept-black swap-black",
        ),
        place(Role::DaiLi, Bystander, "lure-blue+black", ""),
    ];
    let mut scene = Scene::new(Setup::new(edition, 5), places);
    scene.deck = faces("counter-black lock-red+black lure-red");
    scene
}
