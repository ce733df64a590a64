# What the box says.

title = King Arthur
subtitle = The card game
pitch = Knights of one colour beat dark powers, monsters and dragons; beaten foes open the way to thirteen adventures. Gather what you need before somebody else does.
minutes = 30 min
