//! 角色卡 — what a role's file says: when it acts, what is true, what it prevents, what it hears.

mod dying;
mod hearer;
mod knows;
mod votes;

use kernel::Seat;

use crate::ability::Which;
use crate::frame::{Cause, Step};
use crate::grimoire::Grimoire;
use crate::info::Query;
use crate::registration::Registers;
use crate::town::{Dealer, Town};
use crate::{Character, Info, Mark, Side, Team, Tri};

pub(crate) use dying::{Dying, Round, Ward, Warding};
pub(crate) use hearer::{Hearer, Occasion};
pub(crate) use knows::{Knows, Report};
pub(crate) use votes::{VOTES, VoteRule};

/// Whether the storyteller may strike a player by day because of whoever has this ability, and how.
pub(crate) type Striking = fn(&Town, Seat, Which, Seat) -> Option<Cause>;

/// One role. Most fields are empty in most roles: a file names what its role has and takes the rest from [`PLAIN`].
pub(crate) struct Role {
    pub(crate) character: Character,
    /// How it changes the bag: one of these is drawn.
    pub(crate) bag: &'static [Bag],
    /// The team of the token that its player is shown instead of its own.
    pub(crate) shown: Option<Team>,
    /// What the storyteller decides before the first night.
    pub(crate) setup: &'static [Step],
    /// What its player does on the own first night with it.
    pub(crate) first: &'static [Step],
    /// What its player does on every other night.
    pub(crate) other: &'static [Step],
    /// Whether its player is woken tonight, if the ability is used at night at all.
    pub(crate) wakes: fn(&Town, Seat, Which) -> bool,
    /// What its player may do by day.
    pub(crate) day: Option<Day>,
    /// What follows from something it heard: pushed by `hears`.
    pub(crate) then: &'static [Step],
    /// The information it gives.
    pub(crate) knows: Option<Knows>,
    /// In which form its player tells the town what it was told.
    pub(crate) reports: Report,
    /// Whether what its player reports could be true, where it rests on what nobody can suppose (who woke, who was
    /// misled): as far as can be told without. None: as `knows` says.
    pub(crate) could_be: Option<fn(&Grimoire, Query, Info) -> Tri>,
    /// Whether it keeps somebody from dying.
    pub(crate) ward: Option<Warding>,
    /// Whether no Demon's ability makes its player drunk or poisoned either (士兵).
    pub(crate) safe_from_demons: bool,
    /// What it does when something has happened. Called for abilities that do not work too, and for the dead.
    pub(crate) hears: Option<fn(&mut Dealer<'_>, Hearer, Occasion)>,
    /// What it does as soon as something has come about: looked at after every step, while the ability works.
    pub(crate) watches: Option<fn(&mut Dealer<'_>, Hearer)>,
    /// Whether it keeps a side from winning.
    pub(crate) blocks: Option<fn(&Town, Seat, Side) -> bool>,
    /// As what its player may count.
    pub(crate) registers: Option<Registers>,
    /// Whether whoever nominates its player first is executed for it (贞洁者).
    pub(crate) turns_on_the_nominator: Option<fn(&Town, Seat) -> Tri>,
    /// Whether something may befall whoever nominates because of it (女巫).
    pub(crate) harms_nominators: bool,
    /// Whether its player may be executed instead of this one (替罪羊): the storyteller's choice.
    pub(crate) stands_in: Option<fn(&Town, Seat, Seat) -> bool>,
    /// Whether the storyteller may strike this player by day because of it, and how (修补匠, 畸形秀演员, 洗脑师).
    pub(crate) strikes: Option<Striking>,
    /// What it does to a vote.
    pub(crate) vote: Option<VoteRule>,
    /// Who does by day what it does, by its owner's and that player's seat, if not its owner (乞丐: the dead).
    pub(crate) done_by: Option<fn(&Town, Seat, Seat) -> bool>,
    /// Whether it may give the dead their abilities back: then they too may do what is done by day, or claim to (集骨者).
    pub(crate) gives_back: bool,
    /// Whether only the storyteller nominates while its player lives, as everybody knows (主教).
    pub(crate) storyteller_nominates: bool,
    /// Effects that follow from who sits where: renewed whenever that may have changed.
    pub(crate) upkeep: Option<fn(&mut Grimoire, Seat, Which)>,
    /// Whether all that anybody learns by a Townsfolk ability must be false (涡流).
    pub(crate) falsifies: bool,
    /// Whether it is sober and healthy whatever happens (乞丐).
    pub(crate) never_impaired: bool,
    /// The mark by which its player remembers a choice that binds the own actions (管家).
    pub(crate) remembers: Option<Mark>,
    /// Whether it acts in death, at least at the moment of it.
    pub(crate) acts_dead: bool,
    /// Whether its nights pass without its player being woken (造谣者, 修补匠).
    pub(crate) silent: bool,
    /// From which step on `other` is carried out although its player is kept asleep (普卡's victim dies all the same); none.
    pub(crate) asleep: u8,
    /// Whether the Demon sees whom its player chooses at night (疯子).
    pub(crate) watched: bool,
    /// Whether its `then` is carried out after every death by day, whoever died, so that nobody learns from the
    /// storyteller's being asked whose death it was (心上人).
    pub(crate) after_deaths_by_day: bool,
    /// Whether its `then` is announced to everybody (呆瓜, 月之子).
    pub(crate) declares: bool,
    /// Whether it is for the storyteller to carry out by hand.
    pub(crate) manual: bool,
}

/// A role without any ability.
pub(crate) const PLAIN: Role = Role {
    character: Character::NONE,
    bag: &[],
    shown: None,
    setup: &[],
    first: &[],
    other: &[],
    wakes: lives,
    day: None,
    then: &[],
    knows: None,
    reports: Report::Nothing,
    could_be: None,
    ward: None,
    safe_from_demons: false,
    hears: None,
    watches: None,
    blocks: None,
    registers: None,
    turns_on_the_nominator: None,
    harms_nominators: false,
    stands_in: None,
    strikes: None,
    vote: None,
    done_by: None,
    gives_back: false,
    storyteller_nominates: false,
    upkeep: None,
    falsifies: false,
    never_impaired: false,
    remembers: None,
    acts_dead: false,
    silent: false,
    asleep: u8::MAX,
    watched: false,
    after_deaths_by_day: false,
    declares: false,
    manual: false,
};

/// Whoever lives is woken; so is a dead player who keeps the ability.
pub(crate) fn lives(town: &Town, seat: Seat, which: Which) -> bool {
    town.grimoire.really_lives(seat) || town.grimoire.able(seat, which)
}

/// Woken as long as the one use is left.
pub(crate) fn unspent(town: &Town, seat: Seat, which: Which) -> bool {
    lives(town, seat, which) && !town.grimoire.row(seat).abilities[which.index()].spent
}

/// A change of the bag before the deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Bag {
    /// So many Outsiders more (or, negative, fewer), for as many Townsfolk.
    Outsiders(i8),
    /// Most players are this character: as many as would be good otherwise (军团).
    Most,
}

impl Bag {
    /// By how many Outsiders it changes the bag, if it does.
    pub(crate) const fn outsiders(self) -> Option<i8> {
        match self {
            Self::Outsiders(by) => Some(by),
            Self::Most => None,
        }
    }
}

/// What a role's player may do by day.
#[derive(Clone, Copy)]
pub(crate) struct Day {
    /// Whether it is done before all. Then anybody may claim to do it.
    pub(crate) public: bool,
    /// Whether there is anything to do today, by what the player knows.
    pub(crate) when: fn(&Town, Seat) -> bool,
    pub(crate) steps: &'static [Step],
}
