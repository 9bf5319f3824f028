// The options of a table that differ from the usual ones, in words.
import type { GameInfo } from './contract'
import { page } from './page.svelte'
import { schemaOf, type Schema } from './schema'
import type { Words } from './words'

export interface Unusual {
  name: string
  value: string
  /** What it usually is. */
  usual: string
}

export function unusualIn(
  game: GameInfo,
  options: Record<string, unknown>,
  words: Words,
): Unusual[] {
  return Object.entries(schemaOf(game))
    .filter(([name, schema]) => differs(options[name], schema))
    .map(([name, schema]) => ({
      name: optionName(game.id, name, words),
      value: valueText(game.id, name, options[name], words),
      usual: valueText(game.id, name, schema.default, words),
    }))
}

function differs(value: unknown, schema: Schema): boolean {
  return value !== undefined && JSON.stringify(value) !== JSON.stringify(schema.default)
}

export function optionName(game: string, option: string, words: Words): string {
  const message = messageOf(game, option)
  return words.has(message) ? words.say(message) : option
}

/** What 0 stands for, where that is no number. */
export function zeroOf(game: string, option: string, words: Words): string {
  const message = messageOf(game, option)
  return words.has(message, 'zero') ? words.say(`${message}.zero`) : ''
}

function messageOf(game: string, option: string): string {
  return `${game}-option-${option.replaceAll('_', '-')}`
}

function valueText(game: string, option: string, value: unknown, words: Words): string {
  if (typeof value === 'boolean') return page.say(value ? 'page-on' : 'page-off')
  if (value === 0) return zeroOf(game, option, words) || '0'
  if (Array.isArray(value)) return value.map((one) => words.thing(String(one))).join(', ') || '–'
  return typeof value === 'string' ? words.thing(value) : String(value)
}
