//! 规矩 — turns, manners, modes and the switches of the house rules.

use fengsheng::{Edition, Mode, Rules, Setup};
use words::Words;

use super::{head, name, names, table, written};

/// A turn under the usual rules, and under each switch that changes it.
pub(super) fn turns(words: &Words) -> String {
    let mut text = String::new();
    for edition in Edition::ALL {
        let usual = edition.rules();
        let line = format!(
            "* **{}**：{}\n",
            name(words, edition),
            turn(edition, &usual)
        );
        text += &line;
        let turned = [
            (
                "short_turn=true",
                Rules {
                    short_turn: true,
                    ..usual
                },
            ),
            (
                "second_play_phase=true",
                Rules {
                    second_play_phase: true,
                    ..usual
                },
            ),
        ];
        for (switch, rules) in turned {
            let other = turn(edition, &rules);
            if other != turn(edition, &usual) {
                text += &format!("  * 开关 `{switch}`：{other}\n");
            }
        }
    }
    text + "\n分出牌步的版本里，轮到的人先用牌，想用几张都行；开关 `laps=true` 时别人接着依次各有一个出牌步。"
}

fn turn(edition: Edition, rules: &Rules) -> String {
    let stages: Vec<&str> = edition.stages(rules).filter_map(stage).collect();
    stages.join(" → ") + "。"
}

/// A stage in words; none for what nobody notices.
fn stage(name: &str) -> Option<&'static str> {
    Some(match name {
        "begin" => "回合开始",
        "draw" => "抽牌",
        "play" => "出牌阶段（情报也在里面传）",
        "first-steps" => "出牌阶段（1）",
        "transmit" => "传递情报",
        "second-steps" => "出牌阶段（2）",
        "end" => "回合结束",
        "lose-unsent" => "没能传出情报的人输掉",
        "return-one" | "after-play" | "sending" | "over" => return None,
        other => panic!("the page has no words for the stage {other}"),
    })
}

pub(super) fn manners(words: &Words) -> String {
    let about = ["轮到的人没有牌可传", "被调虎离山的人", "牌堆空了"];
    let rows: Vec<Vec<String>> = (about.into_iter().enumerate())
        .map(|(at, about)| {
            let mut row = vec![about.to_owned()];
            row.extend(Edition::ALL.map(|edition| manner(edition.manner()[at]).to_owned()));
            row
        })
        .collect();
    table(&head(&["什么时候"], &names(words)), &rows)
}

fn manner(name: &str) -> &'static str {
    match name {
        "loses-at-once" => "该传情报的时候就输掉",
        "loses-at-turn-end" => "回合结束才输掉",
        "lured-is-skipped" => "情报越过那里",
        "lured-refuses" => "情报照样到面前，但不能接收",
        "refilled-at-once" => "最后一张抽走，弃牌马上洗成牌堆",
        "refilled-on-demand" => "要抽而没有的时候，弃牌才洗成牌堆",
        other => panic!("the page has no words for the manner {other}"),
    }
}

/// The modes, for how many each is, and how identities are split in it.
pub(super) fn modes(words: &Words) -> String {
    let edition = Edition::Qianzhi;
    let rows: Vec<Vec<String>> = Mode::ALL
        .into_iter()
        .map(|mode| {
            let key = format!("fs-mode-{}", mode.name());
            vec![
                words.text(&key),
                format!("`mode={}`", mode.name()),
                words.text(&format!("{key}-gloss")),
                played(edition, mode),
            ]
        })
        .collect();
    format!(
        "只有{}有模式。各模式给几个人，潜伏战线、军情局、打酱油的各几人：\n\n{}",
        name(words, edition),
        table(&["模式", "开关", "一句话", "人数和身份"], &rows)
    )
}

/// For how many a mode is.
fn played(edition: Edition, mode: Mode) -> String {
    let sizes = edition.seats().filter_map(|seats| {
        let mut setup = Setup::new(edition, seats);
        setup.rules.mode = mode;
        Some(format!("{seats} 人 {}", written(setup.split()?)))
    });
    sizes.collect::<Vec<_>>().join("；")
}

/// The switches of the house rules, and how each stands in each edition.
pub(super) fn switches(words: &Words) -> String {
    let rows: Vec<Vec<String>> = Rules::NAMES
        .iter()
        .map(|switch| {
            let key = format!("fs-rule-{switch}");
            let gloss = words.text(&format!("{key}-gloss"));
            let mut row = vec![format!("`{switch}`"), words.text(&key), gloss];
            row.extend(Edition::ALL.map(|edition| standing(edition, switch)));
            row
        })
        .collect();
    format!(
        "每条桌规平常怎样；横线表示这个版本没有这条。命令行里写 `--rules 名字=值`，例如 `hearsay play --game fengsheng/qianzhi --seats 6 --rules mode=teams`。\n\n{}",
        table(&head(&["开关", "名称", "一句话"], &names(words)), &rows)
    )
}

/// How a switch stands in an edition unless a table turns it; a line where the edition has none.
pub(super) fn standing(edition: Edition, switch: &str) -> String {
    if !edition.switches().contains(&switch) {
        return "—".to_owned();
    }
    let rules = serde_json::to_value(edition.rules()).expect("house rules are plain values");
    match &rules[switch] {
        serde_json::Value::String(word) => word.clone(),
        other => other.to_string(),
    }
}
