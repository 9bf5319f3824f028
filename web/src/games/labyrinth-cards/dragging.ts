// A card taken by the mouse or a finger: dragged to the table, or only chosen.
import { pointOf } from '../../lib/places'
import type { Point } from './cards'

/** Farther than this it is no click any more. */
const LEAST = 8

export interface Drag {
  /** Where the card is now, on the screen. */
  move: (to: Point) => void
  /** It was let go; whether on purpose. */
  drop: (meant: boolean) => void
  /** It was never moved. */
  click: () => void
  wheel: (event: WheelEvent) => void
}

export function drag(event: PointerEvent, { move, drop, click, wheel }: Drag): void {
  const from = pointOf(event)
  let moved = false
  const follow = (event: PointerEvent) => {
    const to = pointOf(event)
    moved ||= Math.hypot(to.x - from.x, to.y - from.y) >= LEAST
    if (moved) move(to)
  }
  const end = (to: PointerEvent) => {
    removeEventListener('pointermove', follow)
    removeEventListener('pointerup', end)
    removeEventListener('pointercancel', end)
    removeEventListener('wheel', wheel)
    if (moved) drop(to.type === 'pointerup')
    else if (to.type === 'pointerup') click()
  }
  addEventListener('pointermove', follow)
  addEventListener('pointerup', end)
  addEventListener('pointercancel', end)
  addEventListener('wheel', wheel, { passive: false })
}
