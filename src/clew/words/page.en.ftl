# What the page says. Every message here is also in the other languages’ files.

page-elsewhere = Elsewhere
page-games = Games
page-my-games = Continue playing
page-past-games = Games you have played
page-open-tables = Open tables
    .none = Nobody is waiting for players right now. Open a table with friends and list it here.
page-credits = Credits
    .icons = Icons by Lorc, Delapouite and others
    .fonts = Typefaces:
    .games = The games are by their authors and publishers; Clew has its own words, drawings and program, and is not affiliated with them.
    .makers = By { $designer }, published by { $publisher }
    .house = Designed and published by { $publisher }
page-help = Help
page-about = About Clew
page-interface = For programs
page-close = Close
page-save = Save
page-on = On
page-off = Off

## Settings

page-settings = Settings
page-language = Language
page-theme = Theme
page-theme-auto = Same as system
page-theme-light = Light
page-theme-dark = Dark
page-speed = Opponents move
    .auto = At first slowly
    .slow = Slow
    .normal = Normal
    .fast = Fast
    .once = At once
page-motion = Motion
page-motion-auto = Same as system
page-motion-full = Full
page-motion-none = None
page-sound = Sound
page-signs = Show the bots’ reactions
page-my-name = Your name

## A game on the home page

page-players = players
page-minutes = { $from }–{ $to } min
page-level-1 = easy to learn
page-level-2 = takes some thought
page-level-3 = for experienced players
page-play-now = Play now
page-with-friends = With friends

page-status-open = waiting for players
page-status-playing = under way
page-status-over = over
page-status-closed = closed
page-you-won = you won
page-you-lost = over
page-seat-open = open seat

## A new table

page-who-plays = Who plays?
page-how-friends = Friends, each on their own device
    .hint = You get a link to send.
page-how-screen = All of us on this device
    .hint = You pass the screen from player to player.
page-how-bots = Bots
    .hint = The game begins at once.
page-screen-name = Name of player { $seat }
page-screen-who = Who plays at seat { $seat }
page-screen-person = a person
page-how-many = How many players
page-which-bot = How strong
page-bots = Bots
page-my-level = My level
    .open = Bot for open seats
page-listed = List it among the open tables
page-options = Game options
page-make-table = Open the table
page-start = Begin
page-start-with-bots = Begin, with bots in the open seats
page-start-when-ready = Begin when everybody is ready
page-call = Call the others
    .code = or type this on the start page:
    .share = Share the link
    .watch = Anybody with the link may watch.
page-call-bot = Bot for open seats
page-qr = A QR code that leads here
page-seats-free = { $open ->
    [0] Everybody is here.
    [one] One seat is still free.
   *[other] { $open } seats are still free.
  }
page-ready = ready
page-not-ready = not ready yet
page-ready-now = I am ready
page-ready-later = Wait for me
page-seat-host = host
page-seat-choice = My choice
page-seat-any = whatever is left
page-seat-give-up = Leave the table
page-unusual = Not the usual rules
    .rest = Everything else as in the box.
page-unusual-delay = watched { $delay } later
page-invite = Link to this table
page-copy = Copy
page-copied = Copied
page-join-seat = Take the seat
page-join-full = The table is full.
page-join-name = You will be called
page-join-you = you?
page-join-learn = Learn it in two minutes
page-join-watch = Watch
page-join-free = No account, nothing to install.
page-join-back = Back to the table
page-join-code = Join with a code
    .words = Three words
    .go = Join
    .unknown = No table waits under these words.
page-give-to-bot = Give to a bot
page-free-seat = Free the seat
page-close-table = Close the table
page-host-starts = The game begins when the host starts it.

## At the table

page-board = Board
page-seats = Players
page-log = What happened
    .none = Nothing has happened yet.
    .look = Look at this moment
page-log-click = Touch a turn to look back at it.
page-log-exact = Every step
page-log-turn = turn { $turn }
page-log-table = At the table
page-turn-again = Show again
    .of = Show the last turn of { $name } again
    .now = { $name }: shown again
    .stop = Stop
