//! The words of Blanc Noir: what they set up, what they claim, and what is said of wrong ones.

use rulebook::{GAMES, Report, check_text, render};

/// Runs a page with this body, whose first line is line 4.
fn run(body: &str) -> Report {
    let mut report = Report::default();
    let page = format!("# 试 · Trial\n<!-- rule: blanc-noir §5 -->\n## 场景\n{body}");
    check_text(GAMES, "trial.md", &page, &mut report);
    report
}

fn passes(body: &str) {
    let report = run(body);
    assert!(
        report.is_good() && report.scenarios > 0,
        "\n{}",
        render(&report)
    );
}

/// What is said of the lines that cannot be read.
fn complaints(body: &str) -> Vec<String> {
    run(body)
        .faults
        .iter()
        .map(|it| it.to_string().replace("trial.md:", ""))
        .collect()
}

/// What is said of the first line that does not come true: found, expected.
fn miss(body: &str) -> (String, String) {
    let report = run(body);
    let failure = report
        .failures
        .first()
        .unwrap_or_else(|| panic!("\n{}", render(&report)));
    let miss = &failure.misses[0].miss;
    (miss.found.clone(), miss.expected.clone())
}

#[test]
fn chinese_in_either_script_and_english_say_the_same() {
    for body in [
        "```table\n座位: A B\n引牌: 红2\nA: 红骑士 红3\n轮到: A\n```\n```play\nA 出 红骑士\n```\n```expect\n连锁: 2\n轮到: B\nB 不可 抽牌: 因为 chain-pending\n```\n",
        "```table\n座位：A　B\n引牌：紅2\nA：紅騎士、紅3\n輪到：A\n```\n```play\nA 出 赤騎士\n```\n```expect\n連鎖：2\n輪到：B\nB 不可 抽牌：因為 chain-pending\n```\n",
        "```table\nseats: A B\nlead: R2\nA: R-knight R3\nturn: A\n```\n```play\nA play R-knight\n```\n```expect\npending: 2\nturn: B\nB may not draw: because chain-pending\n```\n",
    ] {
        passes(body);
    }
}

#[test]
fn players_may_have_names_of_their_own() {
    passes(
        "```table\n座位: 小明 阿花\n引牌: 红2\n小明: 红3 绿4 黄5\n```\n```play\n小明 出 红3\n```\n```expect\n轮到: 阿花\n小明 手牌: 黄5 绿4\n阿花 张数: 7\n```\n",
    );
}

#[test]
fn every_kind_of_table_line_is_laid_out() {
    passes(
        "```table\n座位: A B C\n轮到: B\n方向: 逆\n引牌: 魔像 绿\n连锁: 4\nA: 红3 | 卷轴: 蜃气楼 救济 | 翻开: 龙卷 | 总分: 188 | 已宣告\nB: 绿骑士 绿皇子 1 张\nC: 无\n\
         牌堆: 只有 红1 绿2\n弃牌: 龙\n卷轴堆: 启示\n洗过: 是\n轮数: 3\n首家: C\n规则: declare_mode=manual, play_after_draw=true\n```\n\
         ```expect\n轮到: B\n方向: 逆\n引牌: 魔像 绿\n连锁: 4\nA 手牌: 红3\nA 卷轴: 救济 蜃气楼\nA 卷轴数: 2\nA 翻开: 龙卷\nA 总分: 188\nA 已宣告\nB 未宣告\nB 张数: 3\n\
         C 手牌: 无\n牌堆: 2\n弃牌: 118\n弃牌有 龙 女神\n弃牌没有 绿皇子\n卷轴堆: 17\n轮数: 3\n首家: C\n被问: B turn\nB 只可: 出 绿骑士 / 出 绿皇子 / 承受\nA 只可: 无\n```\n",
    );
}

