/** Why something that one might expect is not offered; the catalogues say it. */
export const REASONS = [
  /** L-17: the station is for five of your own. */
  'stationClosed',
  /** L-9: searched with success before. */
  'alreadySearched',
  /** L-6: nothing to search where the Private Eye, the Mob or the police sit. */
  'nothingHere',
  /** L-12, L-13: no two cards of one other suspect. */
  'noPair',
  /** L-13, L-31: the pair is of somebody who is not in the game. */
  'notInPlay',
  /** L-42: the pair is of somebody who is in custody. */
  'inCustody',
  /** L-43: the item does not help here. */
  'itemOfNoUse',
] as const
export type Reason = (typeof REASONS)[number]
