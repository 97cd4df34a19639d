//! The fifteen Travellers of the base editions, one by one.

mod bad_moon_rising;
mod sects_and_violets;
#[path = "../common/table.rs"]
mod table;
mod trouble_brewing;