page-rules = Rules
page-rules-legend = Every rule has a number. “Our ruling” marks how we read the rulebook where it is silent.
page-undo = Take back
page-leave = Leave
page-leave-ask = Leave the table?
    .hint = The game is kept: you can come back at any time. Resigning ends it for you.
    .later = Leave for now
    .stay = Play on
page-resign = Resign
page-whose-turn = Whose turn it is
page-your-turn = Your turn
page-waiting-for = Waiting for { $names }
page-answered = Your choice is made. The others are still choosing.
page-you = you
page-is-bot = bot
page-bot-named = { $name } ({ $level })
page-against = You play against { $name }, { $who }
page-is-away = away
page-has-left = left
page-is-acting = playing
page-show-rule = Show the rule
page-connection-lost = Connection lost. Trying again…
page-hand-over-ready = I am { $name }
page-turned = Turn the board to whoever plays
    .short = Turn the board
page-command-line = Command line
page-not-now = There is nothing to do now.
page-refused-unreadable = That is not an action. Type help to see what you can type.
page-refused-stale = The game has moved on. Look again.
page-refused-unavailable = The server cannot store anything at the moment. Nothing was played; please try again.
page-refused-too-fast = Too fast. Wait a moment.
page-refused-not-yours = That is not yours to do.
page-refused-not-ready = Not everybody is ready yet.
page-refused-not-running = The game is not running.
page-refused-taken = That is already taken.
page-refused-alone = This needs a server where others play, too.
page-refused-blocked = You cannot sit at this table.
page-refused-no-nonce = Somebody’s browser has not handed in its number for the shuffle yet.
page-refused-not-full = A seat is still open.
page-refused-offline = The server cannot be reached.
page-refused-no-address = That is not an e-mail address.
page-refused-mail-fails = The mail could not be sent. Try again later.
page-refused-banned = This player is banned from this server.
page-refused-foreign = That request came from another site’s page and was ignored.
page-refused-hidden = This cannot be shown yet.
page-refused-illegal = That cannot be done: { $text }.
page-refused-no-account = You need an account for that.
page-refused-no-entry = There is no such moment in this game.
page-refused-no-mail = This link is no longer valid.
page-refused-no-player = There is no player with this link.
page-refused-no-program = There is no program with this name.
page-refused-no-puzzle = There is no such puzzle.
page-refused-no-seat = There is no such seat.
page-refused-no-table = There is no table at this link.
page-refused-no-token = This token is not valid, or it has been revoked.
page-refused-no-tournament = There is no such tournament.
page-refused-not-now = That is not possible at the moment.
page-refused-nothing = There are no lessons for this game.
page-refused-other-rules = This game was begun under an older version of its rules. It cannot continue here.
page-refused-too-many = There are too many already.
page-refused-changed-record = This file was changed after it was written. clew verify says where.
page-refused-differs = This game is here already, and has gone on differently.
page-refused-no-record = This file is not a record of Clew, or it is damaged.
page-refused-elsewhere = You are already waiting in another window.
page-refused-emotes-only = Strangers can talk once all of them have agreed to.
page-refused-left-often = You have left others alone several times. Wait a little before you look for somebody again.
page-refused-missed = You did not accept in time, so you are no longer waiting.
page-refused-wrong = That cannot be done: { $text }.

## Labyrinth's board

page-turn-left = Turn left
page-turn-right = Turn right

## The Lady and the Tiger: Labyrinth


## The Lady and the Tiger: Traps


## Learning

page-learn = Learn it
page-learn-title = Learn { $game }
page-lesson = Lesson
page-lessons = Lessons
page-learn-far = Your progress
page-learn-next = Continue
page-learn-hint = Show me how
page-learn-done = You know how to play
    .hint = Now for a real game, against an opponent who does not know much more than you do.
