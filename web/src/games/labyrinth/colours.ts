import type { View } from './types'

/** The pawns' colours, seat by seat. */
export const colours = (view: View): string[] =>
  view.players.map((player) => `var(--seat-${player.colour})`)
