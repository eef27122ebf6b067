import { bankVan } from './bankVan.ts'
import { bloodIdol } from './bloodIdol.ts'
import { byAir, byRoad, byWater } from './escape.ts'
import { goldenVenus } from './goldenVenus.ts'
import { havelWatches } from './havelWatches.ts'
import type { SheetName } from './names.ts'
import { nightExpress } from './nightExpress.ts'
import { queenEsmeralda } from './queenEsmeralda.ts'
import type { SheetRule } from './rule.ts'
import { serpentOfFire } from './serpentOfFire.ts'

export const SHEET_RULES: Readonly<Record<SheetName, SheetRule>> = {
  bloodIdol,
  goldenVenus,
  queenEsmeralda,
  serpentOfFire,
  havelWatches,
  nightExpress,
  bankVan,
  byRoad,
  byWater,
  byAir,
}