page-learn-play = Play against the novice
page-learn-again = Start again

## The end

page-over = The game is over
page-victory = You win!
page-again = Play again
page-replay = Look back

## Looking back

page-replay-of = Looking back: { $game }
page-replay-at = Step { $n } of { $last }
page-replay-start = To the start
page-replay-back = Back
page-replay-play = Play
page-replay-pause = Pause
page-replay-next = Forward
page-replay-end = To the end
page-replay-speed = Speed
page-replay-eyes = Seen by
page-replay-nobody = a spectator
page-replay-record = Record
page-replay-hidden = The full record is available once the game is over.
page-to-table = Back to the table
page-verify = Verify the shuffle
page-verify-what = Before the game, the server published the hash of a secret. Your own browser now computes what follows from it.
page-verify-commitment = The secret is the one that the commitment in the record stands for.
    .bad = The secret is not the one that the commitment in the record stands for.
page-verify-promise = It is the hash that this browser noted when you sat down, and your own random number is part of the shuffle.
page-verify-seed = Seed, from the secret, everybody’s numbers and the table’s name:
page-verify-draws = { $entries ->
    [one] All { $draws } draws of the one entry follow from the seed.
   *[other] All { $draws } draws of { $entries } entries follow from the seed.
  }
    .bad = Entry { $entry } has draws that do not follow from the seed.
page-verify-rules = The downloaded record and this command prove that the actions follow the rules:
page-verify-older = This game was played under other rules than this server has now: the shuffle can be proved, but not that every action follows the rules.
page-verify-same = This is the game you played: this browser has kept its receipt, and it fits the record.
page-verify-how = How do we know?
page-verify-later = The record could not be fetched, so it was not compared with this browser’s receipt. It can be compared in the replay.
page-verify-differs-id = The record is of another game than the one you played.
page-verify-differs-commitment = The record is not the game you played: the secret was exchanged.
page-verify-differs-nonce = The record is not the game you played: your own random number is missing from the shuffle.
page-verify-differs-unhashed = The record is not the game you played: its running hash is missing.
page-verify-differs-short = The record is not the game you played: it ends with entry { $after }, but you saw { $entry } entries.
page-verify-differs-opening = The record is not the game you played: it differs before the first entry (seats, names, options, start or deal).
page-verify-differs-entry = The record is not the game you played: it differs at entry { $entry } or before{ $after ->
    [-1] .
   *[other] , after entry { $after }.
  }
page-verify-bots = The bots’ numbers follow from the secret: nobody chose them after yours.
    .bad = The bots’ numbers do not follow from the secret: somebody could have chosen them.
page-verify-hash = The running hash is that of everything in the record.
    .bad = The running hash is not that of what stands in the record: something was changed.
page-verify-signature = The server has signed it, with the key that it shows in public:
    .bad = The signature does not fit: this is not what the owner of this key signed:
page-verify-signature-foreign = It is signed, but not with a key of this server:
page-verify-signature-unknown = It is signed, but this browser cannot check signatures of this kind (Ed25519). clew verify can.
page-verify-withheld = Names are withheld (seats { $seats }); the running hash holds them all the same.
page-verify-unfinished = The game has no result: it was broken off.
page-verify-proof-receipt = Proved by the receipt that this browser kept while you played, up to entry { $seen }: the names, who was a person and who a bot, the times, resignations, take-backs and every action.
page-verify-proof-signature = That these are the actions, the names, the people and bots, the times, resignations and take-backs, and that nothing is missing, is the word of the server that signed. This browser has no receipt that would prove it.
page-verify-proof-neither = Which of the legal actions were played, the names, who was a person and who a bot, the times, resignations and take-backs, and whether something is missing, are proved by nothing here: there is no signature that could be checked, and no receipt.
page-verify-receipt = Download the receipt
page-verify-insecure = This browser cannot compute hashes here: open the page over https or on this machine.

## When something is missing

page-lost = A dead end
    .home = To the games
    .again = Try again
