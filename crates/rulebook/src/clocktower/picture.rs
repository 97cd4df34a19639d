//! The whole town as a person would lay the grimoire out.

use clocktower::{Life, Mark, Phase, Town, Victory};
use kernel::Seat;

use super::{names, questions};
use crate::layout::columns;
use crate::seats::Names;

pub(super) fn draw(town: &Town, seats: &Names) -> String {
    let mut rows = vec![
        ["座位", "角色", "阵营", "", "标记"]
            .map(str::to_owned)
            .to_vec(),
    ];
    rows.extend(seats.all().map(|seat| row(town, seats, seat)));
    let truth = town.truth();
    let day = truth.day();
    let doomed = day.doomed.map_or("无", |seat| seats.of(seat));
    let lines = [
        format!("{}  {}", when(town), questions::written(town, seats)),
        format!("将被处决 {doomed}  要超过 {}", day.to_beat),
    ];
    format!("{}\n\n{}", lines.join("\n"), columns(&rows))
}

pub(super) fn when(town: &Town) -> String {
    let truth = town.truth();
    match truth.phase() {
        Phase::Setup => "首夜之前".to_owned(),
        Phase::Night { calls } => format!("第 {} 夜, 叫了 {calls} 次", truth.night()),
        Phase::Day => format!("第 {} 天", truth.night()),
        Phase::Vote => format!("第 {} 天, 投票 {}", truth.night(), truth.day().vote.of),
        Phase::Over { side, why } => format!("终局 {} 因为 {}", names::of_side(side), reason(why)),
    }
}

pub(super) fn reason(why: Victory) -> String {
    match why {
        Victory::NoDemon => "恶魔死光".to_owned(),
        Victory::TwoLeft => "只剩两人".to_owned(),
        Victory::By(character) => names::of(character),
        Victory::Storyteller => "说书人".to_owned(),
    }
}

fn row(town: &Town, seats: &Names, seat: Seat) -> Vec<String> {
    let truth = town.truth();
    if !truth.present().has(seat) {
        let nothing = String::new;
        let who = seats.of(seat).to_owned();
        return vec![who, "空椅".to_owned(), nothing(), nothing(), nothing()];
    }
    let character = truth.character(seat);
    let believes = truth.believes(seat);
    let mut who = names::of(character);
    if believes != character {
        who += &format!(" 以为 {}", names::of(believes));
    }
    if let Some(gained) = truth.gained(seat) {
        who += &format!(" 得到 {}", names::of(gained));
    }
    let life = match (truth.life(seat), truth.has_token(seat)) {
        (Life::Alive, _) => "",
        (Life::Seeming, _) => "看似死亡",
        (Life::Dead, true) => "死亡 有票",
        (Life::Dead, false) => "死亡 没有票",
    };
    let marks: Vec<String> = truth
        .marks(seat)
        .into_iter()
        .map(|effect| {
            format!(
                "{} ({} {})",
                mark(effect.mark),
                seats.of(effect.by),
                names::of(effect.character)
            )
        })
        .collect();
    vec![
        seats.of(seat).to_owned(),
        who,
        names::of_side(truth.side(seat)).to_owned(),
        life.to_owned(),
        marks.join(", "),
    ]
}

fn mark(mark: Mark) -> String {
    match mark {
        Mark::Drunk => "醉酒".to_owned(),
        Mark::Poisoned => "中毒".to_owned(),
        Mark::Sober => "清醒".to_owned(),
        Mark::SafeFromDemon => "恶魔伤不到".to_owned(),
        Mark::CannotDie => "不会死".to_owned(),
        Mark::SurvivesExecution => "处决不死".to_owned(),
        Mark::ActsTwice => "行动两次".to_owned(),
        Mark::HasAbility => "保有能力".to_owned(),

        Mark::Sleeps => "不被叫醒".to_owned(),
        Mark::Own(number) => format!("标记 {number}"),
        Mark::Reminder(number) => format!("提示 {number}"),
        Mark::Mad(character) => format!("疯狂 {}", names::of(character)),
    }
}

/// Whether somebody is drunk or poisoned, in words.
pub(super) fn sobriety(town: &Town, seat: Seat) -> String {
    let truth = town.truth();
    let marks: Vec<String> = truth
        .marks(seat)
        .into_iter()
        .filter(|effect| matches!(effect.mark, Mark::Drunk | Mark::Poisoned))
        .map(|effect| mark(effect.mark))
        .collect();
    if truth.is_impaired(seat) {
        marks.join(" ")
    } else {
        "清醒".to_owned()
    }
}
