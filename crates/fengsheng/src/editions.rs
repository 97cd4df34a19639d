//! 版本资料 — one file per edition: data only.

pub(crate) mod standard_2010;
