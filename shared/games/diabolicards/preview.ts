import type { PieceId, Seat } from '../../kernel/game.ts'
import { desert } from './abilities/desertion.ts'
import { play } from './apply.ts'
import { clone } from './clone.ts'
import type { Event, Lost } from './events.ts'
import type { Move } from './move.ts'
import { answerersOf, follow, waysOut } from './rules/kills.ts'
import { die } from './rules/mat.ts'
import { powers } from './rules/power.ts'
import { standing } from './rules/table.ts'
import type { CardsTurn } from './rules/turn.ts'
import { answer, objects } from './rules/using.ts'
import type { Preview } from './shown.ts'
import type { Hold, Player, State } from './state.ts'

/** What an offer may show before the click: what it does to the mat, before anybody saves anything. */
export function preview(state: State, seat: Seat, move: Move): Preview | null {
  const { decision, killing } = state
  if (move.type === 'letDie' && killing) {
    const own = killing.victims.filter(card => standing(state, card)?.side === killing.answering[0])
    // C-54: when nobody else is asked, whoever could be saved is not.
    return answerersOf(state).length > 1 ? deaths(state, own) : { dies: own }
  }
  // Most of what is offered promises nothing: no table is laid for it.
  if (move.type !== 'play' && decision.type !== 'choose') return null
  const after = clone(state)
  const lost: Lost[] = []
  const dies: PieceId[] = []
  const turn = quietly(after, seat, event => {
    if (event.type === 'abilityLost') lost.push(event.why)
    if (event.type === 'died') dies.push(event.card)
  })
  if (move.type === 'play') play(turn, seat as Player, move)
  else if (decision.type === 'choose' && move.type === 'done') answer(turn, decision, null)
  else if (decision.type === 'choose' && move.type === 'choose') {
    answer(turn, decision, move)
    // As if this were the last one.
    const { decision: then } = after
    if (then.type === 'choose' && then.card === decision.card && objects(after, then).done) answer(turn, then, null)
  } else return null
  const promise = { ...change(state, after, turn), ...deaths(state, dies), ...(lost[0] && { lost: lost[0] }) }
  return Object.keys(promise).length > 0 ? promise : null
}

/** What is hidden never reaches the mat, so any luck will do here: nothing that is told of it depends on it. */
const ANY = { drawn: 0, int: () => 0 }
const quietly = (state: State, seat: Seat, emit: (event: Event) => void): CardsTurn => ({
  state,
  seat,
  chance: ANY,
  names: ANY,
  emit,
  final: () => {},
})

/** Of the mat as it would be, and of the power when those who would die have died, and the turn is over. */
function change(before: State, after: State, turn: CardsTurn): Preview {
  const fresh = after.holds.filter(hold => !before.holds.some(old => same(old, hold)))
  const held = (power: Hold['power']) => fresh.filter(hold => hold.power === power).map(({ target }) => target)
  const [boosts, hinders] = [held(8), held(0)]
  for (const card of after.killing?.victims ?? []) die(turn, card)
  if (after.decision.type === 'turn') {
    follow(turn)
    desert(turn)
  }
  const [was, is] = [powers(before), powers(after)]
  const power = { dawn: is.dawn - was.dawn, dusk: is.dusk - was.dusk }
  return {
    ...((power.dawn !== 0 || power.dusk !== 0) && { power }),
    ...(boosts.length > 0 && { boosts }),
    ...(hinders.length > 0 && { hinders }),
  }
}

const same = (one: Hold, other: Hold): boolean =>
  one.source === other.source && one.target === other.target && one.power === other.power

/** C-34: from memory nothing is pointed out. */
function deaths(state: State, dies: readonly PieceId[]): Preview {
  if (dies.length === 0) return {}
  const savable = state.options.memory ? [] : dies.filter(card => waysOut(state, card).length > 0)
  return { dies: [...dies], ...(savable.length > 0 && { savable }) }
}
