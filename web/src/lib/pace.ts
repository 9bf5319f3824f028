// How fast what others do is shown. Every duration that depends on it stands here.

export const SPEEDS = ['slow', 'normal', 'fast', 'once'] as const
/** `once`: nothing moves, what was done is only marked. */
export type Speed = (typeof SPEEDS)[number]

/** Milliseconds, and by how much everything that is not named here is longer than at the fastest. */
interface Pace {
  /** A line of tiles is pushed, and the rest before the walk. */
  push: number
  rest: number
  /** A step of a walk, and the longest walk. */
  step: number
  walk: number
  /** Something was found. */
  found: number
  /** The rest after somebody's turn. */
  after: number
  stretch: number
}

const FAST: Pace = { push: 400, rest: 0, step: 80, walk: 400, found: 400, after: 150, stretch: 1 }
const PACES: Record<Speed, Pace> = {
  slow: { push: 700, rest: 250, step: 160, walk: 1200, found: 900, after: 500, stretch: 1.75 },
  normal: { push: 550, rest: 120, step: 120, walk: 800, found: 650, after: 300, stretch: 1.35 },
  fast: FAST,
  once: FAST,
}

/** The pace of what is being shown just now. `Playback` sets it, step by step. */
export const pace = {
  now: FAST,
  set(speed: Speed): void {
    pace.now = PACES[speed]
  },
}

/** Somebody's first games of a kind are shown slowly, as long as nothing was chosen. */
export const FIRST_GAMES = 3

/** At which speed others are shown: as it was chosen, or else by how many games of this kind
 *  somebody has begun before. */
export function speedOf(chosen: Speed | 'auto', before: number): Speed {
  if (chosen !== 'auto') return chosen
  return before < FIRST_GAMES ? 'slow' : 'normal'
}
