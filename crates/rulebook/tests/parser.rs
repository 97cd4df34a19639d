//! What a page is made of, and what is said about a page that is not well made.

use rulebook::page::{Block, Part, Source};
use rulebook::parse;

const GOOD: &str = "\
# 骑士 · Knight
<!-- rule: blanc-noir §5.3 R13 -->
<!-- ruling: blanc-noir R14 --><!-- vector: V1 -->

骑士打出后，连锁加二。

## 骑士开始连锁

先看一张桌子。

```table
seats: A B   # not a remark: it does not begin the line
# a remark

A: 红骑士
```
```play
A 出 红骑士
```
```expect
pending: 2
```
然后：
```play
B 承受
```
```expect
pending: 0
```

## 只有文字

* 一
* 二
";

#[test]
fn a_page_keeps_the_line_of_every_piece() {
    let page = parse("knight.md", GOOD).expect("a well-made page");
    assert_eq!(
        (page.title.as_str(), page.english.as_str()),
        ("骑士", "Knight")
    );
    assert_eq!(page.game(), Some("blanc-noir"));
    let citations: Vec<_> = page
        .citations
        .iter()
        .map(|it| (it.source, it.text.as_str(), it.line))
        .collect();
    assert_eq!(
        citations,
        [
            (Source::Rule, "blanc-noir §5.3 R13", 2),
            (Source::Ruling, "blanc-noir R14", 3),
            (Source::Vector, "V1", 3),
        ]
    );
    assert_eq!(page.intro[0].line, 5);
    let section = &page.sections[0];
    assert_eq!(
        (section.heading.as_str(), section.line),
        ("骑士开始连锁", 7)
    );
    let lines: Vec<_> = section
        .scripts()
        .map(|it| {
            (
                it.part,
                it.line,
                it.lines.iter().map(|line| line.number).collect::<Vec<_>>(),
            )
        })
        .collect();
    assert_eq!(
        lines,
        [
            (Part::Table, 11, vec![12, 15]),
            (Part::Play, 17, vec![18]),
            (Part::Expect, 20, vec![21]),
            (Part::Play, 24, vec![25]),
            (Part::Expect, 27, vec![28]),
        ]
    );
    assert_eq!(
        section.scripts().nth(1).expect("a play").lines[0].text,
        "A 出 红骑士"
    );
    let Block::Prose(list) = &page.sections[1].blocks[0] else {
        panic!("a list is prose")
    };
    assert_eq!((list.text.as_str(), list.line), ("* 一\n* 二", 33));
}

#[test]
fn a_section_holds_a_scenario_per_table() {
    let twice = format!(
        "{GOOD}\n## 两张桌子\n```table\nA: 红1\n```\n```expect\nturn: A\n```\n```table\nA: 红2\n```\n```expect\nturn: A\n```\n"
    );
    let page = parse("page.md", &twice).expect("a well-made page");
    let scenarios: Vec<_> = page
        .scenarios()
        .map(|it| (it.heading, it.table.line, it.steps.len()))
        .collect();
    assert_eq!(
        scenarios,
        [
            ("骑士开始连锁", 11, 4),
            ("两张桌子", 37, 1),
            ("两张桌子", 43, 1)
        ]
    );
}

#[test]
fn windows_line_ends_and_a_byte_order_mark_change_nothing() {
    let windows = format!("\u{feff}{}", GOOD.replace('\n', "\r\n"));
    let page = parse("page.md", &windows).expect("a well-made page");
    let lines: Vec<_> = page.sections[0]
        .scripts()
        .flat_map(|it| &it.lines)
        .collect();
    assert_eq!((lines[1].text.as_str(), lines[1].number), ("A: 红骑士", 15));
}

#[test]
fn prose_alone_needs_no_game() {
    let page = parse("page.md", "# 词汇 · Words\n\n只有文字。\n").expect("a well-made page");
    assert_eq!(page.game(), None);
}

/// What is said about a page, without the path.
fn complaints(text: &str) -> Vec<String> {
    let faults = parse("p.md", text).expect_err("a page with a mistake");
    faults
        .iter()
        .map(|it| it.to_string().replace("p.md:", ""))
        .collect()
}

/// A page whose head is right and whose body is `body`, which begins on line 3.
fn with_body(body: &str) -> String {
    format!("# 骑士 · Knight\n<!-- rule: blanc-noir §5 -->\n{body}")
}

