# Phrases that every table shares.
you = You
seat = Seat { $number }
and = and
nothing = nothing

# The heralds' colours, in plain words.
tincture-argent = white
tincture-sable = black
tincture-or = gold
tincture-gules = red
tincture-azure = blue
tincture-vert = green
tincture-purpure = violet
tincture-tenne = orange

# A table read aloud, zone by zone, piece by piece.
read-plate = { $who }: { $facts }
read-score = { $points ->
    [one] 1 point
   *[other] { $points } points
}
read-pending = { $who-is ->
    [you] it is your turn
   *[other] to move
}
read-number = { $what } { $number }
read-pile = { $zone }, a pile of { $count }
read-several = { $count } × { $what }
read-down = { $count ->
    [one] a card face down
   *[other] { $count } cards face down
}
read-mark = with { $what }
read-mark-of = with { $what } of { $who-is ->
    [you] yours
   *[other] { $who }
}
read-chosen = chosen
read-stage = { $state ->
    [done] { $stage } (done)
    [skipped] { $stage } (left out)
    [now] { $stage } (now)
   *[ahead] { $stage }
}

# Why a step was not played.
refused-unreadable = “{ $found }” is not something that can be played in this game.
refused-turn = It is not your turn.
refused-not-chance = No card or die is due now.
refused-chance-first = A card or a die is due first.
refused-over = The match is over.
refused-impossible = “{ $outcome }” cannot happen now.
refused-sealed = Chance comes from the sealed seed and cannot be scripted.
refused-scripted = Chance is scripted here: write down the card or the die.
refused-undo-nothing = There is nothing to take back.
refused-undo-chance = This cannot be taken back: a card was turned or a die was cast since.
refused-undo-other = This cannot be taken back: somebody else has acted since.
refused-undo-learned = This cannot be taken back: you have learned something by it.
