// Where things are on the screen, for what flies from one to the other and what a finger drags: as
// whoever plays sees them, to whom the table may be turned.

/** Where something is, and how large. */
export interface Spot {
  x: number
  y: number
  size: number
}

const SMALL = 40

/** How the table is turned, and where it is on the screen. */
export interface Turned {
  /** In degrees, clockwise. */
  by: number
  table: DOMRect
}

function turnedTable(): Turned | undefined {
  const table = document.querySelector('.turntable:is(.half, .left, .right)')
  const by = table ? parseFloat(getComputedStyle(table).rotate) : NaN
  return table && by ? { by, table: table.getBoundingClientRect() } : undefined
}
/** A box of the screen. A turned table counts from its own corner, as what is fixed in it does. */
export function asSeen(box: DOMRect, turned = turnedTable()): DOMRect {
  if (!turned) return box
  const { by, table } = turned
  if (by === 90)
    return new DOMRect(box.top - table.top, table.right - box.right, box.height, box.width)
  if (by === 270)
    return new DOMRect(table.bottom - box.bottom, box.left - table.left, box.height, box.width)
  return new DOMRect(table.right - box.right, table.bottom - box.bottom, box.width, box.height)
}
export function seenBox(element: Element): DOMRect {
  return asSeen(element.getBoundingClientRect())
}
/** Where the mouse or a finger is. */
export function pointOf({ clientX, clientY }: MouseEvent): { x: number; y: number } {
  const { x, y } = asSeen(new DOMRect(clientX, clientY))
  return { x, y }
}

/** Where a player sits; above the screen where that is not in sight. */
export function seatAt(seat: number): Spot {
  const element = document.querySelector(`[data-seat="${seat}"]`)
  const box = element && seenBox(element)
  if (box?.width)
    return { x: box.x + (box.width - SMALL) / 2, y: box.y + (box.height - SMALL) / 2, size: SMALL }
  const screen = asSeen(new DOMRect(0, 0, innerWidth, innerHeight))
  return { x: screen.x + screen.width / 2, y: screen.y - 1.5 * SMALL, size: SMALL }
}
