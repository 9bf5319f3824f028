// A view in sentences, for labels: as src/clew/notes/labyrinth_cards.py has them.
import type { Words } from '../../lib/words'
import { faceOf, turned } from './cards'
import type { View } from './types'

const SIDES = ['n', 'e', 's', 'w']

/** The paths of a card and what lies on them. */
export function faceNote(view: View, card: number, degrees: number, words: Words): string {
  const face = faceOf(view.faces[card - 1]!)
  const [one, other] = face.treasures.map((treasure) => words.thing(treasure)) as [string, string]
  const paths = face.paths.map((sides) => {
    const open = turned(sides, degrees)
    const names = SIDES.filter((_, i) => open & (1 << i))
    return words.listed(names.map((side) => words.say(`labyrinth-cards-side-${side}`)))
  })
  if (paths.length === 1)
    return words.say('labyrinth-cards-note-face', { path: paths[0]!, one, other })
  return words.say('labyrinth-cards-note-two-paths', {
    path: paths[0]!,
    one,
    other_path: paths[1]!,
    other,
  })
}

export function cardNote(
  view: View,
  card: number,
  cell: string,
  degrees: number,
  words: Words,
): string {
  return words.say('labyrinth-cards-note-card', {
    cell,
    card,
    face: faceNote(view, card, degrees, words),
    last: card === view.placed ? 'yes' : 'no',
  })
}

export function handNote(view: View, card: number, degrees: number, words: Words): string {
  const note = words.say('labyrinth-cards-note-hand', {
    card,
    face: faceNote(view, card, degrees, words),
  })
  return degrees ? words.say('labyrinth-cards-hand-turned', { note, degrees }) : note
}

/** What a placement would win. */
export function winsNote(connections: View['connections'], words: Words): string {
  if (!connections.length) return words.say('labyrinth-cards-connects-nothing')
  const cards = connections.map((found) =>
    words.say('labyrinth-cards-found', {
      treasure: words.thing(found.treasure),
      cell: found.path.at(-1)!,
    }),
  )
  return words.say('labyrinth-cards-wins', { cards: words.listed(cards) })
}
