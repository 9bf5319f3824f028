// The spare in the hand: how it lies, and the arrow it is held to.
import type { Arrow } from './tiles'

export class Hand {
  quarters = $state(0)
  /** How far it has been turned on the screen, in degrees: it never jumps back. */
  spin = $state(0)
  /** The arrow whose push is previewed. */
  chosen = $state.raw<Arrow>()
  /** Whether a finger chose it: the first touch shows, the second does it. */
  touched = $state(false)
  /** Where it is being dragged, in the board's units. */
  dragging = $state.raw<{ x: number; y: number }>()

  get degrees(): number {
    return this.quarters * 90
  }

  /** A new spare lies as the view says. */
  take(): void {
    this.quarters = 0
    this.spin = 0
  }

  turnTo(degrees: number): void {
    this.quarters = degrees / 90
    this.spin = degrees
  }

  /** Turns it to the next of the rotations that differ. */
  turn(step: 1 | -1, rotations: number[]): void {
    const now = rotations.indexOf(this.degrees)
    const next = rotations[(now + step + rotations.length) % rotations.length] ?? 0
    this.spin += ((next / 90 - this.quarters + 4 * step) % 4) * 90
    this.quarters = next / 90
  }
}
