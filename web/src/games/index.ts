// The games with a page of their own: a folder each, with the same file names. All others are
// shown on the plain board.
import type { Component } from 'svelte'
import type { About, GamePage } from './board'

const BOARDS = import.meta.glob<{ default: GamePage['Board'] }>('./*/Board.svelte')
const SEATS = import.meta.glob<{ default: NonNullable<GamePage['Seat']> }>('./*/Seat.svelte')
const FATES = import.meta.glob<Required<Pick<GamePage, 'fates'>>>('./*/fates.ts')
const COLOURS = import.meta.glob<Required<Pick<GamePage, 'colours'>>>('./*/colours.ts')
const PICTURES = import.meta.glob<{ default: Component }>('./*/Picture.svelte', { eager: true })
const ABOUTS = import.meta.glob<{ about: About }>('./*/about.ts', { eager: true })

// Pictures of all games stand on the home page: their colours are few bytes, and always there.
import.meta.glob('./*/palette.css', { eager: true })

const PLAIN: About = { minutes: [10, 30], level: 2, players: 2 }

export async function pageOf(game: string): Promise<GamePage> {
  const board = BOARDS[`./${game}/Board.svelte`] ?? BOARDS['./plain/Board.svelte']!
  const [{ default: Board }, seat, noticed, coloured] = await Promise.all([
    board(),
    SEATS[`./${game}/Seat.svelte`]?.(),
    FATES[`./${game}/fates.ts`]?.(),
    COLOURS[`./${game}/colours.ts`]?.(),
  ])
  return { Board, ...(seat && { Seat: seat.default }), ...noticed, ...coloured }
}

export function pictureOf(game: string): Component {
  return (PICTURES[`./${game}/Picture.svelte`] ?? PICTURES['./plain/Picture.svelte']!).default
}

export function aboutOf(game: string): About {
  return ABOUTS[`./${game}/about.ts`]?.about ?? PLAIN
}
