import { moveDanger } from '../../rules/danger.ts'
import { addEffect } from '../../rules/effects.ts'
import { isPair } from '../../rules/questions.ts'
import { CRIMINALS, POLICE, type PoliceType, type State } from '../../state.ts'
import type { CardRule } from '../rule.ts'

/** Cards that are only numbers. What concerns a figure's turn and is played in another's lasts to the end of the next one. */

const isRunning = ({ fugitives }: State): boolean => CRIMINALS.some(who => fugitives[who].card === null)

/** D-36: to the end of each Criminal's next turn, Police in adjacent Locations keep whoever is On the Run out of the Shadows. */
export const alerting = (type: PoliceType, copies: number): CardRule => ({
  type,
  copies,
  targets: state => (isRunning(state) ? [{}] : []),
  play(turn) {
    for (const of of CRIMINALS) addEffect(turn, { type: 'alert', of, until: 'turn', value: 1 })
  },
})

/** To the end of each Criminal's next turn, Moves reach no further than this: there are no fast roads. */
export const slower = (type: PoliceType, copies: number, value: number): CardRule => ({
  type,
  copies,
  targets: () => [{}],
  play(turn) {
    for (const of of CRIMINALS) addEffect(turn, { type: 'slow', of, until: 'turn', value })
  },
})

/** Next to the Jaguar (D-7): whoever drives it gets no further than this, whatever the road, and has one Move (D-35). */
export const slowerDriver = (type: PoliceType, copies: number, value: number): CardRule => ({
  type,
  copies,
  targets: ({ effects }) => (effects.some(({ type: each }) => each === 'oneMove') ? [] : [{}]),
  stays: () => 'jaguar',
  play(turn, _, __, card) {
    addEffect(turn, { type: 'slow', of: 'jaguar', until: 'turn', value, card })
    addEffect(turn, { type: 'oneMove', of: 'jaguar', until: 'turn', value: 1, card })
  },
})

/** Each Criminal has so many actions fewer in the next turn. */
export const fewerActions = (type: PoliceType, copies: number, fewer: number): CardRule => ({
  type,
  copies,
  targets: () => [{}],
  play(turn) {
    // D-55: two players have their actions together, so they lose them once, whoever of the two begins.
    if (isPair(turn.state)) addEffect(turn, { type: 'actions', of: 'criminals', until: 'used', value: -fewer })
    else for (const of of CRIMINALS) addEffect(turn, { type: 'actions', of, until: 'turn', value: -fewer })
  },
})

/** Next to the Police Station (D-7): the next hits on one Policeman do nothing. */
export const armour = (type: PoliceType, copies: number, value: number): CardRule => ({
  type,
  copies,
  targets: ({ policemen }) => POLICE.filter(who => policemen[who] !== null).map(who => ({ who })),
  stays: () => 'station',
  play(turn, _, { who }, card) {
    if (who) addEffect(turn, { type: 'shield', of: who, until: 'used', value, card })
  },
})

/** Next to the Police Station (D-7): the next Clue, whoever activates it, raises Danger by so much more. */
export const warrant = (type: PoliceType, copies: number, value: number): CardRule => ({
  type,
  copies,
  targets: () => [{}],
  stays: () => 'station',
  play(turn, _, __, card) {
    addEffect(turn, { type: 'warrant', of: 'detectives', until: 'used', value, card })
  },
})

/** Danger, while a chase goes on that a Criminal's turn has not ended. */
export const danger = (type: PoliceType, copies: number, by: number): CardRule => ({
  type,
  copies,
  targets: ({ fugitives }) => (CRIMINALS.some(who => fugitives[who].turns > 0) ? [{}] : []),
  play: turn => moveDanger(turn, by, 'card'),
})
