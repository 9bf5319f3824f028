// The games with a page of their own: a folder each, with the same file names. All others are
// shown on the plain board.
import type { Component } from 'svelte'
import type { Words } from '../lib/words'
import type { GamePage, PlanPage, Trophy } from './board'

const BOARDS = import.meta.glob<{ default: GamePage['Board'] }>('./*/Board.svelte')
const SEATS = import.meta.glob<{ default: NonNullable<GamePage['Seat']> }>('./*/Seat.svelte')
const FATES = import.meta.glob<Required<Pick<GamePage, 'fates'>>>('./*/fates.ts')
const TURNS = import.meta.glob<Pick<GamePage, 'tell' | 'covers' | 'actorOf'>>('./*/turns.ts')
const CHIPS = import.meta.glob<{ default: NonNullable<GamePage['Chip']> }>('./*/Chip.svelte')
const COLOURS = import.meta.glob<Required<Pick<GamePage, 'colours'>>>('./*/colours.ts')
const FIGURES = import.meta.glob<{ default: Component<{ words: Words }> }>('./*/Figures.svelte')
const TROPHIES = import.meta.glob<{ default: NonNullable<Trophy> }>('./*/Trophy.svelte')
const PLANS = import.meta.glob<PlanPage>('./*/plan.ts')
const PICTURES = import.meta.glob<{ default: Component }>('./*/Picture.svelte', { eager: true })

// Pictures of all games stand on the home page: their colours are few bytes, and always there.
import.meta.glob('./*/palette.css', { eager: true })

export async function pageOf(game: string): Promise<GamePage> {
  const board = BOARDS[`./${game}/Board.svelte`] ?? BOARDS['./plain/Board.svelte']!
  const [{ default: Board }, seat, noticed, coloured, turns, chip] = await Promise.all([
    board(),
    SEATS[`./${game}/Seat.svelte`]?.(),
    FATES[`./${game}/fates.ts`]?.(),
    COLOURS[`./${game}/colours.ts`]?.(),
    TURNS[`./${game}/turns.ts`]?.(),
    CHIPS[`./${game}/Chip.svelte`]?.(),
  ])
  return {
    Board,
    ...(seat && { Seat: seat.default }),
    ...(chip && { Chip: chip.default }),
    ...noticed,
    ...coloured,
    ...turns,
  }
}

export function pictureOf(game: string): Component {
  return (PICTURES[`./${game}/Picture.svelte`] ?? PICTURES['./plain/Picture.svelte']!).default
}

/** Small pictures for the rules. */
export async function figuresOf(game: string): Promise<Component<{ words: Words }> | undefined> {
  return (await FIGURES[`./${game}/Figures.svelte`]?.())?.default
}

/** How something is planned in a game. */
export async function planOf(game: string): Promise<PlanPage | undefined> {
  return await PLANS[`./${game}/plan.ts`]?.()
}

/** What stands for a seat when it has won. */
export async function trophyOf(game: string): Promise<Trophy> {
  return (await TROPHIES[`./${game}/Trophy.svelte`]?.())?.default
}
