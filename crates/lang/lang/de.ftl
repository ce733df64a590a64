# Wendungen, die jeder Tisch braucht.
you = Du
seat = Platz { $number }
and = und
nothing = nichts
