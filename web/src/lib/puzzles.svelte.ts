// Puzzles: what the server says of them, and what this browser has solved.
import { ask } from './api'
import type { GameEvent } from './protocol'

export interface PuzzleInfo {
  id: string
  game: string
  turns: number
  /** How many ways there are; every one of them counts. */
  answers: number
  seat: number
}

/** How an attempt stands after its actions. */
export interface Now {
  status: 'open' | 'solved' | 'missed'
  left: number
  actions: number
  /** What the last action led to, one after another. */
  shown: { events: GameEvent[]; view: unknown }[]
  legal: string[]
}

export const puzzles = {
  all: () => ask<PuzzleInfo[]>('GET', '/api/puzzles'),
  ofDay: (day: string) => ask<PuzzleInfo>('GET', `/api/puzzles/daily?day=${day}`),
  look: (id: string) => ask<PuzzleInfo>('GET', `/api/puzzles/${id}`),
  attempt: (id: string, actions: string[]) => ask<Now>('POST', `/api/puzzles/${id}`, { actions }),
  answer: (id: string) => ask<string[]>('GET', `/api/puzzles/${id}/answer`),
}

/** A day as people here have it, not as the server has. */
export function dayOf(date: Date): string {
  const two = (n: number) => String(n).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
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

interface Kept {
  solved: string[]
  days: string[]
}
const PLACE = 'clew-puzzles'

class Solved {
  #kept = $state.raw<Kept>(read())

  get days(): string[] {
    return this.#kept.days
  }
  has(id: string): boolean {
    return this.#kept.solved.includes(id)
  }
  /** `day`: it was the puzzle of this day. */
  add(id: string, day = ''): void {
    const { solved, days } = read()
    this.#kept = {
      solved: [...new Set([...solved, id])],
      days: day ? [...new Set([...days, day])] : days,
    }
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.#kept))
    } catch {
      // A browser that keeps nothing can still play.
    }
  }
}

function read(): Kept {
  try {
    const found = JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Partial<Kept>
    const texts = (list: unknown) =>
      Array.isArray(list) ? list.filter((one): one is string => typeof one === 'string') : []
    return { solved: texts(found.solved), days: texts(found.days) }
  } catch {
    return { solved: [], days: [] }
  }
}

export const solved = new Solved()
