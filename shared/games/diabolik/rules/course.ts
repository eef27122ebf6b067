import { SHEET_RULES } from '../sheets/index.ts'
import {
  CRIMINALS,
  type Criminal,
  DETECTIVES,
  type Figure,
  LETTERS,
  type Letter,
  OFFICERS,
  type Phase,
  SECONDARIES,
  type State,
} from '../state.ts'
import { moveDanger } from './danger.ts'
import { endEffects, endEffectsOfTurn } from './effects.ts'
import { endsWalk, walkExtra } from './extras.ts'
import {
  effectsOf,
  handOf,
  hasAbility,
  isCriminal,
  isDetective,
  isHidden,
  isOfficer,
  isPair,
  LATE,
  leaderOf,
  placeOf,
} from './questions.ts'
import type { DiabolikTurn } from './turn.ts'

/** D-11, D-55. */
const ACTIONS_OF_CHARACTER = 3
const ACTIONS_OF_OFFICER = 2
const ACTIONS_OF_TWO = 4

/** D-10: who could act next. */
export function eligible(state: State): Figure[] {
  const { waiting, phase, lead } = state
  if (phase === 'criminals') return waiting
  const present = waiting.filter(figure => placeOf(state, figure) !== null)
  if (isPair(state)) {
    const officers = present.filter(isOfficer)
    return officers.length > 0 ? officers : present
  }
  return DETECTIVES.filter(who => (lead === null ? present.includes(who) : who === lead)).flatMap(who => {
    const officers = present.filter(figure => isOfficer(figure) && leaderOf(figure) === who)
    return officers.length > 0 ? officers : [who]
  })
}

/** Goes on until somebody has something to decide, or it is over. */
export function proceed(turn: DiabolikTurn): void {
  const { state } = turn
  while (!state.outcome && state.questions.length === 0) {
    const { acting } = state
    if (acting) {
      if (!isSpent(state)) return
      endTurn(turn)
    } else if (state.phase === 'secondaries') {
      const walker = state.walkers.shift()
      if (walker) walkExtra(turn, walker)
      else beginPhase(turn, 'criminals')
    } else {
      const next = eligible(state)
      const [only] = next
      if (next.length > 1) return
      if (only !== undefined) beginTurn(turn, only)
      else if (state.phase === 'criminals') beginPhase(turn, 'police')
      else beginRound(turn)
    }
  }
}

/** Is there nothing left to do in this turn, as everybody can see? */
function isSpent(state: State): boolean {
  const { acting } = state
  if (!acting) return false
  if (placeOf(state, acting.figure) === null) return true
  return acting.actions <= 0 && !(acting.figure === 'ginko' && mayStep(state))
}

/** D-20: Ginko's step costs no action. */
const mayStep = (state: State): boolean => hasAbility(state, 'ginko') && handOf(state, 'ginko').length > 0

export function beginRound(turn: DiabolikTurn): void {
  const { state } = turn
  endEffects(turn, effect => effect.until === 'round')
  state.round++
  turn.emit({ type: 'roundBegan', round: state.round })
  if (state.round >= LATE) moveDanger(turn, 1, 'late')
  state.phase = 'secondaries'
  state.walkers = SECONDARIES.filter(who => !endsWalk(state, who))
  for (const [i, sheet] of state.sheets.entries())
    if (!sheet.done && !state.outcome) SHEET_RULES[sheet.name].round?.(turn, LETTERS[i] as Letter)
}

export function beginPhase(turn: DiabolikTurn, phase: Phase): void {
  const { state } = turn
  state.phase = phase
  state.abilities = []
  state.lead = null
  state.budget = ACTIONS_OF_TWO
  state.waiting =
    phase === 'criminals'
      ? [...CRIMINALS]
      : [...OFFICERS.filter(officer => state.policemen[officer] !== null), ...DETECTIVES]
  turn.emit({ type: 'phaseBegan', phase })
  // D-83.
  if (phase === 'criminals' && isPair(state))
    for (const who of CRIMINALS) if (!isHidden(state, who)) raiseAlarm(turn, who)
}

/** D-34. A chase that goes on is told of before its Danger. */
function raiseAlarm(turn: DiabolikTurn, who: Criminal): void {
  const fugitive = turn.state.fugitives[who]
  fugitive.turns++
  if (fugitive.turns > 1 && !turn.state.outcome) turn.emit({ type: 'chased', who, turns: fugitive.turns })
  moveDanger(turn, 1, 'onTheRun')
}

export function beginTurn(turn: DiabolikTurn, figure: Figure): void {
  const { state } = turn
  // D-55: two players' Officers act all before the Detectives, so nobody leads alone.
  if (!isCriminal(figure) && !isPair(state)) state.lead = leaderOf(figure)
  const more = effectsOf(state, figure, 'actions')
  endEffects(turn, effect => more.includes(effect) && effect.until === 'used')
  const usual = isOfficer(figure) ? ACTIONS_OF_OFFICER : isPair(state) ? state.budget : ACTIONS_OF_CHARACTER
  const actions = Math.max(
    0,
    more.reduce((sum, { value }) => sum + value, usual),
  )
  state.acting = { figure, actions, done: [], moves: 0, road: null }
  turn.emit({ type: 'turnBegan', who: figure, actions })
  if (isCriminal(figure) && !isPair(state) && !isHidden(state, figure)) raiseAlarm(turn, figure)
}

export function endTurn(turn: DiabolikTurn): void {
  const { state } = turn
  const { acting } = state
  if (!acting) return
  const { figure } = acting
  endEffectsOfTurn(turn, figure)
  if (!isOfficer(figure) && isPair(state)) state.budget = Math.max(0, acting.actions)
  state.waiting = state.waiting.filter(each => each !== figure)
  if (isDetective(figure)) state.lead = null
  state.acting = null
  turn.emit({ type: 'turnEnded', who: figure })
  if (isPair(state) && state.budget === 0) skipTheOther(turn)
}

/** D-55: for whom no action is left does not come to act, unless it is Ginko for his step. */
function skipTheOther(turn: DiabolikTurn): void {
  const { state } = turn
  const skipped = state.waiting.filter(each => each !== 'ginko' || !mayStep(state))
  state.waiting = state.waiting.filter(each => !skipped.includes(each))
  for (const each of skipped) endEffectsOfTurn(turn, each)
}
