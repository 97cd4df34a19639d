//! 实录 — a seeded game printed decision by decision, for a snapshot: a changed rule shows up as a
//! readable difference.

use std::fmt::Write as _;

use kernel::{Eye, Notation, Position, Turn};

use crate::walk::sights;
use crate::{Game, SightOf, ViewOf, Walk};

/// Prints walk number `number` of a game, up to `decisions` of them: who decides what, what the public
/// sees of it (what `say` makes of each sight), and the public's view in a short form.
///
/// # Panics
/// If the game cannot be dealt.
pub fn playthrough<G: Game>(
    game: &G,
    number: u64,
    decisions: usize,
    say: impl Fn(&SightOf<G>) -> String,
    picture: impl Fn(&ViewOf<G>) -> String,
) -> String {
    let mut walk = Walk::start(game, number).expect("a walk's setup can be dealt");
    let mut text = format!(
        "{} {}\n\n     {}\n",
        G::Position::GAME,
        G::Position::write_setup(&walk.record.setup),
        picture(&walk.position.view(Eye::Public))
    );
    for decision in 1..=decisions {
        let Some((seat, action, events)) = walk.step() else {
            break;
        };
        let action = G::Position::write_action(action);
        let _ = writeln!(text, "{decision:4} {seat} {action}");
        for sight in sights::<G>(&events, Eye::Public) {
            let _ = writeln!(text, "       {}", say(&sight));
        }
        let _ = writeln!(text, "     {}", picture(&walk.position.view(Eye::Public)));
    }
    if let Turn::Over(outcome) = walk.position.turn() {
        let _ = writeln!(text, "over: {:?}", outcome.winners);
    }
    text
}
