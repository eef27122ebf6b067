import type { PieceId } from '../../../kernel/game.ts'
import { pick } from '../../../kernel/rng.ts'
import { type Character, DIE, type DieFace, type Figure, type Officer, type Question } from '../state.ts'
import { moveDanger } from './danger.ts'
import { endEffectsOfTurn, useUp } from './effects.ts'
import { discardAtRandom, discardCard } from './hands.ts'
import {
  effectsOf,
  holderOf,
  isCharacter,
  isFull,
  isOfficer,
  limitOf,
  sideOf,
  woundsLeft,
  woundsOf,
} from './questions.ts'
import { ask, type DiabolikTurn } from './turn.ts'

export const throwDie = (turn: DiabolikTurn): DieFace => pick(turn.chance, DIE)

export function sendToStation(turn: DiabolikTurn, who: Officer): void {
  turn.state.policemen[who] = null
  turn.emit({ type: 'sentToStation', who })
  endEffectsOfTurn(turn, who)
}

/** D-14. */
export function hit(turn: DiabolikTurn, target: Figure, count: number): void {
  const { state } = turn
  let left = count
  for (const effect of effectsOf(state, target, 'shield')) {
    if (left === 0) break
    turn.emit({ type: 'shielded', who: target })
    const stopped = Math.min(left, effect.value)
    left -= stopped
    useUp(turn, effect, stopped)
  }
  if (left === 0) return
  if (isOfficer(target)) return sendToStation(turn, target)
  if (isCharacter(target)) wound(turn, target, left)
}

/** D-14, D-63: one Wound after the other; asks where the owner chooses what to make room with. */
function wound(turn: DiabolikTurn, who: Character, count: number): void {
  const { state } = turn
  for (let left = count; left > 0 && !state.outcome; left--) {
    const all = woundsOf(state, who) >= limitOf(state, who)
    if (all || woundsLeft(state) === 0) {
      moveDanger(turn, sideOf(who) === 'criminals' ? 1 : -1, 'wounds')
      continue
    }
    if (isFull(state, who)) {
      if (state.options.edition === 'en') return ask(turn, { type: 'wounds', who, count: left })
      discardAtRandom(turn, who, 1)
    }
    takeWound(turn, who)
  }
}

function takeWound(turn: DiabolikTurn, who: Character): void {
  const person = turn.state.people[holderOf(turn.state, who)]
  person.wounds++
  turn.emit({ type: 'wounded', who, wounds: person.wounds })
}

/** So many Wounds at most. */
export function heal(turn: DiabolikTurn, who: Character, most: number): void {
  const person = turn.state.people[holderOf(turn.state, who)]
  if (person.wounds === 0) return
  person.wounds = Math.max(0, person.wounds - most)
  turn.emit({ type: 'healed', who, wounds: person.wounds })
}

/** D-14: the answer to a `wounds`. */
export function makeRoom(turn: DiabolikTurn, { who, count }: Question & { type: 'wounds' }, card: PieceId): void {
  discardCard(turn, who, card)
  takeWound(turn, who)
  wound(turn, who, count - 1)
}
