# What the commands say.
games-seats = { $fewest ->
    [one] { $most ->
        [one] 1 player
       *[other] 1 to { $most } players
    }
   *[other] { $fewest } to { $most } players
}
games-default = (unless you say otherwise)
games-play = To play: { $command }

rules-none = The rulebook has no clause that speaks of “{ $words }”.

replay-title = { $game }, line { $line } of { $lines }
replay-as-seat = The table as { $who-is ->
    [you] you see
   *[other] { $who } sees
} it
replay-as-spectator = The table as spectators see it
replay-told = What was told so far
replay-nothing-told = Nothing has happened yet.
replay-result = Result
replay-place = Place { $place }: { $who }, { $points ->
    [one] 1 point
   *[other] { $points } points
}

verify-holds = The seal holds: { $chance ->
    [0] no card or die has fallen yet
    [one] the only card or die agrees with the seed
   *[other] all { $chance } cards and dice agree with the seed
}.
verify-commitment = The host is honest if this was published before the first step:
verify-taken-back = { $count ->
    [one] One of them was taken back and fell anew, because everybody agreed.
   *[other] { $count } of them were taken back and fell anew, because everybody agreed.
}
verify-taken-over = { $lines ->
    [one] The first line was taken over from another match and is not vouched for.
   *[other] The first { $lines } lines were taken over from another match and are not vouched for.
}
verify-unfinished = The match is not over yet.

# serve: where the table is.
serve-at = The table is at { $address }
serve-until = It is there as long as this program runs; Ctrl+C ends it.
serve-port-taken = port { $port } is taken, perhaps by another roundtable; choose one with --port, or --port 0 for any free one.
serve-half-a-proof = TLS needs both a certificate and its key: --tls-cert and --tls-key.
serve-for-tests = --unpaced and --test-seed are for tests on this machine: leave --address at 127.0.0.1.

# play --server
online-waits = { $table } – your turn
online-no-tables = No table is waiting for anybody.
online-how = To sit down: roundtable play --server ADDRESS. To open a table: roundtable play --server ADDRESS GAME
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
