import { take } from '../../kernel/bag.ts'
import { ruleOf } from './cards/index.ts'
import { type Move, type MoveOf, type RoadChoice, watchersIn } from './move.ts'
import { beginTurn, endTurn, proceed } from './rules/course.ts'
import { moveDanger } from './rules/danger.ts'
import { useUp } from './rules/effects.ts'
import { answerExchange, openExchange } from './rules/exchange.ts'
import { stepExtra } from './rules/extras.ts'
import { fight } from './rules/fight.ts'
import { discardCard, drawCards, pay, pileOf, recover, settleDraw } from './rules/hands.ts'
import { advance } from './rules/heists.ts'
import { callOfficer, investigateAt } from './rules/police.ts'
import {
  effectsOf,
  faceOf,
  handOf,
  hideoutAt,
  holderOf,
  isCharacter,
  isCriminal,
  isHidden,
  leaderOf,
  placeOf,
  whereIs,
} from './rules/questions.ts'
import { settleRoll } from './rules/reroll.ts'
import { goBack, sneakTo, stepTo, takeJaguar, travel } from './rules/shadows.ts'
import { turnUp } from './rules/tracks.ts'
import { type DiabolikTurn, showing } from './rules/turn.ts'
import { openWays } from './rules/ways.ts'
import { makeRoom } from './rules/wounds.ts'
import type { Acting, Action, Character, Criminal, Question, State } from './state.ts'

export function apply(turn: DiabolikTurn, move: Move): void {
  const { state } = turn
  const question = state.questions.shift()
  if (question) answer(turn, question, move)
  else if (state.acting) act(turn, state.acting, move)
  else if (move.type === 'activate') beginTurn(turn, move.figure)
  proceed(turn)
}

/** D-11: an action is spent; none but the card action can be taken again. */
function spend(acting: Acting, action: Action): void {
  acting.actions--
  if (action === 'move') acting.moves++
  else if (action !== 'card') acting.done.push(action)
}

/** D-64: mixed roads bind nobody to a kind. */
function bind(acting: Acting, road: RoadChoice | 'stay'): void {
  if (road !== 'any' && road !== 'stay') acting.road = road
}

function act(turn: DiabolikTurn, acting: Acting, move: Move): void {
  const { figure } = acting
  switch (move.type) {
    case 'move':
    case 'sneak':
    case 'hide':
      return go(turn, acting, move)
    case 'fight':
      spend(acting, 'fight')
      return fight(turn, figure, move.target)
    case 'investigate':
      return investigate(turn, acting)
    case 'endTurn':
      return endTurn(turn)
    default:
      if (isCharacter(figure)) actAsCharacter(turn, acting, figure, move)
  }
}

function investigate(turn: DiabolikTurn, acting: Acting): void {
  const { figure } = acting
  const at = placeOf(turn.state, figure)
  if (isCriminal(figure) || at === null) return
  spend(acting, 'investigate')
  investigateAt(turn, figure, at)
}

function go(turn: DiabolikTurn, acting: Acting, move: MoveOf<'move' | 'sneak' | 'hide'>): void {
  const { figure } = acting
  const { to, road } = move
  // Which way is found before the Move binds the turn to it.
  const way = move.type === 'move' && openWays(turn.state, figure).find(each => each.to === to && each.road === road)
  spend(acting, 'move')
  bind(acting, road)
  if (way) travel(turn, figure, way.path, way.road)
  if (move.type === 'move' || !isCriminal(figure)) return
  if (move.type === 'sneak') sneakTo(turn, figure, to, watchersIn(move.seen))
  else goBack(turn, figure, to, watchersIn(move.seen))
}

