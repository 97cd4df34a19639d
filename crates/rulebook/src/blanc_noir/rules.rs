//! House rules as pages write them: `shockwave_scope=all, declare_mode=forgetful(250)`.

use std::fmt::Write as _;

use blanc_noir::{Rules, Table};
use kernel::Notation;

use crate::cursor::Cursor;
use crate::game::Misread;
use crate::seats::Names;

/// The switches named on the line; all others as they usually are.
pub(super) fn read(line: &mut Cursor<'_>, names: &Names) -> Result<Rules, Misread> {
    let start = line.clone();
    let mut setup = format!("seats={}", names.count());
    loop {
        let switch = line.word("a switch such as play_after_draw=true")?;
        line.mark('=')?;
        let setting = line.word("what the switch is set to")?;
        let _ = write!(setup, " {switch}={}", in_notation(&setting, names));
        if !line.skip_mark(',') {
            break;
        }
    }
    Table::read_setup(&setup)
        .map(|setup| setup.rules)
        .map_err(|sentence| {
            start.misread(format!(
                "switches of Blanc Noir and their settings ({sentence})"
            ))
        })
}

/// Pages write `forgetful(250)` and name players; the notation writes `forgetful:250` and counts seats.
fn in_notation(setting: &str, names: &Names) -> String {
    match names.find(setting) {
        Some(seat) => seat.number().to_string(),
        None => setting.trim_end_matches(')').replace('(', ":"),
    }
}
