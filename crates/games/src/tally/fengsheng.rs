//! 风声 — what is counted in fengsheng.

use fengsheng::{
    Ask, Colour, Edition, Faction, Function, How, Mode, Reaction, Script, Sight, Table, View,
};
use kernel::{Seat, Seats};

use super::{Tallied, Tally};

impl Tallied for Table {
    type Tally = FengshengTally;
}

/// How the victories are counted, first kind that fits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Victory {
    /// Three intelligence of the own colour.
    Intelligence,
    /// One side, or one player, was left.
    Elimination,
    /// A bystander's mission.
    Mission,
    /// A killing that wins by a character's skill.
    Killing,
}

/// What is counted in fengsheng; `longest_chain` is a maximum.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct FengshengTally {
    turns: u64,
    reshuffles: u64,
    /// The functions that the editions played have: others are not listed.
    there: [bool; Function::ALL.len()],
    /// Cards used as each function, and how many of those had no effect. A public text is used when
    /// whoever took it answers it, and has none if it lets that player draw nothing.
    used: [u64; Function::ALL.len()],
    void: [u64; Function::ALL.len()],
    longest_chain: u64,
    skills_declared: u64,
    skills_triggered: u64,
    /// Transmissions by way.
    sent: [u64; WAYS.len()],
    taken: u64,
    refused: u64,
    had_to_take: u64,
    back_at_sender: u64,
    reactions: [u64; REACTIONS.len()],
    deaths: u64,
    killed_by_another: u64,
    killed_by_themselves: u64,
    losses: u64,
    /// By [`Victory`].
    victories: [u64; VICTORIES.len()],
    overridden: u64,
    /// Games won by each faction.
    wins: [u64; Faction::ALL.len()],
    shared_between_sides: u64,
    draws: u64,
    now: Now,
}

/// What the tally must remember of the game under way.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Now {
    edition: Edition,
    /// What the declarations under way are: the newest last.
    chain: Vec<Script>,
    /// Somebody was just asked whether to take the intelligence.
    offered: bool,
    /// A probe took effect and is not answered: the next reaction is to it, and otherwise to a text.
    probing: bool,
    /// Who is dead and not yet out of the game.
    dying: Seats,
    declared: Option<Seat>,
}

/// Names of the counts, in the order of [`Function::ALL`].
const FUNCTIONS: [[&str; 2]; Function::ALL.len()] = [
    ["locks", "locks_void"],
    ["lures", "lures_void"],
    ["intercepts", "intercepts_void"],
    ["returns", "returns_void"],
    ["decodes", "decodes_void"],
    ["burns", "burns_void"],
    ["counters", "counters_void"],
    ["confounds", "confounds_void"],
    ["probes", "probes_void"],
    ["swaps", "swaps_void"],
    ["transfers", "transfers_void"],
    ["gambles", "gambles_void"],
    ["weighs", "weighs_void"],
    ["reinforces", "reinforces_void"],
    ["public_texts", "public_texts_void"],
];
const WAYS: [&str; 3] = ["sent_secret", "sent_direct", "sent_open"];
const REACTIONS: [&str; 3] = ["probed_drew", "probed_discarded", "probed_said"];
const VICTORIES: [&str; 4] = [
    "won_by_intelligence",
    "won_by_elimination",
    "won_by_mission",
    "won_by_killing",
];

impl FengshengTally {
    fn declare(&mut self, script: Script) {
        match script {
            Script::Card(function) => self.used[function as usize] += 1,
            _ => self.skills_declared += 1,
        }
        // What nobody can answer never lies on the chain.
        if script.is_at_once(self.now.edition) {
            return;
        }
        self.now.chain.push(script);
        self.longest_chain = self.longest_chain.max(self.now.chain.len() as u64);
    }

    fn resolve(&mut self, void: bool) {
        if let Some(Script::Card(function)) = self.now.chain.pop() {
            self.void[function as usize] += u64::from(void);
            self.now.probing |= function == Function::Probe && !void;
        }
    }

    fn react(&mut self, reaction: Reaction) {
        if std::mem::take(&mut self.now.probing) {
            self.reactions[reaction as usize] += 1;
        } else {
            self.used[Function::PublicText as usize] += 1;
            self.void[Function::PublicText as usize] += u64::from(reaction == Reaction::Said);
        }
    }

    /// Sent intelligence came to lie before a player.
    fn take(&mut self, seat: Seat, sender: Option<Seat>) {
        if self.now.offered {
            self.taken += 1;
        } else {
            self.had_to_take += 1;
        }
        self.back_at_sender += u64::from(sender == Some(seat));
    }
}

/// What kind of victory the declarer's was, by the open table.
fn kind(view: &View, now: &Now, declarer: Seat) -> Victory {
    let identity = |seat: Seat| view.seats[seat.index()].identity;
    // Where only missions win, nobody's colour does.
    let side = match view.rules.mode {
        Mode::Bystanders => Faction::Bystander,
        _ => identity(declarer).unwrap_or_default(),
    };
    let has_three = side.colour().is_some_and(|colour: Colour| {
        let intelligence = &view.seats[declarer.index()].intelligence;
        intelligence.iter().filter(|face| face.is(colour)).count() >= 3
    });
    let living = view.living.minus(now.dying);
    let one_side = side != Faction::Bystander
        && view.rules.last_side_wins
        && living.into_iter().all(|seat| identity(seat) == Some(side));
    if has_three {
        Victory::Intelligence
    } else if living.len() == 1 || one_side {
        Victory::Elimination
    } else if side == Faction::Bystander {
        Victory::Mission
    } else {
        Victory::Killing
    }
}

