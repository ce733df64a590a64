# Was auf der Schachtel steht.

title = Die Zukunft von Camelot
subtitle = Ritter, Magier und fünf Räume
pitch = Sende heimlich Ritter aus, sage voraus, wie viele ihr zusammen ausgesandt habt, und wähle deine Mission zuerst, wenn dein Magier am besten gesehen hat. Jeder Raum des Schlosses hat eigene Regeln.
minutes = 45–60 Minuten
