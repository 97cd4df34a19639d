//! 时刻 — what time it is for a player, roughly: which window is open under the chain, whether something
//! waits to be carried out, whose turn it is, and whose window.
//!
//! At most times most cards and skills cannot be used. That is told from sets of times at once; what else has to
//! hold, their [`When`](crate::script::When) says.

use kernel::Seat;

use crate::ask::Window;
use crate::{Table, Timing};

/// A time, as its place among all of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Time(u8);

/// So much later in the list is the same window in one's own turn, one's own window, and something waiting.
const OWN_TURN: u8 = 4;
const OWN_WINDOW: u8 = 8;
const WAITING: u8 = 16;

impl Time {
    pub(crate) const COUNT: usize = 32;
    /// All of them.
    pub(crate) const ALL: [Self; Self::COUNT] = {
        let mut all = [Self(0); Self::COUNT];
        let mut at = 0;
        while at < Self::COUNT {
            all[at] = Self(at as u8);
            at += 1;
        }
        all
    };

    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The windows that lie under a chain, as the first four times.
const fn place(window: Window) -> u8 {
    match window {
        Window::Play | Window::Answer => 0,
        Window::Step => 1,
        Window::InTransit => 2,
        Window::Arrived => 3,
    }
}

/// A set of times.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Times(u32);

impl Times {
    pub(crate) const NONE: Self = Self(0);
    pub(crate) const ALL: Self = Self(u32::MAX);
    const OWN_TURN: Self = Self(0xf0f0_f0f0);
    const OWN_WINDOW: Self = Self(0xff00_ff00);
    const WAITING: Self = Self(0xffff_0000);
    /// When nothing waits to be carried out.
    pub(crate) const QUIET: Self = Self(0x0000_ffff);

    pub(crate) const IN_TRANSIT: Self = Self::of(Window::InTransit);
    /// Intelligence has arrived before oneself, and nothing waits.
    pub(crate) const ARRIVED: Self = Self::of(Window::Arrived)
        .and(Self::OWN_WINDOW)
        .and(Self::QUIET);
    /// In one's own play step, with nothing waiting.
    const OWN_STEP: Self = Self::of(Window::Step)
        .and(Self::OWN_WINDOW)
        .and(Self::QUIET);
    /// When blue skills may be declared (§4.4).
    pub(crate) const BLUE: Self = Self::WAITING
        .or(Self::IN_TRANSIT)
        .or(Self::OWN_TURN)
        .or(Self::OWN_STEP);

    /// All times at which this window is open.
    const fn of(window: Window) -> Self {
        Self(0x1111_1111 << place(window))
    }

    pub(crate) const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    #[inline]
    pub(crate) const fn has(self, time: Time) -> bool {
        self.0 >> time.0 & 1 == 1
    }
}

impl Timing {
    /// The times that these words may mean.
    pub(crate) const fn times(self) -> Times {
        let play = Times::of(Window::Play);
        let in_turn = play.or(Times::of(Window::Step)).or(Times::IN_TRANSIT);
        match self {
            // 敏锐: in others' turns too.
            Self::OwnTurn => in_turn,
            Self::OwnPlayPhase => play
                .and(Times::QUIET)
                .or(Times::OWN_STEP)
                .and(Times::OWN_TURN),
            Self::InTransit => Times::IN_TRANSIT,
            Self::OthersInTransit => Times::IN_TRANSIT.minus(Times::OWN_TURN),
            Self::Arrived | Self::ArrivedHidden | Self::ArrivedFree => Times::ARRIVED,
            Self::CardUsed => Times::WAITING,
            Self::AnyTime => Times::ALL,
            Self::OwnStep => Times::OWN_STEP,
            Self::OnlySent | Self::Never => Times::NONE,
        }
    }
}

impl Table {
    /// What time it is for a player; none when no window is open.
    #[inline]
    pub(crate) fn time_for(&self, seat: Seat) -> Option<Time> {
        let open = self.open_window()?;
        let own_window = match open.kind {
            Window::Step => open.owner == seat,
            Window::Arrived => self.transit.is_some_and(|transit| transit.to == seat),
            Window::Play | Window::InTransit | Window::Answer => false,
        };
        let mut time = place(open.kind);
        if self.turn == seat {
            time += OWN_TURN;
        }
        if own_window {
            time += OWN_WINDOW;
        }
        if !self.chain.is_empty() {
            time += WAITING;
        }
        Some(Time(time))
    }
}
