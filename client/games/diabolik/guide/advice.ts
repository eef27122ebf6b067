import {
  CRIMINALS,
  type Criminal,
  DETECTIVES,
  type Figure,
  LETTERS,
  type Letter,
} from '../../../../shared/games/diabolik/figures.ts'
import type { Location } from '../../../../shared/games/diabolik/map/locations.ts'
import { distance } from '../../../../shared/games/diabolik/map/roads.ts'
import type { Move, MoveOf } from '../../../../shared/games/diabolik/move.ts'
import type { DiabolikView } from '../../../../shared/games/diabolik/view.ts'
import type { Reading } from '../../contract.ts'

/* What the guide proposes to whoever plays the Criminals in the Escape, from their own view and offer. */

const AREA = 'capital'

export interface Proposal {
  readonly move: Move
  /** The way out that it leads to. */
  readonly letter: Letter | null
  /** The way out is right there. */
  readonly there: boolean
}

type Pieces = DiabolikView['pieces']
const faceAt = (pieces: Pieces, card: string): Location | null =>
  (pieces[card]?.face?.replace('#', '') as Location | undefined) ?? null
const isRunning = (pieces: Pieces, who: Criminal): boolean => pieces[pieces[who]?.place ?? '']?.kind !== 'location'
const placeOf = (pieces: Pieces, who: Criminal): Location | null => {
  const place = pieces[who]?.place ?? ''
  return isRunning(pieces, who) ? (place as Location) : faceAt(pieces, place)
}
const policeIn = (pieces: Pieces): Location[] => DETECTIVES.map(who => pieces[who]?.place as Location)

function wayOut(pieces: Pieces, letter: Letter): Location | null {
  const card = Object.keys(pieces).find(id => pieces[id]?.place === `heist:${letter}`)
  return pieces[`sheet:${letter}`]?.up && card !== undefined ? faceAt(pieces, card) : null
}

/** The boat takes one, the aeroplane both; the road is for when there is nothing else. */
const WISHES: Readonly<Record<Criminal, readonly Letter[]>> = { diabolik: ['B', 'C', 'A'], eva: ['C', 'A', 'B'] }

function goalOf(pieces: Pieces, who: Criminal): { readonly letter: Letter; readonly at: Location } | null {
  const left = LETTERS.filter(letter => wayOut(pieces, letter) !== null)
  const letter = WISHES[who].find(each => left.includes(each))
  const at = letter && wayOut(pieces, letter)
  return letter && at ? { letter, at } : null
}

/** Out of sight, and towards the goal; for whoever runs, away from the Police before all. */
function cost(pieces: Pieces, goal: Location, runs: boolean, { to, seen }: { to: Location; seen?: string }): number {
  const police = policeIn(pieces)
  const far = police.reduce((sum, at) => sum + distance(AREA, to, at), 0)
  const way = distance(AREA, to, goal)
  return (runs ? way - 10 * far : 10 * way - far / 10) + (seen ? 3 : 0) + (police.includes(to) ? 15 : 0)
}

type Road = MoveOf<'sneak'> | MoveOf<'hide'> | MoveOf<'move'>
const isA =
  <K extends Move['type']>(type: K) =>
  (move: Move): move is MoveOf<K> =>
    move.type === type

/** What to do now; null where the guide has nothing to propose. */
export function proposed({ view, choices, seats }: Pick<Reading, 'view' | 'choices' | 'seats'>): Proposal | null {
  const { pieces, facts } = view as DiabolikView
  if (facts.scenario !== 'escape' || !CRIMINALS.some(who => seats.includes(who))) return null
  const moves = choices as readonly Move[]
  const first: Figure = CRIMINALS.find(who => isRunning(pieces, who)) ?? 'diabolik'
  const begin = moves.filter(isA('activate'))
  const plain = begin.find(({ figure }) => figure === first) ?? begin[0] ?? moves.find(isA('drive'))
  if (plain) return { move: plain, letter: null, there: false }
  const who = CRIMINALS.find(each => each === facts.acting)
  const goal = who && goalOf(pieces, who)
  if (!who || !goal) return null
  const runs = isRunning(pieces, who)
  const price = (road: Road): number => cost(pieces, goal.at, runs, road)
  const bestOf = <M extends Road>(roads: readonly M[]): M | undefined =>
    roads.reduce<M | undefined>((best, each) => (best && price(best) <= price(each) ? best : each), undefined)
  const waits = !runs && placeOf(pieces, who) === goal.at
  const move =
    moves.find(isA('advance')) ??
    (runs && facts.actions > 2 ? moves.find(isA('fight')) : undefined) ??
    bestOf(moves.filter(isA('hide'))) ??
    bestOf(moves.filter(isA('move'))) ??
    (waits ? undefined : bestOf(moves.filter(isA('sneak')))) ??
    moves.find(isA('endTurn'))
  if (!move) return null
  return { move, letter: goal.letter, there: 'to' in move && move.to === goal.at }
}
