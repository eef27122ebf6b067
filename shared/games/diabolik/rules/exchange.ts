import { stow, take } from '../../../kernel/bag.ts'
import type { Move } from '../move.ts'
import type { Character, Question, State } from '../state.ts'
import { distinct, handOf, isPair, limitOf, partnerOf, whereIs, woundsOf } from './questions.ts'
import { ask, type DiabolikTurn, showing } from './turn.ts'

type Exchange = Question & { type: 'exchange' }

/** Wherever they are: is there anything to exchange? Numbers of cards are public. */
const canTrade = (state: State, who: Character): boolean =>
  !isPair(state) && handOf(state, who).length + handOf(state, partnerOf(who)).length > 0

/** D-17, D-55, D-88. */
export const mayExchange = (state: State, who: Character): boolean =>
  whereIs(state, who) === whereIs(state, partnerOf(who)) && canTrade(state, who)

export function openExchange(turn: DiabolikTurn, from: Character, free = false): void {
  // The draw before it may have ended the game (D-85).
  if (turn.state.outcome) return
  const to = partnerOf(from)
  turn.emit({ type: 'exchangeOpened', who: from, with: to })
  ask(turn, { type: 'exchange', from, to, offered: [], back: [], answering: false, free })
}

/** D-71: card by card. */
export function exchangeMoves(state: State, { from, to, offered, back, answering }: Exchange): Move[] {
  const seat = answering ? to : from
  const lays: Move[] = distinct(state, handOf(state, seat)).map(card => ({ type: 'lay', card }))
  if (!answering) return [...lays, { type: 'laid' }]
  const fits = (who: Character, given: number, got: number) =>
    handOf(state, who).length + got + woundsOf(state, who) <= limitOf(state, who) && given + got > 0
  // What was laid down has left the hand already.
  const agreed = fits(from, offered.length, back.length) && fits(to, back.length, offered.length)
  const agree: Move[] = agreed ? [{ type: 'agree' }] : []
  return [...lays, ...agree, { type: 'refuse' }]
}

/** True when it came about. */
export function answerExchange(turn: DiabolikTurn, question: Exchange, move: Move): boolean {
  const { state } = turn
  const { from, to, offered, back, answering } = question
  const seat = answering ? to : from
  if (move.type === 'lay') {
    take(handOf(state, seat), [move.card])
    const more = { faces: showing(state, [move.card]) }
    turn.emit({ type: 'cardLaid', who: seat, card: move.card }, { to: [from, to], more })
    turn.final()
    const laid = answering ? { back: [...back, move.card] } : { offered: [...offered, move.card] }
    state.questions.unshift({ ...question, ...laid })
    return false
  }
  if (move.type === 'laid') {
    state.questions.unshift({ ...question, answering: true })
    return false
  }
  const agreed = move.type === 'agree'
  if (agreed) turn.emit({ type: 'exchanged', who: from, with: to, given: offered.length, got: back.length })
  else turn.emit({ type: 'exchangeRefused', who: to, with: from })
  stow(turn, handOf(state, agreed ? to : from), offered)
  stow(turn, handOf(state, agreed ? from : to), back)
  return agreed
}
