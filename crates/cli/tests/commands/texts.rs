//! What people read.

use std::io::{BufRead as _, BufReader};
use std::process::{Command, Stdio};

use crate::{PUZZLES, RECORD, folder, good, hearsay};

#[test]
fn the_catalogue_is_listed() {
    insta::assert_snapshot!(good(&["games"]));
}

#[test]
fn a_record_is_verified() {
    insta::assert_snapshot!(good(&["verify", RECORD]));
}

#[test]
fn the_worlds_of_a_puzzle_are_listed() {
    let all = good(&["solve", PUZZLES]);
    assert_eq!(all.matches("one world fits").count(), 9, "{all}");
    assert_eq!(
        good(&["solve", PUZZLES, "--puzzle", "nqt-54"]),
        "nqt-54: one world fits\n  A Drunk (believes Librarian), B Recluse, C Baron, D Fortune Teller, E Empath, F Chef, G Imp\n"
    );
}

#[test]
fn who_could_not_be_verified_is_named() {
    let path = folder("unverified").join("puzzles.toml");
    let text = std::fs::read_to_string(PUZZLES).unwrap();
    let text = text.replacen(
        "role = \"washerwoman\", players = [1, 5]",
        "role = \"noble\", players = [1, 5]",
        1,
    );
    let text = text.replacen("claim = \"washerwoman\"", "claim = \"noble\"", 1);
    std::fs::write(&path, text).unwrap();
    let path = path.display().to_string();
    let solved = good(&["solve", &path, "--puzzle", "nqt-3a"]);
    assert!(solved.ends_with("  not verified: Noble\n"), "{solved}");
}

#[test]
fn one_picture_is_printed() {
    insta::assert_snapshot!(good(&["replay", RECORD, "--at", "17", "--eye", "B"]));
    insta::assert_snapshot!(good(&["replay", RECORD, "--at", "0", "--eye", "public"]));
    insta::assert_snapshot!(good(&["replay", RECORD, "--at", "last"]));
}

#[test]
fn a_whole_game_is_told_through_a_pipe() {
    let told = good(&["replay", RECORD, "--eye", "A"]);
    assert!(told.contains("\n 8  B (Ben) turned up the scroll Green Herald.\n"));
    assert!(told.contains("\n17  A draw\n    A (小王) drew Green 9.\n"));
    // C's card of decision 5 stays C's.
    assert!(told.contains("\n 5  C drew a card.\n"));
    let public = good(&["replay", RECORD, "--eye", "public"]);
    assert!(!public.contains("A draw\n"));
}

#[test]
fn a_game_of_fengsheng_is_told_through_a_pipe() {
    let record = "tests/records/fengsheng.txt";
    let told = good(&["replay", record, "--eye", "B"]);
    assert!(told.starts_with("fengsheng (edition=standard-2010 seats=4) · the deal of 167"));
    // B's own answers are named, nobody else's.
    assert!(told.contains("\n 64  B refuse\n"), "{told}");
    assert!(!told.contains(" C send ") && !told.contains(" D use "));
    // B's hand and identity lie open to B; what C sent at decision 146 does not.
    let then = good(&["replay", record, "--eye", "B", "--at", "152"]);
    assert!(
        then.contains("3 cards: lock-red lock-black burn-black"),
        "{then}"
    );
    assert!(
        then.contains("intelligence: unseen, sent direct by C"),
        "{then}"
    );
    assert!(
        then.contains("chain: D (Dora) viper-skill-0 on B (Ben)"),
        "{then}"
    );
    let all = good(&["replay", record, "--at", "152"]);
    assert!(
        all.contains("intelligence: lock-blue, sent direct by C"),
        "{all}"
    );
    assert!(good(&["verify", record]).contains("over: D won"));
    assert!(good(&["replay", record, "--at", "last", "--language", "zh-Hans"]).contains("Dora"));
}

#[test]
fn counts_are_those_of_the_game_tree() {
    insta::assert_snapshot!(good(&["perft", "--depth", "3", "--divide", "--infosets"]));
}

#[test]
fn a_simulation_is_reported() {
    insta::assert_snapshot!(good(&[
        "sim", "--seats", "3", "--bots", "random", "--games", "6", "--paired", "--seed", "4"
    ]));
}

#[test]
fn a_simulation_of_a_game_with_factions_is_reported_by_faction() {
    insta::assert_snapshot!(good(&[
        "sim",
        "--game",
        "fengsheng/standard-2010",
        "--seats",
        "5",
        "--games",
        "10",
        "--seed",
        "4"
    ]));
}

#[test]
fn saved_games_can_be_verified() {
    let folder = folder("saved");
    let path = folder.display().to_string();
    good(&[
        "sim",
        "--bots",
        "heuristic,random",
        "--games",
        "3",
        "--save",
        &path,
        "--json",
    ]);
    let mut records: Vec<_> = std::fs::read_dir(&folder)
        .unwrap()
        .map(|file| file.unwrap().path())
        .collect();
    records.sort();
    assert_eq!(records.len(), 3);
    for record in records {
        assert!(good(&["verify", record.to_str().unwrap()]).contains("won"));
    }
}

#[test]
fn a_rulebook_page_is_shown() {
    let page = good(&["rules", "show", "knight"]);
    assert!(page.starts_with("骑士 · Knight\n"));
    assert!(good(&["rules", "show"]).contains("blanc-noir/cards/knight"));
}

#[test]
fn a_failing_scenario_has_an_exit_code_of_its_own() {
    let page = "# 试 · A try\n<!-- rule: blanc-noir §5.2 -->\n\n## 一\n\n```table\nseats: A B\nlead: 红5\nA: 红1 红2\nB: 绿1\n```\n\n```play\nA 出 红1\n```\n\n```expect\nA 张数: 7\n```\n";
    let path = folder("pages").join("try.md");
    std::fs::write(&path, page).unwrap();
    let output = hearsay(&["rules", "check", path.to_str().unwrap()]);
    let told = String::from_utf8(output.stdout).unwrap();
    assert_eq!(output.status.code(), Some(1), "{told}");
    assert!(
        told.contains("expected:") && told.contains("1 failed"),
        "{told}"
    );
}

#[test]
fn every_command_explains_itself_with_examples() {
    for command in [
        "play",
        "serve",
        "replay",
        "verify",
        "rules",
        "sim",
        "solve",
        "bench",
        "perft",
        "trace",
        "completions",
        "man",
    ] {
        let help = good(&[command, "--help"]);
        let example = format!("Examples:\n  hearsay {command}");
        let other = format!("&& hearsay {command}");
        assert!(help.contains(&example) || help.contains(&other), "{help}");
    }
    assert!(good(&["--help"]).contains("Exit codes:"));
}

#[test]
fn shells_get_their_completions_and_man_its_pages() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        assert!(good(&["completions", shell]).contains("replay"), "{shell}");
    }
    assert!(good(&["man"]).contains(".TH hearsay 1"));
    let folder = folder("man");
    good(&["man", "--dir", folder.to_str().unwrap()]);
    assert!(folder.join("hearsay.1").exists());
    assert!(folder.join("hearsay-rules-check.1").exists());
}

/// `hearsay trace | head -1` ends without a complaint.
#[test]
fn a_closed_pipe_is_no_error() {
    let mut program = Command::new(env!("CARGO_BIN_EXE_hearsay"))
        .args(["trace", "--games", "1000000"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(program.stdout.take().unwrap())
        .read_line(&mut line)
        .unwrap();
    assert!(line.starts_with("{\"t\":\"trace\""), "{line}");
    let output = program.wait_with_output().unwrap();
    assert!(output.status.success());
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
}
