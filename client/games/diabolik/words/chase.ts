import type { RoadType } from '../../../../shared/games/diabolik/map/roads.ts'
import type { RoadChoice } from '../../../../shared/games/diabolik/move.ts'
import type { Language } from '../../../../shared/words/index.ts'
import { useSettings } from '../../../session/settings.ts'

interface ChaseWords {
  /** Over the chase: where the car races along. */
  readonly tears: Readonly<Record<RoadChoice, string>>
  readonly runs: string
  readonly garage: string
  readonly swallowed: string
  readonly melts: string
}

const byRoad = (any: string, roads: Readonly<Record<RoadType, string>>): Readonly<Record<RoadChoice, string>> => ({
  any,
  ...roads,
})

const CHASE_WORDS: Readonly<Record<Language, ChaseWords>> = {
  en: {
    tears: byRoad('The black coupé tears through the night…', {
      highway: 'The black coupé tears down the highway…',
      stateRoad: 'The black coupé takes the state road, flat out…',
      countyRoad: 'The black coupé throws up dust on a county road…',
    }),
    runs: 'On foot, and no time to look back…',
    garage: 'A shutter rattles up. Two lamps open in the dark…',
    swallowed: 'The lamps go out. Only the night is left.',
    melts: 'One shadow more among the shadows.',
  },
  it: {
    tears: byRoad('La coupé nera squarcia la notte…', {
      highway: 'La coupé nera divora l’autostrada…',
      stateRoad: 'La coupé nera imbocca la statale, a tavoletta…',
      countyRoad: 'La coupé nera alza la polvere di una provinciale…',
    }),
    runs: 'A piedi, senza il tempo di voltarsi…',
    garage: 'Una saracinesca si alza. Due fari si aprono nel buio…',
    swallowed: 'I fari si spengono. Resta solo la notte.',
    melts: 'Un’ombra in più tra le ombre.',
  },
  zh: {
    tears: byRoad('黑色跑車劃破夜色……', {
      highway: '黑色跑車在高速公路上狂飆……',
      stateRoad: '黑色跑車駛上公路，油門踩到底……',
      countyRoad: '黑色跑車在鄉村小路上揚起塵土……',
    }),
    runs: '徒步逃亡，沒有時間回頭……',
    garage: '鐵捲門嘩啦升起，黑暗中亮起兩盞車燈……',
    swallowed: '車燈熄滅，只剩下夜色。',
    melts: '暗影之中，又多了一道暗影。',
  },
}

export const chaseWords = (): ChaseWords => CHASE_WORDS[useSettings.getState().language]
