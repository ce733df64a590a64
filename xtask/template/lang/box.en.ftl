# What the box says.

title = Sample
subtitle = A first draft
pitch = A race of eight steps, with a secret card in every hand.
minutes = 5 min
