// What a profile's figures say, by opponents and by the number of seats.
import { LEVELS } from './levels'

export interface Share {
  of: string
  games: number
  wins: number
}

/** Games and wins by the number of seats, the fewest first. */
export function bySeats(figures: Record<string, number>): Share[] {
  return Object.keys(figures)
    .flatMap((name) => /^games-(\d+)$/.exec(name)?.[1] ?? [])
    .sort((a, b) => Number(a) - Number(b))
    .map((of) => ({ of, games: figures[`games-${of}`]!, wins: figures[`wins-${of}`] ?? 0 }))
}

/** Games and wins by opponents: people first, then the levels of bots. */
export function byOpponents(figures: Record<string, number>): Share[] {
  return ['people', ...LEVELS]
    .filter((of) => figures[`met-${of}`])
    .map((of) => ({ of, games: figures[`met-${of}`]!, wins: figures[`beat-${of}`] ?? 0 }))
}

/** Minutes and seconds: 4:07. */
export function lasting(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)]
  const two = (number: number) => String(number).padStart(2, '0')
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}
