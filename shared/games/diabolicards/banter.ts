/** C-22: partners may not talk to each other, but banter at the other side is welcome, and all hear it. */
export const BANTER = [
  'isThatAll',
  'niceZone',
  'mine',
  'whoseSide',
  'remember',
  'notTheFace',
  'smallPrint',
  'sequel',
] as const
export type Banter = (typeof BANTER)[number]
