//! A stopwatch for measurements: the thread's own processor time where the system tells it, so that neighbours on the same
//! machine disturb less; the wall clock elsewhere.

use std::time::Duration;

/// Time since a moment.
pub(crate) struct Stopwatch(Moment);

#[cfg(unix)]
type Moment = Duration;
#[cfg(not(unix))]
type Moment = std::time::Instant;

impl Stopwatch {
    /// What it measures.
    pub(crate) const KIND: &'static str = if cfg!(unix) { "cpu" } else { "wall" };

    /// Begins now.
    pub(crate) fn start() -> Self {
        Self(now())
    }

    /// How long since the beginning.
    pub(crate) fn elapsed(&self) -> Duration {
        #[cfg(unix)]
        return now().saturating_sub(self.0);
        #[cfg(not(unix))]
        return self.0.elapsed();
    }
}

#[cfg(unix)]
fn now() -> Moment {
    use rustix::time::{ClockId, clock_gettime};
    let time = clock_gettime(ClockId::ThreadCPUTime);
    Duration::new(
        u64::try_from(time.tv_sec).unwrap_or_default(),
        u32::try_from(time.tv_nsec).unwrap_or_default(),
    )
}

#[cfg(not(unix))]
fn now() -> Moment {
    std::time::Instant::now()
}
