//! 正在进行 — what a view can say of what is under way: whose card or skill asks, what is being
//! answered, and whether a window closes next. All of it is public.

use kernel::Seat;

use crate::frame::Frame;
use crate::{Colour, Face, Function, Occasion, Script, TurnFlag, View, Window};

/// A card or skill that is being carried out and asks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnderWay {
    /// Which.
    pub script: Script,
    /// Whose.
    pub by: Seat,
    /// At whom it is aimed.
    pub target: Option<Seat>,
    /// How many cards it has moved so far, if it counts them.
    pub moved: u8,
    /// The colour it is about: that of a public text, or the one that was called for a decoding.
    pub colour: Option<Colour>,
}

impl View {
    /// The card or skill that asks now; none if a rule of the game asks.
    pub fn under_way(&self) -> Option<UnderWay> {
        let Some(Frame::Script(play)) = self.doing.frames.last() else {
            return None;
        };
        // Some keep something else where the others count; the largest number says that a bribe is paid.
        let counts = play.count != u8::MAX
            && play.script != Script::Card(Function::Probe)
            && !play.script.keeps_seats(self.edition);
        let colour = match play.script {
            Script::Card(Function::PublicText) => true,
            // The colour is called before anything else is asked.
            Script::Card(Function::Decode) => play.step > 1,
            _ => false,
        };
        Some(UnderWay {
            script: play.script,
            by: play.by,
            target: play.target.seat(),
            moved: if counts { play.count } else { 0 },
            colour: colour.then(|| Colour::ALL[usize::from(play.note) % Colour::ALL.len()]),
        })
    }

    /// 急中生智 — the number of the skill by which a card of this face is used as that function, if it lies among
    /// the eye's own intelligence and is not one of the hand.
    pub fn uses_intelligence(&self, face: Face, function: Function) -> Option<u8> {
        let me = self.eye?;
        let place = &self.seats[me.index()];
        let lies = place.intelligence.iter().any(|it| it == face);
        let held = place
            .hand
            .is_some_and(|hand| hand.iter().any(|it| it == face));
        let skill = self.edition.role(place.role?).passive.uses_intelligence;
        skill.filter(|_| lies && !(held && face.function() == function))
    }

    /// Whose play step it is, in a play phase that has them.
    pub fn step_of(&self) -> Option<Seat> {
        let mut frames = self.doing.frames.as_slice().iter().rev();
        let window = frames.find_map(|frame| match frame {
            Frame::Window(open) if open.kind != Window::Answer => Some(open),
            _ => None,
        });
        window
            .filter(|open| open.kind == Window::Step)
            .map(|open| open.owner)
    }

    /// What skills make hold until the turn ends.
    pub fn holding(&self) -> impl Iterator<Item = TurnFlag> {
        let flags = self.flags;
        TurnFlag::ALL
            .into_iter()
            .filter(move |flag| flags & flag.bit() != 0)
    }

    /// What skills are being asked to answer.
    pub fn occasion(&self) -> Option<Occasion> {
        match self.doing.frames.last() {
            Some(Frame::Hear(hearing)) => Some(hearing.occasion),
            _ => None,
        }
    }

    /// Whether the open window closes if the player who is asked passes; not if none is open.
    pub fn last_to_pass(&self) -> bool {
        let Some(Frame::Window(open)) = self.doing.frames.last() else {
            return false;
        };
        // The last to declare something is not asked to answer it.
        let declarer = self.chain.last().filter(|_| open.kind == Window::Answer);
        let spared = declarer.is_some_and(|top| self.living.has(top.by));
        usize::from(open.quiet) + 1 >= self.living.len() - usize::from(spared)
    }
}
