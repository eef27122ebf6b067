import type { Location } from '../map/locations.ts'
import type { State } from '../state.ts'
import type { Setting } from '../testing.ts'
import type { SHEETS } from './names.ts'
import { HEIST, HIDEOUT, scene } from './testing.ts'

/** For each Part and Clue a table on which it can be done, and where the one who does it could not; for specs. */
export interface Scene {
  readonly setting: Setting
  readonly elsewhere: Location
}

const FAR: Location = 'ostrand'
/** Diabolik acts, or Ginko. */
const part = (setting: Setting, elsewhere: Location = FAR): Scene => ({ setting, elsewhere })
const clue = (found: number, setting: Setting): Scene => ({
  setting: { acting: 'ginko', police: { ginko: 'lorvy' }, found: { A: found }, ...setting },
  elsewhere: FAR,
})
const there = { clues: { A: 'lorvy' } } as const
const atHeist = { diabolik: HEIST } as const

type Heist = (typeof SHEETS)[number]
export const SCENES: Readonly<Record<Heist, { parts: readonly Scene[]; clues: readonly Scene[] }>> = {
  bloodIdol: {
    parts: [
      part({ hidden: atHeist }),
      part({ parts: { A: ['eva'] }, extras: { amira: { hidden: 'isker' } }, hidden: { diabolik: 'isker' } }),
      part({ parts: { A: ['eva', 'diabolik'] }, hidden: { diabolik: HIDEOUT } }),
    ],
    clues: [clue(0, there), clue(1, there), clue(2, { extras: { amira: { at: 'lorvy' } } })],
  },
  goldenVenus: {
    parts: [
      part({ hidden: atHeist }),
      part({ parts: { A: ['eva'] }, extras: { clara: { hidden: 'isker' } }, hidden: { diabolik: 'isker' } }),
      part({ parts: { A: ['eva', 'eva'] }, hidden: { ...atHeist, eva: HEIST } }),
    ],
    clues: [clue(0, there), clue(1, there), clue(2, there)],
  },
  queenEsmeralda: {
    parts: [
      part({ hidden: atHeist }),
      part({ parts: { A: ['eva'] }, extras: { juliana: { hidden: 'isker' } }, hidden: { diabolik: 'isker' } }),
      part({ parts: { A: ['eva', 'diabolik'] }, hidden: { diabolik: 'isker', eva: 'isker' } }),
    ],
    clues: [clue(0, there), clue(1, there), clue(2, there)],
  },
  serpentOfFire: {
    parts: [
      part({ hidden: atHeist }),
      part({ parts: { A: ['eva'] }, hidden: { diabolik: 'isker' } }, 'falkenau'),
      part({ parts: { A: ['diabolik', 'eva'] }, hidden: atHeist }),
    ],
    clues: [clue(0, there), clue(1, there), clue(2, there)],
  },
  havelWatches: {
    parts: [
      part({ hidden: atHeist }),
      part({
        parts: { A: ['eva'] },
        extras: { leopold: { hidden: 'isker' } },
        hidden: { diabolik: 'isker', eva: HEIST },
      }),
      part({ parts: { A: ['eva', 'eva'] }, hidden: { diabolik: HIDEOUT } }),
    ],
    clues: [clue(0, there), clue(1, there), clue(2, { extras: { leopold: { at: 'lorvy' } } })],
  },
  nightExpress: {
    parts: [
      part({ hidden: atHeist }),
      part({ parts: { A: ['eva'] }, extras: { matteo: { hidden: 'isker' } }, hidden: { diabolik: 'isker' } }),
      part({ parts: { A: ['eva', 'eva'] }, hidden: { diabolik: 'tarvos', eva: 'dornac' } }),
    ],
    clues: [clue(0, there), clue(1, there), clue(2, { extras: { matteo: { at: 'lorvy' } } })],
  },
  bankVan: {
    parts: [
      part({ van: 'isker', hidden: { diabolik: 'isker' } }),
      part({ van: 'isker', parts: { A: ['eva'] }, hidden: { diabolik: 'isker' } }),
      part({ parts: { A: ['eva', 'diabolik'] }, hidden: atHeist }),
    ],
    clues: [clue(0, there), clue(1, { van: 'lorvy' }), clue(2, there)],
  },
}

/** The table of a Part or Clue, with changes. */
export const partScene = (name: Heist, number: number, changes: Setting = {}): State =>
  scene(name, merged(SCENES[name].parts[number - 1], changes))
export const clueScene = (name: Heist, number: number, changes: Setting = {}): State =>
  scene(name, merged(SCENES[name].clues[number - 1], changes))

function merged(given: Scene | undefined, changes: Setting): Setting {
  if (!given) throw new Error('there is no such Part or Clue')
  const { setting } = given
  return {
    ...setting,
    ...changes,
    hidden: { ...setting.hidden, ...changes.hidden },
    police: { ...setting.police, ...changes.police },
    extras: changes.extras ?? setting.extras ?? {},
  }
}
