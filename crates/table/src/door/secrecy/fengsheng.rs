//! 风声的保密 — what no message of Fengsheng shows.

use ::fengsheng::{Edition, Mode, Setup, Table};

use super::*;

/// No message shows another seat's hand, a character nobody has seen, what is offered to others, or a
/// probe to a third player.
fn check_secrets(view: &Value, me: Seat) {
    for (at, seat) in view["seats"].as_array().unwrap().iter().enumerate() {
        if at != me.index() {
            assert!(seat["hand"].is_null() && seat["offered"].is_null());
            // In 3V3 team mates have seen each other's characters.
            let mine = &view["seats"][me.index()]["identity"];
            let mate = view["rules"]["mode"] == "teams" && seat["identity"] == *mine;
            assert!(mate || seat["role"].is_string() == (seat["exposed"] == true));
        }
    }
    for declared in view["chain"].as_array().unwrap() {
        let third = declared["by"] != me.number() && declared["target"] != me.number();
        if declared["script"] == "probe" && third {
            assert!(declared["face"].is_null());
        }
    }
}

#[test]
fn truths_that_look_the_same_sound_the_same() {
    let mut tally = Tally::default();
    for seed in 0..14 {
        let seats = 3 + (seed % 7) as u8;
        let setup = Setup::new(Edition::Standard2010, seats);
        let me = Seat::new((seed / 7) as u8 * 3 % seats);
        walk::<Table>(&setup, (seed, me), check_secrets, &mut tally);
    }
    assert!(tally.compared > 2500, "only {} messages", tally.compared);
    for kind in ["choose", "use", "send", "pick"] {
        let hidden = tally.hidden.get(kind).copied().unwrap_or_default();
        assert!(hidden > 5, "only {hidden} hidden decisions to {kind}");
    }
}

#[test]
fn truths_of_later_editions_that_look_the_same_sound_the_same() {
    let mut tally = Tally::default();
    for edition in [Edition::Blacklist, Edition::Qianzhi] {
        for seed in 0..14 {
            let seats = 3 + (seed % 6) as u8;
            let mut setup = Setup::new(edition, seats);
            if edition == Edition::Qianzhi {
                setup.rules.mode = match seats {
                    6 => [Mode::Teams, Mode::Bystanders][(seed / 6 % 2) as usize],
                    _ => Mode::Free,
                };
            }
            let me = Seat::new((seed / 6) as u8 % seats);
            walk::<Table>(&setup, (seed, me), check_secrets, &mut tally);
        }
    }
    assert!(tally.compared > 4000, "only {} messages", tally.compared);
    for (kind, enough) in [("choose", 6), ("use", 6), ("send", 6), ("pick", 2)] {
        let hidden = tally.hidden.get(kind).copied().unwrap_or_default();
        assert!(hidden >= enough, "only {hidden} hidden decisions to {kind}");
    }
}
