//! The town as the laws need it: which tables are dealt, and what the rules let an eye learn.

use clocktower::{
    Action, Character, Info, Learned, Script, Setup, Side, Sight, Statement, Team, Tool, Town,
};
use kernel::{Eye, Position, Seat};
use testkit::Game;

/// A base script, perhaps with some more characters, played with talk as actions or without.
pub(crate) struct Clocktower {
    pub(crate) script: &'static str,
    pub(crate) talk: bool,
    /// Whether several Travellers come along every time, as many as the script has if they may.
    pub(crate) crowd: bool,
    /// Whether chairs are kept for Travellers who come later.
    pub(crate) chairs: bool,
}

impl Clocktower {
    /// The base script named first, and the characters named after it.
    fn script(&self) -> Script {
        let mut names = self.script.split(' ');
        let base = names.next().and_then(Script::named).expect("a base script");
        let more: Vec<Character> = names
            .map(|id| id.parse().expect("an official character"))
            .collect();
        if more.is_empty() {
            base
        } else {
            Script::made_of(base.cast().iter().chain(more))
        }
    }
}

impl Game for Clocktower {
    type Position = Town;

    fn setup(&self, walk: u64) -> Setup {
        let script = self.script();
        // With fewer players there is less that can be said.
        let sizes = if self.talk { 3 } else { 11 };
        let mut setup = Setup::new(script, 5 + (walk % sizes) as u8);
        setup.rules.talk = self.talk;
        if self.crowd {
            setup.travellers = 2 + (walk % 4) as u8;
        } else if walk % 4 == 3 {
            setup.travellers = 1 + (walk / 4 % 3) as u8;
        }
        setup.players += setup.travellers;
        if self.chairs {
            setup.chairs = (1 + (walk / 3 % 3) as u8).min(21 - setup.players);
        }
        setup
    }

    fn longest(&self) -> usize {
        60_000
    }

    fn universe(&self, setup: &Setup) -> Vec<Action> {
        let mut all = vec![
            Action::Next,
            Action::Wait,
            Action::Pass,
            Action::Yes,
            Action::No,
            Action::Decline,
            Action::Visit,
            Action::Say(Info::Spoken),
            Action::Say(Info::Nothing),
            Action::Say(Info::Answer { yes: true }),
            Action::Say(Info::Answer { yes: false }),
            Action::State(Statement::Spoken),
        ];
        let characters: Vec<Character> = setup.script.cast().iter().collect();
        for seat in Seat::all(setup.players + setup.chairs + 1) {
            all.extend([
                Action::Welcome(seat),
                Action::SeeOff(seat),
                Action::Pick(seat),
                Action::Nominate(seat),
                Action::Exile(seat),
            ]);
            all.extend(tools(seat, &characters).map(Action::Hand));
            all.extend(statements(seat).map(Action::State));
            for &character in &characters {
                all.push(Action::Say(Info::Token { seat, character }));
                all.push(Action::Say(Info::Knows { seat, character }));
            }
        }
        all.extend([Side::Good, Side::Evil].map(|side| Action::Hand(Tool::Win(side))));
        all.extend((0..30).map(|number| Action::Say(Info::Number { number })));
        all.extend(Team::DEALT.map(|team| Action::Say(Info::NoneOf { team })));
        for &character in &characters {
            all.extend([Action::Name(character), Action::Use(character)]);
            all.push(Action::Say(Info::InPlay { character }));
        }
        if setup.script.cast().has(Character::SAVANT) {
            all.extend(two_statements(setup.players + setup.chairs));
        }
        if self.talk {
            all.extend(sayings(setup, &characters));
        }
        all.extend(infos(setup, &characters).into_iter().map(Action::Say));
        all
    }

    /// Days end soon enough, and seldom for lack of anybody who talks.
    fn weights(&self, _: u64, town: &Town, seat: Seat, actions: &[Action]) -> Vec<u32> {
        let storyteller = seat.number() + 1 == town.seats();
        actions
            .iter()
            .map(|action| match action {
                // There are hundreds of things to say, and little else to do.
                Action::ClaimToKnow(_) => 1,
                Action::Next if storyteller => 100,
                Action::Wait => 600,
                Action::Nominate(_) | Action::Exile(_) => 200,
                Action::SeeOff(_) => 40,
                Action::Hand(Tool::Win(_)) => 0,
                Action::Yes => 300,
                _ => 100,
            })
            .collect()
    }

    fn every(&self, _: &Town) -> u32 {
        if self.talk { 60 } else { 16 }
    }

    /// What one is told at night is news; so is what one wakes to.
    fn veil(&self, _: Eye, sight: &Sight) -> Sight {
        match *sight {
            Sight::Told {
                seat, character, ..
            } => Sight::Told {
                seat,
                character,
                info: Info::Nothing,
            },
            other => other,
        }
    }

    /// Whatever is answered at night, and whatever the storyteller answers at any time, is answered unseen.
    fn is_secret(&self, town: &Town, action: Action) -> bool {
        let view = town.view(Eye::Public);
        let hidden = town
            .view(Eye::All)
            .pending
            .is_some_and(|pending| !pending.open);
        hidden && !matches!(action, Action::Next) && view.pending.is_none()
    }

