//! 黯月初升: what its characters do to one another, played out with an agreed seating.

use clocktower::{Event, FrameScript, Pending, Phase, Question, Setup, Sight, Town};
use kernel::{Conserve, Eye, Notation, Position, Seat, Seed, Turn};

/// A game in which everything that is not said goes the quiet way.
struct Table {
    town: Town,
    told: Vec<(Seat, Sight)>,
}

impl Table {
    fn of(seating: &str) -> Self {
        let players = seating.split(',').count();
        let line = format!("script=bad-moon-rising seats={players} seating={seating}");
        let setup: Setup = Town::read_setup(&line).unwrap();
        let town = Town::deal(&setup, Seed::from_number(1)).unwrap();
        Self {
            town,
            told: Vec::new(),
        }
    }

    fn pending(&self) -> Option<Pending> {
        self.town.view(Eye::All).pending
    }

    fn phase(&self) -> Phase {
        self.town.view(Eye::All).board.phase
    }

    fn storyteller(&self) -> Seat {
        Seat::new(self.town.seats() - 1)
    }

    fn act(&mut self, seat: Seat, action: &str) {
        let action = Town::read_action(action).unwrap();
        assert_eq!(self.town.why_not(seat, action), None, "{seat}: {action:?}");
        let told = &mut self.told;
        let eyes: Vec<Seat> = Seat::all(self.town.seats()).collect();
        self.town.play_unchecked(seat, action, &mut |event: Event| {
            for &eye in &eyes {
                told.extend(Town::sight(&event, Eye::Seat(eye)).map(|sight| (eye, sight)));
            }
        });
        self.town.census().unwrap();
    }

    /// Goes on by one answer, the quiet way: nobody, no, whoever is executed dies, the first there is.
    fn drift(&mut self) {
        let Some(pending) = self.pending() else {
            self.act(self.storyteller(), "next");
            return;
        };
        let mut legal = Vec::new();
        self.town.legal_actions(pending.to, &mut legal);
        let names: Vec<String> = legal.iter().map(|&one| Town::write_action(one)).collect();
        let quiet = match pending.script {
            FrameScript::Execution => format!("pick {}", pending.about),
            _ => "decline".to_owned(),
        };
        let answer = [quiet.as_str(), "no"]
            .into_iter()
            .find(|wanted| names.iter().any(|name| name == wanted))
            .unwrap_or(&names[0])
            .to_owned();
        self.act(pending.to, &answer);
    }

    /// Waits until a seat is asked for a character's ability, and answers; several answers one after the other.
    fn answer(&mut self, who: &str, character: &str, answers: &[&str]) {
        let seat = match who {
            "storyteller" => self.storyteller(),
            name => name.parse().unwrap(),
        };
        for answer in answers {
            for _ in 0..200 {
                let now = self.pending();
                let is_it = now.is_some_and(|pending| {
                    pending.to == seat && pending.character.to_string() == character
                });
                if is_it {
                    break;
                }
                self.drift();
            }
            self.act(seat, answer);
        }
    }

    /// Whether a seat is asked for a character's ability before the day breaks.
    fn is_asked_tonight(&mut self, who: &str, character: &str) -> bool {
        let seat = who.parse().unwrap();
        while matches!(self.phase(), Phase::Night { .. }) {
            let asked = self.pending().is_some_and(|pending| {
                pending.to == seat && pending.character.to_string() == character
            });
            if asked {
                return true;
            }
            self.drift();
        }
        false
    }

    fn dawn(&mut self) {
        while matches!(self.phase(), Phase::Night { .. }) {
            self.drift();
        }
    }

    /// The town votes somebody to death; what is asked then is answered by `answers` of the storyteller, else quietly.
    fn execute(&mut self, whom: &str) {
        let by = self
            .town
            .view(Eye::All)
            .board
            .living
            .into_iter()
            .next()
            .unwrap();
        self.act(by, &format!("nominate {whom}"));
        loop {
            match (self.pending(), self.phase()) {
                (Some(_), _) => self.drift(),
                (None, Phase::Vote) => {
                    let Turn::Act(asked) = self.town.turn() else {
                        return;
                    };
                    self.act(asked.into_iter().next().unwrap(), "yes");
                }
                (None, _) => break,
            }
        }
        self.act(self.storyteller(), "next");
    }

