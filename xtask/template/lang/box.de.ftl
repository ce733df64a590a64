# Was auf der Schachtel steht.

title = Sample
subtitle = Ein erster Entwurf
pitch = Ein Wettlauf über acht Schritte, mit einer geheimen Karte in jeder Hand.
minutes = 5 Minuten