page-lost-lesson = There is nothing to learn here, or the server cannot be reached.
page-lost-nowhere = There is nothing at this address.
page-lost-table = There is no such table, or you may not look at it.
page-lost-closed = The host has closed this table.
page-closed-record = It has given out its secret and what was played until then, so that everybody can see what was broken off.
page-other-rules-ended = The rules of this game have changed since you began, so this game has ended: nobody has won or lost, and it does not count for any rating. Its record is here, with the secret of the shuffle.
page-other-rules-played = This game was played under older rules, which this server can no longer show move by move. Its record is here, with the secret of the shuffle.
page-other-rules-again = New table
page-lost-game = There is no such game here.
page-lost-server = The server cannot be reached. Is it running?
page-lost-script = A part of the page could not be loaded.
page-lost-broken = Something went wrong on this page. Your game is safe on the server: try again to continue.
page-went-wrong = That did not work. Try again.

## Who I am

page-account = Account
page-account-guest = You are playing as a guest in this browser. With an account, your games and ratings follow you to every device.
page-account-of = Signed in as { $login }.
page-saved = Saved.
page-register = New account
    .hint = No e-mail needed: just a name to sign in with and a password. Your games so far come with you.
page-sign-in = Sign in
    .hint = What you have played here as a guest is moved into the account.
page-recover = Forgot password?
    .set = Set new password
    .hint = Use one of your recovery codes to set a new password.
page-login = Sign-in name
page-password = Password
page-password-new = New password
page-code = Recovery code
page-codes = Keep these codes
    .hint = A forgotten password cannot be sent to you by e-mail. Each of these codes lets you set a new one, once. They are shown only now.
page-codes-save = Save as a file
page-codes-done = I have them
page-sign-out = Sign out
page-mail = Mail when it is your turn
    .hint = For games that allow days for a decision: you get a mail when it is your turn and you are not at the table.
page-mail-address = E-mail
page-mail-asked = We have sent a mail to { $address }: follow its link to confirm that the address is yours.
page-mail-confirmed = { $address } gets a mail when it is your turn.
page-mail-none = No more mail
page-data = Your data
    .hint = Everything stored about you, to download or to delete.
page-data-export = Download it
page-data-delete = Delete me
page-open-name = Show my name in the open data
    .hint = Finished games of public tables are open for everybody to study; your name is left out unless you choose to show it.
page-programs = Programs
    .hint = Bots that you have written, in any language: they can join tables here from anywhere, each with its own token.
page-program-name = Name
page-program-make = Make a token
page-program-token = The token of { $name }. It is shown only now: keep it in a file.
page-program-revoke = Revoke
page-program-again = New token
page-programs-here = Programs
page-program-invite = Invite
page-invited = { $name } is invited.
page-programs-may = Programs may join
    .hint = Other players’ bots can take open seats at a public table.
page-delete = Delete everything stored about you?
    .hint = Your account, your ratings and your messages are deleted for good. Games stay for those who played with you, without your name.
    .keep = Keep it

## Games played, ratings

page-history = Games played
page-history-every = All games
page-history-count = { $count ->
    [one] one game
   *[other] { $count } games
  }, { $won } won
page-history-latest = { $count ->
    [one] the latest game
   *[other] the latest { $count } games
  }, { $won } won
page-history-more = Show earlier games
page-history-none = No game has been finished yet.
page-all-games = Show all
page-you-came = Place { $rank }
page-tournaments = Tournaments
    .back = To the tournament
page-ratings = Ratings
    .hint = From rated games, for people and bots alike. The number is a cautious estimate: it rises as more games confirm it.
    .none = Nobody has played a rated game of this yet. Tick “rated” when you open a table.
    .open = Open a rated table
    .more = Show more
page-place = Place
page-name = Name
page-rating-head = Rating
page-rating = rating { $rating }
    .league = league { $rating }
