/** D-43, and one of our own: The Night Express. The last three make up Escape from Clerville (D-58). */
export const SHEETS = [
  'bloodIdol',
  'goldenVenus',
  'queenEsmeralda',
  'serpentOfFire',
  'havelWatches',
  'nightExpress',
  'bankVan',
] as const
export const ESCAPES = ['byRoad', 'byWater', 'byAir'] as const
export type SheetName = (typeof SHEETS)[number] | (typeof ESCAPES)[number]

export const isWayOut = (sheet: SheetName): boolean => ESCAPES.some(each => each === sheet)
