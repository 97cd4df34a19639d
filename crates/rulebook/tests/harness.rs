//! The harness with the smallest game there is: one heap of stones, and whoever takes some.

use std::fs;
use std::path::PathBuf;

use rulebook::page::Line;
use rulebook::{Game, Misread, Miss, Report, Stage, check_paths, check_text, render};

struct Heap(u32);

enum Claim {
    Stones(u32),
    Even,
}

impl Stage for Heap {
    type Deed = u32;
    type Claim = Claim;

    fn set_up(table: &[Line]) -> Result<Self, Vec<Misread>> {
        let mut heap = Self(0);
        let mut misread = Vec::new();
        for line in table {
            match number_after(line, "stones: ") {
                Ok(stones) => heap.0 = stones,
                Err(it) => misread.push(it),
            }
        }
        if misread.is_empty() {
            Ok(heap)
        } else {
            Err(misread)
        }
    }

    fn read_deed(&self, line: &Line) -> Result<u32, Misread> {
        number_after(line, "take ")
    }

    fn read_claim(&self, line: &Line) -> Result<Claim, Misread> {
        if line.text == "even" {
            Ok(Claim::Even)
        } else {
            Ok(Claim::Stones(number_after(line, "stones: ")?))
        }
    }

    fn play(&mut self, taken: &u32) -> Result<(), Miss> {
        self.0 = self
            .0
            .checked_sub(*taken)
            .ok_or_else(|| Miss::new("too few stones", "a legal take"))?;
        Ok(())
    }

    fn judge(&self, claim: &Claim) -> Result<(), Miss> {
        match *claim {
            Claim::Stones(stones) => Miss::unless_equal(self.0, stones),
            Claim::Even if self.0.is_multiple_of(2) => Ok(()),
            Claim::Even => Err(Miss::new(format!("{} stones", self.0), "an even heap")),
        }
    }

    fn picture(&self) -> String {
        format!("heap\n{}", "o".repeat(self.0 as usize))
    }
}

fn number_after(line: &Line, word: &str) -> Result<u32, Misread> {
    line.text
        .strip_prefix(word)
        .and_then(|it| it.parse().ok())
        .ok_or_else(|| line.misread(format!("`{}`", line.text), format!("`{word}` and a number")))
}

const GAMES: &[Game] = &[Game::new::<Heap>("heap")];

fn run(body: &str) -> Report {
    let mut report = Report::default();
    check_text(
        GAMES,
        "heap.md",
        &format!("# 石堆 · Heap\n<!-- rule: heap §1 -->\n{body}"),
        &mut report,
    );
    report
}

#[test]
fn a_scenario_that_comes_true_passes() {
    let report = run(
        "## 拿走三颗\n```table\nstones: 5\n```\n```play\ntake 3\n```\n```expect\nstones: 2\neven\n```\n",
    );
    assert!(report.is_good());
    assert_eq!(
        render(&report),
        "1 scenario on 1 page: 1 passed, 0 failed\n"
    );
}

#[test]
fn a_failed_expectation_shows_the_position_and_every_claim_that_is_wrong() {
    let report = run(
        "## 拿走三颗\n```table\nstones: 6\n```\n```play\ntake 1\ntake 2\n```\n```expect\nstones: 2\nstones: 3\neven\n```\n\
         ```play\ntake 99\n```\n```expect\neven\n```\n",
    );
    insta::assert_snapshot!(render(&report), @r"
    heap.md:12: failed: 拿走三颗
      line 12: stones: 2
        expected: 2
        found:    3
      line 14: even
        expected: an even heap
        found:    3 stones
      the position then:
        heap
        ooo

    1 scenario on 1 page: 0 passed, 1 failed
    ");
}

#[test]
fn a_refused_deed_ends_the_scenario() {
    let report = run(
        "## 拿得太多\n```table\nstones: 1\n```\n```play\ntake 2\ntake 1\n```\n```expect\nstones: 0\n```\n",
    );
    insta::assert_snapshot!(render(&report), @r"
    heap.md:8: failed: 拿得太多
      line 8: take 2
        expected: a legal take
        found:    too few stones
      the position then:
        heap
        o

    1 scenario on 1 page: 0 passed, 1 failed
    ");
}

#[test]
fn every_line_that_is_no_word_of_the_game_is_told_and_nothing_is_played() {
    let report = run(
        "## 一\n```table\nstones: 1\n```\n```play\ngrab 2\n```\n```expect\nodd\neven\n```\n\
         ## 二\n```table\nstone: 1\nstones: many\n```\n```expect\neven\n```\n",
    );
    assert!(!report.is_good());
    insta::assert_snapshot!(render(&report), @r"
    heap.md:8: found `grab 2`; expected `take ` and a number

    heap.md:11: found `odd`; expected `stones: ` and a number

    heap.md:16: found `stone: 1`; expected `stones: ` and a number

    heap.md:17: found `stones: many`; expected `stones: ` and a number

    0 scenarios on 1 page: 0 passed, 0 failed; 4 places could not be read
    ");
}

#[test]
fn a_page_of_an_unknown_game_says_which_there_are() {
    let mut report = Report::default();
    check_text(
        GAMES,
        "p.md",
        "# 一 · One\n\n<!-- ruling: heaps R1 -->\n",
        &mut report,
    );
    assert_eq!(
        report.faults[0].to_string(),
        "p.md:3: found the game `heaps`; expected a game that exists: heap"
    );
}

#[test]
fn folders_are_searched_in_order_and_readmes_are_no_pages() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("folders-are-searched");
    fs::create_dir_all(folder.join("cards")).expect("a folder to write in");
    for (file, text) in [
        ("README.md", "no page"),
        ("zebra.md", "# 斑马 · Zebra\n"),
        ("cards/broken.md", "# 破\n"),
        ("notes.txt", "no page"),
    ] {
        fs::write(folder.join(file), text).expect("a file to write");
    }
    let report = check_paths(GAMES, std::slice::from_ref(&folder));
    assert_eq!(report.pages, 2);
    let faults: Vec<_> = report.faults.iter().map(|it| it.path.clone()).collect();
    assert_eq!(
        faults,
        [folder.join("cards/broken.md").display().to_string()]
    );
}

#[test]
fn a_missing_file_is_told_by_name() {
    let report = check_paths(GAMES, &[PathBuf::from("no-such-page.md")]);
    let told = render(&report);
    assert!(
        told.starts_with("no-such-page.md: found nothing that can be read ("),
        "{told}"
    );
    assert!(
        told.contains("expected a Markdown page or a folder of pages"),
        "{told}"
    );
}
