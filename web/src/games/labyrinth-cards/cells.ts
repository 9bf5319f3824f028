// What there is to see, to do and to hear on each cell of the table.
import type { Words } from '../../lib/words'
import { type Cell, cellOf, type Lying, nameOf } from './cards'
import { cardNote, faceNote } from './notes'
import type { View } from './types'

export interface Table {
  view: View
  words: Words
  /** The cards that are seen lying. */
  cards: Lying[]
  /** Where the chosen card can be placed, and turned how. */
  places: ReadonlyMap<string, number[]>
  chosen: number
  degrees: number
  /** What the master would lay, or take. */
  advised: Lying | undefined
  advisedTakes: ReadonlySet<number>
  /** Whether cards are to be taken now: which are, and which would come apart. */
  taking: boolean
  ticked: ReadonlySet<number>
  apart: ReadonlySet<number>
}

export function tableCells(table: Table): Cell[] {
  const { words, advised } = table
  const lying = table.cards.map((card) => lyingCell(table, card))
  const free = [...table.places].map(([name, turns]) => ({
    ...cellOf(name),
    name,
    on: true,
    fits: turns.includes(table.degrees),
    hinted: Boolean(advised && nameOf(advised) === name),
    label: words.say('labyrinth-cards-fits', {
      cell: name,
      card: table.chosen,
      ways: turns.length,
    }),
  }))
  return [...lying, ...free].sort((a, b) => a.y - b.y || a.x - b.x)
}

function lyingCell(table: Table, card: Lying): Cell {
  const { view, words } = table
  const name = nameOf(card)
  const found = table.taking
    ? view.connections.find((connection) => connection.card === card.card)
    : undefined
  return {
    x: card.x,
    y: card.y,
    name,
    card,
    on: Boolean(found),
    ticked: found ? table.ticked.has(card.card) : undefined,
    apart: table.taking && table.apart.has(card.card),
    last: card.card === view.placed,
    hinted: table.advisedTakes.has(card.card),
    label: found
      ? words.say('labyrinth-cards-tick', {
          cell: name,
          card: card.card,
          face: faceNote(view, card.card, card.degrees, words),
          'treasure-def': words.thing(found.treasure, 'def'),
        })
      : cardNote(view, card.card, name, card.degrees, words),
  }
}