    /// The day ends: what is asked on the way is answered quietly.
    fn dusk(&mut self) {
        while self.phase() == Phase::Day {
            self.drift();
        }
    }

    fn execute_and_rest(&mut self, whom: &str) {
        self.execute(whom);
        self.dusk();
    }

    fn lives(&self, who: &str) -> bool {
        let seat: Seat = who.parse().unwrap();
        self.town.view(Eye::All).board.living.has(seat)
    }

    fn winners(&self) -> Option<String> {
        match self.phase() {
            Phase::Over { side, .. } => Some(side.name().to_owned()),
            _ => None,
        }
    }

    /// Everything a seat was told, as it is written.
    fn heard(&self, who: &str) -> Vec<String> {
        let seat: Seat = who.parse().unwrap();
        self.told
            .iter()
            .filter(|(eye, _)| *eye == seat)
            .filter_map(|(_, sight)| match sight {
                Sight::Told { info, .. } => {
                    Some(Town::write_action(clocktower::Action::Say(*info))[4..].to_owned())
                }
                _ => None,
            })
            .collect()
    }

    fn saw_a_pick(&self, who: &str, by: &str, whom: &str) -> bool {
        let [seat, by, whom]: [Seat; 3] = [who, by, whom].map(|name| name.parse().unwrap());
        self.told.iter().any(|(eye, sight)| {
            *eye == seat
                && matches!(sight, Sight::Picked { by: one, seat } if *one == by && *seat == Some(whom))
        })
    }
}

#[test]
fn a_sober_sailor_cannot_be_executed_and_a_drunk_one_can() {
    for (drunk, lives) in [("pick B", true), ("pick A", false)] {
        let mut table = Table::of("sailor,fool,grandmother,pacifist,gossip,assassin,po");
        table.answer("A", "sailor", &["pick B"]);
        table.answer("storyteller", "sailor", &[drunk]);
        table.dawn();
        table.execute("A");
        table.drift();
        assert_eq!(table.lives("A"), lives);
    }
}

#[test]
fn the_po_that_waited_chooses_three() {
    let mut table = Table::of("sailor,fool,gambler,pacifist,gossip,minstrel,goon,assassin,po");
    table.dawn();
    table.dusk();
    table.answer("I", "po", &["decline"]);
    table.dawn();
    table.dusk();
    table.answer("I", "po", &["pick C", "pick D", "pick E"]);
    table.dawn();
    assert_eq!(
        ["C", "D", "E", "B"].map(|who| table.lives(who)),
        [false, false, false, true]
    );
}

#[test]
fn a_po_that_comes_upon_the_goon_is_drunk_from_then_on() {
    let mut table = Table::of("sailor,fool,gambler,pacifist,gossip,minstrel,goon,assassin,po");
    table.dawn();
    table.dusk();
    table.answer("I", "po", &["decline"]);
    table.dawn();
    table.dusk();
    table.answer("I", "po", &["pick C", "pick G", "pick E"]);
    assert!(table.heard("G").contains(&"turned evil".to_owned()));
    table.dawn();
    assert_eq!(
        ["C", "G", "E"].map(|who| table.lives(who)),
        [false, true, true]
    );
}

#[test]
fn a_sober_assassin_kills_the_goon_and_turns_it() {
    let mut table = Table::of("sailor,fool,gambler,pacifist,gossip,goon,assassin,po");
    table.dawn();
    table.dusk();
    table.answer("G", "assassin", &["pick F"]);
    assert!(table.heard("F").contains(&"turned evil".to_owned()));
    table.dawn();
    assert!(!table.lives("F"));
}

