import type { PieceId } from '../../../../kernel/game.ts'
import { counted, english } from '../../../../words/grammar.ts'
import type { PlayCard } from '../../cards/names.ts'
import type { Faces } from '../../events.ts'
import type { Location } from '../../map/locations.ts'
import type { RoadChoice } from '../../move.ts'
import type { Character, Figure, Letter, Mark, Roadblock, Scenario, Secondary, Watcher } from '../../state.ts'
import { shownCards } from '../faces.ts'
import { crime } from './crime.ts'
import { figures, locations, roads, secondaries } from './names.ts'
import { police } from './police.ts'

/** How names and numbers go into English sentences. */

export const cards = { ...crime, ...police }

export const { list, plural, spelled } = english

export const name = (who: Figure): string => figures[who].name
export const names = (all: readonly Figure[]): string => list(all.map(name))
export const place = (at: Location): string => locations[at]

const PRONOUN: Readonly<Record<Character, 'his' | 'her'>> = {
  diabolik: 'his',
  eva: 'her',
  ginko: 'his',
  morrigan: 'her',
}
export const their = (who: Character): string => PRONOUN[who]

export const secondary = (who: Secondary | 'van'): string =>
  who === 'van' ? `the ${secondaries.van.name}` : secondaries[who].name

const ROADBLOCK: Readonly<Record<Roadblock, string>> = { roadblockA: 'Roadblock 1', roadblockB: 'Roadblock 2' }
export const roadblock = (which: Roadblock): string => ROADBLOCK[which]
export const watcher = (who: Watcher): string =>
  who === 'roadblockA' || who === 'roadblockB' ? roadblock(who) : name(who)

/** A track space by its number. */
export const space = (index: number): string => `space ${index + 1}`

/** “by Highway”; nothing where kinds were mixed. */
export const by = (road: RoadChoice): string => (road === 'any' ? '' : ` by ${roads[road]}`)
/** The same for a button, which says that, too. */
export const over = (road: RoadChoice): string => ` by ${roads[road]}`

/** What a letter stands for. */
export const job = (letter: Letter, scenario: Scenario): string =>
  scenario === 'escape' ? `way out ${letter}` : `Heist ${letter}`

/** What a mark between two spaces says (D-31). */
export function onto(to: Mark['to'], scenario: Scenario): string {
  if (to === 'hideout') return 'the Hideout’s card'
  if (to === 'diabolik' || to === 'eva') return `a card of ${name(to)}’s track`
  return isLetter(to) ? `the card of ${job(to, scenario)}` : `${secondary(to)}’s card`
}
const isLetter = (to: string): to is Letter => to === 'A' || to === 'B' || to === 'C'

export const card = (face: PlayCard): string => cards[face].name

/** Cards by name as far as they are shown, else in number: “Sewers and Trap”, “two Crime cards”. */
export function shown(ids: readonly PieceId[], faces: Faces | undefined, noun: string): string {
  const known = shownCards(ids, faces)
  return known.length === ids.length && known.length > 0 ? list(known.map(card)) : counted(ids.length, noun)
}
