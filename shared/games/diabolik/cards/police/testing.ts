import { equal } from '../../../../kernel/plain.ts'
import type { Location } from '../../map/locations.ts'
import type { RoadType } from '../../map/roads.ts'
import type { Target } from '../../move.ts'
import { faceOf } from '../../rules/questions.ts'
import type { Card, Detective, Figure, State } from '../../state.ts'
import { type Done, type Fortune, heldCard, offers, offersOf, play, type Setting, table } from '../../testing.ts'
import type { PoliceCard } from './names.ts'

/** What the specs of the Police cards have in common. */

/** A table in the middle of a Detective's turn. */
export type Scene = Omit<Setting, 'acting'> & { readonly acting?: Detective }

/** The turn of a Detective, Ginko's unless said, who holds this card and whatever the setting adds. */
export function holding(card: PoliceCard, setting: Scene = {}): State {
  const { acting = 'ginko', hands = {} } = setting
  return table({ ...setting, acting, hands: { ...hands, [acting]: [card, ...(hands[acting] ?? [])] } })
}

/** All that a card in hand can be aimed at. */
export const aims = (state: State, face: PoliceCard): Target[] =>
  offersOf(state, 'play')
    .filter(({ card }) => faceOf(state, card) === face)
    .map(({ type: _, card: __, ...target }) => target)

/** The Locations among them, in the order of the alphabet. */
export const places = (state: State, face: PoliceCard): (Location | undefined)[] =>
  aims(state, face)
    .map(({ at }) => at)
    .sort()

export function playing(state: State, face: PoliceCard, target: Target = {}, ...fortunes: Fortune[]): Done {
  const who = state.acting?.figure === 'morrigan' ? 'morrigan' : 'ginko'
  return play(state, { type: 'play', card: heldCard(state, who, face), ...target }, ...fortunes)
}

/** Everybody passes until this figure's turn begins; those who could act first do, in the order they are offered. */
export function until(state: State, figure: Figure): State {
  const activations = offersOf(state, 'activate')
  const wanted = activations.find(each => each.figure === figure) ?? activations[0]
  const { state: next } = play(state, wanted ?? { type: 'endTurn' })
  return next.acting?.figure === figure ? next : until(next, figure)
}

/** Where the Moves on offer lead over one kind of road. */
export const leads = (state: State, road: RoadType): Location[] => [
  ...new Set(
    offers(state).flatMap(move =>
      (move.type === 'move' || move.type === 'sneak') && move.road === road ? [move.to] : [],
    ),
  ),
]

/** The records of which each entry counts for itself. */
const APART = ['people', 'fugitives', 'policemen', 'roadblocks', 'crime', 'police'] as const

/** What is different, by name: all that is not there is untouched. Faces are dealt afresh in every bag, so they do not count. */
export function changes(before: State, { state: after }: Done): string[] {
  const apart: readonly string[] = APART
  const keys = Object.keys(before).filter(key => key !== 'faces') as (keyof State)[]
  return keys
    .flatMap(key => {
      if (!apart.includes(key)) return equal(before[key], after[key]) ? [] : [key]
      const [one, other] = [before[key], after[key]] as Record<string, unknown>[]
      return Object.keys(one ?? {})
        .filter(each => !equal(one?.[each], other?.[each]))
        .map(each => `${key}.${each}`)
    })
    .sort()
}

/** What every card does that is played by Ginko and discarded. */
export const SPENT = ['acting', 'people.ginko', 'police.discards'] as const
/** …and that lies next to something. */
export const LAID = ['acting', 'beside', 'people.ginko'] as const

export const withAlso = (usual: readonly string[], ...more: string[]): string[] => [...usual, ...more].sort()

/** The faces that lie next to something. */
export const lying = ({ beside, faces }: State): [Card | undefined, string][] =>
  beside.map(({ card, spot }) => [faces[card], spot])

export const discarded = (state: State): Card[] => state.police.discards.map(card => faceOf(state, card))
