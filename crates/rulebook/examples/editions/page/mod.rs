//! The page, section by section. Names and sentences about rules are those of the locales; what only this
//! page says is here.

mod cast;
mod deck;
mod english;
mod rules;

use fengsheng::{Edition, Mode, Setup, Split, SplitChoice};
use words::{Locale, Words};

/// The whole page.
pub(crate) fn page() -> String {
    let chinese = Words::load(Locale::ZhHans);
    let english = Words::load(Locale::En);
    let mut sections = vec![HEAD.trim().to_owned(), english::summary()];
    sections.extend([
        INTRO.trim().to_owned(),
        section("人数和身份", &identities(&chinese)),
        section("牌库", &deck::decks(&chinese)),
        section("回合", &rules::turns(&chinese)),
        section("做法不同的地方", &rules::manners(&chinese)),
        section("角色", &cast::cast(&chinese)),
        section("技能", &cast::skills(&chinese)),
        section("机密任务", &cast::missions(&chinese)),
        section("模式", &rules::modes(&chinese)),
        section("桌规", &rules::switches(&chinese)),
        section("In English", &english::section(&english)),
    ]);
    sections.join("\n\n") + "\n"
}

const HEAD: &str = "
# 各版本 · The Editions
<!-- rule: fengsheng §3 §4 §6 §7 §10 -->
<!-- 这一页由 cargo xtask codegen 从引擎的资料写成，不要用手改。 -->
";

const INTRO: &str = "
风声有三个版本，用同一个引擎。这一页列出各版本哪里不同：人数、牌、回合、角色、技能、模式和桌规。它由引擎的资料写成，引擎变了它也跟着变；各条规则怎样起作用，看功能牌和角色的页。
";

fn section(title: &str, text: &str) -> String {
    format!("## {title}\n\n{}", text.trim())
}

/// A table in Markdown.
fn table<Row: AsRef<[String]>>(head: &[&str], rows: &[Row]) -> String {
    let line = |cells: Vec<&str>| format!("| {} |\n", cells.join(" | "));
    let mut text = line(head.to_vec());
    text += &format!("|{}\n", "---|".repeat(head.len()));
    for row in rows {
        text += &line(row.as_ref().iter().map(String::as_str).collect());
    }
    text
}

/// What the locales call an edition.
fn name(words: &Words, edition: Edition) -> String {
    words.text(&format!("fs-edition-{}", edition.name()))
}

/// A table with a column for each edition: its head after the first columns.
fn head<'a>(first: &[&'a str], names: &'a [String]) -> Vec<&'a str> {
    let names = names.iter().map(String::as_str);
    first.iter().copied().chain(names).collect()
}

fn names(words: &Words) -> Vec<String> {
    Edition::ALL.map(|edition| name(words, edition)).to_vec()
}

/// How identities are split among so many; a second split is the alternative.
fn identities(words: &Words) -> String {
    let most = Edition::ALL
        .into_iter()
        .map(|edition| *edition.seats().end());
    let rows: Vec<Vec<String>> = (2..=most.max().unwrap_or(2))
        .map(|seats| {
            let of = |edition: Edition| {
                let main = splits(edition, seats);
                main.unwrap_or_else(|| "—".to_owned())
            };
            let mut row = vec![seats.to_string()];
            row.extend(Edition::ALL.map(of));
            row
        })
        .collect();
    format!(
        "潜伏战线、军情局、打酱油的各几人。“或”后面是另一种印出来的分法（开关 `split=alternative`）；千智按模式分配，这里是标准（五人、六人）和自由场的。\n\n{}",
        table(&head(&["人数"], &names(words)), &rows)
    )
}

fn splits(edition: Edition, seats: u8) -> Option<String> {
    if !edition.seats().contains(&seats) {
        return None;
    }
    let mut setup = Setup::new(edition, seats);
    if setup.split().is_none() {
        setup.rules.mode = Mode::Free;
    }
    let main = setup.split().map(written)?;
    setup.rules.split = SplitChoice::Alternative;
    let other = setup.split().map(written).filter(|other| *other != main);
    Some(match other {
        Some(other) => format!("{main} 或 {other}"),
        None => main,
    })
}

fn written(split: Split) -> String {
    split.0.map(|count| count.to_string()).join("、")
}