page-rated-guest = In a rated game an absent player loses. As a guest you keep your rating in this browser only.
page-new-rating = Your rating is now { $rating }, after { $games ->
    [one] one game
   *[other] { $games } games
  }.

## Profiles

page-profile = Profile
page-profile-since = Threading mazes since { $date }
page-profile-guest = Guest
page-profile-program = Program
page-profile-won = won
page-profile-played = games
page-profile-run = best run
page-profile-best-run = Most wins in a row
page-profile-wins = Won
page-profile-favourite = Plays { $game } most
page-profile-days = last 90 days
page-profile-curve = Rating over { $days ->
    [one] one day
   *[other] { $days } days
  }: from { $from } to { $to }
page-profile-best = best { $rating }
page-profile-trophies = Trophies
page-profile-of = { $count } of { $all }
page-profile-not-yet = not yet
page-profile-beaten = Beaten so far
page-profile-statistics = Statistics
page-profile-fastest = Fastest win
page-profile-by-seats = At the table
page-profile-seats = { $count } players
page-profile-against = Against
page-profile-people = people
page-profile-none = No game has been finished yet.
page-profile-closed = { $name } shows the rest to friends only.
page-profile-share = Everybody may see my profile
    .hint = Otherwise strangers see your name and your picture, nothing else.
    .told = Strangers see your name and your picture, nothing else. You can change that in your account.
    .open = Everybody may see this profile. You can change that in your account.
page-profile-see = See profile
page-avatar = Your picture
page-avatar-change = Change your picture
page-avatar-coin = Coin
page-avatar-treasure = Treasure
page-coin-gold = gold
page-coin-red = red
page-coin-blue = blue
page-coin-green = green
page-coin-violet = violet
page-coin-slate = slate

## Friends

page-friends = Friends
    .hint = Friends see your profile and whether you are here, and invite you with a click. You find people at tables and in the ratings: their names lead to their profiles.
page-friends-none = You have no friends here yet.
page-friends-account = Make an account to have friends here
page-friends-ask = Ask to be friends
page-friends-asks = { $name } would like to be friends.
page-friends-wants = would like to be friends
page-friends-accept = Accept
page-friends-decline = No, thanks
page-friends-waits = You have asked; there is no answer yet.
page-friends-take-back = Take it back
page-friends-are = You are friends.
page-friends-part = End the friendship
page-friends-asked = Asked, and not answered yet
page-friends-here = here
page-friends-away = away
page-friends-invite = Invite a friend
page-invitations = Invitations
page-invitation = { $name } invites you to { $game }.
page-invitation-go = To the table

## Messages while Clew is closed

page-push = Messages while Clew is closed
    .hint = Only in this browser, and only what you tick. They are encrypted for it: nobody on the way can read them.
page-push-turn = When it is my turn
page-push-friend = When a friend is here
page-push-refused = Your browser does not allow it. You can change that in its settings.

## Talk at the table

page-talk = Talk
page-talk-said = What was said
page-talk-none = Nobody has said anything yet.
page-talk-say = Say something
page-talk-send = Send
page-talk-new = new messages
page-talk-strangers = You have met by chance: quick messages only, until everybody agrees to talk.
page-talk-asked = The others would like to talk.
page-talk-agreed = You would like to talk. The others have not agreed yet.
page-talk-agree = Agree to talk
page-emotes = Quick messages
page-emote-hello = Hello!
page-emote-well-played = Well played!
page-emote-thanks = Thank you!
page-emote-wow = Wow!
page-emote-oops = Oops!
page-emote-sorry = Sorry!
page-emote-hurry = Your move!
page-emote-good-game = Good game!
page-replaced = I could not think this time: a simpler move was played for me.
page-mute = Mute
    .hint = You will no longer see what this player says.
page-unmute = Unmute
page-block = Block
    .hint = You will never be seated at the same table again.
page-blocked = { $name } is blocked.
page-report = Report
    .hint = Tell the people who run this server what happened.
page-reported = Reported. Thank you.

## Time

