// What a bot lets be seen of itself at the table: a sign now and then, each level in its own way.
// Only who looks on sees it: nothing of it is sent, stored or read aloud.
import type { SeatInfo } from './contract'

/** What happened to a seat: it did something great, met with bad luck, or caught somebody. */
export type Fate = { seat: number; what: 'feat' | 'mishap' | 'catch' }
/** A sign beside a name, as somebody would say it in the talk. */
export type Sign = { seat: number; text: string }

type Occasion = 'begin' | 'mishap' | 'catch' | 'admire' | 'win' | 'lose'

type Temper = Partial<Record<Occasion, string>>

const SURPRISED: Temper = {
  begin: 'hello',
  mishap: 'oops',
  catch: 'sorry',
  admire: 'wow',
  win: 'wow',
  lose: 'good-game',
}
const POLITE: Temper = {
  begin: 'hello',
  mishap: 'oops',
  admire: 'well-played',
  win: 'good-game',
  lose: 'well-played',
}
const SILENT: Temper = { catch: 'thanks', win: 'good-game', lose: 'well-played' }

/** The lowest levels are surprised by everything, those in the middle polite, the highest silent
 * unless it counts. */
const TEMPERS: Record<string, Temper> = {
  beginner: SURPRISED,
  novice: SURPRISED,
  apprentice: SURPRISED,
  journeyman: POLITE,
  adept: POLITE,
  veteran: POLITE,
  expert: SILENT,
  master: SILENT,
}

/** So many entries pass before somebody shows something again, but for the end. */
const PAUSE = 8

export class Tempers {
  #last = -PAUSE

  /** The sign with which a game begins. */
  greet(seats: SeatInfo[]): Sign | undefined {
    return this.#first(seats, 0, () => 'begin')
  }

  /** The sign after entry `n`, if there is one. */
  after(n: number, seats: SeatInfo[], fates: Fate[], winners?: number[]): Sign | undefined {
    if (winners) return this.#first(seats, n, (seat) => (winners.includes(seat) ? 'win' : 'lose'))
    if (n - this.#last < PAUSE) return undefined
    return this.#first(seats, n, (seat) => occasionFor(seat, fates))
  }

  #first(
    seats: SeatInfo[],
    n: number,
    occasionOf: (seat: number) => Occasion | undefined,
  ): Sign | undefined {
    for (const { seat, kind } of seats) {
      const occasion = occasionOf(seat)
      const sign = occasion && TEMPERS[kind]?.[occasion]
      if (sign) {
        this.#last = n
        return { seat, text: `/${sign}` }
      }
    }
    return undefined
  }
}

/** What a seat has to say to what happened: first to its own fate, then to that of others. */
function occasionFor(seat: number, fates: Fate[]): Occasion | undefined {
  const own = fates.find((fate) => fate.seat === seat && fate.what !== 'feat')
  if (own) return own.what as 'mishap' | 'catch'
  return fates.some((fate) => fate.seat !== seat && fate.what === 'feat') ? 'admire' : undefined
}
