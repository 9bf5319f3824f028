// The treasures that both Labyrinth and its card game hunt for, and their pictures.
import bat from 'game-icon:evil-bat'
import book from 'game-icon:spell-book'
import butterfly from 'game-icon:butterfly'
import candelabra from 'game-icon:lit-candelabra'
import chest from 'game-icon:locked-chest'
import coins from 'game-icon:swap-bag'
import crown from 'game-icon:crown'
import dragon from 'game-icon:dragon-head'
import emerald from 'game-icon:emerald'
import gecko from 'game-icon:gecko'
import ghost from 'game-icon:ghost'
import goblet from 'game-icon:jeweled-chalice'
import helmet from 'game-icon:spartan-helmet'
import keys from 'game-icon:three-keys'
import lamp from 'game-icon:magic-lamp'
import map from 'game-icon:treasure-map'
import owl from 'game-icon:owl'
import rat from 'game-icon:rat'
import ring from 'game-icon:ring'
import scarab from 'game-icon:scarab-beetle'
import skull from 'game-icon:skull-crossed-bones'
import spider from 'game-icon:spider-alt'
import sword from 'game-icon:sword-in-stone'
import troll from 'game-icon:troll'
import witch from 'game-icon:witch-face'

/** The treasures in the order of their letters in a view: a to x, and y in the card game. */
export const TREASURES = [
  'book',
  'gold',
  'map',
  'crown',
  'keys',
  'skull',
  'ring',
  'chest',
  'emerald',
  'sword',
  'candelabra',
  'helmet',
  'owl',
  'scarab',
  'rat',
  'spider',
  'moth',
  'lizard',
  'bat',
  'dragon',
  'ghost',
  'genie',
  'sorceress',
  'troll',
  'goblet',
] as const

/** The treasure of a letter in a view; nothing for a dot. */
export function treasureOf(letter: string | undefined): string {
  return letter && letter !== '.' ? (TREASURES[letter.charCodeAt(0) - 97] ?? '') : ''
}

/** All of them: what needs only a few, like the pictures of home, imports those. */
export const ICONS: Record<string, string> = {
  book,
  gold: coins,
  map,
  crown,
  keys,
  skull,
  ring,
  chest,
  emerald,
  sword,
  candelabra,
  helmet,
  owl,
  scarab,
  rat,
  spider,
  moth: butterfly,
  lizard: gecko,
  bat,
  dragon,
  ghost,
  genie: lamp,
  sorceress: witch,
  troll,
  goblet,
}
