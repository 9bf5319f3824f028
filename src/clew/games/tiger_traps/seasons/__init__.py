"""Seasons of Traps for two, solved: how likely each choice is when nobody can be outwitted.

Within a season only what cards match counts, so that a hand of six is one of 19, and with at most
four cards in a stack the whole season is small enough for counterfactual regret minimisation. What
everybody knows of the hands (the notes) makes each such season another one.

`hands`, `plan`, `moments` and `rows` are what is looked at and where it is kept; `possible`,
`turning`, `showing` and `solver` play a season through and learn; `worths` is what the gems are
worth at a season's end; `pages`, `book` and `stored` are the solved seasons as data; `situation`
finds the place of a position in it. How a book is made stands in `clew.games.tiger_traps.training`.
"""
