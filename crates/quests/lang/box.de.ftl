# Was auf der Schachtel steht.

title = Quests of the Round Table
subtitle = Auslegen, wagen, tjostieren, aufsteigen
pitch = Lege den anderen Gefahren in den Weg, oder wage dich an ihre: mit Schwert, Pferd und guter Gesellschaft, oder nur mit Mut. Abenteuer und Turniere bringen Schilde, Schilde machen Ritter, und wer zuerst an der Tafelrunde sitzt, gewinnt.
minutes = 60 Minuten
