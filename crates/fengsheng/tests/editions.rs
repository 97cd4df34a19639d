//! Every law of the testkit for the other editions: 黑名单 at 3 to 9 seats, 千智 in each of its modes at as many
//! as it is for, with their switches turned.

mod common;

use common::other::Other;
use fengsheng::{Edition, Mode};
use testkit::laws;

#[test]
fn every_law_holds_in_the_blacklist() {
    laws::check(&Other(Edition::Blacklist, Mode::Standard), 60);
}

#[test]
fn every_law_holds_in_qianzhi() {
    laws::check(&Other(Edition::Qianzhi, Mode::Standard), 30);
}

#[test]
fn every_law_holds_in_the_novice_room() {
    laws::check(&Other(Edition::Qianzhi, Mode::Novice), 15);
}

#[test]
fn every_law_holds_between_teams() {
    laws::check(&Other(Edition::Qianzhi, Mode::Teams), 15);
}

#[test]
fn every_law_holds_in_the_bystander_room() {
    laws::check(&Other(Edition::Qianzhi, Mode::Bystanders), 15);
}

#[test]
fn every_law_holds_in_the_free_room() {
    laws::check(&Other(Edition::Qianzhi, Mode::Free), 60);
}
