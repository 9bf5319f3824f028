// Words for people: the same catalogue, and the same rule for a sentence's arguments, as in
// src/clew/words/__init__.py.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { GameEvent, Outcome, Refused } from './contract'

export const LANGUAGES = ['en', 'fr', 'de'] as const
export type Language = (typeof LANGUAGES)[number]

type Arguments = Record<string, FluentVariable>

const SEATS = ['seats', 'winners']
const FORMS = ['bare', 'def', 'indef', 'acc'] as const
type Form = (typeof FORMS)[number]

/** As it stands at the beginning of a sentence. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

type Unsaid = Pick<Refused, 'text' | 'message' | 'values'> & { reason: string }

export class Words {
  readonly language: Language
  readonly game: string
  readonly #bundle: FluentBundle

  constructor(language: Language, texts: string[], game = '') {
    this.language = language
    this.game = game
    this.#bundle = new FluentBundle(language, { useIsolating: false })
    for (const text of texts) this.#bundle.addResource(new FluentResource(text))
  }

  has(message: string, attribute = ''): boolean {
    const found = this.#bundle.getMessage(message)
    return Boolean(found && (!attribute || attribute in found.attributes))
  }

  /** The sentence of this name; a part after a dot names an attribute. */
  say(message: string, values: Arguments = {}): string {
    const [name = '', attribute] = message.split('.')
    const found = this.#bundle.getMessage(name)
    const pattern = attribute ? found?.attributes[attribute] : found?.value
    if (!pattern) return this.#missing(message)
    const errors: Error[] = []
    const text = this.#bundle.formatPattern(pattern, values, errors)
    if (errors.length) console.error(`${message} in ${this.language}: ${errors[0]}`)
    return text
  }

  #missing(message: string): string {
    console.error(`no words for ${message} in ${this.language}`)
    return message
  }

  /** A named thing of the game, as `bare`, `def` (the …), `indef` (a …) or `acc` (the …, as an
   *  object), which is `def` where a language or a thing makes no difference. */
  thing(value: string, form: Form = 'bare'): string {
    const name = `${this.game}-thing-${value}`
    if (!this.has(name)) return value
    return this.say(`${name}.${form === 'acc' && !this.has(name, 'acc') ? 'def' : form}`)
  }

  /** What happened, told to the player at seat `reader` (0: to everybody). */
  event(event: GameEvent, names: string[], reader = 0): string {
    const values: Arguments = {}
    for (const [name, value] of Object.entries(event)) {
      if (name !== 'event') this.#put(values, name.replaceAll('_', '-'), value, names, reader)
    }
    return this.say(`${this.game}-${event.event}`, values)
  }

  #put(values: Arguments, name: string, value: unknown, names: string[], reader: number): void {
    if (name === 'seat' || name.endsWith('-seat')) {
      const seat = value as number
      values[name] = seat ? (names[seat - 1] ?? '') : ''
      values[`${name}-you`] = seat === reader && reader ? 'yes' : 'no'
    } else if (SEATS.includes(name)) {
      const seats = value as number[]
      values[name] = this.listed(seats.map((seat) => names[seat - 1] ?? ''))
      values[`${name}-you`] = seats.includes(reader) && reader ? 'yes' : 'no'
      values[`${name}-count`] = seats.length
    } else if (Array.isArray(value)) {
      for (const form of FORMS) {
        const things = value.map((part) => this.thing(String(part), form))
        values[form === 'bare' ? name : `${name}-${form}`] = this.listed(things)
      }
      values[`${name}-count`] = value.length
    } else if (typeof value === 'string') {
      for (const form of FORMS) {
        values[form === 'bare' ? name : `${name}-${form}`] = this.thing(value, form)
      }
      values[`${name}-first`] = capital(this.thing(value, 'def'))
      values[`${name}-id`] = value
    } else {
      values[name] = typeof value === 'boolean' ? String(value) : (value as number)
    }
  }

  /** a, b and c. */
  listed(parts: string[]): string {
    if (parts.length < 2) return parts.join('')
    return this.say('list-last', { rest: parts.slice(0, -1).join(', '), last: parts.at(-1)! })
  }

  /** Why something was not done, with the rule's number where there is one. */
  refusal(refused: Omit<Refused, 'type' | 'id'>): string {
    if (!refused.rule) return this.problem(refused)
    const reason = this.has(refused.message) ? this.say(refused.message) : this.say('refusal')
    return this.say('refused', { reason, rule: refused.rule })
  }

  /** What was not done where no rule forbids it: the sentence for exactly this, if there is one, or
   *  the one for everything of its kind. */
  problem({ reason, text, message, values }: Unsaid): string {
    return this.has(message)
      ? this.say(message, values)
      : this.say(`page-refused-${reason}`, { text })
  }

  /** Who won. */
  won(over: Outcome, names: string[]): string {
    return this.say('won', {
      winners: this.listed(over.winners.map((seat) => names[seat - 1] ?? '')),
      'winners-count': over.winners.length,
    })
  }

  /** How it ended. */
  ended(over: Outcome): string {
    const own = `${this.game}-ended-${over.termination}`
    return this.say(this.has(own) ? own : `ended-${over.termination}`)
  }
}
