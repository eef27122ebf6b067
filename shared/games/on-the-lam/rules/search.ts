import { ITEM_EFFECTS, isItem } from '../cards/items.ts'
import { PLACES_DONE } from '../tuning.ts'
import { decider, faceOf, found, itemHelp, searchAt } from './questions.ts'
import { ask, drawAlibis, dropItem, endTurn, failSearch, hear, type LamTurn, showing } from './verbs.ts'

const rollDie = (turn: LamTurn): number => turn.chance.int(6) + 1

/** L-7: the keeper speaks to whoever comes in, then the die rolls. */
export function search(turn: LamTurn): void {
  const { state } = turn
  const seat = decider(state)
  const { at } = state.people[seat]
  const here = searchAt(state, seat, at)
  if (!here) throw new Error(`nothing to search in ${at}`)
  if (state.decision.type === 'act') hear(turn, seat)
  const die = rollDie(turn)
  turn.emit({ type: 'rolled', seat, tile: at, die, skill: here.skill, plus: here.plus, need: here.need })
  if (itemHelp(state, seat, at, die)) ask(turn, { type: 'rolled', die })
  else settle(turn, die)
}

/** L-43: one item a search, after the die is seen; a reroll's second result stands. */
export function useItem(turn: LamTurn): void {
  const { state } = turn
  const seat = decider(state)
  const card = state.people[seat].item
  const face = card ? faceOf(state, card) : undefined
  if (state.decision.type !== 'rolled' || !card || !isItem(face)) throw new Error('no item to use')
  const { die } = state.decision
  const effect = ITEM_EFFECTS[face]
  const plus = effect.type === 'bonus' ? effect.plus : 0
  turn.emit({ type: 'itemUsed', seat, card, plus, faces: showing(state, [card]) })
  dropItem(turn, seat)
  if (effect.type === 'bonus') return settle(turn, die, plus)
  const second = rollDie(turn)
  turn.emit({ type: 'rerolled', seat, die: second })
  settle(turn, second)
}

/** L-7, L-8: the result counts. */
export function settle(turn: LamTurn, die: number, bonus = 0): void {
  const { state } = turn
  const seat = decider(state)
  const person = state.people[seat]
  const here = searchAt(state, seat, person.at)
  if (!here) throw new Error(`nothing to search in ${person.at}`)
  const total = die + here.plus + bonus
  const cards = found(total, here.need)
  turn.final()
  if (cards === 0) {
    turn.emit({ type: 'searchFailed', seat, tile: person.at, total })
    return failSearch(turn, seat)
  }
  turn.emit({ type: 'searchSucceeded', seat, tile: person.at, total, cards })
  person.searched.push(person.at)
  if (person.searched.length === PLACES_DONE) {
    person.searched = []
    turn.emit({ type: 'tilesCleared', seat })
  }
  drawAlibis(turn, seat, cards)
  endTurn(turn)
}
