# The pages about Clew

help-first = The first game
    .text = “Play now” under a game starts it against bots. “Learn” teaches it in five minutes, on prepared positions; “Rules” has all of it, rule by rule. While you play, what you can do is lit, and if something is not allowed, you are told the rule.
help-keys = With keys alone
    .text = Tab goes to the board, the arrow keys go from one thing to the next, Enter does it. In Labyrinth, R turns the spare tile. Escape skips what moves, closes what is open, and takes a choice back. At the foot of a table you can type an action; “help” lists what can be typed. A screen reader is told what happens and what is asked.
help-pace = Too fast, too loud, too much
    .text = How fast opponents move is set at the table; a click or Escape skips the rest. The loudspeaker in the header turns sounds off. In the settings you choose the theme, the language, and whether anything moves at all.
help-stuck = When you do not know what to do
    .text = Where the table allows it, “Hint” shows what the strongest bot would do, and why. Against bots you can take your last action back. When the game is over, “Look back” shows every moment of it, with all cards open.
help-friends = With friends
    .text = “With friends” opens a table and gives a link: whoever opens it can sit down, without an account. On one screen, the page asks to be handed over before it shows anybody’s cards.
help-account = Do I need an account?
    .text = No. Without one, your games are kept in this browser’s name for a while. With one, a name and a password, they go with you, and rated games count.
help-trouble = If something is wrong
    .text = If the connection is lost, the page comes back by itself, and no move is lost. If a page looks broken, load it again: the game is kept by the server. Whoever runs this server is named under “Privacy”.

about-what = Five labyrinths, one thread
    .text = Clew is a place to play five labyrinth games: with friends, against bots, at one screen or alone. A clew is the ball of thread that leads out of a labyrinth.
about-fair = Fair, and you can check it
    .text = Before a game the table fixes a secret that it cannot change, and every player adds a number of their own. From both follow all shuffles and dice. Your browser keeps a receipt, and compares it with the record when the game is over.
about-bots = Bots that do not cheat
    .text = They see what their seat sees, and nothing else. They say why they play what they play, and how strong they are is measured.
about-open = Free and open
    .text = There is no advertising, and nobody follows you around. The program is open source under the MIT licence; anybody can run a server, and finished public games are open data.
about-not = What Clew is not
    .text = Clew is not made, endorsed or sponsored by the designers or publishers of the games. The games are theirs, and named under “Credits”; words, drawings and code here are our own. If you like a game, buy it: it is lovely on a table.
