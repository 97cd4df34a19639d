//! What everybody saw happen, and which towns it speaks for.

use clocktower::{Character, MOST_PLAYERS, Town, View};
use kernel::{Eye, Position as _, Seat, Seats};

use super::super::facts::{Day, Death, End};
use super::super::memory::Memory;
use super::super::signs::Signs;
use super::super::world::World;
use super::{seed, setup};

const TEA_LADY: Seat = Seat::new(0);
const BESIDE: Seat = Seat::new(1);
const DEMON: Seat = Seat::new(3);
const OTHER: Seat = Seat::new(4);

fn view(script: &str) -> View {
    let town = Town::deal(&setup(script, 8, 0), seed(1)).unwrap();
    town.view(Eye::Public)
}

fn nobody() -> [Character; MOST_PLAYERS] {
    [Character::default(); MOST_PLAYERS]
}

/// A town with this Demon, this Minion, and a Tea Lady in the first seat.
fn world(demon: Character, minion: Seat) -> World {
    let mut character = nobody();
    character[TEA_LADY.index()] = Character::TEA_LADY;
    character[DEMON.index()] = demon;
    World {
        character,
        shown: nobody(),
        demon: DEMON,
        minions: Seats::only(minion),
    }
}

/// What somebody remembers, after this.
fn remembering(change: impl FnOnce(&mut Memory)) -> Memory {
    let mut memory = Memory::default();
    change(&mut memory);
    memory
}

fn weigh(view: &View, memory: &Memory, world: &World) -> f32 {
    let mut good = nobody();
    good[TEA_LADY.index()] = Character::TEA_LADY;
    Signs::read(view, memory, &good).weigh(world)
}

#[test]
fn two_dead_every_night_speak_for_the_shabaloth() {
    let view = view("bad-moon-rising");
    let days = |killed| {
        let night = Day {
            killed,
            ..Day::default()
        };
        remembering(|memory| memory.days = vec![Day::default(), night])
    };
    let shabaloth = world(Character::SHABALOTH, OTHER);
    let pukka = world(Character::PUKKA, OTHER);
    assert!(weigh(&view, &days(2), &shabaloth) > weigh(&view, &days(2), &pukka));
    assert!(weigh(&view, &days(1), &shabaloth) < weigh(&view, &days(1), &pukka));
}

#[test]
fn a_day_without_an_execution_all_but_excludes_the_vortox() {
    let view = view("sects-and-violets");
    let memory = |executed| {
        let day = Day {
            executed,
            is_over: true,
            ..Day::default()
        };
        remembering(|memory| memory.days = vec![day])
    };
    let vortox = world(Character::VORTOX, OTHER);
    assert!(weigh(&view, &memory(false), &vortox) < 0.1 * weigh(&view, &memory(true), &vortox));
}

#[test]
fn the_tea_ladys_neighbour_who_dies_is_rather_evil() {
    let view = view("bad-moon-rising");
    let death = Death {
        seat: BESIDE,
        night: 2,
        end: End::Night,
        lived: 8,
    };
    let memory = remembering(|memory| {
        memory.deaths = vec![death];
        memory.lived = vec![Seats::all(8), Seats::all(8)];
    });
    let evil = world(Character::PUKKA, BESIDE);
    let good = world(Character::PUKKA, OTHER);
    assert!(weigh(&view, &memory, &evil) > weigh(&view, &memory, &good));
}

#[test]
fn whoever_comes_back_to_life_is_rather_good() {
    let view = view("bad-moon-rising");
    let memory = remembering(|memory| memory.revived = Seats::only(OTHER));
    let evil = world(Character::PUKKA, OTHER);
    let good = world(Character::PUKKA, BESIDE);
    assert!(weigh(&view, &memory, &evil) < weigh(&view, &memory, &good));
}