#[test]
fn unnamed_cards_are_basic_ones_and_the_rest_may_be_one_hand() {
    passes(
        "```table\n座位: A B\n引牌: 红2\nA: 20 张\n```\n```expect\nA 不知 石像鬼\nA 不知 红骑士\nA 看过 红9\nB 张数: 7\n```\n",
    );
    passes(
        "```table\n座位: A B\n引牌: 红2\nA: 红3\nB: 其余\n```\n```expect\nB 张数: 123\n牌堆: 0\n```\n",
    );
}

#[test]
fn a_deal_from_a_seed_is_a_whole_new_game() {
    passes(
        "```table\n座位: A B C\n规则: first_starter=B\n发牌: 是\n```\n```expect\n首家: B\n轮到: B\nA 张数: 7\nC 卷轴数: 1\n牌堆: 103\n卷轴堆: 17\n```\n",
    );
}

#[test]
fn a_lead_just_turned_up_may_act_and_a_black_one_is_open() {
    let uno = "规则: first_card_effects=uno\n";
    for (lead, rules, expect) in [
        ("红骑士 首张", uno, "连锁: 2\n轮到: B"),
        ("红皇子 首张", uno, "连锁: 2\n方向: 逆\n轮到: B"),
        ("红小丑 首张", uno, "连锁: 0\n轮到: C"),
        ("红骑士 首张", "", "连锁: 0\n轮到: B"),
        ("魔像 首张", uno, "连锁: 0\n引牌: 魔像 开放\n轮到: B"),
        ("魔像 开放", "", "引牌: 魔像 开放"),
    ] {
        passes(&format!(
            "```table\n座位: A B C\n轮到: B\n引牌: {lead}\n{rules}```\n```expect\n{expect}\n```\n"
        ));
    }
}

#[test]
fn what_a_player_was_shown_is_remembered_when_it_is_gone() {
    passes(
        "```table\n座位: A B C\n引牌: 红2\n牌堆: 红8\nA: 石像鬼 红3 红4\nB: 黄1 绿1 | 卷轴: 救济\nC: 蓝5 蓝6\n```\n\
         ```expect\nA 不知 黄1\nB 看过 黄1\nA 不知 救济\nB 看过 救济\nA 不得知 B 黄1\n```\n\
         ```play\nA 出 石像鬼\nA 指定颜色 黄\nA 指定 B\n```\n```expect\nA 看过 黄1\nC 看过 绿1\nC 得知 B 黄1\nC 不知 红8\nC 不知 红3\n```\n\
         ```play\nB 出 黄1\nC 抽牌\n```\n```expect\nA 看过 黄1\nC 不得知 B 黄1\nC 得知 B 绿1\nC 看过 红8\nA 不知 红8\n```\n",
    );
}

#[test]
fn a_line_that_makes_no_sense_is_told_with_what_would() {
    let expect = "```expect\n轮到: A\n```\n";
    assert_eq!(
        complaints(&format!("```table\n引牌: 红2\n```\n{expect}")),
        ["5: found no line that names the seats; expected a line such as `座位: A B C`"]
    );
    assert_eq!(
        complaints(&format!(
            "```table\n座位: A B\n引牌: 红0\nA 红3\n盖牌: 红3\nB: 红3 | 总分: 很多\n方向: 左\n```\n{expect}"
        )),
        [
            "6: found `红0`; expected a card such as 红5, 红骑士, 魔像 or R5",
            "7: found `红3`; expected `:`",
            "8: found `盖牌`; expected a player, or one of 座位, 轮到, 方向, 引牌, 连锁, 牌堆, 弃牌, 卷轴堆, 洗过, 轮数, 首家, 规则, 发牌",
            "9: found `很多`; expected a number up to 9999",
            "10: found `左`; expected 顺 or 逆",
        ]
    );
    assert_eq!(
        complaints(&format!(
            "```table\n座位: A B\n引牌: 龙 红\nA: 红3 红3\nB: 龙 红3\nA: 红4\n```\n{expect}"
        )),
        [
            "8: found `龙`; expected a card that is still free: there is one of this, and it was named before",
            "9: found `A`; expected a line about something else; this was said above",
        ]
    );
}

