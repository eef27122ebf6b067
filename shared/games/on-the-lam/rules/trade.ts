import { draw, stow, take } from '../../../kernel/bag.ts'
import type { PieceId } from '../../../kernel/game.ts'
import { drawPlayCard } from '../cards/index.ts'
import type { Suspect } from '../state.ts'
import { cardsOf, ownerOf } from './questions.ts'
import { endTurn, investigateAt, type LamTurn, refill, sendPolice, showing } from './verbs.ts'

/** L-12, L-13: two cards of one other suspect's. Kinds do not matter, so the first two go. */
export function trade(turn: LamTurn, of: Suspect): void {
  const { state } = turn
  const seat = state.active
  const { hand, at } = state.people[seat]
  if (at !== 'eye' && at !== 'mob') throw new Error(`no trade in ${at}`)
  const cards = cardsOf(state, hand, of).slice(0, 2)
  take(hand, cards)
  turn.emit({ type: 'traded', seat, tile: at, of, cards, faces: showing(state, cards) })
  state.alibis.discards.push(...cards)
  turn.final()
  if (at === 'eye') askCooper(turn, seat, cards)
  else frame(turn, of)
}

/** L-13, L-48: the police go to whomever the evidence points at, and whoever planted it slips away meanwhile. */
function frame(turn: LamTurn, of: Suspect): void {
  const { people, active } = turn.state
  const { at } = people[of]
  sendPolice(turn, at, 'frame')
  investigateAt(turn, at, at === people[active].at ? 'endTurn' : 'walk')
}

/**
 * L-12, L-39. Whether any card is left to be found is hidden, so the trade is offered without looking: an offer that
 * depended on the pile would tell what is in it. Where there is none, the two cards go back and a play card is drawn.
 */
function askCooper(turn: LamTurn, seat: Suspect, given: readonly PieceId[]): void {
  const { state } = turn
  const { alibis } = state
  const { hand } = state.people[seat]
  if (cardsOf(state, [...alibis.cards, ...alibis.discards], seat).length === 0) {
    turn.emit({ type: 'noTip', seat, cards: given })
    take(alibis.discards, given)
    stow(turn, hand, given)
    return drawPlayCard(turn)
  }
  let turned: PieceId[] = []
  const show = () => {
    if (turned.length > 0) turn.emit({ type: 'pileSearched', seat, cards: turned, faces: showing(state, turned) })
    alibis.discards.push(...turned)
    turned = []
  }
  for (;;) {
    refill(turn, 'alibis')
    const card = draw(turn, alibis.cards)
    if (card === undefined) throw new Error('the pile ran out under the search')
    if (ownerOf(state, card) === seat) {
      show()
      turn.emit({ type: 'tipFound', seat, card }, { to: [seat], more: { faces: showing(state, [card]) } })
      stow(turn, hand, [card])
      break
    }
    turned.push(card)
    if (alibis.cards.length === 0) show()
  }
  refill(turn, 'alibis')
  endTurn(turn)
}
