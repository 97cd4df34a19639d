//! 覆盖 — what may lie over the table.

/// A page over the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Overlay {
    /// How to play, and the keys.
    Help,
    /// The rulebook page of the present question, already laid out.
    Rule(Vec<String>),
    /// Clocktower: the town square, for everybody to see.
    Square,
    /// Clocktower: what a player was told, to be shown; so many before the last.
    Card(usize),
    /// Clocktower: nothing, while the device is handed back.
    Cover,
    /// The whole log.
    Log,
    /// Every seat with all that is known of it.
    Seats,
    /// The last round's counting, looked at again.
    Sheet,
    /// For which reasons one is asked in a window.
    Asking,
    /// Until when one does not want to be asked.
    Wait,
    /// A game was left unfinished: go on with it?
    Offer,
}
