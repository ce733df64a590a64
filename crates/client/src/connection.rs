//! When a lost connection is opened again, and when a silent one counts as lost. The caller owns the socket and the timers.

use crate::Millis;

/// Milliseconds before each of the first tries.
const WAITS: [Millis; 4] = [300, 1000, 2000, 4000];

/// Milliseconds between two tries after that.
const LONGEST_WAIT: Millis = 8000;

/// The same if no visible page needs it.
const PATIENT_WAIT: Millis = 60_000;

/// How urgently the caller needs the connection.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Patience {
    /// A visible page needs it.
    Short,
    /// It only brings news to pages that can wait.
    Long,
}

/// What to do at a heartbeat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Heartbeat {
    /// Ask the server whether it is still there.
    Ping,
    /// The server has said nothing since the last heartbeat: the connection is lost.
    Lost,
}

/// The connection to a server. The caller calls [`Connection::beat`] every [`Connection::HEARTBEAT`] milliseconds.
#[derive(Clone, Debug, Default)]
pub struct Connection {
    tries: usize,
    heard: bool,
}

impl Connection {
    /// Milliseconds between two heartbeats.
    pub const HEARTBEAT: Millis = 15_000;

    /// The connection is open.
    pub fn opened(&mut self) {
        *self = Connection { tries: 0, heard: true };
    }

    /// A message arrived.
    pub fn heard(&mut self) {
        self.heard = true;
    }

    /// A heartbeat: a lost network does not close a connection, so the server must answer a ping.
    pub fn beat(&mut self) -> Heartbeat {
        if std::mem::take(&mut self.heard) { Heartbeat::Ping } else { Heartbeat::Lost }
    }

    /// The connection is lost, or could not be opened. Returns the milliseconds to wait before the next try.
    pub fn lost(&mut self, patience: Patience) -> Millis {
        let longest = match patience {
            Patience::Short => LONGEST_WAIT,
            Patience::Long => PATIENT_WAIT,
        };
        let wait = WAITS.get(self.tries).copied().unwrap_or(longest);
        self.tries += 1;
        wait
    }

    /// The number of failed attempts since it was last open.
    pub fn tries(&self) -> usize {
        self.tries
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tries_come_less_and_less_often_until_one_succeeds() {
        let mut connection = Connection::default();
        let waits: Vec<Millis> = (0..6).map(|_| connection.lost(Patience::Short)).collect();
        assert_eq!(waits, [300, 1000, 2000, 4000, 8000, 8000]);
        assert_eq!((connection.lost(Patience::Long), connection.tries()), (60_000, 7));
        connection.opened();
        assert_eq!((connection.tries(), connection.lost(Patience::Long)), (0, 300));
    }

    #[test]
    fn a_server_that_says_nothing_between_two_heartbeats_is_lost() {
        let mut connection = Connection::default();
        connection.opened();
        assert_eq!(connection.beat(), Heartbeat::Ping);
        connection.heard();
        assert_eq!(connection.beat(), Heartbeat::Ping);
        assert_eq!(connection.beat(), Heartbeat::Lost);
    }
}
