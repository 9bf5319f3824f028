# La Dame et le Tigre : Pièges, appris en jouant. Une aide dit exactement quoi faire.

tiger-traps-learn-season = Une promesse tenue
tiger-traps-learn-season-hello = Cinq gemmes font gagner. Vous en avez une, trois sont dans le pot. On les obtient en promettant et en tenant parole, ou en faisant échouer la promesse d’un autre.
tiger-traps-learn-season-goal = L’objectif de cette saison est la dame bleue. Une carte dame bleue a les deux traits et compte 2 ; bleu seul ou dame seule compte 1. Une carte qui n’a ni l’un ni l’autre, comme le tigre rouge, est un piège.
tiger-traps-learn-season-choose = Chacun pose une première carte cachée, tous en même temps. Posez une dame bleue : deux traits que vous connaissez.
    .hint = Posez une dame bleue.
tiger-traps-learn-season-build = À tour de rôle, on ajoute une carte ou on lance les enchères. Ajoutez votre autre dame bleue.
    .hint = Posez la seconde dame bleue.
tiger-traps-learn-season-bid = Votre pile contient 4 traits. Une mise dit combien vous en retournerez dans toutes les piles ensemble. Promettez-en quatre.
    .hint = Misez 4.
tiger-traps-learn-season-reveal = Les autres passent : il faut tenir parole. Retournez la première carte d’une pile, n’importe laquelle, et continuez. Commencez par la vôtre : vous savez ce qui s’y trouve.
    .hint = Retournez la première carte de votre pile.
tiger-traps-learn-season-again = Deux sur quatre. Encore une.
    .hint = Retournez la carte suivante de votre pile.
tiger-traps-learn-season-won = Quatre sur quatre : tout le pot est à vous. Chacun reprend ses cartes et un nouvel objectif est retourné. Les cartes montrées restent connues.

tiger-traps-learn-trap = Un piège
tiger-traps-learn-trap-lure = Vous avez quatre gemmes, la prochaine fait gagner. L’objectif est maintenant le tigre rouge : vos dames bleues n’ont aucun trait, ce sont des pièges. Celui qui en retourne une dans votre pile vous paie une gemme.
tiger-traps-learn-trap-choose = Posez un piège tout en bas.
    .hint = Posez une dame bleue.
tiger-traps-learn-trap-build = Maintenant quelque chose d’inoffensif dessus, pour que votre pile ait l’air bonne.
    .hint = Posez la dame rouge.
tiger-traps-learn-trap-pass = Cinq traits sont promis. Difficile à tenir sans votre pile. Ne dites rien.
    .hint = Passez.
tiger-traps-learn-trap-end = La dernière carte était votre piège, et cette gemme est la cinquième : vous gagnez ! Un piège dans votre propre pile aurait donné une gemme à un autre : prenez garde quand c’est vous qui promettez.
