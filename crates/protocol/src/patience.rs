//! 耐心 — whether a window is put to a person or passed by itself.
//!
//! Everybody is asked in every window, so a client answers most of them for its person. It looks at
//! nothing but that person's own view, their wishes and what the sitting says about the question;
//! passing quickly tells nobody anything new. The page decides by the same rules.

use fengsheng::{Ask, Colour, Window};
use kernel::Seat;

use crate::fengsheng::View;
use crate::{Prompt, Stop};

/// How a person wants to be asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Asking {
    /// 自动 — when there is something to do and a reason to be asked.
    #[default]
    Auto,
    /// 总是 — every time.
    Always,
    /// 不问 — only when something cannot be undone.
    Never,
}

impl Asking {
    /// The next one, for a key that goes round.
    #[must_use]
    pub const fn next(self) -> Self {
        match self {
            Self::Auto => Self::Always,
            Self::Always => Self::Never,
            Self::Never => Self::Auto,
        }
    }
}

/// A reason to be asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Why {
    /// One that the sitting names.
    Stop(Stop),
    /// Others' intelligence is on its way, and one could do something about it.
    OnItsWay,
}

impl Why {
    /// All reasons, in the order of the page's.
    pub const ALL: [Self; 9] = [
        Self::Stop(Stop::MyTurn),
        Self::Stop(Stop::Target),
        Self::Stop(Stop::BeforeMe),
        Self::Stop(Stop::Mine),
        Self::Stop(Stop::Danger),
        Self::Stop(Stop::IMayWin),
        Self::Stop(Stop::SomeoneMayWin),
        Self::Stop(Stop::CanCounter),
        Self::OnItsWay,
    ];

    /// Whether it cannot be switched off, since a skipped question may cost the game.
    pub const fn is_fixed(self) -> bool {
        matches!(self, Self::Stop(Stop::Danger | Stop::IMayWin))
    }

    /// Its name in texts.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Stop(Stop::MyTurn) => "my-turn",
            Self::Stop(Stop::Target) => "target",
            Self::Stop(Stop::BeforeMe) => "before-me",
            Self::Stop(Stop::Mine) => "mine",
            Self::Stop(Stop::Danger) => "danger",
            Self::Stop(Stop::SomeoneMayWin) => "someone-may-win",
            Self::Stop(Stop::IMayWin) => "i-may-win",
            Self::Stop(Stop::CanCounter) => "can-counter",
            Self::OnItsWay => "on-its-way",
        }
    }
}

/// Until when a person does not want to be asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Until {
    /// 到我的回合.
    MyTurn,
    /// 这份情报.
    Intelligence,
    /// 这条链.
    Chain,
}

/// A wish not to be asked until something is over. Reasons that were there when it was given do not
/// end it; every new one does, and so does whatever cannot be undone.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Waiting {
    until: Until,
    known: Vec<Why>,
    sender: Option<Seat>,
    /// It is, or has meanwhile been, somebody else's turn.
    away: bool,
}

/// Why a window was passed without asking.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Passed {
    /// By how the person wants to be asked.
    Asking,
    /// By a wish to wait for this.
    Waiting(Until),
}

/// One person's wishes, and what they are waiting for.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Patience {
    /// How they want to be asked.
    pub asking: Asking,
    /// Reasons that do not count.
    pub off: Vec<Why>,
    waiting: Option<Waiting>,
}

