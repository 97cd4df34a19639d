//! 角色和技能 — who plays in which edition, lying which way, with which skills of which class.

use fengsheng::{Edition, Gender, Often, Role, Script};
use words::Words;
use words::fengsheng::keys::{self, SkillKind};

use super::{head, names, table};

/// Who is in any edition, in the order of the engine.
fn all() -> impl Iterator<Item = Role> {
    let somewhere = |role: &Role| Edition::ALL.into_iter().any(|it| is_in(it, *role));
    Role::ALL.into_iter().filter(somewhere)
}

fn is_in(edition: Edition, role: Role) -> bool {
    edition.roster().any(|it| it == role)
}

/// A row for each character, with what `tell` says of it in each edition that has it.
fn by_role(
    words: &Words,
    roles: impl Iterator<Item = Role>,
    tell: impl Fn(Edition, Role) -> String,
) -> String {
    let rows: Vec<Vec<String>> = roles
        .map(|role| {
            let mut row = vec![words.text(&keys::role(role))];
            row.extend(Edition::ALL.map(|edition| {
                if is_in(edition, role) {
                    tell(edition, role)
                } else {
                    "—".to_owned()
                }
            }));
            row
        })
        .collect();
    table(&head(&["角色"], &names(words)), &rows)
}

pub(super) fn cast(words: &Words) -> String {
    let tell = |edition: Edition, role: Role| {
        let lies = if role.starts_hidden(edition) {
            "盖着"
        } else {
            "公开"
        };
        let gender = match role.gender(edition) {
            Gender::Male => "男",
            Gender::Female => "女",
            Gender::Both => "双性",
            Gender::Neither => "无",
        };
        format!("{lies}，{gender}")
    };
    let counts = Edition::ALL.map(|edition| format!("{} 位", edition.roster().count()));
    format!(
        "三个版本依次有{}角色。潜伏角色开局盖着，公开角色翻开；横线表示这个版本没有这位。\n\n{}",
        counts.join("、"),
        by_role(words, all(), tell)
    )
}

pub(super) fn skills(words: &Words) -> String {
    let tell = |edition: Edition, role: Role| of_role(words, edition, role).join("；");
    format!("{}\n{}", CLASSES.trim_start(), by_role(words, all(), tell))
}

const CLASSES: &str = "
* **宣告**：像牌一样用出来，别人可以响应，但不能识破；
* **即用**：也是自己用出来的，但马上起作用，没有人能响应；
* **发动**：有事发生时马上起作用，没有人能响应；
* **常效**：翻开着就一直有效；
* **每回合一次**、**整局一次**：用过就没有了。整局一次的可以用桌规 `limited_skills=false` 拿掉，要**亮身份**的仍然能用，但身份亮着就不能再用。
";

/// The missions that are not the same everywhere.
pub(super) fn missions(words: &Words) -> String {
    let tell = |edition: Edition, role: Role| words.text(&keys::mission(edition, role));
    let differs = |role: &Role| {
        let editions = Edition::ALL.into_iter().filter(|&it| is_in(it, *role));
        let missions: Vec<String> = editions.map(|edition| tell(edition, *role)).collect();
        missions.windows(2).any(|two| two[0] != two[1])
    };
    format!(
        "不是每个版本都一样的任务；别的角色的任务，有这位角色的版本都相同。\n\n{}",
        by_role(words, all().filter(differs), tell)
    )
}

/// The skills of a character with their classes.
fn of_role(words: &Words, edition: Edition, role: Role) -> Vec<String> {
    let text = |kind: SkillKind, number: u8| words.text(&keys::skill(edition, role, kind, number));
    let class = |class: &str, script: Script| {
        let often = match edition.often(script) {
            Often::Always => "",
            Often::OnceInATurn => "，每回合一次",
            Often::OnceInAGame => "，整局一次",
        };
        let shows = if edition.shows_identity(script) {
            "，亮身份"
        } else {
            ""
        };
        format!("（{class}{often}{shows}）")
    };
    let declared = (0..role.skills(edition)).map(|number| {
        let script = Script::Skill(role, number);
        let name = if script.is_at_once(edition) {
            "即用"
        } else {
            "宣告"
        };
        text(SkillKind::Declared, number) + &class(name, script)
    });
    let triggered = (0..role.triggers(edition)).map(|number| {
        text(SkillKind::Trigger, number) + &class("发动", Script::Trigger(role, number))
    });
    // What always holds has no number in the engine: the locales name it.
    let holds = (0..)
        .take_while(|&number| words.has(&keys::skill(edition, role, SkillKind::Passive, number)))
        .map(|number| text(SkillKind::Passive, number) + "（常效）");
    declared.chain(triggered).chain(holds).collect()
}
