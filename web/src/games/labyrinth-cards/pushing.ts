// Fingers on the table: one pushes it, two zoom.
import { pointOf } from '../../lib/places'
import { type Camera, type Size, zoomed } from './camera'
import type { Point } from './cards'

export class Pushing {
  #fingers = new Map<number, Point>()
  /** Whether the fingers on the table have moved it: then lifting them is no click. */
  pushed = false

  down(event: PointerEvent): void {
    if (event.button) return
    this.#fingers.set(event.pointerId, pointOf(event))
    if (this.#fingers.size === 1) this.pushed = false
  }

  up(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId)
  }

  /** What is seen after this movement, if it was one. */
  move(event: PointerEvent, camera: Camera, box: DOMRect): Camera | undefined {
    const before = this.#fingers.get(event.pointerId)
    if (!before) return undefined
    const now = pointOf(event)
    const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1]
    if (!this.pushed && !other && Math.hypot(now.x - before.x, now.y - before.y) < 7)
      return undefined
    this.pushed = true
    this.#fingers.set(event.pointerId, now)
    return other ? pinched(camera, before, now, other, box) : pushedTo(camera, before, now)
  }
}

function pushedTo(camera: Camera, from: Point, to: Point): Camera {
  const { x, y, scale } = camera
  return { x: x - (to.x - from.x) / scale, y: y - (to.y - from.y) / scale, scale }
}

function pinched(camera: Camera, from: Point, to: Point, other: Point, box: DOMRect): Camera {
  const size: Size = box
  const apart = (point: Point) => Math.max(12, Math.hypot(point.x - other.x, point.y - other.y))
  const middle = { x: (to.x + other.x) / 2 - box.x, y: (to.y + other.y) / 2 - box.y }
  return zoomed(camera, apart(to) / apart(from), middle, size)
}
