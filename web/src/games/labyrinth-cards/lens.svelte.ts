// What of the table is seen now: it frames by itself what matters, until a person moves it.
import { run, smooth } from '../../lib/motion'
import {
  between,
  type Box,
  boxOf,
  type Camera,
  contains,
  FAR,
  frame,
  snugIn,
  LEAST,
  seen,
  type Side,
  type Size,
  towards,
  zoomed,
} from './camera'
import type { Point } from './cards'

/** Air round what must be seen. */
const AIR = 24
/** Where there is room, nothing that matters lies under the buttons. */
const BUTTONS = 62
/** The strips with the numbers, at the left and at the top, where letters have their usual size. */
const GUTTER = 30
const USUAL = 16

export interface Wanted {
  all: Box
  focus: Box
  /** Whether nothing is to be touched any more. */
  over: boolean
  still: boolean
}

export class Lens {
  width = $state(0)
  height = $state(0)
  camera = $state.raw<Camera>({ x: 100, y: 100, scale: 1 })
  /** Whether a person has chosen what to see. */
  chosen = $state(false)
  readonly #wanted: () => Wanted
  #gliding = 0
  #placed = false

  constructor(wanted: () => Wanted) {
    this.#wanted = wanted
  }

  get size(): Size {
    return { width: this.width, height: this.height }
  }
  /** How much larger than usual letters are: they grow with the screen, and as people wish. */
  readonly letters = $derived.by(() => {
    void this.width // a window of another size has letters of another size
    return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL
  })
  get gutter(): number {
    return GUTTER * this.letters
  }
  get view(): Box {
    return seen(this.camera, this.size)
  }
  /** What is seen beside the numbers. */
  get clear(): Box {
    const { left, top, ...others } = this.view
    const strip = this.gutter / this.camera.scale
    return { left: left + strip, top: top + strip, ...others }
  }

  /** A camera on something, with as much of everything else as fits. */
  framed(focus: Box): Camera {
    const { all, over } = this.#wanted()
    const beside = this.width > 700 ? BUTTONS * this.letters : 0
    const { gutter } = this
    const room = { width: this.width - beside - gutter, height: this.height - gutter }
    const found = frame(all, focus, room, over ? FAR : LEAST, snugIn(room))
    return {
      scale: found.scale,
      x: found.x + (beside - gutter) / 2 / found.scale,
      y: found.y - gutter / 2 / found.scale,
    }
  }
  /** Goes where it should be, unless a person looks at something and sees what matters. */
  follow(to: Camera, focus: Box): void {
    if (this.chosen && contains(this.clear, focus)) return
    this.chosen = false
    this.#glide(to)
  }
  /** Brings cells into view. */
  show(cells: Point[]): void {
    const wanted = boxOf(cells, AIR)
    if (!contains(this.clear, wanted)) this.#glide(this.framed(wanted))
  }
  fit(): void {
    this.chosen = false
    this.#glide(this.framed(this.#wanted().focus))
  }
  zoom(factor: number, point: Point = { x: this.width / 2, y: this.height / 2 }): void {
    this.take(zoomed(this.camera, factor, point, this.size))
  }
  /** Shows what lies beyond one side. */
  look(side: Side): void {
    const to = towards(this.camera, side, this.#wanted().all, this.clear)
    this.chosen = true
    this.#glide(to)
  }
  /** A person moves it. */
  take(camera: Camera): void {
    this.chosen = true
    this.#gliding++
    this.camera = camera
  }

  /** Where a cell is in the window onto the table, and how large. */
  placeOf(cell: Point): { x: number; y: number; size: number } {
    const { scale } = this.camera
    const { left, top } = this.view
    return { x: (cell.x * 100 - left) * scale, y: (cell.y * 100 - top) * scale, size: 100 * scale }
  }
  /** The cell at a point of that window. */
  cellAt({ x, y }: Point): Point {
    const { scale } = this.camera
    const { left, top } = this.view
    return { x: Math.floor((left + x / scale) / 100), y: Math.floor((top + y / scale) / 100) }
  }

  #glide(to: Camera): void {
    const mine = ++this.#gliding
    const from = this.camera
    if (this.#wanted().still || !this.#placed) {
      this.camera = to
      this.#placed = true
      return
    }
    void run(300, (t) => {
      if (mine === this.#gliding) this.camera = between(from, to, smooth(t))
    })
  }
}
