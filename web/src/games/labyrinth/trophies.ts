// The pictures of the trophies.
import cycle from 'game-icon:cycle'
import dragonHead from 'game-icon:dragon-head'
import hourglass from 'game-icon:hourglass'
import laurelCrown from 'game-icon:laurel-crown'
import openTreasureChest from 'game-icon:open-treasure-chest'
import pathDistance from 'game-icon:path-distance'

export const trophies: Record<string, string> = {
  'first-win': laurelCrown,
  'twenty-steps': pathDistance,
  'hundred-treasures': openTreasureChest,
  'round-the-edge': cycle,
  'ten-minutes': hourglass,
  mastered: dragonHead,
}
