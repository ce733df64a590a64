# Was auf der Schachtel steht.

title = King Arthur
subtitle = Das Kartenspiel
pitch = Ritter einer Farbe besiegen dunkle Mächte, Monster und Drachen; besiegte Widersacher öffnen den Weg zu dreizehn Abenteuern. Sammle, was du brauchst, bevor es ein anderer tut.
minutes = 30 Minuten
