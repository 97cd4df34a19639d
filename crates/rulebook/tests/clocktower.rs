//! The words of Clocktower: tables that are dealt, and what is said of wrong ones.

use rulebook::{GAMES, Report, check_text};

const DEALT: &str = "剧本: 男爵 小恶魔 洗衣妇 图书管理员 调查员 厨师 共情者 圣徒 管家 陌客
座位: A B C D E F G
发牌: 是";

/// Runs one scenario without anything played; its table begins on line 6.
fn run(table: &str, expect: &str) -> Report {
    let page = format!(
        "# 试 · Trial\n<!-- rule: clocktower 1.1 -->\n\n## 场景\n```table\n{table}\n```\n```expect\n{expect}\n```\n"
    );
    let mut report = Report::default();
    check_text(GAMES, "trial.md", &page, &mut report);
    report
}

fn complaints(table: &str, expect: &str) -> Vec<String> {
    run(table, expect)
        .faults
        .iter()
        .map(|it| it.to_string().replace("trial.md:", ""))
        .collect()
}

#[test]
fn a_dealt_bag_is_counted_by_teams() {
    for expect in [
        "角色数: 镇民 3 外来者 2 爪牙 1 恶魔 1",
        "characters: townsfolk 3, outsider 2, traveller 0",
    ] {
        let report = run(DEALT, expect);
        assert!(report.is_good() && report.scenarios == 1, "{expect}");
    }
    let report = run(DEALT, "角色数: 镇民 5 恶魔 1");
    let miss = &report.failures[0].misses[0].miss;
    assert_eq!(
        (miss.found.as_str(), miss.expected.as_str()),
        ("镇民 3 恶魔 1", "镇民 5 恶魔 1")
    );
}

#[test]
fn whoever_is_dealt_is_not_seated_besides() {
    let refusal =
        "6: found a deal, and more about the players; expected 发牌 with 座位 and 剧本 only";
    for more in ["A: 小恶魔", "从: 第二夜"] {
        assert_eq!(
            complaints(&format!("{DEALT}\n{more}"), "夜: 1"),
            [refusal],
            "{more}"
        );
    }
    assert_eq!(
        complaints(&DEALT.replace('是', "好"), "夜: 1"),
        ["8: found `好`; expected 是 or 否"]
    );
}

#[test]
fn a_count_needs_a_team_and_a_number() {
    assert_eq!(
        complaints(DEALT, "角色数: 好人 3"),
        ["11: found `好人`; expected 镇民, 外来者, 爪牙, 恶魔 or 旅行者, and how many"]
    );
    assert_eq!(complaints(DEALT, "角色数: 镇民").len(), 1);
}
