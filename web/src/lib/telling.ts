// A turn in sentences: one for all of it where the game has one, else a line for each entry.
import type { GamePage, Telling } from '../games/board'
import type { Told } from './contract'
import { eventsOf, type Turn } from './turns'

export interface Line {
  /** The entries it tells; the last one is the moment that can be looked back at. */
  from: number
  n: number
  text: string
  /** Whether a click looks back at it: else it stands below one that does. */
  look: boolean
}

export function inSentences(
  turn: Turn,
  say: (told: Told) => string,
  { tell, covers = [] }: Pick<GamePage, 'tell' | 'covers'>,
  telling: Telling,
): Line[] {
  const whole = tell?.(eventsOf(turn), telling)
  const [from, n] = [turn.told[0]!.n, turn.told.at(-1)!.n]
  const rest = whole ? turn.told.filter((told) => !isCovered(told, covers)) : turn.told
  const lines = rest.map((told, i) => ({
    from: told.n,
    n: told.n,
    text: say(told),
    look: !whole && told.n !== rest[i - 1]?.n,
  }))
  return whole ? [{ from, n, text: whole, look: true }, ...lines] : lines
}

function isCovered(told: Told, covers: string[]): boolean {
  return Boolean(told.event && covers.includes(told.event.event))
}
