# Phrases that every table shares.
you = You
you-subject = you
you-object = you
you-dative = you
seat = Seat { $number }
name = { $who }
victory-of = { $names-is ->
    [nobody] Nobody has won.
    [you] You have won.
    [other] { $names } has won.
   *[several] { $names } share the victory.
}
and = and
or = or
nothing = nothing
number-of-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
number-of-points-dative = { number-of-points }

# The heralds' colours, in plain words.
tincture-argent = white
tincture-sable = black
tincture-or = gold
tincture-gules = red
tincture-azure = blue
tincture-vert = green
tincture-purpure = violet
tincture-tenne = orange

# A line of the log that is told several times.
story-repeated = { $count } × { $line }

# A table read aloud, zone by zone, piece by piece.
read-plate = { $who }: { $facts }
read-score = { number-of-points }
read-pending = { $who-is ->
    [you] it is your turn
   *[other] to move
}
read-number-of = { $what } { $number } of { $of }
read-spot-done = done
read-spot-open = within reach
read-spot-near = almost within reach
read-spot-shut = out of reach
read-cost = costs { $what }
read-gain = brings { $what }
read-need = needs { $what }
read-lack = { $what } missing
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
refused-unreadable = The step “{ $found }” cannot be read. It should be { $expected }.
refused-turn = { $who-is ->
    [you] It is not your turn
   *[other] It is not { $who }’s turn
}; everybody waits for { $names-object }.
refused-not-chance = No card or die is due now.
refused-chance-first = A card or die is due first.
refused-over = The match is over.
refused-impossible = “{ $outcome }” cannot happen now.
refused-sealed = Cards and dice come from the sealed seed and cannot be written down by hand.
refused-scripted = In this match, cards and dice are written down by hand and cannot be drawn.
refused-undo-nothing = There is nothing to take back.
refused-undo-chance = A card was drawn or a die was rolled since, so this cannot be taken back.
refused-undo-other-seat = Somebody else has acted since, so this cannot be taken back.
refused-undo-learned = This step revealed something, so it cannot be taken back.
refused-undo-line = The match cannot go back to line { $line }. It can go back to the start, or to an earlier step that was not taken back.

# Whether a match passed the test of its seal.
verify-scripted = There is nothing to verify: the cards and dice were written down by hand.
verify-differs = Line { $line } of the match says “{ $found }”, but the seed gives “{ $expected }”.

# Why a match cannot be opened.
log-unreadable = { $what }
rules-unknown = This match is played by version { $found } of the rules; this program plays { $known ->
    [single] version { $newest }
   *[several] versions { $oldest } to { $newest }
}. Open it with { $age ->
    [newer] a newer
   *[older] an older
} version of Roundtable.
