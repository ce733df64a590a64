# Was auf der Schachtel steht.

title = Die Suche nach dem Ring
subtitle = Vier Länder, ein Ring
pitch = Irgendwo auf der Karte liegt ein magischer Ring. Finde ihn, trage ihn an Drachen und Rivalen vorbei in drei verschiedene Städte und lege ihn jedes Mal dorthin, wo die anderen weit weg sind.
minutes = 60 Minuten
