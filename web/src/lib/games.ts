// The games there are, asked for once a language.
import { api } from './api'
import type { GameInfo } from './contract'
import { LEVELS, MINE } from './levels'
import { mylevels } from './mylevels.svelte'
import { levelOf } from './names'
import { page } from './page.svelte'
import type { Language } from './words'

const asked = new Map<Language, Promise<GameInfo[]>>()

export function gamesIn(language: Language): Promise<GameInfo[]> {
  const found = asked.get(language) ?? api.games(language)
  asked.set(language, found)
  found.catch(() => asked.delete(language))
  return found
}

const PROGRAM = 'program:'

/** The bots to choose from: the levels where a game has them, or all; then the server's programs. */
export function levelsOf(game: GameInfo): string[] {
  return [...ownBots(game), ...game.bots.filter((bot) => bot.startsWith(PROGRAM))]
}

function ownBots(game: GameInfo): string[] {
  const own = game.bots.filter((bot) => !bot.startsWith(PROGRAM))
  const levels = own.filter((bot) => LEVELS.includes(bot))
  return levels.length ? levels : own
}

/** What a bot or a program of the server is called: with its level, where it is somebody. */
export function botName(game: GameInfo, bot: string): string {
  const name = bot.startsWith(PROGRAM) ? bot.slice(PROGRAM.length) : bot
  const level = levelOf(bot)
  const somebody = game.cast[bot]
  if (somebody && level) return page.say('page-bot-named', { name: somebody.name, level })
  return level ?? name.charAt(0).toUpperCase() + name.slice(1)
}

/** How many play where somebody simply begins. */
export function usualPlayers(game: GameInfo): number {
  return game.players.includes(game.about.players) ? game.about.players : game.players[0]!
}

/** Whom somebody meets at first. */
const FIRST = 'novice'

/** The bot of a wished level, or of the player's own, or else the strongest. */
export function botOf(game: GameInfo, wish: string): string {
  const levels = ownBots(game)
  const level = wish === MINE ? (mylevels.of(game.id) ?? FIRST) : wish
  return levels.includes(level) ? level : levels.at(-1)!
}
