# What all games share. Every message here is also in common.fr.ftl.

list-last = { $rest } and { $last }

## Refusals

refused = { $reason } ({ $rule })
refusal = The rules do not allow that here.
refusal-co-01 = It is not your turn.
refusal-co-06 = There is no such action in this game.

## Seats

seat-name = Player { $seat }
seat-human = human
seat-bot = { $bot } bot
bot-random = Random
bot-greedy = Greedy

## How a game ended

won = { $winners-count ->
    [0] Nobody wins: a draw
    [one] { $winners } wins
   *[other] { $winners } share the win
  }
ended-resign = the others have resigned
ended-forfeit = the others have forfeited
left-resign = { $name } resigns.
left-forfeit = { $name } forfeits.
left-undo = { $name } takes the last action back.

## Rules

rules-tag-book = the rulebook
rules-tag-ruling = our ruling
rules-tag-data = what is in the box
rules-tag-ours = our own
rules-legend = [book] stands in the rulebook, [ruling] is how we read it where it is silent, [data] is what is in the box, [ours] is made up by us.

## Verification

verify-digest = The file is as it was written: its digest fits.
    .bad = The file was changed after it was written: its digest does not fit.
verify-commitment = The secret is the one whose hash was published before the game.
    .bad = The secret is not the one whose hash was published before the game.
verify-setup = The seed gives the shuffles and deals of the setup.
    .bad = The seed does not give the shuffles and deals of the setup.
verify-entries = { $entries ->
    [one] The one entry
   *[other] All { $entries } entries
  } and all { $draws } draws follow from the seed and the rules.
verify-entry = Entry { $entry } does not belong: { $detail }
verify-result = The result follows from the actions.
    .bad = The result does not follow from the actions.
verify-good = { $file }: the game is what it says it is.
verify-bad = { $file }: this is not the game that was played.
