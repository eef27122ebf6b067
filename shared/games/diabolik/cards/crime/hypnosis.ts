import { addEffect } from '../../rules/effects.ts'
import { hitsOf, policeAt, whereIs } from '../../rules/questions.ts'
import { hit, throwDie } from '../../rules/wounds.ts'
import { POLICE } from '../../state.ts'
import { around, policeIn } from './around.ts'
import type { CrimeRule } from './rule.ts'

/** D-57: a Policeman fights another and hits with guns. He does as he is told, so Morrigan rolls once (D-20). */
export const hypnosis: CrimeRule = {
  type: 'event',
  copies: 2,
  targets(state, who) {
    const victims = policeIn(state, around(state, who))
    return policeAt(state, whereIs(state, who)).flatMap(dreamer =>
      victims.filter(victim => victim !== dreamer).map(what => ({ who: dreamer, what })),
    )
  },
  play(turn, _, { who: dreamer, what }) {
    const target = POLICE.find(each => each === what)
    if (dreamer === undefined || target === undefined) return
    const die = throwDie(turn)
    const hits = hitsOf('detectives', die)
    turn.emit({ type: 'fought', who: dreamer, target, die, hits })
    turn.final()
    addEffect(turn, { type: 'actions', of: dreamer, until: 'round', value: -1 })
    hit(turn, target, hits)
  },
}
