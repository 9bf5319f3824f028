// What of the table is seen: it has no edge, so the eye must be led. Cells are 100 wide.
import type { Point } from './cards'

export interface Camera {
  /** The middle of what is seen. */
  x: number
  y: number
  /** Pixels for one unit. */
  scale: number
}
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}
export interface Size {
  width: number
  height: number
}

/** A card is never smaller than a finger, nor larger than it helps. */
export const LEAST = 0.42
/** Where nothing is to be touched it may be as small as it can be read. */
export const FAR = 0.2
export const MOST = 3
/** So large are cards on a table of ordinary size; on a larger one they grow with it. */
const SNUG = 1.45
const ORDINARY = 700
export function snugIn({ width, height }: Size): number {
  return SNUG * Math.max(1, Math.min(width, height) / ORDINARY)
}

/** The box around cells, with so much air around it. */
export function boxOf(cells: Point[], air = 0): Box {
  const xs = cells.map((cell) => cell.x * 100)
  const ys = cells.map((cell) => cell.y * 100)
  return {
    left: Math.min(...xs) - air,
    top: Math.min(...ys) - air,
    right: Math.max(...xs) + 100 + air,
    bottom: Math.max(...ys) + 100 + air,
  }
}

/** What must be seen of the table: the cards, with some air, and where another one may go. */
export function worthSeeing(cards: Point[], places: Point[]): Box {
  const laid = boxOf(cards, 26)
  if (!places.length) return laid
  const free = boxOf(places, 10)
  return {
    left: Math.min(laid.left, free.left),
    top: Math.min(laid.top, free.top),
    right: Math.max(laid.right, free.right),
    bottom: Math.max(laid.bottom, free.bottom),
  }
}

/** The part of the table that a camera sees. */
export function seen({ x, y, scale }: Camera, size: Size): Box {
  const [w, h] = [size.width / scale / 2, size.height / scale / 2]
  return { left: x - w, top: y - h, right: x + w, bottom: y + h }
}

export function contains(outer: Box, inner: Box): boolean {
  return (
    outer.left <= inner.left &&
    outer.top <= inner.top &&
    outer.right >= inner.right &&
    outer.bottom >= inner.bottom
  )
}

/**
 * A camera on everything if it fits at a readable size; otherwise as near to that as lets the
 * focus be seen.
 */
export function frame(all: Box, focus: Box, size: Size, least = LEAST, most = SNUG): Camera {
  const fit = Math.min(size.width / (all.right - all.left), size.height / (all.bottom - all.top))
  const scale = Math.max(least, Math.min(most, fit))
  return {
    scale,
    x: along(all.left, all.right, focus.left, focus.right, size.width / scale),
    y: along(all.top, all.bottom, focus.top, focus.bottom, size.height / scale),
  }
}
function along(from: number, to: number, nearFrom: number, nearTo: number, room: number): number {
  const middle = (from + to) / 2
  if (to - from <= room) return middle
  const least = nearTo - room / 2
  const most = nearFrom + room / 2
  if (least > most) return (nearFrom + nearTo) / 2
  return Math.max(least, Math.min(most, middle))
}

export const SIDES = ['left', 'top', 'right', 'bottom'] as const
export type Side = (typeof SIDES)[number]

/** So much of a cell may be cut off before it counts as not seen. */
const CUT = 20

/** How many cells are not seen because they lie beyond each side of a box. */
export function beyond(cells: Point[], box: Box): Record<Side, number> {
  const count = (is: (x: number, y: number) => boolean) =>
    cells.filter((cell) => is(cell.x * 100, cell.y * 100)).length
  return {
    left: count((x) => x + CUT < box.left),
    top: count((_, y) => y + CUT < box.top),
    right: count((x) => x + 100 - CUT > box.right),
    bottom: count((_, y) => y + 100 - CUT > box.bottom),
  }
}

/** Most of what is seen is gone past in one step: the rest of it shows how far one has come. */
const STEP = 0.75

/**
 * A camera further to one side: to where everything ends, but at most so far that one sees where one
 * has come from.
 */
export function towards(camera: Camera, side: Side, all: Box, clear: Box): Camera {
  const isAcross = side === 'left' || side === 'right'
  const whole = isAcross ? clear.right - clear.left : clear.bottom - clear.top
  const rest = all[side] - clear[side]
  const step = Math.sign(rest) * Math.min(Math.abs(rest), whole * STEP)
  return isAcross ? { ...camera, x: camera.x + step } : { ...camera, y: camera.y + step }
}

/** Zooms so that what is under a point of the screen stays there. */
export function zoomed(camera: Camera, factor: number, point: Point, size: Size): Camera {
  // What was shown smaller than that is not zoomed in by zooming out.
  const least = Math.min(LEAST, camera.scale)
  const scale = Math.max(least, Math.min(MOST, camera.scale * factor))
  const dx = point.x - size.width / 2
  const dy = point.y - size.height / 2
  return {
    scale,
    x: camera.x + dx / camera.scale - dx / scale,
    y: camera.y + dy / camera.scale - dy / scale,
  }
}

/** Between two cameras. */
export function between(a: Camera, b: Camera, t: number): Camera {
  return {
    x: a.x + (b.x - a.x) * t,
    y: a.y + (b.y - a.y) * t,
    scale: a.scale * (b.scale / a.scale) ** t,
  }
}

/** The numbers of the columns (or rows) that have cells and whose middle is seen. */
export function numbers(from: number, to: number, seenFrom: number, seenTo: number): number[] {
  const found: number[] = []
  for (let n = Math.ceil(from / 100); n * 100 + 100 <= to; n++)
    if (n * 100 + 50 > seenFrom && n * 100 + 50 < seenTo) found.push(n)
  return found
}
