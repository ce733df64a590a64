# Phrases that every table shares.
you = You
seat = Seat { $number }
and = and
nothing = nothing
