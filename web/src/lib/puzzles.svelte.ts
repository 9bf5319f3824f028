// What somebody has solved, and on how many days without a gap.
import { api } from './api'
import type { Solved as Kept, Standing } from './contract'
import { InTurn } from './latest.svelte'

/** A day as people here have it, not as the server has. */
export function dayOf(date: Date): string {
  const two = (n: number) => String(n).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** The last days up to this one, the first one first. */
export function daysUpTo(today: string, count: number): string[] {
  const days = [today]
  while (days.length < count) days.unshift(dayBefore(days[0]!))
  return days
}

function dayBefore(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return dayOf(new Date(year, month - 1, date - 1))
}

/** How many days up to this one, or to the one before, were solved without a gap. */
export function streakOf(days: Iterable<string>, today: string): number {
  const solved = [...days]
  let day = solved.includes(today) ? today : dayBefore(today)
  let count = 0
  while (solved.includes(day)) {
    count++
    day = dayBefore(day)
  }
  return count
}

export function bestStreakOf(days: Iterable<string>): number {
  const all = [...days]
  return Math.max(0, ...all.map((day) => streakOf(all, day)))
}

/** Where this page once kept it, before the server did. */
const PLACE = 'clew-puzzles'

/** What somebody has solved, as the server has it: the same on each of their devices. */
class Solved {
  #kept = $state.raw<Kept>({ puzzles: [], days: [], standings: {} })
  #known = $state(false)
  readonly #inTurn = new InTurn()

  get days(): string[] {
    return this.#kept.days
  }
  /** Whether the server has said it: until then there is no streak to be told. */
  get isKnown(): boolean {
    return this.#known
  }
  /** How good one is at a game's puzzles; nothing before the first. */
  standing(game: string): Standing | undefined {
    return this.#kept.standings[game]
  }
  has(id: string): boolean {
    return this.#kept.puzzles.includes(id)
  }
  /** Asked whenever puzzles are shown: somebody else may be here now, or another device was. */
  async look(): Promise<void> {
    try {
      this.#kept = await this.#inTurn.ask(solvedSoFar)
      this.#known = true
    } catch {
      // A puzzle can be solved all the same; the next page asks again.
    }
  }
}

async function solvedSoFar(): Promise<Kept> {
  const old = readOld()
  if (!old) return api.solved()
  const kept = await api.bringSolved(old)
  localStorage.removeItem(PLACE)
  return kept
}

function readOld(): string[] | undefined {
  try {
    const found = JSON.parse(localStorage.getItem(PLACE) ?? 'null') as Record<
      string,
      unknown
    > | null
    if (!found) return undefined
    const texts = (list: unknown) =>
      (Array.isArray(list) ? list : []).filter((one): one is string => typeof one === 'string')
    return texts(found.solved).slice(0, 1000)
  } catch {
    return undefined
  }
}

/** A puzzle's number, the same on every page. */
export function numberOf(id: string): string {
  return id.split('-').slice(-2).map(Number).join('.')
}

export const solved = new Solved()