    fn sees_all(&self, town: &Town, eye: Eye) -> bool {
        eye == Eye::Seat(Seat::new(town.seats() - 1))
    }

    /// Deaths, victories, new characters, and being woken are news: from there on the truths part.
    fn reveals(&self, sight: &Sight) -> bool {
        match sight {
            Sight::Dawned { .. }
            | Sight::Died { .. }
            | Sight::Survived { .. }
            | Sight::Revived { .. }
            | Sight::Executed { .. }
            | Sight::Counted { .. }
            | Sight::Used { .. }
            | Sight::VoteEnded
            | Sight::Won { .. }
            | Sight::Revealed { .. } => true,
            Sight::Asked { pending } => !pending.seen,
            Sight::Told { info, .. } => matches!(
                info,
                Info::Became { .. }
                    | Info::Turned { .. }
                    | Info::Minions { .. }
                    | Info::Demon { .. }
                    | Info::Absent { .. }
                    | Info::Knows { .. }
            ),
            _ => false,
        }
    }
}

fn tools(seat: Seat, characters: &[Character]) -> impl Iterator<Item = Tool> {
    let become_one = characters
        .iter()
        .map(move |&character| Tool::Become(seat, character));
    [
        Tool::Kill(seat),
        Tool::Revive(seat),
        Tool::Turn(seat, Side::Good),
        Tool::Turn(seat, Side::Evil),
        Tool::Drunk(seat),
        Tool::Poison(seat),
        Tool::Remind(seat, 0),
        Tool::Clear(seat),
        Tool::Tell(seat),
    ]
    .into_iter()
    .chain(become_one)
}

fn statements(seat: Seat) -> impl Iterator<Item = Statement> {
    [Statement::Evil { seat }]
        .into_iter()
        .chain(Team::DEALT.map(|team| Statement::Team { seat, team }))
}

/// What 博学者 can hear.
fn two_statements(players: u8) -> impl Iterator<Item = Action> {
    let (a, b) = (Statement::Spoken, Statement::Spoken);
    let all = move || Seat::all(players).flat_map(statements);
    let pairs = all().flat_map(move |a| {
        all()
            .filter(move |&b| a < b)
            .map(move |b| Info::Statements { a, b })
    });
    pairs.chain([Info::Statements { a, b }]).map(Action::Say)
}

/// What is said of two players, or of one and two characters.
fn infos(setup: &Setup, characters: &[Character]) -> Vec<Info> {
    let mut infos = Vec::new();
    let of = |evil: bool| {
        characters.iter().copied().filter(move |&character| {
            let team = setup.script.team(character);
            Team::DEALT.contains(&team) && (team.side() == Side::Evil) == evil
        })
    };
    for a in Seat::all(setup.players + setup.chairs) {
        for good in of(false) {
            infos.extend(of(true).map(|evil| Info::Either {
                seat: a,
                good,
                evil,
            }));
        }
        for b in Seat::all(setup.players + setup.chairs).filter(|&b| a <= b) {
            infos.extend([Info::Pair { a, b }, Info::Grimoire { a, b }]);
            infos.extend(
                characters
                    .iter()
                    .map(|&character| Info::OneOf { a, b, character }),
            );
            for one in statements(a) {
                let statement = one;
                infos.extend([true, false].map(|yes| Info::Reply { statement, yes }));
                infos.extend(statements(b).map(|other| Info::Statements {
                    a: one.min(other),
                    b: one.max(other),
                }));
            }
        }
    }
    let (a, b) = (Statement::Spoken, Statement::Spoken);
    infos.push(Info::Statements { a, b });
    infos
}

/// Everything that can be said of oneself and of others; nights as many as such small towns live to see.
fn sayings(setup: &Setup, characters: &[Character]) -> Vec<Action> {
    let mut all: Vec<Action> = characters.iter().copied().map(Action::ClaimToBe).collect();
    let mut learned = Vec::new();
    for a in Seat::all(setup.players + setup.chairs) {
        all.extend([Action::Suspect(a), Action::Trust(a), Action::Whisper(a)]);
        learned.extend(
            characters
                .iter()
                .map(|&character| (None, Info::Token { seat: a, character })),
        );
        for b in Seat::all(setup.players + setup.chairs).filter(|&b| a < b) {
            let about = Some([a, b]);
            learned.extend([false, true].map(|yes| (about, Info::Answer { yes })));
            learned.extend((0..3).map(|number| (about, Info::Number { number })));
            learned.extend(
                characters
                    .iter()
                    .map(|&character| (None, Info::OneOf { a, b, character })),
            );
        }
    }
    learned.extend((0..8).map(|number| (None, Info::Number { number })));
    learned.extend(Team::DEALT.map(|team| (None, Info::NoneOf { team })));
    for night in 1..=15 {
        all.extend(
            learned
                .iter()
                .map(|&(about, info)| Action::ClaimToKnow(Learned { night, about, info })),
        );
    }
    all
}
