# Was auf der Schachtel steht.

title = Knight
subtitle = Ein Name bei Hofe, ein Land in Not
pitch = Zwölf Züge, um dein Gut zu retten: Jedes Ereignis gibt mit der einen Hand und weckt mit der anderen den Feind. Steig auf bei Hofe, damit die Krone rechtzeitig Hilfe schickt; allein, nebeneinander oder im Krieg gegeneinander.
minutes = 60 Minuten
