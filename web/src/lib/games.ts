// The games there are, asked for once a language.
import { api } from './api'
import type { GameInfo } from './contract'
import { page } from './page.svelte'
import { schemaOf } from './schema'
import type { Words } from './words'

const asked = new Map<string, Promise<GameInfo[]>>()

export function gamesIn(language: string): Promise<GameInfo[]> {
  const found = asked.get(language) ?? api.games(language)
  asked.set(language, found)
  found.catch(() => asked.delete(language))
  return found
}

export const LEVELS = ['novice', 'adept', 'master']

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

/** What a bot or a program of the server is called. */
export function botName(bot: string): string {
  const name = bot.startsWith(PROGRAM) ? bot.slice(PROGRAM.length) : bot
  return page.words?.has(`bot-${bot}`)
    ? page.say(`bot-${bot}`)
    : name.charAt(0).toUpperCase() + name.slice(1)
}

/** In words what was chosen where an option is one of several named values. */
export function chosenIn(game: GameInfo, options: Record<string, unknown>, words: Words): string[] {
  return Object.entries(schemaOf(game))
    .filter(([, schema]) => schema.enum)
    .map(([name, schema]) => words.thing(String(options[name] ?? schema.default)))
}

/** The bot of a wished level, or the one that is most like it. */
export function botOf(game: GameInfo, wish: string): string {
  const levels = ownBots(game)
  return levels.includes(wish) ? wish : levels.at(-1)!
}
