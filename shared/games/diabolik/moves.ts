import type { Seat } from '../../kernel/game.ts'
import { ruleOf } from './cards/index.ts'
import type { Move } from './move.ts'
import { eligible } from './rules/course.ts'
import { exchangeMoves, mayExchange } from './rules/exchange.ts'
import { adversaries } from './rules/fight.ts'
import { advances, combinations } from './rules/heists.ts'
import { callable, priceOfOfficer } from './rules/police.ts'
import {
  distinct,
  faceOf,
  handOf,
  hasAbility,
  hasEffect,
  hideoutAt,
  isCharacter,
  isCriminal,
  isFull,
  isHidden,
  isOfficer,
  isWatched,
  movesAllowed,
  neighbours,
  seatOf,
  sideOf,
  watchersAt,
  whereIs,
  woundsOf,
} from './rules/questions.ts'
import { openWays, sneaks, ways } from './rules/ways.ts'
import { type Acting, type Action, CHARACTERS, type Character, CRIMINALS, type Question, type State } from './state.ts'

/** Who may decide now (D-84: what a team chooses together, the first to claim it). */
export function deciders(state: State): readonly Character[] {
  if (state.outcome) return []
  const [question] = state.questions
  if (question) return askedOf(question)
  if (state.acting) return [seatOf(state.acting.figure)]
  if (state.lead) return [state.lead]
  return CHARACTERS.filter(who => sideOf(who) === (state.phase === 'police' ? 'detectives' : 'criminals'))
}

function askedOf(question: Question): readonly Character[] {
  switch (question.type) {
    case 'jaguar':
      return question.who
    case 'exchange':
      return [question.answering ? question.to : question.from]
    case 'way':
      return CRIMINALS
    default:
      return [question.who]
  }
}

export function moves(state: State, seat: Seat): Move[] {
  if (!deciders(state).some(who => who === seat)) return []
  const [question] = state.questions
  if (question) return answers(state, question)
  if (state.acting) return turnMoves(state, state.acting)
  return eligible(state).map(figure => ({ type: 'activate', figure }))
}

function answers(state: State, question: Question): Move[] {
  switch (question.type) {
    case 'jaguar':
      return [...question.who.map(who => ({ type: 'drive' as const, who })), { type: 'onFoot' }]
    case 'wounds':
      return distinct(state, handOf(state, question.who)).map(card => ({ type: 'makeRoom', card }))
    case 'reroll':
      return [{ type: 'stand' }, { type: 'reroll' }]
    case 'redraw':
      return [{ type: 'keep' }, { type: 'redraw' }]
    case 'exchange':
      return exchangeMoves(state, question)
    case 'way':
      return question.ways.map(to => ({ type: 'walk', to }))
  }
}

function turnMoves(state: State, acting: Acting): Move[] {
  const { figure } = acting
  const free = (action: Action): boolean => acting.actions > 0 && !acting.done.includes(action)
  const list: Move[] = []
  if (acting.actions > 0 && acting.moves < movesAllowed(state, figure)) list.push(...roadMoves(state, acting))
  if (free('fight')) for (const target of adversaries(state, figure)) list.push({ type: 'fight', target })
  if (!isCriminal(figure) && free('investigate')) list.push({ type: 'investigate' })
  if (isCharacter(figure)) list.push(...characterMoves(state, figure, acting, free))
  list.push({ type: 'endTurn' })
  return list
}

function roadMoves(state: State, { figure }: Acting): Move[] {
  if (isCriminal(figure) && isHidden(state, figure))
    return sneaks(state, figure).map(target => ({ type: 'sneak', ...target }))
  const list: Move[] = openWays(state, figure).map(({ to, road }) => ({ type: 'move', to, road }))
  // D-36.
  if (isOfficer(figure) || !isCriminal(figure) || isWatched(state, figure)) return list
  const here = whereIs(state, figure)
  list.push({ type: 'hide', to: here, road: 'stay', seen: watchersAt(state, here).join() })
  for (const { to, road, seen } of ways(state, figure)) list.push({ type: 'hide', to, road, seen: seen.join() })
  return list
}

function characterMoves(state: State, who: Character, acting: Acting, free: (action: Action) => boolean): Move[] {
  const list: Move[] = []
  const hand = distinct(state, handOf(state, who))
  if (free('advance')) list.push(...advances(state, who))
  if (free('heal') && woundsOf(state, who) > 0) list.push({ type: 'heal' })
  if (acting.actions > 0) list.push(...cardMoves(state, who, acting))
  if (free('exchange') && mayExchange(state, who)) list.push({ type: 'exchange' })
  if (isCriminal(who)) return list
  if (free('officer') && !hasEffect(state, who, 'cutOff'))
    for (const officer of callable(state, who))
      for (const cards of combinations(state, handOf(state, who), priceOfOfficer(state, who)))
        list.push({ type: 'officer', officer, pay: cards.join() })
  if (who === 'ginko' && hasAbility(state, who))
    for (const { to } of neighbours(state, whereIs(state, who)))
      for (const pay of hand) list.push({ type: 'step', to, pay })
  return list
}

function cardMoves(state: State, who: Character, acting: Acting): Move[] {
  const list: Move[] = []
  const hand = distinct(state, handOf(state, who))
  const pile = isCriminal(who) ? state.crime : state.police
  if (!isFull(state, who)) {
    if (pile.cards.length + pile.discards.length > 0) list.push({ type: 'draw' })
    // D-21, D-69.
    if (whereIs(state, who) === (isCriminal(who) ? hideoutAt(state) : 'clerville'))
      for (const card of distinct(state, pile.discards)) list.push({ type: 'pick', card })
  }
  if (!hasEffect(state, who, 'cutOff'))
    for (const card of hand) {
      const rule = ruleOf(faceOf(state, card))
      if (rule.isMove && acting.moves >= movesAllowed(state, who)) continue
      for (const target of rule.targets(state, who)) list.push({ type: 'play', card, ...target })
    }
  for (const card of hand) list.push({ type: 'discard', card })
  return list
}
