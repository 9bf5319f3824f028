// The treasures on coins, each loaded when a coin shows it: a table shows a few of them.
import type { Avatar } from './contract'

type Treasure = Avatar['treasure']
const ICONS: Record<Treasure, () => Promise<{ default: string }>> = {
  book: () => import('coin-icon:spell-book'),
  map: () => import('coin-icon:treasure-map'),
  crown: () => import('coin-icon:crown'),
  keys: () => import('coin-icon:three-keys'),
  skull: () => import('coin-icon:skull-crossed-bones'),
  ring: () => import('coin-icon:ring'),
  chest: () => import('coin-icon:locked-chest'),
  emerald: () => import('coin-icon:emerald'),
  sword: () => import('coin-icon:sword-in-stone'),
  candelabra: () => import('coin-icon:lit-candelabra'),
  helmet: () => import('coin-icon:spartan-helmet'),
  owl: () => import('coin-icon:owl'),
  scarab: () => import('coin-icon:scarab-beetle'),
  rat: () => import('coin-icon:rat'),
  spider: () => import('coin-icon:spider-alt'),
  moth: () => import('coin-icon:butterfly'),
  lizard: () => import('coin-icon:gecko'),
  bat: () => import('coin-icon:evil-bat'),
  dragon: () => import('coin-icon:dragon-head'),
  ghost: () => import('coin-icon:ghost'),
  genie: () => import('coin-icon:magic-lamp'),
  sorceress: () => import('coin-icon:witch-face'),
  troll: () => import('coin-icon:troll'),
  goblet: () => import('coin-icon:jeweled-chalice'),
}
const loaded = new Map<Treasure, string>()

/** The outline of a treasure: at once if a coin has shown it before. */
export function outlineOf(treasure: Treasure): string | Promise<string> {
  return loaded.get(treasure) ?? load(treasure)
}
async function load(treasure: Treasure): Promise<string> {
  const { default: outline } = await ICONS[treasure]()
  loaded.set(treasure, outline)
  return outline
}
