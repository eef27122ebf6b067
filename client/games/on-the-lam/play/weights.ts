import type { Event } from '../../../../shared/games/on-the-lam/state.ts'
import type { GameEvent } from '../../../../shared/kernel/game.ts'
import type { Weight } from '../../../stage/tempo.ts'

/* How long anybody watches. What is not here is a scene: the police, whoever is robbed, how it ends. */

/** Keepers go on talking while the die rolls. */
const ASIDES: readonly Event['type'][] = ['keeperSpoke', 'alibiDrawn', 'itemDropped', 'noTip', 'reshuffled']
/** Nobody needs to see these of somebody else. */
const OTHERS_ASIDES: readonly Event['type'][] = [
  'discarded',
  'fizzled',
  'itemTaken',
  'pileSearched',
  'swapped',
  'tipFound',
  'traded',
  'turnBegan',
]
const BEATS: readonly Event['type'][] = ['policeMoved', 'policeRolled', 'tilesCleared']
/** Whoever rolls and walks watches it; to the others it is one of many. */
const OTHERS_BEATS: readonly Event['type'][] = [
  'handedOver',
  'itemUsed',
  'playCardDrawn',
  'rerolled',
  'rode',
  'rolled',
  'searchFailed',
  'searchSucceeded',
  'summoned',
  'walked',
]

export function weigh({ type }: GameEvent, own: boolean): Weight {
  const isOf = (list: readonly string[]): boolean => list.includes(type)
  if (isOf(ASIDES) || (!own && isOf(OTHERS_ASIDES))) return 'aside'
  return isOf(BEATS) || isOf(own ? OTHERS_ASIDES : OTHERS_BEATS) ? 'beat' : 'scene'
}