#[test]
fn an_assassin_drunk_before_only_turns_the_goon() {
    let mut table = Table::of("courtier,fool,gambler,pacifist,gossip,goon,assassin,po");
    table.answer("A", "courtier", &["name assassin"]);
    table.dawn();
    table.dusk();
    table.answer("G", "assassin", &["pick F"]);
    assert!(table.heard("F").contains(&"turned evil".to_owned()));
    table.dawn();
    assert!(table.lives("F"));
    table.dusk();
    assert!(!table.is_asked_tonight("G", "assassin"));
}

#[test]
fn the_exorcised_pukka_sleeps_and_its_victim_dies() {
    let mut table = Table::of("exorcist,fool,gambler,pacifist,gossip,assassin,pukka");
    table.answer("G", "pukka", &["pick C"]);
    table.dawn();
    table.dusk();
    table.answer("A", "exorcist", &["pick G"]);
    assert!(table.heard("G").contains(&"knows A exorcist".to_owned()));
    assert!(!table.is_asked_tonight("G", "pukka"));
    assert!(!table.lives("C"));
}

#[test]
fn the_pukkas_poison_kills_a_night_later_and_the_fool_dies_of_it() {
    let mut table = Table::of("exorcist,fool,gambler,pacifist,gossip,assassin,pukka");
    table.answer("G", "pukka", &["pick B"]);
    table.dawn();
    assert!(table.lives("B"));
    table.dusk();
    table.answer("A", "exorcist", &["pick C"]);
    table.answer("G", "pukka", &["pick D"]);
    table.dawn();
    assert!(!table.lives("B"));
    assert!(table.lives("D"));
}

#[test]
fn the_zombuul_seems_to_die_and_the_game_goes_on() {
    let mut table = Table::of("sailor,fool,gambler,pacifist,gossip,mastermind,zombuul");
    table.dawn();
    table.execute_and_rest("G");
    assert!(!table.lives("G"));
    assert_eq!(table.winners(), None);
    assert!(!table.is_asked_tonight("G", "zombuul"));
    table.dusk();
    assert!(table.is_asked_tonight("G", "zombuul"));
    table.answer("G", "zombuul", &["pick E"]);
    table.dawn();
    assert!(!table.lives("E"));
}

#[test]
fn the_day_after_the_demons_execution_belongs_to_the_mastermind() {
    for (executed, winners) in [(Some("A"), "evil"), (Some("F"), "good"), (None, "good")] {
        let mut table = Table::of("gossip,fool,gambler,pacifist,professor,mastermind,po");
        table.dawn();
        table.execute_and_rest("G");
        assert_eq!(table.winners(), None);
        table.dawn();
        match executed {
            Some(whom) => table.execute_and_rest(whom),
            None => table.dusk(),
        }
        assert_eq!(table.winners().as_deref(), Some(winners));
    }
}

#[test]
fn a_drunk_mastermind_lets_the_game_end() {
    let mut table = Table::of("courtier,fool,gambler,pacifist,professor,mastermind,po");
    table.answer("A", "courtier", &["name mastermind"]);
    table.dawn();
    table.execute_and_rest("G");
    assert_eq!(table.winners().as_deref(), Some("good"));
}

#[test]
fn the_moonchild_takes_a_good_player_along() {
    for (whom, lives) in [("C", false), ("F", true)] {
        let mut table = Table::of("moonchild,fool,gambler,pacifist,gossip,assassin,po,sailor");
        table.dawn();
        table.execute("A");
        table.answer("A", "moonchild", &[&format!("pick {whom}")]);
        table.dusk();
        table.dawn();
        assert_eq!(table.lives(whom), lives);
    }
}

#[test]
fn a_true_gossip_kills_and_a_false_one_does_not() {
    for (statement, lives) in [("state team G demon", false), ("state evil C", true)] {
        let mut table = Table::of("gossip,fool,professor,pacifist,minstrel,assassin,po");
        table.dawn();
        table.act("A".parse().unwrap(), "use gossip");
        table.act("A".parse().unwrap(), statement);
        table.dusk();
        if !lives {
            table.answer("storyteller", "gossip", &["pick C"]);
        }
        table.dawn();
        assert_eq!(table.lives("C"), lives);
    }
}

