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