function actAsCharacter(turn: DiabolikTurn, acting: Acting, who: Character, move: Move): void {
  const { state } = turn
  switch (move.type) {
    case 'advance':
      spend(acting, 'advance')
      // D-64: also by a Part that moves.
      if (move.road) bind(acting, move.road)
      return advance(turn, who, move)
    case 'heal':
      spend(acting, 'heal')
      return heal(turn, who)
    case 'draw':
      spend(acting, 'card')
      return drawCards(turn, who, 1)
    case 'pick':
      spend(acting, 'card')
      useHideout(turn, who)
      recover(turn, who, move.card)
      return payForPick(turn, who)
    case 'play':
      return play(turn, acting, who, move)
    case 'discard':
      spend(acting, 'card')
      return discardCard(turn, who, move.card)
    case 'exchange':
      return openExchange(turn, who)
    case 'officer':
      spend(acting, 'officer')
      pay(turn, who, move.pay.split(','))
      return callOfficer(turn, leaderOf(move.officer), move.officer, 'clerville')
    case 'step':
      state.abilities.push(who)
      pay(turn, who, [move.pay])
      return stepTo(turn, who, move.to)
  }
}

const atHideout = (state: State, who: Criminal): boolean => whereIs(state, who) === hideoutAt(state)

/** D-69: whoever uses it in the open shows where it is. */
function useHideout(turn: DiabolikTurn, who: Character): void {
  const { state } = turn
  if (isCriminal(who) && !isHidden(state, who)) turnUp(turn, state.hideout)
}

/** D-21. */
function payForPick(turn: DiabolikTurn, who: Character): void {
  const [free] = effectsOf(turn.state, who, 'freePick')
  if (free) useUp(turn, free, 1)
  else moveDanger(turn, isCriminal(who) ? 1 : -1, 'pick')
}

/** D-15. */
function heal(turn: DiabolikTurn, who: Character): void {
  const { state } = turn
  const person = state.people[holderOf(state, who)]
  const free = isCriminal(who) ? atHideout(state, who) : whereIs(state, who) === 'clerville'
  person.wounds--
  turn.emit({ type: 'healed', who, wounds: person.wounds })
  if (free) useHideout(turn, who)
  else moveDanger(turn, isCriminal(who) ? 1 : -1, 'heal')
}

function play(turn: DiabolikTurn, acting: Acting, who: Character, { card, ...target }: MoveOf<'play'>): void {
  const { state } = turn
  const rule = ruleOf(faceOf(state, card))
  const spot = rule.stays?.(state, who, target)
  spend(acting, 'card')
  if (rule.isMove) {
    acting.moves++
    bind(acting, target.road ?? 'any')
  }
  take(handOf(state, who), [card])
  const faces = showing(state, [card])
  const { at, who: whom } = target
  const aim = isCriminal(who) ? {} : { ...(at && { at }), ...(whom && { whom }) }
  turn.emit({ type: 'cardPlayed', who, card, faces, ...aim })
  if (spot === undefined) state[pileOf(who)].discards.push(card)
  else {
    state.beside.push({ card, by: who, spot, mask: rule.mask === true })
    turn.emit({ type: 'cardStayed', who, card, faces, spot })
  }
  turn.final()
  rule.play(turn, who, target, card)
}

function answer(turn: DiabolikTurn, question: Question, move: Move): void {
  const { state } = turn
  switch (question.type) {
    case 'jaguar':
      if (move.type === 'drive') takeJaguar(turn, move.who)
      return
    case 'wounds':
      if (move.type === 'makeRoom') makeRoom(turn, question, move.card)
      return
    case 'reroll':
      return settleRoll(turn, question, move.type === 'reroll')
    case 'redraw':
      return settleDraw(turn, question, move.type === 'redraw')
    case 'exchange': {
      const agreed = answerExchange(turn, question, move)
      const { acting } = state
      // A refusal costs no action (D-71), but is an answer for this turn.
      if (question.free || acting?.figure !== question.from || move.type === 'lay' || move.type === 'laid') return
      acting.done.push('exchange')
      if (agreed) acting.actions--
      return
    }
    case 'way':
      if (move.type === 'walk') stepExtra(turn, question.who, move.to)
      return
  }
}
