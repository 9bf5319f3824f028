// Who plays at this screen: remembered here, for the next game.
const STORE = 'clew-household'

/** Where somebody sits around a screen that lies on the table, in quarters of the way round it,
 *  clockwise from its near side: two sit opposite, three and four each at a side of their own (near,
 *  left, far, right), and of five and six some side by side. */
export function quartersRound(seat: number, own: number[]): number {
  return Math.floor((4 * Math.max(0, own.indexOf(seat))) / Math.max(1, own.length))
}

export function household(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(STORE) ?? '[]')
    return Array.isArray(found) ? found.filter((one) => typeof one === 'string') : []
  } catch {
    return []
  }
}

export function rememberHousehold(names: string[]): void {
  try {
    localStorage.setItem(STORE, JSON.stringify(names))
  } catch {
    // Without storage they are asked for again.
  }
}