#[test]
fn seats_and_numbers_out_of_range_are_told() {
    let told = |line: &str| {
        complaints(&format!(
            "```table\n{line}\n引牌: 红2\n```\n```expect\n轮到: A\n```\n"
        ))
        .remove(0)
    };
    for (line, fault) in [
        ("座位: A", "5: found `A`; expected 2 to 6 players, not 1"),
        (
            "座位: A B C D E F G",
            "5: found `A`; expected 2 to 6 players, not 7",
        ),
        ("座位: 无", "5: found `无`; expected 2 to 6 players, not 0"),
        (
            "座位: A B A",
            "5: found `A`; expected another name for each player",
        ),
        (
            "座位: A B\n连锁: 33",
            "6: found `33`; expected a number up to 32",
        ),
        (
            "座位: A B\n轮数: 1000",
            "6: found `1000`; expected a number up to 999",
        ),
        (
            "座位: A B\nA: 红1 | 总分: 10000",
            "6: found `10000`; expected a number up to 9999",
        ),
        (
            "座位: A B\nA: 300 张",
            "6: found `300`; expected a card such as 红5, 红骑士, 魔像 or R5",
        ),
    ] {
        assert_eq!(told(line), fault, "{line}");
    }
}

/// A page that somebody is still typing must never bring the runner down.
#[test]
fn every_beginning_of_a_page_is_read_or_refused_in_words() {
    let page = "# 试 · Trial\n<!-- rule: blanc-noir §5 -->\n## 一\n```table\n座位: A B\n引牌: 魔像 红\n连锁: 4\n\
                A: 红骑士 2 张 | 卷轴: 救济 | 总分: 10\n牌堆: 只有 红1\n规则: declare_mode=manual\n```\n\
                ```play\nA 出 红骑士\nB 承受\n```\n```expect\nA 可 抽牌\nB 不知 龙\n弃牌有 女神\n```\n";
    for (end, _) in page.char_indices() {
        let mut report = Report::default();
        check_text(GAMES, "cut.md", &page[..end], &mut report);
        assert!(!render(&report).is_empty());
    }
}

#[test]
fn a_table_that_does_not_fit_together_is_told() {
    let expect = "```expect\n轮到: A\n```\n";
    for (table, sentence) in [
        (
            "座位: A B\nA: 红1",
            "the page names no lead; it takes a line such as `引牌: 红5`",
        ),
        (
            "座位: A B\n引牌: 龙",
            "a black lead takes its colour, or 开放, as in `引牌: 魔像 红`",
        ),
        (
            "座位: A B\n引牌: 红1\nA: 其余\nB: 其余",
            "only one player can hold all other cards",
        ),
        (
            "座位: A B\n引牌: 红1\n连锁: 4",
            "a chain of 4 is pending on a 1",
        ),
        (
            "座位: A B\n引牌: 红1\nA: 120 张",
            "there are not enough cards for all hands",
        ),
        (
            "座位: A B\n引牌: 红1\n发牌: 是",
            "`发牌: 是` deals everything; it goes with 座位 and 规则 only",
        ),
    ] {
        assert_eq!(
            complaints(&format!("```table\n{table}\n```\n{expect}")),
            [format!(
                "5: found a table that cannot be ({sentence}); expected cards and seats that fit together"
            )]
        );
    }
}

#[test]
fn wrong_switches_are_told_with_the_right_ones() {
    let told = complaints(
        "```table\n座位: A B\n引牌: 红1\n规则: play_after_draw=maybe\n```\n```expect\n轮到: A\n```\n",
    );
    assert!(
        told[0].starts_with("7: found `play_after_draw`; expected switches of Blanc Noir"),
        "{told:?}"
    );
    assert!(told[0].contains("true or false"), "{told:?}");
}

