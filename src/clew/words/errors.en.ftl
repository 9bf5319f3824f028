# Why something that somebody asked for cannot be done. The name after error- is the `why` of a ClewError.

## At the table

error-over = The game is over.
error-no-seat = There is no seat { $seat }.
error-answered = You have answered already.
error-left = This player has left the game already.
error-not-asked = Nothing is asked outside the turn at the moment.
error-not-now = That is not possible at the moment.
error-nothing-to-order = This game asks nobody outside their turn, so there is nothing to answer in advance.
error-nothing-to-take-back = There is nothing to take back.
error-nothing-to-try = There is nothing to try out.
error-no-view = That cannot be shown as a board.
error-nothing-proposed = Nobody has proposed anything.
error-no-way-back = The game cannot go back to that point.
error-rated-take-back = A rated game goes back only if everybody agrees, and a bot cannot agree.
error-bad-move = Move { $n } of this variation cannot be played there.
error-no-entry = The game has no entry { $n }.
error-no-moves = A variation has at least one move.
error-nobody-looks = Nobody is looking at the screen.
error-no-adviser = No bot of { $game } can give a hint.
error-random-adviser = The random bot gives no hints: it knows nothing.

## A table and who sits there

error-no-game = There is no game called “{ $name }”. There are: { $there }.
error-players = { $least ->
    [one] { $game } is for one player, not { $players }.
   *[other] { $game } is for { $least } to { $most } players, not { $players }.
  }
error-no-option = { $game } has no option called “{ $option }”. It has: { $there }.
error-option-form = An option is written name=value, not { $given }.
error-option-value = { $takes ->
    [switch] { $option } is yes or no, not { $given }.
    [list] { $option } is a list of { $there }, separated by commas, not { $given }.
    [list-most] { $option } is a list of at most { $most } of { $there }, separated by commas, not { $given }.
    [one] { $option } is one of { $there }, not { $given }.
    [number] { $option } is a number from { $least } to { $most }, not { $given }.
   *[other] { $option } cannot be { $given }.
  }
error-options = These options of { $game } do not go together: { $detail }
error-goals = goals: { $players } players can have at most { $most } goals each, not { $given }. (LB-07)
error-one-each = { $option }: { $players } different ones are needed. ({ $rule })
error-square = square: four cards are turned, or none, not { $given }. (LC-03)
error-cards = cards: { $players } players have at most { $most } each. (TT-28)
error-friendly-option = { $option } cannot be changed in a rated game.
error-friendly-hints = A rated game has no hints.
error-no-choice = “{ $choice }” cannot be chosen for a seat. There are: { $there }.
error-no-bot = { $game } has no bot called “{ $bot }”. It has: { $there }.
error-no-player = “{ $player }” cannot sit at { $game }. There are: { $there }.
error-seats-and-bot = --seats names everybody already: leave { $less } out.
error-too-many-names = { $names } names are too many for { $humans ->
    [one] one human
   *[other] { $humans } humans
  }.
error-budget = “{ $bot }”: a bot’s budget is a time such as 1s or 50ms, or a number of nodes, and cores such as x4.
error-no-time = “{ $bot }”: a decision needs some time.
error-one-core = “{ $bot }” thinks on one core only.
error-no-net = There is no net “{ $path }”.
error-not-a-net = “{ $path }” is not a net that clew train has made.
error-net-of-another-game = The net “{ $path }” plays { $game }, with { $players } players, and nothing else.
error-net-of-other-rules = The net “{ $path }” learned by other rules than those of today.
error-net-damaged = The net “{ $path }” is damaged.
error-program-form = “{ $bot }”: a program is written cmd:PROGRAM, or cmd@2s:PROGRAM with its time.
error-programs-elsewhere = Programs of your own play on Linux and macOS only.
error-no-command = { $command } is not a command. Write for example { $example }.
error-program-missing = There is no program “{ $program }” that can be run.
error-program-not-started = “{ $program }” cannot be started: { $detail }

## Names and messages

error-name-length = A name has 1 to { $most } characters.
error-name-signs = A name has only visible letters and signs.
error-marks = A letter has at most { $most } accents or other marks on it.
error-message-length = A message has 1 to { $most } characters.
error-message-signs = A message has only visible letters and signs.
error-no-emote = There is no quick message { $emote }. There are: { $there }.

