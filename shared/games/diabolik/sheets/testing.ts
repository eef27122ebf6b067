import { CRIME_CARDS } from '../cards/crime/names.ts'
import { ruleOf } from '../cards/index.ts'
import { POLICE_CARDS } from '../cards/police/names.ts'
import { clone } from '../clone.ts'
import type { Location } from '../map/locations.ts'
import type { MoveOf } from '../move.ts'
import { handOf, isCriminal, isHidden, partnerOf } from '../rules/questions.ts'
import { goBack, sneakTo } from '../rules/shadows.ts'
import { type Card, type CardType, type Character, type Criminal, DETECTIVES, type State } from '../state.ts'
import { act, type Done, type Fortune, offersOf, play, pull, run, type Setting, table } from '../testing.ts'
import { SHEET_RULES } from './index.ts'
import { SHEETS, type SheetName } from './names.ts'

/** Tables with one sheet on A, in the middle of its story, for specs. */

/** Where the Heist of A and the Hideout are, unless a scene says otherwise (the usual table's). */
export const HEIST = 'quinzac'
export const HIDEOUT = 'thornwick'

/** Two Heists that stand by. The van is none of them: it would be in the way. */
const beside = (name: SheetName): SheetName[] => [
  name,
  ...SHEETS.filter(each => each !== name && each !== 'bankVan').slice(0, 2),
]

/** A table with a sheet on A. Whoever is not spoken of is out of the way. */
export const scene = (name: SheetName, setting: Setting = {}): State =>
  table({ ...setting, sheets: beside(name), hidden: { diabolik: 'lorvy', eva: 'portSorrel', ...setting.hidden } })

/** Cards of these types, out of the deck. */
export function give(state: State, who: Character, types: readonly CardType[]): State {
  const [cards, names]: [string[], readonly Card[]] = isCriminal(who)
    ? [state.crime.cards, CRIME_CARDS]
    : [state.police.cards, POLICE_CARDS]
  for (const type of types) {
    const face = names.find(each => ruleOf(each).type === type && cards.some(card => state.faces[card] === each))
    if (!face) throw new Error(`no ${type} left`)
    handOf(state, who).push(pull(state, cards, face))
  }
  return state
}

/** What the next Part or Clue of A costs whoever acts. */
export function priceFor(state: State): readonly CardType[] {
  const [sheet] = state.sheets
  if (!sheet) throw new Error('there is no sheet')
  const { parts, clues } = SHEET_RULES[sheet.name]
  return (isCriminal(actor(state)) ? parts[sheet.parts] : clues[sheet.clues])?.price ?? []
}

export const actor = (state: State): Character => state.acting?.figure as Character

/** With the price in hand. */
export const funded = (state: State): State => give(state, actor(state), priceFor(state))

export const advancesOf = (state: State): MoveOf<'advance'>[] =>
  offersOf(state, 'advance').filter(({ letter }) => letter === 'A')

/** Could whoever acts do the next Part or Clue of A, money being no object? */
export const isOpen = (state: State): boolean => advancesOf(funded(state)).length > 0

/** Does it, by the first of the ways on offer. */
export function advance(state: State, ...fortunes: Fortune[]): Done {
  const [move] = advancesOf(funded(state))
  if (!move) throw new Error('no Advance is offered')
  return play(state, move, ...fortunes)
}

/** A Criminal at this Location In the Shadows and at the beginning of a turn, whatever it took. */
export function at(before: State, who: Criminal, to: Location): State {
  const { state } = run(before, turn => (isHidden(before, who) ? sneakTo : goBack)(turn, who, to, []))
  state.questions = []
  act(state, who)
  return state
}

/** What a Part or a Clue of A leaves alone: the other Heists, the partner, the others' cards, where Detectives stand. */
export function bystanders(state: State, who: Character) {
  const { people, policemen, fugitives, sheets, roadblocks, traps, jaguar } = clone(state)
  return {
    criminals: isCriminal(who) ? fugitives[partnerOf(who)] : fugitives,
    others: Object.entries(people).filter(([name]) => name !== who),
    wounds: people[who].wounds,
    detectives: DETECTIVES.map(each => policemen[each]),
    sheets: sheets.slice(1),
    roadblocks,
    traps,
    jaguar,
  }
}

/** For each Part and Clue a table on which it can be done, and where the one who does it could not; for specs. */
interface Scene {
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
      part({ hidden: { diabolik: HIDEOUT } }),
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
    clues: [clue(0, there), clue(1, there), clue(2, { extras: { juliana: { at: 'lorvy' } } })],
  },
  serpentOfFire: {
    parts: [
      part({ hidden: { diabolik: 'isker' } }, 'falkenau'),
      part({ parts: { A: ['eva'] }, hidden: atHeist }),
      part({ parts: { A: ['eva', 'diabolik'] }, hidden: { diabolik: 'isker', eva: 'isker' } }),
    ],
    clues: [clue(0, there), clue(1, there), clue(2, there)],
  },
  havelWatches: {
    parts: [
      part({ hidden: { diabolik: 'isker', eva: 'isker' } }),
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
      part({ extras: { matteo: { at: 'isker' } }, hidden: { diabolik: 'isker' } }),
      part({ parts: { A: ['eva'] }, hidden: atHeist }),
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
