import { deciders } from './moves.ts'
import { powers } from './rules/power.ts'
import type { Facts } from './shown.ts'
import type { Ending, Side, State } from './state.ts'

const endgames = (state: State, side: Side): string =>
  Object.entries(state.endgames[side])
    .map(([name, choice]) => `${name}:${choice}`)
    .join()

export function facts(state: State): Facts & Record<string, string | number | boolean> {
  const { decision, killing, outcome } = state
  const { dawn, dusk } = powers(state)
  return {
    players: state.options.players,
    memory: state.options.memory,
    starter: state.starter,
    round: state.round,
    active: state.active,
    next: `${state.next.dawn},${state.next.dusk}`,
    decider: deciders(state).join(),
    decision: decision.type,
    asking: decision.type === 'choose' || decision.type === 'flee' ? decision.card : '',
    chosen: decision.type === 'choose' ? decision.chosen.join() : '',
    banned: state.banned,
    contracted: state.contracted,
    extra: state.bonus,
    sealed: state.sealed.join(),
    sermons: state.sermons.map(({ zone }) => zone).join(),
    dawnEndgames: endgames(state, 'dawn'),
    duskEndgames: endgames(state, 'dusk'),
    dawn,
    dusk,
    killer: killing?.by ?? '',
    victims: killing?.victims.join() ?? '',
    ending: (outcome?.by as Ending | undefined) ?? '',
    winners: outcome?.winners.join() ?? '',
  }
}
