import { draw, stow, take } from '../../kernel/bag.ts'
import type { PieceId, Turn } from '../../kernel/game.ts'
import { pick } from '../../kernel/rng.ts'
import type { DangerReason, Event, Faces } from './events.ts'
import {
  effectsOf,
  faceOf,
  handOf,
  hasAbility,
  holderOf,
  holdersOf,
  isCharacter,
  isFull,
  isOfficer,
  LATE,
  limitOf,
  maximumOf,
  sideOf,
  woundsLeft,
  woundsOf,
} from './questions.ts'
import {
  CHARACTERS,
  type Character,
  CRIMINALS,
  DIE,
  type DieFace,
  type Effect,
  type Ending,
  type Figure,
  type Officer,
  type Question,
  type Side,
  type State,
} from './state.ts'

/** Changes to a state, each told as it is made. The rest of the rules are put together from these. */
export type DiabolikTurn = Turn<State, Event>

export const ask = (turn: DiabolikTurn, question: Question): void => {
  turn.state.questions.push(question)
}

export const showing = (state: State, cards: readonly PieceId[]): Faces =>
  Object.fromEntries(cards.map(card => [card, faceOf(state, card)]))

// The end

export function end(turn: DiabolikTurn, side: Side, by: Ending): void {
  const { state } = turn
  if (state.outcome) return
  const winners = CHARACTERS.filter(who => sideOf(who) === side)
  state.outcome = { winners, by }
  // Nothing is left to answer; what lay there for it goes where it came from.
  for (const question of state.questions.splice(0)) {
    if (question.type === 'redraw') stow(turn, handOf(state, question.who), [question.card])
    if (question.type !== 'exchange') continue
    stow(turn, handOf(state, question.from), question.offered)
    stow(turn, handOf(state, question.to), question.back)
  }
  turn.emit({ type: 'ended', winners, by })
  turn.final()
}

/** D-50, D-62, D-90. The first goal reached ends the game (D-85). */
export function moveDanger(turn: DiabolikTurn, by: number, why: DangerReason): void {
  const { state } = turn
  if (state.outcome || (by < 0 && state.round >= LATE)) return
  const to = Math.max(0, Math.min(maximumOf(state), state.danger + by))
  if (to === state.danger) return
  turn.emit({ type: 'dangerMoved', by: to - state.danger, to, why })
  state.danger = to
  if (to === maximumOf(state)) end(turn, 'detectives', 'danger')
}

// Cards

const pileOf = (who: Character): 'crime' | 'police' => (sideOf(who) === 'criminals' ? 'crime' : 'police')

/** D-6, D-50: at once when the last card has been drawn. */
function refill(turn: DiabolikTurn, name: 'crime' | 'police'): void {
  const { state } = turn
  const pile = state[name]
  if (pile.cards.length > 0 || pile.discards.length === 0) return
  const cards = pile.discards.splice(0)
  turn.emit({ type: 'reshuffled', pile: name, count: cards.length })
  stow(turn, pile.cards, cards)
  if (name === 'crime') moveDanger(turn, 1, 'reshuffle')
  else if (state.options.edition === 'en') moveDanger(turn, -1, 'reshuffle')
}

/** Draws one card and tells its holders which; it lies nowhere yet. */
function drawOne(turn: DiabolikTurn, who: Character): PieceId | undefined {
  const { state } = turn
  const name = pileOf(who)
  // A deck that ran out while every card was held is made anew as soon as there is something to make it of.
  refill(turn, name)
  const card = state.outcome ? undefined : draw(turn, state[name].cards)
  if (card === undefined) return undefined
  turn.emit({ type: 'drew', who, card }, { to: holdersOf(state, who), more: { faces: showing(state, [card]) } })
  refill(turn, name)
  return card
}

/** D-20, D-55, D-83: could Eva put away what this Criminal draws now? */
const mayRedraw = (state: State, who: Character): boolean =>
  hasAbility(state, 'eva') &&
  state.phase === 'criminals' &&
  (state.options.players === 2 ? sideOf(who) === 'criminals' : who === 'eva' && state.acting?.figure === 'eva')

/** D-16: no further than the hand is large. */
export function drawCards(turn: DiabolikTurn, who: Character, count: number): void {
  const { state } = turn
  for (let left = count; left > 0 && !isFull(state, who) && !state.outcome; left--) {
    const card = drawOne(turn, who)
    if (card === undefined) return
    if (mayRedraw(state, who) && !state.outcome) {
      // The card must lie apart while she thinks: in the hand, which is a bag, it could not be named any more.
      return ask(turn, { type: 'redraw', who: who === 'diabolik' ? 'diabolik' : 'eva', card, more: left - 1 })
    }
    stow(turn, handOf(state, who), [card])
  }
}

