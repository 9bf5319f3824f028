/** The colours of the seats where all of them stand one above the other. */
export const BANDS = ['#b5403a', '#3b6cb5', '#c79a2d', '#4c8a55', '#7d579f', '#6d6450']

export const percent = (chance: number): number => Math.round(100 * chance)