impl Patience {
    /// Whether a client passes by itself, and by which wish. Brings up to date what is waited for.
    pub fn passes(&mut self, prompt: &Prompt, view: &View) -> Option<Passed> {
        self.waiting = self.waiting.take().and_then(|it| it.still(prompt, view));
        let pause = prompt.pause.as_ref()?;
        let why = reasons(prompt, view);
        let is_grave = |why: Why| {
            let aimed_at = why == Why::Stop(Stop::Target);
            why.is_fixed() || (aimed_at && blacks(view, prompt.seat) >= 2)
        };
        let counts = |why: &Why| is_grave(*why) || !self.off.contains(why);
        let wanted: Vec<Why> = why.iter().copied().filter(counts).collect();
        let waiting = self
            .waiting
            .as_ref()
            .filter(|waiting| {
                let mine = view.turn == prompt.seat;
                wanted
                    .iter()
                    .all(|&why| waiting.known.contains(&why) || (is_step(why) && !mine))
            })
            .map(|waiting| Passed::Waiting(waiting.until));
        if pause.idle {
            // There is nothing else to answer; only who wants to be asked every time is asked.
            return match (waiting, self.asking) {
                (None, Asking::Always) => self.ask(),
                (waiting, _) => waiting.or(Some(Passed::Asking)),
            };
        }
        if is_own_phase(view, prompt) || why.into_iter().any(is_grave) {
            return self.ask();
        }
        if waiting.is_some() {
            return waiting;
        }
        match self.asking {
            Asking::Always => self.ask(),
            Asking::Auto if !wanted.is_empty() => self.ask(),
            Asking::Auto | Asking::Never => {
                self.waiting = None;
                Some(Passed::Asking)
            }
        }
    }

    /// The person is asked, and waits no longer.
    fn ask(&mut self) -> Option<Passed> {
        self.waiting = None;
        None
    }

    /// Waits from this question on, which is passed with it.
    pub fn wait(&mut self, until: Until, prompt: &Prompt, view: &View) {
        self.waiting = Some(Waiting {
            until,
            known: reasons(prompt, view),
            sender: view.transit.as_ref().map(|transit| transit.sender),
            away: view.turn != prompt.seat,
        });
    }

    /// What is being waited for.
    pub fn waits_for(&self) -> Option<Until> {
        self.waiting.as_ref().map(|waiting| waiting.until)
    }

    /// Waits no longer.
    pub fn stop_waiting(&mut self) {
        self.waiting = None;
    }
}

/// What may be waited for now.
pub fn untils(view: &View) -> Vec<Until> {
    let mut untils = vec![Until::MyTurn];
    if view.transit.is_some() {
        untils.push(Until::Intelligence);
    }
    if !view.chain.is_empty() {
        untils.push(Until::Chain);
    }
    untils
}

/// Why one might want to be asked this.
pub fn reasons(prompt: &Prompt, view: &View) -> Vec<Why> {
    let Some(pause) = &prompt.pause else {
        return Vec::new();
    };
    let mut reasons: Vec<Why> = pause.stops.iter().copied().map(Why::Stop).collect();
    let others = view
        .transit
        .as_ref()
        .is_some_and(|it| it.sender != prompt.seat);
    let on_its_way = view.ask
        == (Ask::Window {
            window: Window::InTransit,
        });
    if others && on_its_way && !pause.idle {
        reasons.push(Why::OnItsWay);
    }
    reasons
}

/// The play phase of one's own turn, or one's play step in it, with nothing waiting to be carried out.
fn is_own_phase(view: &View, prompt: &Prompt) -> bool {
    let Ask::Window { window } = view.ask else {
        return false;
    };
    let mine = match window {
        Window::Play => true,
        Window::Step => view.step == Some(prompt.seat),
        Window::InTransit | Window::Arrived | Window::Answer => false,
    };
    mine && view.turn == prompt.seat
}

/// In somebody else's turn one's own play step is all that this can mean; it ends no waiting.
fn is_step(why: Why) -> bool {
    why == Why::Stop(Stop::MyTurn)
}

fn blacks(view: &View, seat: Seat) -> usize {
    view.seats.get(seat.index()).map_or(0, |place| {
        let lying = place.intelligence;
        lying.iter().filter(|face| face.is(Colour::Black)).count()
    })
}

impl Waiting {
    /// What it is now; none when what it waits for has come.
    fn still(mut self, prompt: &Prompt, view: &View) -> Option<Self> {
        let mine = view.turn == prompt.seat;
        let goes_on = match self.until {
            Until::MyTurn => !(mine && self.away),
            Until::Intelligence => {
                let sender = view.transit.as_ref().map(|transit| transit.sender);
                sender.is_some() && sender == self.sender
            }
            Until::Chain => !view.chain.is_empty(),
        };
        self.away |= !mine;
        goes_on.then_some(self)
    }
}

#[cfg(test)]
mod tests;
