// How the grid of The Lady and the Tiger: Labyrinth is drawn.

export const WIDE = 108
export const HIGH = 124
export const TALL = 116

const KINDS: Record<string, string> = {
  T: 'red-tiger',
  t: 'blue-tiger',
  L: 'red-lady',
  l: 'blue-lady',
}

/** The card of a letter in a view. */
export function kindOf(letter: string | undefined): string {
  return KINDS[letter ?? ''] ?? ''
}

export function nameOf(cell: number): string {
  return `${String.fromCharCode(97 + (cell % 4))}${Math.floor(cell / 4) + 1}`
}

export function cellOf(name: string): number {
  return name.charCodeAt(0) - 97 + 4 * (name.charCodeAt(1) - 49)
}

export function placeOf(cell: number): { x: number; y: number } {
  return { x: (cell % 4) * WIDE, y: Math.floor(cell / 4) * HIGH }
}

/** Whether two cells are in one row or one column. */
export function inLine(one: string, other: string): boolean {
  return one[0] === other[0] || one[1] === other[1]
}

/** The cell among some that is fewest steps away. */
export function nearest(cells: string[], from: string): string {
  const far = (name: string) => {
    const [a, b] = [cellOf(name), cellOf(from)]
    return Math.abs((a % 4) - (b % 4)) + Math.abs(Math.floor(a / 4) - Math.floor(b / 4))
  }
  return [...cells].sort((a, b) => far(a) - far(b))[0] ?? from
}

/** The two cells of an action: a step goes from the first to the second. */
export function endsOf(action: string): [string, string] {
  const [first = '', second = ''] = action.replace('swap ', '').split(/[ -]/)
  return [first, second]
}

/** Where the i-th of several cubs of a colour stands; alone on the card they have all of it. */
export function cubPlace(
  colour: string,
  i: number,
  count: number,
  alone: boolean,
): { x: number; y: number } {
  const room = alone ? 66 : 26
  const gap = count > 1 ? Math.min(18, room / (count - 1)) : 0
  const x = colour === 'red' ? 17 + i * gap : 83 - i * gap
  return { x, y: TALL - 18 - (i % 2) * 2 }
}
