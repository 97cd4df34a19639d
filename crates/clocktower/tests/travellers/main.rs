//! The fifteen Travellers of the base editions, one by one, and how they come and go.

mod bad_moon_rising;
mod coming_and_going;
mod sects_and_violets;
#[path = "../common/table.rs"]
mod table;
mod trouble_brewing;
