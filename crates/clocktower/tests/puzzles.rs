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
