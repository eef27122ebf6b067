import type { PieceId } from '../../../kernel/game.ts'
import { RULES } from '../abilities/index.ts'
import type { CardName } from '../cards/list.ts'
import type { Move, MoveOf } from '../move.ts'
import type { Fate, Killing, Player, State, Zone } from '../state.ts'
import { die } from './mat.ts'
import {
  abilityOf,
  cardsIn,
  dataOf,
  eyesOf,
  find,
  has,
  otherSide,
  partnersOf,
  type StandingCard,
  standing,
} from './table.ts'
import { about, type CardsTurn, showing } from './turn.ts'

/** What follows an announced kill (C-7): saves, deaths, and what comes of them. */

/** Where a card could go instead of dying; null is no zone (Deathdodge). */
export function waysOut(state: State, card: PieceId): readonly (Zone | null)[] {
  const { ability } = dataOf(state, card)
  // Hardly any can, and to look where it stands takes longer.
  const save = ability && RULES[ability].save
  if (!ability || !save) return []
  const me = standing(state, card)
  return me && has(state, me, ability) ? save.ways(state, me) : []
}

/** C-54: either partner; whoever plays both seats answers once, as the one next to act. */
export function answerersOf({ killing, next, options: { players } }: State): readonly Player[] {
  const [side] = killing?.answering ?? []
  if (!killing || !side) return []
  const seats = eyesOf(players, next[side]).length > 1 ? [next[side]] : partnersOf(players, side)
  return seats.filter(seat => !killing.silent.includes(seat))
}

/** Of the side that answers now; from memory, without those that were claimed in vain. */
function open(state: State, { victims, claimed, answering }: Killing): PieceId[] {
  return victims.filter(
    card =>
      standing(state, card)?.side === answering[0] &&
      (state.options.memory ? !claimed.includes(card) : waysOut(state, card).length > 0),
  )
}

export function saves(state: State, killing: Killing): Move[] {
  const list = open(state, killing).flatMap((card): MoveOf<'save'>[] => {
    if (state.options.memory) return [{ type: 'save', card }]
    return waysOut(state, card).map(zone => (zone === null ? { type: 'save', card } : { type: 'save', card, zone }))
  })
  return [...list, { type: 'letDie' }]
}

export const flights = (state: State, card: PieceId): MoveOf<'choose'>[] =>
  waysOut(state, card).flatMap(zone => (zone === null ? [] : { type: 'choose', card, zone }))

/** Asks whoever may still save something; when all have answered, the others die. */
export function awaitSaves(turn: CardsTurn, killing: Killing): void {
  const { state } = turn
  while (killing.answering.length > 0) {
    if (open(state, killing).length > 0) {
      state.decision = { type: 'save' }
      return
    }
    passOn(killing)
  }
  state.killing = null
  for (const card of killing.victims) die(turn, card)
}

/** The next side answers. */
function passOn(killing: Killing): void {
  killing.answering.shift()
  killing.silent = []
}

/** C-54: the others of the side may still save something. */
export function letDie({ state, seat }: CardsTurn, killing: Killing): void {
  state.decision = { type: 'turn' }
  killing.silent.push(seat as Player)
  if (answerersOf(state).length === 0) passOn(killing)
}

/** C-34: from memory, a wrong claim does nothing. */
export function save(turn: CardsTurn, killing: Killing, card: PieceId, zone?: Zone): void {
  const { state } = turn
  const ways = waysOut(state, card)
  state.decision = { type: 'turn' }
  const [way] = zone ? [zone] : ways
  if (way === undefined) {
    killing.claimed.push(card)
    turn.emit({ type: 'savedInVain', ...about(state, card) })
  } else if (!zone && ways.length > 1) state.decision = { type: 'flee', card, seat: turn.seat as Player }
  else getAway(turn, killing, card, way)
}

function getAway(turn: CardsTurn, killing: Killing, card: PieceId, way: Zone | null): void {
  const me = standing(turn.state, card)
  const ability = me && abilityOf(turn.state, me)
  if (!me || !ability) return
  killing.victims = killing.victims.filter(each => each !== card)
  RULES[ability].save?.away(turn, me, way)
}

const SPLITTERS: readonly CardName[] = ['splitter1', 'splitter2', 'splitter3', 'splitter4']

/** What comes of a card played, when its kills and saves are done. */
export function follow(turn: CardsTurn): void {
  const { state } = turn
  const me = state.played === null ? null : standing(state, state.played)
  if (!me) return
  const { ability } = dataOf(state, me.card)
  if (ability === 'whySplit') unite(turn)
  if (ability === 'theEndgame') settleScore(turn, me)
}

/** They die at once, and everybody is told why. */
function strikeDown(turn: CardsTurn, why: Fate, cards: readonly PieceId[]): void {
  turn.emit({ type: 'struckDown', why, cards: [...cards], faces: showing(turn.state, cards) })
  for (const card of cards) die(turn, card)
}

/** Why Split: all four on the mat, on whichever sides. */
function unite(turn: CardsTurn): void {
  const splitters = SPLITTERS.flatMap(name => find(turn.state, name)?.card ?? [])
  if (splitters.length === SPLITTERS.length) strikeDown(turn, 'reunion', splitters)
}

/** C-18, C-19, C-41: a second Scorched Earth card in the zone of the first. */
function settleScore(turn: CardsTurn, { side, zone }: StandingCard): void {
  const { state } = turn
  const own = cardsIn(state, side, zone, ['scorched'])
  if (own.length > 1) return strikeDown(turn, 'howDareYou', own)
  const all = [...cardsIn(state, side, zone), ...cardsIn(state, otherSide(side), zone)]
  const rivals = cardsIn(state, otherSide(side), zone, ['scorched'])
  if (rivals.length === 0 || all.length > own.length + rivals.length) return
  strikeDown(turn, 'scorchTheEarth', all)
  state.sealed.push(zone)
  turn.emit({ type: 'sealed', zone })
}
