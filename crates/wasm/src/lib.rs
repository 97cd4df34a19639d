//! The page's engine: one door for JSON text, behind which a whole sitting lives.
//!
//! The page's worker hands over the text of one `ToSitting` message and gets the text of an array of `FromSitting` messages
//! back: the same messages that travel over a socket elsewhere. The exported functions are in `door`; everything
//! else is safe Rust.
//!
//! # When the engine panics
//! It must not, but if it does: the page's build aborts at once, so the call never returns and WebAssembly throws a
//! `RuntimeError` in the page. [`fallen`] keeps the reason where `hs_fallen` can still read it. The page then throws this
//! instance away, makes a new one and sends it `resume` with the record of the last `table` message; nothing is lost but
//! the move that broke the engine.

mod door;
mod replay;

use std::cell::RefCell;

pub use replay::fingerprints;
use table::door::Door;

thread_local! {
    /// The sitting of this page.
    static DOOR: RefCell<Door> = RefCell::new(Door::new());
    /// What the last panic said.
    static FALLEN: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Answers the text of one message with the text of an array of messages.
pub fn answer(message: &str) -> String {
    remember_panics();
    DOOR.with_borrow_mut(|door| door.call(message))
}

/// What the last panic said; empty when there was none.
pub fn fallen() -> String {
    FALLEN.with_borrow(Clone::clone)
}

/// Keeps the words of a panic for [`fallen`], since nothing can be printed inside a page's engine.
fn remember_panics() {
    static ONCE: std::sync::Once = std::sync::Once::new();
    ONCE.call_once(|| {
        let before = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |panic| {
            FALLEN.with_borrow_mut(|fallen| *fallen = panic.to_string());
            before(panic);
        }));
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    fn first(answer: &str) -> serde_json::Value {
        serde_json::from_str::<Vec<serde_json::Value>>(answer)
            .unwrap()
            .remove(0)
    }

    #[test]
    fn nonsense_is_answered_with_a_sorry() {
        assert_eq!(first(&answer("{"))["t"], "sorry");
    }

    #[test]
    fn the_sitting_is_the_same_from_one_message_to_the_next_whatever_the_game() {
        let seed = "07".repeat(32);
        let bot = |name: &str| format!(r#"{{"t":"bot","bot":"random","name":"{name}"}}"#);
        let plan = format!(r#"{{"t":"you","name":"A"}},{},{}"#, bot("B"), bot("C"));
        for (game, setup) in [
            ("blanc-noir", r#"{"seats":3}"#),
            (
                "fengsheng/standard-2010",
                r#"{"edition":"standard-2010","seats":3}"#,
            ),
            (
                "fengsheng/blacklist",
                r#"{"edition":"blacklist","seats":3}"#,
            ),
            (
                "fengsheng/qianzhi",
                r#"{"edition":"qianzhi","seats":3,"rules":{"mode":"free"}}"#,
            ),
        ] {
            let start = format!(
                r#"{{"t":"start","game":"{game}","setup":{setup},"plan":[{plan}],"seed":"{seed}"}}"#
            );
            let table = first(&answer(&start));
            assert_eq!(table["t"], "table", "{table}");
            let prompt = &table["prompt"];
            let (moment, action) = (&prompt["moment"], &prompt["options"][0]["action"]);
            let act = format!(r#"{{"t":"act","moment":{moment},"action":{action}}}"#);
            let table = first(&answer(&act));
            let saved = first(&answer(r#"{"t":"save"}"#));
            assert_eq!(saved["record"], table["record"]);

            // One fingerprint for the deal, and one for each decision.
            let last = table["moments"].as_array().unwrap().last().unwrap();
            let hexes = fingerprints(saved["record"].as_str().unwrap()).unwrap();
            assert_eq!(
                hexes.lines().count() as u64,
                last["n"].as_u64().unwrap() + 1
            );
        }
    }

    #[test]
    fn the_words_of_a_panic_are_kept() {
        answer("{}");
        std::thread::spawn(|| {
            answer("{}");
            let _ = std::panic::catch_unwind(|| panic!("the golem fell over"));
            assert!(fallen().contains("the golem fell over"), "{}", fallen());
        })
        .join()
        .unwrap();
    }
}
