//! 台面 — what lies open to everybody: who lives, what is counted, what the town is about.

use kernel::{BySeat, Eye, Seat, Seats, Stack};

use crate::ability::Which;
use crate::day::Day;
use crate::frame::{Cause, Frame, Script};
use crate::grimoire::{Circle, MOST_PLAYERS};
use crate::talk::Talk;
use crate::town::{Phase, Town};
use crate::{Character, Team, nomination, roles};

/// What lies open to everybody.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Board {
    /// Which part of the game it is.
    pub phase: Phase,
    /// Which night it is, or follows which night.
    pub night: u8,
    /// What has happened today.
    pub day: Day,
    /// What has been said, as far as it bears on what can be said.
    pub talk: Talk,
    /// Who is there: everybody but for the empty chairs.
    pub present: Seats,
    /// Who lives, as far as everybody knows.
    pub living: Seats,
    /// Who is dead and still has a vote.
    pub tokens: Seats,
    /// How many tokens are held by whoever needs one for every vote (乞丐).
    pub purse: u8,
    /// The living Travellers whose one use is gone before everybody's eyes (法官).
    pub spent: Seats,
    /// Who is a Traveller.
    pub travellers: Seats,
    /// The Travellers' characters; nobody's for the others.
    pub open: BySeat<Character, MOST_PLAYERS>,
    /// Who sits where: clockwise, place by place.
    pub circle: Circle,
    /// Who may answer, as far as everybody can tell.
    pub asked: Seats,
    /// How many votes are needed in the vote that is counted, or would be in one on an execution; none but by day.
    pub needed: u8,
    /// What the town is about, in between: a nomination, a public deed, a visit, an execution. Whatever of it is hidden is left out.
    pub business: Option<Frame>,
    /// What has to be done before that goes on, as everybody knows, the last first: after a death by day, or
    /// by a Traveller.
    pub first: Stack<First, MOST_THINGS_FIRST>,
}

impl Board {
    /// Everybody else who is there, clockwise from the one after `seat`.
    pub fn clockwise(&self, seat: Seat) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        let (circle, players) = (self.circle, self.present.len());
        let sits = |&other: &Seat| other == seat;
        let place = circle[..players].iter().position(sits).unwrap_or(0);
        (1..players).map(move |by| circle[(place + by) % players])
    }
}

/// What has to be done first: a `then` that everybody knows of.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct First {
    /// Whose it is.
    me: Seat,
    /// For which character's ability.
    character: Character,
    /// How far it has come.
    step: u8,
    /// Who was chosen before all.
    picks: Stack<Seat, 3>,
    /// Who was chosen last.
    picked: Option<Seat>,
    /// Whom it is about.
    about: Seat,
    /// What it came of.
    cause: Cause,
}

impl First {
    const fn of(frame: &Frame) -> Self {
        Self {
            me: frame.me,
            character: frame.character,
            step: frame.step,
            picks: frame.picks,
            picked: frame.picked,
            about: frame.about,
            cause: frame.cause,
        }
    }

    /// As something under way.
    pub(crate) fn frame(&self) -> Frame {
        Frame {
            me: self.me,
            character: self.character,
            script: Script::Then,
            step: self.step,
            picks: self.picks,
            picked: self.picked,
            about: self.about,
            cause: self.cause,
            ..Frame::default()
        }
    }
}

/// So many things at most are done before the town goes on with its business.
const MOST_THINGS_FIRST: usize = 3;

impl Town {
    /// Who lives, as far as everybody knows: at night, who lived when it fell.
    pub(crate) fn seen_living(&self) -> Seats {
        if self.is_night() {
            self.grimoire.notes.lived_at_dusk
        } else {
            self.grimoire.living()
        }
    }

    /// Who is dead and still has a vote, as far as everybody knows: at night, who was and had when it fell.
    fn seen_tokens(&self) -> Seats {
        if self.is_night() {
            self.grimoire.notes.tokens_at_dusk
        } else {
            self.grimoire.tokens()
        }
    }

    /// What lies open to everybody.
    pub(crate) fn board(&self) -> Board {
        let grimoire = &self.grimoire;
        let living = self.seen_living();
        let travellers = grimoire.travellers();
        let mut open = BySeat([Character::NONE; MOST_PLAYERS]);
        for seat in travellers {
            open[seat] = grimoire.row(seat).character;
        }
        Board {
            phase: self.phase,
            night: grimoire.night,
            day: self.day,
            talk: self.talk,
            present: grimoire.present,
            living,
            tokens: self.seen_tokens(),
            purse: self.purse(),
            spent: travellers
                .and(living)
                .into_iter()
                .filter(|&seat| self.is_openly_spent(seat))
                .collect(),
            travellers,
            open,
            circle: grimoire.circle,
            asked: self.asked_as_seen_by(Eye::Public),
            needed: match self.phase {
                Phase::Vote => self.needed(),
                Phase::Day => self.needed_for_an_execution(),
                Phase::Setup | Phase::Night { .. } | Phase::Over { .. } => 0,
            },
            business: self.business(),
            first: self.done_first(),
        }
    }

    /// Whether this Traveller's one use is gone, where it is made by day.
    fn is_openly_spent(&self, seat: Seat) -> bool {
        let ability = self.grimoire.row(seat).abilities[Which::Own.index()];
        ability.spent && roles::of(ability.character).other.is_empty()
    }

    /// What everybody can see to be under way.
    fn business(&self) -> Option<Frame> {
        let frames = self.frames.as_slice();
        let frame = match self.phase {
            Phase::Setup => frames.last()?,
            Phase::Day | Phase::Vote => frames.first()?,
            Phase::Night { .. } | Phase::Over { .. } => return None,
        };
        let is_private = frame.script == Script::Visit
            || frame.script == Script::Day
                && !roles::of(frame.character).day.is_some_and(|day| day.public);
        if is_private {
            let visitor_is_asked = self.pending.is_some_and(|pending| pending.to == frame.me);
            return Some(Frame {
                me: frame.me,
                script: Script::Visit,
                step: if visitor_is_asked { 1 } else { 2 },
                ..Frame::default()
            });
        }
        if frame.script == Script::Nomination {
            return Some(nomination::as_seen(frame));
        }
        Some(shown(frame))
    }

    /// What everybody knows to be done after a death, or by a Traveller, before the business goes on.
    fn done_first(&self) -> Stack<First, MOST_THINGS_FIRST> {
        if !matches!(self.phase, Phase::Day | Phase::Vote) {
            return Stack::default();
        }
        let above = self.frames.as_slice().iter().skip(1);
        above
            .filter(|frame| {
                let role = roles::of(frame.character);
                let is_a_travellers = self.grimoire.team_of(frame.character) == Team::Traveller;
                let lies_open = role.after_deaths_by_day || role.declares || is_a_travellers;
                frame.script == Script::Then && lies_open
            })
            .take(MOST_THINGS_FIRST)
            .map(First::of)
            .collect()
    }
}

/// What everybody can see of something under way.
fn shown(frame: &Frame) -> Frame {
    Frame {
        me: frame.me,
        character: frame.character,
        script: frame.script,
        step: frame.step,
        picks: frame.picks,
        picked: frame.picked,
        named: frame.named,
        shown: frame.shown,
        statement: frame.statement,
        about: frame.about,
        cause: frame.cause,
        ..Frame::default()
    }
}
