// The pictures of the trophies.
import cardDraw from 'game-icon:card-draw'
import cardPickup from 'game-icon:card-pickup'
import laurelCrown from 'game-icon:laurel-crown'
import trail from 'game-icon:trail'
import trophyCup from 'game-icon:trophy-cup'

export const trophies: Record<string, string> = {
  'first-win': laurelCrown,
  'long-way': trail,
  'three-at-once': cardPickup,
  'hundred-cards': cardDraw,
  mastered: trophyCup,
}
