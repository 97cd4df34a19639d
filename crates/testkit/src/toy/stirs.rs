//! A counter of chance events, which a planted bug shares between copies of a position.

use std::hash::{Hash, Hasher};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

/// How often the deck was stirred.
pub(super) struct Stirs {
    count: Arc<AtomicU32>,
    shared: bool,
}

impl Stirs {
    pub(super) fn none(shared: bool) -> Self {
        Self {
            count: Arc::default(),
            shared,
        }
    }

    pub(super) fn count(&self) -> u32 {
        self.count.load(Ordering::SeqCst)
    }

    pub(super) fn add_one(&self) {
        self.count.fetch_add(1, Ordering::SeqCst);
    }

    /// A copy that shares nothing, whatever the bug.
    pub(super) fn apart(&self) -> Self {
        Self {
            count: Arc::new(AtomicU32::new(self.count())),
            shared: self.shared,
        }
    }
}

impl Clone for Stirs {
    fn clone(&self) -> Self {
        if self.shared {
            Self {
                count: Arc::clone(&self.count),
                shared: true,
            }
        } else {
            self.apart()
        }
    }
}

impl PartialEq for Stirs {
    fn eq(&self, other: &Self) -> bool {
        self.count() == other.count()
    }
}

impl Eq for Stirs {}

impl Hash for Stirs {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.count().hash(state);
    }
}