/** D-20: the answer to a `redraw`. */
export function settleDraw(
  turn: DiabolikTurn,
  { who, card, more }: Question & { type: 'redraw' },
  again: boolean,
): void {
  const { state } = turn
  if (again) {
    state.abilities.push('eva')
    turn.emit({ type: 'redrew', who, card, faces: showing(state, [card]) })
    state.crime.discards.push(card)
    turn.final()
    const other = drawOne(turn, who)
    if (other !== undefined) stow(turn, handOf(state, who), [other])
  } else stow(turn, handOf(state, who), [card])
  if (!state.outcome) drawCards(turn, who, more)
}

/** A hand card goes to the discards before all eyes: it has been seen, so there is no way back. */
export function discardCard(turn: DiabolikTurn, who: Character, card: PieceId): void {
  const { state } = turn
  take(handOf(state, who), [card])
  turn.emit({ type: 'discarded', who, card, faces: showing(state, [card]) })
  state[pileOf(who)].discards.push(card)
  turn.final()
}

export function discardAtRandom(turn: DiabolikTurn, who: Character, count: number): void {
  const { state } = turn
  for (let i = 0; i < count; i++) {
    const card = draw(turn, handOf(state, who))
    if (card === undefined) return
    turn.emit({ type: 'discarded', who, card, faces: showing(state, [card]) })
    state[pileOf(who)].discards.push(card)
    turn.final()
  }
}

/** D-16: the price of something; no action. */
export function pay(turn: DiabolikTurn, who: Character, cards: readonly PieceId[]): void {
  if (cards.length === 0) return
  const { state } = turn
  take(handOf(state, who), cards)
  turn.emit({ type: 'paid', who, cards, faces: showing(state, cards) })
  state[pileOf(who)].discards.push(...cards)
  turn.final()
}

/** A card of the own discards comes into the hand, seen by all. */
export function recover(turn: DiabolikTurn, who: Character, card: PieceId): void {
  const { state } = turn
  take(state[pileOf(who)].discards, [card])
  turn.emit({ type: 'picked', who, card, faces: showing(state, [card]) })
  stow(turn, handOf(state, who), [card])
  turn.final()
}

/** D-7: a card that lay next to something is discarded. */
export function leave(turn: DiabolikTurn, card: PieceId): void {
  const { state } = turn
  const at = state.beside.findIndex(each => each.card === card)
  const lying = state.beside[at]
  if (!lying) return
  state.beside.splice(at, 1)
  state.effects = state.effects.filter(effect => effect.card !== card)
  turn.emit({ type: 'cardLeft', who: lying.by, card, faces: showing(state, [card]) })
  state[pileOf(lying.by)].discards.push(card)
}

/** What a side had to admit, before all. */
export function tell(turn: DiabolikTurn, who: Side, what: string, count: number): void {
  turn.emit({ type: 'answered', who, what, count })
  turn.final()
}

// Effects

export const addEffect = (turn: DiabolikTurn, effect: Effect): void => {
  turn.state.effects.push(effect)
}

export function endEffect(turn: DiabolikTurn, effect: Effect): void {
  const { state } = turn
  state.effects = state.effects.filter(each => each !== effect)
  if (effect.card !== undefined) leave(turn, effect.card)
}

/** An effect that serves so many times. */
export function useUp(turn: DiabolikTurn, effect: Effect, times: number): void {
  const { state } = turn
  if (effect.value <= times) endEffect(turn, effect)
  else state.effects[state.effects.indexOf(effect)] = { ...effect, value: effect.value - times }
}

export function endEffects(turn: DiabolikTurn, over: (effect: Effect) => boolean): void {
  for (const effect of turn.state.effects.filter(over)) endEffect(turn, effect)
}

/** A turn is over, or does not come: so is whatever lasted to its end. */
export const endEffectsOfTurn = (turn: DiabolikTurn, figure: Figure): void =>
  endEffects(turn, ({ until, of }) => until === 'turn' && of === figure)

// Dice and Wounds

export const throwDie = (turn: DiabolikTurn): DieFace => pick(turn.chance, DIE)

/** A die that nobody can roll again. */
export function rollDie(turn: DiabolikTurn, who: Figure): DieFace {
  const die = throwDie(turn)
  turn.emit({ type: 'rolled', who, die })
  turn.final()
  return die
}

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
export function wound(turn: DiabolikTurn, who: Character, count: number): void {
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

export function takeWound(turn: DiabolikTurn, who: Character): void {
  const person = turn.state.people[holderOf(turn.state, who)]
  person.wounds++
  turn.emit({ type: 'wounded', who, wounds: person.wounds })
}

export const CRIMINAL_SEATS: readonly Character[] = CRIMINALS
