import type { PlayCard } from '../../../../shared/games/diabolik/cards/names.ts'
import { LOCATIONS, type Location } from '../../../../shared/games/diabolik/map/locations.ts'
import { locationsOf, neighboursOf, REACH, ROAD_TYPES } from '../../../../shared/games/diabolik/map/roads.ts'
import { CARDS, PRICES } from '../../../../shared/games/diabolik/printed.ts'
import { HEISTS_TO_WIN, LATE, limitOfHand } from '../../../../shared/games/diabolik/rules/questions.ts'
import { isWayOut, SHEETS, type SheetName } from '../../../../shared/games/diabolik/sheets/names.ts'
import { LETTERS, OFFICERS, ROADBLOCKS } from '../../../../shared/games/diabolik/state.ts'
import { MAXIMUM } from '../../../../shared/games/diabolik/tuning.ts'
import type { Words } from '../../../../shared/games/diabolik/words/words.ts'
import type { Section } from '../../contract.ts'

/** What is written; after these the sheets follow, each a section with its own name for an id. */
export const SECTIONS = [
  'goal',
  'characters',
  'setup',
  'round',
  'actions',
  'moving',
  'shadows',
  'sightings',
  'investigate',
  'onTheRun',
  'jaguar',
  'goingBack',
  'fights',
  'wounds',
  'cards',
  'exchange',
  'officers',
  'heists',
  'secondaries',
  'danger',
  'markers',
  'criminalsTurn',
  'detectivesTurn',
  'secrets',
  'twoPlayers',
  'options',
  'escape',
  'crimeCards',
  'policeCards',
] as const
export type SectionId = (typeof SECTIONS)[number]

/** The reference in one language. A missing section is a type error. */
export type Reference = Readonly<Record<SectionId, Omit<Section, 'id'>>>
export type Night = Pick<Reference, 'criminalsTurn' | 'detectivesTurn'>
export type Lists = Pick<Reference, 'options' | 'escape' | 'crimeCards' | 'policeCards'>

/** The numbers that the reference names, as the rules have them: no language can get one wrong. */
export const N = {
  wanted: HEISTS_TO_WIN,
  heists: LETTERS.length,
  maximum: MAXIMUM.heists.apart,
  maximumOfTwo: MAXIMUM.heists.joint,
  maximumOfEscape: MAXIMUM.escape.apart,
  locations: LOCATIONS.length,
  aroundCapital: locationsOf('capital').length,
  highway: REACH.highway,
  stateRoad: REACH.stateRoad,
  countyRoad: REACH.countyRoad,
  hand: limitOfHand('ginko'),
  largeHand: limitOfHand('diabolik'),
  officers: OFFICERS.length,
  roadblocks: ROADBLOCKS.length,
  sheets: SHEETS.length,
  late: LATE,
} as const

export interface Printed {
  readonly name: string
  readonly type: string
  readonly copies: number
  readonly text: string
}

/** Cards as they are printed, and how many there are of each. */
export const printed = (words: Words, cards: readonly PlayCard[]): Printed[] =>
  cards.map(card => {
    const { name, text } = words.cards[card]
    const { type, copies } = CARDS[card]
    return { name, type: words.cardTypes[type], copies, text }
  })

/** How many cards a deck has. */
export const sizeOf = (cards: readonly PlayCard[]): number => cards.reduce((sum, card) => sum + CARDS[card].copies, 0)

/** The Parts and Clues of a sheet with their prices, a line each. */
export function stagesOf(words: Words, sheet: SheetName): string[] {
  const { parts, clues } = PRICES[sheet]
  const said = words.sheets[sheet]
  const kind = isWayOut(sheet) ? 'way' : 'part'
  return [
    ...said.parts.map((part, i) => words.stage(kind, i + 1, part, parts[i] ?? [])),
    ...said.clues.map((clue, i) => words.stage('clue', i + 1, clue, clues[i] ?? [])),
  ]
}

/** A sheet as a section of its own. */
export function sheetSection(words: Words, sheet: SheetName): Section {
  const { name, story, rule } = words.sheets[sheet]
  return { id: sheet, title: name, paragraphs: [story, rule, ...stagesOf(words, sheet)].filter(text => text !== '') }
}

/** All Locations that one Move from there can end in. */
export function withinReach(from: Location): Location[] {
  const found = new Set<Location>()
  for (const road of ROAD_TYPES) {
    let ends: readonly Location[] = [from]
    for (let step = 0; step < REACH[road]; step++) {
      ends = ends.flatMap(at =>
        neighboursOf('state', at)
          .filter(({ type }) => type === road)
          .map(({ to }) => to),
      )
      for (const end of ends) found.add(end)
    }
  }
  found.delete(from)
  return [...found]
}
