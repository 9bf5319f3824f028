/** The colours of seats that have none of their own, one above the other. */
const BANDS = [1, 2, 3, 4, 5, 6].map((n) => `var(--band-${n})`)

/** One colour for each seat: as it plays, where the game has colours. */
export function bandsOf(own: string[] = []): string[] {
  return BANDS.map((band, seat) => own[seat] || band)
}

export const percent = (chance: number): number => Math.round(100 * chance)
