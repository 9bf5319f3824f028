// How tiles and pawns of Labyrinth are drawn. Nothing here decides what is allowed.

const ARMS = ['M50 50V0', 'M50 50H100', 'M50 50V100', 'M50 50H0']
const ENDS = ['50 0', '100 50', '50 100', '0 50']

/** The corridor of a tile with these open sides (N 1, E 2, S 4, W 8), in a square of 100. */
export function corridor(sides: number): string {
  const open = [0, 1, 2, 3].filter((side) => sides & (1 << side))
  if (open.length === 2) return `M${ENDS[open[0]!]}L50 50L${ENDS[open[1]!]}`
  const through = (sides & 5) === 5 ? 'M50 0V100' : 'M0 50H100'
  const rest = (sides & 5) === 5 ? [1, 3] : [0, 2]
  return (
    through +
    rest
      .filter((side) => open.includes(side))
      .map((side) => ARMS[side])
      .join('')
  )
}

/** Open sides after so many quarter turns clockwise. */
export function turned(sides: number, quarters: number): number {
  return ((sides << quarters) | (sides >> (4 - quarters))) & 15
}

/** The rotations that differ, in degrees, of what may be pushed. */
export function rotationsOf(actions: string[]): number[] {
  const pushes = actions.filter((action) => action.startsWith('push '))
  return [...new Set(pushes.map((action) => Number(action.split(' ')[2])))]
}

/** A cell of 7 by 7 by its name. */
export function cellOf(name: string): { x: number; y: number } {
  return { x: name.charCodeAt(0) - 97, y: name.charCodeAt(1) - 49 }
}

export function nameOf(x: number, y: number): string {
  return `${String.fromCharCode(97 + x)}${y + 1}`
}

export interface Arrow {
  name: string
  /** The line it pushes: its column or row, and which way. */
  column: boolean
  line: number
  dx: number
  dy: number
}

/** The arrows, clockwise from the top left, as a player's eye goes round the board. */
export const ARROWS: Arrow[] = ['N', 'E', 'S', 'W'].flatMap((side, quarter) => {
  const lines = quarter < 2 ? [2, 4, 6] : [6, 4, 2]
  return lines.map((line) => ({
    name: `${side}${line}`,
    column: quarter % 2 === 0,
    line: line - 1,
    dx: [0, -1, 0, 1][quarter]!,
    dy: [1, 0, -1, 0][quarter]!,
  }))
})

/** A tile on its way into the board, and how far it has come (0 to 1). */
export interface Push {
  arrow: Arrow
  sides: number
  treasure: string
  far: number
}

/** The cell where a push comes in. */
export function entered(arrow: Arrow): { x: number; y: number } {
  if (arrow.column) return { x: arrow.line, y: arrow.dy > 0 ? 0 : 6 }
  return { x: arrow.dx > 0 ? 0 : 6, y: arrow.line }
}

/** Where an arrow stands in the frame, in units of the board. */
export function standsAt(arrow: Arrow): { x: number; y: number } {
  const along = arrow.line * 100 + 50
  if (arrow.column) return { x: along, y: arrow.dy > 0 ? -28 : 728 }
  return { x: arrow.dx > 0 ? -28 : 728, y: along }
}

export const COLOURS: Record<string, { fill: string; deep: string; light: string }> = {
  red: { fill: 'var(--seat-red)', deep: 'var(--seat-red-deep)', light: 'var(--seat-red-light)' },
  yellow: {
    fill: 'var(--seat-yellow)',
    deep: 'var(--seat-yellow-deep)',
    light: 'var(--seat-yellow-light)',
  },
  blue: {
    fill: 'var(--seat-blue)',
    deep: 'var(--seat-blue-deep)',
    light: 'var(--seat-blue-light)',
  },
  green: {
    fill: 'var(--seat-green)',
    deep: 'var(--seat-green-deep)',
    light: 'var(--seat-green-light)',
  },
}

/** Each colour has a head of its own, so that colour is never the only sign. */
export const HEADS: Record<string, string> = {
  red: 'M0-27a10 10 0 1 1 0 20a10 10 0 1 1 0-20z',
  yellow: 'M0-31l11 21h-22z',
  blue: 'M-9.5-27h19v18h-19z',
  green: 'M0-31l11.5 13l-11.5 13l-11.5-13z',
}
