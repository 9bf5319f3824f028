// The pictures of the trophies.
import beastEye from 'game-icon:beast-eye'
import heartShield from 'game-icon:heart-shield'
import keyring from 'game-icon:keyring'
import laurelCrown from 'game-icon:laurel-crown'
import minotaur from 'game-icon:minotaur'
import stoneWall from 'game-icon:stone-wall'

export const trophies: Record<string, string> = {
  'first-win': laurelCrown,
  'hundred-keys': keyring,
  unhurt: heartShield,
  mason: stoneWall,
  'beast-master': beastEye,
  mastered: minotaur,
}