page-clock = Time to think
page-clock-none = As long as you like
page-clock-move-30 = 30 seconds per decision
page-clock-move-120 = 2 minutes per decision
page-clock-bank-300 = 5 minutes for the game, plus 5 seconds per decision
page-clock-bank-900 = 15 minutes for the game, plus 10 seconds per decision
page-clock-days-1 = A day per decision
page-clock-days-3 = 3 days per decision
page-clock-of-move = { $amount } per decision
page-clock-of-bank = { $amount } for the game, plus { $increment } s per decision
page-clock-of-days = { $amount ->
    [one] a day
   *[other] { $amount } days
  } per decision
page-late = A player who runs out of time
page-late-bot = is replaced by a bot until they return
page-late-forfeit = loses
page-time-left = { $time } left
page-rated = Rated
    .hint = It counts towards the ratings of everybody who plays.
page-spectators = Others may watch
page-table-options = Time, rating, spectators
page-same-screen = Same screen

## Going back

page-past = Position at step { $n } of { $last }
page-past-now = Back to now
page-back-ask = Ask to go back to this point
page-back-go = Continue from here
page-back-sure = Continue from this point?
    .hint = { $count ->
        [one] The step after it is taken back for good.
       *[other] The { $count } steps after it are taken back for good.
    }
    .not = Leave it as it is
page-back-asked = { $name } asks to go back to this point:
page-back-waiting = You have asked to go back. Waiting for the others to answer.
page-back-to-start = the start of the game
page-back-look = Look
page-back-withdraw = Withdraw
page-agree = Agree
page-decline = Decline
page-watching = You are watching.
page-watching-later = You are watching, { $delay } behind the players.
page-away = You ran out of time: a bot is playing for you.
page-come-back = I am back
page-again-join = Join the next game
page-notify = Notify me when it is my turn

## Everything open

page-replay-open = everybody, with all cards open
page-replay-share = Share
page-replay-shared = Link copied

## Hints, and who was ahead

page-hint = Hint
    .asking = Thinking…
    .play = Play it
    .hide = Hide the hint
    .typed = Typed:
page-hint-who = the { $bot }
page-hint-says = The { $bot } would play: { $action }.
page-hints = Hints allowed
    .hint = Players may ask what the master would do. Never in rated games.
page-refused-no-hints = This table is played without hints.
page-plan = Plan
    .title = Planning
    .nothing = Nothing is played. It is the turn of: { $names }.
    .your-turn = Nothing is played yet. It is your turn.
    .leave = Leave the plan
page-plans = Plans allowed
    .hint = Players may try things out in thought on anybody’s turn. Only with hints, so never in rated games.
page-plans-not = No plans
page-refused-no-plans = This table is played without plans.
page-curve = Who was ahead
    .show = Who was ahead?
    .asking = Working it out…
    .how = How often each player wins when bots play on from that point, with all cards as they really were ({ $games } games a point, { $bot }).
    .estimated = Each player’s chance, as the bots judge it from what a player could know, averaged over all players.
    .table = As a table
    .entry = Step
    .chart = Chances of winning, step by step
page-moments = What decided it
    .none = No single moment decided it: the lead kept changing, or never changed.
page-moment = { $name }: from { $before }% to { $after }%
page-percent = { $percent }%

## Other moves in a finished game

page-analysis = Try other moves
    .from = Other moves from step { $n }
    .world = Cards, tiles and dice are as they really were in this game.
    .turn = { $name } to move
    .whose = Who moves
    .over = The game would be over.
    .chances = Chances of winning, as the bots judge them
    .judging = The bots are judging…
    .best = What would the master do?
    .back = Back to the game
    .keep = Keep
    .none = Play a move on the board: for whoever’s turn it is.
    .moves = The moves of this variation
    .yours = Variations you keep
    .forget = Delete
    .save = Save as a file
    .open = Open a file
    .no-file = This file has no variations of this game.
