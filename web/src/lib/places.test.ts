import { expect, test } from 'vitest'
import { asSeen } from './places'

class Box {
  constructor(
    readonly x: number,
    readonly y: number,
    readonly width: number,
    readonly height: number,
  ) {}
  get left(): number {
    return this.x
  }
  get top(): number {
    return this.y
  }
  get right(): number {
    return this.x + this.width
  }
  get bottom(): number {
    return this.y + this.height
  }
}
globalThis.DOMRect = Box as unknown as typeof DOMRect

/** A table of 600 by 400 below a header of 50, and a card in its lower left corner as who sits at
 *  the near side sees it. */
const table = new DOMRect(0, 50, 600, 400)
const card = new DOMRect(10, 380, 40, 60)

test('a turned table is measured as whoever it is turned to sees it', () => {
  expect(asSeen(card, { by: 180, table })).toEqual(new DOMRect(550, 10, 40, 60))
  expect(asSeen(card, { by: 90, table })).toEqual(new DOMRect(330, 550, 60, 40))
  expect(asSeen(card, { by: 270, table })).toEqual(new DOMRect(10, 10, 60, 40))
})
