//! 镇民 — Townsfolk: good, and each knows or does something.

// 暗流涌动
mod chef;
mod empath;
mod fortune_teller;
mod investigator;
mod librarian;
mod mayor;
mod monk;
mod ravenkeeper;
mod slayer;
mod soldier;
mod undertaker;
mod virgin;
mod washerwoman;

// 黯月初升
mod chambermaid;
mod courtier;
mod exorcist;
mod fool;
mod gambler;
mod gossip;
mod grandmother;
mod innkeeper;
mod minstrel;
mod pacifist;
mod professor;
mod sailor;
mod tea_lady;

// 梦殒春宵
mod artist;
mod clockmaker;
mod dreamer;
mod flowergirl;
mod juggler;
mod mathematician;
mod oracle;
mod philosopher;
mod sage;
mod savant;
mod seamstress;
mod snake_charmer;
mod town_crier;

// 实验角色
mod acrobat;
mod lycanthrope;

use crate::role::Role;

pub(super) const ROLES: &[&Role] = &[
    &chef::ROLE,
    &empath::ROLE,
    &fortune_teller::ROLE,
    &investigator::ROLE,
    &librarian::ROLE,
    &mayor::ROLE,
    &monk::ROLE,
    &ravenkeeper::ROLE,
    &slayer::ROLE,
    &soldier::ROLE,
    &undertaker::ROLE,
    &virgin::ROLE,
    &washerwoman::ROLE,
    // 黯月初升
    &chambermaid::ROLE,
    &courtier::ROLE,
    &exorcist::ROLE,
    &fool::ROLE,
    &gambler::ROLE,
    &gossip::ROLE,
    &grandmother::ROLE,
    &innkeeper::ROLE,
    &minstrel::ROLE,
    &pacifist::ROLE,
    &professor::ROLE,
    &sailor::ROLE,
    &tea_lady::ROLE,
    // 梦殒春宵
    &artist::ROLE,
    &clockmaker::ROLE,
    &dreamer::ROLE,
    &flowergirl::ROLE,
    &juggler::ROLE,
    &mathematician::ROLE,
    &oracle::ROLE,
    &philosopher::ROLE,
    &sage::ROLE,
    &savant::ROLE,
    &seamstress::ROLE,
    &snake_charmer::ROLE,
    &town_crier::ROLE,
    // 实验角色
    &acrobat::ROLE,
    &lycanthrope::ROLE,
];
