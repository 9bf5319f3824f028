// The pictures of the trophies.
import laurelCrown from 'game-icon:laurel-crown'
import pawPrint from 'game-icon:paw-print'
import shepherdsCrook from 'game-icon:shepherds-crook'
import sprint from 'game-icon:sprint'
import tigerHead from 'game-icon:tiger-head'

export const trophies: Record<string, string> = {
  'first-win': laurelCrown,
  'swift-paws': pawPrint,
  'far-behind': sprint,
  shepherd: shepherdsCrook,
  mastered: tigerHead,
}
