// The set that avatars are chosen from.
import type { Avatar } from './contract'

export const COINS: Avatar['coin'][] = ['gold', 'red', 'blue', 'green', 'violet', 'slate']

export const TREASURES: Avatar['treasure'][] = [
  'scarab',
  'owl',
  'dragon',
  'moth',
  'lizard',
  'bat',
  'rat',
  'spider',
  'crown',
  'ring',
  'emerald',
  'goblet',
  'chest',
  'keys',
  'map',
  'book',
  'candelabra',
  'helmet',
  'sword',
  'skull',
  'ghost',
  'genie',
  'sorceress',
  'troll',
]
