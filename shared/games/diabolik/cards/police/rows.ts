import { moveDanger } from '../../rules/danger.ts'
import { addEffect } from '../../rules/effects.ts'
import { isPair } from '../../rules/questions.ts'
import { CRIMINALS, POLICE, type PoliceType } from '../../state.ts'
import type { CardRule } from '../rule.ts'
import { officersOut } from './questions.ts'

/** Cards that are only numbers. What concerns a figure's turn and is played in another's lasts to the end of the next one. */

/** Moves of the player and of the own Officers on the map reach further, each to the end of the next turn. */
export const further = (type: PoliceType, copies: number, own: number, officers: number): CardRule => ({
  type,
  copies,
  targets: () => [{}],
  play(turn, who) {
    addEffect(turn, { type: 'reach', of: who, until: 'turn', value: own })
    for (const officer of officersOut(turn.state, who))
      addEffect(turn, { type: 'reach', of: officer, until: 'turn', value: officers })
  },
})

/** The Criminals' next Moves over Highways, or over State Roads, reach no further than this. County Roads are as slow as it gets. */
export const slower = (type: PoliceType, copies: number, value: number): CardRule => ({
  type,
  copies,
  targets: () => [{ road: 'highway' }, { road: 'stateRoad' }],
  play(turn, _, { road }) {
    if (road === undefined || road === 'any') return
    for (const of of CRIMINALS) addEffect(turn, { type: 'slow', of, until: 'turn', value, road })
  },
})

/** Next to the Jaguar (D-7): the driver gets no further than this, whatever the road. */
export const slowerDriver = (type: PoliceType, copies: number, value: number): CardRule => ({
  type,
  copies,
  targets: ({ jaguar }) => (jaguar ? [{}] : []),
  stays: () => 'jaguar',
  play(turn, _, __, card) {
    const { jaguar } = turn.state
    if (jaguar) addEffect(turn, { type: 'slow', of: jaguar, until: 'turn', value, card })
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

/** Next to the Police Station (D-7): the next successful Fight of any Policeman hits harder. */
export const harderFight = (type: PoliceType, copies: number, value: number): CardRule => ({
  type,
  copies,
  targets: () => [{}],
  stays: () => 'station',
  play(turn, _, __, card) {
    addEffect(turn, { type: 'fierce', of: 'detectives', until: 'used', value, card })
  },
})

/** Danger, while both Criminals are On the Run. */
export const danger = (type: PoliceType, copies: number, by: number): CardRule => ({
  type,
  copies,
  targets: ({ fugitives }) => (CRIMINALS.every(who => fugitives[who].card === null) ? [{}] : []),
  play: turn => moveDanger(turn, by, 'card'),
})
