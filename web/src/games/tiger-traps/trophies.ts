// The pictures of the trophies.
import checkedShield from 'game-icon:checked-shield'
import dominoMask from 'game-icon:domino-mask'
import laurelCrown from 'game-icon:laurel-crown'
import trophyCup from 'game-icon:trophy-cup'
import wolfTrap from 'game-icon:wolf-trap'

export const trophies: Record<string, string> = {
  'first-win': laurelCrown,
  'kept-word': checkedShield,
  bluffer: dominoMask,
  trapper: wolfTrap,
  mastered: trophyCup,
}
