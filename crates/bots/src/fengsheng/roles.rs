//! 选角 — which of two characters to keep, before anybody knows whose side one will be on.

use fengsheng::{Role, Setup, View};

/// In how many of a thousand games a player with this character wins who is of a side, and who is a bystander: as heuristic
/// players among themselves do at five seats (twenty thousand games).
pub(super) const fn wins(role: Role) -> [i32; 2] {
    match role {
        Role::Nobody => [370, 0],
        Role::OldGhost => [405, 216],
        Role::CodeClerk => [419, 201],
        Role::OldGun => [415, 286],
        Role::Shining => [431, 34],
        Role::BlackRose => [419, 39],
        Role::EmeiWind => [391, 249],
        Role::OldJin => [424, 342],
        Role::IntelligenceChief => [381, 151],
        Role::ProfessionalKiller => [366, 47],
        Role::MaskedMan => [445, 676],
        Role::SevenHundred => [391, 109],
        Role::Blade => [358, 27],
        Role::GreatBeauty => [456, 780],
        Role::SisterSix => [384, 148],
        Role::BrotherMark => [370, 11],
        Role::PhantomThief => [400, 292],
        Role::Beret => [375, 524],
        Role::RookieWhite => [376, 118],
        Role::Siskin => [402, 61],
        Role::ThousandFaces => [391, 515],
        Role::BlackHand => [359, 58],
        Role::Viper => [402, 658],
        Role::Tide => [420, 235],
        Role::Duckweed => [447, 124],
        Role::MrYi => [497, 326],
        // Characters of the other editions only.
        Role::SteelAgent | Role::DaiLi | Role::NinetyNine | Role::Holmes => [400, 200],
        Role::DeadlyPerfume => [400, 0],
    }
}

/// How well this character serves at a table where so many are bystanders.
pub(super) fn merit(role: Role, view: &View) -> u32 {
    let setup = Setup {
        edition: view.edition,
        seats: view.seats.len() as u8,
        rules: view.rules,
    };
    let [lurkers, agency, bystanders] = setup.split().map_or([1, 1, 0], |split| split.0);
    let [of_a_side, alone] = wins(role);
    (of_a_side * i32::from(lurkers + agency) + alone * i32::from(bystanders)).unsigned_abs()
}