page-analysis-kept = { $moves ->
    [one] Step { $n }: { $first }
   *[other] Step { $n }: { $first }, { $moves } moves
  }
page-analysis-why = Hint for { $name }: “{ $why }”
page-analysis-is-kept = Kept. Only you see it, unless you pass on the file.

## Puzzles

page-puzzles = Puzzles
    .what = A new one every day, and many more of every game: your rating finds those that are right for you.
page-puzzle-shelf = { $game }: { $turns }
page-puzzle-daily = Puzzle of the day
page-puzzle-of = { $game }: puzzle { $number }
page-puzzle-turns = { $turns ->
    [one] one turn
   *[other] { $turns } turns
  }
page-puzzle-left = { $left ->
    [0] No turn left
    [one] One turn left
   *[other] { $left } turns left
  }
page-puzzle-start = Solve it
page-puzzle-again = Start again
page-puzzle-next = Next puzzle
page-puzzle-back = Take back
page-puzzle-answer = Show an answer
    .hint = Once you have seen it, this puzzle counts as missed, and no longer for your streak.
page-puzzle-answer-is = One answer
page-puzzle-all = All puzzles
page-puzzle-solved-of = { $solved } of { $count } solved
page-puzzle-is-solved = solved
page-puzzle-solved = Solved!
page-puzzle-streak = { $days ->
    [0] No streak yet: solve today’s puzzle.
    [one] One day in a row
   *[other] { $days } days in a row
  }
page-puzzle-streak-best = Best: { $days ->
    [one] one day
   *[other] { $days } days
  }
page-puzzle-today-done = Today’s puzzle is solved. The next one comes tomorrow.
page-puzzle-see = Look at it again
page-puzzle-keep = Without an account, your streak is kept only in this browser; with one, it follows you to every device.
    .how = Create an account
page-puzzle-you = You
page-puzzle-other = Your opponent
page-puzzle-other-numbered = Opponent { $number }
page-puzzle-rating = Your rating: { $rating }
    .unsure = Your rating: about { $rating }
    .none = Your rating starts at 1500 with your first puzzle.
page-puzzle-hard = Difficulty { $rating }
page-puzzle-train = Next puzzle for you
page-puzzle-all-tried = You have tried all puzzles of this game.
page-puzzle-rated = Your rating is now { $rating } ({ $change }). The puzzle had { $puzzle }.
page-puzzle-unrated = Only your first try at a puzzle counts for your rating.
page-puzzle-share = Share
    .copy = Copy the line
    .done = The line is copied.
page-puzzle-colour = You play { $colour }.
page-lost-puzzle = There is no such puzzle.

## Without a server

page-alone = With others
    .what = This page runs all by itself in your browser: games, bots, lessons, puzzles. Playing with others on their own devices, finding somebody to play with, ratings and accounts need a Clew server.
    .motto = Push the walls, swap the cards, bluff the tiger. Play at once against bots, or together on this device. It all runs in your browser, even offline.
    .elsewhere = Play with others
    .loading = Getting ready
page-alone-ways = More ways to play
page-files = Games as files
    .what = Take a game with you, or go on with one from elsewhere: the very files that clew play, clew replay and clew verify read.
    .open = Open a file
    .save = Save as a file
page-meanwhile = Go on without the server
page-without-network = Play without a network
page-account-alone = Your games are kept in this browser, and nowhere else.
page-update = A newer version of Clew is there. Games that are under way go on.
    .now = Use it

## The end, over the board

page-finale = The end
page-finale-board = Show the board
page-finale-moment = The moment
page-finale-again = Watch it again
page-finale-swing = { $name }: chance of winning from { $before }% to { $after }%
page-finale-trophy = { $count ->
    [one] New trophy: { $names }
   *[other] New trophies: { $names }
  }
## Privacy

