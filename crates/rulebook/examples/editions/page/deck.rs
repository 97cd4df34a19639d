//! 牌库 — how many cards of each function and colour, and how they travel.

use fengsheng::{Colours, Edition, Face, Faces, Function, Way};
use words::Words;
use words::fengsheng::keys;

use super::{head, name, names, table};

pub(super) fn decks(words: &Words) -> String {
    let mut text = format!("哪个版本有哪些功能，各几张：\n\n{}", functions(words));
    for edition in Edition::ALL {
        let cards = edition.cards();
        text += &format!(
            "\n**{}**：{} 张。\n\n{}",
            name(words, edition),
            cards.len(),
            table(
                &["功能", "传递", "红", "蓝", "黑", "红黑", "蓝黑", "共"],
                &rows(words, edition, &cards)
            )
        );
        text += &more(words, edition);
    }
    text
}

/// The cards of a function.
fn of(cards: &Faces, function: Function) -> impl Iterator<Item = Face> {
    cards.iter().filter(move |face| face.function() == function)
}

fn functions(words: &Words) -> String {
    let rows: Vec<Vec<String>> = Function::ALL
        .into_iter()
        .map(|function| {
            let mut row = vec![words.text(&keys::function(function))];
            row.extend(
                Edition::ALL.map(|edition| match of(&edition.cards(), function).count() {
                    0 => "—".to_owned(),
                    count => count.to_string(),
                }),
            );
            row
        })
        .collect();
    table(&head(&["功能"], &names(words)), &rows)
}

fn rows(words: &Words, edition: Edition, cards: &Faces) -> Vec<Vec<String>> {
    let mut rows = Vec::new();
    let mut sums = [0; Colours::ALL.len()];
    for function in Function::ALL {
        let Some(face) = of(cards, function).next() else {
            continue;
        };
        let counts = Colours::ALL.map(|colours| {
            let these = of(cards, function).filter(|it| it.colours() == colours);
            these.count()
        });
        for (sum, count) in sums.iter_mut().zip(counts) {
            *sum += count;
        }
        let way = words.text(keys::way(Way::of(edition, face)));
        rows.push(row([words.text(&keys::function(function)), way], counts));
    }
    rows.push(row(["共".to_owned(), String::new()], sums));
    rows
}

fn row(first: [String; 2], counts: [usize; Colours::ALL.len()]) -> Vec<String> {
    let mut row = first.to_vec();
    row.extend(counts.map(|count| match count {
        0 => String::new(),
        count => count.to_string(),
    }));
    row.push(counts.iter().sum::<usize>().to_string());
    row
}

/// What a larger deck has besides.
fn more(words: &Words, edition: Edition) -> String {
    let (core, large) = (edition.cards(), edition.large_deck());
    if core == large {
        return String::new();
    }
    let more: Vec<String> = Function::ALL
        .into_iter()
        .filter_map(|function| {
            let count = of(&large, function).count() - of(&core, function).count();
            let function = words.text(&keys::function(function));
            (count > 0).then(|| format!(" {count} 张{function}"))
        })
        .collect();
    format!(
        "\n开关 `large_deck=true` 再加{}，共 {} 张。\n",
        more.join("、"),
        large.len()
    )
}
