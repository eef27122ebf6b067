import type { PieceId } from '../../../../kernel/game.ts'
import { chinese } from '../../../../words/grammar.ts'
import type { PlayCard } from '../../cards/names.ts'
import type { Faces } from '../../events.ts'
import type { Location } from '../../map/locations.ts'
import type { RoadChoice } from '../../move.ts'
import type { Criminal, Figure, Letter, Mark, Roadblock, Scenario, Secondary, Spot, Watcher } from '../../state.ts'
import { shownCards } from '../faces.ts'
import { crime } from './crime.ts'
import { figures, locations, roads, secondaries } from './names.ts'
import { police } from './police.ts'

/** How names and numbers go into Chinese sentences. */

export const cards = { ...crime, ...police }

export const { list, row } = chinese
export const quote = (title: string): string => `「${title}」`

export const name = (who: Figure): string => figures[who].name
export const names = (all: readonly Figure[]): string => list(all.map(name))
export const place = (at: Location): string => locations[at]
export const secondary = (who: Secondary | 'van'): string => secondaries[who].name

const ROADBLOCK: Readonly<Record<Roadblock, string>> = { roadblockA: '路障1', roadblockB: '路障2' }
export const roadblock = (which: Roadblock): string => ROADBLOCK[which]
export const watcher = (who: Watcher): string =>
  who === 'roadblockA' || who === 'roadblockB' ? roadblock(who) : name(who)

export const SPOTS: Readonly<Record<Spot, string>> = { station: '警察局', hideout: '藏身處', jaguar: '捷豹' }

/** A number and its measure word: 兩張, not 二張. */
export const counted = (count: number, unit: string): string => `${chinese.spelled(count)}${unit}`
/** The same, where none is 沒有: 沒有負傷牌, 有兩張負傷牌. */
export const having = (count: number, unit: string, noun: string): string =>
  count === 0 ? `沒有${noun}` : `有${counted(count, unit)}${noun}`

/** A track space by its number. */
export const space = (index: number): string => `第${index + 1}格`
export const track = (who: Criminal): string => `${name(who)}暗中行動區域`

/** 沿高速公路; nothing where kinds were mixed. */
export const by = (road: RoadChoice): string => (road === 'any' ? '' : `沿${roads[road]}`)
/** The same for a button, which says that, too. */
export const along = (road: RoadChoice): string => by(road) || roads.any

/** What a letter stands for. */
export const job = (letter: Letter, scenario: Scenario): string =>
  scenario === 'escape' ? `逃亡路線${letter}` : `劫案${letter}`

/** What a mark between two spaces says (D-31). */
export function onto(to: Mark['to'], scenario: Scenario): string {
  if (to === 'hideout') return '藏身處的地點牌'
  if (to === 'diabolik' || to === 'eva') return `${track(to)}的一張地點牌`
  return isLetter(to) ? `${job(to, scenario)}的地點牌` : `${secondary(to)}的地點牌`
}
const isLetter = (to: string): to is Letter => to === 'A' || to === 'B' || to === 'C'

export const card = (face: PlayCard): string => quote(cards[face].name)

/** Cards by name as far as they are shown, else in number: 「下水道」和「陷阱」, 兩張犯罪牌. */
export function shown(ids: readonly PieceId[], faces: Faces | undefined, noun: string): string {
  const known = shownCards(ids, faces)
  return known.length === ids.length && known.length > 0 ? list(known.map(card)) : counted(ids.length, `張${noun}`)
}
