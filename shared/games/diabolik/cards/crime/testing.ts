import { equal } from '../../../../kernel/plain.ts'
import type { Target } from '../../move.ts'
import { faceOf, placeOf } from '../../rules/questions.ts'
import { CHARACTERS, type Character, CRIMINALS, POLICE, type State } from '../../state.ts'
import { type Done, type Fortune, handFaces, heldCard, offersOf, play, trackFaces } from '../../testing.ts'
import type { CrimeCard } from './names.ts'

/** What the specs of the Crime cards have in common. */

const player = ({ acting }: State): Character => {
  const who = CHARACTERS.find(each => each === acting?.figure)
  if (!who) throw new Error('nobody could play a card')
  return who
}

/** Whose turn it is plays this card. */
export const use = (before: State, card: CrimeCard, target: Target = {}, ...luck: Fortune[]): Done =>
  play(before, { type: 'play', card: heldCard(before, player(before), card), ...target }, ...luck)

/** All ways to play it that are on offer. */
export const aims = (state: State, card: CrimeCard): Target[] =>
  offersOf(state, 'play')
    .filter(move => faceOf(state, move.card) === card)
    .map(({ type: _, card: __, ...target }) => target)

/** What was discarded, the latest last. */
export const discards = ({ state }: Done, pile: 'crime' | 'police' = 'crime'): string[] =>
  state[pile].discards.map(card => faceOf(state, card))

/** Everything on the table that a card could change, by name. */
function aspects(state: State): Record<string, unknown> {
  const { danger, jaguar, van, roadblocks, traps, effects, questions, round, phase, outcome } = state
  const all: Record<string, unknown> = {
    danger,
    jaguar,
    van,
    roadblocks,
    traps,
    effects,
    questions,
    round,
    phase,
    outcome,
  }
  for (const who of CHARACTERS) all[`cards of ${who}`] = [handFaces(state, who), state.people[who].wounds]
  for (const who of CRIMINALS) {
    const { card, marks } = state.fugitives[who]
    all[who] = [placeOf(state, who), card === null, trackFaces(state, who), marks]
  }
  for (const who of POLICE) all[who] = placeOf(state, who)
  all.up = state.up.map(card => faceOf(state, card))
  all.beside = state.beside.map(({ card, spot }) => [faceOf(state, card), spot])
  all.sheets = state.sheets
  all.extras = state.extras
  all.police = state.police.discards.length
  return all
}

/** What a card changed, apart from itself: the hand that it left is counted without it. */
export function changes(before: State, { state }: Done, card: CrimeCard): string[] {
  const was = aspects(before)
  const now = aspects(state)
  const who = player(before)
  const hand = handFaces(before, who)
  hand.splice(hand.indexOf(card), 1)
  was[`cards of ${who}`] = [hand, before.people[who].wounds]
  return Object.keys(was).filter(name => !equal(was[name], now[name]))
}
