import { INKS } from './icons'
import type { View } from './types'

/** The heroes' colours, seat by seat. */
export const colours = (view: View): string[] => view.players.map(({ hero }) => INKS[hero] ?? '')
