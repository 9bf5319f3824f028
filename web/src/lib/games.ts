// The games there are, asked for once a language.
import { api } from './api'
import type { GameInfo } from './protocol'

const asked = new Map<string, Promise<GameInfo[]>>()

export function gamesIn(language: string): Promise<GameInfo[]> {
  const found = asked.get(language) ?? api.games(language)
  asked.set(language, found)
  found.catch(() => asked.delete(language))
  return found
}

export const LEVELS = ['novice', 'adept', 'master']

/** The bots to choose from: the levels where a game has them, or all there are. */
export function levelsOf(game: GameInfo): string[] {
  const levels = game.bots.filter((bot) => LEVELS.includes(bot))
  return levels.length ? levels : game.bots
}

/** The bot of a wished level, or the one that is most like it. */
export function botOf(game: GameInfo, wish: string): string {
  const levels = levelsOf(game)
  return levels.includes(wish) ? wish : levels.at(-1)!
}
