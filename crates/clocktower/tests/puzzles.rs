//! Every published puzzle has exactly its published solution.

use clocktower::Character;
use clocktower::solve::{Puzzle, PuzzleFile, solve};

fn puzzles() -> Vec<Puzzle> {
    let file: PuzzleFile = toml::from_str(include_str!("../data/puzzles.toml")).unwrap();
    file.puzzles
}

#[test]
fn every_puzzle_has_exactly_its_solution() {
    for puzzle in puzzles() {
        let solution = solve(&puzzle);
        let worlds: Vec<Vec<Character>> = solution
            .worlds
            .iter()
            .map(|world| world.iter().map(|who| who.character).collect())
            .collect();
        assert_eq!(solution.unverified, [], "{}", puzzle.id);
        assert_eq!(worlds, [puzzle.solution.clone().unwrap()], "{}", puzzle.id);
    }
}

/// What the file of puzzles is refused for when this stands there instead, and the line that is named.
fn refused(from: &str, to: &str) -> (usize, String) {
    let text = include_str!("../data/puzzles.toml").replacen(from, to, 1);
    let error = toml::from_str::<PuzzleFile>(&text).unwrap_err();
    let start = error.span().unwrap().start;
    let line = 1 + text[..start].matches('\n').count();
    (line, error.message().to_owned())
}

#[test]
fn what_is_wrong_is_told_with_its_line_and_what_to_write_instead() {
    assert_eq!(
        refused("claim = \"chef\"", "claim = \"cook\""),
        (
            44,
            "there is no character \"cook\"; write an id as script files do, such as \"fortuneteller\"".to_owned()
        )
    );
    assert_eq!(
        refused("night = 2, kind", "night = 0, kind"),
        (
            93,
            "night-death is of night or day 0; they are counted from 1 to 60".to_owned()
        )
    );
    assert_eq!(
        refused("night = 2, kind", "kind"),
        (
            93,
            "night-death happens at night; write night = 2".to_owned()
        )
    );
    assert_eq!(
        refused("player = 2, died", "player = 9, died"),
        (
            34,
            "puzzle nqt-3a: what happened on day 1 names seat 9, which is not there; seats are numbered from 0 to 6".to_owned()
        )
    );
    assert_eq!(
        refused("claim = \"recluse\"", "claim = \"beggar\""),
        (
            34,
            "puzzle nqt-3a: beggar is nobody who is dealt; name Townsfolk, Outsiders, Minions and Demons, and leave Travellers out".to_owned()
        )
    );
}

#[test]
fn whoever_cannot_be_verified_is_named() {
    let text = include_str!("../data/puzzles.toml")
        .replacen("claim = \"washerwoman\"", "claim = \"noble\"", 1)
        .replacen(
            "role = \"washerwoman\", players = [1, 5]",
            "role = \"noble\", players = [1, 5]",
            1,
        );
    let file: PuzzleFile = toml::from_str(&text).unwrap();
    let unverified = solve(&file.puzzles[0]).unverified;
    assert_eq!(unverified, ["noble".parse::<Character>().unwrap()]);
}
