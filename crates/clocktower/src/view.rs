//! 视图 — all that one eye can see, built field by field.

use kernel::{BySeat, Eye, Seat, Seats, Stack};

use crate::Slot;
use crate::ability::{Ability, Which};
use crate::ask::Question;
use crate::day::Day;
use crate::frame::{Cause, Frame, Script};
use crate::grimoire::{Circle, MOST_PLAYERS, Notes, Row};
use crate::roles;
use crate::setup::Rules;
use crate::talk::Talk;
use crate::town::{Calls, Phase, Town};
use crate::{Cast, Character, Effect, Side, Team, nomination};

/// A question that has been asked, as whoever is asked and the storyteller see it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pending {
    /// Who is asked.
    pub to: Seat,
    /// What.
    pub question: Question,
    /// For which character's ability; nobody's for the town's own business.
    pub character: Character,
    /// For which part of it.
    pub script: Script,
    /// Which of its steps asked.
    pub step: u8,
    /// Whom it is about, if about anybody.
    pub about: Seat,
    /// The players chosen so far.
    pub picks: Stack<Seat, 3>,
    /// Whether everybody hears the answer.
    pub open: bool,
    /// Whether everybody sees who is asked.
    pub seen: bool,
}

/// All that one eye can see.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// Who is looking.
    pub eye: Eye,
    /// How many players there are; the storyteller's seat comes after them.
    pub players: u8,
    /// The characters of the script.
    pub script: Cast,
    /// The teams of the characters that the script brought along.
    pub own_teams: [Team; Character::MOST_OWN],
    /// House rules.
    pub rules: Rules,
    /// The calls of the first night.
    pub first_night: Vec<Slot>,
    /// The calls of the other nights.
    pub other_nights: Vec<Slot>,
    /// What lies open to everybody.
    pub board: Board,
    /// What this eye is asked; the storyteller sees what anybody is asked.
    pub pending: Option<Pending>,
    /// What this player takes himself for.
    pub own: Option<Own>,
    /// The grimoire, for the storyteller.
    pub grimoire: Option<Pages>,
    /// When the game is over: who everybody was, seat by seat. Nothing before.
    pub revealed: Vec<(Character, Side)>,
}

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

impl View {
    /// Who may answer, as far as this eye can tell.
    pub fn asked(&self) -> Seats {
        self.pending
            .map_or(self.board.asked, |pending| Seats::only(pending.to))
    }
}

/// What a player takes himself for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Own {
    /// The character.
    pub character: Character,
    /// The side.
    pub side: Side,
    /// Whom the player has chosen, where that binds what the player may do.
    pub chosen: Seats,
    /// Whether the player, dead, was told that the ability is back until dusk (集骨者).
    pub again: bool,
    /// Of whom the player has got the ability besides the own one (哲学家); nobody if of nobody.
    pub gained: Character,
    /// Whether the one use of the own ability, and of the one gained, is gone by the player's own doing.
    pub used: [bool; 2],
}

/// What the storyteller sees.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pages {
    /// One row per player.
    pub(crate) rows: Vec<Row>,
    /// The tokens.
    pub(crate) effects: Vec<Effect>,
    /// The abilities under way.
    pub(crate) frames: Vec<Frame>,
    /// What else is kept track of.
    pub(crate) notes: Notes,
}

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

    pub(crate) fn view_of(&self, eye: Eye) -> View {
        let grimoire = &self.grimoire;
        let is_storyteller = self.is_storyteller(eye);
        let pending = self.pending.filter(|pending| {
            is_storyteller
                || eye == Eye::Seat(pending.to)
                || pending.open && pending.to != self.storyteller()
        });
        View {
            eye,
            players: grimoire.players,
            script: grimoire.script,
            own_teams: grimoire.own_teams,
            rules: self.rules,
            first_night: self.first_night.as_slice().to_vec(),
            other_nights: self.other_nights.as_slice().to_vec(),
            board: self.board(),
            pending,
            own: match eye {
                Eye::Seat(seat) if !is_storyteller => Some(self.own(seat)),
                Eye::Seat(_) | Eye::Public | Eye::All => None,
            },
            grimoire: is_storyteller.then(|| self.pages()),
            revealed: self.revealed(),
        }
    }

    fn revealed(&self) -> Vec<(Character, Side)> {
        if !matches!(self.phase, Phase::Over { .. }) {
            return Vec::new();
        }
        let rows = self.grimoire.seats().map(|seat| self.grimoire.row(seat));
        rows.map(|row| (row.character, row.side)).collect()
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

    pub(crate) fn own(&self, seat: Seat) -> Own {
        let row = self.grimoire.row(seat);
        Own {
            character: row.believes,
            side: row.told_side,
            chosen: self.chosen(seat),
            again: self.grimoire.was_given_it_back(seat),
            gained: row.abilities[Which::Gained.index()].character,
            used: row.abilities.map(has_used),
        }
    }

    fn chosen(&self, seat: Seat) -> Seats {
        let character = self.grimoire.row(seat).abilities[0].character;
        roles::of(character).remembers.map_or(Seats::NONE, |mark| {
            self.grimoire.marked_by(seat, character, mark)
        })
    }

    pub(crate) fn pages(&self) -> Pages {
        let grimoire = &self.grimoire;
        Pages {
            rows: grimoire.seats().map(|seat| *grimoire.row(seat)).collect(),
            effects: grimoire.effects.as_slice().to_vec(),
            frames: self.frames.as_slice().to_vec(),
            notes: grimoire.notes,
        }
    }

    /// Who may answer, in truth.
    pub(crate) fn asked(&self) -> Seats {
        match (self.pending, self.phase) {
            (_, Phase::Over { .. }) => Seats::NONE,
            (Some(pending), _) => Seats::only(pending.to),
            (None, Phase::Setup | Phase::Night { .. }) => Seats::only(self.storyteller()),
            (None, Phase::Day) => self.asked_by_day(),
            (None, Phase::Vote) => self.next_voter().map_or(Seats::NONE, Seats::only),
        }
    }

    /// Who may answer, as far as this eye can tell: whom the storyteller has woken only those two know.
    pub(crate) fn asked_as_seen_by(&self, eye: Eye) -> Seats {
        match self.pending {
            Some(pending)
                if !pending.seen && !self.is_storyteller(eye) && eye != Eye::Seat(pending.to) =>
            {
                if matches!(self.phase, Phase::Over { .. }) {
                    Seats::NONE
                } else {
                    Seats::only(self.storyteller())
                }
            }
            Some(_) | None => self.asked(),
        }
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

/// The calls of a night, as a list.
pub(crate) fn calls_of(slots: &[Slot]) -> Calls {
    slots.iter().copied().collect()
}

/// Whether the player knows that the one use is gone. What saves from death, or kills whoever nominates, may be used up
/// without a sign.
fn has_used(ability: Ability) -> bool {
    let role = roles::of(ability.character);
    ability.spent && role.ward.is_none() && role.turns_on_the_nominator.is_none()
}