#[test]
fn deeds_and_claims_that_make_no_sense_are_told_before_anything_is_played() {
    let table = "```table\n座位: A B\n引牌: 红1\n```\n";
    assert_eq!(
        complaints(&format!(
            "{table}```play\nC 抽牌\nA 睡觉\nA 出\nA 取 B 0\nA 抽牌 两张\n```\n```expect\n天气: 晴\nA 心情: 好\nA 手牌: 龙 龙\n引牌: 龙 首张\n```\n"
        )),
        [
            "9: found `C`; expected a player: A, B",
            "10: found `睡觉`; expected what the player does: 出, 抽牌, 承受, 换, 翻开, 选, 停, 指定颜色, 指定, 取, 收, 牌堆, 宣告 or 不宣告",
            "11: found the end of the line; expected a card such as 红5, 红骑士, 魔像 or R5",
            "12: found `0`; expected a position, counted from 1",
            "13: found `两张`; expected the end of the line",
            "16: found `天气`; expected a player, or one of 引牌, 连锁, 轮到, 方向, 轮数, 首家, 牌堆, 卷轴堆, 弃牌, 弃牌有, 弃牌没有, 弃牌记录, 被问, 终局",
            "17: found `心情`; expected 手牌:, 张数:, 卷轴:, 卷轴数:, 翻开:, 总分:, 已宣告, 未宣告, 可, 不可, 只可:, 不知, 看过, 得知 or 不得知",
            "18: found `龙`; expected at most 1 of this card",
            "19: found `首张`; expected the end of the line; 首张 belongs in a `table` block",
        ]
    );
}

#[test]
fn a_wrong_claim_says_what_is_so() {
    let table =
        "```table\n座位: A B\n引牌: 红2\nA: 红3 绿4 绿5 | 卷轴: 救济\nB: 龙 红9\n弃牌: 黄1\n```\n";
    for (claim, found, expected) in [
        ("引牌: 红3", "红2", "红3"),
        ("方向: 逆", "顺", "逆"),
        ("A 手牌: 红3 绿4", "红3 绿4 绿5", "红3 绿4"),
        ("A 卷轴: 无", "救济", "无"),
        ("A 已宣告", "未宣告", "已宣告"),
        ("A 可 出 绿4", "it is refused: must-follow", "it is allowed"),
        ("A 不可 出 红3", "it is allowed", "it is refused"),
        ("A 不可 出 绿4: 因为 no-chain", "must-follow", "no-chain"),
        ("A 只可: 抽牌", "出 红3 / 抽牌", "抽牌"),
        ("B 不知 龙", "B was shown it", "B never sees 龙"),
        ("A 看过 龙", "A was never shown it", "A has seen 龙"),
        ("A 得知 B 龙", "known of B: 无", "龙 is known in that hand"),
        ("弃牌有 黄1 黄2", "not there: 黄2", "黄1 黄2 in the discard"),
        (
            "弃牌没有 黄1 黄2",
            "there: 黄1",
            "none of 黄1 黄2 in the discard",
        ),
        ("被问: B turn", "A turn", "B turn"),
        ("终局: A", "the game goes on", "A"),
    ] {
        let told = miss(&format!("{table}```expect\n{claim}\n```\n"));
        assert_eq!(told, (found.to_owned(), expected.to_owned()), "{claim}");
    }
}

#[test]
fn a_failed_scenario_shows_the_whole_table() {
    let report = run(
        "```table\n座位: A B C\n引牌: 红2\nA: 红骑士 红3 | 卷轴: 蜃气楼 救济 | 总分: 188\nB: 魔像 | 翻开: 龙卷 | 已宣告\nC: 绿4 蓝皇子\n```\n\
         ```play\nA 出 红骑士\nB 出 魔像\nB 指定颜色 黄\n```\n```expect\n连锁: 4\n引牌: 魔像 黄\n轮到: A\n```\n",
    );
    insta::assert_snapshot!(render(&report));
}