## Accounts

error-login-length = A sign-in name has 2 to 40 characters.
error-login-marks = A sign-in name has no letters with many marks on them.
error-wrong-password = The name or the password is wrong.
error-wrong-code = The name or the code is wrong.
error-password-length = A password has 8 characters or more.
error-password-common = This password is one of the first that others try. Choose another one.
error-push-service = This browser’s service for notifications is not one that the server knows.
error-left-often = { $minutes ->
    [one] You have left others alone several times. You can look for somebody again in a minute.
   *[other] You have left others alone several times. You can look for somebody again in { $minutes } minutes.
}
error-left-often-here = { $minutes ->
    [one] Guests at your internet address have left others alone several times. You can look for somebody again in a minute, or at once with an account.
   *[other] Guests at your internet address have left others alone several times. You can look for somebody again in { $minutes } minutes, or at once with an account.
}
error-only-quick-match = Only “Find somebody” brings strangers together.
error-strangers = At most { $most } strangers play together.
error-own-friend = You cannot be a friend of yourself.
error-choose-messages = Choose the messages that are to be removed.
error-shutting-down = The server is shutting down. Try again in a moment.

## Lessons and puzzles

error-no-tutorial = { $game } has no lessons. clew rules { $game } shows its rules.
error-no-lesson = There is no lesson called “{ $name }”.
error-no-puzzles = { $game } has no puzzles. There are some for: { $there }.
error-no-puzzle = There is no puzzle called “{ $name }”.
error-not-solved = { $game } has no puzzles that can be solved.
error-no-day = { $day } is not a day.
error-no-notebook = { $path } has your puzzles and cannot be read. Mend it, or move it away to begin anew.
error-daily-alone = --daily is a puzzle of its own: leave { $name } out.
error-puzzle-over = This attempt is over. Begin again.
error-answer-length = No answer has more than { $most } actions.

## Tournaments

error-cup-clock = The games of a tournament need a clock.
error-cup-hints = A tournament has no hints.
error-cup-rounds = A Swiss tournament needs a number of rounds.
error-cup-days = An arena is played at once, not by correspondence.
error-cup-bots = A tournament has { $most } bots at most.
error-cup-full = This tournament has room for { $most }.
error-cups = You have too many open tournaments. End one first.
error-cup-two = A tournament needs two players at least.
error-cup-begun = This round robin has begun and takes nobody else.
error-cup-sent = The host has sent you away.
error-cup-programs = Programs do not play in this tournament.
error-cup-table = The tournament says who plays at this table.

## Files

error-not-read = { $path } cannot be read: { $detail }
error-not-written = { $path } cannot be written: { $detail }
error-file-exists = { $path } exists already: resume it, or save to another file.
error-no-record = { $path } is not a record of Clew, or it is damaged.
error-no-receipt = { $path } is not a receipt of Clew, or it is damaged.
error-other-format = { $path } has the format { $format }; this version of Clew reads { $there }.
error-changed-record = { $path } was changed after it was written. clew verify says where.
error-record-entry = { $path } cannot be played again: entry { $n } does not follow the rules.
error-no-secret = The record has no secret yet: the game is still hidden.
error-damaged = The secret or a player’s number in this record is damaged.
error-other-rules = This game was played under version { $rules } of the rules of { $game }, and this Clew has version { $version }. It cannot be played again here, but clew verify still proves its draws.
error-other-game = { $path } is a game of { $game }, not of { $wanted }.
error-nothing-to-resume = The game in { $path } is over: there is nothing to resume.
error-played-by-program = A program plays in { $path }. If you trust it, name it as well: { $command }
error-bot-not-here = { $path } needs the bot “{ $bot }”, which is not here.
error-resume-one = --resume continues one game, not several.
error-no-step = There is no entry { $step }: the game has entries 1 to { $most }.
error-no-variations = { $path } is not a file of variations of Clew, or it is damaged.
error-other-variations = { $path } has variations of another game.
error-no-variation = There is no variation { $number } in { $path }.
error-bad-variation = Variation { $number } in { $path } cannot be played in this game.
error-no-key = “{ $key }” is not a key: a key has 64 hexadecimal digits.

## Languages

error-no-language = There is no language “{ $name }”. There are: { $there }.