#[test]
fn a_page_opens_with_its_title() {
    let no_title = "1: found no title; expected a page that opens with `# 中文名 · English`";
    assert_eq!(complaints(""), [no_title]);
    assert_eq!(complaints("文字。\n"), [no_title]);
    assert_eq!(
        complaints("# 骑士\n"),
        ["1: found the title `骑士`; expected a title of the form `# 中文名 · English`"]
    );
    assert_eq!(
        complaints("文字。\n\n# 骑士 · Knight\n"),
        ["1: found text before the title; expected a page that opens with its title"]
    );
    assert_eq!(
        complaints(&with_body("\n# 皇子 · Prince\n")),
        ["4: found a second title `皇子 · Prince`; expected one title; sections begin with `##`"]
    );
}

#[test]
fn a_block_has_a_known_label_a_fence_at_both_ends_and_something_in_it() {
    assert_eq!(
        complaints(&with_body("## 一\n```tabel\nA: 红1\n```\n")),
        [
            "4: found a `tabel` block; expected `table`, `play` or `expect` (or `text` for one that is not run)"
        ]
    );
    assert_eq!(
        complaints(&with_body("## 一\n```table\nA: 红1\n")),
        ["4: found a `table` block that is never closed; expected a line ``` after its last line"]
    );
    assert_eq!(
        complaints(&with_body(
            "## 一\n```table\n# 只有注释\n```\n```expect\nturn: A\n```\n"
        )),
        ["4: found an empty `table` block; expected at least one line in it"]
    );
    assert_eq!(
        complaints(&with_body(
            "## 一\n* 在列表里\n  ```table\n  A: 红1\n  ```\n"
        )),
        [
            "5: found a `table` block inside a list or quotation; expected the block at the left margin"
        ]
    );
}

#[test]
fn a_block_that_is_not_run_is_prose() {
    let page = parse("p.md", &with_body("## 一\n```text\n随便\n```\n")).expect("a well-made page");
    assert!(matches!(page.sections[0].blocks[..], [Block::Prose(_)]));
}

#[test]
fn a_scenario_stands_under_a_heading_and_begins_with_a_table_and_ends_with_an_expectation() {
    assert_eq!(
        complaints(&with_body("```table\nA: 红1\n```\n")),
        [
            "3: found a `table` block before the first section; expected a `## ` heading above it that says what it shows"
        ]
    );
    assert_eq!(
        complaints(&with_body("## \n文字。\n")),
        ["3: found a heading with no words; expected `## ` and what the section shows"]
    );
    assert_eq!(
        complaints(&with_body("## 一\n```expect\nturn: A\n```\n")),
        [
            "4: found a `expect` block with no `table` before it; expected a `table` block earlier in the section"
        ]
    );
    assert_eq!(
        complaints(&with_body(
            "## 一\n```table\nA: 红1\n```\n```play\nA 出 红1\n```\n"
        )),
        [
            "7: found a `play` block with nothing expected after it; expected an `expect` block at the end of the scenario"
        ]
    );
}

#[test]
fn a_comment_cites_something_and_is_closed() {
    assert_eq!(
        complaints(&with_body("<!-- rul: blanc-noir §5 -->\n")),
        ["3: found the comment `rul:`; expected `rule:`, `ruling:` or `vector:`"]
    );
    assert_eq!(
        complaints(&with_body("<!-- vector: -->\n")),
        [
            "3: found `vector:` with nothing after it; expected what it refers to, such as `rule: blanc-noir §5.3`"
        ]
    );
    assert_eq!(
        complaints("# 骑士 · Knight\n\n<!-- rule: blanc-noir\n"),
        ["3: found a comment that is never closed; expected `-->` at its end"]
    );
    assert_eq!(
        complaints(&with_body("\n<div>\n")),
        ["4: found HTML `<div>`; expected Markdown, or a comment such as `<!-- rule: … -->`"]
    );
    assert!(
        parse("p.md", &with_body("<!-- 给作者的话 -->\n")).is_ok(),
        "a remark is no citation"
    );
}

#[test]
fn a_scenario_belongs_to_a_game() {
    assert_eq!(
        complaints(
            "# 骑士 · Knight\n<!-- vector: V1 -->\n## 一\n```table\nA: 红1\n```\n```expect\nturn: A\n```\n"
        ),
        [
            "4: found a scenario on a page that names no game; expected a comment such as `<!-- rule: blanc-noir §5 -->` under the title"
        ]
    );
}

#[test]
fn all_mistakes_of_a_page_are_told_in_the_order_of_its_lines() {
    let lines: Vec<_> =
        complaints("# 骑士\n<!-- rul: x -->\n## \n```tabel\n```\n```play\nA 出 红1\n```\n")
            .iter()
            .map(|it| it.split(':').next().expect("a line number").to_owned())
            .collect();
    assert_eq!(lines, ["1", "2", "3", "4", "6", "6", "6"]);
}
