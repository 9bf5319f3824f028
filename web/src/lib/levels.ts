// The levels that games' bots have, the easiest first; a game has six to eight of them.
export const LEVELS = [
  'beginner',
  'novice',
  'apprentice',
  'journeyman',
  'adept',
  'veteran',
  'expert',
  'master',
]
/** The wish for whichever level suits the player. */
export const MINE = 'mine'
/** What can be wished for all games at once. */
export const WISHES = [MINE, 'novice', 'adept', 'master']
