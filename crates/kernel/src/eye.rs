//! 视线 — who is looking, and values that only some may read.

use crate::{Seat, Seats};

/// Who is looking.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Eye {
    /// The player at a seat.
    Seat(Seat),
    /// Somebody who sits nowhere: sees what lies open to everyone.
    Public,
    /// Sees all: a storyteller, a finished game's replay. Never a live player.
    All,
}

impl Eye {
    /// Whether this eye may read what `seats` may read.
    #[inline]
    pub const fn is_among(self, seats: Seats) -> bool {
        match self {
            Self::Seat(seat) => seats.has(seat),
            Self::Public => seats.is_everyone(),
            Self::All => true,
        }
    }
}

/// A value that only some seats may read.
///
/// It has no `Debug`, no `Serialize` and no accessor but [`Sealed::open`], so that a secret inside
/// an event cannot reach a log, a message or a client by accident.
///
/// ```
/// use kernel::{Eye, Seat, Sealed, Seats};
/// let drawn = Sealed::new(42, Seats::only(Seat::new(1)));
/// assert_eq!(drawn.open(Eye::Seat(Seat::new(1))), Some(42));
/// assert_eq!(drawn.open(Eye::Seat(Seat::new(0))), None);
/// assert_eq!(drawn.open(Eye::Public), None);
/// ```
///
/// ```compile_fail
/// let secret = kernel::Sealed::new(42, kernel::Seats::NONE);
/// println!("{secret:?}"); // a sealed value cannot be printed
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Sealed<T> {
    value: T,
    known_to: Seats,
}

impl<T> Sealed<T> {
    /// Seals `value` for the seats in `known_to`.
    pub const fn new(value: T, known_to: Seats) -> Self {
        Self { value, known_to }
    }

    /// A value that lies open to everyone.
    pub const fn open_to_all(value: T) -> Self {
        Self {
            value,
            known_to: Seats::EVERYONE,
        }
    }
}

impl<T: Copy> Sealed<T> {
    /// The value, if `eye` may read it.
    #[inline]
    pub const fn open(self, eye: Eye) -> Option<T> {
        if eye.is_among(self.known_to) {
            Some(self.value)
        } else {
            None
        }
    }
}
