// What the list of legal actions offers, sorted for the hand and the eye.

/** Where each card of the hand can be placed, and turned how, in degrees. */
export type Places = ReadonlyMap<number, ReadonlyMap<string, number[]>>

export function placesOf(legal: string[]): Places {
  const found = new Map<number, Map<string, number[]>>()
  for (const action of legal) {
    const [verb, card, cell, degrees] = action.split(' ')
    if (verb !== 'place') continue
    const cells = found.get(Number(card)) ?? new Map<string, number[]>()
    cells.set(cell!, [...(cells.get(cell!) ?? []), Number(degrees)])
    found.set(Number(card), cells)
  }
  return found
}

/** The actions that take cards, by the cards they take: `3 28`; nothing for none. */
export function takesOf(legal: string[]): ReadonlyMap<string, string> {
  const takes = legal.filter((action) => action.startsWith('take '))
  return new Map(takes.map((action) => [cardsOf(action).join(' '), action]))
}

/** The cards that an action takes; the one after `with` stays where it is. */
export function cardsOf(action: string): number[] {
  return (action.match(/\d+/g) ?? []).slice(0, -1).map(Number)
}

/** A set of cards as `takesOf` names it. */
export function keyOf(cards: Iterable<number>): string {
  return [...cards].sort((a, b) => a - b).join(' ')
}

/** The most cards that can be taken together. */
export function mostOf(takes: ReadonlyMap<string, string>): ReadonlySet<number> {
  const lists = [...takes.keys()].map((key) => key.split(' ').filter(Boolean).map(Number))
  return new Set(lists.sort((a, b) => b.length - a.length)[0] ?? [])
}

/** With this one in it, or without if it was. */
export function toggled(cards: ReadonlySet<number>, card: number): ReadonlySet<number> {
  const next = new Set(cards)
  if (!next.delete(card)) next.add(card)
  return next
}

/** Degrees from 0 to 270 of something that was turned on and on. */
export function upright(spin: number): number {
  return ((spin % 360) + 360) % 360
}

/** The next of some rotations, and how far to turn to get there without going back. */
export function nextTurn(
  turns: number[],
  now: number,
  spin: number,
  step: 1 | -1,
): { degrees: number; spin: number } {
  const degrees = turns[(turns.indexOf(now) + step + turns.length) % turns.length]!
  return { degrees, spin: spin + ((degrees - upright(spin) + 360 * step) % 360) }
}