#[test]
fn the_demon_knows_the_lunatic_and_sees_whom_he_chooses() {
    let mut table = Table::of("lunatic:po,fool,professor,pacifist,gossip,assassin,po");
    table.dawn();
    assert!(table.heard("G").contains(&"knows A lunatic".to_owned()));
    assert!(!table.heard("A").contains(&"knows A lunatic".to_owned()));
    table.dusk();
    table.answer("A", "po", &["pick C"]);
    assert!(table.saw_a_pick("G", "A", "C"));
    assert!(!table.saw_a_pick("F", "A", "C"));
    assert!(table.is_asked_tonight("G", "po"));
    table.dawn();
    assert!(table.lives("C"));
}

#[test]
fn the_shabaloth_may_bring_back_whom_it_chose_and_the_grandmother_acts_at_once() {
    let mut table =
        Table::of("grandmother,fool,gambler,pacifist,gossip,minstrel,tinker,assassin,shabaloth");
    table.answer("storyteller", "grandmother", &["pick B"]);
    table.dawn();
    table.dusk();
    table.answer("I", "shabaloth", &["pick A", "pick C"]);
    table.dawn();
    assert!(!table.lives("A"));
    table.dusk();
    table.answer("storyteller", "shabaloth", &["pick A"]);
    table.answer("storyteller", "grandmother", &["pick D"]);
    assert!(table.heard("A").contains(&"knows D pacifist".to_owned()));
    table.answer("I", "shabaloth", &["pick E", "pick F"]);
    table.dawn();
    assert!(table.lives("A"));
}

#[test]
fn the_grandmother_dies_with_her_grandchild() {
    let mut table = Table::of("grandmother,fool,gambler,pacifist,gossip,assassin,po");
    table.answer("storyteller", "grandmother", &["pick C"]);
    table.dawn();
    assert!(table.heard("A").contains(&"knows C gambler".to_owned()));
    table.dusk();
    table.answer("G", "po", &["pick C"]);
    table.dawn();
    assert!(!table.lives("A") && !table.lives("C"));
}

#[test]
fn the_godfather_learns_the_outsiders_and_avenges_them() {
    let mut table = Table::of("tinker,fool,gambler,pacifist,gossip,moonchild,sailor,godfather,po");
    table.dawn();
    assert_eq!(
        table.heard("H"),
        ["demon I", "in-play tinker", "in-play moonchild", "nothing"]
            .iter()
            .fold(vec!["minions H."], |mut all, one| {
                all.push(one);
                all
            })
    );
    table.execute_and_rest("A");
    table.answer("H", "godfather", &["pick C"]);
    table.dawn();
    assert!(!table.lives("C"));
    table.dusk();
    assert!(!table.is_asked_tonight("H", "godfather"));
}

#[test]
fn the_professor_brings_a_townsfolk_back_and_nobody_else() {
    for (whom, back) in [("B", true), ("A", false)] {
        let mut table = Table::of("tinker,gossip,gambler,pacifist,professor,sailor,assassin,po");
        table.dawn();
        table.dusk();
        assert!(!table.is_asked_tonight("E", "professor"));
        table.execute_and_rest(whom);
        table.answer("E", "professor", &[&format!("pick {whom}")]);
        table.dawn();
        assert_eq!(table.lives(whom), back);
        table.dusk();
        assert!(!table.is_asked_tonight("E", "professor"));
    }
}

#[test]
fn nobody_has_an_ability_after_the_minstrel_has_played() {
    let mut table = Table::of(
        "minstrel,fool,gambler,pacifist,gossip,assassin,devilsadvocate,po,professor,goon",
    );
    table.dawn();
    table.execute_and_rest("F");
    table.answer("H", "po", &["pick C"]);
    table.dawn();
    assert!(table.lives("C"));
    table.dusk();
    table.answer("H", "po", &["pick C"]);
    table.dawn();
    assert!(!table.lives("C"));
}

