# What the box says.

title = Quest for the Ring
subtitle = Four states, one ring
pitch = A magic ring lies somewhere on the map. Find it, carry it past dragons and rivals to three different cities, and lay it down each time where the others are far away.
minutes = 60 min
