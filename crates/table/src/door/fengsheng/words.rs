//! temporary
use fengsheng::{Action, Ask, Function, Reason, Sight, View};
use protocol::{Level, Line};
fn say(k: &str) -> Line {
    Line::new(k, Level::Moves)
}
pub(super) fn lines(_: &Sight) -> Option<Line> {
    None
}
pub(super) fn question(_: &View, _: Ask) -> Line {
    say("fs-ask")
}
pub(super) fn passing(_: &View, _: Ask) -> Option<Line> {
    None
}
pub(super) fn happened(_: &View, _: Ask) -> Option<Line> {
    None
}
pub(super) fn label(_: &View, action: Action) -> Line {
    say("fs-do").text("action", action.to_string())
}
pub(super) fn reason(r: &Reason) -> Line {
    say(&format!("fs-no-{}", r.id()))
}
pub(super) fn rule_page(_: &View, _: Ask) -> &'static str {
    "fengsheng/turn"
}
pub(super) fn verb(action: Action) -> Option<Line> {
    match action {
        Action::Use(f, w) | Action::UseAt(f, w, _) => Some(if f.function() == w {
            say("fs-verb-use")
        } else {
            say("fs-verb-use-as").text("fn", w.name())
        }),
        Action::Send(..) => Some(say("fs-verb-send")),
        _ => None,
    }
}
const _: Option<Function> = None;