#[test]
fn the_tea_ladys_good_neighbours_cannot_die_and_the_assassin_kills_them() {
    let mut table = Table::of("fool,tealady,gambler,pacifist,gossip,assassin,po");
    table.dawn();
    table.dusk();
    table.answer("G", "po", &["pick A"]);
    table.dawn();
    assert!(table.lives("A"));
    table.dusk();
    table.answer("F", "assassin", &["pick A"]);
    table.dawn();
    assert!(!table.lives("A"));
}

#[test]
fn the_innkeepers_guests_cannot_die_and_the_fool_keeps_his_chance() {
    let mut table = Table::of("innkeeper,fool,gambler,pacifist,gossip,assassin,po");
    table.dawn();
    table.dusk();
    table.answer("A", "innkeeper", &["pick B", "pick C"]);
    table.answer("storyteller", "innkeeper", &["pick C"]);
    table.answer("G", "po", &["pick B"]);
    table.dawn();
    table.dusk();
    table.answer("A", "innkeeper", &["pick D", "pick C"]);
    table.answer("G", "po", &["pick B"]);
    table.dawn();
    assert!(table.lives("B"));
    table.dusk();
    table.answer("A", "innkeeper", &["pick D", "pick C"]);
    table.answer("G", "po", &["pick B"]);
    table.dawn();
    assert!(!table.lives("B"));
}

#[test]
fn the_chambermaid_hears_who_woke() {
    let mut table = Table::of("chambermaid,exorcist,gossip,pacifist,grandmother,assassin,po");
    table.dawn();
    table.dusk();
    table.answer("B", "exorcist", &["pick G"]);
    table.answer("A", "chambermaid", &["pick F", "pick G"]);
    table.dawn();
    assert!(table.heard("A").contains(&"number 1".to_owned()));
    table.dusk();
    table.answer("A", "chambermaid", &["pick C", "pick E"]);
    assert!(table.heard("A").contains(&"number 0".to_owned()));
}

#[test]
fn a_wrong_bet_kills_the_gambler() {
    for (bet, lives) in [("name po", true), ("name zombuul", false)] {
        let mut table = Table::of("gambler,fool,gossip,pacifist,minstrel,assassin,po");
        table.dawn();
        table.dusk();
        table.answer("A", "gambler", &["pick G", bet]);
        table.dawn();
        assert_eq!(table.lives("A"), lives);
    }
}

#[test]
fn the_advocates_client_survives_an_execution_that_is_the_days() {
    let mut table = Table::of("gambler,fool,gossip,pacifist,sailor,devilsadvocate,po");
    table.answer("F", "devilsadvocate", &["pick A"]);
    table.dawn();
    table.execute_and_rest("A");
    assert!(table.lives("A"));
    assert!(matches!(table.phase(), Phase::Night { .. }));
    table.answer("F", "devilsadvocate", &["pick G"]);
    table.dawn();
    table.execute_and_rest("A");
    assert!(!table.lives("A"));
}

#[test]
fn the_pacifist_leaves_it_to_the_storyteller_whether_a_good_player_dies() {
    let mut table = Table::of("gambler,fool,gossip,pacifist,minstrel,assassin,po");
    table.dawn();
    table.execute("A");
    let Some(Question::Pick { may_decline, .. }) = table.pending().map(|now| now.question) else {
        panic!("the storyteller is asked who dies");
    };
    assert!(may_decline);
    table.act(table.storyteller(), "decline");
    assert!(table.lives("A"));
}

#[test]
fn a_tinker_may_die_by_day_or_by_night_but_not_under_protection() {
    let mut table =
        Table::of("tinker,innkeeper,gossip,pacifist,minstrel,moonchild,fool,assassin,po");
    table.dawn();
    table.dusk();
    table.answer("B", "innkeeper", &["pick A", "pick C"]);
    table.answer("storyteller", "innkeeper", &["pick C"]);
    table.dawn();
    assert!(table.lives("A"));
    table.act(table.storyteller(), "pick A");
    assert!(!table.lives("A"));
}