impl Tally<Table> for FengshengTally {
    fn deal(&mut self, view: &View) {
        self.now = Now {
            edition: view.edition,
            ..Now::default()
        };
        for face in view.edition.cards().iter() {
            self.there[face.function() as usize] = true;
        }
        // Without characters to choose, the first turn has begun before anybody can hear of it.
        self.turns += u64::from(view.ask != Ask::Role);
    }

    fn hear(&mut self, sight: &Sight) {
        match *sight {
            Sight::TurnBegan { .. } => self.turns += 1,
            Sight::Reshuffled { .. } => self.reshuffles += 1,
            Sight::Asked { ask, .. } => self.now.offered = ask == Ask::Receive,
            Sight::Declared { script, .. } => self.declare(script),
            Sight::Resolved { void, .. } => self.resolve(void),
            Sight::Triggered { .. } => self.skills_triggered += 1,
            Sight::Sent { way, .. } => self.sent[way as usize] += 1,
            Sight::GoesTo { back: false, .. } | Sight::Dropped { .. } => {
                self.refused += u64::from(std::mem::take(&mut self.now.offered));
            }
            Sight::Gained {
                seat,
                by,
                how: How::Sent,
                ..
            } => self.take(seat, by),
            Sight::Reacted { reaction, .. } => self.react(reaction),
            Sight::Died { seat, killer } => {
                self.deaths += 1;
                self.killed_by_another += u64::from(killer.is_some_and(|killer| killer != seat));
                self.killed_by_themselves += u64::from(killer == Some(seat));
                self.now.dying = self.now.dying.with(seat);
            }
            Sight::Buried { seat, .. } => self.now.dying = self.now.dying.without(seat),
            Sight::Lost { .. } => self.losses += 1,
            Sight::VictoryDeclared { seat, overridden } => {
                self.overridden += u64::from(overridden);
                self.now.declared = (!overridden).then_some(seat);
            }
            _ => {}
        }
    }

    fn over(&mut self, view: &View) {
        let winners = view.winners.unwrap_or(Seats::NONE);
        self.draws += u64::from(winners.is_empty());
        if let Some(declarer) = self.now.declared {
            self.victories[kind(view, &self.now, declarer) as usize] += 1;
        }
        let mut sides = 0;
        for (faction, wins) in Faction::ALL.into_iter().zip(&mut self.wins) {
            let won = |seat: Seat| view.seats[seat.index()].identity == Some(faction);
            if winners.into_iter().any(won) {
                *wins += 1;
                sides += 1;
            }
        }
        self.shared_between_sides += u64::from(sides > 1);
    }

    fn add(&mut self, other: &Self) {
        let Self {
            turns,
            reshuffles,
            there,
            used,
            void,
            longest_chain,
            skills_declared,
            skills_triggered,
            sent,
            taken,
            refused,
            had_to_take,
            back_at_sender,
            reactions,
            deaths,
            killed_by_another,
            killed_by_themselves,
            losses,
            victories,
            overridden,
            wins,
            shared_between_sides,
            draws,
            now: _,
        } = other;
        self.turns += turns;
        self.reshuffles += reshuffles;
        for (there, other) in self.there.iter_mut().zip(there) {
            *there |= other;
        }
        add_each(&mut self.used, used);
        add_each(&mut self.void, void);
        self.longest_chain = self.longest_chain.max(*longest_chain);
        self.skills_declared += skills_declared;
        self.skills_triggered += skills_triggered;
        add_each(&mut self.sent, sent);
        self.taken += taken;
        self.refused += refused;
        self.had_to_take += had_to_take;
        self.back_at_sender += back_at_sender;
        add_each(&mut self.reactions, reactions);
        self.deaths += deaths;
        self.killed_by_another += killed_by_another;
        self.killed_by_themselves += killed_by_themselves;
        self.losses += losses;
        add_each(&mut self.victories, victories);
        self.overridden += overridden;
        add_each(&mut self.wins, wins);
        self.shared_between_sides += shared_between_sides;
        self.draws += draws;
    }

    fn counts(&self) -> Vec<(&'static str, u64)> {
        let mut counts = vec![("turns", self.turns), ("reshuffles", self.reshuffles)];
        for ([used, void], at) in FUNCTIONS.into_iter().zip(0..) {
            if self.there[at] {
                counts.extend([(used, self.used[at]), (void, self.void[at])]);
            }
        }
        counts.extend([
            ("longest_chain", self.longest_chain),
            ("skills_declared", self.skills_declared),
            ("skills_triggered", self.skills_triggered),
        ]);
        counts.extend(WAYS.into_iter().zip(self.sent));
        counts.extend([
            ("taken", self.taken),
            ("refused", self.refused),
            ("had_to_take", self.had_to_take),
            ("back_at_sender", self.back_at_sender),
        ]);
        counts.extend(REACTIONS.into_iter().zip(self.reactions));
        counts.extend([
            ("deaths", self.deaths),
            ("killed_by_another", self.killed_by_another),
            ("killed_by_themselves", self.killed_by_themselves),
            ("losses", self.losses),
        ]);
        counts.extend(VICTORIES.into_iter().zip(self.victories));
        counts.extend([
            ("victories_overridden", self.overridden),
            ("shared_between_sides", self.shared_between_sides),
            ("draws", self.draws),
        ]);
        counts
    }

    fn sides(&self) -> Vec<(&'static str, u64)> {
        let names = Faction::ALL.map(Faction::name);
        names.into_iter().zip(self.wins).collect()
    }
}

fn add_each<const N: usize>(sums: &mut [u64; N], numbers: &[u64; N]) {
    for (sum, number) in sums.iter_mut().zip(numbers) {
        *sum += number;
    }
}