page-privacy = Privacy and imprint
    .cookie = A cookie keeps you recognised. It holds a random number and a signature, nothing else, and lasts { $days } days. There are no other cookies, nothing is loaded from other sites, and nobody counts your visits.
    .browser = Your browser keeps your settings, the receipts of your games and the puzzles you have solved.
    .guest = As a guest you are a random number and a name. If you never sit down at a table, both are deleted after { $days } days.
    .account = With an account, we also keep your login name, and your password and recovery codes as hashes that nobody can read back.
    .games = Games are kept with the names of their players, their moves and times, without a time limit; so are solved puzzles and the variations you keep. Tables where no game ever began are deleted after { $days } days.
    .profile = Your friends, when you were last here, your profile with its picture, your ratings and your statistics are kept until you delete your account. You choose who may see your profile.
    .talk = What you write at a table is kept with the table.
    .reports = If somebody reports you or you report somebody, the report is kept. The operator of this server reads it.
    .reports-moderated = If somebody reports you or you report somebody, the report is kept. The operator of this server and the moderators whom the operator has named read it.
    .mail = If you give an e-mail address, it is used for telling you that it is your turn, and it is deleted as soon as you remove it.
    .address = Your IP address is used for limits, so that nobody overloads the server or guesses passwords. It stays in memory; in the database it appears only in a form that cannot be read back, and only for as long as a limit counts.
    .log = This server also writes your IP address into a log, with the time of each request. The operator decides how long that log is kept.
    .open-data = Finished public games are published as open data, without names unless you agree.
    .rights = On your account page you can download everything that is stored about you, and delete your account: your name, login, address, friends, profile, messages, ratings, puzzles and variations then go, and your games stay without your name.
    .alone = This page runs in your browser alone. What you do here is kept in this browser and sent to nobody; to delete it, delete this site’s data in your browser.
page-imprint = Who runs this server
    .none = The operator of this server has not said so.

## Moderation

page-moderation = Reports
    .none = Nothing is waiting for you.
    .waiting = Waiting
    .judged = Decided
    .for-moderators = This page is for the moderators of this server.
page-report-about = { $by } about { $about }
page-report-others = { $number ->
    [one] One more report about this player
   *[other] { $number } more reports about this player
  }
page-report-said = What { $about } said at the table
    .nothing = { $about } said nothing at this table.
    .remove = Remove this message
page-report-table = Look at the game
page-report-banned = Banned
page-judge-dismiss = Dismiss
page-judge-remove = Remove messages
page-judge-ban = Ban
page-judge-unban = Lift the ban
page-judged = { $verdict ->
    [dismissed] { $judge } dismissed it.
    [removed] { $judge } removed messages.
    [banned] { $judge } banned the player.
   *[unbanned] { $judge } lifted the ban.
  }
page-play = Play

## Finding somebody

page-match = Find somebody
page-match-title = Somebody for { $game }
page-match-waiting = { $waiting ->
    [0] nobody waits
    [one] one waits
   *[other] { $waiting } wait
}
page-match-rated-wait = { $waiting ->
    [one] One person waits for a rated game.
   *[other] { $waiting } people wait for a rated game.
}
page-match-unrated-wait = { $waiting ->
    [one] One person waits for a game that is not rated.
   *[other] { $waiting } people wait for a game that is not rated.
}
page-match-terms = You have a minute for each decision. Strangers have quick messages only until everybody agrees to talk. Whoever often leaves others alone has to wait.
page-match-go = Find somebody now
page-match-looking = You are looking for somebody to play with.
page-match-others = { $others ->
    [0] Nobody else is here yet.
    [one] One more is waiting.
   *[other] { $others } more are waiting.
}
page-match-again = Somebody did not come. You have kept your place.
page-match-bots = Play a bot meanwhile
page-match-stop = Stop looking
page-match-found = Somebody is here
    .what = The game begins when everybody has accepted, within { $seconds } seconds.
    .bots = Your game against the bots ends without a result.
page-match-size = { $players } players
page-match-accepted = { $accepted } of { $players } have accepted.
page-match-accept = Play
page-match-decline = Not now
