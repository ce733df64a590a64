# Texts of the commands.
games-seats = { $fewest ->
    [one] { $most ->
        [one] 1 player
       *[other] 1 to { $most } players
    }
   *[other] { $fewest } to { $most } players
}
games-default = (default)
games-play = To play: { $command }

rules-none = No clause of the rulebook contains “{ $words }”.

replay-title = { $game }, line { $line } of { $lines }
replay-as-seat = The table as { $who-is ->
    [you] you see
   *[other] { $who } sees
} it
replay-as-spectator = The table as spectators see it
replay-told = The story so far
replay-nothing-told = Nothing has happened yet.
replay-result = Result
replay-place = Place { $place }: { $who }, { $points ->
    [one] 1 point
   *[other] { $points } points
}

story-players = Players: { $names-subject }.
replay-solo = { $who }: { $end ->
    [victory] won
    [survival] survived
   *[defeat] lost
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}

verify-holds = The seal holds: { $chance ->
    [0] no card was dealt and no die rolled yet
    [one] the only card or die agrees with the seed
   *[other] all { $chance } cards and dice agree with the seed
}.
verify-commitment = The match was honest if the host published this before the first step:
verify-taken-back = { $count ->
    [one] One of them was taken back and drawn again, because everybody agreed.
   *[other] { $count } of them were taken back and drawn again, because everybody agreed.
}
verify-taken-over = { $lines ->
    [one] The first line comes from another match; the seal does not cover it.
   *[other] The first { $lines } lines come from another match; the seal does not cover them.
}
verify-unfinished = The match is not over yet.

# serve
serve-at = Open { $address }
serve-until = The server runs until you press Ctrl+C.
serve-port-taken = Port { $port } is taken, perhaps by another roundtable. Choose another one with --port, or any free one with --port 0.
serve-incomplete-tls = TLS needs both a certificate and its key: --tls-cert and --tls-key.
serve-for-tests = --unpaced and --test-seed are for tests on this machine: leave --address at 127.0.0.1.

# play --server
online-waits = { $table } – your turn
online-no-tables = There are no open tables.
online-how = To join a table: roundtable play --server ADDRESS. To open one: roundtable play --server ADDRESS GAME
online-opened = Your table is at { $address }; the match begins when every seat is taken.
online-cleared = The host of this table has given it up.
online-gone = The server is gone.
online-other-version = The server plays another version of this game: use its own client.

# check-store: which stored matches would be played otherwise.
check-store-table = { $table } ({ $game }, rules { $rules })
check-store-line = line { $line }
check-store-game = This program does not have this game.
check-store-unreadable = The stored table cannot be read: { $what }.
check-store-lines = The number of lines does not match: { $stored } in the store, { $found } in the log.
check-store-turn = With this program it is the turn of other players than the store says.
check-store-end = The match ends otherwise with this program: the stored scores are { $stored }, and now they would be { $found }.
check-store-not-over = The match is not over with this program; the stored scores are { $stored }.
check-store-fine = { $matches ->
    [0] No match is stored
    [one] The stored match is played as it was
   *[other] All { $matches } stored matches are played as they were
}{ $open ->
    [0] {""}
    [one] ; 1 table waits for its match
   *[other] ; { $open } tables wait for their matches
}. This program can take over the store.
check-store-broken = { $broken ->
    [one] 1 stored match or table would not go on with this program
   *[other] { $broken } stored matches or tables would not go on with this program
}; { $matches ->
    [one] 1 match was
   *[other] { $matches } matches were
} replayed. Keep the server on its present version until these are over.
